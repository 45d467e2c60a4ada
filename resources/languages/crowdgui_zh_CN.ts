<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <context>
        <name>CrowdGUI</name>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source> (from {low} on; perhaps no number does)</source>
            <translation>（{low} 起；也许多少都不够）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source> ({low} to {high})</source>
            <translation>（{low} 至 {high}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;About CrowdGUI</source>
            <translation>关于 CrowdGUI(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;As the system</source>
            <translation>跟随系统(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Cancel</source>
            <translation>取消(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Colours</source>
            <translation>颜色(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Contents of the help</source>
            <translation>帮助目录(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Copy table</source>
            <translation>复制表格(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Dark</source>
            <translation>深色(&amp;D)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Edit</source>
            <translation>编辑(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Export…</source>
            <translation>导出(&amp;E)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;File</source>
            <translation>文件(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Find…</source>
            <translation>查找(&amp;F)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Go to</source>
            <translation>转到(&amp;G)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Help</source>
            <translation>帮助(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Help on this</source>
            <translation>此处的帮助(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;History…</source>
            <translation>历史(&amp;H)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Light</source>
            <translation>浅色(&amp;L)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/questions.py" />
            <source>&amp;Next question</source>
            <translation>下一个问题(&amp;N)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Open…</source>
            <translation>打开(&amp;O)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Paste labels</source>
            <translation>粘贴标签(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/questions.py" />
            <source>&amp;Previous question</source>
            <translation>上一个问题(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Question</source>
            <translation>问题(&amp;Q)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Quit</source>
            <translation>退出(&amp;Q)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Run</source>
            <translation>运行(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Run rule</source>
            <translation>运行规则(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Save project</source>
            <translation>保存项目(&amp;S)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Settings…</source>
            <translation>设置(&amp;S)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Simulate crowds…</source>
            <translation>模拟群体(&amp;S)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Theory of the guarantees</source>
            <translation>保证的理论(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;Use the rule selected in Compare</source>
            <translation>使用“比较”中所选的规则(&amp;U)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>&amp;View</source>
            <translation>视图(&amp;V)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>(empty)</source>
            <translation>（空）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>(no answer)</source>
            <translation>（没有答案）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>(no name)</source>
            <translation>（无名称）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>, </source>
            <translation>、</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>, column “{column}”</source>
            <translation>，列“{column}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>, line {line}</source>
            <translation>，第 {line} 行</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>, which is tied on {n} items.</source>
            <extracomment>For one: , which is tied on {n} item.</extracomment>
            <translation>
                <numerusform>，其中 {n} 个条目上票数并列。</numerusform>
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
            <translation>0 计为标签：{cells} 个单元格中的 {n} 个（{share}）。若它表示没有答案，请作相应选择。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>1</source>
            <translation>1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} guessers</source>
            <translation>每 {n} 名猜测者中有 1 名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} honest workers</source>
            <translation>每 {n} 名认真的标注员中有 1 名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} workers</source>
            <translation>每 {n} 名标注员中有 1 名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>1,920 simulated labels with the texts; a third of the items are hard</source>
            <translation>1,920 个带文本的模拟标签；三分之一的条目较难</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>10 % are above</source>
            <translation>10 % 在此之上</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>10 % are below</source>
            <translation>10 % 在此之下</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>10,800 simulated labels for which a guarantee can be given</source>
            <translation>10,800 个模拟标签，可以给出保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>6,000 simulated labels; six of 40 workers are not to be trusted</source>
            <translation>6,000 个模拟标签；40 名标注员中有六名不可信</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>95 % interval</source>
            <translation>95 % 区间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>; </source>
            <translation>；</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from a random sample checked by hand. It needs no model of the workers.</source>
            <translation>由人工检查的随机样本得出的界限。不需要标注员模型。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how often workers agree, with the chance of error counted in.</source>
            <translation>由标注员一致的频率得出的界限，已计入出错的概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how workers did on gold items, with the chance of error counted in.</source>
            <translation>由标注员在金标准条目上的表现得出的界限，已计入出错的概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound into which estimated accuracies are put. It is an indication and never becomes the guarantee.</source>
            <translation>代入估计准确率的界限。它仅供参考，永远不会成为保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A cell is longer than {limit} million characters. A quote mark may not be closed.</source>
            <translation>有一个单元格超过 {limit} 百万个字符。可能有引号未闭合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/column_encoder.py" />
            <source>A column holds more than {n} GB of text that differs from row to row. Leave that column out, or split the file.</source>
            <translation>有一列含有超过 {n} GB 逐行不同的文本。请去掉该列，或拆分文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>A flag never leaves anybody out by itself. What follows is shown below at once.</source>
            <translation>警示本身从不排除任何人。其后果会立即显示在下方。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder of Parquet files, or an address such as s3://…</source>
            <translation>Parquet 文件的文件夹，或 s3://… 之类的地址</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder that is not there yet</source>
            <translation>尚不存在的文件夹</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>A gold file knows the answers to one question. Choose that question alone, or remove the file.</source>
            <translation>金标准文件只对应一个问题的答案。请只选择该问题，或移除该文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>A hundred checked answers would tell the error from which to plan.</source>
            <translation>检查一百个答案即可得知规划所依据的错误率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A label points to an item, a worker or a class without name.</source>
            <translation>有标签指向没有名称的条目、标注员或类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>A larger audit can say more.</source>
            <translation>更大规模的审核可以说明更多。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A limit that the share of wrong labels keeps to, if its conditions hold.</source>
            <translation>条件成立时，错误标签比例不会超过的上限。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A part of the work was ended from outside. What is done so far is kept.</source>
            <translation>部分工作被外部终止。已完成的部分予以保留。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>A pause of half an hour ends a session.</source>
            <translation>停顿半小时即结束一个时段。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>A person set the final label</source>
            <translation>最终标签由人工设定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>A person wrote a note</source>
            <translation>有人写了备注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>A plain majority would give another label</source>
            <translation>简单多数会给出其他标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A quote mark opens here and is never closed. Close it, or take it out.</source>
            <translation>此处有引号未闭合。请闭合或删除它。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A range that holds the number which more of the same labels would settle at, in 95 of 100 cases.</source>
            <translation>一个范围：如果有更多同样的标签，数值会趋于某个值；100 次中有 95 次，这个值落在该范围内。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>A report is passed on further than the other files, so workers are numbers in it unless you tick this.</source>
            <translation>报告会比其他文件传得更广，因此除非勾选此项，其中的标注员均为编号。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>A rule turns all answers to an item into one final label. The suggested rule has run by itself; the curve shows how the vote settled.</source>
            <translation>规则把某条目的所有答案变为一个最终标签。建议的规则已自动运行；曲线显示投票如何趋于稳定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A sample of {size} cannot be drawn; choose from {low} to {high} items.</source>
            <translation>无法抽取 {size} 个条目的样本；请选择 {low} 至 {high} 个条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>A simpler description needs fewer gold answers of each worker.</source>
            <translation>描述越简单，每个标注员需要的金标准答案越少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>A table with this layout has no {role} column.</source>
            <translation>此布局的表没有“{role}”列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>A tenth of the labels is hidden again and again, and each rule foretells it from the rest. Gold is looked at where there is some, and two ways are tested in which workers may not be what rules take them for.</source>
            <translation>反复隐藏十分之一的标签，由每种规则从其余标签预测它。有金标准时会加以参考，并检验标注员可能不符合规则假设的两种情形。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <source>A typical worker agrees with the others on {typical} of items, and guessing would on {chance}. Of workers who do as well as that, 95 % lie in the band.</source>
            <translation>典型的标注员与他人的一致率为 {typical}，猜测则为 {chance}。水平与之相当的标注员中，95 % 落在色带内。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>A value is longer than {n} million characters. It is no export of labels.</source>
            <translation>有一个值超过 {n} 百万个字符。这不是标签的导出文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>A way to make one final label of what the workers say of an item.</source>
            <translation>由标注员对某条目的意见得出一个最终标签的方法。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>A worker</source>
            <translation>一个标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>A worker answers an item more than once</source>
            <translation>标注员重复回答同一条目时</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>A worker gives a single answer if it makes up this share of the labels or more.</source>
            <translation>一个答案占标签的比例达到或超过此值时，视为标注员只给一种答案。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>A worker with fewer labels is not flagged for them.</source>
            <translation>标签少于此数的标注员不会因此受到警示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>A worker, an item and a label were expected in every line.</source>
            <translation>每行应有一个标注员、一个条目和一个标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>About CrowdGUI</source>
            <translation>关于 CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Accuracies</source>
            <translation>准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Accuracies of workers</source>
            <translation>标注员的准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Accuracy</source>
            <translation>准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Accuracy of rules that go in steps</source>
            <translation>逐步运行的规则的准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Add files of labels</source>
            <translation>添加标签文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Add files…</source>
            <translation>添加文件…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Add it to the words that mean “no answer” if it is none.</source>
            <translation>若它表示没有答案，请将其加入表示“没有答案”的词。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Add them to the words that mean “no answer” if they are none.</source>
            <translation>若它们表示没有答案，请将其加入表示“没有答案”的词。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Add {n} workers like these</source>
            <extracomment>For one: Add {n} worker like these</extracomment>
            <translation>
                <numerusform>增加 {n} 名同样的标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Added to every count of a worker’s confusion matrix, so that none is 0.</source>
            <translation>加到标注员混淆矩阵的每个计数上，使其都不为 0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Added to every count of answers to gold items, since few gold items tell little.</source>
            <translation>加到金标准条目答案的每个计数上，因为少量金标准条目说明不了多少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Added to the votes for the first class; below 0 it favours the second.</source>
            <translation>加到第一个类别的票数上；低于 0 则偏向第二个类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Address</source>
            <translation>地址</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Address of the cluster</source>
            <translation>集群地址</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Advice</source>
            <translation>建议</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Agree</source>
            <translation>一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Agreeing pairs</source>
            <translation>一致的配对</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Agreement</source>
            <translation>一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Agreement between workers</source>
            <translation>标注员之间的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Agreement beyond chance of two workers on the items they share: 0 is chance, 1 is full agreement. This is the mean over all pairs that share 10 items or more, each counted by its shared items; fewer items cannot tell chance.</source>
            <translation>两名标注员在共同条目上超出偶然的一致性：0 为偶然，1 为完全一致。这是所有共同条目不少于 10 个的配对的均值，按共同条目数加权；条目更少则无法判断偶然。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Agreement beyond chance, for items that all have the same number of labels: 0 is chance, 1 is full agreement.</source>
            <translation>超出偶然的一致性，适用于每个条目标签数相同的情形：0 为偶然，1 为完全一致。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Agreement beyond chance, with a chance that stays low where nearly all labels are one class, so that it is not misled by that: 0 is chance, 1 is full agreement.</source>
            <translation>超出偶然的一致性，其偶然水平在几乎所有标签同属一类时仍保持较低，因而不受其误导：0 为偶然，1 为完全一致。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Agreement beyond chance: 0 is chance, 1 is full agreement.</source>
            <translation>超出偶然的一致性：0 为偶然，1 为完全一致。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by class</source>
            <translation>各类别的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by item</source>
            <translation>各条目的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Agreement by number of labels</source>
            <translation>一致率与标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Agreement by pair</source>
            <translation>各配对的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by pair of workers</source>
            <translation>各对标注员的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Agreement differs less from item to item than among independent workers: its spread is {ratio} times theirs.</source>
            <translation>各条目间一致性的差异小于独立标注员的情形：其离散程度为后者的 {ratio} 倍。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Agreement differs more from item to item than among independent workers, its spread is {ratio} times theirs: some items are harder than others, or workers err together.</source>
            <translation>各条目间一致性的差异大于独立标注员的情形，其离散程度为后者的 {ratio} 倍：有些条目更难，或标注员一同出错。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of every two workers</source>
            <translation>每两名标注员之间的一致率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of pairs</source>
            <translation>各配对的一致率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement of the two</source>
            <translation>两人的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement on all items</source>
            <translation>所有条目的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>Agreement with the others</source>
            <translation>与他人的一致率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the others on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>在 {n} 个条目中的 {m} 个上与他人一致，{share}（{low} 至 {high}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>All</source>
            <translation>全部</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/audit.py" />
            <source>All are checked; the guarantee follows from them.</source>
            <translation>全部已检查；保证由此得出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>All bounds</source>
            <translation>所有界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>All choices on these pages, for the next file with the same columns.</source>
            <translation>这些页面上的所有选择，用于下一个具有相同列的文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/file_kinds.py" />
            <source>All files (*)</source>
            <translation>所有文件 (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>All flagged workers are left out.</source>
            <translation>所有被标记的标注员均已排除。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>All have run</source>
            <translation>全部已运行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>All labels are at least {sure} sure</source>
            <translation>所有标签的把握都不低于 {sure}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>All labels are of one class, so nothing can be told of how workers err.</source>
            <translation>所有标签同属一个类别，因此无法了解标注员如何出错。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All labels are of one class, so there is nothing to get wrong.</source>
            <translation>所有标签同属一个类别，因此不会有错。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>All labels are of one class, so there is nothing to tell apart.</source>
            <translation>所有标签同属一个类别，因此没有什么可区分。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All labels are of one class, so there is nothing to tell workers apart by.</source>
            <translation>所有标签同属一个类别，因此无法区分标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>All of them are gold.</source>
            <translation>它们全是金标准。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>All rules are within {between} of the {n} gold answers of each other; {n} are too few to show that one of them is best.</source>
            <extracomment>For one: All rules are within {between} of the {n} gold answer of each other; {n} is too few to show that one of them is best.</extracomment>
            <translation>
                <numerusform>在 {n} 个金标准答案上，所有规则彼此相差不超过 {between} 个；{n} 个太少，无法证明其中哪种最好。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>All rules give every item the same label.</source>
            <translation>所有规则给每个条目的标签都相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All rules give the same labels.</source>
            <translation>所有规则给出的标签都相同。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>All rules have {wrong} of {n} gold answers wrong; that tells none of them apart.</source>
            <extracomment>For one: All rules have {wrong} of {n} gold answer wrong; that tells none of them apart.</extracomment>
            <translation>
                <numerusform>所有规则在 {n} 个金标准答案中都错 {wrong} 个；无法由此区分它们。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>All the same</source>
            <translation>全部相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>All workers</source>
            <translation>所有标注员</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>All {n} drawn items are checked</source>
            <extracomment>For one: The drawn item is checked</extracomment>
            <translation>
                <numerusform>抽取的 {n} 个条目已全部检查</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>All {n} drawn labels were checked</source>
            <translation>抽取的 {n} 个标签已全部检查</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>All {n} items</source>
            <extracomment>For one: {n} item</extracomment>
            <translation>
                <numerusform>全部 {n} 个条目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>All {n} items are reviewed</source>
            <extracomment>For one: The item is reviewed</extracomment>
            <translation>
                <numerusform>{n} 个条目已全部复核</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All {n} labels are at least {sure} sure.</source>
            <extracomment>For one: The label is at least {sure} sure.</extracomment>
            <translation>
                <numerusform>全部 {n} 个标签的把握都不低于 {sure}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>All {n} rows of the file.</source>
            <extracomment>For one: The only row of the file.</extracomment>
            <translation>
                <numerusform>文件的全部 {n} 行。</numerusform>
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
            <translation>对其余类别的 Alpha</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Alpha for classes in an order, the one in which they are listed: labels far apart in it disagree more than neighbours. It says nothing where that is no order.</source>
            <translation>适用于有序类别的 Alpha，顺序即其列出的顺序：相距远的标签比相邻的标签分歧更大。若该顺序并无意义，则此值不说明任何问题。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Alpha for classes that are amounts: two labels disagree by the square of their difference. It says nothing where the numbers only stand for classes.</source>
            <translation>适用于数量型类别的 Alpha：两个标签的分歧为其差的平方。若数字只是类别代号，则此值不说明任何问题。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Amazon MTurk results</source>
            <translation>Amazon MTurk 结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>An export does not say who made which tag: it must be of one worker.</source>
            <translation>导出文件不注明每个标签由谁给出：它必须只属于一名标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>An item</source>
            <translation>一个条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>An item is told by</source>
            <translation>条目的识别依据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>An ordinary worker would give other answers to about {others} of these items; {rarely} would give so few ({corrected}).</source>
            <translation>普通标注员会在其中约 {others} 个条目上给出其他答案；{rarely}会给出这么少（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>And those of assignments that were skipped or ran out of time.</source>
            <translation>以及被跳过或超时的任务的答案。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Answers</source>
            <translation>答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_review.py" />
            <source>Answers are signed “{name}”.</source>
            <translation>答案署名为“{name}”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Answers are the final label most often on “{best}” ({most}), least often on “{worst}” ({least}). Choose a cell to see its items.</source>
            <translation>答案为最终标签的频率在“{best}”上最高（{most}），在“{worst}”上最低（{least}）。选择单元格可查看其条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Answers astray</source>
            <translation>偏离的答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>Answers by class</source>
            <translation>各类别的答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Answers that are read as labels</source>
            <translation>作为标签读取的答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Appen full report</source>
            <translation>Appen 完整报告</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Argilla records</source>
            <translation>Argilla 记录</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>As JSON lists</source>
            <translation>JSON 列表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>As a share of all items of each kind.</source>
            <translation>在每种条目中各占的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>As a share of all items.</source>
            <translation>占所有条目的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>As a share of all workers.</source>
            <translation>占所有标注员的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>As in the gold answers</source>
            <translation>与金标准答案相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>As in the votes</source>
            <translation>与投票相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>As it looks</source>
            <translation>自动识别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as the workers that are open</source>
            <translation>频率与当前打开的标注员相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as workers that were open before</source>
            <translation>频率与先前打开的标注员相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>As the files were when this report was made.</source>
            <translation>文件为此报告生成时的状态。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>As the last file of this kind</source>
            <translation>同上一个此类文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>As the system</source>
            <translation>跟随系统</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>As the table shows them</source>
            <translation>与表中显示一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>As written</source>
            <translation>按原样</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Ask for certainty</source>
            <translation>要求确定性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Ask for more draws, or tick another rule in the table, to go on.</source>
            <translation>要继续，请增加抽取次数，或在表中勾选另一规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>Asked again, this worker gave the same answer to {same} of {items} ({share}).</source>
            <translation>再次被询问时，此标注员对 {items}中的 {same} 个给出相同答案（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Asking {address}…</source>
            <translation>正在询问 {address}…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>At least one draw is needed.</source>
            <translation>至少需要一次抽取。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>At least this much is wrong</source>
            <translation>至少有这么多是错的</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>At most this chance that the label is wrong, if the worker model held.</source>
            <translation>若标注员模型成立，标签错误的概率最多为此值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>At most this share of the final labels is wrong on average, as the estimated accuracies have it.</source>
            <translation>按估计的准确率，最终标签平均最多有此比例是错的。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>At most {epsilon} wrong with probability {share} or more</source>
            <translation>以不低于 {share} 的概率，错误最多 {epsilon}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>At most {share} of these labels are wrong on average.</source>
            <translation>这些标签平均最多有 {share} 是错的。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>At most {share} of these labels are wrong, at {confidence} confidence.</source>
            <translation>这些标签最多有 {share} 是错的，置信水平 {confidence}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>At most {share} of these labels are wrong.</source>
            <translation>这些标签最多有 {share} 是错的。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>At most, for each start; it is stopped then, also where it still moves.</source>
            <translation>每个起点的上限；达到后即停止，即使仍在变动。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>At most; the fit is stopped then, also where it still improves.</source>
            <translation>上限；达到后拟合即停止，即使仍在改进。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>At most; the rule is stopped then, also where labels still change.</source>
            <translation>上限；达到后规则即停止，即使标签仍在变化。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>At most; the rule is stopped then, also where messages still change.</source>
            <translation>上限；达到后规则即停止，即使消息仍在变化。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <source>At most; the rule is stopped then, also where weights still change.</source>
            <translation>上限；达到后规则即停止，即使权重仍在变化。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>At most; workers may err together on items of one kind.</source>
            <translation>上限；标注员可能在同一种类的条目上一同出错。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>Audit</source>
            <translation>抽查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Audit and more</source>
            <translation>抽查及其他</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Audit sample</source>
            <translation>抽查样本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Audit: check some labels by hand</source>
            <translation>抽查：人工检查部分标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>Audit: {wrong} wrong of {n} checked</source>
            <translation>抽查：检查 {n} 个，错误 {wrong} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Averages three careful rules. The most accurate over 29 real sets; slower.</source>
            <translation>对三种谨慎的规则取平均。在 29 个真实数据集上最准确；较慢。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>Averaging</source>
            <translation>正在求平均</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Back</source>
            <translation>返回</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Bars are one standard deviation.</source>
            <translation>误差条为一个标准差。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Bayesian average (BWA)</source>
            <translation>贝叶斯平均（BWA）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Before their answers are seen, a vote of these workers is wrong in at most {limit} of cases, if the worker model held; how divided this vote is, that bound does not know.</source>
            <translation>在看到答案之前，若标注员模型成立，这些标注员的投票最多在 {limit} 的情形下出错；该界限不考虑此次投票的分歧程度。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Belief propagation (LPI)</source>
            <translation>置信传播（LPI）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Belief propagation would take too long: its work grows with the square of a worker’s labels, and one worker gave {most}. Choose its mean field form.</source>
            <translation>置信传播会耗时过长：其工作量随标注员标签数的平方增长，而有一名标注员给出了 {most} 个。请选择其平均场形式。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Below chance</source>
            <translation>低于随机</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Best weights for known accuracies</source>
            <translation>已知准确率的最优权重</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Beta, first number</source>
            <translation>Beta，第一个数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Beta, second number</source>
            <translation>Beta，第二个数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Blank</source>
            <translation>空格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Bound</source>
            <translation>界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Bound, item by item</source>
            <translation>逐条目界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Bound, paper’s</source>
            <translation>论文界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Bound, sharper</source>
            <translation>更精确的界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Bounds</source>
            <translation>界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/bounds_chart.py" />
            <source>Bounds on the error rate</source>
            <translation>错误率的界限</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Buy {n} more labels per item</source>
            <extracomment>For one: Buy {n} more label per item</extracomment>
            <translation>
                <numerusform>每个条目再购买 {n} 个标签</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>By class</source>
            <translation>按类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>By hand</source>
            <translation>人工</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>By how much the labels asked for lower that chance.</source>
            <translation>追加的标签能使该概率降低多少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By item</source>
            <translation>按条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>By itself</source>
            <translation>自动</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>By labels</source>
            <translation>按标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By pair of workers</source>
            <translation>按标注员配对</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>By the fitted crowd {error} of the final labels are expected to be wrong. Without gold nothing is known of mistakes on which workers agree.</source>
            <translation>按拟合的群体，预期有 {error} 的最终标签是错的。没有金标准时，对于标注员一致犯下的错误一无所知。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>By the rule’s own confidence no single check takes much away.</source>
            <translation>按规则自身的置信度，没有哪一次检查能减少很多错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Bytes</source>
            <translation>字节</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV</source>
            <translation>CSV</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV for Excel (;)</source>
            <translation>CSV，用于 Excel (;)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>CSV, TSV, Excel, Parquet or JSON Lines; exports from MTurk, SageMaker, Label Studio and doccano.</source>
            <translation>CSV、TSV、Excel、Parquet 或 JSON Lines；也可读取 MTurk、SageMaker、Label Studio 和 doccano 的导出文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV, UTF-8 with BOM</source>
            <translation>CSV，UTF-8（带 BOM）</translation>
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
            <translation>取消</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Cancelling…</source>
            <translation>正在取消…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/check_status.py" />
            <source>Cannot be checked</source>
            <translation>无法检查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Cannot be seen from the labels.</source>
            <translation>无法从标签看出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <source>Caution</source>
            <translation>谨慎程度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Cells that a spreadsheet would run</source>
            <translation>电子表格会运行的单元格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Certified by audit</source>
            <translation>经抽查认证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Certified by gold</source>
            <translation>经金标准认证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>Chance it is wrong now</source>
            <translation>当前错误概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Chance of a label</source>
            <translation>产生标签的概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Chances of a label</source>
            <translation>产生标签的概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_review.py" />
            <source>Change…</source>
            <translation>更改…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Check</source>
            <translation>检查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/audit.py" />
            <source>Check labels by hand</source>
            <translation>人工检查标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Check now</source>
            <translation>立即检查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Check that {file} names the items as this file does.</source>
            <translation>请检查 {file} 中的条目名称是否与此文件一致。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Check the column with the role Gold.</source>
            <translation>请检查角色为“金标准”的列。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Check {n} labels by hand, or bring gold for as many drawn at random</source>
            <extracomment>For one: Check {n} label by hand, or bring gold for one drawn at random</extracomment>
            <translation>
                <numerusform>人工检查 {n} 个标签，或提供同样数量的随机抽取的金标准</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Checked against gold</source>
            <translation>与金标准对照</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <location filename="../../crowdgui/ui/work.py" />
            <source>Checking the worker model</source>
            <translation>正在检查标注员模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Checking the worker model …</source>
            <translation>正在检查标注员模型…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>Checking {file}</source>
            <translation>正在检查 {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>Checks</source>
            <translation>检查结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Choices of the format</source>
            <translation>格式选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Choices that are not the usual ones</source>
            <translation>与通常不同的选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
            <source>Choose a line to go back to it, or forward again. What lies after it stays here until you change something else.</source>
            <translation>选择一行即可回到那一步，或再次前进。其后的步骤会保留在此，直到您做出其他更改。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>Choose a row of the table to see the votes behind it.</source>
            <translation>选择表中的一行，查看其票数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Choose a row of the table, or write the names of two workers.</source>
            <translation>请选择表中的一行，或输入两名标注员的姓名。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Choose a rule that has run.</source>
            <translation>请选择已运行的规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Choose a worker to read the evidence. Leave somebody out, and a strip at the foot says at once what would change. Everything can be undone.</source>
            <translation>选择一名标注员可阅读证据。排除某人后，底部的提示条立即显示会有什么变化。一切都可撤销。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>Choose another column on the page Columns if it is not.</source>
            <translation>若不是，请在“列”页选择另一列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Choose another encoding if names look wrong.</source>
            <translation>若名称显示不正确，请选择其他编码。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Choose another filter in the table.</source>
            <translation>请在表中选择其他筛选条件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Choose another order above to look at disputed items or at a random sample.</source>
            <translation>请在上方选择其他顺序，以查看有分歧的条目或随机样本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Choose at least one rule, and each rule once.</source>
            <translation>请至少选择一种规则，且每种只选一次。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Choose file…</source>
            <translation>选择文件…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the file with gold answers</source>
            <translation>选择金标准答案文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Choose workers by drawing around them; or hold Shift and draw</source>
            <translation>圈选标注员；或按住 Shift 再圈选</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Choose…</source>
            <translation>选择…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Choosing items</source>
            <translation>正在选择条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Class</source>
            <translation>类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Class of these words</source>
            <translation>这些词的类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Class shares</source>
            <translation>类别比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Class shares where none are stated</source>
            <translation>未声明时的类别比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Classes</source>
            <translation>类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>Classes and their shares</source>
            <translation>类别及其比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Classes in their order</source>
            <translation>按顺序排列的类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Classes look alike: {pairs}</source>
            <translation>有些类别很相似：{pairs}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Clear this list</source>
            <translation>清空此列表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/audit.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/messages.py" />
            <source>Close this message</source>
            <translation>关闭此消息</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Cloudy or clear</source>
            <translation>多云还是晴朗</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Cluster</source>
            <translation>集群</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Coefficient</source>
            <translation>系数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Coefficients</source>
            <translation>系数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Coefficients of agreement</source>
            <translation>一致性系数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Cohen’s kappa</source>
            <translation>Cohen’s kappa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Column of items</source>
            <translation>条目列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Column of labels</source>
            <translation>标签列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Column of workers</source>
            <translation>标注员列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Columns</source>
            <translation>列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>Columns of the recipe are not in this file: {names}.</source>
            <translation>导入方案中的列不在此文件中：{names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Columns with numbers, as in Input.text1 and Answer.q1, are items of their own.</source>
            <translation>带编号的列（如 Input.text1 和 Answer.q1）各为单独的条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_columns.py" />
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>Columns {shown} of {all}</source>
            <translation>列 {shown} / {all}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Comma</source>
            <translation>逗号</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Compare</source>
            <translation>比较</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Compare: would something else do better?</source>
            <translation>比较：别的规则会更好吗？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Comparing labels</source>
            <translation>正在比较标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/co_labels.py" />
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Comparing pairs of workers</source>
            <translation>正在比较标注员配对</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Comparing pairs of workers…</source>
            <translation>正在比较标注员配对…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Comparing two workers</source>
            <translation>正在比较两名标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/label_pairs.py" />
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <location filename="../../crowdgui/core/workers/peer_comparison.py" />
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Comparing workers</source>
            <translation>正在比较标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Confidence</source>
            <translation>置信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Confidence below {sure}</source>
            <translation>置信度低于 {sure}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Confidence of certificates (1 − α)</source>
            <translation>认证的置信水平（1 − α）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <source>Confidence of the final label</source>
            <translation>最终标签的置信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Confusion matrices</source>
            <translation>混淆矩阵</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>Confusion matrix</source>
            <translation>混淆矩阵</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Consensus of rules</source>
            <translation>规则共识</translation>
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
            <translation>目录</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Contested</source>
            <translation>有争议</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>Continued, the curve comes to {error} ({level} range {low} to {high}) with {times} times the labels, spread as they are now.</source>
            <translation>将曲线延续，标签增至 {times} 倍且分布不变时，错误率为 {error}（{level} 范围：{low} 至 {high}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Contrary workers</source>
            <translation>作对的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Copy final labels</source>
            <translation>复制最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Copy picture</source>
            <translation>复制图片</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Copy table</source>
            <translation>复制表格</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Copy {n} rows</source>
            <extracomment>For one: Copy {n} row</extracomment>
            <translation>
                <numerusform>复制 {n} 行</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Copying</source>
            <translation>抄袭</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/copying.py" />
            <source>Copying cannot be told where there is only one class.</source>
            <translation>只有一个类别时无法判断抄袭。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/copying.py" />
            <source>Copying cannot be told, because no two workers share {n} items or more.</source>
            <translation>无法判断抄袭，因为没有两名标注员的共同条目达到 {n} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/copying.py" />
            <source>Copying was looked for on {kept} of {n} items only, because workers meet too often to look at all of them.</source>
            <translation>只在 {n} 个条目中的 {kept} 个上查找了抄袭，因为标注员相遇太频繁，无法全部查看。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Count</source>
            <translation>数量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Count as</source>
            <translation>计为</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Count as…</source>
            <translation>计为…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Counted on gold</source>
            <translation>按金标准计数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Counted, or why there is none</source>
            <translation>计数依据，或无数值的原因</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Counting labels</source>
            <translation>正在统计标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Country, region, city and IP address of the contributors.</source>
            <translation>贡献者的国家、地区、城市和 IP 地址。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Counts as</source>
            <translation>计为</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Counts as gold</source>
            <translation>计为金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Counts each worker as much as you say.</source>
            <translation>按您指定的分量计入每个标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Crowd-Kit series</source>
            <translation>Crowd-Kit 序列</translation>
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
            <translation>CrowdGUI 上次意外结束。您的决定均已保留：见“文件”菜单的“打开未保存的工作”，或您的项目。停止的位置记录在 {file} 中；没有发送任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>CrowdGUI help</source>
            <translation>CrowdGUI 帮助</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>CrowdGUI project (*{suffix})</source>
            <translation>CrowdGUI 项目 (*{suffix})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>CrowdGUI {version}</source>
            <translation>CrowdGUI {version}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Crowds whose mean is further from the expected one are drawn anew; 1 keeps all.</source>
            <translation>均值与预期相差更远的群体会重新抽取；1 则全部保留。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Ctrl+Z undoes the last answer</source>
            <translation>按 Ctrl+Z 可撤销上一个答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Damping</source>
            <translation>阻尼</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Dark, high &amp;contrast</source>
            <translation>深色，高对比度(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Data</source>
            <translation>数据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Data: what is in your file</source>
            <translation>数据：您的文件里有什么</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Delete</source>
            <translation>删除</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>Delete all of it…</source>
            <translation>全部删除…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Delete {n} pieces of unsaved work?</source>
            <extracomment>For one: Delete {n} piece of unsaved work?</extracomment>
            <translation>
                <numerusform>删除 {n} 份未保存的工作？</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Demoted. {reason}</source>
            <translation>已降级。{reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Details</source>
            <translation>详情</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Differ</source>
            <translation>不同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Differences</source>
            <translation>差异</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Different labels, each with its share of all labels</source>
            <translation>不同的标签，以及各占全部标签的比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Different names in the role Item</source>
            <translation>“条目”角色中的不同名称</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Different names in the role Worker</source>
            <translation>“标注员”角色中的不同名称</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Distance from guessing</source>
            <translation>与猜测的距离</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/check_status.py" />
            <source>Does not hold</source>
            <translation>不成立</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>Does the worker model fit?</source>
            <translation>标注员模型是否符合？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Double-click a class to change it.</source>
            <translation>双击类别即可更改。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Doubt about the first vote</source>
            <translation>首次投票的不可靠度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Down</source>
            <translation>下移</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Draft that was not submitted</source>
            <translation>未提交的草稿</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Draw a sample on the Guarantee page</source>
            <translation>在“保证”页抽取样本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Draw labels at random, look at each one yourself, and say what it is. The result needs no assumption about workers.</source>
            <translation>随机抽取标签，由您逐一查看并判断其类别。结果不需要对标注员作任何假定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Draw the {n} labels…</source>
            <translation>抽取 {n} 个标签…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Drawing a set</source>
            <translation>正在抽取数据集</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/simulated_statistics.py" />
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <source>Drawing label sets from the fitted model</source>
            <translation>正在从拟合的模型抽取标签集</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>Drawing sets and trying rules</source>
            <translation>正在抽取数据集并试用规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Drawn from a Beta distribution</source>
            <translation>从 Beta 分布抽取</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Draws</source>
            <translation>抽取次数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Drop a file of labels here</source>
            <translation>将标签文件拖放到此处</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Duration</source>
            <translation>用时</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_metadata.py" />
            <source>Durations that could not be read, or cannot be true; their labels are kept</source>
            <translation>无法读取或不可能属实的用时；其标签予以保留</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>EBCC counts {ebcc}, BWA {bwa} and pooled EM {em}: so they foretell hidden labels best.</source>
            <translation>EBCC 占 {ebcc}，BWA 占 {bwa}，合并 EM 占 {em}：这样最能预测隐藏的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>EM, one accuracy a class</source>
            <translation>EM，每个类别一个准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>EM, one accuracy a worker</source>
            <translation>EM，每人一个准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>EM, pooled</source>
            <translation>EM，合并</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Each by another worker.</source>
            <translation>每个由不同的标注员给出。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each item is to get {n} labels, and there are fewer workers.</source>
            <extracomment>For one: Each item is to get {n} label, and there are fewer workers.</extracomment>
            <translation>
                <numerusform>每个条目要得到 {n} 个标签，而标注员没有这么多。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Each item its own chance</source>
            <translation>每个条目各有概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Each number is a class</source>
            <translation>每个数字自成一个类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Each question gets labels of its own, all in one project. Here the one that is chosen is shown.</source>
            <translation>每个问题有各自的标签，都在一个项目中。此处显示所选的问题。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is</source>
            <translation>每行是</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is a worker, an item and a label.</source>
            <translation>每行是一个标注员、一个条目和一个标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is a worker.</source>
            <translation>每行是一个标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is an item, a worker and a label.</source>
            <translation>每行是一个条目、一个标注员和一个标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Each row is an item.</source>
            <translation>每行是一个条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Each worker their own chance</source>
            <translation>每个标注员各有概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Encoding</source>
            <translation>编码</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>End</source>
            <translation>结束</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Enter or a double click shows the items both labelled.</source>
            <translation>按 Enter 或双击可显示两人都标注的条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Error</source>
            <translation>错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Error and bound by mean accuracy</source>
            <translation>错误率和界限随平均准确率的变化</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Error and bound by number of items</source>
            <translation>错误率和界限随条目数的变化</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Error and bound by number of workers</source>
            <translation>错误率和界限随标注员数的变化</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>Error and bounds</source>
            <translation>错误率和界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Error rate you accept</source>
            <translation>可接受的错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Error the rule expects</source>
            <translation>规则预期的错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Error to reach</source>
            <translation>要达到的错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Errors</source>
            <translation>错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every accuracy must lie between 0 and 1.</source>
            <translation>每个准确率必须在 0 与 1 之间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every answer stands in the row of a worker</source>
            <translation>每个答案都在某个标注员的行中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every answer stands in the row of an item</source>
            <translation>每个答案都在某个条目的行中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every chance of a label must lie between 0 and 1.</source>
            <translation>产生标签的各个概率必须在 0 与 1 之间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Every change is saved in {file} as you make it.</source>
            <translation>您的每次更改都即时保存在 {file} 中。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Every change is written to the project file as you make it.</source>
            <translation>您的每次更改都即时写入项目文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Every choice of this rule is the usual one.</source>
            <translation>此规则的所有选项均为通常值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Every item’s label, how sure it is and who voted for it stand here once a file of labels is open and a rule has run.</source>
            <translation>打开标签文件并运行规则后，此处显示每个条目的标签、把握以及谁投了它的票。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every label is “{word}”, so there is nothing to decide</source>
            <translation>每个标签都是“{word}”，因此无需判定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Every row has a worker, an item and a label</source>
            <translation>每行都有标注员、条目和标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>Every row was read; nothing was left out</source>
            <translation>每一行都已读取；没有略去任何内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Every worker counts as having given so many right labels before.</source>
            <translation>视每个标注员此前已给出这么多正确标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Every worker counts as having given so many wrong labels before.</source>
            <translation>视每个标注员此前已给出这么多错误标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Every worker counts the same. A baseline to compare with.</source>
            <translation>每个标注员同等计入。用作比较的基线。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Evidence</source>
            <translation>证据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Exact text (cells may run as formulas)</source>
            <translation>原样文本（单元格可能作为公式运行）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Excel workbook</source>
            <translation>Excel 工作簿</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Expectation–maximisation (EM)</source>
            <translation>期望最大化（EM）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Expected</source>
            <translation>预期</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Expected to be better than chance: t1 is not negative</source>
            <translation>预期优于随机：t1 不为负</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Expected to be worse than chance: t2 is not positive</source>
            <translation>预期劣于随机：t2 不为正</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>Expected to fall by</source>
            <translation>预期下降</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Export</source>
            <translation>导出</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Export {n} files</source>
            <extracomment>For one: Export {n} file</extracomment>
            <translation>
                <numerusform>导出 {n} 个文件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Export: hand it on</source>
            <translation>导出：转交结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/exporting.py" />
            <source>Exporting</source>
            <translation>导出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Export…</source>
            <translation>导出…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>False flags</source>
            <translation>误警示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>Fewer options</source>
            <translation>收起选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 2 (a), or 4 (a): 31 workers, 200 items, 3 classes, a chance of 30 % for a label, mean accuracy from 0.38 up. The bound follows the error of the oracle MAP rule, and IWMV comes close to it.</source>
            <translation>图 2 (a) 或 4 (a)：31 名标注员，200 个条目，3 个类别，产生标签的概率为 30 %，平均准确率从 0.38 起。界限随 Oracle MAP 规则的错误率而变化，IWMV 与之接近。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 2 (b), or 4 (b): 200 items, accuracies from Beta(2.3, 2), more and more workers. On the logarithmic scale error and bound fall in a straight line.</source>
            <translation>图 2 (b) 或 4 (b)：200 个条目，准确率来自 Beta(2.3, 2)，标注员越来越多。在对数刻度上，错误率和界限呈直线下降。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 2 (c), or 4 (c): 31 workers, accuracies from Beta(2.3, 2), more and more items. The oracle MAP rule and its bound stay as they are, and IWMV gains.</source>
            <translation>图 2 (c) 或 4 (c)：31 名标注员，准确率来自 Beta(2.3, 2)，条目越来越多。Oracle MAP 规则及其界限保持不变，IWMV 则有改善。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (a), or 5 (a): 31 workers, 1,000 to 11,000 items. IWMV, its log-odds form and EM are equally accurate.</source>
            <translation>图 4 (a) 或 5 (a)：31 名标注员，1,000 至 11,000 个条目。IWMV、其对数几率形式和 EM 同样准确。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (b), or 5 (b): 31 workers, 1,000 to 11,000 items. The time until no final label changes any more, and until the rule itself stops.</source>
            <translation>图 4 (b) 或 5 (b)：31 名标注员，1,000 至 11,000 个条目。到最终标签不再变化为止的时间，以及到规则自行停止为止的时间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (c), or 5 (c): 31 workers, 1,000 to 11,000 items. The steps until no final label changes any more, and until the rule itself stops.</source>
            <translation>图 4 (c) 或 5 (c)：31 名标注员，1,000 至 11,000 个条目。到最终标签不再变化为止的步数，以及到规则自行停止为止的步数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 4 (d), or 5 (d): 31 workers, 1,000 to 11,000 items. The time that 50 steps take.</source>
            <translation>图 4 (d) 或 5 (d)：31 名标注员，1,000 至 11,000 个条目。50 步所需的时间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Figure 5, or 6: 20 workers are right on 90 % of one set of 60 items and on 60 % of another of 40, 30 workers on 50 % and 70 %. No single accuracy describes them.</source>
            <translation>图 5 或 6：20 名标注员在一组 60 个条目上正确率为 90 %，在另一组 40 个条目上为 60 %；另外 30 名标注员则为 50 % 和 70 %。没有单一准确率能描述他们。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>File</source>
            <translation>文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Files</source>
            <translation>文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Files are written whole or not at all.</source>
            <translation>文件要么完整写出，要么不写出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Files that were written already are whole.</source>
            <translation>已写出的文件完好。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Final label</source>
            <translation>最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Final label “{label}”, confidence {share}.</source>
            <translation>最终标签“{label}”，置信度 {share}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Final label “{label}”, set by hand by {who}, {when}.</source>
            <translation>最终标签“{label}”，由 {who} 于 {when} 人工设定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Final labels</source>
            <translation>最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Final labels and worker table can be written here once a file of labels is open and a rule has run.</source>
            <translation>打开标签文件并运行规则后，可在此写出最终标签和标注员表。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Final labels by class</source>
            <translation>各类别的最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Final labels on gold items</source>
            <translation>金标准条目的最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Final labels that are wrong on gold, over the gold items that have a label both before and after: {before} before, {after} after.</source>
            <translation>金标准上错误的最终标签，仅计更改前后都有标签的金标准条目：之前 {before}，之后 {after}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Final labels that change</source>
            <translation>改变的最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>Final labels, worker quality and an error guarantee from the answers of many workers, by Li and Yu’s “Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing” (2014).

Your files are only read, never changed. Nothing leaves this computer.

MIT licence. Typeface Inter under the SIL Open Font License; Qt under the LGPL.</source>
            <translation>从众多标注员的答案得出最终标签、标注员质量和错误率保证，依据 Li 和 Yu 的“Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing”（2014）。

您的文件只会被读取，从不更改。任何内容都不会离开这台计算机。

MIT 许可证。字体 Inter 采用 SIL Open Font License；Qt 采用 LGPL。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Find</source>
            <translation>查找</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/answer_cards.py" />
            <source>Find a class</source>
            <translation>查找类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/answer_cards.py" />
            <source>Find a class (F)</source>
            <translation>查找类别（F）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Find a worker</source>
            <translation>查找标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>Find an item</source>
            <translation>查找条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study_run.py" />
            <source>Finding the full result to hold parts against</source>
            <translation>正在计算完整结果，用于与各部分对照</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Fine</source>
            <translation>正常</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Finished {time}</source>
            <translation>完成于 {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>First group, first set</source>
            <translation>第一组，条目集 1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>First group, second set</source>
            <translation>第一组，条目集 2</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>First row</source>
            <translation>首行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>First row has names</source>
            <translation>首行是名称</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>First rows of the file</source>
            <translation>文件的前几行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <location filename="../../crowdgui/core/rules/em_steps.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Fitting</source>
            <translation>正在拟合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>Fitting three rules</source>
            <translation>正在拟合三种规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Flag</source>
            <translation>警示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Flag rules</source>
            <translation>警示规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Flag rules…</source>
            <translation>警示规则…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Flagged</source>
            <translation>有警示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Flagged workers</source>
            <translation>有警示的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Flags</source>
            <translation>警示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Flags: {name}</source>
            <translation>警示：{name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Fleiss’ kappa</source>
            <translation>Fleiss’ kappa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Folder for the files</source>
            <translation>存放文件的文件夹</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder of Parquet files</source>
            <translation>Parquet 文件的文件夹</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder to put the results in</source>
            <translation>存放结果的文件夹</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>For labels that do not fit on this computer. The workers of a Dask cluster read them and write final labels and workers as Parquet; all must reach both places. The rule has its usual options.</source>
            <translation>用于这台计算机装不下的标签。Dask 集群的工作进程读取标签，并以 Parquet 写出最终标签和标注员；所有进程都须能访问这两个位置。规则使用其通常的选项。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>For other tools</source>
            <translation>供其他工具使用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>For programs: text in CSV stays as it is. A spreadsheet that opens the file may run some of it.</source>
            <translation>供程序使用：CSV 中的文本保持原样。打开该文件的电子表格可能会运行其中一部分。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>For rules whose weights do not depend on the labels: plain majority and oracles.</source>
            <translation>适用于权重不依赖标签的规则：简单多数和 Oracle 规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>For theorem 4: {condition}</source>
            <translation>定理 4 的条件：{condition}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/held_out.py" />
            <source>Foretelling hidden labels</source>
            <translation>正在预测隐藏的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Format</source>
            <translation>格式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>Format of the tables</source>
            <translation>表的格式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Forward</source>
            <translation>前进</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>From a file of accuracies…</source>
            <translation>来自准确率文件…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>From agreement alone</source>
            <translation>仅凭一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>From gold answers</source>
            <translation>凭金标准答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>From the file {file}</source>
            <translation>来自文件 {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>From this mean accuracy on, the bound for one-step voting speaks.</source>
            <translation>平均准确率达到此值起，一步投票的界限才有意义。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>From {first} to {last}; UTC where the file names a zone.</source>
            <translation>从 {first} 到 {last}；文件注明时区时为 UTC。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Further answers of a worker to the same item, left out: {n}.</source>
            <translation>略去的同一标注员对同一条目的后续答案：{n}。</translation>
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
            <translation>放弃此次抽查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Given that one worker says this class, how often another says it of the item too.</source>
            <translation>若一名标注员给出此类别，另一名也对该条目给出此类别的频率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same answer as {who} on {agreed} of {shared} items, where about {expected} are to be expected ({corrected}). The labels do not tell who copies from whom.</source>
            <translation>在 {shared} 个条目中的 {agreed} 个上与{who}答案相同，而预期约为 {expected} 个（{corrected}）。标签无法说明谁抄袭了谁。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same answers as {who} too often ({corrected}).</source>
            <translation>与{who}答案相同过于频繁（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Go on</source>
            <translation>继续</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Go on checking…</source>
            <translation>继续检查…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Go on without saving</source>
            <translation>不保存并继续</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Gold</source>
            <translation>金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Gold answers</source>
            <translation>金标准答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold answers from a second file</source>
            <translation>来自另一文件的金标准答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold column</source>
            <translation>金标准列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Gold counts as the true label: workers are scored against it, rules that use gold keep it, and the rule runs again.</source>
            <translation>金标准视为真实标签：以它为标注员评分，使用金标准的规则会保留它，且规则会再次运行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Gold drawn at random</source>
            <translation>随机抽取的金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>Gold is known for every item</source>
            <translation>每个条目都有金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>Gold is known for every item, so this is a count and no estimate.</source>
            <translation>每个条目都有金标准，因此这是计数而非估计。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Gold is known for every item: {n} of {known} final labels are wrong, {share}.</source>
            <extracomment>For one: Gold is known for every item: {n} of {known} final labels is wrong, {share}.</extracomment>
            <translation>
                <numerusform>每个条目都有金标准：{known} 个最终标签中有 {n} 个是错的，{share}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold items cannot be held fixed on a cluster.</source>
            <translation>在集群上无法固定金标准条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>Gold items keep their gold class, and workers are measured against it.</source>
            <translation>金标准条目保持其金标准类别，并以此衡量标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Gold label</source>
            <translation>金标准标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Gold labels</source>
            <translation>金标准标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Gold shows more wrong labels than it allows, so what it needs is not so.</source>
            <translation>金标准显示的错误标签多于它所允许的，因此它的前提不成立。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold stands for all items only if its items were drawn at random from them.</source>
            <translation>只有当金标准条目是从所有条目中随机抽取时，金标准才能代表所有条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold that the rule has used is no test of its final labels.</source>
            <translation>规则已使用过的金标准不能检验其最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Gold was drawn at random: count it as an audit</source>
            <translation>金标准是随机抽取的：计为抽查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Gold was not drawn at random after all</source>
            <translation>金标准其实不是随机抽取的</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>Gold: {wrong} of {n} wrong</source>
            <translation>金标准：{n} 个中错误 {wrong} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Guarantee</source>
            <translation>保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Guarantee: how far you can trust it</source>
            <translation>保证：您可以信任到什么程度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Guessing</source>
            <translation>猜测</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Guessing is flagged where the answers may tell no more of the items than this share of what an ordinary worker’s tell.</source>
            <translation>若答案透露的条目信息可能不超过普通标注员的这一比例，则警示为猜测。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Guessing on hard items</source>
            <translation>在难条目上猜测</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Guessing would agree more often: {rarely} would agree so rarely ({corrected}).</source>
            <translation>猜测的一致率会更高：{rarely}一致率会这么低（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Guessing would agree on {chance}.</source>
            <translation>猜测的一致率为 {chance}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Gwet’s AC1</source>
            <translation>Gwet’s AC1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>Half of the labels took less, half took more.</source>
            <translation>一半标签用时更少，一半更多。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Half of the labels took {seconds} s or less, {share} of the time others take for the same items; {rarely} would be as fast ({corrected}).</source>
            <translation>一半的标签用时不超过 {seconds} 秒，是他人标注相同条目用时的 {share}；{rarely}会这么快（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>Half of the {n} agree on {half} or more; {no_better}.</source>
            <translation>{n}中有一半的一致率在 {half} 或以上；{no_better}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Half of them took {n} seconds or less.</source>
            <translation>其中一半用时不超过 {n} 秒。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Hand on the labels, with what is known about them.</source>
            <translation>转交标签，以及关于标签的已知信息。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Hard items</source>
            <translation>难条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Hardly any item has two labels, so no label was hidden and foretold by the others.</source>
            <translation>几乎没有条目有两个标签，因此没有隐藏标签并由其余标签预测。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Have {n} labels on every item</source>
            <extracomment>For one: Have {n} label on every item</extracomment>
            <translation>
                <numerusform>每个条目取得 {n} 个标签</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Help</source>
            <translation>帮助</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Hidden until you have answered.</source>
            <translation>您作答后才显示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Hide the numbers behind the paper’s bounds</source>
            <translation>隐藏论文界限背后的数值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Hide votes while I judge</source>
            <translation>判断时隐藏票数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>High</source>
            <translation>上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Highest chance</source>
            <translation>最高概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Histogram</source>
            <translation>直方图</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
            <source>History</source>
            <translation>历史</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>Hold answers against</source>
            <translation>答案的对照对象</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>Hold gold items fixed</source>
            <translation>固定金标准条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Holding rules against gold</source>
            <translation>正在用金标准对照规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/check_status.py" />
            <source>Holds</source>
            <translation>成立</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Hongwei Li and Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</source>
            <translation>Hongwei Li and Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>How common each class is, as shares or counts.</source>
            <translation>每个类别有多常见，以比例或计数表示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far all answers together can move a score; the leads are measured in it.</source>
            <translation>所有答案合计能使得分变动多少；领先幅度以此衡量。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>How far each bound reaches; indications are no promise.</source>
            <translation>各界限所达到的范围；仅供参考的不是承诺。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>How far each bound reaches; indications are no promise. Hatched ones hold only if the worker model does.</source>
            <translation>各界限所达到的范围；仅供参考的不是承诺。带斜线的仅当标注员模型成立时才成立。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far one answer can move a score, as a share of all of them together.</source>
            <translation>一个答案能使得分变动多少，以占全部答案合计的比例表示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>How far the final label is ahead of the next, of all there is to win.</source>
            <translation>最终标签领先次高者的幅度，占可赢得总量的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far the first, plain vote may mislead the weights; below 1 is needed.</source>
            <translation>最初的简单投票可能使权重偏离多少；需要低于 1。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How far the workers’ accuracies are from one half, on average.</source>
            <translation>标注员的准确率平均偏离二分之一多少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>How good each worker is, and who looks like guessing, stands here once a file of labels is open and a rule has run.</source>
            <translation>打开标签文件并运行规则后，此处显示每个标注员的水平，以及谁看起来像在猜测。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>How likely a worker labels an item, the same for all.</source>
            <translation>标注员标注某条目的概率，对所有人相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>How likely each class is</source>
            <translation>各类别的概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>How likely its final label is wrong, if workers are as they seem to be.</source>
            <translation>若标注员确如其表现那样，其最终标签错误的概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>How long a label took is the time since the label before it in the same session.</source>
            <translation>标签的用时是同一时段内自上一个标签以来的时间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>How long labels took is recorded in the file.</source>
            <translation>标签的用时记录在文件中。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How long the rule alone took on this computer.</source>
            <translation>规则本身在这台计算机上所用的时间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How long this worker’s labels took is not known.</source>
            <translation>此标注员的标签用时未知。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>How many answers to each class the crowd’s confusion matrix counts for.</source>
            <translation>群体的混淆矩阵相当于每个类别多少个答案。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <source>How many classes there are to choose from.</source>
            <translation>可选的类别数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <source>How many items there are.</source>
            <translation>条目数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How many items this rule labels otherwise than the rule in use.</source>
            <translation>此规则与使用中的规则标注不同的条目数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>How many labels</source>
            <translation>标签数量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <source>How many labels a worker must give to count by own labels as much as by the crowd.</source>
            <translation>标注员须给出多少标签，其自身标签才与群体同等计入。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>How many labels do you need?</source>
            <translation>您需要多少标签？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How many labels this worker gave.</source>
            <translation>此标注员给出的标签数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>How many more labels this item is worth.</source>
            <translation>此条目值得追加多少标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How many of all worker–item pairs have a label.</source>
            <translation>所有标注员–条目对中有多少有标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How many of this worker’s labels on gold items are right.</source>
            <translation>此标注员在金标准条目上的标签有多少正确。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>How many ordinary workers there are to copy from.</source>
            <translation>可供抄袭的普通标注员数量。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>How many ranges</source>
            <translation>范围数量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How many seconds the label in the middle took: half of the labels took less.</source>
            <translation>居中的标签用了多少秒：一半标签用时更少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>How many sets are drawn at each point.</source>
            <translation>每个点抽取的数据集数量。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>How many workers gave each class, in the order of the classes.</source>
            <translation>给出各类别的标注员数，按类别顺序。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <source>How many workers there are.</source>
            <translation>标注员数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How much a worker’s vote counts. A guesser has 0; a vote below 0 counts against what the worker says.</source>
            <translation>标注员的一票有多大分量。猜测者为 0；低于 0 时，其票反对标注员所给的答案。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>How much answers move a score on an item, squared and added up; small is good.</source>
            <translation>各答案使条目得分变动的平方和；越小越好。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>How much better workers agree than by chance: 0 is chance, 1 is full agreement, below 0 is worse than chance. Items may have different numbers of labels. Often asked for: 0.80, and at least 0.67 for careful conclusions.</source>
            <translation>标注员的一致程度比偶然高多少：0 为偶然，1 为完全一致，低于 0 则比偶然更差。各条目的标签数可以不同。常见要求：0.80；要得出谨慎的结论至少需 0.67。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>How much each worker counts. A worker without a stated weight counts 0.</source>
            <translation>每个标注员的分量。未声明权重的标注员计为 0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>How much each worker counts. Where none is stated, each counts 1; where some are, the others count 0.</source>
            <translation>每个标注员的分量。全部未声明时，每人计为 1；部分声明时，其余计为 0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/bounds.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>How much error is possible</source>
            <translation>可能的错误有多少</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How much the answers tell of the final label, by Raykar and Yu’s score: 0 for answers that tell nothing, 1 for a worker who is never wrong. With few labels chance alone lifts it above 0.</source>
            <translation>答案透露多少最终标签的信息，按 Raykar 和 Yu 的得分：0 表示答案毫无信息，1 表示标注员从不出错。标签较少时，仅凭偶然就会高于 0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How much this worker’s vote counts. 0 is a guesser; below 0, a worker who is wrong more often than a guesser, whose vote counts against.</source>
            <translation>此标注员的一票有多大分量。0 为猜测者；低于 0 则比猜测者更常出错，其票反对其所给的答案。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>How often</source>
            <translation>频率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>How often a label is right.</source>
            <translation>标签正确的频率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>How often a part of the labels is drawn anew at each share.</source>
            <translation>在每个比例下重新抽取部分标签的次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How often a worker’s label is the one that the others elect by this rule without that worker. It tells how well the rule sums the workers up, not how right they are.</source>
            <translation>标注员的标签与他人（不含该标注员）按此规则选出的标签相同的频率。它说明规则对标注员概括得如何，而非标注员是否正确。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How often a worker’s label is the one that the others elect, the worker’s own vote left out.</source>
            <translation>标注员的标签与他人选出的标签相同的频率，不计其本人的票。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>How often each worker gives each answer to items of each true class, as chances or counts.</source>
            <translation>每个标注员对每个真实类别的条目给出每种答案的频率，以概率或计数表示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>How often each worker is right, 0 to 1, for workers without a stated confusion matrix. Where neither is stated, the answers to gold items tell.</source>
            <translation>每个标注员的正确率，0 至 1，用于未声明混淆矩阵的标注员。两者都未声明时，以金标准条目的答案为准。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>How often each worker is right, 0 to 1. Where none is stated, the answers to gold items tell; a worker without either counts 0.</source>
            <translation>每个标注员的正确率，0 至 1。未声明时，以金标准条目的答案为准；两者都没有的标注员计为 0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>How often messages go from items to workers and back.</source>
            <translation>消息在条目与标注员之间往返的次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>How often the rule went over the labels after the first vote.</source>
            <translation>首次投票之后规则遍历标签的次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How often this worker gives the label that the others elect without this worker’s own vote, with the range that is likely at 95 %. The dotted line is guessing.</source>
            <translation>此标注员给出的标签与他人（不计其本人的票）选出的标签相同的频率，附 95 % 可能的范围。虚线为猜测。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How often this worker sat down to work; a pause of half an hour ends a session.</source>
            <translation>此标注员工作的次数；停顿半小时即结束一个时段。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>How often this worker’s label is the final label. The worker’s own vote helps to elect it, so this is a little too kind.</source>
            <translation>此标注员的标签是最终标签的频率。其本人的票也参与选出最终标签，因此这一数值略微偏高。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>How often two who answer as these do would agree if neither looked at the other.</source>
            <translation>两名如此作答的标注员在互不参考时一致的频率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <source>How sure the rule is</source>
            <translation>规则的把握</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>How the labels were put together</source>
            <translation>标签的汇总方式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>How the vote settled</source>
            <translation>投票如何趋于稳定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>How this report was made</source>
            <translation>此报告的生成方式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How to read the numbers</source>
            <translation>如何解读这些数字</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>How well workers agree</source>
            <translation>标注员的一致程度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Hugging Face data set</source>
            <translation>Hugging Face 数据集</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>INCEpTION agreement</source>
            <translation>INCEpTION 一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>If every worker had labelled every item, this would be 100 %.</source>
            <translation>若每个标注员都标注了每个条目，此值为 100 %。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>If none of {n} rules were better, chance would show such a lead in {share} of cases.</source>
            <extracomment>For one: If it were no better, chance would show such a lead in {share} of cases.</extracomment>
            <translation>
                <numerusform>即使试过的 {n} 种规则实际上都不更好，也有 {share} 的情形会偶然出现这样的领先。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>If none were better, chance would hardly ever show such a lead among {n} rules.</source>
            <extracomment>For one: If it were no better, chance would hardly ever show such a lead with {n} rule tried.</extracomment>
            <translation>
                <numerusform>如果试过的 {n} 种规则实际上都不更好，几乎不会偶然出现这样的领先。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>If this many of the {n} are wrong …</source>
            <translation>若 {n} 个中有这么多是错的…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>If you quit now it is stopped. Your file is not changed.</source>
            <translation>现在退出将停止它。您的文件不会更改。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Ignored by the worker</source>
            <translation>被标注员忽略</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Import</source>
            <translation>导入</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Import labels</source>
            <translation>导入标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>In brackets the range that is likely at 95 %.</source>
            <translation>括号内为 95 % 可能的范围。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>In order</source>
            <translation>正常</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>In record {n}, the lists of responses, users and status of “{question}” differ in length. Export the records again.</source>
            <translation>在第 {n} 条记录中，“{question}”的回答、用户和状态列表长度不同。请重新导出记录。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>In record {n}, “{key}” is {what}. The export may be damaged; export it again.</source>
            <translation>在第 {n} 条记录中，“{key}”{what}。导出文件可能已损坏；请重新导出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>In the colour of the class; the bar is the worker’s weight, ▲ marks workers who are flagged.</source>
            <translation>颜色为所属类别；条为标注员的权重，▲ 表示有警示的标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>In the colour of the class; ▲ marks workers who are flagged.</source>
            <translation>颜色为所属类别；▲ 表示有警示的标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>In use</source>
            <translation>使用中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Information</source>
            <translation>信息量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Input</source>
            <translation>输入文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Inputs and answers are numbered alike. If each number is an item of its own, choose “Several items a row”.</source>
            <translation>输入和答案的编号相同。若每个编号是单独的条目，请选择“每行多个条目”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Interval</source>
            <translation>区间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Is it as right as it is sure?</source>
            <translation>规则的把握与正确率相符吗？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Is this the column with the labels?</source>
            <translation>这是标签列吗？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>It answers another question</source>
            <translation>它回答的是另一个问题</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>It cannot be opened: {why}.</source>
            <translation>无法打开：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>It could not be read within {n} seconds.</source>
            <translation>未能在 {n} 秒内读取。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>It counts as gold.</source>
            <translation>它计为金标准。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>It does not show yet where it levels off.</source>
            <translation>尚看不出它在哪里趋平。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from a random sample that was checked by hand, at {confidence} confidence, whatever the workers do.</source>
            <translation>依据是经人工检查的随机样本，置信水平 {confidence}，与标注员的表现无关。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from gold items, drawn at random as you state, at {confidence} confidence, whatever the workers do.</source>
            <translation>依据是随机抽取（如您所述）的金标准条目，置信水平 {confidence}，与标注员的表现无关。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from how often workers agree, without any checked answers</source>
            <translation>依据是标注员之间的一致频率，未使用任何检查过的答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>It follows from how workers did on gold items</source>
            <translation>依据是标注员在金标准条目上的表现</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>It holds Python objects, which are never read because they can run a program. Save it as numbers or text.</source>
            <translation>它含有 Python 对象；因为这类对象可能运行程序，所以从不读取。请存为数字或文本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>It holds no array of numbers or text.</source>
            <translation>它不含由数字或文本组成的数组。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>It is being worked out.</source>
            <translation>正在计算。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It is damaged or cut off. Get it again from where it came from.</source>
            <translation>它已损坏或不完整。请从来源处重新获取。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>It is damaged or no Parquet file.</source>
            <translation>它已损坏，或不是 Parquet 文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is damaged, cut off, or no workbook. Save it again, or as CSV.</source>
            <translation>它已损坏、不完整，或不是工作簿。请重新保存，或存为 CSV。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is data</source>
            <translation>是数据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>It is left out: so many labels of so many classes would take very long.</source>
            <translation>已略去：如此多类别的如此多标签会耗时过长。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>It is open in another window. Close it there first.</source>
            <translation>它已在另一个窗口中打开。请先在那里关闭。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is protected by a password. Save a copy without one and open that.</source>
            <translation>它受密码保护。请另存一份无密码的副本并打开它。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>It is tied with another class and won because it comes first.</source>
            <translation>它与另一类别并列，因在前而胜出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>It must be said of each worker whether their labels count.</source>
            <translation>必须说明每个标注员的标签是否计入。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>It names no worker and has one answer for each item.</source>
            <translation>它不含标注员，且每个条目有一个答案。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It names the columns</source>
            <translation>是列名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>It says nothing: by this bound practically every label could be wrong.</source>
            <translation>不说明任何问题：按此界限，几乎每个标签都可能是错的。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>It says nothing: workers who were hardly seen to err leave no room for errors.</source>
            <translation>不说明任何问题：标注员几乎没有被发现出错，没有给错误留下余地。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>It says that it holds more than a file of its size can. It is damaged.</source>
            <translation>它声称的内容多于同等大小文件所能容纳的。它已损坏。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It says that it holds {n} rows, {mb} MB in memory, which is more than a file of its size should. Save only the columns of worker, item and label.</source>
            <translation>它声称含有 {n} 行，在内存中占 {mb} MB，超出同等大小文件的合理范围。请只保存标注员、条目和标签列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>It seems to level off at about {end}.</source>
            <translation>它似乎在约 {end} 处趋平。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>It speaks of one answer of each worker to an item; here some gave more.</source>
            <translation>它针对每个标注员对每个条目只答一次；此处有人答了多次。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>It speaks of rules that add up votes; this rule does not.</source>
            <translation>它针对把票数相加的规则；此规则并非如此。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>It speaks only of a crowd that is worse than chance; this one is not.</source>
            <translation>它只针对劣于随机的群体；此群体并非如此。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>It takes more memory than a file of its size should, or it is damaged.</source>
            <translation>它占用的内存超出同等大小文件的合理范围，或已损坏。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>It takes two classes and two workers who count.</source>
            <translation>它需要两个类别和两名计入的标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>It takes two classes, and items without gold.</source>
            <translation>它需要两个类别，以及没有金标准的条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>It was not closed properly and can only be put right where writing is allowed. Copy it to another folder, together with the file of the same name that ends in “-journal”.</source>
            <translation>它未正常关闭，只能在允许写入的位置修复。请将它连同以“-journal”结尾的同名文件一起复制到另一个文件夹。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>It would be read from {path}</source>
            <translation>将从 {path} 读取</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>It would hold if workers’ mistakes were independent; these labels show otherwise.</source>
            <translation>若标注员的错误相互独立，它就成立；但这些标签表明并非如此。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>It would unpack to {n} MB, which is more than a file of its size should hold. Save the table as CSV and open that.</source>
            <translation>它解压后将达 {n} MB，超出同等大小文件的合理范围。请将表存为 CSV 再打开。</translation>
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
            <translation>条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item</source>
            <translation>逐条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item, Chernoff</source>
            <translation>逐条目，Chernoff</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item, hidden kinds of items</source>
            <translation>逐条目，隐藏的条目种类</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Item by item, own confusion matrices</source>
            <translation>逐条目，各自的混淆矩阵</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Item column</source>
            <translation>条目列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Item {name}</source>
            <translation>条目 {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>Item, worker, label</source>
            <translation>条目、标注员、标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/scenario.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/rail_entries.py" />
            <source>Items</source>
            <translation>条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Items by class</source>
            <translation>各类别的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Items in the first set</source>
            <translation>条目集 1 中的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Items on which the final label only won by the order of the classes.</source>
            <translation>最终标签仅因类别顺序而胜出的条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Items that two rules label differently</source>
            <translation>两种规则标注不同的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Items to look at</source>
            <translation>值得查看的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Items to review</source>
            <translation>要复核的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Items to send out again</source>
            <translation>要再次发出的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>Items, then workers</source>
            <translation>先条目，后标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Items, workers and labels are not of the same length.</source>
            <translation>条目、标注员和标签的长度不一致。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Items: look at the unsure ones yourself</source>
            <translation>条目：亲自查看没把握的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Its inputs</source>
            <translation>其输入</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Its name or number. The first one with a table otherwise.</source>
            <translation>其名称或编号。否则取第一个含表的工作表。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Its task</source>
            <translation>其任务</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Its values</source>
            <translation>其取值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>JSON lines</source>
            <translation>JSON Lines</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/json_table.py" />
            <source>JSON table</source>
            <translation>JSON 表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/review/label_probabilities.py" />
            <source>Judging answers</source>
            <translation>正在评判答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>KB</source>
            <translation>KB</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Kappa is not defined, because both give one class to all they share.</source>
            <translation>Kappa 无定义，因为两人对所有共同条目给出同一类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if_strip.py" />
            <source>Keep</source>
            <translation>保留</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Keep all answers</source>
            <translation>保留所有答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Keep personal columns</source>
            <translation>保留个人信息列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Keep rejected answers</source>
            <translation>保留被拒绝的答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Keep skipped annotations</source>
            <translation>保留跳过的标注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Keep skipped labels</source>
            <translation>保留跳过的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Keep tainted judgments</source>
            <translation>保留不合格的判断</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Keep the first answer</source>
            <translation>保留第一个答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Keep the last answer</source>
            <translation>保留最后一个答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Keep “{kept}”: no rule is shown to suit these labels better, beyond noise.</source>
            <translation>保留“{kept}”：没有其他规则在这些标签上的优势超出噪声。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Keep “{kept}”: there is nothing to judge rules by.</source>
            <translation>保留“{kept}”：没有可用来评判规则的依据。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>Kept: all workers count.</source>
            <translation>已保留：所有标注员都计入。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>Kept: {n} workers stay left out.</source>
            <extracomment>For one: Kept: {n} worker stays left out.</extracomment>
            <translation>
                <numerusform>已保留：{n} 名标注员仍被排除。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Key B</source>
            <translation>B 键</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Key S</source>
            <translation>S 键</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Kinds of items (EBCC)</source>
            <translation>条目种类（EBCC）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>Kinds of items in each class</source>
            <translation>每个类别中的条目种类数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>Kinds start at random; the probabilities of so many starts are averaged.</source>
            <translation>种类从随机起点开始；多个起点的概率取平均。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Known once the file is read.</source>
            <translation>读取文件后可知。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Known workers (MAP)</source>
            <translation>已知标注员（MAP）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Krippendorff’s alpha</source>
            <translation>Krippendorff’s alpha</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Krippendorff’s alpha of this class against all others put together.</source>
            <translation>此类别对其余所有类别合并的 Krippendorff’s alpha。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Krippendorff’s alpha, interval</source>
            <translation>Krippendorff’s alpha（区间）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Krippendorff’s alpha, ordinal</source>
            <translation>Krippendorff’s alpha（有序）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Label</source>
            <translation>标签</translation>
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
            <translation>Label Studio 预测</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Label by the rule</source>
            <translation>规则给出的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Label on a cluster</source>
            <translation>在集群上标注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Labelbox export</source>
            <translation>Labelbox 导出文件</translation>
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
            <translation>标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Labels and gold answers need the same words.</source>
            <translation>标签和金标准答案须使用相同的词。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/file_kinds.py" />
            <source>Labels and projects</source>
            <translation>标签和项目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Labels by class</source>
            <translation>各类别的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>Labels changed at each step</source>
            <translation>各步改变的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Labels given</source>
            <translation>给出的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Labels given (log scale)</source>
            <translation>给出的标签数（对数刻度）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Labels left out</source>
            <translation>略去的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Labels of this class on items with two labels or more.</source>
            <translation>有两个或更多标签的条目上此类别的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Labels per item</source>
            <translation>每个条目的标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Labels set</source>
            <translation>设定的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Labels set by hand</source>
            <translation>人工设定的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Labels that are copied</source>
            <translation>抄来的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Labels that differ</source>
            <translation>不同的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_columns.py" />
            <source>Labels to ask for</source>
            <translation>应追加的标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Labels to check</source>
            <translation>要检查的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Labels to judge by</source>
            <translation>评判所需标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Labels to spend</source>
            <translation>可用的标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Labels, workers, items and classes are counted. The picture shows who labelled what, and the checks say what was left out.</source>
            <translation>统计标签、标注员、条目和类别。图片显示谁标注了什么，检查结果说明略去了什么。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Labels: one for each item</source>
            <translation>标签：每个条目一个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Largest lead of the true class</source>
            <translation>真实类别的最大领先</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Largest single step</source>
            <translation>最大单步变动</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Latin-1</source>
            <translation>Latin-1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Layout</source>
            <translation>布局</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Leaders</source>
            <translation>被抄袭者</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns how good each worker is on each class.</source>
            <translation>学习每个标注员在每个类别上的水平。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns how good each worker is, alike on all classes.</source>
            <translation>学习每个标注员的水平，对所有类别相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns kinds of items on which workers err together. Slower.</source>
            <translation>学习标注员一同出错的条目种类。较慢。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Learns which classes each worker mixes up.</source>
            <translation>学习每个标注员会混淆哪些类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Least lead of the true class</source>
            <translation>真实类别的最小领先</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Least sure</source>
            <translation>把握最小</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Least sure first</source>
            <translation>把握最小的在前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Leave out</source>
            <translation>排除</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Leave out answers that differ</source>
            <translation>略去不同的答案</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>Leave out the {n} flagged</source>
            <extracomment>For one: Leave out the flagged worker</extracomment>
            <translation>
                <numerusform>排除 {n} 名有警示的标注员</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>Leave out the {n} flagged workers</source>
            <extracomment>For one: Leave out the flagged worker</extracomment>
            <translation>
                <numerusform>排除 {n} 名有警示的标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Leave out {n}</source>
            <translation>排除 {n} 名</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Leave out {n} workers</source>
            <extracomment>For one: Leave out {n} worker</extracomment>
            <translation>
                <numerusform>排除 {n} 名标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Left out</source>
            <translation>已排除</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Length of the weights</source>
            <translation>权重向量的长度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Level</source>
            <translation>级别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Li and Yu: {name}</source>
            <translation>Li 和 Yu：{name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Light, &amp;high contrast</source>
            <translation>浅色，高对比度(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Like EM, but steadier when workers gave few labels.</source>
            <translation>类似 EM，但在标注员标签较少时更稳定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like labels that were open before</source>
            <translation>与先前打开的标签相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like the labels that are open</source>
            <translation>与当前打开的标签相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Like weighted voting, but trusts very good workers far more.</source>
            <translation>类似加权投票，但对非常好的标注员信任得多。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Like weighted voting, more careful with few labels.</source>
            <translation>类似加权投票，标签较少时更谨慎。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Limit</source>
            <translation>上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/bwa.py" />
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <location filename="../../crowdgui/core/rules/voting.py" />
            <source>Limit of steps</source>
            <translation>步数上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Limit of the mean error by Chernoff’s method, with the true accuracies, given who labelled which item.</source>
            <translation>用 Chernoff 方法得出的平均错误率上限，采用真实准确率，并给定谁标注了哪个条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Limit of the mean error by Chernoff’s method, with the true accuracies, over all ways in which labels could have been shared out.</source>
            <translation>用 Chernoff 方法得出的平均错误率上限，采用真实准确率，涵盖标签所有可能的分配方式。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Limit of the mean error by Li and Yu (2014), theorem 3, with the true accuracies.</source>
            <translation>Li 和 Yu（2014）定理 3 的平均错误率上限，采用真实准确率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Limits are of the share of wrong labels, on average unless a bound says with which probability. Demoted ones would hold if the worker model did.</source>
            <translation>上限针对错误标签的比例；除非界限注明概率，否则为平均值。若标注员模型成立，已降级的界限才会成立。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Limits of the ranges</source>
            <translation>范围的界值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Line {n} of the file</source>
            <translation>文件第 {n} 行</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Lines {lines}</source>
            <extracomment>For one: Line {lines}</extracomment>
            <translation>
                <numerusform>第 {lines} 行</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Logarithmic</source>
            <translation>对数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Logarithmic scale</source>
            <translation>对数刻度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Look at the answers</source>
            <translation>查看答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>Look at the answers…</source>
            <translation>查看答案…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Look for evidence</source>
            <translation>查找证据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Look here</source>
            <translation>请查看</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/forecast.py" />
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Looking ahead</source>
            <translation>正在预估</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Looking ahead…</source>
            <translation>正在预估…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Looking at the labels</source>
            <translation>正在查看标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Looking at {file}</source>
            <translation>正在查看 {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>Looking for a start</source>
            <translation>正在寻找起点</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Looking for evidence</source>
            <translation>正在查找证据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Looking for unsaved work</source>
            <translation>正在查找未保存的工作</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Looking through the lines of {file}</source>
            <translation>正在检查 {file} 的各行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Low</source>
            <translation>下限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Lowest chance</source>
            <translation>最低概率</translation>
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
            <translation>针对两个类别设计。慢得多；供比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Made for two classes. The fast form of belief propagation.</source>
            <translation>针对两个类别设计。置信传播的快速形式。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Made for two classes. Unsteady on uneven data; for comparison.</source>
            <translation>针对两个类别设计。在不均匀的数据上不稳定；供比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Make it gold</source>
            <translation>设为金标准</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>Make these {n} labels gold</source>
            <extracomment>For one: Make this {n} label gold</extracomment>
            <translation>
                <numerusform>将这 {n} 个标签设为金标准</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>Make {n} labels gold</source>
            <extracomment>For one: Make {n} label gold</extracomment>
            <translation>
                <numerusform>将 {n} 个标签设为金标准</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Margin</source>
            <translation>领先幅度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Margin over the second class</source>
            <translation>对第二类别的领先幅度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>Marks a part of the image, so it labels no image</source>
            <translation>标记的是图像的一部分，因此没有标注图像</translation>
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
            <translation>标记的是条目的一部分，因此没有标注条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Marks gold</source>
            <translation>标记金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Mean accuracy</source>
            <translation>平均准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Mean accuracy kept within</source>
            <translation>平均准确率允许偏差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Mean accuracy of workers</source>
            <translation>标注员的平均准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Mean accuracy that one-step voting needs</source>
            <translation>一步投票所需的平均准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Mean field (LPI)</source>
            <translation>平均场（LPI）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Mean probability of the final label by the three rules, as much as each counts.</source>
            <translation>三种规则给出的最终标签概率的均值，按各自分量加权。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Measure</source>
            <translation>指标</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/speed.py" />
            <source>Measuring pace</source>
            <translation>正在衡量速度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/peers.py" />
            <location filename="../../crowdgui/core/workers/spam_tests/effective_counts.py" />
            <source>Measuring workers</source>
            <translation>正在衡量标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Merge them on the page Classes if they mean the same.</source>
            <translation>如果意思相同，请在“类别”页将其合并。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge words that differ only
in case and blanks</source>
            <translation>合并仅大小写和
空格不同的词</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge words that differ only in case and blanks</source>
            <translation>合并仅大小写和空格不同的词</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Message passing (KOS)</source>
            <translation>消息传递（KOS）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>Messages start at random; the middle result of so many starts counts.</source>
            <translation>消息从随机起点开始；多个起点的结果取中间值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Models are workers</source>
            <translation>模型视为标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>More options</source>
            <translation>更多选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>More than one column is set as {role}. Keep one.</source>
            <translation>有多列设为“{role}”。请只保留一列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_table.py" />
            <source>More than six curves cannot be told apart. Untick one first.</source>
            <translation>超过六条曲线就无法区分。请先取消勾选一条。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>More than {n} curves cannot be told apart.</source>
            <extracomment>For one: More than {n} curve cannot be told apart.</extracomment>
            <translation>
                <numerusform>超过 {n} 条曲线就无法区分。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Most disputed first</source>
            <translation>分歧最大的在前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Most wrong, an indication</source>
            <translation>错误上限（仅供参考）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Most wrong, if the model held</source>
            <translation>错误上限（若模型成立）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>Name</source>
            <translation>姓名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Name of the recipe</source>
            <translation>导入方案的名称</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>Names on the outside first.</source>
            <translation>最外层的名称在前。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Names that a spreadsheet would run are being counted.</source>
            <translation>正在统计电子表格会运行的名称。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Neither accepted nor rejected</source>
            <translation>既未接受也未拒绝</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Next</source>
            <translation>下一步</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Next to nothing</source>
            <translation>几乎为零</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No accuracy is stated, and no worker answered a gold item. State accuracies, or open a file of gold answers.</source>
            <translation>没有声明准确率，也没有标注员回答过金标准条目。请声明准确率，或打开金标准答案文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No accuracy is stated.</source>
            <translation>没有声明准确率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>No annotation says who made it. Export as JSON with annotators, without hiding their details; or, if every worker has a file, choose “One file a worker”.</source>
            <translation>没有标注注明由谁给出。请导出为包含标注员的 JSON，且不要隐藏其详情；若每个标注员各有一个文件，请选择“每个标注员一个文件”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <source>No annotation says who made it. Export as JSON, with annotators.</source>
            <translation>没有标注注明由谁给出。请导出为包含标注员的 JSON。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>No answer</source>
            <translation>没有答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>No answer is</source>
            <translation>“没有答案”的值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>No answer is left. All were left out: {why}.</source>
            <translation>没有剩余的答案。全部被略去：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>No answer moves any label: every worker counts for nothing.</source>
            <translation>没有答案能改变任何标签：所有标注员的分量都为零。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>No answer names its worker.</source>
            <translation>没有答案注明其标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>No answer says who gave it. If every worker has a dataset of their own, choose “One file a worker”.</source>
            <translation>没有答案注明由谁给出。若每个标注员各有一个数据集，请选择“每个标注员一个文件”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>No array looks like labels. The arrays are {names}.</source>
            <translation>没有数组看起来像标签。数组有 {names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No audit sample was drawn.</source>
            <translation>未抽取抽查样本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>No bound of its own. {reason}</source>
            <translation>没有自身界限。{reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>No class is missed by the draw. The limit for all classes together is higher.</source>
            <translation>抽取不会漏掉任何类别。所有类别合计的上限会更高。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <source>No column differs between the annotations of a task. Say which holds the label.</source>
            <translation>同一任务的各标注间没有任何列不同。请指明哪一列是标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>No column differs between the judgments of a unit. Say which one holds the label.</source>
            <translation>同一单元的各判断间没有任何列不同。请指明哪一列是标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>No column holds answers. Download the results once workers have answered.</source>
            <translation>没有列含有答案。请在标注员作答之后下载结果。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>No error rate below 100 % can be promised with this probability.</source>
            <translation>在此概率下无法承诺任何低于 100 % 的错误率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>No file is called after a worker.</source>
            <translation>没有以标注员命名的文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>No files yet</source>
            <translation>尚无文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>No final label is unsure enough to be listed here.</source>
            <translation>所有最终标签都足够有把握，无需列于此处。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>No gold answer matches an item</source>
            <translation>没有金标准答案与条目匹配</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>No guarantee</source>
            <translation>没有保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>No guarantee can be given from the labels alone.</source>
            <translation>仅凭标签无法给出保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>No guarantee can be given yet.</source>
            <translation>尚无法给出保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <source>No interval, because a second class is on too few items.</source>
            <translation>没有区间，因为有第二个类别的条目太少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>No interval, because only one item has labels of two workers.</source>
            <translation>没有区间，因为只有一个条目有两名标注员的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>No interval, because the items do not differ.</source>
            <translation>没有区间，因为各条目没有差别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>No item chosen</source>
            <translation>未选择条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/text/errors.py" />
            <source>No item has both a gold label and a final label.</source>
            <translation>没有条目同时有金标准标签和最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>No item has labels of two workers.</source>
            <translation>没有条目有两名标注员的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>No item is foreseen to gain from more labels within this number.</source>
            <translation>预计没有条目会在此数量内从更多标签中获益。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>No item is named</source>
            <translation>未指明条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>No item of this worker could be compared: nobody else labelled them, or the others are tied.</source>
            <translation>此标注员没有可比较的条目：没有其他人标注过，或他人的票数并列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>No item stands out</source>
            <translation>没有突出的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>No item, worker or class here has a name that a spreadsheet would run.</source>
            <translation>此处没有条目、标注员或类别的名称会被电子表格运行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>No items yet</source>
            <translation>尚无条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>No label changed after the first vote.</source>
            <translation>首次投票之后没有标签改变。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>No label says who made it. Export with “Label details” and “Performance”.</source>
            <translation>没有标签注明由谁给出。请连同“Label details”和“Performance”一起导出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/decisions.py" />
            <source>No label set by hand</source>
            <translation>没有人工设定的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>No longer gold</source>
            <translation>不再作为金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>No number of labels is foreseen to bring the error to {wanted}: with all that would help, {more} more, about {least} would stay wrong. Better instructions or answers checked by hand can do what more labels cannot.</source>
            <translation>预计再多标签也无法把错误率降到 {wanted}：即使加上所有有帮助的标签（再加 {more} 个），仍会有约 {least} 是错的。更好的标注说明或人工检查的答案能做到更多标签做不到的事。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>No option was chosen</source>
            <translation>没有选择任何选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>No overlap: nobody else labelled any of this worker’s items.</source>
            <translation>没有重叠：没有其他人标注过此标注员的任何条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>No overlap: none of these workers share an item.</source>
            <translation>没有重叠：这些标注员之间没有共同条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>No response says which user gave it. Export the records with their responses.</source>
            <translation>没有回答注明由哪个用户给出。请连同回答一起导出记录。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>No row has a worker, an item and an answer. Check which columns these are.</source>
            <translation>没有一行同时有标注员、条目和答案。请检查它们各是哪一列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>No row matches the search and the filter.</source>
            <translation>没有行符合搜索和筛选条件。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). Beyond noise it beats {beaten} of the {n} other rules.</source>
            <extracomment>For one: No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). Beyond noise it beats {beaten} of {n} other rule.</extracomment>
            <translation>
                <numerusform>没有规则在金标准答案上的错误少于“{best}”：{known} 个中 {wrong} 个（{share}）。在其他 {n} 种规则中，它对 {beaten} 种的优势超出噪声。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>No rule has fewer gold answers wrong than “{best}”: {wrong} of {known} ({share}). Beyond noise it is only shown to beat “{other}”.</source>
            <translation>没有规则在金标准答案上的错误少于“{best}”：{known} 个中 {wrong} 个（{share}）。只有对“{other}”，它的优势超出噪声。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>No rule has run on these labels yet</source>
            <translation>尚未对这些标签运行规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>No rule has run on these labels.</source>
            <translation>尚未对这些标签运行规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>No sample is drawn</source>
            <translation>未抽取样本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No share is stated for the class “{name}”. State one for each.</source>
            <translation>类别“{name}”未声明比例。请为每个类别声明。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No ties.</source>
            <translation>没有并列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>No two groups of items show between which workers swap quality.</source>
            <translation>未发现标注员在其间优劣互换的两组条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No two workers labelled the same item, so nobody can be compared.</source>
            <translation>没有两名标注员标注过同一条目，因此无法比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No weights are stated. State one for each worker, or choose plain majority.</source>
            <translation>没有声明权重。请为每个标注员声明一个，或选择简单多数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/text/data.py" />
            <source>No worker answered an item twice</source>
            <translation>没有标注员重复回答同一条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>No worker answered an item twice: the rule adds up every answer</source>
            <translation>没有标注员重复回答同一条目：规则会累加每个答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>No worker is called “{name}”</source>
            <translation>没有名为“{name}”的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No worker is left out.</source>
            <translation>没有排除任何标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>No worker is named</source>
            <translation>未指明标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No worker looks like guessing.</source>
            <translation>没有标注员看起来像在猜测。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>No worker process of the cluster is left. Nothing was written.</source>
            <translation>集群已没有可用的工作进程。没有写入任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>No worker who counts could be compared with others.</source>
            <translation>没有计入的标注员可与他人比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_page.py" />
            <source>No workers yet</source>
            <translation>尚无标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>No {items}</source>
            <translation>没有{items}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>No, a cell is one answer</source>
            <translation>否，一个单元格即一个答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Nobody answered</source>
            <translation>无人回答</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>Nobody answers the question “{wanted}”. The questions are {questions}.</source>
            <translation>没有人回答问题“{wanted}”。问题有 {questions}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>Nobody can be compared on them.</source>
            <translation>无法据此比较任何人。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Nobody else labelled this worker’s items, or the others are tied on them.</source>
            <translation>没有其他人标注此标注员的条目，或他人在其上的票数并列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>Nobody else who counts labelled this worker’s items.</source>
            <translation>没有其他计入的标注员标注过此标注员的条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Nobody is flagged for what more than this share of honest workers would do.</source>
            <translation>若认真的标注员中会有超过此比例的人这样做，则不予警示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Nobody labelled this item, so it has no final label.</source>
            <translation>没有人标注此条目，因此它没有最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>Nobody labelled this item.</source>
            <translation>没有人标注此条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>Nobody who answered gold has a say in the vote.</source>
            <translation>回答过金标准条目的标注员在投票中都没有分量。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Nobody who counts labelled these items, so they lose their final label.</source>
            <translation>计入的标注员都没有标注这些条目，因此它们失去最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>Nobody whose labels count has labelled this item.</source>
            <translation>标签计入的标注员都没有标注此条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>None</source>
            <translation>无</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>None of the bounds below says anything about these labels; each says why.</source>
            <translation>以下界限都不能说明这些标签的情况；各自注明了原因。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>None of the bounds below says anything about these labels; each says why. A random check by hand gives a guarantee.</source>
            <translation>以下界限都不能说明这些标签的情况；各自注明了原因。人工随机抽查可以给出保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of the stated workers gave any of these labels. Check that their ids are written alike.</source>
            <translation>所声明的标注员都没有给出这些标签。请检查其 ID 写法是否一致。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>None of them is flagged.</source>
            <translation>他们均无警示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>None of these</source>
            <translation>都不是</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>None of these limits is a guarantee here.</source>
            <translation>此处的上限都不是保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of {n} crowds drawn has its mean accuracy within {within} of the expected one. Allow more.</source>
            <translation>抽取的 {n} 个群体中，没有一个的平均准确率在预期值的 {within} 以内。请放宽。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>None: as it was found</source>
            <translation>无：按自动识别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Not chosen</source>
            <translation>未选择</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because all labels compared are the same number.</source>
            <translation>无定义：所比较的标签全是同一数字。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because all labels compared are “{only}”: without a second class, agreement cannot be told from chance.</source>
            <translation>无定义：所比较的标签全是“{only}”，没有第二个类别就无法区分一致与偶然。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because all {n} labels compared are of this class, so that chance cannot be told from agreement.</source>
            <translation>无定义：所比较的 {n} 个标签全属此类别，无法区分一致与偶然。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not defined, because any two workers who share {fewest} items or more give one and the same class to all of them.</source>
            <translation>无定义：任何共同条目不少于 {fewest} 个的两名标注员都对这些条目给出同一类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/two_workers.py" />
            <source>Not defined, because both workers give one and the same class to every item they share, so that chance cannot be told from agreement.</source>
            <translation>无定义：两名标注员对所有共同条目给出同一类别，无法区分一致与偶然。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because items have between {fewest} and {most} labels, and Fleiss’ kappa needs the same number on each. Krippendorff’s alpha does not.</source>
            <translation>无定义：各条目有 {fewest} 至 {most} 个标签，而 Fleiss’ kappa 要求每个条目标签数相同。Krippendorff’s alpha 则不要求。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because no item has labels of two workers.</source>
            <translation>无定义：没有条目有两名标注员的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because no item with two labels or more has this class.</source>
            <translation>无定义：有两个或更多标签的条目中没有此类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not defined, because no two workers share {fewest} items or more.</source>
            <translation>无定义：没有两名标注员的共同条目达到 {fewest} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because the classes are not all numbers.</source>
            <translation>无定义：类别并非全是数字。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not defined, because there is only one class.</source>
            <translation>无定义：只有一个类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/two_workers.py" />
            <source>Not defined, because these two workers share no item.</source>
            <translation>无定义：这两名标注员没有共同条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Not defined, because two workers are needed.</source>
            <translation>无定义，因为需要两名标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Not defined: all items of this worker have the same final label, or none.</source>
            <translation>无定义：此标注员的所有条目最终标签相同，或没有最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Not defined: no shared item has a final label.</source>
            <translation>无定义：没有共同条目有最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>Not defined: {reason}.</source>
            <translation>无定义：{reason}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Not finished in time</source>
            <translation>未按时完成</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Not in a project</source>
            <translation>未存为项目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Not judged: {rules}.</source>
            <translation>未评判：{rules}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Not labelled yet</source>
            <translation>尚未标注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not listed, because there are too many pairs of workers.</source>
            <translation>未列出，因为标注员配对太多。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Not looked for.</source>
            <translation>未查找。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Not met: {conditions}.</source>
            <translation>不满足：{conditions}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Not part of the table: {names}.</source>
            <translation>不属于表：{names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Not possible yet</source>
            <translation>尚不可行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Not read: {names}.</source>
            <translation>未读取：{names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Not saved</source>
            <translation>未保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Not submitted: {status}</source>
            <translation>未提交：{status}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>Not worked out, because there are more than {most} classes.</source>
            <translation>未计算，因为类别超过 {most} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Not worked out, because there are too many pairs of workers.</source>
            <translation>未计算，因为标注员配对太多。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Not worked out.</source>
            <translation>未计算。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Note</source>
            <translation>备注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Note for this item (N)</source>
            <translation>此条目的备注（N）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>Note: {note}</source>
            <translation>备注：{note}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Noted</source>
            <translation>有备注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Notes</source>
            <translation>备注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Nothing</source>
            <translation>无</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Nothing is known of {n} workers, who count 0.</source>
            <extracomment>For one: Nothing is known of {n} worker, who counts 0.</extracomment>
            <translation>
                <numerusform>对 {n} 名标注员一无所知，计为 0。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Nothing is left out.</source>
            <translation>没有略去任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Nothing is loaded from the network.</source>
            <translation>不从网络加载任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Nothing is stated of any worker, and none answered a gold item. State confusion matrices or accuracies, or open a file of gold answers.</source>
            <translation>没有声明任何标注员的信息，也没有人回答过金标准条目。请声明混淆矩阵或准确率，或打开金标准答案文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>Nothing is unsaved</source>
            <translation>没有未保存的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Nothing to compare yet</source>
            <translation>尚无可比较的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Nothing to export yet</source>
            <translation>尚无可导出的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Nothing to guarantee yet.</source>
            <translation>尚无可保证的内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Nothing to settle</source>
            <translation>没有稳定过程</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Nothing was changed.</source>
            <translation>没有更改任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>Nothing was left out of the files.</source>
            <translation>文件中没有略去任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Nothing was written.</source>
            <translation>没有写入任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>Nothing yet.</source>
            <translation>尚无内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>NumPy arrays</source>
            <translation>NumPy 数组</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Number</source>
            <translation>数值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Number of labels</source>
            <translation>标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>Number of starts</source>
            <translation>起点数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>Number of steps</source>
            <translation>步数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Numbers</source>
            <translation>数字</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Numbers begin at</source>
            <translation>编号起始于</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>Numbers from a file</source>
            <translation>来自文件的数字</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Of a worker to label an item.</source>
            <translation>标注员标注条目的概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Of all pairs of labels of this item, how many are the same.</source>
            <translation>此条目的所有标签对中有多少相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Of all pairs of labels that two workers gave to one item, how many are the same. Easy to read, but part of it comes about by chance.</source>
            <translation>两名标注员给同一条目的所有标签对中，有多少是相同的。容易理解，但其中一部分出于偶然。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/assignment.py" />
            <source>Of an item to be labelled by a worker.</source>
            <translation>条目被标注员标注的概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>Of annotations that were made but left without a value.</source>
            <translation>已作出但未填值的标注。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Of assignments that were not approved.</source>
            <translation>未获批准的任务的答案。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Of contributors who failed the quality control of the job.</source>
            <translation>由未通过该作业质量控制的贡献者给出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>Of data rows that their worker skipped.</source>
            <translation>标注员跳过的数据行的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Of tasks that their worker skipped.</source>
            <translation>标注员跳过的任务的标注。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Of the flags of one kind, no more than this share is false on average.</source>
            <translation>同一类警示中，误警示平均不超过此比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Of the items this worker answered more than once, how many got the same answer each time.</source>
            <translation>此标注员重复回答的条目中，有多少每次答案相同。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Of the surer ones that have gold, {n} of {known} are wrong all the same.</source>
            <extracomment>For one: Of the surer ones that have gold, {n} of {known} is wrong all the same.</extracomment>
            <translation>
                <numerusform>在把握较大且有金标准的标签中，{known} 个里仍有 {n} 个是错的。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Of them gold</source>
            <translation>其中金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>On a c&amp;luster…</source>
            <translation>在集群上(&amp;L)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>On a cluster EM starts from the plain majority only.</source>
            <translation>在集群上，EM 只能从简单多数开始。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>On gold, {n} of {known} final labels are wrong: {share} ({low} to {high}).</source>
            <extracomment>For one: On gold, {n} of {known} final labels is wrong: {share} ({low} to {high}).</extracomment>
            <translation>
                <numerusform>在金标准上，{known} 个最终标签中有 {n} 个是错的：{share}（{low} 至 {high}）。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_evidence.py" />
            <source>On gold, {n} of {known} labels are right, {share}.</source>
            <extracomment>For one: On gold, {n} of {known} labels is right, {share}.</extracomment>
            <translation>
                <numerusform>在金标准上，{known} 个标签中有 {n} 个正确，{share}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>On gold, {n} of {of} labels are right ({share}).</source>
            <extracomment>For one: On gold, {n} of {of} labels is right ({share}).</extracomment>
            <translation>
                <numerusform>在金标准上，{of} 个标签中有 {n} 个正确（{share}）。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>On how many gold items the final label is not the true one.</source>
            <translation>最终标签不是真实标签的金标准条目数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>On how many of the items that both labelled both say the same.</source>
            <translation>在两人都标注的条目中，有多少两人答案相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>On how many of the shared items both give the same label.</source>
            <translation>在多少个共同条目上两人给出相同标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items an ordinary worker would agree on about {ordinary}, and a guesser who gives each answer as often on {guesser}.</source>
            <translation>在相同条目上，普通标注员会有约 {ordinary} 个一致，而以相同频率给出各答案的猜测者会有 {guesser} 个。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>On {n} gold answers “{rule}” alone is right {first} times and “{kept}” alone {second}</source>
            <extracomment>For one: On {n} gold answer “{rule}” alone is right {first} times and “{kept}” alone {second}</extracomment>
            <translation>
                <numerusform>在 {n} 个金标准答案上，只有“{rule}”正确的有 {first} 次，只有“{kept}”正确的有 {second} 次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>On {n} gold items {error} of the final labels are wrong ({level} interval {low} to {high}).</source>
            <extracomment>For one: On {n} gold item {error} of the final labels are wrong ({level} interval {low} to {high}).</extracomment>
            <translation>
                <numerusform>在 {n} 个金标准条目上，有 {error} 的最终标签是错的（{level} 区间：{low} 至 {high}）。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>On {n} items at least two of them differ. A number leads to its items.</source>
            <extracomment>For one: On {n} item at least two of them differ. A number leads to its items.</extracomment>
            <translation>
                <numerusform>有 {n} 个条目，至少两种规则标注不同。点击数字可查看其条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>On {n} items the workers differ; the most even votes come first.</source>
            <extracomment>For one: On {n} item the workers differ.</extracomment>
            <translation>
                <numerusform>标注员在 {n} 个条目上有分歧；票数最接近的在前。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>On {share} of the labels {slow} takes {ratio} times as long as {fast}.</source>
            <translation>使用 {share} 的标签时，{slow}耗时是{fast}的 {ratio} 倍。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>On {unanimous} of {compared} items ({share}) all labels are the same. On the middle item, {median} of the pairs of labels are.</source>
            <translation>在 {compared} 个条目中的 {unanimous} 个（{share}）上，所有标签相同。居中的条目上，有 {median} 的标签对相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>One accuracy</source>
            <translation>单一准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>One answer</source>
            <translation>单一答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>One column per worker works too. Answers that are known to be right, gold, may stand in a column or in a file of their own.</source>
            <translation>每个标注员一列也可以。已知正确的答案（金标准）可放在一列中或单独的文件中。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>One file a worker</source>
            <translation>每个标注员一个文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>One row for each answer</source>
            <translation>每个答案一行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>One row for each answer: who said it, about which item, and what. Columns may have any name and order; you say which is which before they are read.</source>
            <translation>每个答案一行：谁、对哪个条目、说了什么。各列名称和顺序不限；读取之前由您指明各列的含义。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>One row for each item, a column for each worker</source>
            <translation>每个条目一行，每个标注员一列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>One row for each worker, a column for each item</source>
            <translation>每个标注员一行，每个条目一列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>One sentence says how many labels are wrong at most, or why that cannot be promised. A check of some labels by hand always gives a promise.</source>
            <translation>一句话说明最多有多少标签是错的，或为何无法承诺。人工检查部分标签总能给出承诺。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>One-step voting, any assignment</source>
            <translation>一步投票，任意分配</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>One-step weighted voting</source>
            <translation>一步加权投票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Only NaN</source>
            <translation>仅 NaN</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Only a random part of the items was looked at.</source>
            <translation>只查看了随机选取的一部分条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Only a random sample can show what all of them got wrong.</source>
            <translation>只有随机样本才能显示所有人都答错的内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Only accuracies from a Beta distribution have a mean to vary.</source>
            <translation>只有来自 Beta 分布的准确率才有可变化的均值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>Only one question is asked here. Leave --question out.</source>
            <translation>这里只有一个问题。请去掉 --question。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>Only the final label is given, not who gave it</source>
            <translation>只给出最终标签，未注明由谁给出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>Only the labels are read. Gold in a file beside them can be opened as gold; shares of classes and costs are not used.</source>
            <translation>只读取标签。旁边文件中的金标准可作为金标准打开；类别比例和代价不使用。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Only the question shown, “{question}”, is exported: to the folder “{folder}” inside this one.</source>
            <translation>只导出所显示的问题“{question}”：导出到此文件夹内的文件夹“{folder}”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Only whether “{answer}” is among them</source>
            <translation>仅看其中是否有“{answer}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Only “{name}” is a final label.</source>
            <translation>只有“{name}”是最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open &amp;folder…</source>
            <translation>打开文件夹(&amp;F)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open &amp;recent</source>
            <translation>打开最近的文件(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open &amp;unsaved work</source>
            <translation>打开未保存的工作(&amp;U)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Open a file of labels and run a rule. What can be said stands here then.</source>
            <translation>请打开标签文件并运行规则。届时此处显示可得出的结论。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Open a file of labels first.</source>
            <translation>请先打开标签文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Open a file with a recipe</source>
            <translation>打开带导入方案的文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Open a file…</source>
            <translation>打开文件…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Open a project alone, without other files.</source>
            <translation>请单独打开项目，不要与其他文件一起打开。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Open a set</source>
            <translation>打开数据集</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Open all {n}</source>
            <translation>打开全部 {n} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Open another…</source>
            <translation>打开其他…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Open folder of labels</source>
            <translation>打开标签文件夹</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Open in the browser</source>
            <translation>在浏览器中打开</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Open in the browser…</source>
            <translation>在浏览器中打开…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Open it</source>
            <translation>打开</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Open labels</source>
            <translation>打开标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Open recipe</source>
            <translation>打开导入方案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Open sa&amp;mple data</source>
            <translation>打开示例数据(&amp;M)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/work.py" />
            <source>Opening the last result</source>
            <translation>打开上次结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/content.py" />
            <source>Opening the project</source>
            <translation>正在打开项目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Open…</source>
            <translation>打开…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Options of the rule</source>
            <translation>规则的选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Oracle MAP</source>
            <translation>Oracle MAP</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Oracle, best weights for the bound</source>
            <translation>Oracle，使界限最优的权重</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_review.py" />
            <source>Order</source>
            <translation>顺序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Other rules side by side, whether more labels would help, and which items they would help most.</source>
            <translation>并排比较其他规则，增加标签是否有帮助，以及对哪些条目帮助最大。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Other worker</source>
            <translation>另一名标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Overall</source>
            <translation>总体</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Overview</source>
            <translation>概览</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Own accuracy on each class</source>
            <translation>每个类别各有准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Own bound</source>
            <translation>自身界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>Own confusion matrix</source>
            <translation>各自的混淆矩阵</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Own estimate</source>
            <translation>自身估计</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Own simulation</source>
            <translation>自定义模拟</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Pace</source>
            <translation>速度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>Packing {file}</source>
            <translation>正在打包 {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>Pages</source>
            <translation>页面</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Pairs</source>
            <translation>配对</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Pairs agree on {low} to {high} of the items they share; {overlap}.</source>
            <translation>各配对在共同条目上的一致率为 {low} 至 {high}；{overlap}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Pairs of a worker and an item that have an answer, of all there could be</source>
            <translation>有答案的标注员–条目对，占所有可能配对的比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Paper’s bound, Bernstein</source>
            <translation>论文界限，Bernstein</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>Paper’s bound, Hoeffding</source>
            <translation>论文界限，Hoeffding</translation>
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
            <translation>以逗号分隔</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by number signs</source>
            <translation>以井号分隔</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by semicolons</source>
            <translation>以分号分隔</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Parted by vertical bars</source>
            <translation>以竖线分隔</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Partners</source>
            <translation>搭档</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Parts of the page</source>
            <translation>页面的各部分</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Passing messages</source>
            <translation>正在传递消息</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Paste labels</source>
            <translation>粘贴标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/pasted.py" />
            <source>Pasted text {n}.txt</source>
            <translation>粘贴的文本 {n}.txt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/coefficients.py" />
            <source>Percent agreement</source>
            <translation>百分比一致率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/content.py" />
            <source>Picture</source>
            <translation>图片</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Picture file</source>
            <translation>图片文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/matrix_picture.py" />
            <source>Picture of the label matrix</source>
            <translation>标签矩阵图</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>Pictures</source>
            <translation>图</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Places found</source>
            <translation>搜索结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Plain majority</source>
            <translation>简单多数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Plain table of text</source>
            <translation>纯文本表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Plan</source>
            <translation>规划</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Plan of more labels</source>
            <translation>增加标签的规划</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>Plug-in</source>
            <translation>代入估计</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>Plug-in, an indication</source>
            <translation>代入估计，仅供参考</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>Preview</source>
            <translation>预览</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>Preview of a table</source>
            <translation>表的预览</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the fitted accuracies.</source>
            <translation>按拟合的准确率得出的最终标签概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the fitted confusion matrices.</source>
            <translation>按拟合的混淆矩阵得出的最终标签概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the fitted kinds of items.</source>
            <translation>按拟合的条目种类得出的最终标签概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label by the messages of its workers.</source>
            <translation>按其标注员的消息得出的最终标签概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label if what is known of the workers is true.</source>
            <translation>若对标注员的已知信息属实，最终标签的概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Probability of the final label if workers err independently, by their weights.</source>
            <translation>若标注员独立出错，按其权重得出的最终标签概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Processor cores</source>
            <translation>处理器核心数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Processor cores a rule may use</source>
            <translation>规则可使用的处理器核心数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Prodigy</source>
            <translation>Prodigy</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Product reviews</source>
            <translation>产品评论</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Pull toward the crowd</source>
            <translation>向群体靠拢</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Put back</source>
            <translation>恢复</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>Put back {n}</source>
            <translation>恢复 {n} 名</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Put back {n} workers</source>
            <extracomment>For one: Put back {n} worker</extracomment>
            <translation>
                <numerusform>恢复 {n} 名标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Put them into ranges on the page Classes.</source>
            <translation>请在“类别”页将其归入范围。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Putting the labels in order</source>
            <translation>正在整理标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Quality of crowd labels</source>
            <translation>众包标签的质量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>Question</source>
            <translation>问题</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>Question {n} of {count}</source>
            <translation>第 {n} 个问题，共 {count} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Random sample (audit)</source>
            <translation>随机样本（抽查）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges as typed</source>
            <translation>自行输入的范围</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges of equal width</source>
            <translation>等宽范围</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges with equally many answers</source>
            <translation>答案数相等的范围</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Rare among honest workers</source>
            <translation>认真者中罕见</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Reach an error</source>
            <translation>达到错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Read HTML signs</source>
            <translation>识别 HTML 符号</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Read as no answer</source>
            <translation>读作没有答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Read as the last file with these columns was</source>
            <translation>与上一个具有这些列的文件读取方式相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Read from: {names}. {meaning}</source>
            <translation>读取自：{names}。{meaning}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Reading</source>
            <translation>读取方式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/timestamps.py" />
            <source>Reading the durations</source>
            <translation>正在读取用时</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Reading the labels</source>
            <translation>正在读取标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>Reading the last result</source>
            <translation>正在读取上次结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Reading the picture</source>
            <translation>正在读取图片</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/timestamps.py" />
            <source>Reading the times</source>
            <translation>正在读取时间</translation>
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
            <translation>正在读取 {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Reads the file from this computer (P)</source>
            <translation>从这台计算机读取文件（P）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Ready</source>
            <translation>就绪</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Ready: {workers} and {n} GiB of memory.</source>
            <translation>就绪：{workers}，{n} GiB 内存。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Ready: {workers}.</source>
            <translation>就绪：{workers}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Reason</source>
            <translation>原因</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Recent files</source>
            <translation>最近的文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Recipe</source>
            <translation>导入方案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Recipes (*.json)</source>
            <translation>导入方案 (*.json)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Record {n} is no JSON object. Each must stand in braces.</source>
            <translation>第 {n} 条记录不是 JSON 对象。每条都必须用花括号括起。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Records {lines}</source>
            <extracomment>For one: Record {lines}</extracomment>
            <translation>
                <numerusform>第 {lines} 条记录</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window.py" />
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Redo</source>
            <translation>重做</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Redo {what}</source>
            <translation>重做{what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Rejected by the requester</source>
            <translation>被发布者拒绝</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Remove</source>
            <translation>移除</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove {file}</source>
            <translation>移除 {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Repeats the vote, counting good workers more. Bounds apply.</source>
            <translation>重复投票，好的标注员分量更大。界限适用。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Repetitions</source>
            <translation>重复次数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Replace</source>
            <translation>替换</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Replace workers’ names by numbers</source>
            <translation>用编号代替标注员姓名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Report (HTML)</source>
            <translation>报告（HTML）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/exports.py" />
            <source>Report (PDF)</source>
            <translation>报告（PDF）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Reports are written in it too.</source>
            <translation>报告也使用此语言。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Reset to usual</source>
            <translation>恢复通常值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Result</source>
            <translation>结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Results</source>
            <translation>结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items_page.py" />
            <source>Review {n}</source>
            <translation>复核 {n} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Right by class</source>
            <translation>各类别正确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Right labels to start with</source>
            <translation>初始正确标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Right on gold</source>
            <translation>金标准正确</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Risk accepted that it is more (δ)</source>
            <translation>超出该比例的可接受风险（δ）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Risk you accept</source>
            <translation>可接受的风险</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Risk you accept that it is more</source>
            <translation>超出该比例的可接受风险</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Role of column “{name}”</source>
            <translation>列“{name}”的角色</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} has {m} cells, but {width} were expected. Every row needs the same cells.</source>
            <translation>第 {n} 行有 {m} 个单元格，而应为 {width} 个。每行的单元格数须相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} is no list, but the first one is.</source>
            <translation>第 {n} 行不是列表，但第一行是。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Rows above are passed over. 0 passes over titles of one cell by itself.</source>
            <translation>其上方的行会跳过。0 表示自动跳过只有一个单元格的标题。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Rows left out</source>
            <translation>略去的行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>Rows left out since worker, item or label is missing: {n}.</source>
            <translation>因缺少标注员、条目或标签而略去的行：{n}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>Rows of item, worker and label need three columns, but there are {n}.</source>
            <translation>条目、标注员和标签的行需要三列，但这里有 {n} 列。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Rows {lines}</source>
            <extracomment>For one: Row {lines}</extracomment>
            <translation>
                <numerusform>第 {lines} 行</numerusform>
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
            <translation>规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/compare_table.py" />
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Rules</source>
            <translation>规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Rules on simulated crowds</source>
            <translation>模拟群体上的规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Run</source>
            <translation>运行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Run a study to see how much worse the labels would be with fewer of them, and whether more would help.</source>
            <translation>运行研究，查看标签减少时会差多少，以及增加标签是否有帮助。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Run again</source>
            <translation>再次运行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Run it to see how far rules are from the truth: {sets} to be drawn.</source>
            <translation>运行后可查看各规则与真值相差多少：将抽取 {sets}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>Run now</source>
            <translation>立即运行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Run the &amp;other rules</source>
            <translation>运行其他规则(&amp;O)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Run the study</source>
            <translation>运行研究</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Run the {n} others</source>
            <extracomment>For one: Run the other one</extracomment>
            <translation>
                <numerusform>运行其他 {n} 种</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Run time</source>
            <translation>运行时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>Run two rules or more to compare them.</source>
            <translation>请运行两种或更多规则以作比较。</translation>
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
            <translation>他人同样给出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <source>Said again by another: if one worker says this class of an item, how often another worker says it too. In brackets the 95 % interval.</source>
            <translation>他人同样给出：若一名标注员对某条目给出此类别，另一名标注员也给出此类别的频率。括号内为 95 % 区间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Same again</source>
            <translation>重复一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Same label</source>
            <translation>相同标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a set…</source>
            <translation>保存数据集…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a simulated set</source>
            <translation>保存模拟数据集</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save as recipe</source>
            <translation>保存为导入方案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save as recipe…</source>
            <translation>保存为导入方案…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>Save elsewhere…</source>
            <translation>保存到别处…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save picture</source>
            <translation>保存图片</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save picture…</source>
            <translation>保存图片…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Save project</source>
            <translation>保存项目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Save project &amp;as…</source>
            <translation>项目另存为(&amp;A)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save recipe</source>
            <translation>保存导入方案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save table</source>
            <translation>保存表格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Save the list of items</source>
            <translation>保存条目列表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Save the list of what is left out</source>
            <translation>保存略去内容的列表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Save the list…</source>
            <translation>保存列表…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/subprocess_reader.py" />
            <source>Save the table as CSV with the program it was made by, and open that.</source>
            <translation>请用创建该表的程序将其另存为 CSV，再打开该文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save the table behind it…</source>
            <translation>保存背后的表格…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>Save to a file…</source>
            <translation>保存到文件…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Saved</source>
            <translation>已保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Saved as {file}</source>
            <translation>已保存为 {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Saved as {file}.</source>
            <translation>已保存为 {file}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>Saved in {file}. Every change is saved as you make it.</source>
            <translation>已保存在 {file} 中。您的每次更改都即时保存。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/content.py" />
            <location filename="../../crowdgui/io/project/project.py" />
            <source>Saving the project</source>
            <translation>正在保存项目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Saving…</source>
            <translation>正在保存…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Say on the page Classes how to take them.</source>
            <translation>请在“类别”页说明如何处理。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Say on the page Columns which to keep.</source>
            <translation>请在“列”页说明保留哪些。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>Say on the page Source if it holds labels.</source>
            <translation>若它含有标签，请在“来源”页说明。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>Say on the page Source if they are to stay.</source>
            <translation>若要保留它们，请在“来源”页说明。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Say so only if every item had the same chance of gold.</source>
            <translation>仅当每个条目被选为金标准的机会相同时才这样说明。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Say what varies, or give one value.</source>
            <translation>请说明变化的是什么，或只给出一个值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column holds the label.</source>
            <translation>请指明哪一列是标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column names the item.</source>
            <translation>请指明哪一列是条目名称。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column names the worker.</source>
            <translation>请指明哪一列是标注员名称。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column of the gold file holds the gold label.</source>
            <translation>请指明金标准文件的哪一列是金标准标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Say which column of the gold file names the item.</source>
            <translation>请指明金标准文件的哪一列是条目名称。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Search all pages</source>
            <translation>搜索所有页面</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Second group, first set</source>
            <translation>第二组，条目集 1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Second group, second set</source>
            <translation>第二组，条目集 2</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Seconds</source>
            <translation>秒数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Seconds of work that 50 steps take, reckoned from those taken: a step is as much work as any other.</source>
            <translation>50 步所需的工作秒数，由已完成的步数推算：每步工作量相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Seconds of work until the last step that changed a final label.</source>
            <translation>到最后一次改变最终标签的那一步为止的工作秒数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Seconds of work until the rule itself stops.</source>
            <translation>到规则自行停止为止的工作秒数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>See the guarantee</source>
            <translation>查看保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/kos.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Seed</source>
            <translation>随机种子</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Seed of the model check</source>
            <translation>模型检查的随机种子</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>Self-certified</source>
            <translation>自认证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee.py" />
            <source>Self-certified, from the labels alone</source>
            <translation>自认证，仅凭标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Semicolon</source>
            <translation>分号</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Separator</source>
            <translation>分隔符</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Sessions</source>
            <translation>时段</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Set by</source>
            <translation>设定人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Set by hand</source>
            <translation>人工设定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>Set its label…</source>
            <translation>设定其标签…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Set to</source>
            <translation>设定为</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Several answers in one cell</source>
            <translation>一个单元格多个答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Several files at once are merged.</source>
            <translation>同时打开的多个文件会合并。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Several items a row</source>
            <translation>每行多个条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>Several questions are answered: {questions}. Choose one.</source>
            <translation>回答了多个问题：{questions}。请选择一个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Several starts, keep the best</source>
            <translation>多个起点，保留最好的</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share</source>
            <translation>比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Share of a message that stays as it was; more where messages go back and forth.</source>
            <translation>消息保持不变的比例；消息来回摆动时取大些。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Share of all labels</source>
            <translation>占全部标签的比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Share of answers that are the final label, by worker and class</source>
            <translation>答案为最终标签的比例，按标注员和类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>Share of items on which a worker agrees</source>
            <translation>标注员与他人一致的条目比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Share of pairs labelled</source>
            <translation>有标签的配对比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Share of the item's labels that are the final label. Not a probability.</source>
            <translation>条目的标签中属于最终标签的比例。不是概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Share of the item's weight behind the final label. Not a probability.</source>
            <translation>条目的权重中支持最终标签的比例。不是概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Share of the items with labels whose final label is not the true class.</source>
            <translation>有标签的条目中，最终标签不是真实类别的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Share of the items with labels whose final label is the true class.</source>
            <translation>有标签的条目中，最终标签是真实类别的比例。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/study/study.py" />
            <source>Share of the labels kept; {n} draws, the band holds the middle 80 %</source>
            <extracomment>For one: Share of the labels kept; {n} draw, the band holds the middle 80 %</extracomment>
            <translation>
                <numerusform>保留的标签比例；{n} 次抽取，色带包含中间的 80 %</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Share of the messages behind the final label. Not a probability.</source>
            <translation>消息中支持最终标签的比例。不是概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Share of wrong labels accepted (ε)</source>
            <translation>可接受的错误标签比例（ε）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Share of wrong labels you accept</source>
            <translation>可接受的错误标签比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Shared items</source>
            <translation>共同条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Shared items are counted by a larger, valid sum: there are too many for the full</source>
            <translation>共同条目太多，无法完整计入，改用一个较大但仍有效的和</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Shared items are counted in full</source>
            <translation>共同条目完整计入</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Sheet</source>
            <translation>工作表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Sheet “{sheet}” was read. There is also: {others}.</source>
            <translation>已读取工作表“{sheet}”。另有：{others}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Shift</source>
            <translation>偏移</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Show all</source>
            <translation>显示全部</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_table.py" />
            <source>Show all items</source>
            <translation>显示所有条目</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>Show all {n} items</source>
            <extracomment>For one: Show the item</extracomment>
            <translation>
                <numerusform>显示全部 {n} 个条目</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Show folder</source>
            <translation>显示文件夹</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Show picture</source>
            <translation>显示图片</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Show the items of this worker</source>
            <translation>显示此标注员的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Show the numbers</source>
            <translation>显示数值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>Show the numbers behind the paper’s bounds</source>
            <translation>显示论文界限背后的数值</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Show the {n}</source>
            <extracomment>For one: Show the one</extracomment>
            <translation>
                <numerusform>显示这 {n} 个</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Show those of the next items too</source>
            <translation>也显示后续条目的图片</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side</source>
            <translation>并排</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side, {workers} workers and {items} items would make {cells} cells, nearly all of them empty. Leave this table out.</source>
            <translation>并排时，{workers} 名标注员和 {items} 个条目会产生 {cells} 个单元格，几乎全为空。请不选此表。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Sign</source>
            <translation>符号</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>Sign with this name</source>
            <translation>以此姓名署名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulate</source>
            <translation>模拟</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulate crowds</source>
            <translation>模拟群体</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Simulate…</source>
            <translation>模拟…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/simulating.py" />
            <source>Simulating</source>
            <translation>模拟</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulation</source>
            <translation>模拟</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Six friends, twenty photos</source>
            <translation>六位朋友，二十张照片</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Size</source>
            <translation>规模</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Skipped by the worker</source>
            <translation>标注员已跳过</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Smoothing</source>
            <translation>平滑</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/snow.py" />
            <source>Snow et al. (2008)</source>
            <translation>Snow et al. (2008)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>So many wrong labels the check is expected to take away, here and elsewhere.</source>
            <translation>此次检查预期减少的错误标签数，含此处和别处。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>Some cells seem to hold several answers</source>
            <translation>有些单元格似乎含有多个答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Some of what you decided is not saved.</source>
            <translation>您的部分决定尚未保存。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Something in the labels that an honest worker would rarely show. It is a reason to look, and no proof.</source>
            <translation>标签中认真的标注员很少会表现出的迹象。它是值得查看的理由，而非证据。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Something speaks against these workers</source>
            <translation>对这些标注员有不利的迹象</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/desk.py" />
            <source>Something went wrong inside the program while saving; the log has it.</source>
            <translation>保存时程序内部出错；详情见日志。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/worker.py" />
            <source>Something went wrong inside the program. Nothing was changed; the log has it.</source>
            <translation>程序内部出错。没有更改任何内容；详情见日志。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/crashes.py" />
            <source>Something went wrong inside the program. What you decided is kept. {file} says more; nothing was sent.</source>
            <translation>程序内部出错。您的决定均已保留。详情见 {file}；没有发送任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>Sorting the columns of {file}</source>
            <translation>正在对 {file} 的列排序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>Source</source>
            <translation>来源</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <source>Speed is flagged where a worker’s labels took less than this share of the time others take for the same items.</source>
            <translation>标注员的标签用时少于他人标注相同条目用时的这一比例时，予以速度警示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Spend labels</source>
            <translation>使用标签</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>Spread evenly over all items it would take {n}.</source>
            <extracomment>For one: Spread evenly over all items it would take {n}.</extracomment>
            <translation>
                <numerusform>若平均分配到所有条目，则需要 {n} 个。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>Spread evenly over all items, no number foreseen here would do.</source>
            <translation>若平均分配到所有条目，则预估范围内的数量都不够。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>Spread of the steps</source>
            <translation>变动的离散程度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Spreadsheet</source>
            <translation>电子表格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Start from</source>
            <translation>起始于</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Start over</source>
            <translation>重新开始</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>Step {n}: {changed} labels changed</source>
            <translation>第 {n} 步：{changed} 个标签改变</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Steps</source>
            <translation>步数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Steps after the first vote until the rule itself stops.</source>
            <translation>首次投票之后到规则自行停止的步数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Steps to settle</source>
            <translation>稳定步数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Steps to stop</source>
            <translation>停止步数</translation>
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
            <translation>停止并退出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>Street signs</source>
            <translation>路牌</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Study</source>
            <translation>研究</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Study &amp;fewer labels</source>
            <translation>研究较少标签(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Study and plan</source>
            <translation>研究与规划</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/studying.py" />
            <source>Studying fewer labels</source>
            <translation>研究较少标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/label_studio_min.py" />
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>Submitted without an answer</source>
            <translation>提交时没有答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <source>Suggested</source>
            <translation>建议</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>Summary</source>
            <translation>摘要</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Tab</source>
            <translation>制表符</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Table begins in row</source>
            <translation>表起始行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>Table in the preview</source>
            <translation>预览中的表</translation>
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
            <translation>表格 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/plan_panel.py" />
            <source>Tables (*.csv)</source>
            <translation>表格 (*.csv)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Tables of agreement</source>
            <translation>一致性表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>Tainted: its contributor failed the quality control</source>
            <translation>不合格：其贡献者未通过质量控制</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Take a tour</source>
            <translation>查看导览</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Take back</source>
            <translation>撤回</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Take off apostrophes that keep cells from running</source>
            <translation>去掉防止单元格运行的撇号</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Take the apostrophes off {n} cells</source>
            <extracomment>For one: Take the apostrophe off {n} cell</extracomment>
            <translation>
                <numerusform>去掉 {n} 个单元格的撇号</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Take them</source>
            <translation>处理方式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>Takes &amp;#44; for a comma, and so on, as web forms write them.</source>
            <translation>把 &amp;#44; 识别为逗号等，如网页表单所写。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Takes off what all names begin with, up to a hyphen.</source>
            <translation>去掉所有名称共有的开头部分，直到连字符为止。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>Takes predictions for answers of a worker.</source>
            <translation>把预测当作一名标注员的答案。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <source>Takes suggestions for answers of a worker.</source>
            <translation>把建议当作一名标注员的答案。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Takes the name of the file for the worker.</source>
            <translation>把文件名当作标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Text follows a closing quote mark. Put a separator after it, or write quote marks inside a cell twice.</source>
            <translation>闭合引号之后还有文本。请在其后加分隔符，或将单元格内的引号写两次。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Text stays text in the formats chosen: only CSV can hold formulas.</source>
            <translation>在所选格式中文本仍为文本：只有 CSV 可能含有公式。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is less than most, but no reason for a flag: {often} would do no better.</source>
            <translation>这低于多数人，但不足以给出警示：{often}不会做得更好。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is rarely so few, but the answers go with the items: this worker is outvoted, not guessing.</source>
            <translation>这么少很罕见，但答案随条目而变：此标注员的意见居于少数，而非猜测。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is too few items to tell guessing from work.</source>
            <translation>条目太少，无法区分猜测与认真标注。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The Guarantee page draws items at random. Checked here, they give a limit of the error rate that needs no assumption about workers.</source>
            <translation>“保证”页随机抽取条目。在此检查后，它们给出错误率的上限，不需要对标注员作任何假定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>The HIT</source>
            <translation>HIT</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON breaks off. The file may be cut short; export or copy it again.</source>
            <translation>JSON 中断。文件可能不完整；请重新导出或复制。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON is nested too deeply. It is no export of labels.</source>
            <translation>JSON 嵌套过深。这不是标签的导出文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The XML is wrong or breaks off there. Export the job again.</source>
            <translation>XML 在此有误或中断。请重新导出该作业。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The ZIP archive is damaged. Download or copy it again.</source>
            <translation>ZIP 压缩包已损坏。请重新下载或复制。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/snow.py" />
            <source>The answers are {n} different numbers. Put them into ranges, or every number is a class of its own.</source>
            <translation>答案是 {n} 个不同的数字。请将其归入范围，否则每个数字自成一个类别。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The answers differ {n} times.</source>
            <extracomment>For one: The answers differ once.</extracomment>
            <translation>
                <numerusform>有 {n} 次答案不同。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>The answers hardly depend on the item: {rarely} would do as badly ({corrected}).</source>
            <translation>答案几乎不取决于条目：{rarely}会做得这么差（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The answers never differ.</source>
            <translation>答案从无不同。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>The apostrophes are taken off {n} cells</source>
            <extracomment>For one: The apostrophe is taken off {n} cell</extracomment>
            <translation>
                <numerusform>已去掉 {n} 个单元格的撇号</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The archive has more than {most} files.</source>
            <translation>压缩包内的文件超过 {most} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The archive is packed in a way that is not known. Pack it as plain ZIP.</source>
            <translation>压缩包的打包方式未知。请打包为普通 ZIP。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>The archive is protected. Unpack it with its password.</source>
            <translation>压缩包受保护。请用其密码解压。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The array that holds a gold label for each item, if any.</source>
            <translation>含有每个条目金标准标签的数组（如有）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The array that holds the labels.</source>
            <translation>含有标签的数组。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>The array “{name}” cannot be the gold labels: it needs one for each of {n} items.</source>
            <translation>数组“{name}”不能作为金标准标签：{n} 个条目每个都需要一个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The assignee of the job</source>
            <translation>作业的负责人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The assumption that workers err independently of each other, alike on all classes and items. Most bounds need it.</source>
            <translation>假定标注员彼此独立出错，且对所有类别和条目相同。多数界限需要此假定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>The bars under the workers are their weights;</source>
            <translation>标注员下方的条是其权重；</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>The bound before was not worked out yet when the first worker was changed.</source>
            <translation>更改第一名标注员时，此前的界限尚未计算。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The bound says nothing here: the label could well be wrong.</source>
            <translation>此处界限不说明任何问题：标签很可能是错的。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>The bounds below put estimates in place of the workers’ true accuracies, so they are indications: they can lie below the true error, above all where some items are harder than others.</source>
            <translation>以下界限用估计值代替标注员的真实准确率，因此仅供参考：它们可能低于真实错误率，尤其在有些条目更难时。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte order mark is missing. Name the encoding with -LE or -BE after it.</source>
            <translation>缺少字节顺序标记。请使用后缀为 -LE 或 -BE 的编码名称。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} is not {encoding} text. Choose the encoding the file was saved in, or save it again as UTF-8.</source>
            <translation>字节 {byte} 不是 {encoding} 文本。请选择文件保存时所用的编码，或重新存为 UTF-8。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} is not {encoding} text: the line is cut off or in another encoding. Choose the encoding it was saved in, such as Windows-1252, or save it again as UTF-8.</source>
            <translation>字节 {byte} 不是 {encoding} 文本：该行被截断或使用其他编码。请选择保存时所用的编码（如 Windows-1252），或重新存为 UTF-8。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>The chance that a worker guesses on a hard item.</source>
            <translation>标注员在难条目上猜测的概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The chances of a worker’s answers do not add up to 1.</source>
            <translation>标注员各答案的概率之和不为 1。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The check of each of {n} items is expected to take away {least} wrong labels or more, the first ones most.</source>
            <extracomment>For one: The check of {n} item is expected to take away {least} wrong labels or more.</extracomment>
            <translation>
                <numerusform>检查这 {n} 个条目中的每一个，预期至少减少 {least} 个错误标签，排在前面的最多。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The class shares must be one for each class and add up to 100 %.</source>
            <translation>类别比例必须每个类别各一个，且总和为 100 %。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster cannot be reached any more. Nothing was written.</source>
            <translation>已无法连接集群。没有写入任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>The column “{name}” of the other files is missing. Files that are opened together need the same columns.</source>
            <translation>缺少其他文件中的列“{name}”。一起打开的文件须有相同的列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>The columns are</source>
            <translation>各列为</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>The columns are not those of this format. Has the file changed?</source>
            <translation>各列与此格式不符。文件是否已更改？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>The crowd, as estimated, is not better than chance on every class.</source>
            <translation>按估计，该群体并非在每个类别上都优于随机。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>The curve alone cannot be continued: it takes gold, a study of five draws or more, about five labels for an item on average, and an error that falls.</source>
            <translation>仅凭曲线无法延续：这需要金标准、五次或更多抽取的研究、平均每个条目约五个标签，以及下降的错误率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve has flattened.</source>
            <translation>曲线已趋平。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve still falls.</source>
            <translation>曲线仍在下降。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>The data</source>
            <translation>数据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The disk is full. What stood there before is unchanged; make room, or save elsewhere.</source>
            <translation>磁盘已满。原有内容未变；请腾出空间，或保存到别处。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The draws do not tell the first two apart.</source>
            <translation>这些抽取无法区分前两者。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The duration is known for {count}</source>
            <translation>用时已知：{count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The earlier study is of other labels, other gold or another seed.</source>
            <translation>先前的研究使用的是其他标签、其他金标准或另一随机种子。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The encoding “{name}” is not known. Choose another.</source>
            <translation>无法识别编码“{name}”。请选择其他编码。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>The error is {error} already, so {wanted} takes no more labels.</source>
            <translation>错误率已为 {error}，因此达到 {wanted} 不需要更多标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>The expected lead of the true class over another, at worst; large is good.</source>
            <translation>真实类别对另一类别的预期领先，取最差情形；越大越好。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>The fewest and the most labels that one item got.</source>
            <translation>单个条目得到的最少和最多标签数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>The fewest and the most labels that one worker gave.</source>
            <translation>单个标注员给出的最少和最多标签数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>The file cannot be read any more.</source>
            <translation>文件已无法读取。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file could not be read: {why}.</source>
            <translation>无法读取文件：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The file could not be written: {why}.</source>
            <translation>无法写入文件：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file does not exist. It may have been moved or renamed.</source>
            <translation>文件不存在。它可能已被移动或重命名。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>The file does not say when labels were given.</source>
            <translation>文件未注明标签的给出时间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The file has changed and has {columns} now. Open it again.</source>
            <translation>文件已更改，现有 {columns}。请重新打开。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>The file holds no content of this item; look it up by its id.</source>
            <translation>文件中没有此条目的内容；请按其 ID 查找。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file is damaged and was left as it is. Open an older copy of it.</source>
            <translation>文件已损坏，保持原样未动。请打开较早的副本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The file is damaged or cut off. Get it again from where it came from.</source>
            <translation>文件已损坏或不完整。请从来源处重新获取。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file is empty.</source>
            <translation>文件为空。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The file is empty. Export or copy it again.</source>
            <translation>文件为空。请重新导出或复制。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>The files you open will be listed here.</source>
            <translation>您打开的文件将列于此处。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>The final label is not the gold label</source>
            <translation>最终标签不是金标准标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>The final label only won because its class comes first</source>
            <translation>最终标签仅因其类别在前而胜出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The final label only won because its class comes first.</source>
            <translation>最终标签仅因其类别在前而胜出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam.py" />
            <source>The first line should hold the counts of items, workers and labels.</source>
            <translation>第一行应为条目、标注员和标签的数量。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/glad.py" />
            <source>The first line should hold the counts of labels, labellers and tasks.</source>
            <translation>第一行应为标签、标注员和任务的数量。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/triples.py" />
            <source>The first line tells of {told} labels, but there are {n}. Is the file whole?</source>
            <translation>第一行说有 {told} 个标签，但实际有 {n} 个。文件是否完整？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>The first {copied} of {of} rows copied; export has no such limit</source>
            <translation>已复制 {of} 行中的前 {copied} 行；导出没有此限制</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>The first {n} are shown.</source>
            <translation>显示前 {n} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} of {rows} rows.</source>
            <translation>{rows} 行中的前 {n} 行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} rows.</source>
            <translation>前 {n} 行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/content.py" />
            <source>The first {shown} of {all} characters are shown.</source>
            <translation>显示 {all} 个字符中的前 {shown} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The fitted workers know {known} classes, and {wanted} are wished for.</source>
            <translation>拟合的标注员知道 {known} 个类别，而要求的是 {wanted} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The folder does not exist. Make it first, or choose another.</source>
            <translation>文件夹不存在。请先创建，或选择其他文件夹。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>The gold answers do not show that this vote is better than chance.</source>
            <translation>金标准答案未能表明此投票优于随机。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold is of an item that has no answers</source>
            <translation>金标准所指的条目没有答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>The gold items were drawn at random, as you state</source>
            <translation>金标准条目是随机抽取的（如您所述）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The gold label is “{gold}”.</source>
            <translation>金标准标签为“{gold}”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold of the item contradicts itself and is not used</source>
            <translation>该条目的金标准自相矛盾，不予使用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>The gold of “{question}” is read from “{gold}”</source>
            <translation>“{question}”的金标准读取自“{gold}”</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The guarantee is about the rule’s labels. {n} of them are replaced by labels set by hand.</source>
            <extracomment>For one: The guarantee is about the rule’s labels. {n} of them is replaced by a label set by hand.</extracomment>
            <translation>
                <numerusform>保证针对规则给出的标签。其中 {n} 个已被人工设定的标签取代。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>The item by item bound on the share of wrong labels, with estimated accuracies: an indication, not a guarantee. It is shown because the worker model fits these labels.</source>
            <translation>错误标签比例的逐条目界限，采用估计准确率：仅供参考，不是保证。因标注员模型符合这些标签而显示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The job has no assignee. Choose “The name of the file” as the worker.</source>
            <translation>作业没有负责人。请选择“文件名”作为标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The known true label.</source>
            <translation>已知的真实标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The label an item ends up with: the rule’s, or the one a person set by hand.</source>
            <translation>条目最终得到的标签：由规则给出，或由人工设定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>The label matrix</source>
            <translation>标签矩阵</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>The labels are not what workers who err on their own would give, so the plan is too hopeful: hard items stay hard, however many are asked.</source>
            <translation>这些标签不像各自独立出错的标注员所给出的，因此规划过于乐观：无论询问多少次，难条目仍然难。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>The labels differ a little from what workers who err on their own would give, and by more than chance.</source>
            <translation>这些标签与各自独立出错的标注员所给出的略有差别，且差别超出偶然。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>The labels do not show that workers are better than chance on the whole. State that they are, or add gold.</source>
            <translation>标签未能表明标注员总体优于随机。请声明他们优于随机，或添加金标准。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The labels from {start} to {end} brought {points} points (±{error} at {confidence} confidence, {draws}).</source>
            <translation>从 {start} 到 {end} 的标签带来了 {points} 个百分点（±{error}，置信水平 {confidence}，{draws}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>The larger against the second number, the better the workers are.</source>
            <translation>第一个数相对第二个数越大，标注员越好。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>The larger both numbers are, the more alike the workers are.</source>
            <translation>两个数都越大，标注员越相似。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judging.py" />
            <source>The last change was no answer; Ctrl+Z undoes it</source>
            <translation>上次更改不是答案；按 Ctrl+Z 可撤销</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>The last changes are being written to the project file.</source>
            <translation>正在将最近的更改写入项目文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>The last result is damaged</source>
            <translation>上次结果已损坏</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>The last result of “{question}” is damaged</source>
            <translation>“{question}”的上次结果已损坏</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>The last step that changed a final label.</source>
            <translation>最后一次改变最终标签的那一步。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>The least sure items come first. A number sets the label, Enter agrees. What you decide wins over the rule.</source>
            <translation>把握最小的条目在前。按数字设定标签，按 Enter 同意。您的决定优先于规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The letters are read as {encoding}</source>
            <translation>字符按 {encoding} 读取</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/gold_bound.py" />
            <source>The limit is above 100 %, so it says nothing.</source>
            <translation>上限超过 100 %，因此不说明任何问题。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>The limit is known once all labels are checked.</source>
            <translation>检查完所有标签后才能得知上限。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>The limits of the ranges must rise.</source>
            <translation>各范围的界值必须递增。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>The list names every place, one a line, to hand back to who made the file.</source>
            <translation>列表逐行列出每一处，可交还给文件的制作者。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The lowest chance of a label is above the highest.</source>
            <translation>产生标签的最低概率高于最高概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The mean accuracy must lie between 0 and 1, and be neither.</source>
            <translation>平均准确率必须在 0 与 1 之间，不含两端。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>The members of this project shared their annotations, so that nobody knows who made which. In doccano, turn off “Share annotations” before labelling.</source>
            <translation>此项目的成员共享了标注，因此无从得知谁做了哪个。请在 doccano 中于标注前关闭“Share annotations”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>The messages did not come to rest; more damping or more steps may settle them.</source>
            <translation>消息未达到稳定；加大阻尼或增加步数或可使其稳定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <source>The most frequent final label is “{name}”: {count} of {n} items ({share}).</source>
            <translation>最常见的最终标签是“{name}”：{n} 个条目中的 {count} 个（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>The most frequent mistake is “{answer}” where gold says “{known}”: {n}.</source>
            <translation>最常见的错误是金标准为“{known}”时给出“{answer}”：{n} 次。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The most frequent other answer is “{answer}” for “{known}”: {n}.</source>
            <translation>最常见的其他答案是对“{known}”给出“{answer}”：{n} 次。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The most likely label by the rule that ran, or the one set by hand.</source>
            <translation>按所运行的规则最可能的标签，或人工设定的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>The most likely label of every item, by {rule}.</source>
            <translation>每个条目最可能的标签，按{rule}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>The most likely label of every item.</source>
            <translation>每个条目最可能的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>The name is exported beside every label you set. Answers given before keep the name they were signed with.</source>
            <translation>该姓名会随您设定的每个标签一起导出。此前给出的答案保留当时署名的姓名。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The name of the file</source>
            <translation>文件名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>The names are</source>
            <translation>名称为</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>The next {n} labels are expected to mend {best} wrong final labels where they help most, and {evenly} spread evenly.</source>
            <extracomment>For one: The next {n} label is expected to mend {best} wrong final labels where it helps most, and {evenly} spread evenly.</extracomment>
            <translation>
                <numerusform>接下来的 {n} 个标签若用在最有帮助之处，预期可纠正 {best} 个错误的最终标签；若平均分配，则为 {evenly} 个。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number of the first item: 1 in MATLAB, 0 in Python.</source>
            <translation>第一个条目的编号：MATLAB 中为 1，Python 中为 0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number that stands where a worker gave no label.</source>
            <translation>标注员未给出标签处所填的数字。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/lists.py" />
            <source>The numbers behind the bounds</source>
            <translation>界限背后的数值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The numbers behind the paper’s bounds</source>
            <translation>论文界限背后的数值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>The question “{question}” cannot be read. {why}</source>
            <translation>无法读取问题“{question}”。{why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>The question “{wanted}” of the recipe is not in this file.</source>
            <translation>导入方案中的问题“{wanted}”不在此文件中。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>The quote marks are wrong there. Export the project again.</source>
            <translation>该处的引号有误。请重新导出项目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The recipe is for the format “{name}”, which this file does not keep to.</source>
            <translation>导入方案针对格式“{name}”，而此文件不符合该格式。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>The records so far have {n} different fields, too many for a table. Give every record the same fields.</source>
            <translation>到目前为止的记录有 {n} 个不同字段，太多而无法成表。请使每条记录的字段相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>The rows cannot be shown.</source>
            <translation>无法显示各行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The rows could not be told apart. Check the separator and the quote marks.</source>
            <translation>无法区分各行。请检查分隔符和引号。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>The rule did not know the true labels of the sample</source>
            <translation>规则当时不知道样本的真实标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The rule had no label to go by.</source>
            <translation>规则没有可依据的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_panel.py" />
            <source>The rule has not run this way, so there is nothing to compare.</source>
            <translation>规则未曾这样运行，因此没有可比较的内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The rule said “{label}”, confidence {share}.</source>
            <translation>规则给出“{label}”，置信度 {share}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>The rule says the same, confidence {share}.</source>
            <translation>规则给出相同标签，置信度 {share}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>The rule was given gold for items of the sample, so these are no fair test.</source>
            <translation>规则已获知样本条目的金标准，因此这不是公正的检验。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>The rule was stopped before it came to rest.</source>
            <translation>规则在稳定之前已停止。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The rule “{key}” cannot run on a cluster; {there} can.</source>
            <translation>规则“{key}”不能在集群上运行；{there} 可以。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>The rules do not agree on {n} of {items} items ({share}); without gold nothing here shows which is right.</source>
            <extracomment>For one: The rules do not agree on {n} of {items} items ({share}); without gold nothing here shows which is right.</extracomment>
            <translation>
                <numerusform>各规则在 {items} 个条目中的 {n} 个（{share}）上不一致；没有金标准，此处无法显示哪个正确。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The rule’s estimate of how many of a worker’s labels are right.</source>
            <translation>规则对标注员标签中有多少正确的估计。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judging.py" />
            <source>The rule’s label is hidden; choose by number</source>
            <translation>规则的标签已隐藏；请按数字选择</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>The rule’s own starts or parts give different labels</source>
            <translation>规则自身的各起点或各部分给出不同的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_list.py" />
            <source>The run and its guarantee</source>
            <translation>运行及其保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same chance for all</source>
            <translation>全部概率相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>The same inputs are the same item also where they were published again.</source>
            <translation>相同的输入即为同一条目，即使重新发布过。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>The same inputs can be several tasks, in pools of their own.</source>
            <translation>相同的输入可以是多个任务，各在自己的池中。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>The same lead, at best.</source>
            <translation>同一领先，取最好情形。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same number of labels each</source>
            <translation>各有相同的标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>The same seed draws the same sets, on every computer.</source>
            <translation>在任何计算机上，相同的随机种子都抽取相同的数据集。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The same seed draws the same starts and hides the same labels.</source>
            <translation>相同的随机种子会抽取相同的起点并隐藏相同的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>The same seed draws the same starts.</source>
            <translation>相同的随机种子会抽取相同的起点。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>The same text with another question is another task, but the same item.</source>
            <translation>相同文本配不同问题是另一任务，但为同一条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The same worker gave the same answer to the item again</source>
            <translation>同一标注员再次对该条目给出相同答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>The scheduler answers, but no worker process is there yet.</source>
            <translation>调度器有应答，但还没有工作进程。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>The scheduler of a Dask cluster, for labels that no one computer holds: see Run, On a cluster.</source>
            <translation>Dask 集群的调度器，用于单台计算机装不下的标签：见“运行”菜单中的“在集群上”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The separator of the recipe does not fit this file.</source>
            <translation>导入方案的分隔符不适用于此文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>The share of a copying worker’s labels that is the leader’s answer.</source>
            <translation>抄袭者的标签中与被抄袭者答案相同的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>The share of wrong labels on gold, with the range that is likely at 95 %. The line ends at {most}.</source>
            <translation>金标准上错误标签的比例，附 95 % 可能的范围。线条止于 {most}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>The share of wrong labels that the rule itself expects. It is right only if the rule’s idea of workers is.</source>
            <translation>规则自身预期的错误标签比例。只有规则对标注员的假设正确时它才正确。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares of workers add up to more than 100 %.</source>
            <translation>各种标注员的比例之和超过 100 %。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares to keep must rise, above 0 % and up to 100 %.</source>
            <translation>保留比例必须递增，大于 0 % 且不超过 100 %。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The sharper bounds are left out: so many labels of so many classes would take very long.</source>
            <translation>已略去更精确的界限：如此多类别的如此多标签会耗时过长。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The solid bar is what can be guaranteed.</source>
            <translation>实心条是可以保证的部分。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/kos.py" />
            <source>The starts give between {low} and {high} labels that differ from a plain majority.</source>
            <translation>各起点给出的标签中有 {low} 至 {high} 个与简单多数不同。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/ebcc.py" />
            <source>The starts give different labels on {n} items; their probabilities are averaged.</source>
            <extracomment>For one: The starts give different labels on {n} item; their probabilities are averaged.</extracomment>
            <translation>
                <numerusform>各起点在 {n} 个条目上给出不同的标签；其概率取平均。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The stated class shares are all 0. State at least one above 0.</source>
            <translation>所声明的类别比例全为 0。请至少声明一个大于 0 的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The system could not read this file: {why}.</source>
            <translation>系统无法读取此文件：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The table shows no item</source>
            <translation>表中没有条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>The task was rejected, so no option was chosen</source>
            <translation>任务被拒绝，因此没有选择任何选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>The task, with its question</source>
            <translation>任务及其问题</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>The text cannot be kept: {why}.</source>
            <translation>无法保留文本：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The three rules count the same: learning their weights is left out beyond {most} labels, where it takes too long.</source>
            <translation>三种规则同等计入：超过 {most} 个标签时不学习其权重，因为耗时过长。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The three rules count the same: there are too few labels to learn more.</source>
            <translation>三种规则同等计入：标签太少，无法学到更多。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>The three rules do not agree on {n} items.</source>
            <extracomment>For one: The three rules do not agree on {n} item.</extracomment>
            <translation>
                <numerusform>三种规则在 {n} 个条目上不一致。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>The time is known for {count}</source>
            <translation>时间已知：{count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>The time spent is that of several items, and is not used.</source>
            <translation>所用时间涵盖多个条目，不予采用。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/page_timing.py" />
            <source>The time spent on a page is shared evenly among its answers.</source>
            <translation>一页所用的时间平均分给其中的各个答案。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>The true label of this item is not known.</source>
            <translation>此条目的真实标签未知。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The values of what varies must rise.</source>
            <translation>变化量的取值必须递增。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The wanted error must lie from 0 % to below 100 %.</source>
            <translation>目标错误率必须从 0 % 起且低于 100 %。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>The window speaks it from its next start.</source>
            <translation>窗口从下次启动起使用此语言。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The words are listed once the file is read.</source>
            <translation>读取文件后列出各词。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>The workbook is empty.</source>
            <translation>工作簿为空。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker contradicts themselves on the item</source>
            <translation>标注员对该条目的答案自相矛盾</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another answer before</source>
            <translation>标注员此前对该条目给出过其他答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another answer later</source>
            <translation>标注员之后对该条目给出了其他答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>The worker is</source>
            <translation>标注员为</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>The worker model does not fit these labels</source>
            <translation>标注员模型与这些标签不符</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>The workers agree on every item</source>
            <translation>标注员在每个条目上都一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The workers as a whole agree no more often than guessers would.</source>
            <translation>标注员总体的一致率不高于猜测者。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/quantities.py" />
            <source>The workers’ estimated accuracy, on average, as one-step voting needs it.</source>
            <translation>标注员估计准确率的平均值，按一步投票的要求计算。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>The {n} least sure of {all} that are worth a second look; labels set by hand are not among them.</source>
            <translation>在 {all} 个值得再看的条目中，列出把握最小的 {n} 个；不含人工设定的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/matrix.py" />
            <source>The {n} most frequent of {all} classes are drawn.</source>
            <translation>绘出 {all} 个类别中最常见的 {n} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The {n} most frequent of {words} different words.</source>
            <translation>{words} 个不同的词中最常见的 {n} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>The {n} of {all} classes with the largest shares are shown.</source>
            <translation>显示 {all} 个类别中比例最大的 {n} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} with the most labels of {all} flagged workers.</source>
            <translation>{all} 名有警示的标注员中标签最多的 {n} 名。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} workers with the most labels, of {all}. In brackets the range that is likely at 95 %.</source>
            <translation>{all} 名标注员中标签最多的 {n} 名。括号内为 95 % 可能的范围。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Their labels</source>
            <translation>他们的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Their labels do not count</source>
            <translation>他们的标签不计入</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Theory</source>
            <translation>理论</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>There are more fields than can be shown: {n} are left out.</source>
            <extracomment>For one: There are more fields than can be shown: {n} is left out.</extracomment>
            <translation>
                <numerusform>字段太多，无法全部显示：略去 {n} 个。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/labelbox.py" />
            <source>There are no labels in this export. Export with “Labels” and their details.</source>
            <translation>此导出文件中没有标签。请连同“Labels”及其详情一起导出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>There are no labels in {place}.</source>
            <translation>{place} 中没有标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>There are no rows below the header. Export it again.</source>
            <translation>表头下方没有行。请重新导出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>There are too few items with labels to split them into halves.</source>
            <translation>有标签的条目太少，无法分成两半。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>There are too few items, or too few disagreements on them, to tell whether workers err on their own.</source>
            <translation>条目太少，或其上的分歧太少，无法判断标注员是否各自独立出错。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There are {classes} different labels by {workers} workers, too many to tell apart. Check that the label column holds the answers and not free text.</source>
            <translation>{workers} 名标注员给出了 {classes} 种不同的标签，太多而无法区分。请检查标签列存放的是答案而非自由文本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>There are {n} cells in place of {expected}.</source>
            <translation>有 {n} 个单元格，而应为 {expected} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>There are {n} columns; at most {most} can be read. Is the separator right?</source>
            <translation>有 {n} 列；最多可读取 {most} 列。分隔符是否正确？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_table.py" />
            <source>There are {n} columns; at most {most} can be read. Save it with a row for each answer.</source>
            <translation>有 {n} 列；最多可读取 {most} 列。请存为每个答案一行的形式。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>There are {n} different labels</source>
            <translation>有 {n} 种不同的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>There are {n} different numbers</source>
            <translation>有 {n} 个不同的数字</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/triples.py" />
            <source>There are {n} words where an item, a worker and a label were expected.</source>
            <translation>应为一个条目、一个标注员和一个标签之处有 {n} 个词。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>There can be no folder of this name. Choose another.</source>
            <translation>不能有此名称的文件夹。请另选。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>There is a character no text has (NUL): the file is damaged or is no text file. Export it again.</source>
            <translation>有一个文本中不会出现的字符（NUL）：文件已损坏或不是文本文件。请重新导出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>There is a folder where a file should be, or the other way round.</source>
            <translation>应为文件的位置是文件夹，或者相反。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>There is no Dask scheduler at {address}. Start it, or check the address.</source>
            <translation>{address} 处没有 Dask 调度器。请启动它，或检查地址。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>There is no Parquet file at {place}.</source>
            <translation>{place} 处没有 Parquet 文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>There is no answer</source>
            <translation>没有答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>There is no answer in this file. Export it again.</source>
            <translation>此文件中没有答案。请重新导出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>There is no array “{name}”. The arrays are {names}.</source>
            <translation>没有数组“{name}”。数组有 {names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>There is no bound for single items here: this rule is no sum of votes.</source>
            <translation>此处没有单个条目的界限：此规则不是票数之和。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>There is no bound where workers copy: labels are not independent.</source>
            <translation>标注员抄袭时没有界限：标签不独立。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>There is no column of a worker. Export the table with all of them.</source>
            <translation>没有标注员列。请导出包含所有标注员的表。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no column “{name}”. The columns are {columns}.</source>
            <translation>没有列“{name}”。列有 {columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/registry.py" />
            <source>There is no format called “{key}”.</source>
            <translation>没有名为“{key}”的格式。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>There is no gold label</source>
            <translation>没有金标准标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/scoring.py" />
            <source>There is no gold to hold fixed.</source>
            <translation>没有可固定的金标准。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>There is no gold to judge rules by.</source>
            <translation>没有可用来评判规则的金标准。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no gold to take class shares from. Choose “As in the votes”.</source>
            <translation>没有可得出类别比例的金标准。请选择“与投票相同”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no label left to work on.</source>
            <translation>没有剩余的标签可供处理。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no ordinary worker left to copy from.</source>
            <translation>没有剩余的普通标注员可供抄袭。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>There is no other worker to compare with.</source>
            <translation>没有可比较的其他标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>There is no other worker.</source>
            <translation>没有其他标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no preset “{key}”; there are {known}.</source>
            <translation>没有预设“{key}”；可用的有 {known}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no question “{wanted}”. There are {there}.</source>
            <translation>没有问题“{wanted}”。可用的有 {there}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>There is no record in this file.</source>
            <translation>此文件中没有记录。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>There is no row with a number.</source>
            <translation>没有含数字的行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no rule “{key}”; there are {known}.</source>
            <translation>没有规则“{key}”；可用的有 {known}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>There is no such sheet. The sheets are {names}.</source>
            <translation>没有这样的工作表。工作表有 {names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/pasted.py" />
            <source>There is no text on the clipboard. Copy the cells of a table first.</source>
            <translation>剪贴板中没有文本。请先复制表格的单元格。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>There is no worker “{name}”.</source>
            <translation>没有标注员“{name}”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>There is no “annotations.xml” in this archive.</source>
            <translation>此压缩包中没有“annotations.xml”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>There is not enough memory for it. Save it in parts and open one of them.</source>
            <translation>内存不足。请分成几部分保存，并打开其中之一。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/worker.py" />
            <source>There is not enough memory for this. Nothing was changed.</source>
            <translation>内存不足，无法完成此操作。没有更改任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/desk.py" />
            <source>There is not enough memory to save or open it.</source>
            <translation>内存不足，无法保存或打开。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>There is one worker, so there is nobody to compare with.</source>
            <translation>只有一名标注员，因此没有可比较的对象。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>There is only one column. Labels need a worker, an item and an answer; check the separator.</source>
            <translation>只有一列。标签需要标注员、条目和答案；请检查分隔符。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>There is something at {place} already. Choose another place.</source>
            <translation>{place} 处已有内容。请选择其他位置。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There must be a different name for each class.</source>
            <translation>每个类别必须有不同的名称。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There must be at least one label to spend.</source>
            <translation>必须至少有一个标签可用。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There must be one gold answer, or none, for each item.</source>
            <translation>每个条目必须有一个金标准答案，或没有。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>These are one and the same worker.</source>
            <translation>这是同一名标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These are too many sets to draw. Take fewer points or repetitions.</source>
            <translation>要抽取的数据集太多。请减少点数或重复次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These choices are not those of the rule “{key}”.</source>
            <translation>这些选项不是规则“{key}”的选项。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>These figures are from the last run. They are replaced when this run ends.</source>
            <translation>这些数字来自上次运行，本次运行结束后会更新。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>These labels are by {made}. Run {chosen} to replace them.</source>
            <translation>这些标签由{made}得出。运行{chosen}可替换它们。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>These labels differ a little from what workers who err independently would give, and by more than chance. Bounds that need such workers are no guarantee then; a random check by hand gives one.</source>
            <translation>这些标签与独立出错的标注员所给出的略有差别，且差别超出偶然。因此，需要此类标注员的界限不构成保证；人工随机抽查可以给出保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>These labels were made with other options. Run again to replace them.</source>
            <translation>这些标签是用其他选项得出的。再次运行可替换它们。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>These words are in none of the pages. Try fewer or other ones.</source>
            <translation>没有页面含有这些词。请减少或更换词语。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>They agree with the others on {agreed} of {of} labels that can be compared ({share}).</source>
            <translation>在可比较的 {of} 个标签中，他们有 {agreed} 个与他人一致（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They copy from a leader, an ordinary worker, so their labels are not independent.</source>
            <translation>他们抄袭一名被抄袭者（普通标注员），因此其标签不独立。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They give any class but the one they hold to be right.</source>
            <translation>他们给出其认为正确的类别以外的任一类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They give every class equally often.</source>
            <translation>他们以相同频率给出每个类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>They give the same class to every item, each a class drawn at random.</source>
            <translation>他们对每个条目给出同一类别，各人的类别随机抽取。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <source>They have no names. There are usually more items than workers.</source>
            <translation>它们没有名称。条目通常多于标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>They keep a spreadsheet from running cells as formulas.</source>
            <translation>它们防止电子表格把单元格当作公式运行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>They win over the rule and are exported with who, when and note.</source>
            <translation>它们优先于规则，并连同设定人、时间和备注一起导出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This begins like JSON, but is none. Export it as JSON or CSV again.</source>
            <translation>这开头像 JSON，但不是。请重新导出为 JSON 或 CSV。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>This computer has {n}. Results are the same with any number; fewer leave more to other programs.</source>
            <extracomment>For one: This computer has {n}. Results are the same with any number; fewer leave more to other programs.</extracomment>
            <translation>
                <numerusform>这台计算机有 {n} 个。无论用多少个，结果都相同；用得少些，可为其他程序多留一些。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This file does not exist. Was it moved?</source>
            <translation>此文件不存在。是否已被移动？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>This file holds tasks, not answers. Download the assignments of the pool.</source>
            <translation>此文件含有任务而非答案。请下载该池的作业结果（assignments）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>This file names no worker: it holds answers that Toloka has put together. Download the assignments (“Download results”) instead.</source>
            <translation>此文件未注明标注员：它含有 Toloka 汇总的答案。请改为下载作业结果（“Download results”）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>This folder holds no answers in a form that is known. Open a file of it instead.</source>
            <translation>此文件夹中没有已知形式的答案。请改为打开其中的一个文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>This is a MATLAB file of version 7.3. Save it in MATLAB with the option -v7.</source>
            <translation>这是 7.3 版的 MATLAB 文件。请在 MATLAB 中用选项 -v7 保存。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is a folder, not a project file.</source>
            <translation>这是文件夹，不是项目文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is a web page, not a table. Was a login page saved in place of the file?</source>
            <translation>这是网页，不是表。是否误将登录页面存成了该文件？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is an XML file of a kind that is not known. Export it as CSV or JSON.</source>
            <translation>这是类型未知的 XML 文件。请导出为 CSV 或 JSON。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>This is an estimate, not a guarantee: it takes the fitted crowd for the true one. {part} of the gain that follows is counted on; on real sets {low} to {high} of it came true.</source>
            <translation>这是估计，不是保证：它把拟合的群体当作真实的群体。由此得出的改善只计入 {part}；在真实数据集上，实际实现了其中的 {low} 至 {high}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>This is no XML that CVAT writes.</source>
            <translation>这不是 CVAT 写出的 XML。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>This is no recipe of CrowdGUI, or it is damaged.</source>
            <translation>这不是 CrowdGUI 的导入方案，或已损坏。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>This is no valid JSON. Export the file again, or ask who made it.</source>
            <translation>这不是有效的 JSON。请重新导出文件，或询问其制作者。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is not a file but a folder or a device.</source>
            <translation>这不是文件，而是文件夹或设备。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is not a project file.</source>
            <translation>这不是项目文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>This is the aggregated report, which names no worker. Download the report called “Full” in its place.</source>
            <translation>这是汇总报告，不含标注员。请改为下载名为“Full”的报告。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cvat.py" />
            <source>This is the export of a whole task, which does not say who made which tag. Export each job by itself; or, if one worker did it all, choose “The name of the file”.</source>
            <translation>这是整个任务的导出，不注明每个标签由谁给出。请分别导出每个作业；若全部由一名标注员完成，请选择“文件名”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judging.py" />
            <source>This is the last item without an answer</source>
            <translation>这是最后一个没有答案的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is {what}, not a text table. Save it as CSV first.</source>
            <translation>这是{what}，不是文本表。请先存为 CSV。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>This label was set by hand; the bound is about the rule’s labels.</source>
            <translation>此标签为人工设定；界限针对规则的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <source>This line is neither a worker nor an item with its label, as in {example}. Other YAML is not read.</source>
            <translation>此行既不是标注员，也不是带标签的条目（如 {example}）。其他 YAML 不予读取。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>This looks like copying.</source>
            <translation>这看起来像抄袭。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sagemaker.py" />
            <source>This manifest holds final labels only. Open the folder of the job instead: the workers' answers are in “annotations/worker-response”.</source>
            <translation>此清单只含最终标签。请改为打开作业文件夹：标注员的答案在“annotations/worker-response”中。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>This picture is not in the folder of the label file.</source>
            <translation>此图片不在标签文件所在的文件夹中。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This project needs a newer program, one that reads version {theirs} of project files. This program reads versions up to {ours}.</source>
            <translation>此项目需要更新的程序，能读取版本 {theirs} 的项目文件。本程序最高可读取版本 {ours}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>This rule has not run.</source>
            <translation>此规则尚未运行。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>This rule is for two classes, and these labels have {n}. Choose another rule.</source>
            <extracomment>For one: This rule is for two classes, and these labels have {n}. Choose another rule.</extracomment>
            <translation>
                <numerusform>此规则针对两个类别，而这些标签有 {n} 个。请选择其他规则。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>This rule is no sum of votes, so this bound does not speak of it.</source>
            <translation>此规则不是票数之和，因此该界限不适用。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/rule_options.py" />
            <source>This rule leaves nothing to choose.</source>
            <translation>此规则没有可选项。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>This rule takes one count, so there are no steps to show.</source>
            <translation>此规则只计数一次，因此没有可显示的步骤。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>This rule was given the gold labels, so they are no fair test of its labels.</source>
            <translation>此规则已获知金标准标签，因此不能公正地检验其标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/messages.py" />
            <source>This rule was made for two classes; here it tells each class from those after it, so the order of the classes matters.</source>
            <translation>此规则针对两个类别设计；在此它将每个类别与其后的类别区分，因此类别的顺序有影响。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>This rule’s confidence is a share of the votes, no probability.</source>
            <translation>此规则的置信度是票数的比例，不是概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>This sheet is empty. Choose another one.</source>
            <translation>此工作表为空。请选择另一个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>This table is worked out when it is exported.</source>
            <translation>此表在导出时计算。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker answered no item more than once.</source>
            <translation>此标注员没有重复回答任何条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker gave no label to an item with a final label.</source>
            <translation>此标注员没有给有最终标签的条目标注。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker gave no label.</source>
            <translation>此标注员没有给出标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker is left out, so the rule knows nothing of their labels.</source>
            <translation>此标注员已排除，因此规则对其标签一无所知。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>This worker labelled no gold item.</source>
            <translation>此标注员没有标注金标准条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>Tick a rule in the table first.</source>
            <translation>请先在表中勾选规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Tick the files, choose a folder. The report says all there is to say. F1 opens the help on whatever you point at.</source>
            <translation>勾选文件，选择文件夹。报告包含全部结论。按 F1 可打开所指内容的帮助。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Tie</source>
            <translation>并列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Tied</source>
            <translation>并列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>Ties</source>
            <translation>并列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Time of 50 steps</source>
            <translation>50 步的时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Time to settle</source>
            <translation>稳定时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Time to stop</source>
            <translation>停止时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>Times are those of a rule’s own work on one core, without drawing the set. They grow by up to a quarter where several sets are tried at the same time.</source>
            <translation>时间是规则本身在一个核心上的工作时间，不含抽取数据集。同时试用多个数据集时，最多会增加四分之一。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_metadata.py" />
            <source>Times that could not be read; their labels are kept</source>
            <translation>无法读取的时间；其标签予以保留</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_metadata.py" />
            <source>Times whose day cannot be told from their month; their labels are kept</source>
            <translation>无法区分日和月的时间；其标签予以保留</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>To begin afresh, choose no recipe on the page Source.</source>
            <translation>要重新开始，请在“来源”页选择不使用导入方案。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/plan.py" />
            <source>To come from {error} to {wanted} takes about {n} more labels{range}, sent to the items they help most.</source>
            <extracomment>For one: To come from {error} to {wanted} takes about {n} more label{range}, sent to the items it helps most.</extracomment>
            <translation>
                <numerusform>从 {error} 降到 {wanted} 约需再加 {n} 个标签{range}，用于最能受益的条目。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>To show that at most {most} are wrong, check {fewest} if none turns out wrong, {usual} if {share} do.</source>
            <translation>要表明最多有 {most} 是错的，若全无错误需检查 {fewest} 个，若有 {share} 错误则需检查 {usual} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>Together they gave {given} of the {all} labels ({share}).</source>
            <translation>他们共给出 {all} 个标签中的 {given} 个（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Together they gave {given} of the {labels} labels ({share}).</source>
            <translation>他们共给出 {labels} 个标签中的 {given} 个（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Together, as one class</source>
            <translation>合在一起作为一个类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Told from what stands in the file, not from its name. Choose another if wrong.</source>
            <translation>根据文件内容而非文件名判断。如有误请另选。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>Toloka assignments</source>
            <translation>Toloka 作业结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/workers/report.py" />
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Too fast</source>
            <translation>过快</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>Too few</source>
            <translation>太少</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Too few items have two labels or more to tell whether workers err on their own.</source>
            <translation>有两个或更多标签的条目太少，无法判断标注员是否各自独立出错。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Too few items to tell agreement from chance.</source>
            <translation>条目太少，无法区分一致与偶然。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/flag_styles.py" />
            <location filename="../../crowdgui/ui/widgets/marks.py" />
            <source>Too few labels</source>
            <translation>标签太少</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/actions.py" />
            <source>Tour of the &amp;pages</source>
            <translation>页面导览(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>Tour of the pages</source>
            <translation>页面导览</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>True labels that were known beforehand or checked by a person.</source>
            <translation>事先已知或经人检查的真实标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Try it with sample data</source>
            <translation>用示例数据试试</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study_run.py" />
            <source>Trying rules on parts of the labels</source>
            <translation>正在用部分标签试用规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>Two answers to one item are “{one}” and “{other}” in {seen} of cases, where workers alike on all classes would give {expected}: {meaning}.</source>
            <translation>同一条目的两个答案为“{one}”和“{other}”的情形占 {seen}，而对所有类别表现相同的标注员应为 {expected}：{meaning}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Two classes have the same support on an item; the first in order was taken.</source>
            <translation>两个类别在某条目上得到同等支持；取顺序在前者。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Two classes with a shift</source>
            <translation>带偏移的两类投票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Two groups, good at different items</source>
            <translation>两组，擅长不同的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>Two in three workers take {low} to {high}.</source>
            <translation>三分之二的标注员为 {low} 至 {high}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Two rules or more have to run first.</source>
            <translation>须先运行两种或更多规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Two workers</source>
            <translation>两名标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Type numbers that rise, parted by semicolons.</source>
            <translation>请输入递增的数字，以分号分隔。</translation>
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
            <translation>UTF-8（带 BOM）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if_strip.py" />
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>Undo {what}</source>
            <translation>撤销{what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>Unpacked, the archive is larger than {most}.</source>
            <translation>压缩包解压后大于 {most}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Unsure</source>
            <translation>没把握</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Up</source>
            <translation>上移</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Use the advised rule</source>
            <translation>使用建议的规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Use these</source>
            <translation>使用这些</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>Use {rule}</source>
            <translation>使用{rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Use “{rule}”: it has fewer gold answers wrong than “{kept}”, beyond noise.</source>
            <translation>使用“{rule}”：它在金标准答案上的错误比“{kept}”少，且超出噪声。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Use “{rule}”: its labels foretell hidden answers better than those of “{kept}”, beyond noise.</source>
            <translation>使用“{rule}”：它的标签比“{kept}”的更能预测隐藏的答案，且超出噪声。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Uses what you state of the workers, or what gold answers tell of them.</source>
            <translation>使用您声明的标注员信息，或金标准答案所反映的信息。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/agreement.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Value</source>
            <translation>值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Version of CrowdGUI</source>
            <translation>CrowdGUI 版本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Vertical bar</source>
            <translation>竖线</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>Votes</source>
            <translation>票数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Votes between two classes, and favours one of them by as much as you say.</source>
            <translation>在两个类别间投票，并按您指定的程度偏向其中之一。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>Votes, weights and the rule’s label are shown once you have answered.</source>
            <translation>您作答后才显示票数、权重和规则的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/voting.py" />
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <location filename="../../crowdgui/core/rules/weighted_vote.py" />
            <source>Voting</source>
            <translation>正在投票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Voting with your weights</source>
            <translation>用您的权重投票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/consensus.py" />
            <source>Weighing three rules</source>
            <translation>正在权衡三种规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighs every worker once, then votes again.</source>
            <translation>对每个标注员加权一次，然后再次投票。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighs workers by stated accuracies or gold so that the bound is smallest.</source>
            <translation>按声明的准确率或金标准为标注员加权，使界限最小。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Weight</source>
            <translation>权重</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighted share of the final label among the item's labels and the crowd's.</source>
            <translation>最终标签在条目标签与群体标签中的加权比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighted voting (IWMV)</source>
            <translation>加权投票（IWMV）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>Weighted voting, log-odds</source>
            <translation>加权投票，对数几率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>Weights</source>
            <translation>权重</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>What a file of labels looks like</source>
            <translation>标签文件的样子</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>What a person wrote beside it.</source>
            <translation>有人在旁边写下的内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>What a row of the labels stands for.</source>
            <translation>标签的一行代表什么。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>What can be guaranteed is being worked out.</source>
            <translation>正在计算可以保证的内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>What each class has behind it</source>
            <translation>各类别的支持量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>What each flag rests on.</source>
            <translation>每个警示的依据。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>What if these {n} workers counted again?</source>
            <extracomment>For one: What if this worker counted again?</extracomment>
            <translation>
                <numerusform>如果重新计入这 {n} 名标注员会怎样？</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>What if these {n} workers were left out?</source>
            <extracomment>For one: What if this worker were left out?</extracomment>
            <translation>
                <numerusform>如果排除这 {n} 名标注员会怎样？</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>What if {out} left out and {back} counted again?</source>
            <translation>如果排除 {out}、重新计入 {back} 名会怎样？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>What is drawn for each worker where accuracies come from a Beta distribution.</source>
            <translation>准确率来自 Beta 分布时，为每个标注员抽取的值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>What is known of the rules</source>
            <translation>对各规则的了解</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>What is known of this worker</source>
            <translation>对此标注员的了解</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is left out</source>
            <translation>略去的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is left out: {n}</source>
            <translation>略去的内容：{n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What is simulated</source>
            <translation>模拟的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>What is this item? The rule’s label stays hidden, so as not to sway you.</source>
            <translation>此条目是什么？规则的标签保持隐藏，以免影响您。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>What it is</source>
            <translation>含义</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>What it rests on</source>
            <translation>依据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>What other rules make of the same labels stands here once a file of labels is open and a rule has run.</source>
            <translation>打开标签文件并运行规则后，此处显示其他规则对相同标签的结果。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <source>What sets workers apart</source>
            <translation>标注员之间的区别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>What share of the answers would have to be others for the worker to give each answer as often as it is the final label of the same items. 0 % does not mean right, only not one-sided.</source>
            <translation>要使标注员给出各答案的频率与相同条目的最终标签一致，须有多大比例的答案改为其他答案。0 % 不代表正确，只代表没有偏向。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>What speaks against them</source>
            <translation>不利的迹象</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>What the curves show</source>
            <translation>曲线显示的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>What the file holds</source>
            <translation>文件的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>What the files say</source>
            <translation>文件的内容说明</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>What the labels say against this worker. Choose the row to see the evidence.</source>
            <translation>标签中对此标注员不利的迹象。选择该行可查看证据。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>What there is to say</source>
            <translation>说明</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What this gives</source>
            <translation>得出的结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What varies</source>
            <translation>变化的量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>What was asked for</source>
            <translation>所要求的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>What was counted</source>
            <translation>计数依据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>What was decided in it cannot be brought back. Your files of labels stay.</source>
            <translation>其中所作的决定无法恢复。您的标签文件会保留。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_end.py" />
            <source>What was found is held against the rule’s labels on the Guarantee page.</source>
            <translation>检查结果在“保证”页与规则的标签对照。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>What was found so far is of another simulation.</source>
            <translation>目前已得出的结果属于另一次模拟。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>What was left out</source>
            <translation>略去的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>What was open before is still open.</source>
            <translation>此前打开的内容仍然打开。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>What was said</source>
            <translation>给出的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>What was shown</source>
            <translation>所显示的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>What workers answer</source>
            <translation>标注员的作答情况</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>What would lower the bound</source>
            <translation>什么能降低界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/corner.py" />
            <source>What you decide is kept on this computer, also after a crash. Save it as a project to have it in a file of your own.</source>
            <translation>您的决定保存在这台计算机上，崩溃后也不会丢失。另存为项目可得到您自己的文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>What you decide is still here, and is saved as soon as that works.</source>
            <translation>您的决定仍在此处，一旦可以就会保存。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>What {file} holds</source>
            <translation>{file} 的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>What {rules} foretell does not count: each {reason}.</source>
            <translation>{rules}的预测不计入：它们都{reason}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>When it was set</source>
            <translation>设定时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Where</source>
            <translation>位置</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Where accuracies come from</source>
            <translation>准确率的来源</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/map.py" />
            <source>Where each class’s share of the items comes from.</source>
            <translation>每个类别在条目中所占比例的来源。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em.py" />
            <source>Where many workers guess, the fit can get stuck; several starts find a better one and show which items are in doubt, in several times the time.</source>
            <translation>当许多标注员在猜测时，拟合可能陷入局部；多个起点能找到更好的拟合并显示哪些条目存疑，但需要数倍的时间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Where the 95 % interval begins.</source>
            <translation>95 % 区间的下限。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Where the 95 % interval ends.</source>
            <translation>95 % 区间的上限。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Where two rules differ</source>
            <translation>两种规则的不同之处</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Whether the curve has flattened cannot be told yet.</source>
            <translation>尚无法判断曲线是否已趋平。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Whether the first row of the table names its columns.</source>
            <translation>表的首行是否为列名。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>Whether the study of fewer labels below tries this rule too.</source>
            <translation>下方的较少标签研究是否也试用此规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Whether this worker’s labels count. Space leaves the chosen workers out, or puts them back.</source>
            <translation>此标注员的标签是否计入。按空格键可排除或恢复所选标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/advice_panel.py" />
            <source>Which rule suits these labels?</source>
            <translation>哪种规则适合这些标签？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Which worker labels which item was left to chance</source>
            <translation>哪个标注员标注哪个条目出于随机</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Who</source>
            <translation>设定人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>Who gave the item its final label: the rule, or a person by hand.</source>
            <translation>由谁给出条目的最终标签：规则，或人工。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Who labels what</source>
            <translation>谁标注什么</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>Who reviews?</source>
            <translation>由谁复核？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Who set it</source>
            <translation>设定人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Who set them</source>
            <translation>设定人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Whoever checked the items was right</source>
            <translation>检查条目的人判断正确</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>Why</source>
            <translation>原因</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/spec_options.py" />
            <source>Windows-1252</source>
            <translation>Windows-1252</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>With probability {share} or more</source>
            <translation>以不低于 {share} 的概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_table.py" />
            <source>With so few labels not even a guesser would stand out</source>
            <translation>标签这么少，连猜测者也不会显露出来</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>With these workers left out there is no label left.</source>
            <translation>排除这些标注员后，没有剩余的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>With two classes, labels alone cannot tell workers who are mostly right from workers who are mostly wrong. State that they are better than chance, or add gold.</source>
            <translation>只有两个类别时，仅凭标签无法区分多半正确与多半错误的标注员。请声明他们优于随机，或添加金标准。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>With {n} of them it looks like copying.</source>
            <extracomment>For one: With {n} of them it looks like copying.</extracomment>
            <translation>
                <numerusform>其中 {n} 名看起来像抄袭。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>With {share} of the labels, {what}: {listed}.</source>
            <translation>使用 {share} 的标签时，{what}：{listed}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Without a label</source>
            <translation>没有标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Without gold this shows how much the labels still move, not how wrong they are.</source>
            <translation>没有金标准时，这显示的是标签仍有多少变动，而不是错误有多少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Word</source>
            <translation>词</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Words</source>
            <translation>词</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Words of the answers</source>
            <translation>答案的用词</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Words that mean “no answer”</source>
            <translation>表示“没有答案”的词</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Work is still under way.</source>
            <translation>工作仍在进行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>Work it out</source>
            <translation>计算</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>Work on {file} was not saved as a project: {changes}, {when}.</source>
            <translation>{file} 上的工作未保存为项目：{changes}，{when}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Workbook</source>
            <translation>工作簿</translation>
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
            <translation>标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Worker model</source>
            <translation>标注员模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>Worker processes of the cluster were lost again and again, most likely for want of memory. Nothing was written.</source>
            <translation>集群的工作进程一再丢失，很可能是因为内存不足。没有写入任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Worker whose answers are gold</source>
            <translation>其答案为金标准的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/get_another_label.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Worker, item, label</source>
            <translation>标注员、条目、标签</translation>
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
            <translation>标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/agreement_bound.py" />
            <source>Workers agree with each other too little to rule out that they guess.</source>
            <translation>标注员之间的一致性太低，无法排除他们在猜测。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Workers are better than chance on the whole</source>
            <translation>标注员总体优于随机</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Workers are called “worker 001” and so on, the same in every file you export. Only this computer knows who is who.</source>
            <translation>标注员称为“worker 001”等，在您导出的每个文件中相同。只有这台计算机知道谁是谁。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>Workers are, on the whole, more often right than guessers: taken for granted</source>
            <translation>标注员总体上比猜测者更常正确：视为前提</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Workers do not show class bias: {size} of answers are not where one accuracy for each worker would put them, and chance alone gives {chance}.</source>
            <translation>标注员未表现出类别偏差：有 {size} 的答案不符合每人单一准确率的预期，而仅偶然就有 {chance}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>Workers err independently, alike on all classes</source>
            <translation>标注员独立出错，对所有类别相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Workers fall into two groups, of {first} and of {second}, who are good on different items: two of one group agree on {size} more of the items they share than two of different groups, where chance gives {chance}. That misleads every rule, and EM most.</source>
            <translation>标注员分为两组，分别为 {first} 名和 {second} 名，各擅长不同的条目：同组两人在共同条目上的一致率比不同组两人高 {size}，而偶然情形为 {chance}。这会误导所有规则，EM 尤甚。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/presets.py" />
            <source>Workers good at different items</source>
            <translation>擅长不同条目的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>Workers have class bias: {size} of answers are not where one accuracy for each worker would put them, where chance alone gives {chance}. EM and its kin learn that; weighted voting does not.</source>
            <translation>标注员有类别偏差：有 {size} 的答案不符合每人单一准确率的预期，而仅偶然为 {chance}。EM 及同类规则会学习这一点；加权投票则不会。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/accuracies.py" />
            <source>Workers in the first group</source>
            <translation>第一组中的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Workers left out</source>
            <translation>排除的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Workers who copy</source>
            <translation>抄袭的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Workers who guess</source>
            <translation>猜测的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>Workers who share items</source>
            <translation>有共同条目的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/crowds.py" />
            <location filename="../../crowdgui/core/simulate/experiment.py" />
            <source>Workers with one answer</source>
            <translation>只给一种答案的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>Workers without the dataset's name</source>
            <translation>标注员名称不含数据集名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>Workers, then items</source>
            <translation>先标注员，后条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/tour.py" />
            <source>Workers: who is good, who is guessing</source>
            <translation>标注员：谁可靠，谁在猜测</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Workers’ answers</source>
            <translation>标注员的答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Workers’ names are replaced: “worker 12” is not the name of anybody in the file.</source>
            <translation>标注员的姓名已被替换：“worker 12”不是文件中任何人的姓名。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>Workers’ names in the report</source>
            <translation>报告中显示标注员姓名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Working on the cluster</source>
            <translation>正在集群上运行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/bootstrap.py" />
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>Working out intervals</source>
            <translation>正在计算区间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <location filename="../../crowdgui/core/run.py" />
            <source>Working out the bounds</source>
            <translation>正在计算界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/assignment_bounds.py" />
            <location filename="../../crowdgui/core/bounds/chernoff.py" />
            <location filename="../../crowdgui/core/bounds/one_step.py" />
            <source>Working out the guarantee</source>
            <translation>正在计算保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/review/queue.py" />
            <location filename="../../crowdgui/core/review/review_value.py" />
            <location filename="../../crowdgui/ui/queue_maker.py" />
            <source>Working out the order</source>
            <translation>正在计算顺序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_panel.py" />
            <source>Working…</source>
            <translation>正在计算…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>Worth most first</source>
            <translation>价值最大的在前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>Worth ↓</source>
            <translation>价值 ↓</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <location filename="../../crowdgui/ui/report/pdf.py" />
            <source>Writing the report</source>
            <translation>正在写入报告</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Writing the results</source>
            <translation>正在写入结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/text_files.py" />
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>Writing {file}</source>
            <translation>正在写入 {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Written to {folder}.</source>
            <translation>已写入 {folder}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>Wrong</source>
            <translation>错误</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/lpi.py" />
            <source>Wrong labels to start with</source>
            <translation>初始错误标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>Wrong on gold</source>
            <translation>金标准错误</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>You are not allowed to read it.</source>
            <translation>您无权读取它。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>You are not allowed to read this file. Ask its owner, or copy it elsewhere.</source>
            <translation>您无权读取此文件。请询问其所有者，或将其复制到别处。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>You are not allowed to write here, or the file is open in another program.</source>
            <translation>您无权在此写入，或文件已在其他程序中打开。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>Your answer replaces the final label and is exported as hand-set.</source>
            <translation>您的答案取代最终标签，导出时标为人工设定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Your browser would fetch this address from the network.</source>
            <translation>浏览器将从网络获取此地址。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>Your file is only read, never changed. Nothing leaves this computer.</source>
            <translation>您的文件只会被读取，从不更改。任何内容都不会离开这台计算机。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a 7-Zip archive</source>
            <translation>7-Zip 压缩包</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a BZIP2 archive</source>
            <translation>BZIP2 压缩包</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a GIF picture</source>
            <translation>GIF 图片</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a GZIP archive</source>
            <translation>GZIP 压缩包</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a JPEG picture</source>
            <translation>JPEG 图片</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a PDF document</source>
            <translation>PDF 文档</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a PNG picture</source>
            <translation>PNG 图片</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a Parquet table</source>
            <translation>Parquet 表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a SQLite database</source>
            <translation>SQLite 数据库</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a rich text document</source>
            <translation>RTF 文档</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>a sheet for each table</source>
            <translation>每张表一个工作表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>a task per item with its label as prediction, to import there (JSON)</source>
            <translation>每个条目一个任务，其标签作为预测，供导入（JSON）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} hours left</source>
            <extracomment>For one: about {n} hour left</extracomment>
            <translation>
                <numerusform>还剩约 {n} 小时</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} hours left at your pace</source>
            <extracomment>For one: about {n} hour left at your pace</extracomment>
            <translation>
                <numerusform>按您的速度还剩约 {n} 小时</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} min left</source>
            <translation>还剩约 {n} 分钟</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} minutes left at your pace</source>
            <extracomment>For one: about {n} minute left at your pace</extracomment>
            <translation>
                <numerusform>按您的速度还剩约 {n} 分钟</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>about {n} s left</source>
            <translation>还剩约 {n} 秒</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>accept another error rate</source>
            <translation>接受另一错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>accept another risk</source>
            <translation>接受另一风险</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>accuracy</source>
            <translation>准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>against final labels</source>
            <translation>对照最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>against gold</source>
            <translation>对照金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>against the others’ labels</source>
            <translation>对照他人的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>agree and next</source>
            <translation>同意，下一个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>agreed</source>
            <translation>一致数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>agreement</source>
            <translation>一致率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>agreement from</source>
            <translation>一致率自</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>agreement, accuracy with interval, weight, gold, flag and its reason</source>
            <translation>一致率、准确率及区间、权重、金标准、警示及其原因</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>all of them share some</source>
            <translation>各对都有共同条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>all there is to say, with pictures, to pass on; opens in any browser</source>
            <translation>全部结论，附图片，可转交；任何浏览器均可打开</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>all workers together agree with the others on {share}</source>
            <translation>全体标注员与他人的一致率为 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>all {n}</source>
            <translation>全部 {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>all {n} workers</source>
            <extracomment>For one: the worker</extracomment>
            <translation>
                <numerusform>全部 {n} 名标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an Excel workbook or another ZIP archive</source>
            <translation>Excel 工作簿或其他 ZIP 压缩包</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an XZ archive</source>
            <translation>XZ 压缩包</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an empty ZIP archive</source>
            <translation>空的 ZIP 压缩包</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>an estimate, no bound</source>
            <translation>估计值，不是界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>an indication</source>
            <translation>仅供参考</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an old Excel or Word document</source>
            <translation>旧版 Excel 或 Word 文档</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>and others</source>
            <translation>以及其他</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>and {n} more files</source>
            <extracomment>For one: and {n} more file</extracomment>
            <translation>
                <numerusform>以及另外 {n} 个文件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <source>and {n} other classes</source>
            <extracomment>For one: and {n} other class</extracomment>
            <translation>
                <numerusform>以及另外 {n} 个类别</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>another worker</source>
            <translation>另一名标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>as right as sure</source>
            <translation>正确率与把握相符</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>back and on</source>
            <translation>上一个、下一个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
            <source>before the first change</source>
            <translation>第一次更改之前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>below 1 ms</source>
            <translation>低于 1 毫秒</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>below {high}</source>
            <translation>低于 {high}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>below {least}</source>
            <translation>低于 {least}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>beyond the paper</source>
            <translation>论文之外</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>beyond the paper: accuracy on {n} gold items</source>
            <translation>论文之外：{n} 个金标准条目上的准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>beyond the paper: agreement of workers on halves of the items</source>
            <translation>论文之外：条目分成两半后标注员的一致性</translation>
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
            <translation>随机 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>change flag rules</source>
            <translation>更改警示规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>change options of {rule}</source>
            <translation>更改{rule}的选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>changed</source>
            <translation>改变数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judges.py" />
            <source>check an item</source>
            <translation>检查条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>choose</source>
            <translation>选择</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>choose who counts</source>
            <translation>选择计入的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>choose {rule}</source>
            <translation>选择{rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>class, number</source>
            <translation>类别，数字</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/text/data.py" />
            <source>classes</source>
            <extracomment>For one: class</extracomment>
            <translation>
                <numerusform>类别</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>column {n}</source>
            <translation>第 {n} 列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>column “{name}”</source>
            <translation>列“{name}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>columns: {columns}</source>
            <translation>列：{columns}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence</source>
            <translation>置信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence of the rule</source>
            <translation>规则的置信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>content</source>
            <translation>内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>counts</source>
            <translation>计入</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>counts, rule, steps, error on gold and what was left out, for a program</source>
            <translation>计数、规则、步数、金标准上的错误和略去的内容，供程序使用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam.py" />
            <source>cubam</source>
            <translation>cubam</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/cubam_yaml.py" />
            <source>cubam in YAML</source>
            <translation>cubam，YAML 格式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>current</source>
            <translation>当前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>curve</source>
            <translation>曲线</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>doccano export</source>
            <translation>doccano 导出文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>does not hold</source>
            <translation>不成立</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>dog</source>
            <translation>狗</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>done in {time}</source>
            <translation>用时 {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>draw an audit</source>
            <translation>抽取抽查样本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/study_panel.py" />
            <source>draws</source>
            <translation>次抽取</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>duration</source>
            <translation>用时</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>empty</source>
            <translation>空</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>ends here: no label changes</source>
            <translation>到此结束：没有标签改变</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>error</source>
            <translation>错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every answer, one column per worker, with the final label</source>
            <translation>全部答案，每个标注员一列，附最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every coefficient with its interval, overall and by class</source>
            <translation>每个系数及其区间，总体和各类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every place in the files that was left out, and why</source>
            <translation>文件中被略去的每一处及原因</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>every worker labelled every item, here {share} of them</source>
            <translation>每个标注员都标注了每个条目，此处为 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>exact hypergeometric limit</source>
            <translation>精确超几何上限</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>exclude {n} workers</source>
            <extracomment>For one: exclude {n} worker</extracomment>
            <translation>
                <numerusform>排除 {n} 名标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>expected if the model held, 95 % range</source>
            <translation>若模型成立的预期，95 % 范围</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} guessers</source>
            <translation>每 {n} 名猜测者中不到 1 名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} honest workers</source>
            <translation>每 {n} 名认真的标注员中不到 1 名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} workers</source>
            <translation>每 {n} 名标注员中不到 1 名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>final label</source>
            <translation>最终标签</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>final labels of {n} items</source>
            <extracomment>For one: final label of {n} item</extracomment>
            <translation>
                <numerusform>{n} 个条目的最终标签</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>final “{name}”</source>
            <translation>最终“{name}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>flag</source>
            <translation>警示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>for instance 0.5, 0.6, 0.7</source>
            <translation>例如 0.5, 0.6, 0.7</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>for the label in the middle, of {timed} with a known time</source>
            <translation>为居中标签的用时（{timed}时间已知）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>give up the audit</source>
            <translation>放弃抽查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>gold</source>
            <translation>金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>gold for {n}</source>
            <translation>{n} 个金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>gold has items of every class</source>
            <translation>金标准含有每个类别的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>gold “{name}”</source>
            <translation>金标准“{name}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>hide votes</source>
            <translation>隐藏票数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>high</source>
            <translation>上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>holds only if the worker model does</source>
            <translation>仅当标注员模型成立时才成立</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels_page.py" />
            <source>how answers become labels</source>
            <translation>答案如何成为标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>how many items</source>
            <translation>条目数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>how many labels</source>
            <translation>标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>how many pairs of answers are the same, for each item</source>
            <translation>每个条目的答案对中有多少相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>how many workers</source>
            <translation>标注员人数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>how often each worker answered what, by final label</source>
            <translation>每个标注员各种答案的频率，按最终标签</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>if {n} of them turn out wrong</source>
            <extracomment>For one: if {n} of them turns out wrong</extracomment>
            <translation>
                <numerusform>如果其中 {n} 个被发现是错的</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>in doubt</source>
            <translation>存疑</translation>
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
                <numerusform>其中 {n} 次答案不同</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>indication</source>
            <translation>参考</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>it does</source>
            <translation>符合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>it does not</source>
            <translation>不符合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>item</source>
            <translation>条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>item {n}</source>
            <translation>条目 {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>item, text and label with the names of the classes (Parquet)</source>
            <translation>条目、文本和标签，含类别名称（Parquet）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>items</source>
            <extracomment>For one: item</extracomment>
            <translation>
                <numerusform>条目</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>items are served alike: the strength of their workers varies {ratio} times as much as by chance</source>
            <translation>各条目的标注力量相当：其标注员实力的变化为偶然情形的 {ratio} 倍</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>items expected</source>
            <translation>预期条目数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>items for which the others elect “{name}”</source>
            <translation>他人选出“{name}”的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>items labelled differently</source>
            <translation>标注不同的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>items seen</source>
            <translation>实际条目数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>items whose final label is “{name}”</source>
            <translation>最终标签为“{name}”的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>items whose gold label is “{name}”</source>
            <translation>金标准标签为“{name}”的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>items with a known true label (gold)</source>
            <translation>真实标签已知的条目（金标准）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>items, {range}</source>
            <extracomment>For one: item, {range}</extracomment>
            <translation>
                <numerusform>条目，{range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>known answers</source>
            <translation>已知答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>known truth</source>
            <translation>已知真值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>label</source>
            <translation>标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>label “{item}” by hand</source>
            <translation>人工标注“{item}”</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/text/data.py" />
            <source>labels</source>
            <extracomment>For one: label</extracomment>
            <translation>
                <numerusform>标签</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>labels alone</source>
            <translation>仅标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>labels that changed</source>
            <translation>变化的标签</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>labels without a known time</source>
            <extracomment>For one: label without a known time</extracomment>
            <translation>
                <numerusform>时间未知的标签</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>largest change of a message, which falls to nothing,</source>
            <translation>消息的最大变化（逐渐趋零）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>learns class bias, for which nothing here could be tested</source>
            <translation>会学习类别偏差，但此处无法检验类别偏差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>learns class bias, of which nothing shows beyond chance</source>
            <translation>会学习类别偏差，但未见超出偶然的类别偏差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>left out</source>
            <translation>已排除</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>left out.csv</source>
            <translation>略去的内容.csv</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>less than a minute left at your pace</source>
            <translation>按您的速度还剩不到一分钟</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>line</source>
            <translation>行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>log-likelihood of the labels</source>
            <translation>标签的对数似然</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>log-likelihood of the labels if the final ones are right</source>
            <translation>假定最终标签正确时标签的对数似然</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>log-likelihood of the labels, a lower limit</source>
            <translation>标签的对数似然（下限）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>low</source>
            <translation>下限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>majority</source>
            <translation>多数</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>make {n} labels gold</source>
            <extracomment>For one: make {n} label gold</extracomment>
            <translation>
                <numerusform>将 {n} 个标签设为金标准</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>mean</source>
            <translation>均值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>mean of {what}</source>
            <translation>{what}的均值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/argilla.py" />
            <location filename="../../crowdgui/io/formats/label_studio.py" />
            <source>model</source>
            <translation>模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>more than noise</source>
            <translation>超出噪声</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>most behind it</source>
            <translation>支持最多</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>most likely</source>
            <translation>最可能</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>most likely label</source>
            <translation>最可能的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>most votes</source>
            <translation>票数最多</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>nearly, but by more than chance it does not</source>
            <translation>接近符合，但偏差超出偶然</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>neither true nor false</source>
            <translation>既非 true 也非 false</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>no</source>
            <translation>否</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>no JSON object</source>
            <translation>不是 JSON 对象</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>no changes</source>
            <translation>没有更改</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>no gold</source>
            <translation>无金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>no label</source>
            <translation>没有标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>no list</source>
            <translation>不是列表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>none</source>
            <translation>无</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>none of the classes</source>
            <translation>不属于任何类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>none of these</source>
            <translation>都不是</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>none stated</source>
            <translation>未声明</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because all labels are of one class</source>
            <translation>无定义，因为所有标签同属一个类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <source>not defined, because hardly any item has two labels</source>
            <translation>无定义，因为几乎没有条目有两个标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>not defined, because no item was labelled by others too</source>
            <translation>无定义：没有条目还被他人标注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because so many labels of so many classes would take very long</source>
            <translation>无定义，因为如此多类别的如此多标签会耗时过长</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the rule was given the gold answers</source>
            <translation>无定义，因为规则已获知金标准答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the rule’s confidence is no probability</source>
            <translation>无定义，因为规则的置信度不是概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the worker model behind the bounds is not shown to fit these labels</source>
            <translation>无定义，因为未能证明界限所依据的标注员模型符合这些标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because the worker model has not been checked yet</source>
            <translation>无定义，因为尚未检查标注员模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/misfit.py" />
            <source>not defined, because there are too few workers to make two groups</source>
            <translation>无定义，因为标注员太少，无法分成两组</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because there is no gold</source>
            <translation>无定义，因为没有金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/rule_result.py" />
            <source>not defined, because this rule does not add up votes</source>
            <translation>无定义，因为此规则不是把票数相加</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>not run</source>
            <translation>未运行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>not stated</source>
            <translation>未声明</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>not {label}</source>
            <translation>非 {label}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>note</source>
            <translation>备注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>note on “{item}”</source>
            <translation>“{item}”的备注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>nothing in its favour</source>
            <translation>没有对它有利的证据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>objective</source>
            <translation>目标值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>of all worker–item pairs filled</source>
            <translation>的标注员–条目对已填</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>of all worker–item pairs have a label</source>
            <translation>的标注员–条目对有标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>of labelling in all</source>
            <translation>的总标注时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>of labels have a known duration</source>
            <translation>的标签用时已知</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>of labels have a known time</source>
            <translation>的标签时间已知</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>of the time that the worker in the middle takes for the same items</source>
            <translation>为居中的标注员标注相同条目所用时间的比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>once other workers count</source>
            <translation>计入其他标注员后</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>once {n} workers count again</source>
            <extracomment>For one: once this worker counts again</extracomment>
            <translation>
                <numerusform>重新计入 {n} 名标注员后</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>one column per item</source>
            <translation>每个条目一列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/opening.py" />
            <source>one column per worker; small enough to follow by hand</source>
            <translation>每个标注员一列；规模小，可手工核对</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>one row per item: label, confidence, margin, tie, number of labels</source>
            <translation>每个条目一行：标签、置信度、领先幅度、并列、标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <source>one row per worker</source>
            <translation>每个标注员一行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>open</source>
            <translation>未达到</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>other rule</source>
            <translation>另一规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study.py" />
            <source>other than with all labels</source>
            <translation>与使用全部标签时不同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>others “{name}”</source>
            <translation>他人“{name}”</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>p-value {value} after correction for {n} workers tested</source>
            <extracomment>For one: p-value {value}, {n} worker tested</extracomment>
            <translation>
                <numerusform>按所检验的 {n} 名标注员校正后的 p 值：{value}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>p-value {value} after correction for {pairs} pairs</source>
            <translation>按 {pairs} 对校正后的 p 值：{value}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>partner</source>
            <translation>搭档</translation>
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
                <numerusform>恢复 {n} 名标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>question</source>
            <translation>问题</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_words.py" />
            <source>random check</source>
            <translation>随机抽查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>reached</source>
            <translation>已达到</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipes.py" />
            <source>recipe.json</source>
            <translation>导入方案.json</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>record</source>
            <translation>记录</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>refused</source>
            <translation>被拒绝</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/simulated.py" />
            <source>repetition</source>
            <translation>重复</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_queue.py" />
            <source>reviewed</source>
            <translation>已复核</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/settings.py" />
            <source>reviewer</source>
            <translation>复核人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>right</source>
            <translation>正确</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>roughly</source>
            <translation>大致符合</translation>
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
            <translation>规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study.py" />
            <source>run time</source>
            <translation>运行时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>running</source>
            <translation>运行中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>say how gold was drawn</source>
            <translation>声明金标准的抽取方式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>says nothing: above 100 %</source>
            <translation>不说明任何问题：超过 100 %</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>seen in your labels</source>
            <translation>您的标签中的实际情况</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>sessions, from {first} to {last} (UTC)</source>
            <extracomment>For one: session, from {first} to {last} (UTC)</extracomment>
            <translation>
                <numerusform>时段，从 {first} 到 {last}（UTC）</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>share</source>
            <translation>比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>share agreed</source>
            <translation>一致比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right</source>
            <translation>正确比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right, with 95 % interval</source>
            <translation>正确比例，附 95 % 区间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>shared items</source>
            <translation>共同条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>show votes</source>
            <translation>显示票数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>simulated, seed {seed}</source>
            <translation>模拟，随机种子 {seed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>skip</source>
            <translation>跳过</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>some classes are confused more than others</source>
            <translation>某些类别比其他类别更易混淆</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_check.py" />
            <source>some classes are easier to agree on than others</source>
            <translation>某些类别比其他类别更易达成一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>standard deviation</source>
            <translation>标准差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>step</source>
            <translation>步</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/under_way.py" />
            <source>step {n} · {changed}</source>
            <translation>第 {n} 步 · {changed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>steps to settle</source>
            <translation>稳定步数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>steps to stop</source>
            <translation>停止步数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/judges.py" />
            <source>take back an answer of the audit</source>
            <translation>撤回抽查的答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session.py" />
            <source>take back the label of “{item}”</source>
            <translation>撤回“{item}”的标签</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session.py" />
            <source>take {n} labels from gold</source>
            <extracomment>For one: take {n} label from gold</extracomment>
            <translation>
                <numerusform>将 {n} 个标签移出金标准</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>takes workers to be alike on all classes, which they are not</source>
            <translation>假定标注员对所有类别表现相同，而事实并非如此</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>task and label, as its own rules give them (CSV)</source>
            <translation>task 和 label，与其自带规则的输出形式相同（CSV）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>the header</source>
            <translation>表头</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>the headline and every bound with its conditions, for a program</source>
            <translation>结论以及每个界限及其条件，供程序使用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the items drawn, in their order, with what was found</source>
            <translation>按顺序列出抽取的条目及检查结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the labels of workers who do not count</source>
            <translation>不计入的标注员的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>the others on the same items</source>
            <translation>相同条目上的他人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>the rule is one-step weighted voting</source>
            <translation>规则为一步加权投票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>the rule’s</source>
            <translation>规则的</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>the same answer</source>
            <translation>相同的答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/exports.py" />
            <source>the same report on pages, to print and to file</source>
            <translation>同一报告的分页版本，供打印和存档</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>the same share of every class</source>
            <translation>每个类别比例相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>the {n} with most labels of {all}</source>
            <translation>{all} 名中标签最多的 {n} 名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>there are two classes</source>
            <translation>有两个类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>there are two workers or more</source>
            <translation>有两名或更多标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>there is no gold that the rule has not been given</source>
            <translation>没有规则未曾获知的金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>there is no label that others can be held against</source>
            <translation>没有可与其他标签对照的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>there is no such file beside the label file.</source>
            <translation>标签文件旁没有此文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>there is no such file.</source>
            <translation>没有此文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this file cannot be read: {why}.</source>
            <translation>无法读取此文件：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this file has {size} MB; pictures up to {most} MB are shown.</source>
            <translation>此文件有 {size} MB；最多显示 {most} MB 的图片。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this is not a picture that can be shown here.</source>
            <translation>这不是此处能显示的图片。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this picture is damaged and cannot be shown.</source>
            <translation>此图片已损坏，无法显示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/picture_file.py" />
            <source>this picture is too large to be shown here.</source>
            <translation>此图片太大，无法在此显示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>this rule’s confidence is no probability</source>
            <translation>此规则的置信度不是概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>this worker</source>
            <translation>此标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>tie</source>
            <translation>并列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>tied, comes first</source>
            <translation>并列，在前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>time</source>
            <translation>时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>time of 50 steps</source>
            <translation>50 步的时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>time to settle</source>
            <translation>稳定时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>time to stop</source>
            <translation>停止时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>to</source>
            <translation>至</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>too few items to tell</source>
            <translation>条目太少，无法判断</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>too few to tell them apart</source>
            <translation>太少，无法区分</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <source>trials</source>
            <translation>试验次数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>two workers and the items that both labelled</source>
            <translation>两名标注员及两人都标注的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>typical {share}</source>
            <translation>典型 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>unlike their full result</source>
            <translation>与其完整结果不同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>votes</source>
            <translation>票数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>votes for the winning label, per item</source>
            <translation>每个条目上胜出标签的票数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>waits</source>
            <translation>等待中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>weight {w}</source>
            <translation>权重 {w}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/registry.py" />
            <source>weighted agreement, which can only rise,</source>
            <translation>加权一致率（只升不降）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/candidates.py" />
            <source>which does not fit in memory</source>
            <translation>内存容纳不下</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/candidates.py" />
            <source>which is EM where there are two classes</source>
            <translation>两个类别时它就是 EM</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/candidates.py" />
            <source>which takes too long beyond {n} labels</source>
            <translation>超过 {n} 个标签时耗时过长</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_words.py" />
            <source>wins by weight</source>
            <translation>按权重胜出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>with</source>
            <translation>与</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>with 95 % interval</source>
            <translation>附 95 % 区间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/agreement_panel.py" />
            <source>with 95 % intervals</source>
            <translation>附 95 % 区间</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>without these {n} workers</source>
            <extracomment>For one: without this worker</extracomment>
            <translation>
                <numerusform>排除这 {n} 名标注员后</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data_welcome.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>worker</source>
            <translation>标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/parse_labels.py" />
            <source>worker {n}</source>
            <translation>标注员 {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>worker, number</source>
            <translation>标注员，数字</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>worker, true class, answer, number</source>
            <translation>标注员，真实类别，答案，数字</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>workers</source>
            <extracomment>For one: worker</extracomment>
            <translation>
                <numerusform>标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>workers are right on average on {least} or more, estimated {mean}</source>
            <translation>标注员平均正确率不低于 {least}，估计为 {mean}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>workers, {range}</source>
            <extracomment>For one: worker, {range}</extracomment>
            <translation>
                <numerusform>标注员，{range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>worker’s answer</source>
            <translation>标注员的答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>working…</source>
            <translation>正在计算…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/study/study.py" />
            <location filename="../../crowdgui/text/study.py" />
            <source>wrong on gold</source>
            <translation>金标准上错误</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>wrong on gold: {wrong} of {known} ({share})</source>
            <translation>金标准上的错误：{known} 个中 {wrong} 个（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <source>yes</source>
            <translation>是</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>yours</source>
            <translation>您的</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>{after}, now {before}</source>
            <translation>{after}，现为 {before}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{agreeing} of {pairs}</source>
            <translation>{pairs}中的 {agreeing} 对</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>{bound}, {rule}</source>
            <translation>{bound}，{rule}</translation>
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
            <translation>有 {columns}，而下方各行有 {n} 列。请删除表头上方的行，或为每列命名。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>{columns} where {expected} were expected. Check the separators and quote marks there.</source>
            <translation>有 {columns}，而应为 {expected} 列。请检查该处的分隔符和引号。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{counts}: it could be surer.</source>
            <translation>{counts}：它可以更有把握。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{counts}: it is too sure.</source>
            <translation>{counts}：它过于有把握。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{counts}: no difference beyond noise.</source>
            <translation>{counts}：没有超出噪声的差别。</translation>
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
            <translation>{count}，{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>{curve}: {value} at {place}</source>
            <translation>{curve}：{place} 处为 {value}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>{done} of {n} labels drawn at random were checked by hand. The draw can be repeated with the seed {seed}.</source>
            <translation>随机抽取的 {n} 个标签中，已人工检查 {done} 个。可用随机种子 {seed} 重复该抽取。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/judging_panel.py" />
            <source>{done} of {n} reviewed</source>
            <translation>{n} 个中已复核 {done} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>{file} and {more}</source>
            <translation>{file} 和{more}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>{file} can only be read. Save it elsewhere to keep what you decide.</source>
            <translation>{file} 为只读。请保存到别处，以保留您的决定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} can only be read. Save the project elsewhere to keep what you decide.</source>
            <translation>{file} 为只读。请将项目保存到别处，以保留您的决定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} could not be read: {why}</source>
            <translation>无法读取 {file}：{why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} has no column “{name}”. It has {there}. Name the columns with --worker, --item and --label.</source>
            <translation>{file} 没有列“{name}”。它有 {there}。请用 --worker、--item 和 --label 指明各列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>{file} in {folder} is a file these labels were read from, and is never changed. Choose another folder.</source>
            <translation>{folder} 中的 {file} 是这些标签的来源文件，从不更改。请选择其他文件夹。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/keeping.py" />
            <source>{file} is open already.</source>
            <translation>{file} 已打开。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/file_preview.py" />
            <source>{file} is read as gold answers</source>
            <translation>{file} 作为金标准答案读取</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} was moved or deleted. Save the project anew to keep what you decide.</source>
            <translation>{file} 已被移动或删除。请重新保存项目，以保留您的决定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{file} – CrowdGUI</source>
            <translation>{file} – CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{file}, lines {lines}</source>
            <translation>{file}，第 {lines} 行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>{file}, question “{question}”</source>
            <translation>{file}，问题“{question}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{file}, unchanged</source>
            <translation>{file}，未更改</translation>
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
            <translation>{first}，以及 {last}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second} agree on {agreed} of {items} ({share})</source>
            <translation>{first} 与 {second} 在 {items}中的 {agreed} 个上一致（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second}: no overlap</source>
            <translation>{first} 与 {second}：没有重叠</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second}: {count} differ ({share})</source>
            <translation>{first}与{second}：{count}不同（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>{first}, none in the last.</source>
            <translation>{first}，最后一步没有。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>{first}, {n} in the last.</source>
            <translation>{first}，最后一步 {n} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>{flag} {n}</source>
            <translation>{flag} {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>{folder}: this folder cannot be made: {why}.</source>
            <translation>{folder}：无法创建此文件夹：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>{given} of the answers are “{answer}”, which is the final label of {won} of the items.</source>
            <translation>{given} 的答案是“{answer}”，它是 {won} 的条目的最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{items} items by {workers} workers are too many to simulate.</source>
            <translation>{items} 个条目乘 {workers} 名标注员太多，无法模拟。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/plan.py" />
            <source>{items} with {labels} in all: expected to mend {mended} wrong final labels, {before} to {after}.</source>
            <translation>{items}，共 {labels}：预期可纠正 {mended} 个错误的最终标签，从 {before} 到 {after}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{items}, each labelled once</source>
            <translation>{items}，各标注一次</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{items}, each labelled {low} to {high} times</source>
            <translation>{items}，各标注 {low} 至 {high} 次</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{items}, each labelled {n} times</source>
            <translation>{items}，各标注 {n} 次</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{items}, {n} labels each</source>
            <extracomment>For one: {items}, {n} label each</extracomment>
            <translation>
                <numerusform>{items}，各 {n} 个标签</numerusform>
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
            <translation>{workers} 名标注员对 {items} 个条目的 {labels} 个标签；首步之后 {steps} 步。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{labels}, in order</source>
            <translation>{labels}，有序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{labels}, numeric</source>
            <translation>{labels}，数值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{labels}, {workers}, {items}, {classes}</source>
            <translation>{labels}，{workers}，{items}，{classes}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{label} (tied)</source>
            <translation>{label}（并列）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>{label} · by hand</source>
            <translation>{label} · 人工</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} numbers</source>
            <translation>{lengths} 个数字</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} records</source>
            <translation>{lengths} 条记录</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} texts</source>
            <translation>{lengths} 段文本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{lengths} times</source>
            <translation>{lengths} 个时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{level} · {share} confidence</source>
            <translation>{level} · 置信水平 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>{low} and more</source>
            <translation>{low} 及以上</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>{low} to below {high}</source>
            <translation>{low} 至 {high} 以下</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{low} to {high}</source>
            <translation>{low} 至 {high}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>{low} to {high} labels each</source>
            <translation>各 {low} 至 {high} 个标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{model} A random check by hand gives a guarantee, whatever the workers do.</source>
            <translation>{model}人工随机抽查可以给出保证，与标注员的表现无关。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{model} The bounds below put in estimated accuracies, which makes them no more than indications. A random check by hand gives a guarantee.</source>
            <translation>{model}以下界限代入了估计的准确率，因此仅供参考。人工随机抽查可以给出保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{names} and {n} more</source>
            <translation>{names} 及另外 {n} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{names} in {folder} would be replaced.</source>
            <translation>{folder} 中的 {names} 将被替换。</translation>
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
            <translation>{name}（自动识别）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} (not in this file)</source>
            <translation>{name}（不在此文件中）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>{name} (of the item)</source>
            <translation>{name}（条目的）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>{name} ({n})</source>
            <translation>{name} ({n})</translation>
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
            <translation>{name}为“{value}”；必须是 {known} 之一。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must be a whole number.</source>
            <translation>{name}必须为整数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must lie between 0 and 100 %, both left out.</source>
            <translation>{name}必须在 0 与 100 % 之间，不含两端。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must lie between {low} and {high}.</source>
            <translation>{name}必须在 {low} 与 {high} 之间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} of this worker</source>
            <translation>此标注员的{name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, done</source>
            <translation>{name}，已完成</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{name}, item by item</source>
            <translation>{name}，逐条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, look here</source>
            <translation>{name}，请查看</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, nothing here yet</source>
            <translation>{name}，尚无内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{name}, paper’s bound</source>
            <translation>{name}，论文界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, running</source>
            <translation>{name}，运行中</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/rail.py" />
            <source>{name}, {n} to look at</source>
            <extracomment>For one: {name}, {n} to look at</extracomment>
            <translation>
                <numerusform>{name}，{n} 项待查看</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{name}: at most {share} wrong</source>
            <translation>{name}：错误最多 {share}</translation>
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
                <numerusform>{n} 名的一致率在 {chance} 或以下，与猜测无异</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/decisions.py" />
            <source>{n} agree with the rule</source>
            <extracomment>For one: {n} agrees with the rule</extracomment>
            <translation>
                <numerusform>{n} 个与规则一致</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/prodigy.py" />
            <source>{n} answers are a reviewer's. The versions behind them are not read again.</source>
            <extracomment>For one: {n} answer is a reviewer's. The versions behind it are not read again.</extracomment>
            <translation>
                <numerusform>{n} 个答案来自复核人。其背后的版本不再读取。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>{n} answers are of training tasks; they are the first that were tried.</source>
            <extracomment>For one: {n} answer is of a training task; it is the first that was tried.</extracomment>
            <translation>
                <numerusform>{n} 个答案属于训练任务；它们是最先试做的。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/mturk.py" />
            <source>{n} answers mark places in an item, such as boxes. They are no labels and not read.</source>
            <extracomment>For one: {n} answer marks places in an item, such as boxes. It is no label and not read.</extracomment>
            <translation>
                <numerusform>{n} 个答案标记的是条目中的位置，例如方框。它们不是标签，不予读取。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>{n} bytes</source>
            <extracomment>For one: {n} byte</extracomment>
            <translation>
                <numerusform>{n} 字节</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} cells got an apostrophe in front, so that no spreadsheet runs them as formulas.</source>
            <extracomment>For one: {n} cell got an apostrophe in front, so that no spreadsheet runs it as a formula.</extracomment>
            <translation>
                <numerusform>{n} 个单元格前加了撇号，以免电子表格将其作为公式运行。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{n} cells show an error such as #N/A; they count as empty.</source>
            <extracomment>For one: {n} cell shows an error such as #N/A; it counts as empty.</extracomment>
            <translation>
                <numerusform>{n} 个单元格显示错误（如 #N/A）；它们计为空。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/unsaved_work.py" />
            <source>{n} changes</source>
            <extracomment>For one: {n} change</extracomment>
            <translation>
                <numerusform>{n} 处更改</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pictures.py" />
            <source>{n} chosen workers</source>
            <extracomment>For one: {n} chosen worker</extracomment>
            <translation>
                <numerusform>所选的 {n} 名标注员</numerusform>
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
                <numerusform>{n} 个类别</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>{n} columns</source>
            <extracomment>For one: {n} column</extracomment>
            <translation>
                <numerusform>{n} 列</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>{n} columns were expected: what the number is for, and the number. The columns are {columns}.</source>
            <translation>应有 {n} 列：数字所属的对象，以及数字。列有 {columns}。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/decisions.py" />
            <source>{n} differ</source>
            <extracomment>For one: {n} differs</extracomment>
            <translation>
                <numerusform>{n} 个不同</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} draws</source>
            <extracomment>For one: {n} draw</extracomment>
            <translation>
                <numerusform>{n} 次抽取</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{n} files are there already.</source>
            <extracomment>For one: {n} file is there already.</extracomment>
            <translation>
                <numerusform>已存在 {n} 个文件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} files written to {folder}.</source>
            <extracomment>For one: {n} file written to {folder}.</extracomment>
            <translation>
                <numerusform>已将 {n} 个文件写入 {folder}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} from {before} to {now}</source>
            <translation>{n} 个从{before}变为{now}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} gold answers match {n} of the {items} items</source>
            <extracomment>For one: {n} gold answer matches one of the {items} items</extracomment>
            <translation>
                <numerusform>{n} 个金标准答案匹配 {items} 个条目中的 {n} 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} gold items are too few to tell whether the curve has flattened.</source>
            <extracomment>For one: {n} gold item is too few to tell whether the curve has flattened.</extracomment>
            <translation>
                <numerusform>{n} 个金标准条目太少，无法判断曲线是否已趋平。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{n} gold items are too few, {least} are needed</source>
            <extracomment>For one: {n} gold item is too few, {least} are needed</extracomment>
            <translation>
                <numerusform>{n} 个金标准条目太少，需要 {least} 个</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} h</source>
            <translation>{n} 小时</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/decisions.py" />
            <source>{n} had no label</source>
            <translation>{n} 个原本没有标签</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>{n} have no overlap.</source>
            <extracomment>For one: {n} has no overlap.</extracomment>
            <translation>
                <numerusform>{n} 名没有重叠。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/doccano.py" />
            <source>{n} ids come again in the file of a worker. Do the items have a field “id”?</source>
            <extracomment>For one: {n} id comes twice in the file of a worker. Do the items have a field “id”?</extracomment>
            <translation>
                <numerusform>{n} 个 ID 在同一标注员的文件中重复出现。条目是否有字段“id”？</numerusform>
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
                <numerusform>{n} 个条目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/scoring.py" />
            <source>{n} items are held at their gold class, so they are no test of the other final labels.</source>
            <extracomment>For one: {n} item is held at its gold class, so it is no test of the other final labels.</extracomment>
            <translation>
                <numerusform>{n} 个条目固定在其金标准类别，因此不能检验其他最终标签。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_check.py" />
            <source>{n} items are unanimous and independent workers would give {expected}: nothing speaks against workers who err on their own.</source>
            <extracomment>For one: {n} item is unanimous and independent workers would give {expected}: nothing speaks against workers who err on their own.</extracomment>
            <translation>
                <numerusform>有 {n} 个条目意见全体一致，而独立标注员应有 {expected} 个：没有迹象表明标注员并非各自独立出错。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_check.py" />
            <source>{n} items are unanimous where independent workers would give {expected}: some items are harder than others, or workers err together.</source>
            <extracomment>For one: {n} item is unanimous where independent workers would give {expected}: some items are harder than others, or workers err together.</extracomment>
            <translation>
                <numerusform>有 {n} 个条目意见全体一致，而独立标注员应有 {expected} 个：有些条目更难，或标注员一同出错。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/charts/histograms.py" />
            <source>{n} items at {low} to {high}</source>
            <extracomment>For one: {n} item at {low} to {high}</extracomment>
            <translation>
                <numerusform>{n} 个条目在 {low} 至 {high}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items have no label from any worker and stay without one.</source>
            <extracomment>For one: {n} item has no label from any worker and stays without one.</extracomment>
            <translation>
                <numerusform>{n} 个条目没有任何标注员的标签，最终也没有标签。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{n} items have no label.</source>
            <extracomment>For one: {n} item has no label.</extracomment>
            <translation>
                <numerusform>{n} 个条目没有标签。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} items have one label only</source>
            <extracomment>For one: {n} item has one label only</extracomment>
            <translation>
                <numerusform>{n} 个条目只有一个标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>{n} items labelled by {worker}.</source>
            <extracomment>For one: {n} item labelled by {worker}.</extracomment>
            <translation>
                <numerusform>{worker} 标注的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items labelled in {steps}.</source>
            <extracomment>For one: {n} item labelled in {steps}.</extracomment>
            <translation>
                <numerusform>已标注 {n} 个条目，共 {steps}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items labelled.</source>
            <extracomment>For one: {n} item labelled.</extracomment>
            <translation>
                <numerusform>已标注 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items labelled; stopped after {steps}, before the labels came to rest.</source>
            <extracomment>For one: {n} item labelled; stopped after {steps}, before the labels came to rest.</extracomment>
            <translation>
                <numerusform>已标注 {n} 个条目；{steps}后停止，标签尚未稳定。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items_behind.py" />
            <source>{n} items that both {first} and {second} labelled.</source>
            <extracomment>For one: {n} item that both {first} and {second} labelled.</extracomment>
            <translation>
                <numerusform>{first} 和 {second} 都标注的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare_page.py" />
            <source>{n} items that {first} and {second} label differently.</source>
            <extracomment>For one: {n} item that {first} and {second} label differently.</extracomment>
            <translation>
                <numerusform>{first}与{second}标注不同的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>{n} items that {worker} called “{answer}” and the others call “{known}”.</source>
            <extracomment>For one: {n} item that {worker} called “{answer}” and the others call “{known}”.</extracomment>
            <translation>
                <numerusform>{worker} 答为“{answer}”而他人答为“{known}”的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_filters.py" />
            <source>{n} items that {worker} called “{answer}” and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} called “{answer}” and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{worker} 答为“{answer}”而最终标签为“{final}”的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_matrix.py" />
            <source>{n} items that {worker} called “{answer}” and whose gold label is “{known}”.</source>
            <extracomment>For one: {n} item that {worker} called “{answer}” and whose gold label is “{known}”.</extracomment>
            <translation>
                <numerusform>{worker} 答为“{answer}”而金标准标签为“{known}”的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items_behind.py" />
            <source>{n} items that {worker} labelled and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} labelled and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{worker} 标注且最终标签为“{final}”的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>{n} items were drawn at random. The rule’s labels stay hidden; what you find becomes a guarantee.</source>
            <extracomment>For one: {n} item was drawn at random. The rule’s label stays hidden.</extracomment>
            <translation>
                <numerusform>随机抽取了 {n} 个条目。规则的标签保持隐藏；您的检查结果将成为保证。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} items whose final label is another {why}:</source>
            <extracomment>For one: {n} item whose final label is another {why}:</extracomment>
            <translation>
                <numerusform>{why}最终标签改变的 {n} 个条目：</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>{n} items, as the table shows them.</source>
            <extracomment>For one: {n} item, as the table shows it.</extracomment>
            <translation>
                <numerusform>{n} 个条目，与表中显示一致。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>{n} judgments are of test questions, which are asked more often than others.</source>
            <extracomment>For one: {n} judgment is of a test question. Test questions are asked more often.</extracomment>
            <translation>
                <numerusform>{n} 个判断属于测试题，测试题被询问的次数更多。</numerusform>
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
                <numerusform>{n} 个标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/under_way.py" />
            <source>{n} labels changed</source>
            <extracomment>For one: {n} label changed</extracomment>
            <translation>
                <numerusform>{n} 个标签改变</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <source>{n} labels changed in the first step</source>
            <extracomment>For one: {n} label changed in the first step</extracomment>
            <translation>
                <numerusform>第一步改变了 {n} 个标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} labels differ from a plain majority</source>
            <extracomment>For one: {n} label differs from a plain majority</extracomment>
            <translation>
                <numerusform>{n} 个标签与简单多数不同</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} labels each</source>
            <extracomment>For one: {n} label each</extracomment>
            <translation>
                <numerusform>各 {n} 个标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/decisions.py" />
            <source>{n} labels set by hand: {parts}</source>
            <extracomment>For one: {n} label set by hand: {parts}</extracomment>
            <translation>
                <numerusform>{n} 个人工设定的标签：{parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee_page.py" />
            <source>{n} labels were set by hand; all this is about the labels the rule gave</source>
            <extracomment>For one: {n} label was set by hand; all this is about the label the rule gave</extracomment>
            <translation>
                <numerusform>{n} 个标签是人工设定的；此处所有内容都针对规则给出的标签</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>{n} labels, same workers</source>
            <translation>{n} 个标签，标注员不变</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{n} left out: {reason}</source>
            <translation>略去 {n}：{reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>{n} lines written to {file}.</source>
            <extracomment>For one: {n} line written to {file}.</extracomment>
            <translation>
                <numerusform>已将 {n} 行写入 {file}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} min</source>
            <translation>{n} 分钟</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} more</source>
            <translation>另外 {n} 个</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>{n} more files</source>
            <extracomment>For one: {n} more file</extracomment>
            <translation>
                <numerusform>另外 {n} 个文件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <location filename="../../crowdgui/text/plan.py" />
            <source>{n} more labels</source>
            <extracomment>For one: {n} more label</extracomment>
            <translation>
                <numerusform>再加 {n} 个标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>{n} more labels, same workers</source>
            <extracomment>For one: {n} more label, same workers</extracomment>
            <translation>
                <numerusform>再加 {n} 个标签，标注员不变</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{n} more notes are not listed.</source>
            <extracomment>For one: {n} more note is not listed.</extracomment>
            <translation>
                <numerusform>另有 {n} 条备注未列出。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/chart_data.py" />
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} ms</source>
            <translation>{n} 毫秒</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} names of items, workers or classes would run as formulas in a spreadsheet. They get an apostrophe in front, unless this is ticked.</source>
            <extracomment>For one: {n} name of an item, worker or class would run as a formula in a spreadsheet. It gets an apostrophe in front, unless this is ticked.</extracomment>
            <translation>
                <numerusform>{n} 个条目、标注员或类别的名称会在电子表格中作为公式运行。除非勾选此项，其前会加撇号。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{n} numbers</source>
            <extracomment>For one: {n} number</extracomment>
            <translation>
                <numerusform>{n} 个数字</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>{n} numbers are too long to have been kept exactly; as ids they may be wrong.</source>
            <extracomment>For one: {n} number is too long to have been kept exactly; as an id it may be wrong.</extracomment>
            <translation>
                <numerusform>{n} 个数字太长，无法精确保存；用作 ID 可能有误。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} numbers stated</source>
            <extracomment>For one: {n} number stated</extracomment>
            <translation>
                <numerusform>声明了 {n} 个数字</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/guarantee_builder.py" />
            <source>{n} of the drawn labels are still to be checked.</source>
            <extracomment>For one: {n} of the drawn labels is still to be checked.</extracomment>
            <translation>
                <numerusform>抽取的标签中还有 {n} 个待检查。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers_together.py" />
            <source>{n} of them are flagged: {kinds}.</source>
            <extracomment>For one: {n} of them is flagged: {kinds}.</extracomment>
            <translation>
                <numerusform>其中 {n} 名有警示：{kinds}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <location filename="../../crowdgui/ui/report/pdf.py" />
            <source>{n} of {all}</source>
            <translation>{n} / {all}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>{n} of {all} drawn labels are checked.</source>
            <extracomment>For one: {n} of {all} drawn labels is checked.</extracomment>
            <translation>
                <numerusform>抽取的 {all} 个标签中已检查 {n} 个。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} of {all} have no overlap</source>
            <extracomment>For one: {n} of {all} has no overlap</extracomment>
            <translation>
                <numerusform>{all} 对中有 {n} 对没有重叠</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/review_orders.py" />
            <source>{n} of {all} labels are less than {sure} sure. Review them here, least sure first.</source>
            <extracomment>For one: {n} of {all} labels is less than {sure} sure. Review it here.</extracomment>
            <translation>
                <numerusform>{all} 个标签中有 {n} 个的把握不足 {sure}。在此复核，把握最小的在前。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} of {all} labels come back ({share})</source>
            <extracomment>For one: {n} of {all} labels comes back ({share})</extracomment>
            <translation>
                <numerusform>恢复 {all} 个标签中的 {n} 个（{share}）</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} of {all} labels go ({share})</source>
            <extracomment>For one: {n} of {all} labels goes ({share})</extracomment>
            <translation>
                <numerusform>失去 {all} 个标签中的 {n} 个（{share}）</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/worker_scatter.py" />
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>{n} of {all} workers drawn</source>
            <translation>绘出 {all} 名标注员中的 {n} 名</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>{n} of {all} workers would be flagged ({share}).</source>
            <extracomment>For one: {n} of {all} workers would be flagged ({share}).</extracomment>
            <translation>
                <numerusform>{all} 名标注员中会有 {n} 名受到警示（{share}）。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <source>{n} of {all}; {out} left out</source>
            <translation>{n} / {all}；排除 {out}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{n} of {items} labels differ from the vote it speaks of; each is counted as wrong</source>
            <extracomment>For one: {n} of {items} labels differs from the vote it speaks of; it is counted as wrong</extracomment>
            <translation>
                <numerusform>{items} 个标签中有 {n} 个与其所述的投票不同；每个都计为错误</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} of {labels} labels ({share})</source>
            <translation>{labels} 个标签中的 {n} 个（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} of {labels} labels.</source>
            <translation>{labels} 个标签中的 {n} 个。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} of {some} labels are less than {sure} sure.</source>
            <extracomment>For one: {n} of {some} labels is less than {sure} sure.</extracomment>
            <translation>
                <numerusform>{some} 个标签中有 {n} 个的把握不足 {sure}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/class_shares.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>{n} other classes</source>
            <translation>另外 {n} 个类别</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{n} other labels</source>
            <extracomment>For one: {n} other label</extracomment>
            <translation>
                <numerusform>另外 {n} 个标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/overall.py" />
            <source>{n} pairs</source>
            <extracomment>For one: {n} pair</extracomment>
            <translation>
                <numerusform>{n} 对</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} pairs look like copying.</source>
            <extracomment>For one: {n} pair looks like copying.</extracomment>
            <translation>
                <numerusform>{n} 对看起来像抄袭。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/worker_pairs.py" />
            <source>{n} pairs of workers</source>
            <extracomment>For one: {n} pair of workers</extracomment>
            <translation>
                <numerusform>{n} 对标注员</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>{n} pictures or sounds stand inside the file itself and are not shown.</source>
            <extracomment>For one: {n} picture or sound stands inside the file itself and is not shown.</extracomment>
            <translation>
                <numerusform>{n} 个图片或音频嵌在文件内部，不予显示。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{n} places have these words.</source>
            <extracomment>For one: {n} place has these words.</extracomment>
            <translation>
                <numerusform>{n} 处含有这些词。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} questions are opened, each with labels of its own</source>
            <translation>打开 {n} 个问题，各有自己的标签</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>{n} rarer classes are not listed.</source>
            <extracomment>For one: {n} rarer class is not listed.</extracomment>
            <translation>
                <numerusform>{n} 个较罕见的类别未列出。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_pace.py" />
            <source>{n} recorded times cannot be right and are left out.</source>
            <extracomment>For one: {n} recorded time cannot be right and is left out.</extracomment>
            <translation>
                <numerusform>{n} 个记录的时间不可能正确，已略去。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{n} repeated answers of a worker to the same item are left out; the first counts.</source>
            <extracomment>For one: {n} repeated answer of a worker to the same item is left out; the first counts.</extracomment>
            <translation>
                <numerusform>略去 {n} 个同一标注员对同一条目的重复答案；以第一个为准。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/label_studio_csv.py" />
            <source>{n} results mark parts of items. They label no item and are not read.</source>
            <extracomment>For one: {n} result marks a part of an item. It labels no item and is not read.</extracomment>
            <translation>
                <numerusform>{n} 个结果标记的是条目的一部分。它们没有标注条目，不予读取。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/frame.py" />
            <source>{n} rows</source>
            <extracomment>For one: {n} row</extracomment>
            <translation>
                <numerusform>{n} 行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>{n} rows copied</source>
            <extracomment>For one: {n} row copied</extracomment>
            <translation>
                <numerusform>已复制 {n} 行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export_page.py" />
            <source>{n} rows copied.</source>
            <extracomment>For one: {n} row copied.</extracomment>
            <translation>
                <numerusform>已复制 {n} 行。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/toloka.py" />
            <source>{n} rows do not name their worker; the one of their page is taken.</source>
            <extracomment>For one: {n} row does not name its worker; the one of its page is taken.</extracomment>
            <translation>
                <numerusform>{n} 行未注明其标注员；采用其所在页的标注员。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{n} rows, answers or times were left out; the checks say why.</source>
            <extracomment>For one: {n} row, answer or time was left out; the checks say why.</extracomment>
            <translation>
                <numerusform>略去 {n} 个行、答案或时间；检查结果注明原因。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} s</source>
            <translation>{n} 秒</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>{n} sets</source>
            <extracomment>For one: {n} set</extracomment>
            <translation>
                <numerusform>{n} 个数据集</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/simulate/simulation_run.py" />
            <source>{n} sets are drawn at each point.</source>
            <extracomment>For one: {n} set is drawn at each point.</extracomment>
            <translation>
                <numerusform>每个点抽取 {n} 个数据集。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/two_workers.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} shared items</source>
            <extracomment>For one: {n} shared item</extracomment>
            <translation>
                <numerusform>{n} 个共同条目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>{n} starts ended with classes swapped and were set aside.</source>
            <extracomment>For one: {n} start ended with classes swapped and was set aside.</extracomment>
            <translation>
                <numerusform>{n} 个起点以类别互换告终，已搁置。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/user_inputs.py" />
            <source>{n} stated workers gave none of these labels and are left out.</source>
            <extracomment>For one: {n} stated worker gave none of these labels and is left out.</extracomment>
            <translation>
                <numerusform>{n} 名所声明的标注员没有给出这些标签，已略去。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/pages/export_words.py" />
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{n} steps</source>
            <extracomment>For one: {n} step</extracomment>
            <translation>
                <numerusform>{n} 步</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/appen.py" />
            <source>{n} test questions accept several answers to “{question}”; they give no gold.</source>
            <extracomment>For one: {n} test question accepts several answers to “{question}”; it gives no gold.</extracomment>
            <translation>
                <numerusform>{n} 道测试题对“{question}”接受多个答案；它们不提供金标准。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} ties, given to the first of the tied classes.</source>
            <extracomment>For one: {n} tie, given to the first of the tied classes.</extracomment>
            <translation>
                <numerusform>{n} 个并列，归入并列类别中的第一个。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>{n} times a label was hidden and foretold from the rest, and no rule that suits these workers did that better than “{kept}”, by which it had a chance of {base}.</source>
            <extracomment>For one: {n} label was hidden and foretold from the rest, and no rule that suits these workers did that better than “{kept}”, by which it had a chance of {base}.</extracomment>
            <translation>
                <numerusform>共 {n} 次隐藏一个标签并由其余标签预测，没有适合这些标注员的规则比“{kept}”预测得更好，后者给出的概率为 {base}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>{n} times a label was hidden and foretold from the rest: it had a chance of {base} by “{kept}” and of {other} by “{rule}”. {often}</source>
            <extracomment>For one: {n} label was hidden and foretold from the rest: it had a chance of {base} by “{kept}” and of {other} by “{rule}”. {often}</extracomment>
            <translation>
                <numerusform>共 {n} 次隐藏一个标签并由其余标签预测：“{kept}”给出的概率为 {base}，“{rule}”为 {other}。{often}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{n} times a worker answered an item more than once</source>
            <extracomment>For one: Once a worker answered an item more than once</extracomment>
            <translation>
                <numerusform>有 {n} 次标注员重复回答同一条目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/data.py" />
            <source>{n} times a worker answered the same item more than once</source>
            <extracomment>For one: {n} time a worker answered the same item more than once</extracomment>
            <translation>
                <numerusform>有 {n} 次标注员重复回答同一条目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{n} variables hold no list or table of numbers or text, and are left out.</source>
            <extracomment>For one: {n} variable holds no list or table of numbers or text, and is left out.</extracomment>
            <translation>
                <numerusform>{n} 个变量不含由数字或文本组成的列表或表，已略去。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>{n} votes</source>
            <extracomment>For one: {n} vote</extracomment>
            <translation>
                <numerusform>{n} 票</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>{n} worker processes with {threads} threads together</source>
            <extracomment>For one: {n} worker process with {threads} threads</extracomment>
            <translation>
                <numerusform>{n} 个工作进程，共 {threads} 个线程</numerusform>
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
                <numerusform>{n} 名标注员</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers agree less than chance</source>
            <extracomment>For one: {n} worker agrees less than chance</extracomment>
            <translation>
                <numerusform>{n} 名标注员的一致率低于随机</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{n} workers agree on {low} to {high}</source>
            <extracomment>For one: {n} worker agrees on {low} to {high}</extracomment>
            <translation>
                <numerusform>{n} 名标注员的一致率为 {low} 至 {high}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/scoring.py" />
            <source>{n} workers are judged by the gold answers, so the error on gold looks smaller than it is.</source>
            <extracomment>For one: {n} worker is judged by the gold answers, so the error on gold looks smaller than it is.</extracomment>
            <translation>
                <numerusform>{n} 名标注员以金标准答案评判，因此金标准上的错误看起来比实际小。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} workers are left out with {given} of the {all} labels ({share}).</source>
            <extracomment>For one: {n} worker is left out with {given} of the {all} labels ({share}).</extracomment>
            <translation>
                <numerusform>排除了 {n} 名标注员及 {all} 个标签中的 {given} 个（{share}）。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers are too fast</source>
            <extracomment>For one: {n} worker is too fast</extracomment>
            <translation>
                <numerusform>{n} 名标注员速度过快</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} workers by {classes}</source>
            <extracomment>For one: {n} worker by {classes}</extracomment>
            <translation>
                <numerusform>{n} 名标注员 × {classes}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_detail.py" />
            <source>{n} workers chosen</source>
            <extracomment>For one: {n} worker chosen</extracomment>
            <translation>
                <numerusform>已选择 {n} 名标注员</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{n} workers gave no label.</source>
            <extracomment>For one: {n} worker gave no label.</extracomment>
            <translation>
                <numerusform>{n} 名标注员没有给出标签。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers give a single answer</source>
            <extracomment>For one: {n} worker gives a single answer</extracomment>
            <translation>
                <numerusform>{n} 名标注员只给一种答案</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/weighted.py" />
            <source>{n} workers have no stated weight and count 0.</source>
            <extracomment>For one: {n} worker has no stated weight and counts 0.</extracomment>
            <translation>
                <numerusform>{n} 名标注员未声明权重，计为 0。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers have too few labels to judge.</source>
            <extracomment>For one: {n} worker has too few labels to judge.</extracomment>
            <translation>
                <numerusform>{n} 名标注员的标签太少，无法评判。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers look like guessing</source>
            <extracomment>For one: {n} worker looks like guessing</extracomment>
            <translation>
                <numerusform>{n} 名标注员看起来像在猜测</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers may have copied</source>
            <extracomment>For one: {n} worker may have copied</extracomment>
            <translation>
                <numerusform>{n} 名标注员可能有抄袭</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>{n} workers share items with this one.</source>
            <extracomment>For one: {n} worker shares items with this one.</extracomment>
            <translation>
                <numerusform>{n} 名标注员与此人有共同条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{n} workers were</source>
            <extracomment>For one: {n} worker were</extracomment>
            <translation>
                <numerusform>{n} 名标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>{n} wrong: at most {share}</source>
            <translation>{n} 个错误：最多 {share}</translation>
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
                <numerusform>{n}，归入第一个类别</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/charts/convergence.py" />
            <location filename="../../crowdgui/ui/plots/convergence_plot.py" />
            <source>{objective} after each step</source>
            <translation>各步之后的{objective}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_answers.py" />
            <source>{own} of this worker, {others} of others.</source>
            <translation>此标注员为 {own}，他人为 {others}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{page} › {heading}</source>
            <translation>{page} › {heading}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/entries.py" />
            <source>{paper}, theorem 1</source>
            <translation>{paper}，定理 1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>{paper}, theorem 3</source>
            <translation>{paper}，定理 3</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/estimates.py" />
            <source>{paper}, theorem 4</source>
            <translation>{paper}，定理 4</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/worker_columns.py" />
            <source>{part} of {whole}</source>
            <translation>{part} / {whole}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>{place} could not be written: {why}</source>
            <translation>无法写入 {place}：{why}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/compare/calibration.py" />
            <source>{right} of {n} gold answers are met ({share}), and the rule is {sure} sure on average</source>
            <extracomment>For one: {right} of {n} gold answer is met ({share}), and the rule is {sure} sure on average</extracomment>
            <translation>
                <numerusform>{n} 个金标准答案中符合 {right} 个（{share}），而规则平均有 {sure} 的把握</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{rows}, {columns}</source>
            <translation>{rows}，{columns}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{rows}, {columns}, hidden</source>
            <translation>{rows}，{columns}，隐藏</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>{rows}, {shown} of {n} columns</source>
            <translation>{rows}，{n} 列中的 {shown} 列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/comparing.py" />
            <source>{rule} cannot run: {why}</source>
            <translation>{rule}无法运行：{why}</translation>
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
            <translation>{total} 个中有 {same} 个正确（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>{same} of {total} labels are the final label ({share}).</source>
            <translation>{total} 个标签中有 {same} 个是最终标签（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{seen} seen,
{expected} expected</source>
            <translation>实际 {seen}，
预期 {expected}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>{sentence} Confidence is {off} off on average. Its Brier score, 0 for a rule that is sure and right, is {brier}.</source>
            <translation>{sentence}置信度平均偏差 {off}。其 Brier 得分为 {brier}，有把握且正确的规则为 0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>{share} ({low} to {high})</source>
            <translation>{share}（{low} 至 {high}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/agreement/report.py" />
            <source>{share} of the labels compared are “{name}”. Where nearly all are of one class, two workers agree often by chance alone: alpha and kappa can be near 0 although they agree on most items. Read percent agreement, AC1 and the agreement by class beside them.</source>
            <translation>所比较的标签中有 {share} 是“{name}”。当几乎全部属于一个类别时，两名标注员常常仅因偶然而一致：即使在多数条目上一致，alpha 和 kappa 也可能接近 0。请同时参看百分比一致率、AC1 和各类别的一致性。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/improvements.py" />
            <source>{share} of the labels go</source>
            <translation>失去 {share} 的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{share} of these labels are wrong.</source>
            <translation>这些标签有 {share} 是错的。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/worker_partners.py" />
            <source>{share} of {n}</source>
            <translation>{n} 个中 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export_preview.py" />
            <source>{shown} of {n} rows</source>
            <translation>{n} 行中的 {shown} 行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/bounds/headline.py" />
            <source>{source}, at {confidence} confidence. It holds if every worker errs independently, is as often right on every class and item, and did not choose the items. The check found nothing against that, but labels cannot show a rare class that all miss, or a guideline misread.</source>
            <translation>{source}，置信水平 {confidence}。前提是每个标注员独立出错、对每个类别和条目同样常正确，且没有自选条目。检查未发现与此相悖之处，但标签无法显示所有人都漏掉的罕见类别，或对标注指南的误读。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>{starts} starts gave different labels on {n} items; the fit with the highest likelihood is shown.</source>
            <extracomment>For one: {starts} starts gave different labels on {n} item; the fit with the highest likelihood is shown.</extracomment>
            <translation>
                <numerusform>{starts} 个起点在 {n} 个条目上给出不同的标签；显示似然最高的拟合。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/rules/em_fit.py" />
            <source>{starts} starts gave the same labels.</source>
            <translation>{starts} 个起点给出相同的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/tour_card.py" />
            <source>{step} of {steps}</source>
            <translation>{step} / {steps}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/conditions.py" />
            <source>{verdict}: spread {ratio} times the expected, pairs {distance} apart</source>
            <translation>{verdict}：离散程度为预期的 {ratio} 倍，配对相差 {distance}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{votes}: {seen} seen, {expected} expected</source>
            <translation>{votes}：实际 {seen}，预期 {expected}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>{what} is stated twice. Keep one row for it.</source>
            <translation>{what}声明了两次。请只保留一行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>{which} and was left out; labels and decisions are whole. Save the project under another name, then run the rule again.</source>
            <translation>{which}，已略去；标签和决定完好。请以其他名称保存项目，然后再次运行规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_columns.py" />
            <source>{who}, gold</source>
            <translation>{who}，金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{why} If you go on it is lost.</source>
            <translation>{why}若继续，它将丢失。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>{words} are read as classes, not as missing answers</source>
            <translation>{words}被读作类别，而非缺失的答案</translation>
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
            <translation>{words}：出现在金标准答案中，但没有标注员给出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{words}; this worker is flagged</source>
            <translation>{words}；此标注员有警示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/array_text.py" />
            <source>{word} counts as no answer: {n} of {cells} cells ({share}).</source>
            <translation>{word} 计为没有答案：{cells} 个单元格中的 {n} 个（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data_loaded.py" />
            <source>{workers} down, {items} across, in the order of the file. Grey: no label; the colour is the class.</source>
            <translation>纵向为 {workers}，横向为 {items}，按文件顺序。灰色：无标签；颜色表示类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers by {classes} classes are too many to simulate.</source>
            <translation>{workers} 名标注员乘 {classes} 个类别太多，无法模拟。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers, {classes} classes and {kinds} kinds of items are too many for this rule to hold in memory. Choose pooled EM, or fewer kinds.</source>
            <translation>{workers} 名标注员、{classes} 个类别和 {kinds} 种条目太多，此规则在内存中容纳不下。请选择合并 EM，或减少种类数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{worker} gives the final label on {right} of {all} items of “{final}” ({share})</source>
            <translation>{worker} 在“{final}”的 {all} 个条目中有 {right} 个给出最终标签（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{worker} labelled no item of “{final}”</source>
            <translation>{worker} 没有标注“{final}”的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{worker}, left out: this vote does not count</source>
            <translation>{worker}，已排除：此票不计入</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{worker}, weight {weight} of the largest</source>
            <translation>{worker}，权重为最大值的 {weight}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>{worker}: agrees on {share}, {labels}</source>
            <translation>{worker}：一致率 {share}，{labels}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/telling.py" />
            <source>{work} was cancelled.</source>
            <translation>“{work}”已取消。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare_columns.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>{wrong} of {known}</source>
            <translation>{wrong} / {known}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{wrong} wrong labels in a sample of {sample} out of {items} items cannot be; correct the numbers.</source>
            <translation>从 {items} 个条目中抽取的 {sample} 个样本里不可能有 {wrong} 个错误标签；请更正数字。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/inception.py" />
            <source>“No label” is a class</source>
            <translation>“无标签”算一个类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <source>“{answer}” given to {n} of {all} {items} ({share})</source>
            <translation>在 {all} 个{items}中，有 {n} 个答为“{answer}”（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/comparison.py" />
            <source>“{best}” has fewer gold answers wrong than “{other}”, beyond noise: {wrong} of {known} ({share}).</source>
            <translation>“{best}”在金标准答案上的错误少于“{other}”，且超出噪声：{known} 个中 {wrong} 个（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>“{found}” for {what} is no number.</source>
            <translation>{what}的“{found}”不是数字。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>“{found}” is no number.</source>
            <translation>“{found}”不是数字。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>“{key}” cannot be simulated; there are {known}.</source>
            <translation>“{key}”无法模拟；可用的有 {known}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/peerannot.py" />
            <source>“{key}” holds no answers by name, as in {example}.</source>
            <translation>“{key}”没有按姓名列出的答案（如 {example}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>“{label}” wins with confidence {share}.</source>
            <translation>“{label}”以置信度 {share} 胜出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>“{label}” wins with {share} of the votes behind it, which is no probability.</source>
            <translation>“{label}”凭 {share} 的票数胜出，该比例不是概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/archive.py" />
            <source>“{member}” would be more than {most} times its packed size. Such archives are made to fill the memory.</source>
            <translation>“{member}”解压后将超过其压缩大小的 {most} 倍。这类压缩包是为耗尽内存而制作的。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <location filename="../../crowdgui/io/importing/sources.py" />
            <location filename="../../crowdgui/text/flags.py" />
            <location filename="../../crowdgui/ui/pages/what_if_words.py" />
            <source>“{name}”</source>
            <translation>“{name}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/core/compare/recommendation.py" />
            <source>“{name}”, {reason}</source>
            <translation>“{name}”，{reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{question}” has {n} labels</source>
            <extracomment>For one: “{question}” has {n} label</extracomment>
            <translation>
                <numerusform>“{question}”有 {n} 个标签</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} columns, but a sheet of a workbook ends at column {most}. Choose CSV or Parquet.</source>
            <translation>“{sheet}”有 {n} 列，但工作簿的工作表最多到第 {most} 列。请选择 CSV 或 Parquet。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} rows and a header, but a sheet of a workbook ends at row {most}. Choose CSV or Parquet.</source>
            <translation>“{sheet}”有 {n} 行和一个表头，但工作簿的工作表最多到第 {most} 行。请选择 CSV 或 Parquet。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}”, {place}, row {row}: this text has {n} characters, but a cell of a workbook holds {most}. Choose CSV or Parquet.</source>
            <translation>“{sheet}”，{place}，第 {row} 行：此文本有 {n} 个字符，但工作簿的单元格最多容纳 {most} 个。请选择 CSV 或 Parquet。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{word}”</source>
            <translation>“{word}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{word}” and “{usual}”</source>
            <translation>“{word}”和“{usual}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/findings.py" />
            <source>“{word}” is read as a class, not as a missing answer</source>
            <translation>“{word}”被读作类别，而非缺失的答案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/audit_panel.py" />
            <source>… then at most this share of all {n} is wrong, at {confidence} confidence.</source>
            <translation>…则全部 {n} 个中最多有此比例是错的，置信水平 {confidence}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>−1</source>
            <translation>−1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>▲ marks workers who are flagged, ✕ those left out.</source>
            <translation>▲ 表示有警示的标注员，✕ 表示已排除的标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_answers.py" />
            <source>▲ marks workers who are flagged.</source>
            <translation>▲ 表示有警示的标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_detail.py" />
            <source>✕ marks workers left out, whose votes do not count.</source>
            <translation>✕ 表示已排除的标注员，其票不计入。</translation>
        </message>
    </context>
</TS>
