<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <context>
        <name>CrowdGUI</name>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source> (at least {low}; possibly no number is enough)</source>
            <translation>（至少 {low}；也许多少都不够）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source> ({low} to {high})</source>
            <translation>（{low} 至 {high}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;About CrowdGUI</source>
            <translation>关于 CrowdGUI(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Cancel</source>
            <translation>取消(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Colours</source>
            <translation>颜色(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Copy table</source>
            <translation>复制表格(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Dark</source>
            <translation>深色(&amp;D)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Edit</source>
            <translation>编辑(&amp;E)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Export…</source>
            <translation>导出(&amp;E)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;File</source>
            <translation>文件(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Find…</source>
            <translation>查找(&amp;F)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Go to</source>
            <translation>转到(&amp;G)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Help</source>
            <translation>帮助(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Help on this</source>
            <translation>此处的帮助(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;History…</source>
            <translation>历史(&amp;H)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Light</source>
            <translation>浅色(&amp;L)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>&amp;Next question</source>
            <translation>下一个问题(&amp;N)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Open…</source>
            <translation>打开(&amp;O)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Paste labels</source>
            <translation>粘贴标签(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>&amp;Previous question</source>
            <translation>上一个问题(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Question</source>
            <translation>问题(&amp;Q)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Quit</source>
            <translation>退出(&amp;Q)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>&amp;Read audit list…</source>
            <translation>读取抽查列表(&amp;R)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Run</source>
            <translation>运行(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Run rule</source>
            <translation>运行规则(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>&amp;Save files…</source>
            <translation>保存文件(&amp;S)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Save project</source>
            <translation>保存项目(&amp;S)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Settings…</source>
            <translation>设置(&amp;S)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Simulate crowds…</source>
            <translation>模拟群体(&amp;S)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Theory of the guarantees</source>
            <translation>保证的理论(&amp;T)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;Use the rule selected in Compare</source>
            <translation>使用“比较”中所选的规则(&amp;U)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>&amp;View</source>
            <translation>视图(&amp;V)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>(empty)</source>
            <translation>（空）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>(missing value)</source>
            <translation>（缺失值）</translation>
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
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>-1 means no label</source>
            <translation>-1 表示没有标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>0 is read as a label in {n} of {cells} cells ({share}). If it means “no label”, add it to the missing values.</source>
            <translation>{cells} 个单元格中有 {n} 个（{share}）将 0 读取为标签。若它表示“没有标签”，请将其加入缺失值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>1</source>
            <translation>1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} attentive workers</source>
            <translation>每 {n} 名认真的标注员中有 1 名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} guessers</source>
            <translation>每 {n} 名猜测者中有 1 名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>1 in {n} workers</source>
            <translation>每 {n} 名标注员中有 1 名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>1,200 simulated sets of five tags, by 16 workers</source>
            <translation>1,200 个模拟标记集，共五种标记，由 16 名标注员给出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>1,500 simulated ratings from 1 to 5; some workers rate too high or too low</source>
            <translation>1,500 个 1 至 5 分的模拟评分；部分标注员评分偏高或偏低</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>1,920 simulated labels with the texts; a third of the items are hard</source>
            <translation>1,920 个带文本的模拟标签；三分之一的条目较难</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>10% are above</source>
            <translation>10% 在此之上</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>10% are below</source>
            <translation>10% 在此之下</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>10,800 simulated labels that get a guarantee</source>
            <translation>10,800 个模拟标签，可得到保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>4,200 simulated labels by eight people and four models</source>
            <translation>八个人和四个模型给出的 4,200 个模拟标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>6,000 simulated labels; six of 40 workers are unreliable</source>
            <translation>6,000 个模拟标签；40 名标注员中有六名不可靠</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>840 simulated comparisons of twelve chairs, two at a time</source>
            <translation>对十二把椅子的 840 次模拟比较，每次两把</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/text/ranking.py" />
            <source>95% interval</source>
            <translation>95% 区间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>95% interval from</source>
            <translation>95% 区间，下限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>95% interval of rank</source>
            <translation>名次的 95% 区间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>95% interval of score</source>
            <translation>得分的 95% 区间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>95% interval to</source>
            <translation>95% 区间，上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>95% interval {low} to {high}, by {mistakes} on {items}.</source>
            <translation>95% 区间 {low} 至 {high}，依据 {items}上的 {mistakes}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>95% intervals allow for labels of one worker being alike.</source>
            <translation>95% 区间已考虑同一标注员的标签彼此相似。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>; </source>
            <translation>；</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>&lt; {p}</source>
            <translation>&lt; {p}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>= {p}</source>
            <translation>= {p}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>A blank box counts as one that is not ticked: {columns}.</source>
            <translation>空白的复选框按未勾选处理：{columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound computed from estimated accuracies. It is an estimate and never becomes the guarantee.</source>
            <translation>由估计的准确率算出的界限。它是估计，永远不会成为保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from an audit of a random sample. It needs no worker model.</source>
            <translation>由随机样本的抽查得出的界限。不需要标注员模型。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how often workers agree. It accounts for random error.</source>
            <translation>由标注员一致的频率得出的界限，已考虑随机误差。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A bound from how workers did on gold items. It accounts for random error.</source>
            <translation>由标注员在金标准条目上的表现得出的界限，已考虑随机误差。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A cell is longer than {limit} million characters. A quotation mark may not be closed.</source>
            <translation>有一个单元格超过 {limit} 百万个字符。可能有引号未闭合。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/column_encoder.py" />
            <source>A column holds more than {n} GB of text that differs from row to row. Remove that column, or split the file.</source>
            <translation>有一列含有超过 {n} GB 逐行不同的文本。请去掉该列，或拆分文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>A correct label costs nothing.</source>
            <translation>正确的标签没有代价。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A correct label costs nothing: every cost on the diagonal must be 0.</source>
            <translation>正确的标签没有代价：对角线上的代价必须全为 0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/costs.py" />
            <source>A cost table has one row per true class and one column per final label, each once. The classes are {classes}.</source>
            <translation>代价表的每个真实类别占一行，每个最终标签占一列，各出现一次。类别有 {classes}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A cost table needs one row and one column per class.</source>
            <translation>代价表中每个类别须有一行和一列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A currency is a code or a symbol of {most} characters at most, such as EUR.</source>
            <translation>货币为最多 {most} 个字符的代码或符号，例如 EUR。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>A detail of one of several choices</source>
            <translation>多个选项之一的细节</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>A folder can’t have this name. Choose another.</source>
            <translation>文件夹不能使用此名称。请另选一个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder of Parquet files, or an address such as s3://…</source>
            <translation>Parquet 文件的文件夹，或 s3://… 之类的地址</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>A folder that doesn’t exist yet</source>
            <translation>尚不存在的文件夹</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>A gold file covers one question. Choose only that question, or remove the file.</source>
            <translation>金标准文件只针对一个问题。请只选择该问题，或移除该文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>A guarantee</source>
            <translation>一项保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>A guesser would agree on {chance}.</source>
            <translation>猜测者的一致率为 {chance}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>A kind of worker that isn’t understood; it is ignored and the label is kept</source>
            <translation>无法理解的标注员类型；予以忽略，标签保留</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>A known error rate</source>
            <translation>已知的错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>A label counts as a mistake if it differs from the people’s final label.</source>
            <translation>与人的最终标签不同的标签算作错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>A label counts as wrong only if it is off by two classes or more.</source>
            <translation>只有相差两个类别及以上的标签才计为错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A label refers to an item, a worker or a class without a name.</source>
            <translation>有标签指向没有名称的条目、标注员或类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>A later run gave other labels. Each of them counts as wrong.</source>
            <translation>之后的运行给出了不同的标签，每个都按错误计。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/adding.py" />
            <source>A mistake with a new class costs as much as the worst other one until you change the costs.</source>
            <translation>在您更改代价之前，涉及新类别的错误与其他错误中代价最高者代价相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>A number with many values, not a class</source>
            <translation>取值很多的数字，不是类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A pattern in the labels that an attentive worker would rarely show. It is a reason to look, not proof.</source>
            <translation>标签中认真的标注员很少会表现出的迹象。它是值得查看的理由，不是定论。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>A pause of half an hour ends a session.</source>
            <translation>停顿半小时即结束一个时段。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>A preference for a side can’t be separated from the scores. Show the same items in both orders.</source>
            <translation>对某一侧的偏好无法与得分区分开。请以两种次序展示相同的条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>A preview or test of the survey</source>
            <translation>调查的预览或测试</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>A quotation mark opens here and is never closed. Close it, or remove it.</source>
            <translation>此处有引号未闭合。请闭合或删除它。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A range that contains, in 95 of 100 cases, the value that more labels of the same kind would converge to.</source>
            <translation>一个范围：若有更多同类标签，数值会收敛到某个值；100 次中有 95 次，这个值落在该范围内。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>A reviewer set the final label</source>
            <translation>最终标签由复核人设定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>A reviewer wrote a note</source>
            <translation>复核人写了备注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>A right label costs the price divided by the share of right labels on gold items, with a 95% interval. Workers with few labels on gold have wide ones.</source>
            <translation>正确标签的费用等于价格除以金标准条目上正确标签的比例，附 95% 区间。金标准上标签少的标注员区间较宽。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>A right label costs {cost}, by {gold}.</source>
            <translation>一个正确标签的费用为 {cost}，依据{gold}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>A rule turns all labels of an item into one final label. The suggested rule has run automatically; the curve shows how the labels converged.</source>
            <translation>规则把某条目的所有标签变为一个最终标签。建议的规则已自动运行；曲线显示标签如何收敛。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>A sample of {size} can’t be drawn. Choose from {low} to {high} items.</source>
            <translation>无法抽取 {size} 个条目的样本；请选择 {low} 至 {high} 个条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>A separate probability per item</source>
            <translation>每个条目各有概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>A separate probability per worker</source>
            <translation>每个标注员各有概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>A simpler model needs fewer gold items per worker.</source>
            <translation>模型越简单，每个标注员需要的金标准条目越少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/prices.py" />
            <source>A table of prices has two columns, such as “audit” and “0.4”.</source>
            <translation>价格表有两列，例如“audit”和“0.4”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>A table of the workers that are models, with kind, family and version if known</source>
            <translation>列出作为模型的标注员的表，若已知则包括类型、系列和版本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>A table with this layout has no {role} column.</source>
            <translation>此布局的表没有“{role}”列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>A typical worker agrees with the others on {typical} of items; a guesser would on {chance}. Of workers who do as well as the typical one, 95% are in the band.</source>
            <translation>典型标注员与他人的一致率为 {typical}，猜测者则为 {chance}。水平与典型标注员相当的标注员中，95% 落在色带内。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>A typical worker would choose a different class for about {others} of these items; {rarely} would choose one this rarely ({corrected}).</source>
            <translation>典型标注员会在其中约 {others} 个条目上选择其他类别；{rarely}会选得这么少（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>A value is longer than {n} million characters. The file isn’t an export of labels.</source>
            <translation>有一个值超过 {n} 百万个字符。此文件不是标签的导出文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>A value that the error rate doesn’t exceed, if the assumptions of the bound hold.</source>
            <translation>界限的假定成立时，错误率不会超过的值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>A weak normal prior (standard deviation {sd}) keeps them finite.</source>
            <translation>一个弱正态先验（标准差 {sd}）使得分保持有限。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>A worker</source>
            <translation>一个标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/tag_fields.py" />
            <source>A worker who did not tick a tag said no to it. Tick the tags here that not every worker was offered.</source>
            <translation>没有勾选某个标记的标注员视为对它答“否”。如果某个标记并未提供给每个标注员，请在此勾选。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>A&amp;dd labels…</source>
            <translation>添加标签(&amp;D)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>AC1 for ordered classes: disagreement grows with the square of the distance. The chance level stays low even if nearly all labels are one class.</source>
            <translation>适用于有序类别的 AC1：不一致的程度随距离的平方增长。即使几乎所有标签都属一个类别，随机水平也保持较低。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>AC1 for ordered classes: two labels agree the less, the more classes they are apart. The chance level stays low even if nearly all labels are one class.</source>
            <translation>适用于有序类别的 AC1：两个标签相差的类别越多，一致程度越低。即使几乎所有标签都属一个类别，随机水平也保持较低。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>About CrowdGUI</source>
            <translation>关于 CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Accepted risk</source>
            <translation>可接受的风险</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Accepted risk (δ)</source>
            <translation>可接受的风险（δ）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Accepted risk that it is higher</source>
            <translation>超出该错误率的可接受风险</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>Accepted without looking: about {n}</source>
            <translation>不查看即接受：约 {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Accepted: none</source>
            <translation>已接受：无</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Accepted: {n}, confidence {share} or more</source>
            <translation>已接受：{n}，置信度至少 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>According to the estimated accuracies, at most this share of the final labels is wrong on average.</source>
            <translation>按估计的准确率，最终标签平均最多有此比例是错的。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>According to the rule’s confidence, no single check would fix much.</source>
            <translation>按规则的置信度，没有哪一次检查能纠正很多错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
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
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Accuracy</source>
            <translation>准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Accuracy of iterative rules</source>
            <translation>迭代规则的准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>Accuracy on gold</source>
            <translation>金标准上的准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <source>Actions</source>
            <translation>操作</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Add &amp;worker list…</source>
            <translation>添加标注员名单(&amp;W)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/cohorts.py" />
            <source>Add a list of the workers to compare vendors, countries or shifts: a table with a row per worker and a column per attribute. To compare by a column of the label file, give it the role Group when you open the file.</source>
            <translation>要比较供应商、国家或班次，请添加标注员名单：每个标注员一行、每个属性一列的表。要按标签文件的某一列比较，请在打开文件时将其角色设为“组”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Add at least one label.</source>
            <translation>请至少增加一个标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Add files of labels</source>
            <translation>添加标签文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Add files of labels; a project can only be opened.</source>
            <translation>请添加标签文件；项目只能打开。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Add files…</source>
            <translation>添加文件…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Add labels</source>
            <translation>添加标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <source>Add labels of {file}</source>
            <translation>添加 {file} 的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <source>Add labels…</source>
            <translation>添加标签…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <source>Add the labels to {name}, or open them instead?</source>
            <translation>将标签添加到 {name}，还是改为打开它们？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/cohorts.py" />
            <source>Add worker list</source>
            <translation>添加标注员名单</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/cohorts.py" />
            <source>Add worker list…</source>
            <translation>添加标注员名单…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <source>Add {n} labels</source>
            <extracomment>For one: Add {n} label</extracomment>
            <translation>
                <numerusform>添加 {n} 个标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Add {n} workers like these</source>
            <extracomment>For one: Add {n} worker like these</extracomment>
            <translation>
                <numerusform>增加 {n} 名同样的标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Added</source>
            <translation>多标</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Added to every count of a worker’s confusion matrix, so that none is 0.</source>
            <translation>加到标注员混淆矩阵的每个计数上，使其都不为 0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Added to every count of labels on gold items, because a few gold items say little.</source>
            <translation>加到金标准条目上标签的每个计数上，因为少量金标准条目说明不了多少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
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
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Adversarial workers</source>
            <translation>对抗性标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>After the audit, the rule with the fewest mistakes in it can be used and the guarantee still holds. It costs more items to check, fewest with the recommended rule.</source>
            <translation>抽查之后，可以改用在抽查中错误最少的规则，保证依然有效；代价是要核对更多条目，使用推荐的规则时最少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Against the ranking</source>
            <translation>与排名相反</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
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
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/io/report/sections/over_time.py" />
            <location filename="../../crowdgui/text/cohorts.py" />
            <location filename="../../crowdgui/text/ranking.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/workers/over_time.py" />
            <source>Agreement</source>
            <translation>一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Agreement among people</source>
            <translation>人之间的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement between the two</source>
            <translation>两人的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Agreement between workers</source>
            <translation>标注员之间的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Agreement beyond chance between two workers on the items they share: 0 is the chance level, 1 is full agreement. This is the mean over all pairs that share 10 or more items, weighted by the number of shared items; with fewer items, the chance level can’t be estimated.</source>
            <translation>两名标注员在共同条目上超出偶然的一致性：0 为随机水平，1 为完全一致。这是所有共同条目不少于 10 个的配对的均值，按共同条目数加权；条目更少则无法估计随机水平。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Agreement beyond chance, for items that all have the same number of labels: 0 is the chance level, 1 is full agreement.</source>
            <translation>超出偶然的一致性，适用于每个条目标签数相同的情形：0 为随机水平，1 为完全一致。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Agreement beyond chance: 0 is the chance level, 1 is full agreement.</source>
            <translation>超出偶然的一致性：0 为随机水平，1 为完全一致。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Agreement beyond chance: 0 is the chance level, 1 is full agreement. The chance level stays low even if nearly all labels are one class, so that doesn’t mislead it.</source>
            <translation>超出偶然的一致性：0 为随机水平，1 为完全一致。即使几乎所有标签同属一类，其随机水平仍较低，因而不受其误导。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement by class</source>
            <translation>各类别的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>Agreement by number of labels</source>
            <translation>一致率与标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement by pair of workers</source>
            <translation>各对标注员的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/over_time.py" />
            <source>Agreement changed from {before} to {after}, probably on {since} (95% interval {low} to {high}, UTC; {p}, corrected for all workers).</source>
            <translation>一致率从 {before} 变为 {after}，变化很可能发生于 {since}（95% 区间：{low} 至 {high}，UTC；{p}，已按所有标注员校正）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Agreement coefficients</source>
            <translation>一致性系数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of each pair of workers</source>
            <translation>每两名标注员之间的一致率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Agreement of pairs</source>
            <translation>各配对的一致率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement on all items</source>
            <translation>所有条目的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Agreement on sets (Krippendorff’s alpha): {values}.</source>
            <translation>标记集的一致性（Krippendorff’s alpha）：{values}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Agreement on the tag “{tag}”.</source>
            <translation>在标记“{tag}”上的一致率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement per item</source>
            <translation>各条目的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Agreement per pair</source>
            <translation>各配对的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Agreement tables</source>
            <translation>一致性表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Agreement varies only {ratio} times as much between items as it would for independent workers.</source>
            <translation>条目之间一致性的变异仅为独立标注员情形的 {ratio} 倍。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Agreement varies {ratio} times as much between items as it would for independent workers. Some items are harder than others, or workers make the same mistakes.</source>
            <translation>条目之间一致性的变异为独立标注员情形的 {ratio} 倍。有些条目更难，或标注员犯了相同的错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Agreement with models</source>
            <translation>与模型的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Agreement with people</source>
            <translation>与人的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>Agreement with the others</source>
            <translation>与他人的一致率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees less often than a guesser would: {rarely} would agree this rarely ({corrected}).</source>
            <translation>一致率低于猜测者：{rarely}一致率会这么低（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Agrees significantly less often than guessing would: sides may have been mixed up.</source>
            <translation>与排名的一致显著少于猜测：左右可能弄混了。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the other models on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>在 {n} 个条目中的 {m} 个上与其他模型一致，{share}（{low} 至 {high}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the other people on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>在 {n} 个条目中的 {m} 个上与其他人（不含模型）一致，{share}（{low} 至 {high}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with the others on {m} of {n} items, {share} ({low} to {high}).</source>
            <translation>在 {n} 个条目中的 {m} 个上与他人一致，{share}（{low} 至 {high}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Agrees with the ranking significantly more often than guessing would.</source>
            <translation>与排名的一致显著多于猜测。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with {who} against the rest on {n} items, and careful rules side with them: not flagged as copying. Review some of these items.</source>
            <extracomment>For one: Agrees with {who} against the rest on {n} item, and careful rules side with them: not flagged as copying. Review some of these items.</extracomment>
            <translation>
                <numerusform>在 {n} 个条目上与{who}一致而与其他人不同，且谨慎的规则支持他们：不标记为抄袭。请复核其中一些条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>Agrees with {who} against the rest on {n} items, and is right on {right} of the {known} with a known class: not flagged as copying.</source>
            <extracomment>For one: Agrees with {who} against the rest on {n} item, and is right on {right} of the {known} with a known class: not flagged as copying.</extracomment>
            <translation>
                <numerusform>在 {n} 个条目上与{who}一致而与其他人不同，在已知类别的 {known} 个中有 {right} 个正确：不标记为抄袭。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>All</source>
            <translation>全部</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>All &amp;tags together…</source>
            <translation>所有标记汇总(&amp;T)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>All are estimates.</source>
            <translation>均为估计。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>All bounds</source>
            <translation>所有界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>All costs are 0. Enter at least one mistake that costs something.</source>
            <translation>所有代价均为 0。请至少为一种错误输入代价。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>All disagreements are settled.</source>
            <translation>所有分歧均已解决。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>All equal</source>
            <translation>全部相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/file_filters.py" />
            <source>All files (*)</source>
            <translation>所有文件 (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>All flagged workers are excluded.</source>
            <translation>所有有警示的标注员均已排除。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>All have run</source>
            <translation>全部已运行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/ranking.py" />
            <source>All items</source>
            <translation>所有条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All items agree alike, so there is no interval.</source>
            <translation>所有条目的一致程度相同，因此没有区间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>All items are audited a second time.</source>
            <translation>所有条目均已第二次抽查。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>All items are audited. Close to see what can be accepted.</source>
            <translation>所有条目均已抽查。关闭后可查看能接受哪些标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <source>All items have been reviewed</source>
            <translation>所有条目均已复核</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>All items, from the most to the least confident</source>
            <translation>所有条目，按置信度从高到低</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All labels are the same class, so there is nothing to compare.</source>
            <translation>所有标签同属一个类别，因此没有可比较的内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>All labels are the same class, so there is nothing to distinguish.</source>
            <translation>所有标签同属一个类别，因此没有什么可区分。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All labels are the same class, so workers can’t be compared.</source>
            <translation>所有标签同属一个类别，因此无法比较标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>All labels are the same class, so workers’ mistakes can’t be assessed.</source>
            <translation>所有标签同属一个类别，因此无法评估标注员的错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All labels compared are of one class.</source>
            <translation>所比较的标签全属一个类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>All labels have at least {sure} confidence</source>
            <translation>所有标签的置信度都不低于 {sure}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>All labels mark parts of items, such as boxes or words. CrowdGUI needs labels of whole items.</source>
            <translation>所有标签都只标记条目的一部分，例如方框或词语。CrowdGUI 需要整个条目的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>All of them are gold.</source>
            <translation>它们全是金标准。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>All of them make the same mistakes.</source>
            <translation>他们全都犯相同的错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>All options of this rule are at their defaults.</source>
            <translation>此规则的所有选项均为默认值。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>All rules are within {between} of each other on {n} gold items, too few to show that one is best.</source>
            <extracomment>For one: All rules are within {between} of each other on {n} gold item, too few to show that one is best.</extracomment>
            <translation>
                <numerusform>在 {n} 个金标准条目上，所有规则彼此相差不超过 {between} 个，条目太少，无法证明哪种最好。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>All rules give every item the same label.</source>
            <translation>所有规则给每个条目的标签都相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>All rules give the same labels.</source>
            <translation>所有规则给出的标签都相同。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>All rules have {wrong} of {n} gold items wrong, so gold shows no difference between them.</source>
            <extracomment>For one: All rules have {wrong} of {n} gold item wrong, so gold shows no difference between them.</extracomment>
            <translation>
                <numerusform>所有规则在 {n} 个金标准条目中都错 {wrong} 个，因此金标准未显示它们之间的差异。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>All settings on these pages, for the next file with the same columns.</source>
            <translation>这些页面上的所有设置，用于下一个具有相同列的文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>All tags</source>
            <translation>所有标记</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>All tags together</source>
            <translation>所有标记汇总</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/ranking.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/text/prices.py" />
            <location filename="../../crowdgui/ui/pages/workers/over_time.py" />
            <source>All workers</source>
            <translation>所有标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/over_time.py" />
            <source>All workers together</source>
            <translation>所有标注员合计</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>All {n} drawn items are checked</source>
            <extracomment>For one: The drawn item is checked</extracomment>
            <translation>
                <numerusform>抽取的 {n} 个条目已全部检查</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>All {n} drawn labels were checked</source>
            <translation>抽取的 {n} 个标签已全部检查</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>All {n} final labels have a confidence of at least {sure}.</source>
            <extracomment>For one: The final label has a confidence of at least {sure}.</extracomment>
            <translation>
                <numerusform>全部 {n} 个最终标签的置信度都不低于 {sure}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>All {n} items</source>
            <extracomment>For one: {n} item</extracomment>
            <translation>
                <numerusform>全部 {n} 个条目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>All {n} items are reviewed</source>
            <extracomment>For one: The item is reviewed</extracomment>
            <translation>
                <numerusform>{n} 个条目已全部复核</numerusform>
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
            <location filename="../../crowdgui/text/groups.py" />
            <source>All {n} workers are models.</source>
            <translation>{n} 名标注员全是模型。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Allow for the order shown</source>
            <translation>考虑展示次序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Alpha</source>
            <translation>Alpha</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Alpha against the rest</source>
            <translation>对其余类别的 Alpha</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Alpha for classes that are amounts: two labels disagree by the square of their difference. It is not meaningful if the numbers are only names of classes.</source>
            <translation>适用于数量型类别的 Alpha：两个标签的分歧为其差的平方。若数字只是类别名称，则此值没有意义。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Alpha for ordered classes, in the order in which they are listed: labels far apart disagree more than neighbours. It is not meaningful if the classes have no order.</source>
            <translation>适用于有序类别的 Alpha，顺序即其列出的顺序：相距远的标签比相邻的标签分歧更大。若类别没有顺序，则此值没有意义。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Also show the next items’ pictures</source>
            <translation>也显示后续条目的图片</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Amazon MTurk results</source>
            <translation>Amazon MTurk 结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>An aggregation rule turns the labels of an item into its final label.</source>
            <translation>聚合规则由条目的各标签得出其最终标签。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>An apostrophe was added to {n} cells, so that no spreadsheet runs them as formulas.</source>
            <extracomment>For one: An apostrophe was added to {n} cell, so that no spreadsheet runs it as a formula.</extracomment>
            <translation>
                <numerusform>{n} 个单元格前加了撇号，以免电子表格将其作为公式运行。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>An earlier audit guarantees that at most {share} of the labels of items {first} to {last} are off by two classes or more, at {confidence} confidence.</source>
            <translation>先前的抽查保证，条目 {first} 至 {last} 的标签最多有 {share} 相差两个类别及以上，置信度 {confidence}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>An earlier audit guarantees that at most {share} of the labels of items {first} to {last} are wrong, at {confidence} confidence.</source>
            <translation>先前的抽查保证，条目 {first} 至 {last} 的标签最多有 {share} 是错的，置信度 {confidence}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/tag_fields.py" />
            <source>An empty cell means
none of the tags</source>
            <translation>空单元格表示
没有任何标记</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/tag_fields.py" />
            <source>An empty cell means none of the tags</source>
            <translation>空单元格表示没有任何标记</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>An entry lacks its worker or its label.</source>
            <translation>有一条记录缺少标注员或标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>An item</source>
            <translation>一个条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/pairs.py" />
            <source>An item is compared with itself</source>
            <translation>条目与自身比较</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>An item is in two rows. Draw a new list.</source>
            <translation>有条目出现在两行中。请重新抽取列表。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>An item that is “{true}” and gets the label “{final}” costs {cost}.</source>
            <translation>真实类别为“{true}”的条目被标为“{final}”，代价为 {cost}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>An item that you skip counts as wrong and is reviewed.</source>
            <translation>跳过的条目按错误计，并会进入复核。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Annotations of tasks that the worker skipped.</source>
            <translation>标注员跳过的任务的标注。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>Annotations that were made but have no value.</source>
            <translation>已作出但未填值的标注。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Another order…</source>
            <translation>其他顺序…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Another person audits some of the items without seeing your labels.</source>
            <translation>由另一人在看不到您的标签的情况下抽查部分条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Appen JSON report</source>
            <translation>Appen JSON 报告</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Appen full report</source>
            <translation>Appen 完整报告</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>Apply</source>
            <translation>应用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Are these classes ordered, from lowest to highest: {classes}? If they are, rules and errors can count how far labels are apart.</source>
            <translation>这些类别从最低到最高有序吗：{classes}？如果是，规则和错误就能计入标签相差多远。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>Argilla records</source>
            <translation>Argilla 记录</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>As JSON lists</source>
            <translation>JSON 列表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>As a share of all items.</source>
            <translation>占所有条目的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>As a share of all workers.</source>
            <translation>占所有标注员的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>As a share of the items of each class.</source>
            <translation>占各类别条目的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>As if people and models made no mistakes together.</source>
            <translation>假定人与模型不会共同犯错。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>As in the gold labels</source>
            <translation>与金标准标签相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>As in the votes</source>
            <translation>与投票相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>As often</source>
            <translation>同样频繁</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as the workers in an earlier file</source>
            <translation>频率与先前文件中的标注员相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>As often as the workers in the open file</source>
            <translation>频率与当前打开文件中的标注员相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>As tags, a yes/no question each</source>
            <translation>作为标记，各为一个是/否问题</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>As the files were when this report was made.</source>
            <translation>文件为此报告生成时的状态。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>As written</source>
            <translation>按原样</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Asks of each class whether the item is above it. For ratings; fast.</source>
            <translation>对每个类别判断条目是否高于它。适用于评分；速度快。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Assessing labels</source>
            <translation>正在评估标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>At least as close</source>
            <translation>至少同样接近</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>At least this share is wrong</source>
            <translation>至少有这一比例是错的</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>At least two of them differ on {n} items. Choose a number to see its items.</source>
            <extracomment>For one: At least two of them differ on {n} item. Choose a number to see its items.</extracomment>
            <translation>
                <numerusform>有 {n} 个条目，至少两种规则标注不同。点击数字可查看其条目。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>At least two workers</source>
            <translation>至少两名标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>At most</source>
            <translation>最多</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>At most this many; workers may make the same mistakes on items of one type.</source>
            <translation>最多这么多种；标注员可能在同一种类的条目上犯相同的错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>At most wrong</source>
            <translation>错误上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>At most {epsilon} wrong with probability {share} or more</source>
            <translation>以不低于 {share} 的概率，错误最多 {epsilon}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/tags.py" />
            <source>At most {n} of {items} sets ({share}) have a wrong tag, at {confidence} confidence.</source>
            <extracomment>For one: At most {n} of {items} sets ({share}) has a wrong tag, at {confidence} confidence.</extracomment>
            <translation>
                <numerusform>{items} 个标记集中最多 {n} 个（{share}）含有错误的标记，置信度 {confidence}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>At most {share} of these labels are off by two classes or more.</source>
            <translation>这些标签中最多有 {share} 相差两个类别及以上。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>At most {share} of these labels are wrong.</source>
            <translation>这些标签最多有 {share} 是错的。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Audit</source>
            <translation>抽查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Audit about 100 random items to know.</source>
            <translation>抽查约 100 个随机条目即可知道。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Audit about {n} items to guarantee that at most {share} are off by two classes or more.</source>
            <extracomment>For one: Audit {n} item to guarantee that at most {share} are off by two classes or more.</extracomment>
            <translation>
                <numerusform>抽查约 {n} 个条目，即可保证最多 {share} 相差两个类别及以上。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Audit about {n} items to guarantee that at most {share} are wrong.</source>
            <extracomment>For one: Audit {n} item to guarantee that at most {share} are wrong.</extracomment>
            <translation>
                <numerusform>抽查约 {n} 个条目，即可保证最多 {share} 有误。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/text/prices.py" />
            <source>Audit and review</source>
            <translation>抽查与复核</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>Audit and review are not compared: an audit was drawn already.</source>
            <translation>未比较“抽查与复核”：已抽取过抽查样本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Audit labels</source>
            <translation>抽查标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Audit labels: second reviewer</source>
            <translation>抽查标签：第二位复核人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Audit more items first</source>
            <translation>先抽查更多条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Audit sample</source>
            <translation>抽查样本</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Audit the {n} added items…</source>
            <extracomment>For one: Audit the added item…</extracomment>
            <translation>
                <numerusform>抽查添加的 {n} 个条目…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Audit {n} more items first</source>
            <extracomment>For one: Audit {n} more item first</extracomment>
            <translation>
                <numerusform>先再抽查 {n} 个条目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Audit {n} more items to see which labels can be accepted.</source>
            <extracomment>For one: Audit {n} more item to see which labels can be accepted.</extracomment>
            <translation>
                <numerusform>再抽查 {n} 个条目，即可知道哪些标签可以接受。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Audit {n} random items</source>
            <extracomment>For one: Audit {n} random item</extracomment>
            <translation>
                <numerusform>抽查 {n} 个随机条目</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Audit: {wrong} wrong of {n} checked</source>
            <translation>抽查：检查 {n} 个，错误 {wrong} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Automatic</source>
            <translation>自动</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Available after the file is read.</source>
            <translation>读取文件后可用。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Averages three cautious rules. On average the fewest errors on real data; slower.</source>
            <translation>对三种谨慎的规则取平均。在真实数据上平均错误最少；较慢。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Averaging</source>
            <translation>正在求平均</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>BWA and EBCC, which assume little of the workers, agree with each other against this rule on {n} items: audit the labels before you rely on them.</source>
            <extracomment>For one: BWA and EBCC, which assume little of the workers, agree with each other against this rule on {n} item: audit the labels before you rely on them.</extracomment>
            <translation>
                <numerusform>对标注员假设较少的 BWA 与 EBCC 在 {n} 个条目上一致而与本规则不同：在依赖这些标签之前请先抽查。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <source>Back</source>
            <translation>返回</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Bars are one standard deviation.</source>
            <translation>误差条为一个标准差。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on an audit of a random sample, at {confidence} confidence. It needs no assumption about workers.</source>
            <translation>依据是对随机样本的抽查，置信水平 {confidence}。不需要对标注员作任何假定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on gold items that you said were drawn at random, at {confidence} confidence. It needs no assumption about workers.</source>
            <translation>依据是您声明为随机抽取的金标准条目，置信水平 {confidence}。不需要对标注员作任何假定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on how often workers agree; no labels were checked</source>
            <translation>依据是标注员之间的一致频率；没有检查任何标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Based on how workers did on gold items</source>
            <translation>依据是标注员在金标准条目上的表现</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Bayesian average (BWA)</source>
            <translation>贝叶斯平均（BWA）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Beats the average</source>
            <translation>胜过平均</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Belief propagation (LPI)</source>
            <translation>置信传播（LPI）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Belief propagation would take too long: one worker gave {most} labels, and the run time grows with the square of that. Use the mean-field version.</source>
            <translation>置信传播会耗时过长：有一名标注员给出了 {most} 个标签，而运行时间随其平方增长。请使用平均场版本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Below chance</source>
            <translation>低于随机</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/item_content.py" />
            <source>Beside the items’ IDs there is no column with content.</source>
            <translation>除条目 ID 外没有包含内容的列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Best weights for known accuracies</source>
            <translation>已知准确率的最优权重</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Beta, first parameter</source>
            <translation>Beta，第一个参数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Beta, second parameter</source>
            <translation>Beta，第二个参数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Better than guessing</source>
            <translation>优于猜测</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Between</source>
            <translation>比较双方</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bias</source>
            <translation>偏差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Both names belong to the same worker.</source>
            <translation>两个姓名属于同一名标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Bound</source>
            <translation>界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound from the paper</source>
            <translation>论文界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound on the mean error rate by Chernoff’s method, with the true accuracies, given who labelled which item.</source>
            <translation>用 Chernoff 方法得出的平均错误率界限，采用真实准确率，并给定谁标注了哪个条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound on the mean error rate by Chernoff’s method, with the true accuracies, over all ways in which items could have been assigned.</source>
            <translation>用 Chernoff 方法得出的平均错误率界限，采用真实准确率，涵盖条目所有可能的分配方式。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound on the mean error rate by Li and Yu (2014), theorem 3, with the true accuracies.</source>
            <translation>Li 和 Yu（2014）定理 3 的平均错误率界限，采用真实准确率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Bound per item</source>
            <translation>逐条目界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Bounds</source>
            <translation>界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/bounds_chart.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Bounds on the error rate</source>
            <translation>错误率的界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>By class</source>
            <translation>按类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>By cost</source>
            <translation>按代价</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By item</source>
            <translation>按条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>By labels</source>
            <translation>按标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>By pair of workers</source>
            <translation>按标注员配对</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>By the audit of {audited}, no label of {model} can be accepted unseen with at most {share} of all labels wrong ({confidence} confidence).</source>
            <translation>依据对 {audited}的抽查，若要求全部标签最多 {share} 有误，则 {model} 没有可不查看即接受的标签（置信度 {confidence}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>By the audit of {audited}, the label of {model} can be accepted on {n} of {items} ({part}) with at most {share} of all labels wrong ({confidence} confidence), if the other items are reviewed.</source>
            <translation>依据对 {audited}的抽查，若复核其余条目，则 {items}中有 {n} 个（{part}）可接受 {model} 的标签，全部标签最多 {share} 有误（置信度 {confidence}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>By the audit, {error} of the rule’s labels are wrong ({low} to {high}).</source>
            <translation>根据抽查，规则标签中有 {error} 有误（{low} 至 {high}）。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guideline.py" />
            <source>By the labels of the {n} workers who agree most with the others, of {all}.</source>
            <extracomment>For one: By the labels of the {n} worker who agrees most with the others, of {all}.</extracomment>
            <translation>
                <numerusform>依据 {all} 名标注员中与他人一致率最高的 {n} 名的标签。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>By these estimates, the crowd is not better than chance on every class.</source>
            <translation>按估计，该群体并非在每个类别上都优于随机。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>By {n} items that this group and others labelled.</source>
            <extracomment>For one: By {n} item that this group and others labelled.</extracomment>
            <translation>
                <numerusform>依据此组与其他组都标注过的 {n} 个条目。</numerusform>
            </translation>
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
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>CSV file (*.csv)</source>
            <translation>CSV 文件 (*.csv)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV for Excel (;)</source>
            <translation>CSV，用于 Excel (;)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>CSV, TSV, Excel, Parquet or JSON Lines; exports from MTurk, SageMaker, Label Studio and doccano.</source>
            <translation>CSV、TSV、Excel、Parquet 或 JSON Lines；也可读取 MTurk、SageMaker、Label Studio 和 doccano 的导出文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>CSV, UTF-8 with BOM</source>
            <translation>CSV，UTF-8（带 BOM）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>CVAT for images</source>
            <translation>CVAT for images</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <location filename="../../crowdgui/ui/pages/labels/model_votes.py" />
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
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
            <location filename="../../crowdgui/text/wording.py" />
            <source>Can’t be checked</source>
            <translation>无法检查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Caution</source>
            <translation>谨慎程度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Cells that a spreadsheet would run</source>
            <translation>电子表格会运行的单元格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Cells that are read as labels</source>
            <translation>作为标签读取的单元格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/over_time.py" />
            <source>Change</source>
            <translation>变化</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Changed by costs</source>
            <translation>因代价而改变</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <source>Change…</source>
            <translation>更改…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Charts</source>
            <translation>图</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Check</source>
            <translation>检查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Check about 100 labels to measure the current error rate.</source>
            <translation>请检查约 100 个标签，以测量当前的错误率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Check now</source>
            <translation>立即检查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Check that {file} uses the same item names as this file.</source>
            <translation>请检查 {file} 中的条目名称是否与此文件一致。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Check the column with the role Gold.</source>
            <translation>请检查角色为“金标准”的列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Checked against gold</source>
            <translation>与金标准对照</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/costs.py" />
            <source>Checked items now show more confidence than is typical of real data, by which the labels were chosen. They stay, so that the checked items can test them.</source>
            <translation>已核对的条目现在显示的置信度高于真实数据的典型水平，而标签是按后者选择的。标签保持不变，以便用已核对的条目检验它们。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Checking each of {n} items is expected to fix at least {least} final labels, the first ones most.</source>
            <extracomment>For one: Checking {n} item is expected to fix at least {least} final labels.</extracomment>
            <translation>
                <numerusform>检查这 {n} 个条目中的每一个，预期至少纠正 {least} 个最终标签，排在前面的最多。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/controllers/run_controller.py" />
            <source>Checking the worker model</source>
            <translation>正在检查标注员模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
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
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Checks</source>
            <translation>检查结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
            <source>Choose a line to go back or forward to it. Later lines stay here until you change something else.</source>
            <translation>选择一行即可回到那一步，或再次前进。其后的步骤会保留在此，直到您做出其他更改。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Choose a row in the table to see its votes.</source>
            <translation>选择表中的一行，查看其票数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Choose a row in the table, or enter the names of two workers.</source>
            <translation>请选择表中的一行，或输入两名标注员的姓名。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Choose a rule that has run.</source>
            <translation>请选择已运行的规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Choose a worker to see the evidence, or exclude one to see what would change. People and models are compared apart. You can undo everything.</source>
            <translation>选择一名标注员可查看证据，排除一名可查看会有什么变化。人与模型分开比较。一切都可撤销。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Choose another encoding if names look wrong.</source>
            <translation>若名称显示不正确，请选择其他编码。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Choose another filter in the table.</source>
            <translation>请在表中选择其他筛选条件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Choose another order above to see disputed items or a random sample.</source>
            <translation>请在上方选择其他顺序，以查看有分歧的条目或随机样本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Choose another order above to see uncertain or disputed items.</source>
            <translation>要查看不确定或有分歧的条目，请在上方选择其他顺序。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Choose at least one rule, each only once.</source>
            <translation>请至少选择一种规则，且每种只选一次。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Choose file…</source>
            <translation>选择文件…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Choose how to read them on the Classes page.</source>
            <translation>请在“类别”页选择如何读取。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column of the gold file that holds the gold label.</source>
            <translation>请选择金标准文件中金标准标签所在的列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column of the gold file that names the item.</source>
            <translation>请选择金标准文件中条目名称所在的列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column that holds the label.</source>
            <translation>请选择标签所在的列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column that names the item.</source>
            <translation>请选择条目名称所在的列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column that names the worker.</source>
            <translation>请选择标注员名称所在的列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the column that says which of the two items was preferred.</source>
            <translation>请选择说明两个条目中偏好哪一个的列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Choose the columns of both items that are compared.</source>
            <translation>请选择所比较的两个条目的列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Choose the file that lists the models</source>
            <translation>选择列出模型的文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the file with gold labels</source>
            <translation>选择金标准标签文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the file with the items’ content</source>
            <translation>选择包含条目内容的文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Choose the folder with the items’ pictures</source>
            <translation>选择包含条目图片的文件夹</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Choose the label that both reviewers accept.</source>
            <translation>请选择两位复核人都同意的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Choose this only if every item was equally likely to become gold.</source>
            <translation>仅当每个条目成为金标准的概率相同时才选择此项。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Choose what varies, or enter a single value.</source>
            <translation>请选择变化的量，或只输入一个值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Choose…</source>
            <translation>选择…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Choosing items</source>
            <translation>正在选择条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/run_controller.py" />
            <source>Choosing labels by cost</source>
            <translation>正在按代价选择标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Chose left</source>
            <translation>选左侧</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Class</source>
            <translation>类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Class of these values</source>
            <translation>这些值的类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/probabilities.py" />
            <source>Class probabilities</source>
            <translation>类别概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Class probabilities came with {count}</source>
            <translation>{count}附有类别概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/probabilities.py" />
            <source>Class probabilities in percent, divided by 100; their labels are kept</source>
            <translation>以百分数表示的类别概率，已除以 100；其标签予以保留</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Class probabilities in the final labels</source>
            <translation>最终标签中的类别概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/probabilities.py" />
            <source>Class probabilities that aren’t numbers from 0 to 1, or don’t add up to 1 over the classes; they are ignored and their labels are kept</source>
            <translation>类别概率不是 0 至 1 的数字，或各类别之和不为 1；予以忽略，其标签保留</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/ui/pages/workers/over_time.py" />
            <source>Class shares</source>
            <translation>类别比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Class shares if you enter none</source>
            <translation>未输入时的类别比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>Class that counts more</source>
            <translation>分量更重的类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guideline.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Classes</source>
            <translation>类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>Classes and their shares</source>
            <translation>类别及其比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guideline.py" />
            <source>Classes read in two ways</source>
            <translation>有两种理解的类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Classes, each with its share of all labels</source>
            <translation>类别，以及各占全部标签的比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Classes, lowest first</source>
            <translation>类别，最低的在前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Clear this list</source>
            <translation>清空此列表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/messages.py" />
            <source>Close this message</source>
            <translation>关闭此消息</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
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
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Coefficients</source>
            <translation>系数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Cohen’s kappa</source>
            <translation>Cohen’s kappa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Cohen’s kappa for ordered classes: disagreement grows with the square of the distance, so labels far apart count most. The mean over all pairs of workers that share 10 or more items.</source>
            <translation>适用于有序类别的 Cohen’s kappa：不一致的程度随距离的平方增长，因此相距远的标签影响最大。取共同条目为 10 个及以上的所有标注员配对的平均值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Cohen’s kappa for ordered classes: two labels agree the less, the more classes they are apart. The mean over all pairs of workers that share 10 or more items.</source>
            <translation>适用于有序类别的 Cohen’s kappa：两个标签相差的类别越多，一致程度越低。取共同条目为 10 个及以上的所有标注员配对的平均值。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Collect {n} labels for every item</source>
            <extracomment>For one: Collect {n} label for every item</extracomment>
            <translation>
                <numerusform>为每个条目收集 {n} 个标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Collect {n} more labels per item</source>
            <extracomment>For one: Collect {n} more label per item</extracomment>
            <translation>
                <numerusform>每个条目再收集 {n} 个标签</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Colours show the class; the bar is the worker’s weight, ▲ marks flagged workers.</source>
            <translation>颜色表示类别；条为标注员的权重，▲ 表示有警示的标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Colours show the class; ▲ marks flagged workers.</source>
            <translation>颜色表示类别；▲ 表示有警示的标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/cohorts.py" />
            <source>Column of groups</source>
            <translation>分组列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Columns</source>
            <translation>列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Columns with numbers, such as Input.text1 and Answer.q1, are separate items.</source>
            <translation>带编号的列（如 Input.text1 和 Answer.q1）各为单独的条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>Columns {shown} of {all}</source>
            <translation>列 {shown} / {all}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Comm&amp;and palette…</source>
            <translation>命令面板(&amp;A)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Comma</source>
            <translation>逗号</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette.py" />
            <source>Command palette</source>
            <translation>命令面板</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Compare</source>
            <translation>比较</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/cohorts.py" />
            <source>Compare by</source>
            <translation>比较依据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Compare labels</source>
            <translation>标签的对照对象</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>Compare rules</source>
            <translation>比较规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Compare: would another rule do better?</source>
            <translation>比较：别的规则会更好吗？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Compared with</source>
            <translation>对照</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Comparing a model with people</source>
            <translation>正在将模型与人比较</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/cohorts.py" />
            <source>Comparing groups</source>
            <translation>正在比较各组</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/cohorts.py" />
            <source>Comparing groups…</source>
            <translation>正在比较各组…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/model_votes.py" />
            <source>Comparing how models vote</source>
            <translation>正在比较模型的投票方式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Comparing labels</source>
            <translation>正在比较标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Comparing pairs of workers</source>
            <translation>正在比较标注员配对</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Comparing pairs of workers…</source>
            <translation>正在比较标注员配对…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Comparing rules on checked items</source>
            <translation>正在用已核对的条目比较规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Comparing rules with gold</source>
            <translation>正在用金标准对照规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <source>Comparing the labels</source>
            <translation>正在比较标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Comparing the model with people…</source>
            <translation>正在将该模型与人比较…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Comparing two workers</source>
            <translation>正在比较两名标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Comparing who votes</source>
            <translation>正在比较由谁投票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/over_time.py" />
            <source>Comparing windows of time…</source>
            <translation>正在比较各时间窗…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Comparing workers</source>
            <translation>正在比较标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Comparing…</source>
            <translation>正在比较…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Comparisons</source>
            <translation>两两比较</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Comparisons of two are ranked. Final labels, error rates and the bounds of Li and Yu don’t apply to them.</source>
            <translation>两两比较用于排名。最终标签、错误率以及 Li 和 Yu 的界限不适用于它们。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/adding.py" />
            <source>Comparisons of two can’t be added to a project. Open all files together instead.</source>
            <translation>两两比较无法添加到项目。请改为一起打开所有文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>Comparisons of two have no {role} column.</source>
            <translation>两两比较没有“{role}”列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Compute</source>
            <translation>计算</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Computing intervals</source>
            <translation>正在计算区间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Computing the bounds</source>
            <translation>正在计算界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Computing the curve</source>
            <translation>正在计算曲线</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Computing the guarantee</source>
            <translation>正在计算保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/controllers/review_tasks.py" />
            <source>Computing the order</source>
            <translation>正在计算顺序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Conditions</source>
            <translation>条件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/review_page.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Confidence</source>
            <translation>置信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Confidence below {sure}</source>
            <translation>置信度低于 {sure}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Confidence level</source>
            <translation>置信水平</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Confidence level of guarantees (1 − α)</source>
            <translation>保证的置信水平（1 − α）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>Confidence of the final label</source>
            <translation>最终标签的置信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Confidence, before and after the audit</source>
            <translation>抽查前后的置信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <source>Confirm tags</source>
            <translation>确认标记</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/text/rules.py" />
            <source>Confusion matrices</source>
            <translation>混淆矩阵</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Confusion matrix</source>
            <translation>混淆矩阵</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Confusion matrix of the workers</source>
            <translation>标注员的混淆矩阵</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>Contacting {address}…</source>
            <translation>正在连接 {address}…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/io/report/review_page.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Content</source>
            <translation>内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Contents</source>
            <translation>目录</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Contents of the files</source>
            <translation>文件的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Continue</source>
            <translation>继续</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Continue audit…</source>
            <translation>继续抽查…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Continue without saving</source>
            <translation>不保存并继续</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Convergence of the labels</source>
            <translation>标签的收敛</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Copied labels</source>
            <translation>抄袭的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>Copied the first {copied} of {of} rows; export writes all of them</source>
            <translation>已复制 {of} 行中的前 {copied} 行；导出会写出所有行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Copied.</source>
            <translation>已复制。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Copy &amp;as command</source>
            <translation>复制为命令(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
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
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Copy table</source>
            <translation>复制表格</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Copy {n} rows</source>
            <extracomment>For one: Copy {n} row</extracomment>
            <translation>
                <numerusform>复制 {n} 行</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Copying</source>
            <translation>抄袭</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Copying can’t be detected if there is only one class.</source>
            <translation>只有一个类别时无法检测抄袭。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Copying can’t be detected, because no two workers share {n} items or more.</source>
            <translation>无法检测抄袭，因为没有两名标注员的共同条目达到 {n} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Copying was checked on only {kept} of {n} items, because workers share too many items to check all of them.</source>
            <translation>只在 {n} 个条目中的 {kept} 个上检查了抄袭，因为标注员的共同条目太多，无法全部检查。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Copying workers</source>
            <translation>抄袭的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Corrected labels</source>
            <translation>已更正的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Corrected shares take into account which mistakes the model makes.</source>
            <translation>校正后的占比考虑了模型会犯哪些错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>Cost</source>
            <translation>费用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>Cost of a right label</source>
            <translation>正确标签的费用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>Cost of each final label</source>
            <translation>各最终标签的代价</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>Cost of each worker’s labels</source>
            <translation>各标注员标签的费用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Cost ↓</source>
            <translation>代价 ↓</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Costs of &amp;mistakes…</source>
            <translation>错误的代价(&amp;M)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>Costs of mistakes</source>
            <translation>错误的代价</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Costs of mistakes…</source>
            <translation>错误的代价…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Could it replace a person?</source>
            <translation>能替代人吗？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Could the model replace a person?</source>
            <translation>模型能替代人吗？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Count</source>
            <translation>数量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Counted on gold</source>
            <translation>按金标准计数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Counting labels</source>
            <translation>正在统计标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Counting names that a spreadsheet would run.</source>
            <translation>正在统计电子表格会运行的名称。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>Counting the labels that change…</source>
            <translation>正在统计改变的标签…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Country, region, city and IP address of the contributors.</source>
            <translation>贡献者的国家、地区、城市和 IP 地址。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Counts as wrong</source>
            <translation>计为错误</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Crowd-Kit series</source>
            <translation>Crowd-Kit 序列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <location filename="../../crowdgui/ui/main_window/window.py" />
            <source>CrowdGUI</source>
            <translation>CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/system/crash_log.py" />
            <source>CrowdGUI closed unexpectedly last time. Your changes are kept: choose File ▸ Open unsaved work, or open your project. Details are in {file}; nothing was sent.</source>
            <translation>CrowdGUI 上次意外关闭。您的更改均已保留：请选择“文件”▸“打开未保存的工作”，或打开您的项目。详情见 {file}；没有发送任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>CrowdGUI help</source>
            <translation>CrowdGUI 帮助</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>CrowdGUI is still working.</source>
            <translation>CrowdGUI 仍在处理。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>CrowdGUI project (*{suffix})</source>
            <translation>CrowdGUI 项目 (*{suffix})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/project_writer.py" />
            <source>CrowdGUI ran into an unexpected error while saving. Details are in the log.</source>
            <translation>CrowdGUI 在保存时遇到意外错误。详情见日志。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/jobs/worker.py" />
            <source>CrowdGUI ran into an unexpected error. Nothing was changed. Details are in the log.</source>
            <translation>CrowdGUI 遇到意外错误。没有更改任何内容。详情见日志。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/system/crash_log.py" />
            <source>CrowdGUI ran into an unexpected error. Your changes are kept. Details are in {file}; nothing was sent.</source>
            <translation>CrowdGUI 遇到意外错误。您的更改均已保留。详情见 {file}；没有发送任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/system/crash_log.py" />
            <source>CrowdGUI ran into an unexpected error: {error}. Your changes are still here. {file} can’t be written, so copy this message if you report it; nothing was sent.</source>
            <translation>CrowdGUI 遇到意外错误：{error}。您的更改仍在此处。无法写入 {file}，因此若要报告，请复制此消息；没有发送任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>CrowdGUI version</source>
            <translation>CrowdGUI 版本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>CrowdGUI {version}</source>
            <translation>CrowdGUI {version}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Ctrl+Z undoes the last label</source>
            <translation>按 Ctrl+Z 可撤销上一个标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>Currency</source>
            <translation>货币</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Custom ranges</source>
            <translation>自定义范围</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Custom weights</source>
            <translation>自定义权重</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Damping</source>
            <translation>阻尼</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Dark, high &amp;contrast</source>
            <translation>深色，高对比度(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Data</source>
            <translation>数据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Data: what is in your file</source>
            <translation>数据：您的文件里有什么</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Decode HTML characters</source>
            <translation>解码 HTML 字符</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Delete</source>
            <translation>删除</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>Delete all…</source>
            <translation>全部删除…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Delete {n} unsaved sessions?</source>
            <extracomment>For one: Delete {n} unsaved session?</extracomment>
            <translation>
                <numerusform>删除 {n} 个未保存的会话？</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Depending on the start, between {low} and {high} labels differ from the majority vote.</source>
            <translation>视起点而定，有 {low} 至 {high} 个标签与多数投票不同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Details</source>
            <translation>详情</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Detected from the file’s content, not its name. If it is wrong, choose another.</source>
            <translation>根据文件内容而非文件名判断。如有误请另选。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Differ</source>
            <translation>不同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Differences</source>
            <translation>差异</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Different names in the Item column</source>
            <translation>“条目”列中的不同名称</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Different names in the Worker column</source>
            <translation>“标注员”列中的不同名称</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Discard audit</source>
            <translation>放弃抽查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Distance from guessing</source>
            <translation>与猜测的距离</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>Distance of the classes</source>
            <translation>类别的距离</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/model_votes.py" />
            <source>Does it help?</source>
            <translation>有帮助吗？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Does not agree significantly more often than guessing would, though so many choices would probably show it. Items that are nearly equal have the same effect.</source>
            <translation>与排名的一致并不显著多于猜测，尽管这么多次选择很可能足以显示差别。条目几乎相当也会有同样的结果。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
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
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Done</source>
            <translation>完成</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Dots are percentage points, lines 95% intervals. “Yes” is corrected for the number of people, so it can be “no” although the whole line is above the margin.</source>
            <translation>点为百分点，线为 95% 区间。“是”已按人数校正，因此即使整条线都高于容差，也可能是“否”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Double-click a class to change it.</source>
            <translation>双击类别即可更改。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Doubt about the first vote</source>
            <translation>首次投票的不可靠度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Down</source>
            <translation>下移</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Draft, not submitted</source>
            <translation>未提交的草稿</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Draw a sample on the Guarantee page</source>
            <translation>在“保证”页抽取样本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/worker_scatter.py" />
            <source>Draw around workers to select them; or hold Shift and draw</source>
            <translation>圈选标注员；或按住 Shift 再圈选</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Draw the workers again if their mean accuracy is further from the expected one; 1 accepts every draw.</source>
            <translation>平均准确率与预期相差更远时，重新抽取标注员；1 则全部接受。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Drawing a dataset</source>
            <translation>正在抽取数据集</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Drawing datasets and running rules</source>
            <translation>正在抽取数据集并运行规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Drawn from a Beta distribution</source>
            <translation>从 Beta 分布抽取</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Draws</source>
            <translation>抽取次数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Draws the items at random and shows them one by one.</source>
            <translation>随机抽取条目并逐个显示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Drop a file of labels here</source>
            <translation>将标签文件拖放到此处</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Duration</source>
            <translation>用时</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Durations that can’t be read or can’t be right; their labels are kept</source>
            <translation>无法读取或不可能属实的用时；其标签予以保留</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>EM on cuts, ordered classes</source>
            <translation>EM，按分界（有序类别）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>EM, one accuracy per class</source>
            <translation>EM，每个类别一个准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>EM, one accuracy per worker</source>
            <translation>EM，每个标注员一个准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>EM, pooled</source>
            <translation>EM，合并</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each class needs a different name.</source>
            <translation>每个类别必须有不同的名称。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Each file is written completely or not at all.</source>
            <translation>文件要么完整写出，要么不写出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Each from a different worker.</source>
            <translation>每个由不同的标注员给出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Each group gets a ranking of its own.</source>
            <translation>每组各有自己的排名。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Each group has a ranking of its own: {groups}.</source>
            <translation>每组各有自己的排名：{groups}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each item must have one gold label or none.</source>
            <translation>每个条目必须有一个金标准标签，或没有。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>Each item should get {n} labels, but there are fewer workers.</source>
            <extracomment>For one: Each item should get {n} label, but there are fewer workers.</extracomment>
            <translation>
                <numerusform>每个条目要得到 {n} 个标签，而标注员没有这么多。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/ranking.py" />
            <location filename="../../crowdgui/ui/plots/ranking_plot.py" />
            <source>Each item’s score with its 95% interval, the best first.</source>
            <translation>每个条目的得分及其 95% 区间，最好的在前。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Each number is a class</source>
            <translation>每个数字自成一个类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Each question gets its own labels, all in one project. The chosen question is shown here.</source>
            <translation>每个问题有各自的标签，都在一个项目中。此处显示所选的问题。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row holds a worker, an item and a label.</source>
            <translation>每行包含一个标注员、一个条目和一个标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row holds an item, a worker and a label.</source>
            <translation>每行包含一个条目、一个标注员和一个标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is</source>
            <translation>每行是</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>Each row is a true class, each column a final label. A correct label costs 0, and the label of lowest expected cost becomes the final one. Select a cost and type to change it.</source>
            <translation>每行是一个真实类别，每列是一个最终标签。正确的标签代价为 0，预期代价最低的标签成为最终标签。选择一个代价后键入即可更改。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is a worker.</source>
            <translation>每行是一个标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Each row is an item.</source>
            <translation>每行是一个条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Each start stops after this many iterations, even if it still changes.</source>
            <translation>每个起点在达到此迭代次数后停止，即使仍在变化。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Each worker agrees with the ranking more often than by guessing.</source>
            <translation>每个标注员与排名的一致都多于猜测。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/ranking.py" />
            <source>Each worker is compared with the ranking that the other workers’ comparisons give.</source>
            <translation>将每个标注员与其他标注员的比较所得的排名相对照。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Each worker is compared with the ranking that the other workers’ comparisons give. A test of guessing is corrected for the number of workers.</source>
            <translation>将每个标注员与其他标注员的比较所得的排名相对照。针对猜测的检验已按标注员人数校正。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Edit family and version…</source>
            <translation>编辑系列和版本…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Encoding</source>
            <translation>编码</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>End</source>
            <translation>结束</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Ensemble of rules</source>
            <translation>规则集成</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Ensemble, ordered classes</source>
            <translation>规则集成（有序类别）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Enter increasing numbers, separated by semicolons.</source>
            <translation>请输入递增的数字，以分号分隔。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Enter one share per class; they must add up to 100%.</source>
            <translation>请为每个类别输入一个比例，总和须为 100%。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Error bound (estimate)</source>
            <translation>错误率界限（估计）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Error bound, if the model holds</source>
            <translation>错误率界限（若模型成立）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Error by the rule’s model</source>
            <translation>规则模型给出的错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Error on known items</source>
            <translation>已知条目上的错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Error rate</source>
            <translation>错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Error rate and bound by mean accuracy</source>
            <translation>错误率和界限随平均准确率的变化</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Error rate and bound by number of items</source>
            <translation>错误率和界限随条目数的变化</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Error rate and bound by number of workers</source>
            <translation>错误率和界限随标注员数的变化</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>Error rate and bounds</source>
            <translation>错误率和界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Error rate on gold, with its 95% confidence interval. The line ends at {most}.</source>
            <translation>金标准上的错误率，附 95% 置信区间。线条止于 {most}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Error rate on the gold items that have a final label both before and after: {before} before, {after} after.</source>
            <translation>更改前后都有最终标签的金标准条目上的错误率：之前 {before}，之后 {after}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/progress.py" />
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/ranking.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>Estimate</source>
            <translation>估计</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Estimate by how much the item shown left is preferred for its place, and correct the scores for it (Davidson and Beaver 1977).</source>
            <translation>估计展示在左侧的条目因其位置而多受多少偏好，并据此校正得分（Davidson 和 Beaver 1977）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Estimate how often each worker chooses as the ranking suggests, and count unreliable workers less (Chen and others 2013). The intervals take longer.</source>
            <translation>估计每个标注员按排名选择的频率，并降低不可靠标注员的分量（Chen 等 2013）。计算区间所需时间更长。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/tag_fields.py" />
            <source>Estimate workers over all
tags together</source>
            <translation>跨所有标记
统一估计标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/tag_fields.py" />
            <source>Estimate workers over all tags together</source>
            <translation>跨所有标记统一估计标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Estimate: about {total} of {items} items to look at, audited and reviewed; between {low} and {high} in 8 of 10 cases.</source>
            <translation>估计：抽查和复核合计约需查看 {items} 个条目中的 {total} 个；10 次中有 8 次在 {low} 到 {high} 之间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>Estimated cheapest way to {target}: {way}.</source>
            <translation>达到 {target} 的估计最便宜的方式：{way}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>Estimated probability that the rule has all tags right, if mistakes in its tags are independent: {product}. The least certain tag: {least}.</source>
            <translation>若规则在各标记上的错误相互独立，所有标记都正确的估计概率为 {product}。最不确定的标记：{least}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Estimated probability that the worker chooses as the scores suggest rather than the opposite.</source>
            <translation>标注员按得分而不是与之相反地选择的概率（估计）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Estimating the effect of more labels</source>
            <translation>正在估计增加标签的效果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Even a guesser with so many labels on these items would not be noticed.</source>
            <translation>即使是猜测者，在这些条目上给出这么多标签也看不出异常。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every accuracy must lie between 0 and 1.</source>
            <translation>每个准确率必须在 0 与 1 之间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Every change is saved in {file} as you make it.</source>
            <translation>您的每次更改都即时保存在 {file} 中。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Every change is written to the project file as you make it.</source>
            <translation>您的每次更改都即时写入项目文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every cost must be a number from 0 to {most}.</source>
            <translation>每个代价必须是 0 至 {most} 的数字。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Every item could be overtaken by every other.</source>
            <translation>每个条目都可能被任何其他条目超过。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Every item has a gold label</source>
            <translation>每个条目都有金标准标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Every item has a gold label, so this is a count, not an estimate.</source>
            <translation>每个条目都有金标准标签，因此这是计数而非估计。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Every item has a gold label: {n} of {known} final labels are wrong, {share}.</source>
            <extracomment>For one: Every item has a gold label: {n} of {known} final labels is wrong, {share}.</extracomment>
            <translation>
                <numerusform>每个条目都有金标准标签：{known} 个最终标签中有 {n} 个是错的，{share}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every label is in the row of a worker</source>
            <translation>每个标签都在某个标注员的行中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every label is in the row of an item</source>
            <translation>每个标签都在某个条目的行中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Every label is saved at once. A skipped item counts as wrong.</source>
            <translation>每个标签会立即保存。跳过的条目按错误计。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Every label is the same, so the question isn’t offered: {names}.</source>
            <translation>所有标签都相同，因此不提供该问题：{names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every label is “{word}”, so there is nothing to aggregate</source>
            <translation>每个标签都是“{word}”，因此无需聚合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every label of {tags} is yes, so no rule can find it wrong.</source>
            <translation>{tags} 的标签全部为“是”，因此没有规则能发现其中的错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Every line should contain a worker, an item and a label.</source>
            <translation>每行应有一个标注员、一个条目和一个标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_votes.py" />
            <source>Every model alone</source>
            <translation>每个模型单独投票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Every model votes alone: you entered numbers for single workers, which a family as one voter doesn’t have.</source>
            <translation>每个模型单独投票：您为单个标注员输入了数字，而计为一个投票者的系列没有这样的数字。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every price must be a number from 0 to {most}.</source>
            <translation>每个价格必须是 0 至 {most} 的数字。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Every probability of a label must be between 0 and 1.</source>
            <translation>产生标签的各个概率必须在 0 与 1 之间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every row has a worker, an item and a label</source>
            <translation>每行都有标注员、条目和标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Every row has two items and a choice</source>
            <translation>每行都有两个条目和一个选择</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Every row was read; nothing was skipped</source>
            <translation>每一行都已读取；没有跳过任何内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Every vote counts the same. A baseline to compare with.</source>
            <translation>每一票同等计入。用作比较的基线。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Every worker is treated as if they had already given this many correct labels.</source>
            <translation>假定每个标注员此前已给出这么多正确标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Every worker is treated as if they had already given this many wrong labels.</source>
            <translation>假定每个标注员此前已给出这么多错误标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Every worker labels every item</source>
            <translation>每名标注员标注每个条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Evidence</source>
            <translation>证据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Exact 95% interval of the agreement (Clopper and Pearson).</source>
            <translation>一致率的精确 95% 区间（Clopper 和 Pearson）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Exact text (cells may run as formulas)</source>
            <translation>原样文本（单元格可能作为公式运行）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guideline.py" />
            <source>Examples</source>
            <translation>示例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Excel workbook</source>
            <translation>Excel 工作簿</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Exclude</source>
            <translation>排除</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Exclude the {n} flagged workers</source>
            <extracomment>For one: Exclude the flagged worker</extracomment>
            <translation>
                <numerusform>排除 {n} 名有警示的标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Exclude worker</source>
            <translation>排除标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Exclude {n}</source>
            <translation>排除 {n} 名</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Exclude {n} flagged</source>
            <extracomment>For one: Exclude the flagged worker</extracomment>
            <translation>
                <numerusform>排除 {n} 名有警示的标注员</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Exclude {n} workers</source>
            <extracomment>For one: Exclude {n} worker</extracomment>
            <translation>
                <numerusform>排除 {n} 名标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Excluded</source>
            <translation>已排除</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Excluded labels</source>
            <translation>排除的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Excluded workers</source>
            <translation>排除的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Expectation–maximisation (EM)</source>
            <translation>期望最大化（EM）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Expected</source>
            <translation>预期</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Expected calibration error {error}, Brier score {brier} (0 to 2), log loss {loss}.</source>
            <translation>期望校准误差 {error}，Brier 得分 {brier}（0 至 2），对数损失 {loss}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Expected cost</source>
            <translation>预期代价</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Expected decrease</source>
            <translation>预期下降</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Expected error</source>
            <translation>预期错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/costs.py" />
            <source>Expected mean cost, an estimate: {cost} per label; {before} with the most probable labels.</source>
            <translation>预期平均代价（估计）：每个标签 {cost}；用概率最高的标签则为 {before}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>Expected mean cost: {after} per label, {before} with the labels as they are now.</source>
            <translation>预期平均代价：每个标签 {after}，按现在的标签为 {before}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Expected to be better than chance: t1 is not negative</source>
            <translation>预期优于随机：t1 不为负</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Expected to be worse than chance: t2 is not positive</source>
            <translation>预期劣于随机：t2 不为正</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>Expected {n} columns: what the number is for, and the number. The columns are {columns}.</source>
            <translation>应有 {n} 列：数字所属的对象，以及数字。列有 {columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Explanation</source>
            <translation>说明</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Export</source>
            <translation>导出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Export labels…</source>
            <translation>导出标签…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Export ranking…</source>
            <translation>导出排名…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Export {n} files</source>
            <extracomment>For one: Export {n} file</extracomment>
            <translation>
                <numerusform>导出 {n} 个文件</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Export: share the results</source>
            <translation>导出：共享结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Exported files</source>
            <translation>导出的文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/export_controller.py" />
            <source>Exporting</source>
            <translation>导出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Export…</source>
            <translation>导出…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Extrapolated to {times} times the labels, spread as now, the error rate is {error} ({level} range {low} to {high}).</source>
            <translation>外推到 {times} 倍标签且分布不变时，错误率为 {error}（{level} 范围：{low} 至 {high}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>False flags</source>
            <translation>误警示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_votes.py" />
            <source>Families as one voter</source>
            <translation>系列计为一个投票者</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_votes.py" />
            <source>Families as one voter, with probabilities</source>
            <translation>系列计为一个投票者，使用概率</translation>
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
                <numerusform>另外 {n} 名标注员的系列和版本取自其名称。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Family of {worker}</source>
            <translation>{worker} 的系列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>Fewer options</source>
            <translation>收起选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Fewer than 10 mistakes were seen.</source>
            <translation>观察到的错误少于 10 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>Fewer than {n} questions of this survey have the same choices. Only such questions can be read as items, with the respondents as workers.</source>
            <translation>此调查中选项相同的问题少于 {n} 个。只有这样的问题才能作为条目读取，受访者作为标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 2 (a), or 4 (a): 31 workers, 200 items, 3 classes, a probability of 30% for each label, mean accuracy from 0.38 up. The bound follows the error rate of the oracle MAP rule, and IWMV comes close to it.</source>
            <translation>图 2 (a) 或 4 (a)：31 名标注员，200 个条目，3 个类别，产生标签的概率为 30%，平均准确率从 0.38 起。界限随 Oracle MAP 规则的错误率而变化，IWMV 与之接近。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 2 (b), or 4 (b): 200 items, accuracies from Beta(2.3, 2), more and more workers. On the logarithmic scale, error rate and bound fall in a straight line.</source>
            <translation>图 2 (b) 或 4 (b)：200 个条目，准确率来自 Beta(2.3, 2)，标注员越来越多。在对数刻度上，错误率和界限呈直线下降。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 2 (c), or 4 (c): 31 workers, accuracies from Beta(2.3, 2), more and more items. The oracle MAP rule and its bound stay the same, and IWMV improves.</source>
            <translation>图 2 (c) 或 4 (c)：31 名标注员，准确率来自 Beta(2.3, 2)，条目越来越多。Oracle MAP 规则及其界限保持不变，IWMV 则有改善。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (a), or 5 (a): 31 workers, 1,000 to 11,000 items. IWMV, its log-odds version and EM are equally accurate.</source>
            <translation>图 4 (a) 或 5 (a)：31 名标注员，1,000 至 11,000 个条目。IWMV、其对数几率形式和 EM 同样准确。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (b), or 5 (b): 31 workers, 1,000 to 11,000 items. The time until no final label changes any more, and until the rule itself stops.</source>
            <translation>图 4 (b) 或 5 (b)：31 名标注员，1,000 至 11,000 个条目。到最终标签不再变化为止的时间，以及到规则自行停止为止的时间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (c), or 5 (c): 31 workers, 1,000 to 11,000 items. The iterations until no final label changes any more, and until the rule itself stops.</source>
            <translation>图 4 (c) 或 5 (c)：31 名标注员，1,000 至 11,000 个条目。到最终标签不再变化为止的迭代次数，以及到规则自行停止为止的迭代次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 4 (d), or 5 (d): 31 workers, 1,000 to 11,000 items. The time that 50 iterations take.</source>
            <translation>图 4 (d) 或 5 (d)：31 名标注员，1,000 至 11,000 个条目。50 次迭代所需的时间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Figure 5, or 6: 20 workers are right on 90% of one set of 60 items and on 60% of another set of 40; 30 workers are right on 50% and 70%. No single accuracy describes them.</source>
            <translation>图 5 或 6：20 名标注员在一组 60 个条目上正确率为 90%，在另一组 40 个条目上为 60%；另外 30 名标注员则为 50% 和 70%。没有单一准确率能描述他们。</translation>
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
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Files</source>
            <translation>文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Files opened together are merged.</source>
            <translation>同时打开的多个文件会合并。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>File…</source>
            <translation>文件…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Final</source>
            <translation>最终</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Final label</source>
            <translation>最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Final label “{label}”, confidence {share}.</source>
            <translation>最终标签“{label}”，置信度 {share}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Final label “{label}”, set manually by {who}, {when}.</source>
            <translation>最终标签“{label}”，由 {who} 于 {when} 人工设定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Final labels</source>
            <translation>最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Final labels by class</source>
            <translation>各类别的最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Final labels on gold items</source>
            <translation>金标准条目的最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Final labels that change</source>
            <translation>改变的最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/about.py" />
            <source>Final labels, worker quality and an error guarantee from the labels of many workers, by Li and Yu’s “Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing” (2014).

Your files are only read, never changed. Nothing leaves this computer.

MIT licence. Typeface Inter under the SIL Open Font License; Qt under the LGPL.</source>
            <translation>从众多标注员的标签得出最终标签、标注员质量和错误率保证，依据 Li 和 Yu 的“Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing”（2014）。

您的文件只会被读取，从不更改。任何内容都不会离开这台计算机。

MIT 许可证。字体 Inter 采用 SIL Open Font License；Qt 采用 LGPL。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Find</source>
            <translation>查找</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/answer_cards.py" />
            <source>Find a class</source>
            <translation>查找类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/answer_cards.py" />
            <source>Find a class (F)</source>
            <translation>查找类别（F）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Find a worker</source>
            <translation>查找标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette.py" />
            <source>Find actions, workers, items, help</source>
            <translation>查找操作、标注员、条目、帮助</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Find an item</source>
            <translation>查找条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Finding a recommendation</source>
            <translation>正在得出推荐</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Finished {time}</source>
            <translation>完成于 {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>First group, first set</source>
            <translation>第一组，条目集 1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>First group, second set</source>
            <translation>第一组，条目集 2</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/over_time.py" />
            <source>First label (UTC)</source>
            <translation>首个标签（UTC）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>First reviewer: {first}. Second reviewer: {second}.</source>
            <translation>第一位复核人：{first}。第二位复核人：{second}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>First row</source>
            <translation>首行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>First row contains names</source>
            <translation>首行是名称</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>First rows of the file</source>
            <translation>文件的前几行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Fitting</source>
            <translation>正在拟合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Fitting three rules</source>
            <translation>正在拟合三种规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Fix gold items to their gold label</source>
            <translation>将金标准条目固定为其金标准标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Flag</source>
            <translation>警示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag a worker only if one class makes up at least this share of their labels.</source>
            <translation>仅当一个类别占标注员标签的比例达到或超过此值时，才予以警示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag guessing if the labels may hold no more than this share of the information in a typical worker’s labels.</source>
            <translation>若标签所含信息可能不超过典型标注员标签的这一比例，则警示为猜测。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag only what fewer than this share of attentive workers would do.</source>
            <translation>仅当认真的标注员中不到此比例的人会这样做时，才予以警示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flag speed only if a worker’s labels took less than this share of the time others take for the same items.</source>
            <translation>仅当标注员的标签用时少于他人标注相同条目用时的这一比例时，才予以速度警示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Flag thresholds</source>
            <translation>警示阈值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Flag thresholds…</source>
            <translation>警示阈值…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
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
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Flags</source>
            <translation>警示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Flags based on this worker’s labels. Choose the row to see the evidence.</source>
            <translation>根据此标注员的标签给出的警示。选择该行可查看证据。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Flags never exclude anyone automatically. You see the effect below.</source>
            <translation>警示从不自动排除任何人。其影响显示在下方。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Flags other than copying and speed need at least this many labels.</source>
            <translation>除抄袭和速度外的警示至少需要这么多标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Flags: {name}</source>
            <translation>警示：{name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Fleiss’ kappa</source>
            <translation>Fleiss’ kappa</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Folder for the files</source>
            <translation>存放文件的文件夹</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder for the results</source>
            <translation>存放结果的文件夹</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Folder of Parquet files</source>
            <translation>Parquet 文件的文件夹</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Folder…</source>
            <translation>文件夹…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/over_time.py" />
            <source>Following quality over time</source>
            <translation>正在跟踪质量随时间的变化</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>For any classes and any assignment: at most {share}.</source>
            <translation>对任意类别和任意分配：最多 {share}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/tag_fields.py" />
            <source>For few labels per worker and tag, if tags are about as hard and as frequent.</source>
            <translation>适用于每个标注员和标记的标签较少，且各标记难度和频率大致相同的情形。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>For labels that don’t fit on this computer. A Dask cluster reads them and writes final labels and workers as Parquet. It needs access to both folders and uses the rule’s default options.</source>
            <translation>用于这台计算机装不下的标签。Dask 集群读取标签，并以 Parquet 写出最终标签和标注员。其所有进程都须能访问这两个文件夹。规则使用其默认选项。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>For other tools</source>
            <translation>供其他工具使用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>For programs: text in CSV stays as it is. A spreadsheet that opens the file may run some of it.</source>
            <translation>供程序使用：CSV 中的文本保持原样。打开该文件的电子表格可能会运行其中一部分。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>For rules whose weights do not depend on the labels: majority vote and oracles.</source>
            <translation>适用于权重不依赖标签的规则：多数投票和 Oracle 规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>For the guarantee</source>
            <translation>用于保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/guideline.py" />
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>For the guideline</source>
            <translation>用于标注指南</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Forecasting…</source>
            <translation>正在预估…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Format</source>
            <translation>格式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>Format of the tables</source>
            <translation>表的格式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Format options</source>
            <translation>格式选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Forward</source>
            <translation>前进</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Found {columns}, but the rows below have {n}. Remove the lines above the header, or name every column.</source>
            <translation>有 {columns}，而下方各行有 {n} 列。请删除表头上方的行，或为每列命名。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Found {columns}, expected {expected}. Check the separators and quotation marks there.</source>
            <translation>有 {columns}，而应为 {expected} 列。请检查该处的分隔符和引号。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>Found {n} cells, expected {expected}.</source>
            <translation>找到 {n} 个单元格，应为 {expected} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Found {n} columns, expected {expected}. Check the separators and quotation marks there.</source>
            <translation>找到 {n} 列，应有 {expected} 列。请检查该处的分隔符和引号。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/triples.py" />
            <source>Found {n} words, expected an item, a worker and a label.</source>
            <translation>找到 {n} 个词，应为一个条目、一个标注员和一个标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>Found {n} workers but {labels} labels in the lists of one row.</source>
            <translation>一行的列表中有 {n} 名标注员，但有 {labels} 个标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Free text, marks and numbers, not labels: {names}.</source>
            <translation>自由文本、标记和数字，不是标签：{names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Free text, not a class</source>
            <translation>自由文本，不是类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>From a file of accuracies…</source>
            <translation>来自准确率文件…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>From agreement</source>
            <translation>依据一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From agreement alone</source>
            <translation>仅凭一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From an audit</source>
            <translation>依据抽查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From gold</source>
            <translation>依据金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>From gold labels</source>
            <translation>凭金标准标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>From the file {file}</source>
            <translation>来自文件 {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>From the guarantees of the tags: at most {n} of {items} sets have a wrong tag, at {confidence} confidence.</source>
            <translation>由各标记的保证可得：{items} 个标记集中最多 {n} 个含有错误的标记，置信度 {confidence}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>From {first} to {last}; UTC if the file names a time zone.</source>
            <translation>从 {first} 到 {last}；文件注明时区时为 UTC。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>From {n} comparisons</source>
            <extracomment>For one: From {n} comparison</extracomment>
            <translation>
                <numerusform>来自 {n} 次比较</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Further labels by a worker for the same item, skipped: {n}.</source>
            <translation>跳过的同一标注员对同一条目的后续标签：{n}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>Further questions</source>
            <translation>其他问题</translation>
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
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>Gave</source>
            <translation>给出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Gave the same label again on {same} of {items} ({share}).</source>
            <translation>对 {items}中的 {same} 个再次给出相同标签（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Get-Another-Label</source>
            <translation>Get-Another-Label</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Give each worker one price.</source>
            <translation>请为每个标注员只设一个价格。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Given</source>
            <translation>给出</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Given by {n} workers.</source>
            <extracomment>For one: Given by {n} worker.</extracomment>
            <translation>
                <numerusform>由 {n} 名标注员给出。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same label as {who} on {agreed} of {shared} shared items; about {expected} are expected ({corrected}). The labels can’t show who copied from whom.</source>
            <translation>在 {shared} 个共同条目中的 {agreed} 个上与{who}标签相同，而预期约为 {expected} 个（{corrected}）。标签无法说明谁抄袭了谁。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Gives the same labels as {who} too often ({corrected}).</source>
            <translation>与{who}标签相同过于频繁（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Go to the Guarantee page</source>
            <translation>转到“保证”页</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Going from {start} to {end} of the labels lowered the error rate by {points} percentage points (±{error} at {confidence} confidence, {draws}).</source>
            <translation>标签从 {start} 增至 {end}，错误率降低了 {points} 个百分点（±{error}，置信水平 {confidence}，{draws}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Gold</source>
            <translation>金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold column</source>
            <translation>金标准列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Gold counts as the true label: workers are scored against it, rules that use gold keep it, and the rule runs again.</source>
            <translation>金标准视为真实标签：以它为标注员评分，使用金标准的规则会保留它，且规则会再次运行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Gold drawn at random</source>
            <translation>随机抽取的金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Gold is the same as the labels of the model “{model}” on all gold items, so it may come from that model.</source>
            <translation>在所有金标准条目上，金标准与模型“{model}”的标签相同，因此可能来自该模型。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold items can’t be fixed to their gold label on a cluster.</source>
            <translation>在集群上无法将金标准条目固定为其金标准标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Gold items keep their gold label, and workers are compared with it.</source>
            <translation>金标准条目保持其金标准标签，并以此比较标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Gold items that do not have the tag, while the final label is yes.</source>
            <translation>没有此标记而最终标签为“是”的金标准条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Gold items that have the tag, while the final label is no.</source>
            <translation>有此标记而最终标签为“否”的金标准条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Gold label</source>
            <translation>金标准标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Gold labels</source>
            <translation>金标准标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Gold labels from a second file</source>
            <translation>来自另一文件的金标准标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Gold marker</source>
            <translation>金标准标记</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/adding.py" />
            <source>Gold no longer counts as drawn at random from all items. Say so again if the gold of the new items was drawn at random, too.</source>
            <translation>金标准不再视为从所有条目中随机抽取。如果新条目的金标准也是随机抽取的，请再次说明。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold represents all items only if the gold items were drawn from them at random.</source>
            <translation>只有当金标准条目是从所有条目中随机抽取时，金标准才能代表所有条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Gold shows more errors than this bound allows, so its assumptions don’t hold.</source>
            <translation>金标准显示的错误多于此界限所允许的，因此其假定不成立。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Gold that the rule used can’t test its final labels.</source>
            <translation>规则已使用过的金标准不能检验其最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Gold was drawn at random: count it as an audit</source>
            <translation>金标准是随机抽取的：计为抽查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Gold was not drawn at random after all</source>
            <translation>金标准其实不是随机抽取的</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Gold: {wrong} of {n} wrong</source>
            <translation>金标准：{n} 个中错误 {wrong} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/cohorts.py" />
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Group</source>
            <translation>组</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Group them into ranges on the Classes page.</source>
            <translation>请在“类别”页将其归入范围。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Groups</source>
            <translation>组</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>Groups may have labelled different items, so shares alone don’t compare them; the differences do, item by item. Agreement is with the vote of all other workers, so a large group agrees with itself more easily; gold doesn’t favour it.</source>
            <translation>各组标注的条目可能不同，因此不能只凭比例比较；差值则逐条目比较。一致率是与所有其他标注员的投票相比，因此大的组更容易与自身一致；金标准则不偏向它。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/cohorts.py" />
            <location filename="../../crowdgui/ui/pages/workers/cohorts.py" />
            <source>Groups of workers</source>
            <translation>标注员的组</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Guarantee</source>
            <translation>保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Guarantee: how far you can trust it</source>
            <translation>保证：您可以信任到什么程度</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/costs.py" />
            <source>Guaranteed mean cost: at most {cost} per label, {confidence} confidence, by {n} labels checked at random ({method}).</source>
            <extracomment>For one: Guaranteed mean cost: at most {cost} per label, {confidence} confidence, by {n} label checked at random ({method}).</extracomment>
            <translation>
                <numerusform>保证的平均代价：每个标签最多 {cost}，置信度 {confidence}，依据随机核对的 {n} 个标签（{method}）。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Guessers</source>
            <translation>猜测者</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Guessing</source>
            <translation>猜测</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Guessing not excluded</source>
            <translation>不排除猜测</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Guessing on hard items</source>
            <translation>在难条目上猜测</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Gwet’s AC1</source>
            <translation>Gwet’s AC1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Gwet’s AC2, linear</source>
            <translation>Gwet’s AC2，线性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Gwet’s AC2, quadratic</source>
            <translation>Gwet’s AC2，平方</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>Half of the labels took less, half took more.</source>
            <translation>一半标签用时更少，一半更多。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Half of the {n} agree with the others at least {half} of the time; {no_better}.</source>
            <translation>{n}中有一半的一致率在 {half} 或以上；{no_better}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Half of them took {n} seconds or less.</source>
            <translation>其中一半用时不超过 {n} 秒。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Hard items</source>
            <translation>难条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Hardly any item has two labels, so no labels were held out and predicted.</source>
            <translation>几乎没有条目有两个标签，因此没有留出标签来预测。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_votes.py" />
            <source>Held-out labels of people: {n}, in nats per label; 95% intervals.</source>
            <extracomment>For one: Held-out labels of people: {n}, in nats per label; 95% intervals.</extracomment>
            <translation>
                <numerusform>留出的人的标签：{n} 个，单位为奈特/标签；95% 区间。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Help</source>
            <translation>帮助</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Help &amp;contents</source>
            <translation>帮助目录(&amp;C)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Hidden until you choose a label.</source>
            <translation>您选择标签后才显示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Hide votes while reviewing</source>
            <translation>复核时隐藏票数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>High</source>
            <translation>上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Highest expected cost first</source>
            <translation>预期代价最高的在前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Highest probability</source>
            <translation>最高概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Histogram</source>
            <translation>直方图</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/history.py" />
            <source>History</source>
            <translation>历史</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/costs.py" />
            <source>Hoeffding–Bentkus bound</source>
            <translation>Hoeffding–Bentkus 界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Holds</source>
            <translation>成立</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Hongwei Li and Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</source>
            <translation>Hongwei Li and Bin Yu (2014), Error Rate Bounds and Iterative Weighted Majority Voting for Crowdsourcing, arXiv:1411.4086.</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Hotel reviews with tags</source>
            <translation>带标记的酒店评论</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How common each class is, as shares or counts.</source>
            <translation>每个类别有多常见，以比例或计数表示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far all labels together can move a score; leads are measured in this unit.</source>
            <translation>所有标签合计能使得分变动多少；领先幅度以此为单位。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far one label can move a score, as a share of all labels together.</source>
            <translation>一个标签能使得分变动多少，以占全部标签合计的比例表示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How far ratings of one worker scatter, in classes, on average.</source>
            <translation>同一标注员的评分平均分散多远，以类别计。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far the first majority vote may mislead the weights; it must be below 1.</source>
            <translation>最初的多数投票可能使权重偏离多少；必须低于 1。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How far the workers’ accuracies are from one half, on average.</source>
            <translation>标注员的准确率平均偏离二分之一多少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How far workers rate too high or too low, in classes.</source>
            <translation>标注员的评分偏高或偏低多少，以类别计。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How long the rule alone took on this computer.</source>
            <translation>规则本身在这台计算机上所用的时间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How long this worker’s labels took is not known.</source>
            <translation>此标注员的标签用时未知。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many attentive workers there are to copy from.</source>
            <translation>可供抄袭的认真标注员数量。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How many classes a final label is from the gold label, on average over gold items.</source>
            <translation>最终标签与金标准标签相差多少个类别，取金标准条目的平均值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many classes a final label is from the true class, on average.</source>
            <translation>最终标签与真实类别平均相差多少个类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many classes there are to choose from.</source>
            <translation>可选的类别数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>How many classes two labels of the same item are apart, on average over all pairs: 0 is full agreement. Part of the agreement is due to chance.</source>
            <translation>同一条目的两个标签相差多少个类别，取所有配对的平均值：0 为完全一致。一部分一致出于偶然。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many datasets are drawn at each point.</source>
            <translation>每个点抽取的数据集数量。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How many gold items have a wrong final label.</source>
            <translation>最终标签错误的金标准条目数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many items there are.</source>
            <translation>条目数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How many items this rule labels differently from the rule in use.</source>
            <translation>此规则与使用中的规则标注不同的条目数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>How many labels</source>
            <translation>标签数量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How many labels a worker must give before their own labels count as much as the crowd’s.</source>
            <translation>标注员须给出多少标签，其自身标签才与群体同等计入。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>How many labels do you need?</source>
            <translation>您需要多少标签？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How many labels per class the crowd’s confusion matrix counts as.</source>
            <translation>群体的混淆矩阵相当于每个类别多少个标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How many labels this worker gave.</source>
            <translation>此标注员给出的标签数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>How many labels to add to this item.</source>
            <translation>要为此条目添加多少标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>How many of them were ties.</source>
            <translation>其中有多少次并列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How many of this worker’s labels on gold items are right.</source>
            <translation>此标注员在金标准条目上的标签有多少正确。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>How many ranges</source>
            <translation>范围数量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>How many the worker made.</source>
            <translation>该标注员作了多少次比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>How many times part of the labels is drawn at each share.</source>
            <translation>在每个比例下抽取部分标签的次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>How many to audit first</source>
            <translation>首先抽查多少</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>How many workers gave each class, in the order of the classes.</source>
            <translation>给出各类别的标注员数，按类别顺序。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How many workers there are.</source>
            <translation>标注员数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>How many wrong labels the check is expected to fix, here and elsewhere.</source>
            <translation>此次检查预期纠正的错误标签数，含此处和别处。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/model_votes.py" />
            <source>How models vote</source>
            <translation>模型的投票方式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How much a worker’s vote counts. A guesser has weight 0; with a weight below 0, a vote counts against the class that the worker chose.</source>
            <translation>标注员的一票有多大分量。猜测者的权重为 0；权重低于 0 时，其票反对标注员所选的类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>How much labels move the score of an item, as a sum of squares; small is good.</source>
            <translation>各标签使条目得分变动的平方和；越小越好。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>How much more often workers agree than by chance: 0 is the chance level, 1 is full agreement, below 0 is worse than chance. Items may have different numbers of labels. Common requirements are 0.80, and at least 0.67 for tentative conclusions.</source>
            <translation>标注员的一致程度比偶然高多少：0 为随机水平，1 为完全一致，低于 0 则比随机更差。各条目的标签数可以不同。常见要求为 0.80；要得出初步结论至少需 0.67。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>How much the added labels would lower that probability.</source>
            <translation>添加的标签能使该概率降低多少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How much the labels show about the final label, by Raykar and Yu’s score: 0 for labels without information, 1 for a worker who is never wrong. With few labels, it is above 0 by chance alone.</source>
            <translation>标签透露多少最终标签的信息，按 Raykar 和 Yu 的得分：0 表示标签毫无信息，1 表示标注员从不出错。标签较少时，仅凭偶然就会高于 0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>How much worse the model may be</source>
            <translation>模型可以差多少</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How often a label is right.</source>
            <translation>标签正确的频率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>How often a worker’s label is the one that the others’ vote gives, without the worker’s own vote.</source>
            <translation>标注员的标签与他人投票得出的标签相同的频率，不计其本人的票。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>How often a worker’s label is the one this rule gives without that worker. It shows how well the rule fits the workers’ labels, not how often the workers are right.</source>
            <translation>标注员的标签与此规则在不含该标注员时给出的标签相同的频率。它说明规则与标注员标签的契合程度，而非标注员有多常正确。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often each worker gives each label to items of each true class, as probabilities or counts.</source>
            <translation>每个标注员对每个真实类别的条目给出每种标签的频率，以概率或计数表示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often each worker is right, from 0 to 1, for workers without a confusion matrix. Workers with neither are estimated from their labels on gold items.</source>
            <translation>每个标注员的正确率，0 至 1，用于未输入混淆矩阵的标注员。两者都未输入时，根据其在金标准条目上的标签估计。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often each worker is right, from 0 to 1. If you enter none, accuracies are estimated on gold items; a worker with neither gets weight 0.</source>
            <translation>每个标注员的正确率，0 至 1。未输入时，根据金标准条目估计；两者都没有的标注员权重为 0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>How often it was preferred.</source>
            <translation>它被选中的次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often labels with this model probability are right, estimated from other real datasets. An audit makes it fit this file.</source>
            <translation>具有这一模型概率的标签正确的频率，由其他真实数据集估计。抽查会使它适合本文件。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often labels with this model probability are right, estimated from {n} checked items of this file and from other real datasets.</source>
            <extracomment>For one: How often labels with this model probability are right, estimated from {n} checked item of this file and from other real datasets.</extracomment>
            <translation>
                <numerusform>具有这一模型概率的标签正确的频率，由本文件中 {n} 个已核对的条目和其他真实数据集估计。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>How often messages go from items to workers and back.</source>
            <translation>消息在条目与标注员之间往返的次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>How often neither was preferred.</source>
            <translation>两者均未被选中的次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>How often the item was compared.</source>
            <translation>该条目被比较的次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>How often the item would win against one of score 0, ties not counted.</source>
            <translation>该条目会胜过得分为 0 的条目的频率，不计并列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>How often the other was preferred.</source>
            <translation>另一条目被选中的次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>How often the worker gave a tag.</source>
            <translation>标注员给出标记的次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>How often the worker gives the label that the others’ vote gives, over all tags.</source>
            <translation>在所有标记上，标注员给出的标签与他人投票所得标签相同的频率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker gives the label that the others’ vote gives, with a 95% confidence interval. The dotted line is the chance level.</source>
            <translation>此标注员给出的标签与他人投票结果相同的频率，附 95% 置信区间。虚线为随机水平。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker gives the same label as another worker who is a model, on the items both labelled, with a 95% confidence interval. The dotted line is the chance level.</source>
            <translation>在双方都标注过的条目上，此标注员与另一名作为模型的标注员给出相同标签的频率，附 95% 置信区间。虚线为随机水平。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker gives the same label as another worker who is a person, on the items both labelled, with a 95% confidence interval. The dotted line is the chance level.</source>
            <translation>在双方都标注过的条目上，此标注员与另一名作为人的标注员给出相同标签的频率，附 95% 置信区间。虚线为随机水平。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>How often this worker’s label is the final label. The worker’s own vote counts towards it, so this is slightly too high.</source>
            <translation>此标注员的标签是最终标签的频率。其本人的票也计入最终标签，因此这一数值略微偏高。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>How often two workers who label like these would agree if they worked independently.</source>
            <translation>两名如此标注的标注员在独立工作时一致的频率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>How often workers give the label that the others’ vote gives.</source>
            <translation>标注员给出的标签与他人投票所得标签相同的频率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>How the labels were aggregated</source>
            <translation>标签的聚合方式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/ranking.py" />
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
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>How well workers agree</source>
            <translation>标注员的一致程度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <source>How workers differ</source>
            <translation>标注员之间的区别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>Hugging Face dataset</source>
            <translation>Hugging Face 数据集</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>INCEpTION agreement</source>
            <translation>INCEpTION 一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Identify items by</source>
            <translation>条目的识别依据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>If a worker labels an item more than once</source>
            <translation>标注员重复标注同一条目时</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>If every worker had labelled every item, this would be 100%.</source>
            <translation>若每个标注员都标注了每个条目，此值为 100%。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>If it is not, choose another column on the Columns page.</source>
            <translation>若不是，请在“列”页选择另一列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>If it means “no label”, add it to the missing values.</source>
            <translation>若它表示“没有标签”，请将其加入缺失值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>If many workers guess, the fit can get stuck. Several starts find a better fit and show which items are in doubt, but take several times as long.</source>
            <translation>当许多标注员在猜测时，拟合可能陷入局部；多个起点能找到更好的拟合并显示哪些条目存疑，但需要数倍的时间。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>If no rule were better, a lead this large among {n} rules would be very rare.</source>
            <extracomment>For one: If the rule were no better, a lead this large with {n} rule tried would be very rare.</extracomment>
            <translation>
                <numerusform>如果没有规则更好，在 {n} 种规则中出现这样大的领先是非常罕见的。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>If none of the {n} rules were better, a lead this large would occur by chance in {share} of cases.</source>
            <extracomment>For one: If the rule were no better, a lead this large would occur by chance in {share} of cases.</extracomment>
            <translation>
                <numerusform>即使试过的 {n} 种规则实际上都不更好，也有 {share} 的情形会偶然出现这样的领先。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>If one worker gives an item this class, how often another worker gives it too.</source>
            <translation>若一名标注员对某条目给出此类别，另一名标注员也给出此类别的频率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>If the worker model holds, a vote by these workers is wrong in at most {limit} of cases. The bound ignores how split this particular vote is.</source>
            <translation>若标注员模型成立，这些标注员的投票最多在 {limit} 的情形下出错。该界限不考虑此次投票的分歧程度。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>If these workers are excluded, no labels are left.</source>
            <translation>排除这些标注员后，没有剩余的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>If they mean the same, merge them on the Classes page.</source>
            <translation>如果意思相同，请在“类别”页将其合并。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>If they mean “no label”, add them to the missing values.</source>
            <translation>若它们表示“没有标签”，请将其加入缺失值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>If you quit now, it is stopped. Your file is not changed.</source>
            <translation>现在退出将停止它。您的文件不会更改。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Ignored by the worker</source>
            <translation>被标注员忽略</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Import</source>
            <translation>导入</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Import labels</source>
            <translation>导入标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>In record {n}, the lists of responses, users and status of “{question}” differ in length. Export the records again.</source>
            <translation>在第 {n} 条记录中，“{question}”的回答、用户和状态列表长度不同。请重新导出记录。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>In record {n}, “{key}” is {what}. The export may be damaged; export it again.</source>
            <translation>在第 {n} 条记录中，“{key}”{what}。导出文件可能已损坏；请重新导出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>In the program that made it, save the table as CSV and open that.</source>
            <translation>请用创建该表的程序将其另存为 CSV，再打开该文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>In use</source>
            <translation>使用中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Include</source>
            <translation>恢复</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Include worker</source>
            <translation>恢复标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Include {n}</source>
            <translation>恢复 {n} 名</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Include {n} workers</source>
            <extracomment>For one: Include {n} worker</extracomment>
            <translation>
                <numerusform>恢复 {n} 名标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Includes labels of assignments that were skipped or ran out of time.</source>
            <translation>也包括被跳过或超时的任务的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Independent votes</source>
            <translation>独立票数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Information score</source>
            <translation>信息得分</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Input</source>
            <translation>输入文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Inputs and answers are numbered in the same way. If each number is a separate item, choose “Several items per row”.</source>
            <translation>输入和答案的编号相同。若每个编号是单独的条目，请选择“每行多个条目”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Inspecting the labels</source>
            <translation>正在检查标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Inspecting {file}</source>
            <translation>正在检查 {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Interval</source>
            <translation>区间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Intervals from {n} draws that weight single comparisons at random, because there are fewer than {least} workers. They don’t cover how other workers would differ.</source>
            <translation>区间来自 {n} 次抽取，因标注员不足 {least} 名，每次对单个比较随机加权。区间不包含换成其他标注员时的差异。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Intervals from {n} draws that weight whole workers at random, because choices of the same worker depend on each other.</source>
            <translation>区间来自 {n} 次抽取，每次对整个标注员随机加权，因为同一标注员的各次选择彼此相关。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>Is the confidence accurate?</source>
            <translation>置信度准确吗？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Is this the column with the labels?</source>
            <translation>这是标签列吗？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>It assumes that workers make mistakes independently, and the models among them aren’t shown to.</source>
            <translation>它假设标注员独立犯错，而其中的模型未被证明如此。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>It assumes that workers make mistakes independently, and these labels leave that in doubt.</source>
            <translation>它假设标注员独立犯错，而这些标签使之存疑。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>It assumes that workers make mistakes independently, and these labels show that they don’t.</source>
            <translation>它假定标注员独立出错，而这些标签表明并非如此。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/questions.py" />
            <source>It belongs to another question</source>
            <translation>它属于另一个问题</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>It can’t be opened: {why}.</source>
            <translation>无法打开：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>It claims to hold more than a file of its size can, so it is damaged.</source>
            <translation>它声称的内容多于同等大小文件所能容纳的。它已损坏。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It claims to hold {n} rows, {mb} MB in memory, which is more than a file of its size should. Save only the worker, item and label columns.</source>
            <translation>它声称含有 {n} 行，在内存中占 {mb} MB，超出同等大小文件的合理范围。请只保存标注员、条目和标签列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>It could not be read within {n} seconds.</source>
            <translation>未能在 {n} 秒内读取。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>It counts as gold.</source>
            <translation>它计为金标准。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It doesn’t pass the test.</source>
            <translation>它未通过检验。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>It holds Python objects, which are never read because they can run code. Save it as numbers or text.</source>
            <translation>它含有 Python 对象；因为这类对象可能运行代码，所以从不读取。请存为数字或文本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>It holds no array of numbers or text.</source>
            <translation>它不含由数字或文本组成的数组。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>It is about the {covered} items that the audit was drawn from; {n} other items have no part in it.</source>
            <extracomment>For one: It is about the {covered} items that the audit was drawn from; {n} other item has no part in it.</extracomment>
            <translation>
                <numerusform>它针对抽查所抽取自的 {covered} 个条目；另外 {n} 个条目不在其内。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It is at least as close to the other people on {share} of items (95% interval {low} to {high}).</source>
            <translation>在 {share} 的条目上，它与其他人至少同样接近（95% 区间 {low} 至 {high}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It is at least as close to the other people on {share} of items.</source>
            <translation>在 {share} 的条目上，它与其他人至少同样接近。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>It is being computed.</source>
            <translation>正在计算。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>It is damaged or incomplete. Download or copy it again from the source.</source>
            <translation>它已损坏或不完整。请从来源处重新下载或复制。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>It is damaged or isn’t a Parquet file.</source>
            <translation>它已损坏，或不是 Parquet 文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is damaged, cut off or not a workbook. Save it again, or save it as CSV.</source>
            <translation>它已损坏、不完整，或不是工作簿。请重新保存，或存为 CSV。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It is data</source>
            <translation>是数据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>It is not clear yet where the curve levels off.</source>
            <translation>尚不清楚曲线在哪里趋平。</translation>
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
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>It is tied with another class and won because it comes first.</source>
            <translation>它与另一类别并列，因在前而胜出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>It is too early to say whether the curve has flattened.</source>
            <translation>尚无法判断曲线是否已趋平。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear whether a column of these comparisons names the worker: {columns}.</source>
            <translation>不清楚这些比较中是否有列注明标注员：{columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear whether each row is a label, an item or a worker.</source>
            <translation>不清楚每一行是标签、条目还是标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear which column holds the label.</source>
            <translation>不清楚哪一列是标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear which column names the item.</source>
            <translation>不清楚哪一列是条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>It isn’t clear which column names the worker.</source>
            <translation>不清楚哪一列是标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/over_time.py" />
            <source>It isn’t known how long these labels took.</source>
            <translation>不知道这些标签用时多久。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>It names no workers and has one label per item.</source>
            <translation>它不含标注员，且每个条目有一个标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>It names the columns</source>
            <translation>是列名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/processes/subprocess_reader.py" />
            <source>It needs more memory than a file of its size should, or it is damaged.</source>
            <translation>它占用的内存超出同等大小文件的合理范围，或已损坏。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>It needs no assumption about workers.</source>
            <translation>无需对标注员作任何假设。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>It passes the test.</source>
            <translation>它通过检验。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>It seems to level off at about {end}.</source>
            <translation>它似乎在约 {end} 处趋平。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>It shows how many labels were wrong, with an interval.</source>
            <translation>给出错误标签的数量及其区间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>It takes up to about {time}.</source>
            <translation>最多大约需要 {time}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>It was not closed properly and can only be repaired in a folder that you can write to. Copy it to another folder, together with the file of the same name that ends in “-journal”.</source>
            <translation>它未正常关闭，只能在允许写入的位置修复。请将它连同以“-journal”结尾的同名文件一起复制到另一个文件夹。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>It would be read from {path}</source>
            <translation>将从 {path} 读取</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>It would unpack to {n} MB, which is more than a file of its size should hold. Save the table as CSV and open that.</source>
            <translation>它解压后将达 {n} MB，超出同等大小文件的合理范围。请将表存为 CSV 再打开。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/io/report/ranking.py" />
            <location filename="../../crowdgui/io/report/review_page.py" />
            <location filename="../../crowdgui/io/report/sections/guideline.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/text/ranking.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Item</source>
            <translation>条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>Item audited</source>
            <translation>抽查一个条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Item bound</source>
            <translation>条目界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item</source>
            <translation>逐条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item, Chernoff</source>
            <translation>逐条目，Chernoff</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item, confusion matrix per worker</source>
            <translation>逐条目，各标注员的混淆矩阵</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Item by item, item types</source>
            <translation>逐条目，条目种类</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Item column</source>
            <translation>条目列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Item content from a second file or a folder</source>
            <translation>来自另一文件或文件夹的条目内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>Item reviewed</source>
            <translation>复核一个条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Item types (EBCC)</source>
            <translation>条目种类（EBCC）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Item types per class</source>
            <translation>每个类别中的条目种类数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Item types start at random; the probabilities of this many starts are averaged.</source>
            <translation>条目种类从随机起点开始；这些起点的概率取平均。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Item {name}</source>
            <translation>条目 {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Item, worker, label</source>
            <translation>条目、标注员、标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Item-by-item bound on the error rate, with estimated accuracies: an estimate, not a guarantee. Shown because the worker model fits these labels.</source>
            <translation>错误率的逐条目界限，采用估计准确率：是估计，不是保证。因标注员模型符合这些标签而显示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Items</source>
            <translation>条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/review_page.py" />
            <source>Items and their final labels</source>
            <translation>条目及其最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>Items by class</source>
            <translation>各类别的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Items by rank</source>
            <translation>按名次排列的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Items checked at random choose the rule. Without them the rule with the fewest errors on other real datasets is recommended. Predictions of held-out labels, gold and two tests of the workers explain how the rules differ here.</source>
            <translation>随机抽取并核对过的条目决定选用哪种规则。没有这样的条目时，推荐在其他真实数据集上错误最少的规则。对留出的标签的预测、金标准以及对标注员的两项检验用来说明规则在这里有何不同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Items in the first set</source>
            <translation>条目集 1 中的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Items or workers</source>
            <translation>条目或标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Items that no chain of comparisons links are ranked in groups of their own.</source>
            <translation>没有比较链相连的条目在各自的组内排名。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Items that two rules label differently</source>
            <translation>两种规则标注不同的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Items to audit</source>
            <translation>要抽查的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Items to audit first</source>
            <translation>首先抽查的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guideline.py" />
            <source>Items to explain</source>
            <translation>需要说明的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Items to relabel</source>
            <translation>要重新标注的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Items to review</source>
            <translation>要复核的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Items were assigned to workers at random</source>
            <translation>条目随机分配给标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Items where the final label won only because its class comes first.</source>
            <translation>最终标签仅因类别顺序而胜出的条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Items with the lowest confidence come first. Press a number to set the label, or Enter to agree. Your label overrides the rule.</source>
            <translation>置信度最低的条目在前。按数字设定标签，按 Enter 同意。您的标签优先于规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Items {first} to {last} were audited before, but {left} of them are still to be reviewed for a guarantee.</source>
            <translation>条目 {first} 至 {last} 先前已抽查，但其中 {left} 个仍待复核才能得到保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Items, then workers</source>
            <translation>先条目，后标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Items, workers and labels have different lengths.</source>
            <translation>条目、标注员和标签的长度不一致。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Items: review the uncertain ones yourself</source>
            <translation>条目：亲自复核不确定的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Iteration {n}: {changed} labels changed</source>
            <translation>第 {n} 次迭代：{changed} 个标签改变</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Iterations</source>
            <translation>迭代次数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Iterations after the first vote until the rule itself stops.</source>
            <translation>首次投票之后到规则自行停止的迭代次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Iterations to converge</source>
            <translation>收敛所需迭代次数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Iterations to stop</source>
            <translation>停止前的迭代次数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Its inputs</source>
            <translation>其输入</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Its name or number. If empty, the first sheet with a table is used.</source>
            <translation>其名称或编号。若为空，取第一个含表的工作表。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Its probabilities</source>
            <translation>其概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Its task</source>
            <translation>其任务</translation>
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
            <location filename="../../crowdgui/text/tags.py" />
            <source>Jaccard distance</source>
            <translation>Jaccard 距离</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Joining the results of all tags…</source>
            <translation>正在合并所有标记的结果…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Judgments by contributors who failed the job’s quality control.</source>
            <translation>由未通过该作业质量控制的贡献者给出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>KB</source>
            <translation>KB</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Kappa is not defined, because both workers give one class to all shared items.</source>
            <translation>Kappa 无定义，因为两人对所有共同条目给出同一类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Keep</source>
            <translation>保留</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Keep all labels</source>
            <translation>保留所有标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Keep as shown</source>
            <translation>保持不变</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Keep personal columns</source>
            <translation>保留个人信息列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Keep rejected labels</source>
            <translation>保留被拒绝的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Keep skipped annotations</source>
            <translation>保留跳过的标注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Keep skipped labels</source>
            <translation>保留跳过的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Keep tainted judgments</source>
            <translation>保留不合格的判断</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Keep the first label</source>
            <translation>保留第一个标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <source>Keep the label of the project</source>
            <translation>保留项目的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Keep the last label</source>
            <translation>保留最后一个标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Kept: all workers are included.</source>
            <translation>已保留：所有标注员都计入。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Kept: {n} workers stay excluded.</source>
            <extracomment>For one: Kept: {n} worker stays excluded.</extracomment>
            <translation>
                <numerusform>已保留：{n} 名标注员仍被排除。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Key B</source>
            <translation>B 键</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Key S</source>
            <translation>S 键</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Kind</source>
            <translation>类型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Known accuracies (MAP)</source>
            <translation>已知准确率（MAP）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Known class</source>
            <translation>已知类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Krippendorff’s alpha</source>
            <translation>Krippendorff’s alpha</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Krippendorff’s alpha of this class against all others combined.</source>
            <translation>此类别对其余所有类别合并的 Krippendorff’s alpha。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Krippendorff’s alpha, interval</source>
            <translation>Krippendorff’s alpha（区间）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Krippendorff’s alpha, ordinal</source>
            <translation>Krippendorff’s alpha（有序）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Label</source>
            <translation>标签</translation>
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
            <translation>Label Studio 预测</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>Label by a model</source>
            <translation>模型的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>Label by a person</source>
            <translation>人的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Label by the rule</source>
            <translation>规则给出的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Label column</source>
            <translation>标签列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Label of the model</source>
            <translation>模型的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Label skew</source>
            <translation>标签偏斜</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Label values</source>
            <translation>标签的值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Labelbox export</source>
            <translation>Labelbox 导出文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Labelbox export (old)</source>
            <translation>Labelbox 导出（旧版）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Labelling plan</source>
            <translation>标注规划</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/guideline.py" />
            <location filename="../../crowdgui/io/report/sections/over_time.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/text/cohorts.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/file_filters.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Labels</source>
            <translation>标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Labels and gold labels must use the same class names.</source>
            <translation>标签和金标准标签须使用相同的类别名称。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/file_filters.py" />
            <source>Labels and projects</source>
            <translation>标签和项目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Labels are the final label most often on “{best}” ({most}), least often on “{worst}” ({least}). Choose a cell to see its items.</source>
            <translation>标签为最终标签的频率在“{best}”上最高（{most}），在“{worst}”上最低（{least}）。选择单元格可查看其条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Labels by class</source>
            <translation>各类别的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/add_controller.py" />
            <source>Labels can’t be added to comparisons or tags. Open all files together instead.</source>
            <translation>无法向两两比较或标记添加标签。请改为一起打开所有文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Labels changed in each iteration</source>
            <translation>各次迭代改变的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/review_page.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Labels given</source>
            <translation>给出的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>Labels given (log scale)</source>
            <translation>给出的标签数（对数刻度）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Labels given over all tags, yes and no.</source>
            <translation>在所有标记上给出的标签，“是”和“否”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Labels have changed since the audit was drawn: those that the other rule changes count as possibly wrong in the guarantee.</source>
            <translation>抽查抽取之后标签有变化：另一规则改变的标签在保证中按可能错误计算。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Labels of assignments that were not approved.</source>
            <translation>未获批准的任务的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Labels of data rows that their worker skipped.</source>
            <translation>标注员跳过的数据行的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>Labels of other questions to the same workers, as questions of their own.</source>
            <translation>同一批标注员对其他问题的标签，作为单独的问题。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Labels of this class on items with two or more labels.</source>
            <translation>有两个或更多标签的条目上此类别的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Labels of this confidence are typically wrong in {error} of cases ({low} to {high} in most datasets). Only gold or an audit can show how many are.</source>
            <translation>这种置信度的标签通常有 {error} 有误（多数数据集中为 {low} 至 {high}）。只有金标准或抽查才能显示实际数量。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Labels on gold items that are right, with a 95% interval that takes the tags of one item as independent.</source>
            <translation>金标准条目上正确的标签，附 95% 区间；该区间将同一条目的各标记视为独立。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Labels per item</source>
            <translation>每个条目的标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Labels set</source>
            <translation>设定的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Labels that change</source>
            <translation>改变的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Labels that differ</source>
            <translation>不同的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Labels that differ are no nearer in this order than by chance</source>
            <translation>不同的标签在此顺序中并不比偶然情形更接近</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Labels to accept</source>
            <translation>可接受的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Labels to add</source>
            <translation>要添加的标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Labels were added to the project; other items are not part of this audit.</source>
            <translation>项目中添加了标签；其他条目不属于此次抽查。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Labels, workers, items and classes are counted. The picture shows who labelled what, and the checks show what was skipped.</source>
            <translation>统计标签、标注员、条目和类别。图显示谁标注了什么，检查结果显示跳过了什么。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Labels: one per item</source>
            <translation>标签：每个条目一个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Largest effect of one label</source>
            <translation>单个标签的最大影响</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Largest lead of the true class</source>
            <translation>真实类别的最大领先</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Latin-1</source>
            <translation>Latin-1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Layout</source>
            <translation>布局</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Lead of the final label over the next class, as a share of the largest possible lead.</source>
            <translation>最终标签对下一类别的领先幅度，占最大可能领先幅度的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>Learning with Disagreements</source>
            <translation>Learning with Disagreements</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns how accurate each worker is on each class.</source>
            <translation>学习每个标注员在每个类别上的准确率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns how accurate each worker is, the same on all classes.</source>
            <translation>学习每个标注员的准确率，对所有类别相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns types of items on which workers make the same mistakes. Slower.</source>
            <translation>学习标注员会犯相同错误的条目种类。较慢。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Learns which classes each worker confuses.</source>
            <translation>学习每个标注员会混淆哪些类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Left of two</source>
            <translation>两者中的左侧</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Left was chosen in {left} of {decided} choices; between equal items {share} ({low} to {high}), p {p}.</source>
            <translation>{decided} 次选择中有 {left} 次选左侧；条目相当时为 {share}（{low} 至 {high}），p {p}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>Level</source>
            <translation>级别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Li and Yu: {name}</source>
            <translation>Li 和 Yu：{name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Light, &amp;high contrast</source>
            <translation>浅色，高对比度(&amp;H)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Like EM, but more stable when workers gave few labels.</source>
            <translation>类似 EM，但在标注员标签较少时更稳定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like the labels in an earlier file</source>
            <translation>与先前文件中的标签相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Like the labels in the open file</source>
            <translation>与当前打开文件中的标签相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Like the last file of this kind</source>
            <translation>同上一个此类文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Like weighted voting, but gives very good workers far more weight.</source>
            <translation>类似加权投票，但给非常好的标注员大得多的权重。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Like weighted voting, but more cautious with few labels.</source>
            <translation>类似加权投票，标签较少时更谨慎。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Line {n} of the file</source>
            <translation>文件第 {n} 行</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Lines {lines}</source>
            <extracomment>For one: Line {lines}</extracomment>
            <translation>
                <numerusform>第 {lines} 行</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>List of models…</source>
            <translation>模型名单…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Little information</source>
            <translation>信息很少</translation>
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
            <location filename="../../crowdgui/ui/controllers/command_controller.py" />
            <source>Looking at the files</source>
            <translation>正在查看文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Looking for a start</source>
            <translation>正在寻找起点</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Looking for unsaved work</source>
            <translation>正在查找未保存的工作</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Losses</source>
            <translation>负</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Low</source>
            <translation>下限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Lower end of the 95% confidence interval.</source>
            <translation>95% 置信区间的下限。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Lowest confidence</source>
            <translation>置信度最低</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Lowest confidence first</source>
            <translation>置信度最低的在前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Lowest probability</source>
            <translation>最低概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>MASI distance</source>
            <translation>MASI 距离</translation>
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
            <translation>MT-Bench 评分</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Made for two classes. Much slower; for comparison.</source>
            <translation>针对两个类别设计。慢得多；供比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Made for two classes. The fast version of belief propagation.</source>
            <translation>针对两个类别设计。置信传播的快速版本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Made for two classes. Unstable on unbalanced data; for comparison.</source>
            <translation>针对两个类别设计。在不平衡的数据上不稳定；供比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>Main term of the bound’s exponent, with estimated accuracies: {first} at first, {last} at the end.</source>
            <translation>界的指数的主项（用估计的准确率）：开始 {first}，结束 {last}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Majority vote</source>
            <translation>多数投票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Majority vote gives a different label</source>
            <translation>多数投票给出其他标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Manual</source>
            <translation>人工</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Manual label</source>
            <translation>人工标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Manual labels</source>
            <translation>人工标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <source>Manual labels, notes, excluded workers, marked models, options and costs stay as they are. Edit ▸ Undo takes the labels back.</source>
            <translation>人工标签、备注、排除的标注员、标记的模型、选项和代价保持不变。“编辑”▸“撤销”可移除这些标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Margin</source>
            <translation>领先幅度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Margin over the next class</source>
            <translation>对下一类别的领先幅度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Mark as &amp;models…</source>
            <translation>标记为模型(&amp;M)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Mark as model</source>
            <translation>标记为模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Mark as models</source>
            <translation>标记为模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Mark as models…</source>
            <translation>标记为模型…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Mark as model…</source>
            <translation>标记为模型…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Mark models on the Columns page to keep people and models apart.</source>
            <translation>请在“列”页标记模型，以便将人和模型分开。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Mark {n} workers as models</source>
            <extracomment>For one: Mark as model</extracomment>
            <translation>
                <numerusform>将 {n} 名标注员标记为模型</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Mark {n} workers as people</source>
            <extracomment>For one: Mark as person</extracomment>
            <translation>
                <numerusform>将 {n} 名标注员标记为人</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>Marks a part of the image, not the whole image</source>
            <translation>标记的是图像的一部分，而不是整个图像</translation>
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
            <translation>标记的是条目的一部分，而不是整个条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Maximum iterations</source>
            <translation>最大迭代次数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Mean abs. error</source>
            <translation>平均绝对误差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Mean absolute difference</source>
            <translation>平均绝对差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Mean absolute error</source>
            <translation>平均绝对误差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Mean absolute error: {before} before, {after} after.</source>
            <translation>平均绝对误差：之前 {before}，之后 {after}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Mean accuracy</source>
            <translation>平均准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Mean accuracy of workers</source>
            <translation>标注员的平均准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Mean accuracy that one-step voting needs</source>
            <translation>一步投票所需的平均准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Mean accuracy, estimated</source>
            <translation>平均准确率（估计）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/costs.py" />
            <source>Mean cost: {cost} per label, counted on every item.</source>
            <translation>平均代价：每个标签 {cost}，在每个条目上计数得出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Mean field (LPI)</source>
            <translation>平均场（LPI）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Mean probability</source>
            <translation>平均概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Mean probability of the final label under the three rules, by the weight of each.</source>
            <translation>三种规则给出的最终标签概率按各自权重的均值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Mean probability of the final label under the three rules.</source>
            <translation>最终标签在三种规则下的平均概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Meaning</source>
            <translation>含义</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Measure</source>
            <translation>指标</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Measuring speed</source>
            <translation>正在衡量速度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Measuring workers</source>
            <translation>正在衡量标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Median</source>
            <translation>中位数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/over_time.py" />
            <source>Median per label</source>
            <translation>每个标签的中位时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Median seconds per label: half of the labels took less.</source>
            <translation>每个标签秒数的中位数：一半标签用时更少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Median time {seconds} s, {share} of the time others take for the same items; {rarely} would be this fast ({corrected}).</source>
            <translation>用时中位数为 {seconds} 秒，是他人标注相同条目用时的 {share}；{rarely}会这么快（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge values that differ only
in case and spaces</source>
            <translation>合并仅大小写和
空格不同的值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Merge values that differ only in case and spaces</source>
            <translation>合并仅大小写和空格不同的值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Message passing (KOS)</source>
            <translation>消息传递（KOS）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Messages start at random; the median result of this many starts is used.</source>
            <translation>消息从随机起点开始；使用这些起点结果的中位数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Minimum labels</source>
            <translation>最少标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Missed</source>
            <translation>漏标</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Missing value</source>
            <translation>缺失值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Missing values</source>
            <translation>缺失值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Mistakes</source>
            <translation>错误</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/costs.py" />
            <source>Mistakes cost something else now than when the audit was drawn, and what it found may have led to that. Restore the costs, or draw a new audit.</source>
            <translation>错误的代价与抽取抽查样本时不同，而抽查的结果可能导致了这一更改。请恢复原来的代价，或抽取新的抽查样本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>Mistakes on</source>
            <translation>误判</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Mistakes that you find are corrected and exported.</source>
            <translation>您发现的错误会被更正并导出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Model</source>
            <translation>模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Model check</source>
            <translation>模型检验</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Model probability</source>
            <translation>模型概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Model probability: {share}.</source>
            <translation>模型概率：{share}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/text/prices.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Models</source>
            <translation>模型</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Models + {n} people</source>
            <extracomment>For one: Models + {n} person</extracomment>
            <translation>
                <numerusform>模型 + {n} 人</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Models among the workers</source>
            <translation>标注员中的模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Models are compared with models and people with people, and the guarantee asks whether models share mistakes. Models of one family are also compared among themselves.</source>
            <translation>模型与模型比较，人与人比较；计算保证时会检查模型是否犯相同的错误。同一系列的模型之间也会互相比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_votes.py" />
            <source>Models of one family count as one voter</source>
            <translation>同一系列的模型计为一个投票者</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Models of one family were made in the same way and may share mistakes.</source>
            <translation>同一系列的模型以相同方式制成，可能犯相同的错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Models only</source>
            <translation>仅模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Models per class</source>
            <translation>模型（按类别）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_votes.py" />
            <source>Models vote with their probabilities</source>
            <translation>模型以其概率投票</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>Models vote with their probabilities for {n} labels, at the default power {power}: there is no gold to fit it on.</source>
            <extracomment>For one: Models vote with their probabilities for {n} label, at the default power {power}: there is no gold to fit it on.</extracomment>
            <translation>
                <numerusform>对 {n} 个标签，模型以其概率投票，采用默认的幂指数 {power}：没有可用于拟合的金标准。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>Models vote with their probabilities for {n} labels, at the power {power}, fitted on {checked} gold items; the error rate on gold looks smaller than it is.</source>
            <extracomment>For one: Models vote with their probabilities for {n} label, at the power {power}, fitted on {checked} gold items; the error rate on gold looks smaller than it is.</extracomment>
            <translation>
                <numerusform>对 {n} 个标签，模型以其概率投票，幂指数 {power} 在 {checked} 个金标准条目上拟合；金标准上的错误率看起来比实际小。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Models were compared only with models.</source>
            <translation>模型仅与模型比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_votes.py" />
            <source>Models with probabilities</source>
            <translation>模型使用概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Models’ mistakes count as those of independent workers</source>
            <translation>模型的错误如同独立标注员的错误</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Money</source>
            <translation>费用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>More labels alone are not expected to reach {wanted}: even with {more} more, about {least} would stay wrong. Clearer instructions or manual checks can fix what more labels can’t.</source>
            <translation>仅靠增加标签预计无法达到 {wanted}：即使再加 {more} 个，仍会有约 {least} 是错的。更清晰的标注说明或人工检查能纠正更多标签无法纠正的问题。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>More labels only</source>
            <translation>仅增加标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>More labels, then audit and review</source>
            <translation>增加标签，再抽查与复核</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>More options</source>
            <translation>更多选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>More or fewer people per item</source>
            <translation>每个条目更多或更少的人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>More probable</source>
            <translation>概率更高</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>More than one column is set as {role}. Keep one.</source>
            <translation>有多列设为“{role}”。请只保留一列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>More than six curves can’t be distinguished. Untick one first.</source>
            <translation>超过六条曲线就无法区分。请先取消勾选一条。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>More than {n} curves can’t be distinguished.</source>
            <extracomment>For one: More than {n} curve can’t be distinguished.</extracomment>
            <translation>
                <numerusform>超过 {n} 条曲线就无法区分。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Most disputed first</source>
            <translation>分歧最大的在前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Most frequent mistakes</source>
            <translation>最常见的错误</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Most probable label</source>
            <translation>概率最高的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Most valuable first</source>
            <translation>价值最大的在前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>NaN only</source>
            <translation>仅 NaN</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>Name</source>
            <translation>姓名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Name of the recipe</source>
            <translation>导入方案的名称</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Names of workers that are models, separated by commas; * fits any characters. A list of models or a column with the role “Person or model” counts more.</source>
            <translation>作为模型的标注员的名称，以逗号分隔；* 匹配任意字符。模型名单或角色为“人或模型”的列优先。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Needs</source>
            <translation>需要</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Needs attention</source>
            <translation>需要注意</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Neither accepted nor rejected</source>
            <translation>既未接受也未拒绝</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Neither is a guarantee here.</source>
            <translation>两者在此都不是保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Never lost: {items}.</source>
            <translation>从未败过：{items}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Never won: {items}.</source>
            <translation>从未胜过：{items}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/adding.py" />
            <source>New items: {items}. New labels on items that are there already: {more}. New workers: {workers}.</source>
            <translation>新条目：{items}。已有条目的新标签：{more}。新标注员：{workers}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Next</source>
            <translation>下一步</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>No annotation says who made it. Export as JSON with annotators, without hiding their details; or, if every worker has their own file, choose “One file per worker”.</source>
            <translation>没有标注注明由谁给出。请导出为包含标注员的 JSON，且不要隐藏其详情；若每个标注员各有一个文件，请选择“每个标注员一个文件”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>No annotation says who made it. Export as JSON, with annotators.</source>
            <translation>没有标注注明由谁给出。请导出为包含标注员的 JSON。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>No array looks like labels. The arrays are {names}.</source>
            <translation>没有数组看起来像标签。数组有 {names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>No audit has shown what to review yet.</source>
            <translation>尚无抽查说明需要复核什么。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No audit sample was drawn.</source>
            <translation>未抽取抽查样本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tags.py" />
            <source>No cell holds a tag. Check the column with the labels.</source>
            <translation>没有单元格含有标记。请检查标签所在的列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>No class bias found: {size} of labels differ from what one accuracy per worker would give ({chance} by chance).</source>
            <translation>未发现类别偏差：有 {size} 的标签与每人单一准确率所得不同（偶然情形为 {chance}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>No class probabilities can be used</source>
            <translation>没有可用的类别概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>No column differs between the annotations of a task. Choose the one that holds the label.</source>
            <translation>同一任务的各标注间没有任何列不同。请选择含有标签的列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>No column differs between the judgments of a unit. Choose the one that holds the label.</source>
            <translation>同一单元的各判断间没有任何列不同。请选择含有标签的列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>No column holds labels from a list of classes. These hold free text: {columns}.</source>
            <translation>没有列包含取自类别列表的标签。以下列是自由文本：{columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>No column holds labels from a list of classes. These hold nested data: {columns}.</source>
            <translation>没有列包含取自类别列表的标签。以下列是嵌套数据：{columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>No column holds labels of whole items. These mark parts of items, such as boxes: {columns}.</source>
            <translation>没有列包含整个条目的标签。以下列标记的是条目的一部分，例如边框：{columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>No column holds labels with few classes. Open the classification export of the Zooniverse itself.</source>
            <translation>没有包含少量类别标签的列。请直接打开 Zooniverse 的分类导出文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>No column holds labels. Download the results once workers have submitted some.</source>
            <translation>没有列含有标签。请在标注员提交之后下载结果。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <location filename="../../crowdgui/io/importing/worker_list.py" />
            <source>No column names a worker of the label file.</source>
            <translation>没有列给出标签文件中的标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>No column names a worker: this looks like a list of items, such as tasks, known true labels or final labels.</source>
            <translation>没有列给出标注员：这看起来是条目列表，例如任务、已知的真实标签或最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/item_content.py" />
            <source>No column names the items: the best one, “{column}”, names {n} of {items}.</source>
            <translation>没有列给出条目：最接近的“{column}”只给出 {items} 个中的 {n} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>No column names the volunteers. Keep the column user_name of the classification export when you flatten it.</source>
            <translation>没有指明志愿者的列。展开分类导出文件时请保留 user_name 列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/cohorts.py" />
            <source>No column of groups was chosen, and there is no list of workers.</source>
            <translation>没有选择分组列，也没有标注员名单。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>No content for this item. Open the file again and add it as item content.</source>
            <translation>此条目没有内容。请重新打开文件并将其添加为条目内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No error rate below 100% can be guaranteed with this probability.</source>
            <translation>在此概率下无法保证任何低于 100% 的错误率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>No family has two models with labels, so no models count as one voter.</source>
            <translation>没有系列包含两个有标签的模型，因此没有模型合并计为一个投票者。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>No file is named after a worker.</source>
            <translation>没有以标注员命名的文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>No files yet</source>
            <translation>尚无文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/review_page.py" />
            <source>No final label</source>
            <translation>没有最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>No final label is uncertain enough to need review.</source>
            <translation>没有最终标签不确定到需要复核。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>No final label would change.</source>
            <translation>没有最终标签会改变。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>No gold label matches an item</source>
            <translation>没有金标准标签与条目匹配</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>No group differs significantly from the others on the same items.</source>
            <translation>在相同条目上，没有组与其他组有显著差异。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No guarantee</source>
            <translation>没有保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>No guarantee yet</source>
            <translation>尚无保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/costs.py" />
            <source>No guaranteed mean cost. {reason}</source>
            <translation>没有保证的平均代价。{reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No included worker can be compared with others.</source>
            <translation>没有计入的标注员可与他人比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>No included worker labelled these items, so they lose their final label.</source>
            <translation>计入的标注员都没有标注这些条目，因此它们失去最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>No included worker labelled this item.</source>
            <translation>计入的标注员都没有标注此条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No interval, because only one item has labels from two workers.</source>
            <translation>没有区间，因为只有一个条目有两名标注员的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No interval, because the items do not differ.</source>
            <translation>没有区间，因为各条目没有差别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>No interval, because too few items have a second class.</source>
            <translation>没有区间，因为有第二个类别的条目太少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>No item bound. {reason}</source>
            <translation>没有条目界限。{reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>No item could be compared.</source>
            <translation>没有可比较的条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>No item has a gold label and a final label for every tag.</source>
            <translation>没有条目的每个标记都有金标准标签和最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>No item has a gold label or was audited.</source>
            <translation>没有条目有金标准标签，也没有条目被抽查过。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>No item has a label. Fill in the column “label”.</source>
            <translation>没有条目带标签。请填写“label”列。</translation>
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
            <source>No item has labels from two workers.</source>
            <translation>没有条目有两名标注员的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>No item has priority</source>
            <translation>没有优先的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>No item is expected to improve with this many more labels.</source>
            <translation>预计增加这么多标签不会使任何条目改善。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>No item it labelled has a reference class.</source>
            <translation>它标注过的条目都没有可供对照的类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>No item of this worker can be compared: nobody else labelled them, or the others are tied.</source>
            <translation>此标注员没有可比较的条目：没有其他人标注过，或他人的票数并列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>No item or pair of classes differs by more than chance.</source>
            <translation>没有条目或类别对的差异超出偶然。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>No item selected</source>
            <translation>未选择条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>No item they share has a known class.</source>
            <translation>他们的共同条目中没有类别已知的。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>No item was labelled by this group and another.</source>
            <translation>没有条目由此组和其他组都标注过。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No item was preferred to another, so nothing can be ranked.</source>
            <translation>没有条目被认为优于另一条目，因此无法排名。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>No item, worker or class here has a name that a spreadsheet would run.</source>
            <translation>此处没有条目、标注员或类别的名称会被电子表格运行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>No items yet</source>
            <translation>尚无条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>No iterations</source>
            <translation>没有迭代</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No label affects the result: every worker has weight 0.</source>
            <translation>没有标签能影响结果：所有标注员的权重都为 0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>No label changed after the first vote.</source>
            <translation>首次投票之后没有标签改变。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>No label could be compared.</source>
            <translation>没有可比较的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>No label has a high expected cost</source>
            <translation>没有预期代价较高的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <location filename="../../crowdgui/io/formats/research/mt_bench.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>No label names its worker.</source>
            <translation>没有标签注明其标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>No label of this tag could be compared.</source>
            <translation>此标记没有可比较的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>No label says who gave it. If every worker has their own dataset, choose “One file per worker”.</source>
            <translation>没有标签注明由谁给出。若每个标注员各有一个数据集，请选择“每个标注员一个文件”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>No label says who made it. Export with “Label details” and “Performance”.</source>
            <translation>没有标签注明由谁给出。请连同“Label details”和“Performance”一起导出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>No label that counts is in a group of this column.</source>
            <translation>此列的各组中没有计入的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>No labels are left to work on.</source>
            <translation>没有剩余的标签可供处理。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>No labels are left. All were skipped: {why}.</source>
            <translation>没有剩余的标签。全部被跳过：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/costs.py" />
            <source>No labels were checked at random. An audit gives a guaranteed mean cost.</source>
            <translation>没有随机核对过的标签。抽查可得到保证的平均代价。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No manual labels</source>
            <translation>没有人工标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>No model gave a label that counts.</source>
            <translation>没有模型给出计入的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>No other included worker labelled this worker’s items.</source>
            <translation>没有其他计入的标注员标注过此标注员的条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>No other worker who labelled the same items is a model.</source>
            <translation>标注过相同条目的其他标注员都不是模型。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>No other worker who labelled the same items is a person.</source>
            <translation>标注过相同条目的其他标注员都不是人。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>No overlap: nobody else labelled any of this worker’s items.</source>
            <translation>没有重叠：没有其他人标注过此标注员的任何条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>No overlap: none of these workers share an item.</source>
            <translation>没有重叠：这些标注员之间没有共同条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>No person gave a label that counts.</source>
            <translation>没有人给出计入的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/item_content.py" />
            <source>No picture in this folder is named after an item.</source>
            <translation>此文件夹中没有以条目命名的图片。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>No response says which user gave it. Export the records with their responses.</source>
            <translation>没有回答注明由哪个用户给出。请连同回答一起导出记录。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>No responses</source>
            <translation>没有回答</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>No results. Try fewer or different words.</source>
            <translation>没有结果。请减少或更换词语。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>No row has a worker, an item and a label. Check which columns these are.</source>
            <translation>没有一行同时有标注员、条目和标签。请检查它们各是哪一列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>No row has two items and a choice of one of them or a tie. Check which columns these are, or map the words of the choice to “left”, “right” and “tie”.</source>
            <translation>没有一行含有两个条目以及对其中之一或并列的选择。请检查这些是哪些列，或将表示选择的词映射为“left”、“right”和“tie”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>No row holds a number.</source>
            <translation>没有含数字的行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/table_view.py" />
            <source>No row matches the search and the filter.</source>
            <translation>没有行符合搜索和筛选条件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>No rule has run on these labels yet</source>
            <translation>尚未对这些标签运行规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>No rule has run on these labels.</source>
            <translation>尚未对这些标签运行规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>No sample is drawn</source>
            <translation>未抽取样本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>No side is preferred for its place.</source>
            <translation>没有一侧因其位置而受偏好。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/over_time.py" />
            <source>No significant change ({p}, corrected for all workers).</source>
            <translation>没有显著变化（{p}，已按所有标注员校正）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No ties.</source>
            <translation>没有并列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>No two columns list workers and their labels.</source>
            <translation>没有两列分别列出标注员及其标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>No two of them labelled the same item.</source>
            <translation>没有两名标注过同一条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No two workers labelled the same item, so workers can’t be compared.</source>
            <translation>没有两名标注员标注过同一条目，因此无法比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>No unsaved work</source>
            <translation>没有未保存的工作</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_votes.py" />
            <source>No way is shown to help, so let every model vote alone.</source>
            <translation>没有证据表明哪种方式有帮助，因此请让每个模型单独投票。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>No worker gave the gold label “{label}”. Read the labels together with the gold.</source>
            <translation>没有标注员给出过金标准标签“{label}”。请将标签与金标准一起读取。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tags.py" />
            <source>No worker gave the tag “{tag}”, so nothing is known about it. Read a missing “{tag}” as no.</source>
            <translation>没有标注员给出过标记“{tag}”，因此对它一无所知。请将缺少的“{tag}”读作“否”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guideline.py" />
            <source>No worker has enough comparable labels to say what good workers read otherwise.</source>
            <translation>没有标注员有足够的可比较标签，无法说明好的标注员有何不同理解。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/over_time.py" />
            <source>No worker has the {n} comparable labels with a time that a test of change needs.</source>
            <translation>没有标注员有检验变化所需的 {n} 个带时间的可比较标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>No worker is called “{name}”</source>
            <translation>没有名为“{name}”的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/workers.py" />
            <source>No worker is excluded.</source>
            <translation>没有排除任何标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>No worker is marked as a model, so nothing changes in how models vote.</source>
            <translation>没有标注员被标记为模型，因此模型的投票方式没有任何变化。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/models.py" />
            <source>No worker is marked as a model.</source>
            <translation>没有标注员被标记为模型。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No worker labelled an item twice</source>
            <translation>没有标注员重复标注同一条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No worker labelled an item twice: the rule adds up every label</source>
            <translation>没有标注员重复标注同一条目：规则会累加每个标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>No worker seems to be guessing.</source>
            <translation>没有标注员看起来像在猜测。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>No worker who labelled gold items has any weight in the vote.</source>
            <translation>标注过金标准条目的标注员在投票中都没有权重。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>No workers yet</source>
            <translation>尚无标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>No worker’s name fits “{pattern}”</source>
            <translation>没有标注员的名称符合“{pattern}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>No {items}</source>
            <translation>没有{items}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>No, a cell is one label</source>
            <translation>否，一个单元格即一个标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Nobody compared gave this class.</source>
            <translation>所比较者中没有人给出此类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Nobody else labelled these items.</source>
            <translation>没有其他人标注过这些条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Nobody else labelled this worker’s items, or the others are tied on them.</source>
            <translation>没有其他人标注此标注员的条目，或他人在其上的票数并列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and bounds from estimated accuracies are estimates, so the labels alone guarantee nothing.</source>
            <translation>没有人抽查过这些标签，由估计准确率得出的界只是估计，因此仅凭标签无法保证任何结果。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and models among the workers may share mistakes, so the labels alone guarantee nothing.</source>
            <translation>没有人抽查过这些标签，且标注员中的模型可能犯相同的错误，因此仅凭标签无法保证任何结果。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and none of the bounds is useful for them; each one says why.</source>
            <translation>没有人抽查过这些标签，也没有对其有用的界；每个界都说明了原因。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and they differ slightly but significantly from what independent workers would give, so the labels alone guarantee nothing.</source>
            <translation>没有人抽查过这些标签，且它们与独立标注员的结果有微小但显著的差异，因此仅凭标签无法保证任何结果。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Nobody has audited these labels, and workers here don’t make mistakes independently, so the labels alone guarantee nothing.</source>
            <translation>没有人抽查过这些标签，且这里的标注员并非独立犯错，因此仅凭标签无法保证任何结果。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Nobody in this group gave a label that counts.</source>
            <translation>这一组中没有人给出计入的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>Nobody labelled this item, so it has no final label.</source>
            <translation>没有人标注此条目，因此它没有最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Nobody labelled this item.</source>
            <translation>没有人标注此条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>None</source>
            <translation>无</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>None of the bounds below is useful for these labels; each one says why.</source>
            <translation>以下界限对这些标签都没有参考价值；各自注明了原因。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of the workers you entered gave any of these labels. Check that their ids are spelled the same.</source>
            <translation>您输入的标注员都没有给出这些标签。请检查其 ID 写法是否一致。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>None of them is flagged.</source>
            <translation>他们均无警示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>None of these</source>
            <translation>都不是</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>None of these bounds is a guarantee here.</source>
            <translation>此处的界限都不是保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/add_controller.py" />
            <source>None of these questions is the one that is shown: {names}.</source>
            <translation>这些问题都不是所显示的问题：{names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>None of {n} draws of workers has a mean accuracy within {within} of the expected one. Allow a larger difference.</source>
            <translation>{n} 次抽取中，没有一次的标注员平均准确率在预期值的 {within} 以内。请放宽偏差。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>None: as detected</source>
            <translation>无：按自动识别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Norm of the weights</source>
            <translation>权重的范数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>Not all prices are known.</source>
            <translation>有些价格未知。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Not checked.</source>
            <translation>未检查。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Not chosen</source>
            <translation>未选择</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Not compared: {rules}.</source>
            <translation>未比较：{rules}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not computed, because there are more than {most} classes.</source>
            <translation>未计算，因为类别超过 {most} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not computed, because there are too many pairs of workers.</source>
            <translation>未计算，因为标注员配对太多。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Not computed.</source>
            <translation>未计算。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not computed: with this many labels and classes it would take very long.</source>
            <translation>未计算：标签和类别如此之多，会耗时过长。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because all compared labels are the same number.</source>
            <translation>无定义：所比较的标签全是同一数字。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because all compared labels are “{only}”: without a second class, agreement can’t be distinguished from chance.</source>
            <translation>无定义：所比较的标签全是“{only}”，没有第二个类别就无法区分一致与偶然。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because all {n} compared labels are of this class, so agreement can’t be distinguished from chance.</source>
            <translation>无定义：所比较的 {n} 个标签全属此类别，无法区分一致与偶然。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because both workers give the same class to every item they share, so agreement can’t be distinguished from chance.</source>
            <translation>无定义：两名标注员对所有共同条目给出同一类别，无法区分一致与偶然。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because every pair of workers that share {fewest} or more items gives the same class to all of them.</source>
            <translation>无定义：任何共同条目不少于 {fewest} 个的两名标注员都对这些条目给出同一类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because items have between {fewest} and {most} labels, and Fleiss’ kappa needs the same number for each. Krippendorff’s alpha doesn’t.</source>
            <translation>无定义：各条目有 {fewest} 至 {most} 个标签，而 Fleiss’ kappa 要求每个条目标签数相同。Krippendorff’s alpha 则不要求。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because no item has labels from two workers.</source>
            <translation>无定义：没有条目有两名标注员的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because no item with two or more labels has this class.</source>
            <translation>无定义：有两个或更多标签的条目中没有此类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because no two workers share {fewest} or more items.</source>
            <translation>无定义：没有两名标注员的共同条目达到 {fewest} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because the classes are not all numbers.</source>
            <translation>无定义：类别并非全是数字。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because there is only one class.</source>
            <translation>无定义：只有一个类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not defined, because these two workers share no item.</source>
            <translation>无定义：这两名标注员没有共同条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Not defined, because two workers are needed.</source>
            <translation>无定义，因为需要两名标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Not defined: all items of this worker have the same final label, or none.</source>
            <translation>无定义：此标注员的所有条目最终标签相同，或没有最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Not defined: no shared item has a final label.</source>
            <translation>无定义：没有共同条目有最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Not defined: {reason}.</source>
            <translation>无定义：{reason}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Not finished in time</source>
            <translation>未按时完成</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Not flagged</source>
            <translation>无警示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Not in a project</source>
            <translation>未存为项目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Not known: no item it labelled has a gold label, an audit or a final label.</source>
            <translation>未知：它标注过的条目都没有金标准标签、抽查或最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>Not labelled yet</source>
            <translation>尚未标注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Not listed, because there are too many pairs of workers.</source>
            <translation>未列出，因为标注员配对太多。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not met: {conditions}.</source>
            <translation>不满足：{conditions}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Not models</source>
            <translation>不是模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Not ordered</source>
            <translation>无序</translation>
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
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read as labels, because they describe the form, the item or the worker: {columns}.</source>
            <translation>未作为标签读取，因为它们描述表单、条目或标注员：{columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read as labels, because they hold only one value: {columns}.</source>
            <translation>未作为标签读取，因为它们只有一个值：{columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read as labels, because they repeat another column: {columns}.</source>
            <translation>未作为标签读取，因为它们与另一列重复：{columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read, because they hold free text: {columns}.</source>
            <translation>未读取，因为包含自由文本：{columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read, because they hold nested data: {columns}.</source>
            <translation>未读取，因为它们包含嵌套数据：{columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>Not read, because they mark parts of items: {columns}.</source>
            <translation>未读取，因为只标记条目的一部分：{columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Not read: {names}.</source>
            <translation>未读取：{names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Not saved</source>
            <translation>未保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>Not submitted: {status}</source>
            <translation>未提交：{status}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/over_time.py" />
            <source>Not tested for a change: that needs {n} comparable labels with a time.</source>
            <translation>未检验变化：这需要 {n} 个带时间的可比较标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not useful: the bound is above 100%.</source>
            <translation>无参考价值：界限超过 100%。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not useful: these workers were hardly ever seen to make mistakes, which leaves no room for errors.</source>
            <translation>无参考价值：这些标注员几乎没有被发现出错，没有给错误留下余地。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Not useful: under this bound nearly every label could be wrong.</source>
            <translation>无参考价值：按此界限，几乎每个标签都可能是错的。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Not valid here. {reason}</source>
            <translation>此处不成立。{reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/review_page.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Note</source>
            <translation>备注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Note for this item (N)</source>
            <translation>此条目的备注（N）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Note: {note}</source>
            <translation>备注：{note}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Notes</source>
            <translation>备注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Nothing</source>
            <translation>无</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/settings.py" />
            <source>Nothing can be written in {folder}, so settings, recipes and pseudonyms last until you close CrowdGUI. Save your work as a project to keep it.</source>
            <translation>无法在 {folder} 中写入任何内容，因此设置、导入方案和化名只保留到您关闭 CrowdGUI 为止。请将工作保存为项目以保留它。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Nothing in the files was skipped.</source>
            <translation>文件中没有跳过任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette.py" />
            <source>Nothing is called “{words}”.</source>
            <translation>没有名为“{words}”的内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Nothing is known about any worker, and none labelled a gold item. Enter confusion matrices or accuracies, or open a file of gold labels.</source>
            <translation>没有任何标注员的信息，也没有人标注过金标准条目。请输入混淆矩阵或准确率，或打开金标准标签文件。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>Nothing is known about {n} workers, so their weight is 0.</source>
            <extracomment>For one: Nothing is known about {n} worker, so their weight is 0.</extracomment>
            <translation>
                <numerusform>对 {n} 名标注员一无所知，其权重为 0。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Nothing is left to review for the guarantee</source>
            <translation>没有为保证而需要复核的条目了</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Nothing is loaded from the network.</source>
            <translation>不从网络加载任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <source>Nothing is running.</source>
            <translation>没有正在运行的内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Nothing is skipped.</source>
            <translation>没有跳过任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Nothing to compare yet</source>
            <translation>尚无可比较的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Nothing to export yet</source>
            <translation>尚无可导出的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Nothing to guarantee yet.</source>
            <translation>尚无可保证的内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Nothing to rank yet</source>
            <translation>尚无可排名的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Nothing was changed.</source>
            <translation>没有更改任何内容。</translation>
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
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Nothing: it holds already</source>
            <translation>无：已经成立</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>NumPy arrays</source>
            <translation>NumPy 数组</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Number of iterations</source>
            <translation>迭代次数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Number of iterations after the first vote.</source>
            <translation>首次投票之后的迭代次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Number of labels</source>
            <translation>标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Number of sessions; a pause of half an hour ends a session.</source>
            <translation>时段数；停顿半小时即结束一个时段。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Number of starts</source>
            <translation>起点数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Numbering starts at</source>
            <translation>编号起始于</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Numbers</source>
            <translation>数字</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>Numbers from a file</source>
            <translation>来自文件的数字</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>OK</source>
            <translation>正常</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Of all pairs of labels that two workers gave to the same item, the share that are equal. Easy to read, but part of it is due to chance.</source>
            <translation>两名标注员给同一条目的所有标签对中，有多少是相同的。容易理解，但其中一部分出于偶然。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Of an exact test of guessing, which would agree half the time; corrected for the number of workers (Holm).</source>
            <translation>针对猜测的精确检验，猜测者有一半与排名一致；已按标注员人数校正（Holm）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Of any two of them, one is always right or always wrong on the items they share.</source>
            <translation>其中任意两名，在共同条目上总有一名始终正确或始终错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Of the items that one of two models has wrong, the share that both have wrong. In brackets the number of items.</source>
            <translation>在两个模型中至少一个出错的条目中，两者都出错的比例。括号内为条目数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Of the items this worker labelled more than once, how many got the same label each time.</source>
            <translation>此标注员重复标注的条目中，有多少每次标签相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Of the mistakes of two models, the share that both make. Choose a cell to see the items both get wrong.</source>
            <translation>两个模型的错误中，两者都犯的比例。选择一个单元格可查看两者都出错的条目。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Of the more confident ones that have gold, {n} of {known} are still wrong.</source>
            <extracomment>For one: Of the more confident ones that have gold, {n} of {known} is still wrong.</extracomment>
            <translation>
                <numerusform>在置信度较高且有金标准的标签中，{known} 个里仍有 {n} 个是错的。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Of these, gold</source>
            <translation>其中金标准</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Of {n} gold items, only “{rule}” is right on {first} and only “{kept}” on {second}</source>
            <extracomment>For one: Of {n} gold item, only “{rule}” is right on {first} and only “{kept}” on {second}</extracomment>
            <translation>
                <numerusform>在 {n} 个金标准条目上，只有“{rule}”正确的有 {first} 次，只有“{kept}”正确的有 {second} 次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/adding.py" />
            <source>Of {n} gold items, {before} were wrong before, and {after} are now.</source>
            <extracomment>For one: Of {n} gold item, {before} was wrong before, and {after} is now.</extracomment>
            <translation>
                <numerusform>{n} 个金标准条目中，之前有 {before} 个错误，现在有 {after} 个。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Of {n} workers, guessing is not excluded for {guessing}, {against} choose against the ranking, and {few} made too few choices to tell.</source>
            <translation>{n} 名标注员中，{guessing} 名不排除猜测，{against} 名的选择与排名相反，{few} 名的选择太少而无法判断。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Off by 2 or more</source>
            <translation>相差 2 类及以上</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Off by more than one</source>
            <translation>相差一类以上</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Offers what a survey asks about each choice, such as how many there are, as further questions.</source>
            <translation>将针对每个选项的提问（例如数量）作为其他问题提供。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Offset</source>
            <translation>偏移</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>On a cluster, EM can start only from majority vote.</source>
            <translation>在集群上，EM 只能从多数投票开始。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>On average they don’t differ significantly from the share right: {sure} and {share} ({right} of {items}).</source>
            <translation>平均而言，它们与正确比例没有显著差异：{sure} 与 {share}（{items} 个中 {right} 个）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On average, at most this share of the flags of one type is false.</source>
            <translation>同一类警示中，误警示平均不超过此比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>On average, at most {share} of these labels are wrong.</source>
            <translation>这些标签平均最多有 {share} 是错的。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>On gold</source>
            <translation>金标准上</translation>
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
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>On gold, {n} of {known} labels are right, {share}.</source>
            <extracomment>For one: On gold, {n} of {known} labels is right, {share}.</extracomment>
            <translation>
                <numerusform>在金标准上，{known} 个标签中有 {n} 个正确，{share}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>On gold, {n} of {of} labels are right ({share}).</source>
            <extracomment>For one: On gold, {n} of {of} labels is right ({share}).</extracomment>
            <translation>
                <numerusform>在金标准上，{of} 个标签中有 {n} 个正确（{share}）。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>On gold, “{name}” is right {points} points less often on the same items ({p}).</source>
            <translation>在金标准上，“{name}”在相同条目上的正确率低 {points} 个百分点（{p}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>On gold, “{name}” is right {points} points more often on the same items ({p}).</source>
            <translation>在金标准上，“{name}”在相同条目上的正确率高 {points} 个百分点（{p}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>On how many items can the label of {model} be accepted?</source>
            <translation>有多少条目可以接受 {model} 的标签？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>On how many of their shared items both gave the same label.</source>
            <translation>在共同条目中，有多少两人给出相同标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>On the same gold items</source>
            <translation>在相同金标准条目上</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>On the same items</source>
            <translation>在相同条目上</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items, a typical model would agree on about {ordinary}, and a guesser with the same class frequencies on {guesser}.</source>
            <translation>在相同条目上，典型的模型会有约 {ordinary} 个一致，而类别频率相同的猜测者会有 {guesser} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items, a typical person would agree on about {ordinary}, and a guesser with the same class frequencies on {guesser}.</source>
            <translation>在相同条目上，典型的人会有约 {ordinary} 个一致，而类别频率相同的猜测者会有 {guesser} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>On the same items, a typical worker would agree on about {ordinary}, and a guesser with the same class frequencies on {guesser}.</source>
            <translation>在相同条目上，典型标注员会有约 {ordinary} 个一致，而类别频率相同的猜测者会有 {guesser} 个。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>On {n} gold items, {error} of the final labels are wrong ({level} interval {low} to {high}).</source>
            <extracomment>For one: On {n} gold item, {error} of the final labels are wrong ({level} interval {low} to {high}).</extracomment>
            <translation>
                <numerusform>在 {n} 个金标准条目上，有 {error} 的最终标签是错的（{level} 区间：{low} 至 {high}）。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>On {n} held-out labels, no rule predicts better than “{kept}” (geometric mean probability {base}).</source>
            <extracomment>For one: On {n} held-out label, no rule predicts better than “{kept}” (geometric mean probability {base}).</extracomment>
            <translation>
                <numerusform>在 {n} 个留出的标签上，没有规则比“{kept}”预测得更好（概率的几何平均 {base}）。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>On {n} held-out labels, the geometric mean probability is {base} with “{kept}” and {other} with “{rule}”. {often} Better predictions don’t show fewer errors.</source>
            <extracomment>For one: On {n} held-out label, the geometric mean probability is {base} with “{kept}” and {other} with “{rule}”. {often} Better predictions don’t show fewer errors.</extracomment>
            <translation>
                <numerusform>在 {n} 个留出的标签上，概率的几何平均在“{kept}”下为 {base}，在“{rule}”下为 {other}。{often} 预测更好并不说明错误更少。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>On {n} items that both people and models labelled.</source>
            <extracomment>For one: On {n} item that both people and models labelled.</extracomment>
            <translation>
                <numerusform>针对人和模型都标注过的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guideline.py" />
            <source>On {n} items the best workers oppose the final label.</source>
            <extracomment>For one: On {n} item the best workers oppose the final label.</extracomment>
            <translation>
                <numerusform>在 {n} 个条目上，最佳标注员与最终标签相反。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>On {unanimous} of {compared} items ({share}), all labels are the same. On the median item, {median} of the label pairs are the same.</source>
            <translation>在 {compared} 个条目中的 {unanimous} 个（{share}）上，所有标签相同。在中位条目上，有 {median} 的标签对相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <source>One accuracy</source>
            <translation>单一准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <source>One accuracy per class</source>
            <translation>每个类别一个准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/tag_fields.py" />
            <source>One class per cell, as written</source>
            <translation>每个单元格一个类别，按原样</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>One column per worker works too. Gold labels (known true labels, also called ground truth) can be in a column or in a separate file.</source>
            <translation>每个标注员一列也可以。金标准标签（已知的真实标签，也称 ground truth）可放在一列中或单独的文件中。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>One file per worker</source>
            <translation>每个标注员一个文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>One row per item, one column per worker</source>
            <translation>每个条目一行，每个标注员一列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>One row per label</source>
            <translation>每个标签一行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>One row per label: who gave it, for which item, and which class. Columns can have any name and order; you choose which is which before they are read.</source>
            <translation>每个标签一行：谁、对哪个条目、给出哪个类别。各列名称和顺序不限；读取之前由您选定各列的含义。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>One row per worker, one column per item</source>
            <translation>每个标注员一行，每个条目一列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>One step left</source>
            <translation>还差一步</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>One-step voting, any assignment</source>
            <translation>一步投票，任意分配</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <location filename="../../crowdgui/text/rules.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>One-step weighted voting</source>
            <translation>一步加权投票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Only a random part of the items was used.</source>
            <translation>只使用了随机选取的一部分条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Only a random sample can show what all of them got wrong.</source>
            <translation>只有随机样本才能显示所有人都标错的内容。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Only a worker’s first label for an item is used; {n} repeated labels are ignored.</source>
            <extracomment>For one: Only a worker’s first label for an item is used; {n} repeated label is ignored.</extracomment>
            <translation>
                <numerusform>同一标注员对同一条目只使用第一个标签；忽略 {n} 个重复标签。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Only accuracies from a Beta distribution have a mean to vary.</source>
            <translation>只有来自 Beta 分布的准确率才有可变化的均值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>Only an audit gives a guarantee; after more labels alone the error rate is expected. The ranges of items reviewed hold in about 8 of 10 cases.</source>
            <translation>只有抽查能给出保证；仅增加标签时，错误率只是预期值。复核条目数的范围在约 10 次中有 8 次成立。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Only labels that are off by two classes or more count as wrong</source>
            <translation>只有相差两个类别及以上的标签才计为错误</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Only one item was compared.</source>
            <translation>只比较了一个条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Only one worker is named, so nobody can be compared with the others.</source>
            <translation>只注明了一名标注员，因此无法与他人比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Only one worker is named, so workers can’t be compared</source>
            <translation>只注明了一名标注员，因此无法比较标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <source>Only the final label is given, not who gave it</source>
            <translation>只给出最终标签，未注明由谁给出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Only the labels are read. You can open gold from a separate file; class shares and costs are not used.</source>
            <translation>只读取标签。您可以从单独的文件打开金标准；类别比例和代价不使用。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Only the question shown, “{question}”, is exported, to the folder “{folder}” inside this one.</source>
            <translation>只导出所显示的问题“{question}”：导出到此文件夹内的文件夹“{folder}”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Only the {n} most frequent of {all} classes are shown.</source>
            <translation>仅显示 {all} 个类别中最常见的 {n} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Only whether “{answer}” is among them</source>
            <translation>仅看其中是否有“{answer}”</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Only {n} of these items can be compared; {least} are needed.</source>
            <extracomment>For one: Only {n} of these items can be compared; {least} are needed.</extracomment>
            <translation>
                <numerusform>这些条目中只有 {n} 个可以比较，而需要 {least} 个。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Only “{name}” is a final label.</source>
            <translation>只有“{name}”是最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open &amp;folder…</source>
            <translation>打开文件夹(&amp;F)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open &amp;recent</source>
            <translation>打开最近的文件(&amp;R)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open &amp;unsaved work</source>
            <translation>打开未保存的工作(&amp;U)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Open a dataset</source>
            <translation>打开数据集</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Open a file of comparisons of two items to see their ranking.</source>
            <translation>打开由两个条目的比较组成的文件，即可查看其排名。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Open a file of labels and run a rule to compare it with other rules.</source>
            <translation>打开标签文件并运行规则，即可与其他规则比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Open a file of labels and run a rule to export final labels and the worker table.</source>
            <translation>打开标签文件并运行规则，即可导出最终标签和标注员表。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Open a file of labels and run a rule to see every item’s final label, confidence and votes.</source>
            <translation>打开标签文件并运行规则，即可查看每个条目的最终标签、置信度和票数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Open a file of labels and run a rule to see how good each worker is and who may be guessing.</source>
            <translation>打开标签文件并运行规则，即可查看每个标注员的水平，以及谁可能在猜测。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Open a file of labels and run a rule to see the guarantee.</source>
            <translation>打开标签文件并运行规则，即可查看保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Open a file of labels first.</source>
            <translation>请先打开标签文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Open a file with a recipe</source>
            <translation>打开带导入方案的文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Open a file…</source>
            <translation>打开文件…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Open a project on its own, without other files.</source>
            <translation>请单独打开项目，不要与其他文件一起打开。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Open all {n}</source>
            <translation>打开全部 {n} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>Open another…</source>
            <translation>打开其他…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
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
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <source>Open instead</source>
            <translation>改为打开</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Open it</source>
            <translation>打开</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Open labels</source>
            <translation>打开标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Open recipe</source>
            <translation>打开导入方案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Open sa&amp;mple data</source>
            <translation>打开示例数据(&amp;M)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/run_controller.py" />
            <source>Opening the last result</source>
            <translation>打开上次结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/content.py" />
            <source>Opening the project</source>
            <translation>正在打开项目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette.py" />
            <source>Opens with</source>
            <translation>打开快捷键</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Open…</source>
            <translation>打开…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Options</source>
            <translation>选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Options of the rule</source>
            <translation>规则的选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Options that differ from the defaults</source>
            <translation>与默认值不同的选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Oracle MAP</source>
            <translation>Oracle MAP</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Oracle, best weights for the bound</source>
            <translation>Oracle，使界限最优的权重</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Order</source>
            <translation>顺序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Order of the classes</source>
            <translation>类别的顺序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>Order of the columns</source>
            <translation>列的顺序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Order of the names</source>
            <translation>名称的顺序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Ordered, lowest first</source>
            <translation>有序，最低的在前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>Other prices of single workers</source>
            <translation>个别标注员的其他价格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Other rules side by side, whether more labels would help, and which items they would help most.</source>
            <translation>并排比较其他规则，增加标签是否有帮助，以及对哪些条目帮助最大。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>Other targets</source>
            <translation>其他目标</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Other worker</source>
            <translation>另一名标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/tag_fields.py" />
            <source>Otherwise the label of an empty cell is missing.</source>
            <translation>否则空单元格的标签视为缺失。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Over time</source>
            <translation>随时间变化</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>Over {n} labels.</source>
            <extracomment>For one: Over {n} label.</extracomment>
            <translation>
                <numerusform>依据 {n} 个标签。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Overall</source>
            <translation>总体</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Overall, workers agree no more often than guessers would.</source>
            <translation>标注员总体的一致率不高于猜测者。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Overview</source>
            <translation>概览</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Own simulation</source>
            <translation>自定义模拟</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>Packing {file}</source>
            <translation>正在打包 {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>Pages</source>
            <translation>页面</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>Pairs</source>
            <translation>配对</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Pairs agree on {low} to {high} of the items they share; {overlap}.</source>
            <translation>各配对在共同条目上的一致率为 {low} 至 {high}；{overlap}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Pairs of labels of one item by two workers. Within a group Krippendorff’s α, between people and models κ. 95% intervals in brackets.</source>
            <translation>两名标注员对同一条目所给标签的配对。组内为 Krippendorff’s α，人与模型之间为 κ。括号内为 95% 区间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Paper’s bound, Bernstein</source>
            <translation>论文界限，Bernstein</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
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
            <location filename="../../crowdgui/text/errors.py" />
            <source>Part of the work was stopped from outside CrowdGUI. What was done so far is kept.</source>
            <translation>部分工作被 CrowdGUI 外部终止。已完成的部分予以保留。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Parts of the guarantee</source>
            <translation>保证的各部分</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/page.py" />
            <source>Parts of the page</source>
            <translation>页面的各部分</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Passes</source>
            <translation>通过</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Passing is weak evidence. In simulations, a model 10 points less accurate than people (70%, not 80%) passed in 19–22% of cases with a margin of 20% where 10 people all labelled 100 items, and in 92–100% with 8 people, 3 labels per item and 600 items. With a margin of 10% it passed in 0–5%.</source>
            <translation>通过只是较弱的证据。在模拟中，准确率比人低 10 个百分点的模型（70% 对 80%），容差为 20% 时，在 10 人全部标注 100 个条目的情形下有 19–22% 通过，在 8 人、每个条目 3 个标签、共 600 个条目的情形下有 92–100% 通过。容差为 10% 时，有 0–5% 通过。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Passing messages</source>
            <translation>正在传递消息</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Paste labels</source>
            <translation>粘贴标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>Pasted text {n}.txt</source>
            <translation>粘贴的文本 {n}.txt</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>Peers</source>
            <translation>同伴</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/text/prices.py" />
            <source>People</source>
            <translation>人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>People and models</source>
            <translation>人与模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>People and models are compared once the guarantee is computed.</source>
            <translation>保证计算完成后会比较人与模型。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>People and models are compared while the guarantee is computed.</source>
            <translation>计算保证时会比较人与模型。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>People are compared with people and models with models, as far as they label the same items. A typical person agrees with the others on {person} of items, a typical model on {model}; a guesser would on {chance}. Of people who do as well as the typical one, 95% are in the band.</source>
            <translation>只要标注相同的条目，人与人比较，模型与模型比较。典型的人与他人的一致率为 {person}，典型的模型为 {model}，猜测者则为 {chance}。水平与典型的人相当的人中，95% 落在色带内。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>People as often</source>
            <translation>同样频繁的人数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>People only</source>
            <translation>仅人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>People per item</source>
            <translation>每个条目的人数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>People were compared only with people.</source>
            <translation>人仅与人比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>People’s final label</source>
            <translation>人的最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>People’s final labels are assumed to be right.</source>
            <translation>假定人给出的最终标签是正确的。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>People’s labels per item; {n} draws, the band covers 95% of the draws</source>
            <extracomment>For one: People’s labels per item; {n} draw, the band covers 95% of the draws</extracomment>
            <translation>
                <numerusform>每个条目的人的标签数；{n} 次抽取，色带涵盖 95% 的抽取</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Percent agreement</source>
            <translation>百分比一致率</translation>
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
            <translation>人或模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Picture</source>
            <translation>图片</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Picture and checks</source>
            <translation>图和检查</translation>
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
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Place in the ranking, 1 for the best; items of equal score share a place.</source>
            <translation>在排名中的位置，1 为最好；得分相同的条目名次相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Plain text table</source>
            <translation>纯文本表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Plan</source>
            <translation>规划</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Plans an audit of the items that were added. The guarantee of the others stays as it is.</source>
            <translation>规划对添加的条目的抽查。其他条目的保证保持不变。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Pooling strength</source>
            <translation>合并强度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Possible duplicate classes: {pairs}</source>
            <translation>可能重复的类别：{pairs}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <source>Potato user state</source>
            <translation>Potato 用户状态</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Predicting held-out labels</source>
            <translation>正在预测留出的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/model_votes.py" />
            <source>Predicting held-out labels of people…</source>
            <translation>正在预测留出的人的标签…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Press Enter or double-click to see the items both labelled.</source>
            <translation>按 Enter 或双击可显示两人都标注的条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>Preview</source>
            <translation>预览</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>Preview of a table</source>
            <translation>表的预览</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Pri&amp;ces…</source>
            <translation>价格(&amp;C)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>Price of the selected workers’ labels</source>
            <translation>所选标注员的标签的价格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>Price per label</source>
            <translation>每个标签的价格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>Prices</source>
            <translation>价格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Prices…</source>
            <translation>价格…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Prior correct labels</source>
            <translation>先验正确标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Prior wrong labels</source>
            <translation>先验错误标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Probability</source>
            <translation>概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Probability it is wrong</source>
            <translation>错误概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Probability of a label</source>
            <translation>产生标签的概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/widgets/bars.py" />
            <source>Probability of each class</source>
            <translation>各类别的概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label according to the messages of its workers.</source>
            <translation>按其标注员的消息得出的最终标签概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label if what is known about the workers is true.</source>
            <translation>若对标注员的已知信息属实，最终标签的概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label if workers make mistakes independently, from their weights.</source>
            <translation>若标注员独立出错，按其权重得出的最终标签概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label under the fitted accuracies.</source>
            <translation>按拟合的准确率得出的最终标签概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label under the fitted confusion matrices.</source>
            <translation>按拟合的混淆矩阵得出的最终标签概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Probability of the final label under the fitted item types.</source>
            <translation>按拟合的条目种类得出的最终标签概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Probability of the label the model gave, in ranges with about as many items each. If the probabilities mean what they say, the share right is about the mean. 95% intervals in brackets.</source>
            <translation>模型对其所给标签的概率，分成条目数大致相同的范围。如果概率名副其实，正确比例应接近平均概率。括号内为 95% 区间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Probability that its final label is wrong, if the worker model holds.</source>
            <translation>若标注员模型成立，其最终标签错误的概率。</translation>
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
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Prodigy</source>
            <translation>Prodigy</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Product reviews</source>
            <translation>产品评论</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Quality of crowd labels</source>
            <translation>众包标签的质量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/sections/over_time.py" />
            <location filename="../../crowdgui/ui/pages/workers/over_time.py" />
            <source>Quality over time</source>
            <translation>质量随时间变化</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>Qualtrics survey</source>
            <translation>Qualtrics 调查</translation>
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
            <translation>问题</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>Question {n} of {count}</source>
            <translation>第 {n} 个问题，共 {count} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Random sample (audit)</source>
            <translation>随机样本（抽查）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Range boundaries</source>
            <translation>范围的界值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges of equal width</source>
            <translation>等宽范围</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Ranges with the same number of labels</source>
            <translation>标签数相等的范围</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Rank</source>
            <translation>名次</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/ranking.py" />
            <location filename="../../crowdgui/io/report/ranking.py" />
            <location filename="../../crowdgui/ui/controllers/run_controller.py" />
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Ranking</source>
            <translation>排名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Ranking and workers as CSV, a summary for programs, and a report that opens in any browser. The report shows workers as numbers.</source>
            <translation>排名和标注员的 CSV、供程序使用的摘要，以及可在任何浏览器中打开的报告。报告以编号显示标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/ranking.py" />
            <source>Ranking by comparisons of two</source>
            <translation>由两两比较得出的排名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>Rare among attentive workers</source>
            <translation>在认真的标注员中罕见</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Ratings of replies</source>
            <translation>回复的评分</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Ratings: ordered classes, with noise</source>
            <translation>评分：有序类别，带噪声</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Reach an error rate</source>
            <translation>达到错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Read as</source>
            <translation>读取为</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/preview_table.py" />
            <source>Read as a missing value</source>
            <translation>读取为缺失值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Read as…</source>
            <translation>读取为…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Read audit list</source>
            <translation>读取抽查列表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Read details of choices</source>
            <translation>读取选项的细节</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Read from: {names}. {meaning}</source>
            <translation>读取自：{names}。{meaning}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/recipe_choice.py" />
            <source>Read like the last file with these columns</source>
            <translation>与上一个具有这些列的文件读取方式相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Read them</source>
            <translation>读取方式</translation>
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
            <location filename="../../crowdgui/ui/pages/workers/cohorts.py" />
            <source>Reading the worker list</source>
            <translation>正在读取标注员名单</translation>
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
            <translation>正在读取 {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Reads &amp;#44; as a comma, and so on: web forms write such characters this way.</source>
            <translation>把 &amp;#44; 读取为逗号，依此类推：网页表单会这样书写此类字符。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Reads classifications that the project marks as an expert’s as gold labels.</source>
            <translation>将项目标记为专家所做的分类读作金标准标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Reads predictions as labels given by a worker.</source>
            <translation>把预测读取为一名标注员的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <source>Reads suggestions as labels given by a worker.</source>
            <translation>把建议读取为一名标注员的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>Reads the file from this computer (P)</source>
            <translation>从这台计算机读取文件（P）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
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
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Recent files</source>
            <translation>最近的文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Recipe</source>
            <translation>导入方案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Recipes (*.json)</source>
            <translation>导入方案 (*.json)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/recipe_choice.py" />
            <source>Recipes can’t be written, so this change lasts until you close CrowdGUI. {why}</source>
            <translation>无法写入导入方案，因此此更改只保留到您关闭 CrowdGUI 为止。{why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Recommend a rule</source>
            <translation>推荐规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Recommendation</source>
            <translation>推荐</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <source>Recommended</source>
            <translation>推荐</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_votes.py" />
            <source>Recommended: {way}.</source>
            <translation>推荐：{way}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Record {n} isn’t a JSON object. Put each record in braces.</source>
            <translation>第 {n} 条记录不是 JSON 对象。请用花括号括起每条记录。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Records {lines}</source>
            <extracomment>For one: Record {lines}</extracomment>
            <translation>
                <numerusform>第 {lines} 条记录</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <location filename="../../crowdgui/ui/main_window/window.py" />
            <source>Redo</source>
            <translation>重做</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Redo {what}</source>
            <translation>重做{what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Rejected by the requester</source>
            <translation>被发布者拒绝</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Reliability</source>
            <translation>可靠度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Remove</source>
            <translation>移除</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove apostrophes that keep cells from running</source>
            <translation>去掉防止单元格运行的撇号</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Remove from gold</source>
            <translation>移出金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>Remove manual label</source>
            <translation>移除人工标签</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove the apostrophes from {n} cells</source>
            <extracomment>For one: Remove the apostrophe from {n} cell</extracomment>
            <translation>
                <numerusform>去掉 {n} 个单元格的撇号</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Remove the list of models</source>
            <translation>移除模型名单</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/cohorts.py" />
            <source>Remove worker list</source>
            <translation>移除标注员名单</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Remove {file}</source>
            <translation>移除 {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Removes the part that all names start with, up to a hyphen.</source>
            <translation>去掉所有名称共有的开头部分，直到连字符为止。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Repeated by another worker</source>
            <translation>其他标注员同样给出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>Repeated by another worker: if one worker gives an item this class, how often another worker gives it too. The 95% confidence interval is in brackets.</source>
            <translation>其他标注员同样给出：若一名标注员对某条目给出此类别，另一名标注员也给出此类别的频率。括号内为 95% 置信区间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Repeats the vote, giving good workers more weight. Bounds apply.</source>
            <translation>重复投票，给好的标注员更大权重。界限适用。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Repetitions</source>
            <translation>重复次数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Replace</source>
            <translation>替换</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Replace workers’ names with numbers</source>
            <translation>用编号代替标注员姓名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>Report (HTML)</source>
            <translation>报告（HTML）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/report_pdf/report_formats.py" />
            <source>Report (PDF)</source>
            <translation>报告（PDF）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>Report card of {model}</source>
            <translation>{model} 的成绩单</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Report cards of the {n} models with the most labels, of {all}.</source>
            <translation>{all} 个模型中标签最多的 {n} 个的成绩单。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>Report card…</source>
            <translation>成绩单…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Reports are shared more widely than other files, so workers are shown as numbers in them unless you tick this.</source>
            <translation>报告会比其他文件传得更广，因此除非勾选此项，其中的标注员均为编号。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Reports use this language too.</source>
            <translation>报告也使用此语言。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Requested guarantee</source>
            <translation>所要求的保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Restore defaults</source>
            <translation>恢复默认值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Result</source>
            <translation>结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/main_window/palette.py" />
            <source>Results</source>
            <translation>结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Review</source>
            <translation>复核</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Review &amp;whole sets…</source>
            <translation>复核整个标记集(&amp;W)…</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Review all {n} items to guarantee that at most {share} are off by two classes or more.</source>
            <extracomment>For one: Review the item to guarantee that at most {share} are off by two classes or more.</extracomment>
            <translation>
                <numerusform>复核全部 {n} 个条目，即可保证最多 {share} 相差两个类别及以上。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Review all {n} items to guarantee that at most {share} are wrong.</source>
            <extracomment>For one: Review the item to guarantee that at most {share} are wrong.</extracomment>
            <translation>
                <numerusform>复核全部 {n} 个条目，即可保证最多 {share} 有误。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/review_page.py" />
            <source>Review page (HTML)</source>
            <translation>复核页（HTML）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Review the {n} least confident items</source>
            <extracomment>For one: Review the least confident item</extracomment>
            <translation>
                <numerusform>复核置信度最低的 {n} 个条目</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <source>Review whole sets</source>
            <translation>复核整个标记集</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/page.py" />
            <source>Review {n}</source>
            <translation>复核 {n} 个</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Review {n} items</source>
            <extracomment>For one: Review {n} item</extracomment>
            <translation>
                <numerusform>复核 {n} 个条目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Review {n} more items, and at most {share} of the labels are off by two classes or more.</source>
            <extracomment>For one: Review {n} more item, and at most {share} of the labels are off by two classes or more.</extracomment>
            <translation>
                <numerusform>再复核 {n} 个条目后，最多 {share} 的标签相差两个类别及以上。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Review {n} more items, and at most {share} of the labels are wrong.</source>
            <extracomment>For one: Review {n} more item, and at most {share} of the labels are wrong.</extracomment>
            <translation>
                <numerusform>再复核 {n} 个条目，则最多 {share} 的标签有误。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Right of two</source>
            <translation>两者中的右侧</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Right on gold</source>
            <translation>金标准上正确</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Role of column “{name}”</source>
            <translation>列“{name}”的角色</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Rounded mean</source>
            <translation>均值取整</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} has {m} cells instead of {width}. Every row needs the same number of cells.</source>
            <translation>第 {n} 行有 {m} 个单元格，而应为 {width} 个。每行的单元格数须相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>Row {n} isn’t a list, but the first one is.</source>
            <translation>第 {n} 行不是列表，但第一行是。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} gives item “{item}” a second label. Keep one.</source>
            <translation>第 {row} 行给条目“{item}”第二个标签。请只保留一个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} has item “{item}”, but number {n} of the draw with seed {seed} is “{drawn}”. Keep the rows of the list in the order drawn.</source>
            <translation>第 {row} 行是条目“{item}”，但种子 {seed} 的第 {n} 个抽样是“{drawn}”。请保持列表的抽取顺序。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} has item “{item}”, which is not in the label file.</source>
            <translation>第 {row} 行的条目“{item}”不在标签文件中。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} has the label “{label}”. The classes are {classes}; for none of them write “{none}”.</source>
            <translation>第 {row} 行的标签是“{label}”。类别有 {classes}；若都不是，请写“{none}”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>Row {row} has the tag “{tag}”. The tags are {tags}, joined by “{separator}”; for an item without any write “{none}”.</source>
            <translation>第 {row} 行的标记为“{tag}”。标记有 {tags}，以“{separator}”连接。条目没有任何标记时，请写“{none}”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Rows above are skipped. 0 automatically skips titles of one cell.</source>
            <translation>其上方的行会跳过。0 表示自动跳过只有一个单元格的标题。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Rows are true classes, columns final labels.</source>
            <translation>行为真实类别，列为最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>Rows of item, worker and label need three columns, but there are {n}.</source>
            <translation>条目、标注员和标签的行需要三列，但这里有 {n} 列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>Rows skipped because the worker, item or label is missing: {n}.</source>
            <translation>因缺少标注员、条目或标签而跳过的行：{n}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Rows with a blank “{choice}” have {names} instead, which isn’t read.</source>
            <translation>“{choice}”为空的行改用 {names}，该列不读取。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
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
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Rule</source>
            <translation>规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <location filename="../../crowdgui/ui/pages/labels/rule_list.py" />
            <source>Rules</source>
            <translation>规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Rules on simulated workers</source>
            <translation>模拟标注员上的规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Run</source>
            <translation>运行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <source>Run a rule first.</source>
            <translation>请先运行规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Run a study to see how much worse the final labels would be with fewer labels, and whether more would help.</source>
            <translation>运行研究，查看标签减少时最终标签会差多少，以及增加标签是否有帮助。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Run again</source>
            <translation>再次运行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Run at least two rules first.</source>
            <translation>请先运行至少两种规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>Run for comparison</source>
            <translation>运行以比较</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>Run now</source>
            <translation>立即运行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Run on a c&amp;luster…</source>
            <translation>在集群上运行(&amp;L)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Run on a cluster</source>
            <translation>在集群上运行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Run the &amp;other rules</source>
            <translation>运行其他规则(&amp;O)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Run the simulation to see how far rules are from the true classes: {sets} will be drawn.</source>
            <translation>运行模拟可查看各规则与真实类别相差多少：将抽取 {sets}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Run the study</source>
            <translation>运行研究</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Run the {n} others</source>
            <extracomment>For one: Run the other one</extracomment>
            <translation>
                <numerusform>运行其他 {n} 种</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Run time</source>
            <translation>运行时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Run two or more rules to compare them.</source>
            <translation>请运行两种或更多规则以作比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Running rules on all labels for comparison</source>
            <translation>正在用全部标签运行规则，用于比较</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Running rules on parts of the labels</source>
            <translation>正在用部分标签运行规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/tag_controller.py" />
            <source>Running the other tags</source>
            <translation>正在运行其他标记</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Running the rule on fewer labels, drawn at random…</source>
            <translation>正在用随机抽取的较少标签运行规则…</translation>
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
            <translation>跟随系统(&amp;A)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Same as system</source>
            <translation>跟随系统</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>Same gold items</source>
            <translation>相同金标准条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>Same items</source>
            <translation>相同条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Same label</source>
            <translation>相同标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Save &amp;audit list…</source>
            <translation>保存抽查列表(&amp;A)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a dataset…</source>
            <translation>保存数据集…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Save a simulated dataset</source>
            <translation>保存模拟数据集</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save as recipe</source>
            <translation>保存为导入方案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save as recipe…</source>
            <translation>保存为导入方案…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Save audit list</source>
            <translation>保存抽查列表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Save elsewhere…</source>
            <translation>保存到别处…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <source>Save list</source>
            <translation>保存列表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <source>Save list…</source>
            <translation>保存列表…</translation>
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
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Save project</source>
            <translation>保存项目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Save project &amp;as…</source>
            <translation>项目另存为(&amp;A)…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save recipe</source>
            <translation>保存导入方案</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save table</source>
            <translation>保存表格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Save the list of items</source>
            <translation>保存条目列表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Save the list of what is skipped</source>
            <translation>保存跳过内容的列表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Save the list…</source>
            <translation>保存列表…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Save the tags</source>
            <translation>保存标记</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>Save to a file…</source>
            <translation>保存到文件…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Save underlying table…</source>
            <translation>保存对应的表格…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Saved</source>
            <translation>已保存</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Saved as {file}</source>
            <translation>已保存为 {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Saved as {file}.</source>
            <translation>已保存为 {file}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>Saved in {file}. Every change is saved as you make it.</source>
            <translation>已保存在 {file} 中。您的每次更改都即时保存。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/content.py" />
            <source>Saving the project</source>
            <translation>正在保存项目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Saving…</source>
            <translation>正在保存…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Say on the page Columns which to keep.</source>
            <translation>请在“列”页选择保留哪一列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>Say on the page Source if it holds labels.</source>
            <translation>若它含有标签，请在“来源”页说明。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Scanning the lines of {file}</source>
            <translation>正在检查 {file} 的各行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Score</source>
            <translation>得分</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Score on the log-odds scale, 0 on average. An item whose score is 1 higher wins 73% of the comparisons with the other that are no ties.</source>
            <translation>对数几率刻度上的得分，平均为 0。得分高 1 的条目在与另一条目的非并列比较中胜 73%。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/ranking_plot.py" />
            <source>Scores</source>
            <translation>得分</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Scores by the model of Bradley and Terry (1952), with ties as Davidson (1970).</source>
            <translation>得分按 Bradley 和 Terry（1952）的模型，并列按 Davidson（1970）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Scores by the model of Bradley and Terry (1952).</source>
            <translation>得分按 Bradley 和 Terry（1952）的模型。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/ranking_plot.py" />
            <source>Scores of the items</source>
            <translation>条目的得分</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Search all pages</source>
            <translation>搜索所有页面</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>Search results</source>
            <translation>搜索结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette.py" />
            <source>Search the help</source>
            <translation>搜索帮助</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette.py" />
            <source>Searching</source>
            <translation>正在搜索</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Second group, first set</source>
            <translation>第二组，条目集 1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Second group, second set</source>
            <translation>第二组，条目集 2</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Second reviewer…</source>
            <translation>第二位复核人…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Seconds</source>
            <translation>秒数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Seconds of computing that 50 iterations take, extrapolated from those that were run: every iteration takes about as long.</source>
            <translation>50 次迭代所需的计算秒数，由已运行的迭代推算：每次迭代用时大致相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Seconds of computing until the last iteration that changed a final label.</source>
            <translation>到最后一次改变最终标签的迭代为止的计算秒数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Seconds of computing until the rule itself stops.</source>
            <translation>到规则自行停止为止的计算秒数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>See how independence was tested</source>
            <translation>查看独立性是如何检验的</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>See how many labels can be wrong at most, or why there is no guarantee. An audit can give you one.</source>
            <translation>查看最多可能有多少标签是错的，或为何没有保证。抽查可以给您一个保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>See the guarantee</source>
            <translation>查看保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
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
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Select files and choose a folder. The report collects all results. Press F1 for help on what you point at.</source>
            <translation>选择文件和文件夹。报告汇总所有结果。按 F1 可打开所指内容的帮助。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Self-consistency</source>
            <translation>自我一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Semicolon</source>
            <translation>分号</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Sensitivity</source>
            <translation>灵敏度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Sensitivity: items of the class that the model gives the class. Specificity: items of other classes that it gives another class. 95% intervals in brackets.</source>
            <translation>灵敏度：属于该类别且模型也给出该类别的条目比例。特异度：属于其他类别且模型给出其他类别的条目比例。括号内为 95% 区间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Separate the classes by commas.</source>
            <translation>请用逗号分隔类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by commas</source>
            <translation>以逗号分隔</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by number signs</source>
            <translation>以井号分隔</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by semicolons</source>
            <translation>以分号分隔</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Separated by vertical bars</source>
            <translation>以竖线分隔</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>Separator</source>
            <translation>分隔符</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Sessions</source>
            <translation>时段</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Set at</source>
            <translation>设定时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Set by</source>
            <translation>设定人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>Set for the selected workers</source>
            <translation>为所选标注员设置</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Set label…</source>
            <translation>设定其标签…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>Set the costs before an audit: it tests the labels that there were when it was drawn. Manual labels always win.</source>
            <translation>请在抽查之前设置代价：抽查检验的是抽取样本时的标签。人工标签始终优先。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>Set the prices of labels, audited and reviewed items to see the cheapest way to {target}.</source>
            <translation>请设置标签、抽查条目和复核条目的价格，以查看达到 {target} 的最便宜方式。</translation>
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
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>Settle disagreements</source>
            <translation>解决分歧</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Settle the items on which two reviewers differ.</source>
            <translation>请解决两位复核人意见不一的条目。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Settle {n} disagreements…</source>
            <extracomment>For one: Settle {n} disagreement…</extracomment>
            <translation>
                <numerusform>解决 {n} 处分歧…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Settle {n} items that the reviewers disagree on; then at most {share} are off by two classes or more.</source>
            <extracomment>For one: Settle {n} item that the reviewers disagree on; then at most {share} are off by two classes or more.</extracomment>
            <translation>
                <numerusform>解决复核人意见不一的 {n} 个条目后，最多 {share} 相差两个类别及以上。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Settle {n} items that the reviewers disagree on; then at most {share} are wrong.</source>
            <extracomment>For one: Settle {n} item that the reviewers disagree on; then at most {share} are wrong.</extracomment>
            <translation>
                <numerusform>解决复核人意见不一的 {n} 个条目后，最多 {share} 有误。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Several choices in one label</source>
            <translation>一个标签中的多个选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>Several items per row</source>
            <translation>每行多个条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Several items share the first rank.</source>
            <translation>多个条目并列第一。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/option_columns.py" />
            <source>Several labels in a cell of {questions} are read together as one class, unless as tags.</source>
            <translation>{questions} 的一个单元格中的多个标签合在一起作为一个类别读取，除非作为标记读取。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <source>Several labels in one cell</source>
            <translation>一个单元格多个标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Several starts, keep the best</source>
            <translation>多个起点，保留最好的</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share</source>
            <translation>比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Share as counted</source>
            <translation>占比（计数）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Share corrected</source>
            <translation>占比（校正后）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Share of all labels</source>
            <translation>占全部标签的比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share of all pairs of labels on this item that are the same.</source>
            <translation>此条目的所有标签对中相同者的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Share of all possible pairs of a worker and an item that have a label</source>
            <translation>有标签的标注员–条目对占所有可能配对的比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Share of all worker–item pairs that have a label.</source>
            <translation>所有标注员–条目对中有多少有标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of each message that is kept from the previous iteration. Use more if messages oscillate.</source>
            <translation>每条消息中保留上次迭代结果的比例。消息振荡时请取大些。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>Share of items on which a worker agrees</source>
            <translation>标注员与他人一致的条目比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Share of labelled pairs</source>
            <translation>有标签的配对比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Share of labels that are the final label, by worker and class</source>
            <translation>标签为最终标签的比例，按标注员和类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Share of mistakes that two models both make</source>
            <translation>两个模型都犯的错误的比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Share of shared items on which both give the same label.</source>
            <translation>两人给出相同标签的共同条目的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Share of the choices for the item shown left.</source>
            <translation>选择展示在左侧的条目的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Share of the choices that prefer the item which the other workers’ comparisons rank higher; ties are not counted.</source>
            <translation>选择中偏好其他标注员的比较排名更高的条目的比例；不计并列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Share of the gold items whose final label is two classes or more from the gold label.</source>
            <translation>最终标签与金标准标签相差两个类别及以上的金标准条目的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Share of the items that have this tag.</source>
            <translation>有此标记的条目的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Share of the items with labels whose final label is not the true class.</source>
            <translation>有标签的条目中，最终标签不是真实类别的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Share of the items with labels whose final label is the true class.</source>
            <translation>有标签的条目中，最终标签是真实类别的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Share of the items with labels whose final label is two classes or more from the true class.</source>
            <translation>在有标签的条目中，最终标签与真实类别相差两个类别及以上的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of the item’s labels that are the final label. Not a probability.</source>
            <translation>条目的标签中属于最终标签的比例。不是概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of the item’s weight behind the final label. Not a probability.</source>
            <translation>条目的权重中支持最终标签的比例。不是概率。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/curves.py" />
            <source>Share of the labels kept; {n} draws, the band covers the middle 80%</source>
            <extracomment>For one: Share of the labels kept; {n} draw, the band covers the middle 80%</extracomment>
            <translation>
                <numerusform>保留的标签比例；{n} 次抽取，色带包含中间的 80%</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Share of the labels of this tag that are yes.</source>
            <translation>此标记的标签中“是”的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Share of the messages behind the final label. Not a probability.</source>
            <translation>消息中支持最终标签的比例。不是概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Share of this worker’s labels that would have to change to match the class frequencies of the final labels on the same items. 0% means no skew, not that the labels are right.</source>
            <translation>要与相同条目的最终标签的类别频率一致，此标注员的标签须改变的比例。0% 表示没有偏斜，不表示标签正确。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Share right</source>
            <translation>正确比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Share the labels, with what is known about them.</source>
            <translation>共享标签，以及关于标签的已知信息。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Shared items</source>
            <translation>共同条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Shared items are counted by a larger but valid sum, because there are too many for the full sum</source>
            <translation>共同条目太多，无法完整计入，改用一个较大但仍有效的和</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Shared items are counted in full</source>
            <translation>共同条目完整计入</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>Shared mistakes</source>
            <translation>共同错误</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Shares can’t be corrected.</source>
            <translation>占比无法校正。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Sharper bound</source>
            <translation>更精确的界限</translation>
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
            <location filename="../../crowdgui/ui/plots/base.py" />
            <source>Show all</source>
            <translation>显示全部</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Show all items</source>
            <translation>显示所有条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette.py" />
            <source>Show all {n}</source>
            <translation>显示全部 {n} 个</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Show all {n} items</source>
            <extracomment>For one: Show the item</extracomment>
            <translation>
                <numerusform>显示全部 {n} 个条目</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>Show curve…</source>
            <translation>显示曲线…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
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
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Show the items of this worker</source>
            <translation>显示此标注员的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>Show the numbers</source>
            <translation>显示数值</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Show the {n}</source>
            <extracomment>For one: Show the one</extracomment>
            <translation>
                <numerusform>显示这 {n} 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>Show {n} items against the rest</source>
            <extracomment>For one: Show the item against the rest</extracomment>
            <translation>
                <numerusform>显示与其他人不同的 {n} 个条目</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side</source>
            <translation>并排</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Side by side, {workers} workers and {items} items would make {cells} cells, nearly all of them empty. Don’t export this table.</source>
            <translation>并排时，{workers} 名标注员和 {items} 个条目会产生 {cells} 个单元格，几乎全为空。请勿导出此表。</translation>
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
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Simulate…</source>
            <translation>模拟…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulating</source>
            <translation>模拟</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Simulating labels from the fitted model</source>
            <translation>正在用拟合的模型模拟标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>Simulation</source>
            <translation>模拟</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/text/flags.py" />
            <source>Single label</source>
            <translation>单一标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Six friends, twenty photos</source>
            <translation>六位朋友，二十张照片</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Size</source>
            <translation>规模</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <source>Skip</source>
            <translation>跳过</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Skip labels that differ</source>
            <translation>跳过不同的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Skipped by the worker</source>
            <translation>标注员已跳过</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/ranking_results.py" />
            <source>Skipped in {file}: {n} – {reason}</source>
            <translation>{file} 中跳过：{n} – {reason}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>Skipped rows</source>
            <translation>跳过的行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Smallest lead of the true class</source>
            <translation>真实类别的最小领先</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Smoothing</source>
            <translation>平滑</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/snow.py" />
            <source>Snow et al. (2008)</source>
            <translation>Snow et al. (2008)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/tag_fields.py" />
            <source>Some cells hold several labels, such as “{cell}”. Are these tags of one item, or is each cell one class?</source>
            <translation>有些单元格含有多个标签，例如“{cell}”。这些是一个条目的多个标记，还是每个单元格即一个类别？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Some cells seem to hold several labels</source>
            <translation>有些单元格似乎含有多个标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Some class has no reference item, so it isn’t known how the model labels that class.</source>
            <translation>某个类别没有可供对照的条目，因此不知道模型如何标注该类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Some items beat the rest every time. By how much is not bounded, so their scores rest on the prior.</source>
            <translation>有些条目每次都胜过其余条目。究竟强多少没有限度，因此其得分依赖于先验。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Some of your changes are not saved.</source>
            <translation>您的部分更改尚未保存。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>Sorting the columns of {file}</source>
            <translation>正在对 {file} 的列排序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Sorting the labels</source>
            <translation>正在排序标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>Source</source>
            <translation>来源</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Source of accuracies</source>
            <translation>准确率的来源</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Sources</source>
            <translation>被抄袭者</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Space</source>
            <translation>空格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Specificity</source>
            <translation>特异度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <location filename="../../crowdgui/ui/pages/workers/over_time.py" />
            <source>Speed</source>
            <translation>速度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Spread</source>
            <translation>离散度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Spread evenly over all items, no number considered here would be enough.</source>
            <translation>若平均分配到所有条目，此处考虑的数量都不够。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>Spread evenly over all items, you would need {n}.</source>
            <extracomment>For one: Spread evenly over all items, you would need {n}.</extracomment>
            <translation>
                <numerusform>若平均分配到所有条目，则需要 {n} 个。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Spread of label effects</source>
            <translation>标签影响的离散程度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Spreadsheet</source>
            <translation>电子表格</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Start audit of {n} items</source>
            <extracomment>For one: Start audit of {n} item</extracomment>
            <translation>
                <numerusform>开始抽查 {n} 个条目</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Start from</source>
            <translation>起始于</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Start over</source>
            <translation>重新开始</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Starts or parts of the rule give different labels</source>
            <translation>规则的各起点或各部分给出不同的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>State for each worker whether their labels count.</source>
            <translation>请说明每个标注员的标签是否计入。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/review_page.py" />
            <source>Status</source>
            <translation>状态</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Stop and quit</source>
            <translation>停止并退出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Street signs</source>
            <translation>路牌</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Study</source>
            <translation>研究</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Study &amp;fewer labels</source>
            <translation>研究减少标签的影响(&amp;F)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>Study and plan</source>
            <translation>研究与规划</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/study_controller.py" />
            <source>Studying fewer labels</source>
            <translation>正在研究减少标签的影响</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Submitted without a label</source>
            <translation>提交时没有标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>Such as gpt-*, claude-*</source>
            <translation>例如 gpt-*, claude-*</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>Summary</source>
            <translation>摘要</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>Support for each class</source>
            <translation>各类别的支持量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>Support tickets</source>
            <translation>支持工单</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey_forms.py" />
            <source>Survey responses (Google Forms and others)</source>
            <translation>调查回复（Google 表单等）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Symbol</source>
            <translation>符号</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Tab</source>
            <translation>制表符</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <source>Table (*.csv)</source>
            <translation>表格 (*.csv)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>Table in the preview</source>
            <translation>预览中的表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Table order</source>
            <translation>表的顺序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Table starts in row</source>
            <translation>表起始行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <source>Table with lists of workers and labels</source>
            <translation>包含标注员和标签列表的表格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Tables</source>
            <translation>表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
            <translation>表格 (*.csv *.tsv *.txt);;所有文件 (*)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <source>Tables (*.csv)</source>
            <translation>表格 (*.csv)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Tables of tags</source>
            <translation>标记的表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Tag</source>
            <translation>标记</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>Tag “{tag}”</source>
            <translation>标记“{tag}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Tags</source>
            <translation>标记</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/adding.py" />
            <source>Tags can’t be added to a project. Open all files together instead.</source>
            <translation>标记无法添加到项目。请改为一起打开所有文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Tags, each with its share of all sets</source>
            <translation>各标记及其在全部标记集中的比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/tag_fields.py" />
            <source>Tags: one yes/no question per tag</source>
            <translation>标记：每个标记一个是/否问题</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>Tainted: its contributor failed quality control</source>
            <translation>不合格：其贡献者未通过质量控制</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Take a tour</source>
            <translation>查看导览</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <source>Take the label of the file</source>
            <translation>采用文件的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>Takes effect at the next start.</source>
            <translation>下次启动时生效。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Takes the middle of the ensemble’s classes: fewer labels are far off.</source>
            <translation>取规则集成的各类别的中间值：相差很远的标签更少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/plan_panel.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Target error rate</source>
            <translation>目标错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>Target error rate (ε)</source>
            <translation>目标错误率（ε）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>Text encoding: {encoding}</source>
            <translation>文本编码：{encoding}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>Text follows a closing quotation mark. Put a separator after the mark, or write quotation marks inside a cell twice.</source>
            <translation>闭合引号之后还有文本。请在其后加分隔符，或将单元格内的引号写两次。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Text stays text in the formats chosen: only CSV can hold formulas.</source>
            <translation>在所选格式中文本仍为文本：只有 CSV 可能含有公式。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>That a worker labels an item.</source>
            <translation>标注员标注条目的概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>That an item is labelled by a worker.</source>
            <translation>条目被标注员标注的概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is below average but not flagged: {often} would do no better.</source>
            <translation>低于平均水平，但未警示：{often}不会做得更好。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>That is unusually low, but the labels follow the items: this worker is outvoted, not guessing.</source>
            <translation>低得少见，但标签随条目而变：此标注员的意见居于少数，而非猜测。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The 95% confidence interval is in brackets.</source>
            <translation>括号内为 95% 置信区间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The Guarantee page compares your labels with the rule’s.</source>
            <translation>“保证”页将您的标签与规则的标签比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The Guarantee page draws items at random. Check them here to get a bound on the error rate that needs no assumption about workers.</source>
            <translation>“保证”页随机抽取条目。在此检查它们，可得到错误率的界限，不需要对标注员作任何假定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The Guarantee page shows the next step.</source>
            <translation>“保证”页面显示下一步。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The HIT</source>
            <translation>HIT</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON is incomplete. Export or copy the file again.</source>
            <translation>JSON 不完整。请重新导出或复制文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The JSON is nested too deeply. The file isn’t an export of labels.</source>
            <translation>JSON 嵌套过深。此文件不是标签的导出文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The XML is invalid or ends there. Export the job again.</source>
            <translation>XML 在此无效或中断。请重新导出该作业。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The ZIP archive is damaged. Download or copy it again.</source>
            <translation>ZIP 压缩包已损坏。请重新下载或复制。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/over_time.py" />
            <source>The agreement of {n} of {tested} workers tested changed significantly.</source>
            <extracomment>For one: The agreement of {n} of {tested} workers tested changed significantly.</extracomment>
            <translation>
                <numerusform>受检验的 {tested} 名标注员中，{n} 名的一致率发生显著变化。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>The annotations aren’t valid JSON</source>
            <translation>标注不是有效的 JSON</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>The apostrophes are removed from {n} cells</source>
            <extracomment>For one: The apostrophe is removed from {n} cell</extracomment>
            <translation>
                <numerusform>已去掉 {n} 个单元格的撇号</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive has more than {most} files.</source>
            <translation>压缩包内的文件超过 {most} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive is protected by a password. Unpack it first.</source>
            <translation>压缩包受密码保护。请先解压。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive must contain one table. Unpack it and open its files.</source>
            <translation>压缩包必须只包含一个表格。请解压后打开其中的文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The archive uses an unknown compression method. Save it as a plain ZIP file.</source>
            <translation>压缩包使用了未知的压缩方法。请存为普通 ZIP。</translation>
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
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The array “{name}” can’t hold the gold labels: they need one value for each of {n} items.</source>
            <translation>数组“{name}”不能作为金标准标签：{n} 个条目每个都需要一个值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The assumption that workers make mistakes independently and that each is equally accurate on all classes and items. Most bounds need it.</source>
            <translation>假定标注员彼此独立出错，且每名标注员对所有类别和条目的准确率相同。多数界限需要此假定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The audit covers {n} of {items} items</source>
            <translation>抽查涵盖 {items} 个条目中的 {n} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The audit has {done} of {all} items. Finish it to know.</source>
            <translation>抽查已完成 {all} 个条目中的 {done} 个。完成后即可知道。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The audit may choose the rule</source>
            <translation>抽查可以选择规则</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/adding.py" />
            <source>The audit stays about the {n} items it was drawn from. An accepted label that the new labels change counts as wrong.</source>
            <extracomment>For one: The audit stays about the {n} item it was drawn from. An accepted label that the new labels change counts as wrong.</extracomment>
            <translation>
                <numerusform>抽查仍只针对抽取时的 {n} 个条目。因新标签而改变的已接受标签按错误计。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/costs.py" />
            <source>The audit was drawn per class. Draw a new audit to get a guaranteed mean cost.</source>
            <translation>抽查样本是按类别抽取的。要得到保证的平均代价，请抽取新的抽查样本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The audit was not planned for this. Start a new one to know.</source>
            <translation>该抽查并非为此计划。请开始新的抽查以得知。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>The audit was not started with “The audit may choose the rule”: labels that the other rule changes count as possibly wrong in the guarantee.</source>
            <translation>本次抽查开始时没有勾选“抽查可以选择规则”：另一规则改变的标签在保证中按可能错误计算。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>The bars under the workers show their weights;</source>
            <translation>标注员下方的条是其权重；</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The best workers read all classes alike</source>
            <translation>最佳标注员对所有类别理解一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The bound for one-step voting needs at least this mean accuracy.</source>
            <translation>一步投票的界限至少需要此平均准确率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The bound is about the most probable label, and costs have chosen another.</source>
            <translation>该界限针对概率最高的标签，而按代价选择了另一个标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The bound is not useful here: the label could well be wrong.</source>
            <translation>该界限在此无参考价值：标签很可能是错的。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>The boundaries of the ranges must increase.</source>
            <translation>各范围的界值必须递增。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The bounds below use estimated accuracies, so they are estimates. They can be lower than the true error rate, especially if some items are harder than others.</source>
            <translation>以下界限使用估计的准确率，因此是估计。它们可能低于真实错误率，尤其在有些条目更难时。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte order mark is missing. Name the encoding with -LE or -BE after it.</source>
            <translation>缺少字节顺序标记。请使用后缀为 -LE 或 -BE 的编码名称。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} isn’t {encoding} text. Choose the encoding that the file was saved in, or save it again as UTF-8.</source>
            <translation>字节 {byte} 不是 {encoding} 文本。请选择文件保存时所用的编码，或重新存为 UTF-8。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The byte {byte} isn’t {encoding} text: the line is cut off or in another encoding. Choose the encoding that it was saved in, such as Windows-1252, or save it again as UTF-8.</source>
            <translation>字节 {byte} 不是 {encoding} 文本：该行被截断或使用其他编码。请选择保存时所用的编码（如 Windows-1252），或重新存为 UTF-8。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/pairs.py" />
            <source>The choice names neither of the two items</source>
            <translation>选择不是两个条目中的任何一个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_votes.py" />
            <source>The class probabilities of a model count in place of its label. How much they count is fitted on gold items, which then don’t test the final labels.</source>
            <translation>以模型的类别概率代替其标签。其分量在金标准条目上拟合，这些条目因此不再检验最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The class shares you entered are all 0. Enter at least one above 0.</source>
            <translation>您输入的类别比例全为 0。请至少输入一个大于 0 的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The classes are a scale, such as ratings. Classes that no label uses can be typed in.</source>
            <translation>类别构成一个等级，例如评分。没有标签使用的类别可以键入。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>The classes are ordered: held-out labels can show whether a rule for ordered classes suits them better.</source>
            <translation>类别有序：留出的标签可以显示适用于有序类别的规则是否更合适。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The classes are ordered: {order}</source>
            <translation>类别有序：{order}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/costs.py" />
            <source>The classes have no order, so mistakes have no distance. Use classes that are numbers, or a cost table.</source>
            <translation>类别没有顺序，因此错误没有距离。请使用数字类别，或使用代价表。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The classes look ordered, and nobody has said whether they are</source>
            <translation>类别看起来有序，但没有人说明是否如此</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster can’t be reached any more. Nothing was written.</source>
            <translation>已无法连接集群。没有写入任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster has no worker processes left. Nothing was written.</source>
            <translation>集群已没有可用的工作进程。没有写入任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster.py" />
            <source>The cluster kept losing worker processes, probably because they ran out of memory. Nothing was written.</source>
            <translation>集群的工作进程一再丢失，可能是因为内存不足。没有写入任何内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>The column “seed” must have the same whole number in each row.</source>
            <translation>“seed”列每行必须是同一个整数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>The column “{name}” can’t name groups: it already says something else of the labels.</source>
            <translation>列“{name}”不能用来命名组：它已经说明标签的其他内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>The column “{name}” of the other files is missing. Files that are opened together need the same columns.</source>
            <translation>缺少其他文件中的列“{name}”。一起打开的文件须有相同的列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The columns don’t look like labels from several workers: with “{column}” as the label, {signs}.</source>
            <translation>这些列看起来不像多名标注员的标签：以“{column}”为标签时，{signs}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The columns don’t look like labels from several workers: {signs}.</source>
            <translation>这些列看起来不像多名标注员的标签：{signs}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey_forms.py" />
            <source>The columns don’t match a survey. Has the file changed?</source>
            <translation>各列与调查不符。文件是否已更改？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <location filename="../../crowdgui/io/formats/sheet.py" />
            <source>The columns don’t match this format. Has the file changed?</source>
            <translation>各列与此格式不符。文件是否已更改？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <source>The columns have no names. There are typically more items than workers.</source>
            <translation>各列没有名称。条目通常多于标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The columns {columns} count how many workers gave each label, and no worker is named. Export the single labels, one row per worker and item.</source>
            <translation>{columns} 列统计给出每个标签的标注员人数，没有给出标注员。请导出单个标签，每名标注员和每个条目一行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The columns {columns} hold the same items, so that each row may compare two.</source>
            <translation>列 {columns} 含有相同的条目，因此每行可能是在比较两个条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/command.py" />
            <source>The command is on the clipboard. It doesn’t repeat {parts}; save a project to repeat all.</source>
            <translation>命令已复制到剪贴板。它不重现以下内容：{parts}。要重现全部内容，请保存项目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/command.py" />
            <source>The command that repeats these results is on the clipboard.</source>
            <translation>可重现这些结果的命令已复制到剪贴板。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>The comparisons connect all items.</source>
            <translation>这些比较将所有条目连接起来。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>The comparisons don’t connect all items. Compare items of different groups to rank them together.</source>
            <translation>这些比较没有将所有条目连接起来。要一起排名，请比较不同组的条目。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The comparisons don’t connect all items: there are {n} groups</source>
            <extracomment>For one: The comparisons don’t connect all items: there is {n} group</extracomment>
            <translation>
                <numerusform>这些比较没有将所有条目连接起来：共有 {n} 组</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/costs.py" />
            <source>The cost of “{final}” for “{true}” is entered twice. Keep one row for it.</source>
            <translation>真实类别“{true}”被标为“{final}”的代价输入了两次。请只保留一行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The cost table has {known} classes, but the labels have {wanted}.</source>
            <translation>代价表有 {known} 个类别，而标签有 {wanted} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/costs.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The costs of mistakes change no final label.</source>
            <translation>错误的代价不改变任何最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve can’t be extrapolated. That takes gold, at least five draws, about five labels per item on average, and a falling error rate.</source>
            <translation>无法外推曲线。这需要金标准、至少五次抽取、平均每个条目约五个标签，以及下降的错误率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve has flattened.</source>
            <translation>曲线已趋平。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The curve is still falling.</source>
            <translation>曲线仍在下降。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>The data</source>
            <translation>数据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The difference between the first two is not significant.</source>
            <translation>前两者的差异不显著。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The disk is full. The existing file is unchanged. Free some space, or save somewhere else.</source>
            <translation>磁盘已满。现有文件未变。请腾出空间，或保存到别处。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The duration is known for {count}</source>
            <translation>用时已知：{count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The earlier study used different labels, different gold or a different seed.</source>
            <translation>先前的研究使用的是其他标签、其他金标准或另一随机种子。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The encoding “{name}” is unknown. Choose another.</source>
            <translation>无法识别编码“{name}”。请选择其他编码。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>The error rate is already {error}, so {wanted} needs no more labels.</source>
            <translation>错误率已为 {error}，因此达到 {wanted} 不需要更多标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>The error rate that the rule’s own model predicts. It is right only if the rule’s model of workers is.</source>
            <translation>规则自身的模型所预测的错误率。只有规则的标注员模型正确时它才正确。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The estimate is being computed.</source>
            <translation>正在计算估计值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The expected lead of the true class over another in the worst case; large is good.</source>
            <translation>真实类别对另一类别的预期领先，取最差情形；越大越好。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The export doesn’t say who made each tag, so all tags must be from one worker.</source>
            <translation>导出文件不注明每个标签由谁给出，因此所有标签必须来自同一名标注员。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>The export “Groups of workers” has {n} more groups.</source>
            <extracomment>For one: The export “Groups of workers” has {n} more group.</extracomment>
            <translation>
                <numerusform>导出“标注员的组”中还有另外 {n} 组。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The fewest and the most comparisons that an item has.</source>
            <translation>一个条目被比较的最少次数和最多次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The fewest and the most labels that a worker gave.</source>
            <translation>单个标注员给出的最少和最多标签数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>The fewest and the most labels that an item has.</source>
            <translation>单个条目得到的最少和最多标签数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <source>The file can no longer be read.</source>
            <translation>文件已无法读取。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file can’t be read: {why}.</source>
            <translation>无法读取文件：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The file contains a NUL character, so it is damaged or isn’t a text file. Export it again.</source>
            <translation>文件含有 NUL 字符，因此已损坏或不是文本文件。请重新导出。</translation>
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
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>The file doesn’t say when labels were given.</source>
            <translation>文件未注明标签的给出时间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/over_time.py" />
            <source>The file doesn’t say when labels were given. A column with the role Time is needed.</source>
            <translation>文件没有说明标签给出的时间。需要一个角色为“时间”的列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The file has changed and now has {columns}. Open it again.</source>
            <translation>文件已更改，现有 {columns}。请重新打开。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>The file is damaged and was not changed. Open an older copy of it.</source>
            <translation>文件已损坏，未作更改。请打开较早的副本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>The file is damaged or cut off. Get it again from its source.</source>
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
            <location filename="../../crowdgui/io/tabular/json_text.py" />
            <source>The file isn’t valid JSON. Export it again, or ask the person who made it.</source>
            <translation>此文件不是有效的 JSON。请重新导出，或询问其制作者。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The file name</source>
            <translation>文件名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>The file records how long labels took.</source>
            <translation>标签的用时记录在文件中。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>The files you open will be listed here.</source>
            <translation>您打开的文件将列于此处。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>The final label is not the gold label</source>
            <translation>最终标签不是金标准标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>The final label isn’t the most probable one, because it costs less</source>
            <translation>最终标签不是概率最高的标签，因为它代价更低</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>The final label won only because its class comes first</source>
            <translation>最终标签仅因其类别在前而胜出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The final label won only because its class comes first.</source>
            <translation>最终标签仅因其类别在前而胜出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/triples.py" />
            <source>The first line announces {told} labels, but the file has {n}. Export it again if it is incomplete.</source>
            <translation>第一行标明有 {told} 个标签，但文件中有 {n} 个。若文件不完整，请重新导出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>The first line should contain the number of items, workers and labels.</source>
            <translation>第一行应为条目、标注员和标签的数量。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/glad.py" />
            <source>The first line should contain the number of labels, workers and items.</source>
            <translation>第一行应为标签、标注员和条目的数量。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/audit_dialog.py" />
            <source>The first reviewer’s labels stay hidden. Stop whenever you like.</source>
            <translation>第一位复核人的标签保持隐藏。可随时停止。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>The first {n} are shown.</source>
            <translation>显示前 {n} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/ranking.py" />
            <source>The first {n} items of {all}.</source>
            <translation>{all} 个条目中的前 {n} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} of {rows} rows.</source>
            <translation>{rows} 行中的前 {n} 行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <source>The first {n} people of {all}.</source>
            <translation>{all} 人中的前 {n} 人。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The first {n} rows.</source>
            <translation>前 {n} 行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>The first {shown} of {all} characters are shown.</source>
            <translation>显示 {all} 个字符中的前 {shown} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The fit stops after this many iterations, even if it still improves.</source>
            <translation>拟合在达到此迭代次数后停止，即使仍在改进。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The fitted workers have {known} classes, but you asked for {wanted}.</source>
            <translation>拟合的标注员有 {known} 个类别，而要求的是 {wanted} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The folder does not exist. Create it first, or choose another.</source>
            <translation>文件夹不存在。请先创建，或选择其他文件夹。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>The folder {folder} can’t be created: {why}.</source>
            <translation>无法创建文件夹 {folder}：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The gold items were drawn at random, as you stated</source>
            <translation>金标准条目是随机抽取的（如您所述）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold label is for an item that has no labels</source>
            <translation>金标准标签所指的条目没有标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The gold label is “{gold}”.</source>
            <translation>金标准标签为“{gold}”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The gold labels do not show that this vote is better than chance.</source>
            <translation>金标准标签未能表明此投票优于随机。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <source>The gold labels of the item contradict each other and are not used</source>
            <translation>该条目的金标准标签相互矛盾，不予使用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>The gold labels of “{question}” are read from “{gold}”</source>
            <translation>“{question}”的金标准标签读取自“{gold}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/costs.py" />
            <source>The gold labels seem to be those of the model “{model}”.</source>
            <translation>金标准标签似乎就是模型“{model}”的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>The guarantee allows for the choice and stays valid.</source>
            <translation>保证已考虑这一选择，仍然有效。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>The guarantee is being computed.</source>
            <translation>正在计算保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>The headline of the Guarantee page of this tag, with its own confidence.</source>
            <translation>此标记的“保证”页的标题结论，有其自身的置信度。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The inputs are the same in all rows, so each HIT is an item.</source>
            <translation>所有行的输入都相同，因此每个 HIT 是一个条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/gold.py" />
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The item is missing</source>
            <translation>缺少条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>The items are being ranked.</source>
            <translation>正在为条目排名。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/ranking.py" />
            <source>The items form {n} groups that no comparison connects, so there is no common ranking.</source>
            <extracomment>For one: The items form {n} group, so there is no common ranking.</extracomment>
            <translation>
                <numerusform>条目形成 {n} 组，组间没有比较相连，因此没有共同的排名。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The job has no assignee. Choose “The file name” as the worker.</source>
            <translation>作业没有负责人。请选择“文件名”作为标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>The job’s assignee</source>
            <translation>作业的负责人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The known true label.</source>
            <translation>已知的真实标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/list_cells.py" />
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The label is missing</source>
            <translation>缺少标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>The label matrix</source>
            <translation>标签矩阵</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>The label of lowest expected cost of every item, by {rule}.</source>
            <translation>按{rule}得出的每个条目预期代价最低的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_votes.py" />
            <source>The label that most models of a family give an item is one vote. Models of a family often make the same mistakes, and a rule takes their votes for independent ones.</source>
            <translation>同一系列的多数模型给一个条目的标签计为一票。同一系列的模型常犯相同的错误，而规则把它们的票视为独立票。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The labels alone can’t give you a guarantee.</source>
            <translation>仅凭标签无法给出保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>The labels are numbers with {n} different values, such as scores; group them into ranges.</source>
            <translation>标签是有 {n} 个不同值的数字，例如评分；请将其分组为区间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/snow.py" />
            <source>The labels are {n} different numbers. Group them into ranges; otherwise each number is its own class.</source>
            <translation>标签是 {n} 个不同的数字。请将其归入范围，否则每个数字自成一个类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>The labels barely depend on the item: {rarely} would do this badly ({corrected}).</source>
            <translation>标签几乎不取决于条目：{rarely}会做得这么差（{corrected}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The labels came without probabilities.</source>
            <translation>标签不附概率。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The labels differ {n} times.</source>
            <extracomment>For one: The labels differ once.</extracomment>
            <translation>
                <numerusform>有 {n} 次标签不同。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The labels do not show that workers are better than chance overall. State that they are, or add gold.</source>
            <translation>标签未能表明标注员总体优于随机。请声明他们优于随机，或添加金标准。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The labels never differ.</source>
            <translation>标签从无不同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The labels of models came without probabilities, so their labels vote.</source>
            <translation>模型的标签不附概率，因此以其标签投票。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/adding.py" />
            <source>The labels of {file} are of the question “{other}”, not of “{question}”. Show that question first, or choose another file.</source>
            <translation>{file} 的标签属于问题“{other}”，而不是“{question}”。请先显示该问题，或选择其他文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <source>The labels of “{item}” aren’t pairs of a label and its value.</source>
            <translation>“{item}”的标签不是标签与值的配对。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The labels you set in the audit count as the truth</source>
            <translation>您在抽查中设置的标签视为真实</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The larger both parameters are, the more similar the workers are.</source>
            <translation>两个参数越大，标注员越相似。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The larger it is compared with the second parameter, the better the workers are.</source>
            <translation>相对第二个参数越大，标注员越好。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_controller.py" />
            <source>The last change wasn’t a label; press Ctrl+Z to undo it</source>
            <translation>上次更改不是标签；按 Ctrl+Z 可撤销</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>The last changes are being written to the project file.</source>
            <translation>正在将最近的更改写入项目文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The last iteration that changed a final label.</source>
            <translation>最后一次改变最终标签的迭代。</translation>
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
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The line is longer than {limit} million characters. Line breaks may be missing. Export the file again.</source>
            <translation>此行超过 {limit} 百万个字符，可能缺少换行符。请重新导出该文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>The list names every place, one per line, so that you can send it to the person who made the file.</source>
            <translation>列表逐行列出每一处，便于您发送给文件的制作者。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>The listed worker has no labels</source>
            <translation>名单中的标注员没有标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The lowest probability of a label is above the highest.</source>
            <translation>产生标签的最低概率高于最高概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The mean accuracy must be above 0 and below 1.</source>
            <translation>平均准确率必须大于 0 且小于 1。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>The members of this project shared their annotations, so the export can’t show who made each one. In doccano, turn off “Share annotations” before labelling.</source>
            <translation>此项目的成员共享了标注，因此导出文件无法显示每个标注由谁给出。请在 doccano 中于标注前关闭“Share annotations”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The messages did not converge. Try more damping or more iterations.</source>
            <translation>消息未收敛。请尝试加大阻尼或增加迭代次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>The middle 95% of the ranks in repeated draws. Overlapping intervals mean that the order of two items is open.</source>
            <translation>重复抽取中名次的中间 95%。区间重叠表示两个条目的先后尚无定论。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>The middle 95% of the scores in repeated draws. An item that won or lost every comparison has no upper or lower end.</source>
            <translation>重复抽取中得分的中间 95%。每次比较都胜或都负的条目没有上端或下端。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>The model and each person</source>
            <translation>模型与每个人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The model gives every gold item its gold label, so gold may be its own labels and can’t show its mistakes.</source>
            <translation>该模型对每个金标准条目都给出其金标准标签，因此金标准可能就是它自己的标签，无法显示其错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The model labelled nothing.</source>
            <translation>该模型没有标注任何条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>The model made no mistakes on the items compared.</source>
            <translation>模型在所比较的条目上没有出错。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The model makes so many mistakes that its labels may not depend on the class.</source>
            <translation>模型的错误太多，其标签可能与类别无关。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>The model may be {margin} worse and still count.</source>
            <translation>模型可以差 {margin} 而仍算合格。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>The models may make the same mistakes: {n} of them count as about {votes} votes.</source>
            <translation>这些模型可能犯相同的错误：{n} 个约相当于 {votes} 票。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>The models often make the same mistakes: {n} of them count as about {votes} votes.</source>
            <translation>这些模型常犯相同的错误：{n} 个约相当于 {votes} 票。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>The models seldom make the same mistakes: {n} of them count as about {votes} votes.</source>
            <translation>这些模型很少犯相同的错误：{n} 个约相当于 {votes} 票。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/class_shares.py" />
            <source>The most frequent final label is “{name}”: {count} of {n} items ({share}).</source>
            <translation>最常见的最终标签是“{name}”：{n} 个条目中的 {count} 个（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>The most frequent mistake is “{answer}” where gold is “{known}”: {n}.</source>
            <translation>最常见的错误是金标准为“{known}”时给出“{answer}”：{n} 次。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>The most frequent other label is “{answer}” instead of “{known}”: {n}.</source>
            <translation>最常见的其他标签是以“{answer}”代替“{known}”：{n} 次。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The most likely label according to the rule, or a manual label.</source>
            <translation>按规则最可能的标签，或人工标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>The most likely label of every item, by {rule}.</source>
            <translation>每个条目最可能的标签，按{rule}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>The most likely label of every item.</source>
            <translation>每个条目最可能的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The most probable label, where the final label is another that costs less.</source>
            <translation>当最终标签是另一个代价更低的标签时，概率最高的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/reviewer.py" />
            <source>The name is exported beside every label you set. Labels you set earlier keep the name they were signed with.</source>
            <translation>该姓名会随您设定的每个标签一起导出。此前设定的标签保留当时署名的姓名。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>The next {n} labels are expected to fix {best} final labels if you add them where they help most, and {evenly} if you spread them evenly.</source>
            <extracomment>For one: The next {n} label is expected to fix {best} final labels if you add it where it helps most, and {evenly} if you spread labels evenly.</extracomment>
            <translation>
                <numerusform>接下来的 {n} 个标签若加在最有帮助之处，预期可纠正 {best} 个最终标签；若平均分配，则为 {evenly} 个。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number of the first item: 1 in MATLAB, 0 in Python.</source>
            <translation>第一个条目的编号：MATLAB 中为 1，Python 中为 0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>The number used where a worker gave no label.</source>
            <translation>标注员未给出标签处所填的数字。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/lists.py" />
            <source>The numbers behind the bounds</source>
            <translation>界限背后的数值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>The numbers behind the paper’s bounds</source>
            <translation>论文中各界背后的数值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>The one label per item that is exported: the rule’s label, or a manual label.</source>
            <translation>每个条目导出的唯一标签：规则的标签，或人工标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>The option “Allow for the order shown” corrects the scores.</source>
            <translation>选项“考虑展示次序”会校正得分。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>The outer names come first.</source>
            <translation>最外层的名称在前。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>The previous bound was not yet computed when the first worker was changed.</source>
            <translation>更改第一名标注员时，此前的界限尚未计算。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/prices.py" />
            <source>The price of “{name}” is given twice. Keep one.</source>
            <translation>“{name}”的价格给出了两次。请只保留一个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The probabilities of a worker’s labels do not add up to 1.</source>
            <translation>标注员各标签的概率之和不为 1。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The probability that a worker guesses on a hard item.</source>
            <translation>标注员在难条目上猜测的概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The probability that a worker labels an item, the same for all.</source>
            <translation>标注员标注某条目的概率，对所有人相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The probability that the audit alone is enough is about {share}.</source>
            <translation>仅抽查就足够的概率约为 {share}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The quantities behind the paper’s bounds</source>
            <translation>论文界限背后的量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>The question “{question}” can’t be read. {why}</source>
            <translation>无法读取问题“{question}”。{why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/recipe_choice.py" />
            <source>The question “{wanted}” of the recipe is not in this file.</source>
            <translation>导入方案中的问题“{wanted}”不在此文件中。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>The quotation marks are wrong there. Export the project again.</source>
            <translation>该处的引号有误。请重新导出项目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>The ranges overlap, so another way may cost less.</source>
            <translation>各范围有重叠，因此另一种方式的费用可能更低。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/mt_bench.py" />
            <source>The rating is missing</source>
            <translation>缺少评分</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The recipe is for the format “{name}”, which this file doesn’t follow.</source>
            <translation>导入方案针对格式“{name}”，而此文件不符合该格式。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>The recommended rule, “{rule}”, gives the same labels.</source>
            <translation>推荐的规则“{rule}”给出相同的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>The recommended rule, “{rule}”, is running for comparison.</source>
            <translation>推荐的规则“{rule}”正在运行以供比较。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>The recommended rule, “{rule}”, would change {n} of {items} labels.</source>
            <extracomment>For one: The recommended rule, “{rule}”, would change {n} of {items} labels.</extracomment>
            <translation>
                <numerusform>推荐的规则“{rule}”会改变 {items} 个标签中的 {n} 个。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>The records so far have {n} different fields, too many for a table. Give every record the same fields.</source>
            <translation>到目前为止的记录有 {n} 个不同字段，太多而无法成表。请使每条记录的字段相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The results so far are from another simulation.</source>
            <translation>目前的结果属于另一次模拟。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The reviewers disagree on {n} items of the audit.</source>
            <extracomment>For one: The reviewers disagree on {n} item of the audit.</extracomment>
            <translation>
                <numerusform>复核人在 {n} 个条目上意见不一。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The reviewer’s labels are correct</source>
            <translation>复核人的标签正确</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The reviewer’s note.</source>
            <translation>复核人的备注。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The rounded mean is nearer to the true class; the median is exact more often.</source>
            <translation>均值取整更接近真实类别；中位数更常完全正确。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>The rows can’t be separated. Check the separator and the quotation marks.</source>
            <translation>无法区分各行。请检查分隔符和引号。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/columns_page.py" />
            <source>The rows can’t be shown.</source>
            <translation>无法显示各行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The rule did not use the gold labels of the sample</source>
            <translation>规则没有使用样本的金标准标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The rule gave “{label}”, confidence {share}.</source>
            <translation>规则给出“{label}”，置信度 {share}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The rule gives the same label, confidence {share}.</source>
            <translation>规则给出相同标签，置信度 {share}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>The rule had no label to use.</source>
            <translation>规则没有可用的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>The rule has not run this way, so there is nothing to compare.</source>
            <translation>规则未曾这样运行，因此没有可比较的内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>The rule has used gold, so its error there is too low.</source>
            <translation>规则使用了金标准，因此其在金标准上的错误率偏低。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>The rule has used these gold labels, so they can’t test it.</source>
            <translation>规则使用了这些金标准标签，因此不能用它们来检验规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>The rule keeps gold items at their gold label.</source>
            <translation>该规则让金标准条目保持其金标准标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>The rule stopped before it converged.</source>
            <translation>规则在收敛之前已停止。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The rule stops after this many iterations, even if labels still change.</source>
            <translation>规则在达到此迭代次数后停止，即使标签仍在变化。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The rule stops after this many iterations, even if weights still change.</source>
            <translation>规则在达到此迭代次数后停止，即使权重仍在变化。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The rule used gold for items of the sample, so they aren’t a fair test.</source>
            <translation>规则使用了样本条目的金标准，因此这不是公正的检验。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/costs.py" />
            <source>The rule used gold of the checked items, so they can’t test its labels.</source>
            <translation>规则使用了已核对条目的金标准，因此不能用它们检验其标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The rule “{key}” can’t run on a cluster; {there} can.</source>
            <translation>规则“{key}”不能在集群上运行；{there} 可以。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The rule “{rule}” is for ordered classes, and these classes have no order. State it when you import the labels, or choose another rule.</source>
            <translation>规则“{rule}”适用于有序类别，而这些类别没有顺序。请在导入标签时说明顺序，或选择其他规则。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>The rules disagree on {n} of {items} items ({share}). Without gold, nothing here shows which is right.</source>
            <extracomment>For one: The rules disagree on {n} of {items} items ({share}). Without gold, nothing here shows which is right.</extracomment>
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
            <location filename="../../crowdgui/ui/controllers/review_controller.py" />
            <source>The rule’s label is hidden; choose by number</source>
            <translation>规则的标签已隐藏；请按数字选择</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>The rule’s labels stay hidden while you audit. Mistakes that you find are corrected at once.</source>
            <translation>抽查期间规则的标签保持隐藏。发现的错误会立即更正。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/file_list.py" />
            <source>The run and its guarantee</source>
            <translation>运行及其保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The same inputs are the same item, even if they were published again.</source>
            <translation>相同的输入即为同一条目，即使重新发布过。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>The same inputs can be several tasks, in separate pools.</source>
            <translation>相同的输入可以是多个任务，各在自己的池中。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The same lead in the best case.</source>
            <translation>同一领先，取最好情形。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same number of labels each</source>
            <translation>各有相同的标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>The same probability for all</source>
            <translation>全部概率相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>The same seed draws the same datasets on every computer.</source>
            <translation>在任何计算机上，相同的随机种子都抽取相同的数据集。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The same seed gives the same starts and the same held-out labels.</source>
            <translation>相同的随机种子会给出相同的起点和相同的留出标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The same seed gives the same starts.</source>
            <translation>相同的随机种子会给出相同的起点。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>The same text with another question is another task, but the same item.</source>
            <translation>相同文本配不同问题是另一任务，但为同一条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The same worker gave the item the same label again</source>
            <translation>同一标注员再次对该条目给出相同标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>The scheduler of a Dask cluster, for labels that don’t fit on one computer: see Run ▸ Run on a cluster.</source>
            <translation>Dask 集群的调度器，用于单台计算机装不下的标签：见“运行”▸“在集群上运行”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>The scheduler responds, but there are no worker processes yet.</source>
            <translation>调度器有应答，但还没有工作进程。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>The scores allow for a preference for a side.</source>
            <translation>得分已考虑对某一侧的偏好。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>The separator of the recipe doesn’t fit this file.</source>
            <translation>导入方案的分隔符不适用于此文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>The set is a class</source>
            <translation>组合作为一个类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>The share of a copying worker’s labels that are taken from the source.</source>
            <translation>抄袭的标注员的标签中取自被抄袭者的比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares of workers add up to more than 100%.</source>
            <translation>各种标注员的比例之和超过 100%。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The shares to keep must increase, above 0% and up to 100%.</source>
            <translation>保留比例必须递增，大于 0% 且不超过 100%。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The sharper bounds are not computed: with so many labels and classes they would take very long.</source>
            <translation>不计算更精确的界限：标签和类别如此之多，会耗时过长。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>The solid bar is the guarantee.</source>
            <translation>实心条是保证。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>The starts give different labels on {n} items; their probabilities are averaged.</source>
            <extracomment>For one: The starts give different labels on {n} item; their probabilities are averaged.</extracomment>
            <translation>
                <numerusform>各起点在 {n} 个条目上给出不同的标签；其概率取平均。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>The survey has no responses yet. Export it again.</source>
            <translation>此调查还没有回复。请重新导出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>The system can’t read this file: {why}.</source>
            <translation>系统无法读取此文件：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The table shows no item</source>
            <translation>表中没有条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>The tag “{tag}” has an audit of its own. Drop it on the Guarantee page of that tag before you read a list of whole sets.</source>
            <translation>标记“{tag}”有自己的抽查。读取整个标记集的列表之前，请先在该标记的“保证”页放弃该抽查。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The tags whose final label is yes. Dots are for tags without one yet.</source>
            <translation>最终标签为“是”的标记。点表示尚无最终标签的标记。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The target error rate must be at least 0% and below 100%.</source>
            <translation>目标错误率必须从 0% 起且低于 100%。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The target holds for the labels of each class</source>
            <translation>目标适用于每个类别的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The target was fixed before the audit</source>
            <translation>目标在抽查之前已确定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The target was fixed before the audit.</source>
            <translation>目标在抽查之前已确定。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>The target was fixed before the audit. Others are shown for comparison only.</source>
            <translation>目标在抽查之前已确定。其他目标仅供比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>The task was rejected, so no option was chosen</source>
            <translation>任务被拒绝，因此没有选择任何选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>The task, with its question</source>
            <translation>任务及其问题</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/over_time.py" />
            <source>The test compares each label with the other labels of its item, so harder items don’t look like a change. It takes the order of a worker’s labels as random where nothing changes.</source>
            <translation>该检验将每个标签与同一条目的其他标签比较，因此较难的条目不会显得像变化。它假定没有变化时，标注员各标签的次序是随机的。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>The text can’t be stored: {why}.</source>
            <translation>无法保存文本：{why}。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>The three rules disagree on {n} items.</source>
            <extracomment>For one: The three rules disagree on {n} item.</extracomment>
            <translation>
                <numerusform>三种规则在 {n} 个条目上不一致。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The three rules have equal weight: there are too few labels to learn their weights.</source>
            <translation>三种规则的权重相同：标签太少，无法学习其权重。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>The time is known for {count}</source>
            <translation>时间已知：{count}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>The time of a label is the time since the previous label in the same session.</source>
            <translation>标签的用时是同一时段内自上一个标签以来的时间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>The time spent covers several items and is not used.</source>
            <translation>所用时间涵盖多个条目，不予采用。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/form_answers.py" />
            <source>The time spent on a page is split evenly between its labels.</source>
            <translation>一页所用的时间平均分给其中的各个标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>The true label of this item is not known.</source>
            <translation>此条目的真实标签未知。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The values are listed after the file is read.</source>
            <translation>读取文件后列出各值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>The values of what varies must increase.</source>
            <translation>变化量的取值必须递增。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The weight of each worker. A worker you enter no weight for gets 0.</source>
            <translation>每个标注员的权重。未输入权重的标注员为 0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>The weight of each worker. If you enter none, each gets 1; if you enter some, the other workers get 0.</source>
            <translation>每个标注员的权重。全部未输入时，每人为 1；部分输入时，其余为 0。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>The workbook is empty.</source>
            <translation>工作簿为空。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another label earlier</source>
            <translation>标注员此前对该条目给出过其他标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item another label later</source>
            <translation>标注员之后对该条目给出了其他标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker gave the item different labels</source>
            <translation>标注员对该条目给出了不同的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>The worker is a person in one row and a model in another; both are ignored and the label is kept</source>
            <translation>该标注员在一行中是人，在另一行中是模型；两者均予以忽略，标签保留</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/label_filters.py" />
            <source>The worker is missing</source>
            <translation>缺少标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>The worker or its kind is missing</source>
            <translation>缺少标注员或其类型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>The workers agree on every item</source>
            <translation>标注员在每个条目上都一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>The workers’ estimated mean accuracy, as one-step voting needs it.</source>
            <translation>标注员估计准确率的平均值，按一步投票的要求计算。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>The {n} checked items can show which rule makes fewest mistakes.</source>
            <translation>这 {n} 个已核对的条目可以显示哪种规则错误最少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} flagged workers with the most labels, of {all}.</source>
            <translation>{all} 名有警示的标注员中标签最多的 {n} 名。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>The {n} items were drawn at random</source>
            <extracomment>For one: The item was drawn at random</extracomment>
            <translation>
                <numerusform>{n} 个条目是随机抽取的</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>The {n} least confident of the {all} items that need review; items with manual labels are not listed.</source>
            <translation>在 {all} 个需要复核的条目中，列出置信度最低的 {n} 个；不含有人工标签的条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>The {n} most frequent of {words} different values.</source>
            <translation>{words} 个不同的值中最常见的 {n} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>The {n} of {all} classes with the largest shares are shown.</source>
            <translation>显示 {all} 个类别中比例最大的 {n} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>The {n} workers with the most labels, of {all}. The 95% confidence interval is in brackets.</source>
            <translation>{all} 名标注员中标签最多的 {n} 名。括号内为 95% 置信区间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>Their error isn’t known.</source>
            <translation>其错误率未知。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Their labels</source>
            <translation>他们的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Their labels don’t count</source>
            <translation>他们的标签不计入</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Theorem 4 gives no bound for these labels.</source>
            <translation>定理 4 对这些标签给不出界。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Theorem 4: at most {share} wrong on average.</source>
            <translation>定理 4：平均最多 {share} 有误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/page.py" />
            <source>Theory</source>
            <translation>理论</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>There are more fields than can be shown: {n} are skipped.</source>
            <extracomment>For one: There are more fields than can be shown: {n} is skipped.</extracomment>
            <translation>
                <numerusform>字段太多，无法全部显示：跳过 {n} 个。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/worker_list.py" />
            <source>There are more than {n} columns. Keep those to compare.</source>
            <translation>列数超过 {n}。请只保留要比较的列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There are no gold labels to take class shares from. Choose “As in the votes”.</source>
            <translation>没有可得出类别比例的金标准标签。请选择“与投票相同”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>There are no gold labels.</source>
            <translation>没有金标准标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/questions.py" />
            <source>There are no labels for the question “{wanted}”. The questions are {questions}.</source>
            <translation>问题“{wanted}”没有标签。问题有 {questions}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/labelbox.py" />
            <source>There are no labels in this export. Export with “Labels” and their details.</source>
            <translation>此导出文件中没有标签。请连同“Labels”及其详情一起导出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>There are no labels in this file. Export it again.</source>
            <translation>此文件中没有标签。请重新导出。</translation>
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
            <location filename="../../crowdgui/io/importing/frames.py" />
            <source>There are no rows in this frame.</source>
            <translation>此数据框中没有行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>There are several questions: {questions}.</source>
            <translation>有多个问题：{questions}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/questions.py" />
            <source>There are several questions: {questions}. Choose one.</source>
            <translation>有多个问题：{questions}。请选择一个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>There are too few choices to tell an attentive worker from guessing.</source>
            <translation>选择太少，无法区分认真的标注员与猜测。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>There are too few items with labels to split them into halves.</source>
            <translation>有标签的条目太少，无法分成两半。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>There are too few items, or too few disagreements on them, to check whether mistakes are independent.</source>
            <translation>条目太少，或其上的分歧太少，无法检查错误是否独立。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There are {classes} different labels from {workers} workers, too many to distinguish. Check that the label column contains labels, not free text.</source>
            <translation>{workers} 名标注员给出了 {classes} 种不同的标签，太多而无法区分。请检查标签列存放的是标签而非自由文本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>There are {classes} different values among {labels} labels; this looks like free text.</source>
            <translation>{labels} 个标签中有 {classes} 个不同的值；这看起来像自由文本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/costs.py" />
            <source>There are {n} cells instead of {wanted}.</source>
            <translation>有 {n} 个单元格，应为 {wanted} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>There are {n} columns; at most {most} can be read. Is the separator right?</source>
            <translation>有 {n} 列；最多可读取 {most} 列。分隔符是否正确？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>There are {n} columns; at most {most} can be read. Save it with one row per label.</source>
            <translation>有 {n} 列；最多可读取 {most} 列。请存为每个标签一行的形式。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>There are {n} different labels</source>
            <translation>有 {n} 种不同的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>There are {n} different numbers</source>
            <translation>有 {n} 个不同的数字</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tags.py" />
            <source>There are {n} different tags; at most {most} can be read. Check the separator.</source>
            <translation>有 {n} 个不同的标记，最多可读取 {most} 个。请检查分隔符。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/atomic.py" />
            <source>There is a folder where a file should be, or a file where a folder should be.</source>
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
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>There is no array “{name}”. The arrays are {names}.</source>
            <translation>没有数组“{name}”。数组有 {names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no attentive worker left to copy from.</source>
            <translation>没有剩余的认真标注员可供抄袭。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>There is no bound for single items here: this rule isn’t a sum of votes.</source>
            <translation>此处没有单个条目的界限：此规则不是票数之和。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>There is no bound if workers copy, because their labels are not independent.</source>
            <translation>若标注员抄袭则没有界限，因为其标签不独立。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/costs.py" />
            <source>There is no class “{name}” to count. The classes are {classes}.</source>
            <translation>没有可计倍数的类别“{name}”。类别有 {classes}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/costs.py" />
            <source>There is no class “{name}”. The classes are {classes}.</source>
            <translation>没有类别“{name}”。类别有 {classes}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/worker_list.py" />
            <source>There is no column beside the workers’ names. Add one, such as the vendor.</source>
            <translation>除标注员姓名外没有其他列。请添加一列，例如供应商。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>There is no column for a worker. Export the table with all workers.</source>
            <translation>没有标注员列。请导出包含所有标注员的表。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/checked_list.py" />
            <source>There is no column “{missing}”. The columns needed are {names}.</source>
            <translation>没有“{missing}”列。需要的列为 {names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no column “{name}”. The columns are {columns}.</source>
            <translation>没有列“{name}”。列有 {columns}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/costs.py" />
            <source>There is no cost of the final label “{final}” for the true class “{true}”. Add a row for it.</source>
            <translation>缺少真实类别“{true}”被标为最终标签“{final}”的代价。请为其添加一行。</translation>
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
            <location filename="../../crowdgui/text/compare.py" />
            <source>There is no gold to compare rules on.</source>
            <translation>没有可用来比较规则的金标准。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>There is no gold to fix items to.</source>
            <translation>没有可用来固定条目的金标准。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>There is no guarantee yet.</source>
            <translation>尚无保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>There is no other group.</source>
            <translation>没有其他组。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>There is no other worker to compare with.</source>
            <translation>没有可比较的其他标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>There is no other worker.</source>
            <translation>没有其他标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no preset “{key}”; choose from {known}.</source>
            <translation>没有预设“{key}”；请从 {known} 中选择。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/prices.py" />
            <source>There is no price “{name}”. Choose from {names}.</source>
            <translation>没有价格“{name}”。请从 {names} 中选择。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no question “{wanted}”. The questions are {there}.</source>
            <translation>没有问题“{wanted}”。问题有 {there}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>There is no rule “{key}”; choose from {known}.</source>
            <translation>没有规则“{key}”；请从 {known} 中选择。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>There is no sign of worker groups that are good at different items.</source>
            <translation>没有迹象表明存在擅长不同条目的标注员群组。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/command.py" />
            <source>There is no such command for tags and comparisons. Save a project instead.</source>
            <translation>标记和两两比较没有这样的命令。请改为保存项目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>There is no such sheet. The sheets are {names}.</source>
            <translation>没有这样的工作表。工作表有 {names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is no text on the clipboard. Copy the cells of a table first.</source>
            <translation>剪贴板中没有文本。请先复制表格的单元格。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/prices.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>There is no worker “{name}”.</source>
            <translation>没有标注员“{name}”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
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
            <location filename="../../crowdgui/jobs/project_writer.py" />
            <source>There is not enough memory to save or open it.</source>
            <translation>内存不足，无法保存或打开。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <source>There is nothing to add.</source>
            <translation>没有可添加的内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_votes.py" />
            <source>There is nothing to compare: models can vote in one way only.</source>
            <translation>没有可比较的内容：模型只能以一种方式投票。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <source>There is nothing to redo.</source>
            <translation>没有可重做的内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <source>There is nothing to undo.</source>
            <translation>没有可撤销的内容。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>There is one model, so none to share mistakes with</source>
            <translation>只有一个模型，没有可共同犯错的模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>There is only one column, but you need columns for worker, item and label. Check the separator.</source>
            <translation>只有一列，但需要标注员、条目和标签列。请检查分隔符。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>There is only one question. Remove the option --question.</source>
            <translation>只有一个问题。请去掉选项 --question。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>There is only one respondent. Labels need several workers to compare.</source>
            <translation>只有一名受访者。比较标签需要多名标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>There is only one worker, so there is nobody to compare with.</source>
            <translation>只有一名标注员，因此没有可比较的对象。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These are comparisons of two items: they are ranked, and have no final labels.</source>
            <translation>这些是两个条目之间的比较：条目得到排名，没有最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>These are comparisons of two: the items are ranked, and get no final labels</source>
            <translation>这些是两两比较：条目会得到排名，没有最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These are too many datasets to draw. Use fewer points or repetitions.</source>
            <translation>要抽取的数据集太多。请减少点数或重复次数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>These figures are from the last run. They are replaced when this run ends.</source>
            <translation>这些数字来自上次运行，本次运行结束后会更新。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>These labels come from {made}. Run {chosen} to replace them.</source>
            <translation>这些标签由{made}得出。运行{chosen}可替换它们。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>These labels differ slightly but significantly from what independent workers would give.</source>
            <translation>这些标签与独立标注员所给出的差异较小，但显著。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>These labels were made with other options. Run again to replace them.</source>
            <translation>这些标签是用其他选项得出的。再次运行可替换它们。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/command.py" />
            <source>These labels were read from no file. Save a project: a command can open that.</source>
            <translation>这些标签不是从文件读取的。请保存项目：命令可以打开项目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>These labels were read from {file} in {folder}, and CrowdGUI never changes source files. Choose another folder.</source>
            <translation>这些标签读取自 {folder} 中的 {file}，而 CrowdGUI 从不更改来源文件。请选择其他文件夹。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>These options don’t belong to the rule “{key}”.</source>
            <translation>这些选项不属于规则“{key}”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>They agree with the others on {agreed} of {of} comparable labels ({share}).</source>
            <translation>在可比较的 {of} 个标签中，他们有 {agreed} 个与他人一致（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>They are read as not ordered. Say on the Classes page whether they are.</source>
            <translation>按无序读取。请在“类别”页说明它们是否有序。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>They are too high: {sure} on average for its labels, of which {share} are right ({right} of {items}).</source>
            <translation>概率偏高：其标签的平均概率为 {sure}，其中 {share} 正确（{items} 个中 {right} 个）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>They are too low: {sure} on average for its labels, of which {share} are right ({right} of {items}).</source>
            <translation>概率偏低：其标签的平均概率为 {sure}，其中 {share} 正确（{items} 个中 {right} 个）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They choose any class except the one they think is right.</source>
            <translation>他们选择其认为正确的类别以外的任一类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They choose every class equally often.</source>
            <translation>他们以相同频率选择每个类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They copy from a source, an attentive worker, so their labels are not independent.</source>
            <translation>他们抄袭一名被抄袭者（认真的标注员），因此其标签不独立。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>They cost about {cost}, at {price} per label, the mean price of the labels so far.</source>
            <translation>它们的费用约为 {cost}，按每个标签 {price} 计，即迄今标签的平均价格。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>They give every item the same class, drawn at random for each of these workers.</source>
            <translation>他们对每个条目给出同一类别，各人的类别随机抽取。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>They keep a spreadsheet from running cells as formulas.</source>
            <translation>它们防止电子表格把单元格当作公式运行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>They override the rule and are exported with reviewer, time and note.</source>
            <translation>它们优先于规则，并连同复核人、时间和备注一起导出。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guideline.py" />
            <source>They read {n} pairs of classes in two ways.</source>
            <extracomment>For one: They read {n} pair of classes in two ways.</extracomment>
            <translation>
                <numerusform>他们对 {n} 对类别有两种理解。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>This Zooniverse file is {what}. Export the classifications.</source>
            <translation>此 Zooniverse 文件是{what}。请导出分类记录。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound assumes one label per worker and item; here some workers gave more.</source>
            <translation>此界限假定每个标注员对每个条目只给一个标签；此处有标注员给了多个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound covers only a crowd that is worse than chance; this one isn’t.</source>
            <translation>此界限只适用于劣于随机的群体；此群体并非如此。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound covers only rules that add up votes; this rule doesn’t.</source>
            <translation>此界限只适用于把票数相加的规则；此规则并非如此。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound needs two classes and items without gold labels.</source>
            <translation>此界限需要两个类别，以及没有金标准标签的条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>This bound needs two classes and two included workers.</source>
            <translation>此界限需要两个类别和两名计入的标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>This can’t be seen from the labels.</source>
            <translation>无法从标签看出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>This can’t be tested: no person shares at least {n} items with {model} and another person.</source>
            <translation>无法检验：没有人与 {model} 及另一人有至少 {n} 个共同条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <source>This can’t be used now.</source>
            <translation>现在无法使用。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/settings.py" />
            <source>This computer has {n}. Results are the same with any number; use fewer to leave more for other programs.</source>
            <extracomment>For one: This computer has {n}. Results are the same with any number; use fewer to leave more for other programs.</extracomment>
            <translation>
                <numerusform>这台计算机有 {n} 个。无论用多少个，结果都相同；用得少些，可为其他程序多留一些。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>This file contains no records.</source>
            <translation>此文件中没有记录。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This file does not exist. Was it moved?</source>
            <translation>此文件不存在。是否已被移动？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>This file holds tasks, not labels. Download the assignments of the pool.</source>
            <translation>此文件含有任务而非标签。请下载该池的作业结果（assignments）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>This file lacks columns of the recipe: {names}.</source>
            <translation>导入方案中的列不在此文件中：{names}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>This file names no workers: it holds labels that Toloka has aggregated. Download the assignments (“Download results”) instead.</source>
            <translation>此文件未注明标注员：它含有 Toloka 汇总的标签。请改为下载作业结果（“Download results”）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This folder has no file locks, as some network folders have none, so two windows could change the project at once. Keep it in a folder on this computer.</source>
            <translation>此文件夹没有文件锁（某些网络文件夹没有），因此两个窗口可能同时更改该项目。请将其保存在这台计算机上的文件夹中。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/tables.py" />
            <source>This folder holds no labels in a known format. Open one of its files instead.</source>
            <translation>此文件夹中没有已知格式的标签。请改为打开其中的一个文件。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/tags.py" />
            <source>This holds once {n} items are reviewed.</source>
            <extracomment>For one: This holds once {n} item is reviewed.</extracomment>
            <translation>
                <numerusform>复核 {n} 个条目之后此结论成立。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/text_file.py" />
            <source>This is YAML without labels that CrowdGUI can read. Save them as CSV first.</source>
            <translation>这是 YAML，但没有 CrowdGUI 能读取的标签。请先将标签存为 CSV。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>This is a MATLAB file of version 7.3. Save it in MATLAB with the option -v7.</source>
            <translation>这是 7.3 版的 MATLAB 文件。请在 MATLAB 中用选项 -v7 保存。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is a folder or a device, not a file.</source>
            <translation>这不是文件，而是文件夹或设备。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is a folder, not a project file.</source>
            <translation>这是文件夹，不是项目文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey_forms.py" />
            <source>This is a list of participants without labels. Open the responses instead.</source>
            <translation>这是没有标签的参与者列表。请改为打开回复。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>This is a manual label; the bound is about the rule’s labels.</source>
            <translation>这是人工标签；界限针对规则的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is a web page, not a table. Was a login page saved instead of the file?</source>
            <translation>这是网页，不是表。是否误将登录页面存成了该文件？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>This is an estimate, not a guarantee: it treats the fitted model as true. The plan uses {part} of the predicted gain; on real datasets, {low} to {high} of it was reached.</source>
            <translation>这是估计，不是保证：它把拟合的模型视为真实。规划只计入预测改善的 {part}；在真实数据集上，实际达到了其中的 {low} 至 {high}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is an unknown kind of XML file. Export it as CSV or JSON.</source>
            <translation>这是类型未知的 XML 文件。请导出为 CSV 或 JSON。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This is not a project file.</source>
            <translation>这不是项目文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>This is the aggregated report, which names no worker. Download the report called “Full” instead.</source>
            <translation>这是汇总报告，不含标注员。请改为下载名为“Full”的报告。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>This is the export of a whole task, which doesn’t say who made each tag. Export each job separately; or, if one worker did everything, choose “The file name”.</source>
            <translation>这是整个任务的导出，不注明每个标签由谁给出。请分别导出每个作业；若全部由一名标注员完成，请选择“文件名”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_controller.py" />
            <source>This is the last item left to label</source>
            <translation>这是最后一个待标注的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This is {what}, not a text table. Save it as CSV first.</source>
            <translation>这是{what}，不是文本表。请先存为 CSV。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/recipes.py" />
            <source>This isn’t a CrowdGUI recipe, or it is damaged.</source>
            <translation>这不是 CrowdGUI 的导入方案，或已损坏。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <source>This isn’t an XML file from CVAT.</source>
            <translation>这不是 CVAT 的 XML 文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>This line is neither a worker nor an item with its label, as in {example}. CrowdGUI reads no other YAML here.</source>
            <translation>此行既不是标注员，也不是带标签的条目（如 {example}）。CrowdGUI 在此不读取其他 YAML。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>This looks like copying.</source>
            <translation>这看起来像抄袭。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/sagemaker.py" />
            <source>This manifest holds only final labels. Open the job’s folder instead: the workers’ labels are in “annotations/worker-response”.</source>
            <translation>此清单只含最终标签。请改为打开作业文件夹：标注员的标签在“annotations/worker-response”中。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>This needs rule, options, workers, gold and target to be as they were when the list was saved.</source>
            <translation>这要求规则、选项、标注员、金标准和目标与保存列表时相同。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <source>This page has no table.</source>
            <translation>此页没有表格。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>This picture is not in the folder of the label file.</source>
            <translation>此图片不在标签文件所在的文件夹中。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/file.py" />
            <source>This project uses file version {theirs}, and this CrowdGUI reads versions up to {ours}. Update CrowdGUI to open it.</source>
            <translation>此项目使用文件版本 {theirs}，而此 CrowdGUI 最高可读取版本 {ours}。请更新 CrowdGUI 后再打开。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>This rule can’t use probabilities, so the labels of models vote. “EM, pooled” and “Ensemble of rules” can.</source>
            <translation>此规则不能使用概率，因此以模型的标签投票。“EM，合并”和“规则集成”可以使用。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>This rule counts the votes once, so there are no iterations to show.</source>
            <translation>此规则只计票一次，因此没有可显示的迭代。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/costs.py" />
            <source>This rule gives shares of votes instead of probabilities, so the mean cost can’t be estimated before labels are checked at random.</source>
            <translation>此规则给出的是得票比例而不是概率，因此在随机核对标签之前，无法估计平均代价。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>This rule gives shares of votes instead of probabilities, which are weighed the same way.</source>
            <translation>此规则给出的是得票比例而不是概率，按同样方式加权。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/rule_options.py" />
            <source>This rule has no options.</source>
            <translation>此规则没有选项。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>This rule has not run.</source>
            <translation>此规则尚未运行。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/errors.py" />
            <source>This rule is for two classes, but these labels have {n}. Choose another rule.</source>
            <extracomment>For one: This rule is for two classes, but these labels have {n}. Choose another rule.</extracomment>
            <translation>
                <numerusform>此规则针对两个类别，而这些标签有 {n} 个。请选择其他规则。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>This rule is for two classes. Here it distinguishes each class from those after it, so the order of the classes matters.</source>
            <translation>此规则针对两个类别设计；在此它将每个类别与其后的类别区分，因此类别的顺序有影响。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>This rule isn’t a sum of votes, so this bound doesn’t apply to it.</source>
            <translation>此规则不是票数之和，因此该界限不适用。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/final_labels.py" />
            <source>This rule used the gold labels, so they aren’t a fair test of its final labels.</source>
            <translation>此规则使用了金标准标签，因此不能公正地检验其最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>This rule’s confidence is a share of the votes, not a probability.</source>
            <translation>此规则的置信度是票数的比例，不是概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>This sheet is empty. Choose another one.</source>
            <translation>此工作表为空。请选择另一个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>This starts like JSON but isn’t JSON. Export it again as JSON or CSV.</source>
            <translation>这开头像 JSON，但不是。请重新导出为 JSON 或 CSV。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>This table is computed when it is exported.</source>
            <translation>此表在导出时计算。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/over_time.py" />
            <source>This worker</source>
            <translation>此标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker gave no label to an item with a final label.</source>
            <translation>此标注员没有给有最终标签的条目标注。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker gave no label.</source>
            <translation>此标注员没有给出标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/over_time.py" />
            <source>This worker has too few labels with a time to show windows.</source>
            <translation>此标注员带时间的标签太少，无法显示时间窗。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker is a person, or a model whose family isn’t known.</source>
            <translation>此标注员是人，或系列未知的模型。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker is excluded, so the rule doesn’t use their labels.</source>
            <translation>此标注员已排除，因此规则不使用其标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>This worker is excluded, so their labels aren’t compared.</source>
            <translation>此标注员已排除，因此其标签不参与比较。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>This worker labelled no gold item.</source>
            <translation>此标注员没有标注金标准条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>This worker labelled no item more than once.</source>
            <translation>此标注员没有重复标注任何条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Those flagged only for copying too</source>
            <translation>也包括仅因抄袭被标记者</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>Tick a rule in the table first.</source>
            <translation>请先在表中勾选规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <source>Tick all tags that this item has. They replace the final labels of all its tags and are exported as manual labels. Beside each tag are its votes, those for it first.</source>
            <translation>请勾选此条目具有的所有标记。它们会取代该条目所有标记的最终标签，并作为人工标签导出。每个标记旁为其票数，赞成票在前。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Ticked</source>
            <translation>勾选</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Tie</source>
            <translation>并列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Tied</source>
            <translation>并列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>Ties</source>
            <translation>并列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Time</source>
            <translation>时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Time of 50 iterations</source>
            <translation>50 次迭代的时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Time to converge</source>
            <translation>收敛时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Time to stop</source>
            <translation>停止时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>Times</source>
            <translation>倍数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Times are for the rule alone on one core, without drawing the dataset. They are up to a quarter longer when several datasets run at the same time.</source>
            <translation>时间是规则本身在一个核心上的运行时间，不含抽取数据集。同时运行多个数据集时，最多会增加四分之一。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Times that can’t be read; their labels are kept</source>
            <translation>无法读取的时间；其标签予以保留</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>Times whose day and month can’t be distinguished; their labels are kept</source>
            <translation>无法区分日和月的时间；其标签予以保留</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>To continue, increase the number of draws or tick another rule in the table.</source>
            <translation>要继续，请增加抽取次数，或在表中勾选另一规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>To keep them, change this on the Source page.</source>
            <translation>若要保留它们，请在“来源”页更改。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>To review: about {n}</source>
            <translation>待复核：约 {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>To review: {n}</source>
            <translation>待复核：{n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/recipe_choice.py" />
            <source>To start again, choose no recipe on the Source page.</source>
            <translation>要重新开始，请在“来源”页选择不使用导入方案。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
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
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Tolerance of the mean accuracy</source>
            <translation>平均准确率允许偏差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>Toloka assignments</source>
            <translation>Toloka 作业结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/text/flags.py" />
            <source>Too fast</source>
            <translation>过快</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Too few</source>
            <translation>太少</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Too few items have mistakes for an interval.</source>
            <translation>有错误的条目太少，无法给出区间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Too few items have two or more labels to check whether mistakes are independent.</source>
            <translation>有两个或更多标签的条目太少，无法检查错误是否独立。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Too few items to distinguish agreement from chance.</source>
            <translation>条目太少，无法区分一致与偶然。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>Too few labels</source>
            <translation>标签太少</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>Too few labels are of another class for an interval.</source>
            <translation>属于另一类别的标签太少，无法给出区间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/over_time.py" />
            <source>Too few labels have a time to show how quality develops.</source>
            <translation>带时间的标签太少，无法显示质量如何变化。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Too few to tell</source>
            <translation>太少，无法判断</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>Too few workers share items across groups to tell the group from its workers.</source>
            <translation>跨组有共同条目的标注员太少，无法区分组的影响与其标注员的影响。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/menus.py" />
            <source>Tour of the &amp;pages</source>
            <translation>页面导览(&amp;P)</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Tour of the pages</source>
            <translation>页面导览</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>Treat models as workers</source>
            <translation>将模型视为标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>True class</source>
            <translation>真实类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>True labels (ground truth) that were known beforehand or checked by a reviewer.</source>
            <translation>事先已知或经复核人检查的真实标签（ground truth）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Try it with sample data</source>
            <translation>用示例数据试试</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Two classes</source>
            <translation>两个类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Two classes have equal support on an item; the first class in order is used.</source>
            <translation>两个类别在某条目上得到同等支持；取顺序在前者。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Two classes with an offset</source>
            <translation>带偏移的两类投票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Two columns per class: its probability, and the share of the workers’ labels. The Hugging Face dataset gets them as lists, for training on soft labels.</source>
            <translation>每个类别两列：其概率，以及在标注员标签中的比例。Hugging Face 数据集以列表形式包含它们，可用于以软标签训练。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Two groups, good at different items</source>
            <translation>两组，擅长不同的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>Two in three workers take {low} to {high}.</source>
            <translation>三分之二的标注员为 {low} 至 {high}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Two labels on one item are “{one}” and “{other}” in {seen} of cases; workers who are equally accurate on all classes would give {expected}: {meaning}.</source>
            <translation>同一条目的两个标签为“{one}”和“{other}”的情形占 {seen}，而对所有类别准确率相同的标注员应为 {expected}：{meaning}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Two reviewers agree on {same} of {n} items ({share})</source>
            <translation>两位复核人在 {n} 个条目中有 {same} 个一致（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>Two workers</source>
            <translation>两名标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>Two workers who are right against the rest look like two who copy.</source>
            <translation>两名正确但与众不同的标注员看起来就像互相抄袭。</translation>
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
            <translation>UTF-8（带 BOM）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Uncertain</source>
            <translation>不确定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <location filename="../../crowdgui/ui/main_window/window.py" />
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Undo {what}</source>
            <translation>撤销{what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/tag_fields.py" />
            <source>Unknown unless ticked</source>
            <translation>未勾选即未知</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>Unpacked, the archive is larger than {most}.</source>
            <translation>压缩包解压后大于 {most}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>Unpacking {file}</source>
            <translation>正在解压 {file}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/recovery.py" />
            <source>Unsaved work can’t be kept in {folder}. {why}</source>
            <translation>无法在 {folder} 中保留未保存的工作。{why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Unstable</source>
            <translation>不稳定</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Up</source>
            <translation>上移</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/over_time.py" />
            <source>Up to {most} windows with equally many labels in order of time, {least} or more each; bands are 95% intervals.</source>
            <translation>按时间顺序最多 {most} 个时间窗，标签数相同，每个至少 {least} 个；色带为 95% 区间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Upper bound on the probability that the label is wrong, if the worker model holds.</source>
            <translation>若标注员模型成立，标签错误的概率的上界。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Upper bounds on the error rate. Estimates are not guarantees.</source>
            <translation>错误率的上界。估计不是保证。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Upper bounds on the error rate. Estimates are not guarantees; hatched bars hold only if the worker model does.</source>
            <translation>错误率的上界。估计不是保证；带斜线的条仅当标注员模型成立时才成立。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>Upper end of the 95% confidence interval.</source>
            <translation>95% 置信区间的上限。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Use as gold</source>
            <translation>用作金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>Use at least one draw.</source>
            <translation>至少需要一次抽取。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Use gold-standard classifications as gold</source>
            <translation>将金标准分类用作金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>Use recommended rule</source>
            <translation>使用推荐的规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>Use the first choice</source>
            <translation>使用第一个选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>Use these costs</source>
            <translation>使用这些代价</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>Use these prices</source>
            <translation>使用这些价格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>Use these thresholds</source>
            <translation>使用这些阈值</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Use these {n} labels as gold</source>
            <extracomment>For one: Use this {n} label as gold</extracomment>
            <translation>
                <numerusform>将这 {n} 个标签用作金标准</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Use {n} labels as gold</source>
            <extracomment>For one: Use {n} label as gold</extracomment>
            <translation>
                <numerusform>将 {n} 个标签用作金标准</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Use {rule}</source>
            <translation>使用{rule}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{base}”: on {n} held-out labels, no rule for ordered classes predicts significantly better.</source>
            <extracomment>For one: Use “{base}”: on {n} held-out label, no rule for ordered classes predicts significantly better.</extracomment>
            <translation>
                <numerusform>使用“{base}”：在 {n} 个留出的标签上，没有适用于有序类别的规则预测得显著更好。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{rule}”: it has {wrong} of {n} checked items wrong, and no other rule has at least 2 fewer.</source>
            <extracomment>For one: Use “{rule}”: it has {wrong} of {n} checked item wrong, and no other rule has at least 2 fewer.</extracomment>
            <translation>
                <numerusform>请使用“{rule}”：在 {n} 个已核对的条目中错了 {wrong} 个，没有其他规则至少少错 2 个。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{rule}”: it has {wrong} of {n} checked items wrong, “{first}” {others}.</source>
            <extracomment>For one: Use “{rule}”: it has {wrong} of {n} checked item wrong, “{first}” {others}.</extracomment>
            <translation>
                <numerusform>请使用“{rule}”：在 {n} 个已核对的条目中错了 {wrong} 个，“{first}”错了 {others} 个。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{rule}”: the classes are ordered, and on {n} held-out labels it predicts significantly better than “{base}”.</source>
            <extracomment>For one: Use “{rule}”: the classes are ordered, and on {n} held-out label it predicts significantly better than “{base}”.</extracomment>
            <translation>
                <numerusform>使用“{rule}”：类别有序，且在 {n} 个留出的标签上，它比“{base}”预测得显著更好。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Use “{rule}”: without checked items, no rule has fewer errors on average over 25 real datasets.</source>
            <translation>请使用“{rule}”：没有已核对的条目时，在 25 个真实数据集上平均没有规则错误更少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/results.py" />
            <source>Used as gold</source>
            <translation>用作金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <source>Used last</source>
            <translation>最近使用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Uses the file name as the worker.</source>
            <translation>把文件名当作标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Uses the weight you enter for each worker.</source>
            <translation>使用您为每个标注员输入的权重。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Uses what you enter about the workers, or estimates it from gold labels.</source>
            <translation>使用您输入的标注员信息，或根据金标准标签估计。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>Value</source>
            <translation>值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>Value ↓</source>
            <translation>价值 ↓</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/value_grouping.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>Values</source>
            <translation>值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Values are bounds on the error rate: on average, unless a bound states a probability. Those marked “Not valid here” would hold if the worker model did.</source>
            <translation>数值是错误率的界限；除非界限注明概率，否则为平均值。标有“此处不成立”的界限，在标注员模型成立时才成立。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Version</source>
            <translation>版本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <source>Version of {worker}</source>
            <translation>{worker} 的版本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Vertical bar</source>
            <translation>竖线</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>View audit labels</source>
            <translation>查看抽查的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>Votes</source>
            <translation>票数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Votes between two classes and favours one of them by the offset you enter.</source>
            <translation>在两个类别间投票，并按您输入的偏移偏向其中之一。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Votes, weights and the rule’s label appear after you choose a label.</source>
            <translation>您选择标签后才显示票数、权重和规则的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Voting</source>
            <translation>正在投票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <source>Wait until the run has ended.</source>
            <translation>请等待运行结束。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Way to a guarantee</source>
            <translation>通往保证的路径</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Weight</source>
            <translation>权重</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Weight of this worker’s vote. 0 is a guesser; below 0, the worker is wrong more often than a guesser, and the vote counts against the class.</source>
            <translation>此标注员一票的权重。0 为猜测者；低于 0 则比猜测者更常出错，其票计为反对该类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Weighted kappa, linear</source>
            <translation>加权 kappa，线性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>Weighted kappa, quadratic</source>
            <translation>加权 kappa，平方</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weighted share of the final label among the labels of the item and of all items.</source>
            <translation>最终标签在该条目标签与所有条目标签中的加权比例。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weighted voting (IWMV)</source>
            <translation>加权投票（IWMV）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weighted voting, log-odds</source>
            <translation>加权投票，对数几率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/wording.py" />
            <source>Weighting three rules</source>
            <translation>正在为三种规则加权</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights</source>
            <translation>权重</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights every worker once, then votes again.</source>
            <translation>对每个标注员加权一次，然后再次投票。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights workers by known accuracies or gold to make the bound smallest.</source>
            <translation>按已知准确率或金标准为标注员加权，使界限最小。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Weights: EBCC {ebcc}, BWA {bwa}, pooled EM {em}. These weights predict held-out labels best.</source>
            <translation>权重：EBCC {ebcc}，BWA {bwa}，合并 EM {em}。这些权重最能预测留出的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>What a file of labels looks like</source>
            <translation>标签文件的样子</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>What a row of the labels is.</source>
            <translation>标签的一行代表什么。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>What each final label costs</source>
            <translation>各最终标签的代价</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>What each flag is based on.</source>
            <translation>每个警示的依据。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>What if only these voted?</source>
            <translation>如果只由这些投票？</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>What if you exclude these {n} workers?</source>
            <extracomment>For one: What if you exclude this worker?</extracomment>
            <translation>
                <numerusform>如果排除这 {n} 名标注员会怎样？</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>What if you exclude {out} and include {back}?</source>
            <translation>如果排除 {out}、恢复 {back} 名会怎样？</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>What if you include these {n} workers?</source>
            <extracomment>For one: What if you include this worker?</extracomment>
            <translation>
                <numerusform>如果恢复这 {n} 名标注员会怎样？</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>What is drawn for each worker if accuracies come from a Beta distribution.</source>
            <translation>准确率来自 Beta 分布时，为每个标注员抽取的值。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>What is known about the rules</source>
            <translation>关于各规则的已知信息</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>What is known about this worker</source>
            <translation>对此标注员的了解</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>What is left to do</source>
            <translation>还需做什么</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>What is shown beside the table</source>
            <translation>表旁显示的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What is simulated</source>
            <translation>模拟的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is skipped</source>
            <translation>跳过的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What is skipped: {n}</source>
            <translation>跳过的内容：{n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>What is this item? The rule’s label stays hidden so that it doesn’t influence you.</source>
            <translation>此条目是什么？规则的标签保持隐藏，以免影响您。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>What it is based on</source>
            <translation>依据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>What the audit gives you</source>
            <translation>抽查能带来什么</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/over_time.py" />
            <source>What the curve shows</source>
            <translation>曲线显示的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>What the curves show</source>
            <translation>曲线显示的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>What the file holds</source>
            <translation>文件的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>What the models’ votes are worth can’t be estimated</source>
            <translation>无法估计模型的票值多少</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>What the ranking rests on</source>
            <translation>排名的依据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>What the rule’s label costs on average, by the probabilities of the classes.</source>
            <translation>按各类别的概率，规则给出的标签平均代价为多少。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>What the test shows; where guessing is not excluded, it is not shown either.</source>
            <translation>检验的结果；不排除猜测时，也并不表明是猜测。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>What to do where a volunteer names several species for one subject.</source>
            <translation>志愿者为同一对象选择多个物种时的处理方式。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>What varies</source>
            <translation>变化的量</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>What was compared.</source>
            <translation>所比较的对象。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <source>What was counted</source>
            <translation>计数依据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>What was counted, or why there is no value</source>
            <translation>计数依据，或无数值的原因</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>What was open before is still open.</source>
            <translation>此前打开的内容仍然打开。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>What was shown</source>
            <translation>所显示的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <source>What was skipped</source>
            <translation>跳过的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>What would lower the bound</source>
            <translation>什么能降低界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>What wrong labels cost</source>
            <translation>错误标签的代价</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>What you get</source>
            <translation>您将得到</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>What you pay, in one currency. An empty field means that the price is not known; 0 means that it costs nothing.</source>
            <translation>您支付的价格，以同一种货币计。空字段表示价格未知；0 表示不需要费用。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/source_page.py" />
            <source>What {file} contains</source>
            <translation>{file} 的内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>Where</source>
            <translation>位置</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/add_labels.py" />
            <source>Where a worker labelled an item otherwise before</source>
            <translation>标注员此前对条目给出不同标签时</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>Where each class’s share of the items comes from.</source>
            <translation>每个类别在条目中所占比例的来源。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>Where they differed, a label is settled.</source>
            <translation>意见不一之处已商定标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>Where two rules differ</source>
            <translation>两种规则的不同之处</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>Whether the first row of the table names its columns.</source>
            <translation>表的首行是否为列名。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>Whether the study of fewer labels below includes this rule.</source>
            <translation>下方关于减少标签的研究是否包括此规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Whether the {n} models share mistakes can’t be estimated.</source>
            <translation>无法估计这 {n} 个模型是否犯相同的错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Whether this worker is a person or a model.</source>
            <translation>此标注员是人还是模型。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/columns.py" />
            <source>Whether this worker’s labels count. Press Space to exclude or include the selected workers.</source>
            <translation>此标注员的标签是否计入。按空格键可排除或恢复所选标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/recommendation_panel.py" />
            <source>Which rule suits these labels?</source>
            <translation>哪种规则适合这些标签？</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>Who</source>
            <translation>设定人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>Who compared.</source>
            <translation>作比较的人。</translation>
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
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>Who set the item’s final label: the rule or a reviewer.</source>
            <translation>由谁设定条目的最终标签：规则或复核人。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>Who set them</source>
            <translation>设定人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>Whole sets on gold items: {right} of {known} right ({share}; 95% interval {low} to {high}). Mean distance from gold: MASI {masi}, Jaccard {jaccard}.</source>
            <translation>金标准条目上的整个标记集：{known} 个中 {right} 个正确（{share}；95% 区间：{low} 至 {high}）。与金标准的平均距离：MASI {masi}，Jaccard {jaccard}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/over_time.py" />
            <source>Whose labels</source>
            <translation>谁的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/data.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>Why</source>
            <translation>原因</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Why the labels alone are not enough</source>
            <translation>为什么仅凭标签不够</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>Windows-1252</source>
            <translation>Windows-1252</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Wins</source>
            <translation>胜</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>With high probability</source>
            <translation>以高概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>With note</source>
            <translation>有备注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>With probability {share} or more</source>
            <translation>以不低于 {share} 的概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>With two classes, labels alone can’t distinguish workers who are mostly right from workers who are mostly wrong. State that they are better than chance, or add gold.</source>
            <translation>只有两个类别时，仅凭标签无法区分多半正确与多半错误的标注员。请声明他们优于随机，或添加金标准。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>With {n} of them, the labels look copied.</source>
            <extracomment>For one: With {n} of them, the labels look copied.</extracomment>
            <translation>
                <numerusform>与其中 {n} 名之间，标签看起来像抄袭。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>With {share} of the labels, the mean absolute error in classes is: {listed}.</source>
            <translation>使用 {share} 的标签时，平均绝对误差（以类别计）为：{listed}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>With {share} of the labels, {slow} takes {ratio} times as long as {fast}.</source>
            <translation>使用 {share} 的标签时，{slow}耗时是{fast}的 {ratio} 倍。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>With {share} of the labels, {what}: {listed}.</source>
            <translation>使用 {share} 的标签时，{what}：{listed}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Without a label</source>
            <translation>没有标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>Without gold or an audit, people’s mistakes are known only by comparison with the models, whose mistakes would count as theirs.</source>
            <translation>没有金标准或抽查时，人的错误只能通过与模型比较得知，而模型的错误会被算作人的错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Without gold, this shows how much the final labels still change, not how many are wrong.</source>
            <translation>没有金标准时，这显示的是最终标签仍有多少变动，而不是有多少错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>Work on {file} was not saved as a project: {changes}, {when}.</source>
            <translation>{file} 上的工作未保存为项目：{changes}，{when}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>Workbook</source>
            <translation>工作簿</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/cvat.py" />
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <location filename="../../crowdgui/io/report/ranking.py" />
            <location filename="../../crowdgui/io/report/sections/over_time.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/text/worker_columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/columns.py" />
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <location filename="../../crowdgui/ui/dialogs/mark_models.py" />
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Worker</source>
            <translation>标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Worker column</source>
            <translation>标注员列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <source>Worker model</source>
            <translation>标注员模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>Worker names without the dataset name</source>
            <translation>标注员名称不含数据集名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/spec_fields.py" />
            <source>Worker whose labels are gold</source>
            <translation>其标签为金标准的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>Worker “{worker}” is a person in one row and a model in another.</source>
            <translation>标注员“{worker}”在一行中是人，在另一行中是模型。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/worker_list.py" />
            <source>Worker “{worker}” is “{first}” in one row and “{second}” in another. Keep one row per worker.</source>
            <translation>标注员“{worker}”在一行中为“{first}”，在另一行中为“{second}”。请为每个标注员只保留一行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <location filename="../../crowdgui/io/formats/research/get_another_label.py" />
            <location filename="../../crowdgui/ui/dialogs/cluster.py" />
            <source>Worker, item, label</source>
            <translation>标注员、条目、标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/ranking.py" />
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <location filename="../../crowdgui/io/report/ranking.py" />
            <location filename="../../crowdgui/io/report/sections/glossary.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/text/cohorts.py" />
            <location filename="../../crowdgui/text/simulation.py" />
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <location filename="../../crowdgui/ui/main_window/layout.py" />
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers</source>
            <translation>标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Workers agree with each other too little to rule out that they guess.</source>
            <translation>标注员之间的一致性太低，无法排除他们在猜测。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Workers are better than chance overall</source>
            <translation>标注员总体优于随机</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>Workers are better than chance overall (assumed)</source>
            <translation>标注员总体优于随机（假定）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/sources.py" />
            <source>Workers are named after files only if there are several.</source>
            <translation>只有多个文件时才以文件名作为标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>Workers are named “worker 001” and so on, the same in every file you export. Only this computer knows who is who.</source>
            <translation>标注员称为“worker 001”等，在您导出的每个文件中相同。只有这台计算机知道谁是谁。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>Workers can’t be compared on them.</source>
            <translation>无法据此比较标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>Workers differ in reliability</source>
            <translation>标注员的可靠度不同</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>Workers disagree on {n} items; the closest votes come first.</source>
            <extracomment>For one: Workers disagree on {n} item.</extracomment>
            <translation>
                <numerusform>标注员在 {n} 个条目上有分歧；票数最接近的在前。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Workers form two groups of {first} and {second} that are good at different items: pairs within a group agree on {size} more of their shared items than pairs across groups ({chance} by chance). This misleads every rule, EM most of all.</source>
            <translation>标注员形成 {first} 名和 {second} 名两组，各擅长不同的条目：同组配对在共同条目上的一致率比跨组配对高 {size}（偶然情形为 {chance}）。这会误导所有规则，EM 尤甚。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Workers good at different items</source>
            <translation>擅长不同条目的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>Workers have class bias: {size} of labels differ from what one accuracy per worker would give ({chance} by chance). EM rules can learn this; weighted voting can’t.</source>
            <translation>标注员有类别偏差：有 {size} 的标签与每人单一准确率所得不同（偶然情形为 {chance}）。EM 类规则可以学习这一点；加权投票则不能。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Workers in the first group</source>
            <translation>第一组中的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>Workers make mistakes independently and are equally accurate on all classes</source>
            <translation>标注员独立出错，且对所有类别准确率相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Workers over all tags</source>
            <translation>标注员（所有标记）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers that are marked as models</source>
            <translation>标记为模型的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers who are not marked as models</source>
            <translation>未标记为模型的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>Workers who make the same mistakes count for fewer votes than there are of them. Where classes are assumed, mistakes of the other group count as mistakes of this one.</source>
            <translation>犯相同错误的标注员所计的票数少于其人数。类别为假定时，另一组的错误也算作本组的错误。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>Workers who share items</source>
            <translation>有共同条目的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/over_time.py" />
            <source>Workers whose agreement changed</source>
            <translation>一致率发生变化的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/table.py" />
            <source>Workers with a flag</source>
            <translation>有警示的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/simulation.py" />
            <source>Workers with a single label</source>
            <translation>只给一种标签的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette.py" />
            <source>Workers, items and the help are being searched.</source>
            <translation>正在搜索标注员、条目和帮助。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>Workers, then items</source>
            <translation>先标注员，后条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>Workers: who is good, who may be guessing</source>
            <translation>标注员：谁可靠，谁可能在猜测</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>Workers’ labels</source>
            <translation>标注员的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>Workers’ mistakes are not independent here, so the plan is too optimistic: hard items stay hard however many workers you ask.</source>
            <translation>此处标注员的错误并非独立，因此规划过于乐观：无论询问多少名标注员，难条目仍然难。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <source>Workers’ names are replaced by pseudonyms: “worker 12” is not a name from the file.</source>
            <translation>标注员的姓名已替换为化名：“worker 12”不是文件中的姓名。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/page.py" />
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
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Working…</source>
            <translation>正在计算…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <location filename="../../crowdgui/io/report/ranking.py" />
            <location filename="../../crowdgui/ui/report_pdf/pdf.py" />
            <source>Writing the report</source>
            <translation>正在写入报告</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>Writing the results</source>
            <translation>正在写入结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/review_page.py" />
            <source>Writing the review page</source>
            <translation>正在写入复核页</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/ranking.py" />
            <location filename="../../crowdgui/io/exporting/tags.py" />
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
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>Wrong</source>
            <translation>错误</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>Wrong before corrections</source>
            <translation>更正前的错误</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>Wrong final labels of the rule, with an exact 95% interval.</source>
            <translation>规则的错误最终标签，附精确的 95% 区间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Wrong labels, best estimate</source>
            <translation>错误标签，最佳估计</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>Wrong labels, best estimate: {share}.</source>
            <translation>错误标签，最佳估计：{share}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>Wrong on gold</source>
            <translation>金标准上的错误</translation>
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
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>You can’t restore the changes in it. Your label files are not deleted.</source>
            <translation>其中的更改无法恢复。您的标签文件不会被删除。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no accuracy, and no worker labelled a gold item. Enter accuracies, or open a file of gold labels.</source>
            <translation>您未输入准确率，也没有标注员标注过金标准条目。请输入准确率，或打开金标准标签文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no accuracy.</source>
            <translation>您未输入准确率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no share for the class “{name}”. Enter one for each class.</source>
            <translation>您未输入类别“{name}”的比例。请为每个类别输入一个。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>You entered no weight for {n} workers, so their weight is 0.</source>
            <extracomment>For one: You entered no weight for {n} worker, so their weight is 0.</extracomment>
            <translation>
                <numerusform>您未输入 {n} 名标注员的权重，其权重为 0。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>You entered no weights. Enter one for each worker, or choose majority vote.</source>
            <translation>您未输入权重。请为每个标注员输入一个，或选择多数投票。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <source>You have set the tags of this item. Backspace takes them back.</source>
            <translation>您已设置此条目的标记。Backspace 可撤回。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>You need about {n} more labels{range} to go from {error} to {wanted}, if you add them where they help most.</source>
            <extracomment>For one: You need about {n} more label{range} to go from {error} to {wanted}, if you add it where it helps most.</extracomment>
            <translation>
                <numerusform>从 {error} 降到 {wanted} 约需再加 {n} 个标签{range}，前提是加在最有帮助之处。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>You skipped this item: it counts as wrong and is reviewed.</source>
            <translation>您跳过了此条目：它按错误计，并会进入复核。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>Your browser would fetch this address from the network.</source>
            <translation>浏览器将从网络获取此地址。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/title_corner.py" />
            <source>Your changes are kept on this computer, even after a crash. Save them as a project to keep them in a file of your own.</source>
            <translation>您的更改保存在这台计算机上，崩溃后也不会丢失。另存为项目可得到您自己的文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>Your changes are still here and will be saved as soon as possible.</source>
            <translation>您的更改仍在此处，一旦可以就会保存。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>Your file is only read, never changed. Nothing leaves this computer.</source>
            <translation>您的文件只会被读取，从不更改。任何内容都不会离开这台计算机。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>Your label replaces the final label and is exported as a manual label.</source>
            <translation>您的标签取代最终标签，并作为人工标签导出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <source>Your labels are signed “{name}”.</source>
            <translation>您的标签署名为“{name}”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>Your way to a guarantee</source>
            <translation>通往保证的路径</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>Zooniverse classifications</source>
            <translation>Zooniverse 分类记录</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>Zooniverse table (flattened)</source>
            <translation>Zooniverse 表格（已展开）</translation>
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
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>a list of subjects without labels</source>
            <translation>没有标签的对象列表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>a list of workflows without labels</source>
            <translation>没有标签的工作流列表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>a rich text document</source>
            <translation>RTF 文档</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>a significant difference</source>
            <translation>差异显著</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>about {cost}</source>
            <translation>约 {cost}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>about {cost}, between {low} and {high}</source>
            <translation>约 {cost}，介于 {low} 与 {high} 之间</translation>
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
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>about {time} at {seconds} s per item</source>
            <translation>按每个条目 {seconds} 秒计约 {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>accepted</source>
            <translation>已接受</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>accuracy</source>
            <translation>准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>add a worker list</source>
            <translation>添加标注员名单</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>add labels of {file}</source>
            <translation>添加 {file} 的标签</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/flags.py" />
            <source>adjusted p-value {value}, {n} workers tested</source>
            <extracomment>For one: p-value {value}, {n} worker tested</extracomment>
            <translation>
                <numerusform>校正后 p 值 {value}，检验了 {n} 名标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>adjusted p-value {value}, {pairs} pairs tested</source>
            <translation>校正后 p 值 {value}，检验了 {pairs} 对</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>advantage</source>
            <translation>优势</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>after this change</source>
            <translation>此更改之后</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>aggregated results, which name no worker</source>
            <translation>不含标注员的汇总结果</translation>
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
            <location filename="../../crowdgui/figures/over_time.py" />
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>agreement</source>
            <translation>一致率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>agreement from</source>
            <translation>一致率自</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>agreement with the other people, {model} less the person</source>
            <translation>与其他人的一致率，{model} 减去此人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>agreement, accuracy with interval, weight, gold, flag and its reason</source>
            <translation>一致率、准确率及区间、权重、金标准、警示及其原因</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>agreement, speed and class shares in windows of time, and who changed since when</source>
            <translation>各时间窗的一致率、速度和类别比例，以及谁从何时起发生变化</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/over_time.py" />
            <source>all</source>
            <translation>全部</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/review_page.py" />
            <source>all items with votes, final label, status and notes, to read in any browser</source>
            <translation>所有条目及其票数、最终标签、状态和备注，可用任何浏览器阅读</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>all labels are the same</source>
            <translation>所有标签都相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>all of them share some</source>
            <translation>各对都有共同条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/html.py" />
            <source>all results with charts, for sharing; opens in any browser</source>
            <translation>全部结果，附图表，便于分享；任何浏览器均可打开</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>all workers together agree with the others on {share} of labels</source>
            <translation>全体标注员与他人的一致率为 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>all {n}</source>
            <translation>全部 {n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>all {n} workers</source>
            <extracomment>For one: the worker</extracomment>
            <translation>
                <numerusform>全部 {n} 名标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>almost, but the difference is significant</source>
            <translation>接近符合，但差异显著</translation>
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
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>an estimate</source>
            <translation>估计</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/encoding.py" />
            <source>an old Excel or Word document</source>
            <translation>旧版 Excel 或 Word 文档</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
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
            <location filename="../../crowdgui/figures/class_shares.py" />
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
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>as often</source>
            <translation>同样频繁</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>at most {share}</source>
            <translation>最多 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>at most {target} wrong, at {confidence} confidence</source>
            <translation>最多 {target} 有误，置信度 {confidence}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_tasks.py" />
            <source>audit an item</source>
            <translation>抽查条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>audit more items</source>
            <translation>抽查更多条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>audited</source>
            <translation>已抽查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>audited and right: {n}</source>
            <translation>已抽查且正确：{n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>back, next</source>
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
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>both wrong</source>
            <translation>两者都错</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>by CrowdGUI with seed {seed}, before anyone looked at them</source>
            <translation>由 CrowdGUI 以种子 {seed} 抽取，在任何人查看之前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>by lowest expected cost</source>
            <translation>按最低预期代价</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>by {other}</source>
            <translation>按{other}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>can’t run</source>
            <translation>无法运行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>cat</source>
            <translation>猫</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>chance {share}</source>
            <translation>随机 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>change flag thresholds</source>
            <translation>更改警示阈值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>change how items are ranked</source>
            <translation>更改条目的排名方式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>change how models vote</source>
            <translation>更改模型的投票方式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>change options of {rule}</source>
            <translation>更改{rule}的选项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>change prices</source>
            <translation>更改价格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>change the accepted risk</source>
            <translation>更改可接受的风险</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change the confidence level</source>
            <translation>更改置信水平</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>change the costs of mistakes</source>
            <translation>更改错误的代价</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change the target error rate</source>
            <translation>更改目标错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change what counts as wrong</source>
            <translation>更改什么计为错误</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change what the target is for</source>
            <translation>更改目标的适用范围</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>change whether the audit chooses the rule</source>
            <translation>更改是否由抽查选择规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>changed</source>
            <translation>改变数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>choose</source>
            <translation>选择</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>choose {rule}</source>
            <translation>选择{rule}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>chosen: {n}</source>
            <translation>已选：{n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>class, number</source>
            <translation>类别，数字</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>classes</source>
            <extracomment>For one: class</extracomment>
            <translation>
                <numerusform>类别</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette.py" />
            <source>close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
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
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>compared with the labels of all {n}; nothing is kept</source>
            <extracomment>For one: compared with the labels of {n} worker; nothing is kept</extracomment>
            <translation>
                <numerusform>与全部 {n} 名的标签比较；不保留任何结果</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>comparisons</source>
            <extracomment>For one: comparison</extracomment>
            <translation>
                <numerusform>比较</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence</source>
            <translation>置信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>confidence before the audit</source>
            <translation>抽查前的置信度</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>confidence equals share right</source>
            <translation>置信度等于正确比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <source>confirm</source>
            <translation>确认</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>content</source>
            <translation>内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>cost not known</source>
            <translation>费用未知</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>cost of a right label: {cost}</source>
            <translation>正确标签的费用：{cost}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>cost {n}</source>
            <translation>费用 {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>cost: {cost}</source>
            <translation>费用：{cost}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>costs least</source>
            <translation>代价最低</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>count</source>
            <translation>的代价按</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/costs.py" />
            <source>counted</source>
            <translation>计数得出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>counts, rule, iterations, error rate on gold and what was excluded, for programs</source>
            <translation>计数、规则、迭代次数、金标准上的错误率和排除的内容，供程序使用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>cubam</source>
            <translation>cubam</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/cubam.py" />
            <source>cubam in YAML</source>
            <translation>cubam，YAML 格式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>current</source>
            <translation>当前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>curve</source>
            <translation>曲线</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>different from the final labels</source>
            <translation>与最终标签不同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <location filename="../../crowdgui/text/study.py" />
            <source>different from the result with all labels</source>
            <translation>与使用全部标签的结果不同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>discard the audit</source>
            <translation>放弃抽查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>doccano export</source>
            <translation>doccano 导出文件</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>dog</source>
            <translation>狗</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>done in {time}</source>
            <translation>用时 {time}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>draw an audit sample</source>
            <translation>抽取抽查样本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/study_panel.py" />
            <source>draws</source>
            <translation>次抽取</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>duration</source>
            <translation>用时</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>each worker gives one label only</source>
            <translation>每名标注员只给出一种标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>empty</source>
            <translation>空</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>ends here: no label changes</source>
            <translation>到此结束：没有标签改变</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>error rate</source>
            <translation>错误率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>estimate from the audit</source>
            <translation>来自抽查的估计</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every coefficient with its interval, overall and per class</source>
            <translation>每个系数及其区间，总体和各类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every label, one column per worker, with the final label</source>
            <translation>全部标签，每个标注员一列，附最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>every row or entry in the files that was skipped, and why</source>
            <translation>文件中被跳过的每一行或每一项及原因</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>every worker labelled every item (here they labelled {share})</source>
            <translation>每个标注员都标注了每个条目（此处为 {share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <location filename="../../crowdgui/text/costs.py" />
            <source>exact hypergeometric bound</source>
            <translation>精确超几何界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/costs.py" />
            <source>exact hypergeometric bound for each cost</source>
            <translation>对每种代价的精确超几何界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>exclude or include workers</source>
            <translation>排除或恢复标注员</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>exclude {n} workers</source>
            <extracomment>For one: exclude {n} worker</extracomment>
            <translation>
                <numerusform>排除 {n} 名标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/workers/columns.py" />
            <source>excluded</source>
            <translation>已排除</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>expected if the model holds, 95% range</source>
            <translation>若模型成立的预期，95% 范围</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>expected items</source>
            <translation>预期条目数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>family {name}</source>
            <translation>系列 {name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} attentive workers</source>
            <translation>每 {n} 名认真的标注员中不到 1 名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>fewer than 1 in {n} guessers</source>
            <translation>每 {n} 名猜测者中不到 1 名</translation>
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
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>final labels of the others</source>
            <translation>他人的最终标签</translation>
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
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>final “{name}”</source>
            <translation>最终“{name}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/over_time.py" />
            <source>first label of each window (UTC)</source>
            <translation>各时间窗的首个标签（UTC）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
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
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>found: can’t be estimated.</source>
            <translation>实际：无法估计。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>found: {found} ({low} to {high})</source>
            <translation>实际：{found}（{low} 至 {high}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>found: {found}, without an interval</source>
            <translation>实际：{found}，没有区间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>gold</source>
            <translation>金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>gold for {n}</source>
            <translation>{n} 个金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>gold has items of every class</source>
            <translation>金标准含有每个类别的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>gold labels and audited items</source>
            <translation>金标准标签和已抽查的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>gold marker</source>
            <translation>金标准标记</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>gold “{name}”</source>
            <translation>金标准“{name}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>group</source>
            <translation>组</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>group {n}: {items}</source>
            <translation>第 {n} 组：{items}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>hide votes</source>
            <translation>隐藏票数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/ranking_chart.py" />
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>high</source>
            <translation>上限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>holds only if the worker model does</source>
            <translation>仅当标注员模型成立时才成立</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/page.py" />
            <source>how labels become final labels</source>
            <translation>标签如何成为最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>how often each worker gave each label, by final label</source>
            <translation>每个标注员给出各种标签的频率，按最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/command.py" />
            <source>how the columns and values are read</source>
            <translation>列和值的读取方式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>in doubt</source>
            <translation>存疑</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>in each class</source>
            <translation>在每个类别中</translation>
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
                <numerusform>其中 {n} 次标签不同</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>include {n} workers</source>
            <extracomment>For one: include {n} worker</extracomment>
            <translation>
                <numerusform>恢复 {n} 名标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/columns.py" />
            <source>included</source>
            <translation>计入</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>independent votes not known</source>
            <translation>独立票数未知</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>it doesn’t fit</source>
            <translation>不符合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>it fits</source>
            <translation>符合</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/ranking_chart.py" />
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <location filename="../../crowdgui/ui/plots/ranking_plot.py" />
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
            <source>item, text and label with the class names (Parquet)</source>
            <translation>条目、文本和标签，含类别名称（Parquet）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>items</source>
            <extracomment>For one: item</extracomment>
            <translation>
                <numerusform>条目</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>items and pairs of classes that the best workers read otherwise, with examples</source>
            <translation>最佳标注员有不同理解的条目和类别对，附示例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>items audited</source>
            <translation>已抽查条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>items audited: {n}</source>
            <translation>抽查的条目：{n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>items both labelled</source>
            <translation>双方都标注的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>items get similar workers: their strength varies {ratio} times as much as under random assignment</source>
            <translation>各条目的标注员相近：其实力的变化为随机分配情形的 {ratio} 倍</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>items in all</source>
            <translation>条目总数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>items labelled differently</source>
            <translation>标注不同的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>items reviewed: {n}</source>
            <translation>复核的条目：{n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>items that the others’ vote labels “{name}”</source>
            <translation>他人投票结果为“{name}”的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>items to look at in all, audited and reviewed; an estimate</source>
            <translation>抽查和复核合计需查看的条目（估计）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>items whose final label is “{name}”</source>
            <translation>最终标签为“{name}”的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>items whose gold label is “{name}”</source>
            <translation>金标准标签为“{name}”的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>items with a known true label (gold)</source>
            <translation>真实标签已知的条目（金标准）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>items, each compared {range} times</source>
            <extracomment>For one: item, compared {range} times</extracomment>
            <translation>
                <numerusform>条目，各比较 {range} 次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>items, {range}</source>
            <extracomment>For one: item, {range}</extracomment>
            <translation>
                <numerusform>条目，{range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>iteration</source>
            <translation>迭代</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>iteration {n} · {changed}</source>
            <translation>第 {n} 次迭代 · {changed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>iterations to converge</source>
            <translation>收敛所需迭代次数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>iterations to stop</source>
            <translation>停止前的迭代次数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>its own claim, often far too low</source>
            <translation>其自身的说法，往往过低</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>kind</source>
            <translation>类型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>known classes</source>
            <translation>已知类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>label</source>
            <translation>标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>label “{item}” manually</source>
            <translation>人工标注“{item}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>label “{tag}” of “{item}” manually, as one of all tags</source>
            <translation>人工标注“{item}”的“{tag}”，作为全部标记之一</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>labels</source>
            <extracomment>For one: label</extracomment>
            <translation>
                <numerusform>标签</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>labels alone</source>
            <translation>仅标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>labels that changed</source>
            <translation>变化的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/command.py" />
            <source>labels that were added</source>
            <translation>添加的标签</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>labels without a known time</source>
            <extracomment>For one: label without a known time</extracomment>
            <translation>
                <numerusform>时间未知的标签</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>labels: {n}</source>
            <translation>标签：{n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>largest change of a message, which falls towards zero,</source>
            <translation>消息的最大变化（逐渐趋零）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>least confident</source>
            <translation>置信度最低</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>left item</source>
            <translation>左侧条目</translation>
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
            <location filename="../../crowdgui/text/rules.py" />
            <source>log-likelihood of the labels</source>
            <translation>标签的对数似然</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>log-likelihood of the labels if the final labels are right</source>
            <translation>假定最终标签正确时标签的对数似然</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>log-likelihood of the labels, a lower bound</source>
            <translation>标签的对数似然（下界）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/ranking_chart.py" />
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>low</source>
            <translation>下限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>main term of the exponent</source>
            <translation>指数的主项</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>majority</source>
            <translation>多数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>margin</source>
            <translation>容差</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>mark {n} workers as models</source>
            <extracomment>For one: mark {n} worker as a model</extracomment>
            <translation>
                <numerusform>将 {n} 名标注员标记为模型</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>mark {n} workers as people</source>
            <extracomment>For one: mark {n} worker as a person</extracomment>
            <translation>
                <numerusform>将 {n} 名标注员标记为人</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/curves_plot.py" />
            <source>mean</source>
            <translation>均值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>mean absolute error</source>
            <translation>平均绝对误差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>mean of {what}</source>
            <translation>{what}的均值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>median per label, over {timed} with a known time</source>
            <translation>每个标签的中位数（{timed}时间已知）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/io/formats/platforms/argilla.py" />
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>model</source>
            <translation>模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>model probability</source>
            <translation>模型概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/histograms.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>models</source>
            <translation>模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>models and models</source>
            <translation>模型与模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/bars.py" />
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>most confident</source>
            <translation>置信度最高</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>most likely</source>
            <translation>最可能</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>most likely label</source>
            <translation>最可能的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>most support</source>
            <translation>支持最多</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>most votes</source>
            <translation>票数最多</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>nearly every row names another item</source>
            <translation>几乎每一行都是不同的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>nearly every row names another worker</source>
            <translation>几乎每一行都是不同的标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>needed: {needed} of {n} votes or more, also at the lower end of the 95% interval</source>
            <translation>需要：{n} 票中至少 {needed} 票，95% 区间的下限亦然</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>needed: {needed}; found: {found}</source>
            <translation>需要：{needed}；实际：{found}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>neither true nor false</source>
            <translation>既非 true 也非 false</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette.py" />
            <source>next group</source>
            <translation>下一组</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/importing/tags.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>no</source>
            <translation>否</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>no changes</source>
            <translation>没有更改</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>no common items</source>
            <translation>没有共同条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>no evidence for it</source>
            <translation>没有支持它的证据</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <source>no final label, {labels}</source>
            <translation>没有最终标签，{labels}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>no gold</source>
            <translation>无金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>no items</source>
            <translation>没有条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>no label</source>
            <translation>没有标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>no labels on gold items</source>
            <translation>没有金标准条目上的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>no mistakes</source>
            <translation>没有错误</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>no price</source>
            <translation>没有价格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>no tag</source>
            <translation>没有标记</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>none</source>
            <translation>无</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>none entered</source>
            <translation>未输入</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>none of the classes</source>
            <translation>不属于任何类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>none of these</source>
            <translation>都不是</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/prices.py" />
            <source>none of {n} gold labels right</source>
            <extracomment>For one: none of {n} gold label right</extracomment>
            <translation>
                <numerusform>{n} 个金标准标签均不正确</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>not a JSON object</source>
            <translation>不是 JSON 对象</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>not a guarantee</source>
            <translation>不是保证</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/json_lists.py" />
            <source>not a list</source>
            <translation>不是列表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>not computed: there are {n} different sets, and at most {most} can be compared</source>
            <translation>未计算：有 {n} 个不同的标记集，最多可比较 {most} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>not covered by an audit</source>
            <translation>未被抽查涵盖</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because all labels are of one class</source>
            <translation>无定义，因为所有标签同属一个类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because hardly any item has two labels</source>
            <translation>无定义，因为几乎没有条目有两个标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because it would take very long with this many labels and classes</source>
            <translation>无定义，因为标签和类别如此之多，会耗时过长</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>not defined, because no item was also labelled by others</source>
            <translation>无定义：没有条目还被他人标注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the rule used the gold labels</source>
            <translation>无定义，因为规则使用了金标准标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the rule’s confidence isn’t a probability</source>
            <translation>无定义，因为规则的置信度不是概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the worker model behind the bounds is not shown to fit these labels</source>
            <translation>无定义，因为未能证明界限所依据的标注员模型符合这些标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because the worker model has not been checked yet</source>
            <translation>无定义，因为尚未检查标注员模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because there are too few workers to form two groups</source>
            <translation>无定义，因为标注员太少，无法分成两组</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because there is no gold</source>
            <translation>无定义，因为没有金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>not defined, because this rule does not add up votes</source>
            <translation>无定义，因为此规则不是把票数相加</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>not defined: all sets are the same</source>
            <translation>无定义：所有标记集都相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>not defined: no item has tags from two workers</source>
            <translation>无定义：没有条目有两名标注员的标记</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>not in the paper</source>
            <translation>论文中没有</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>not in the paper: accuracy on {n} gold items</source>
            <translation>论文中没有：{n} 个金标准条目上的准确率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>not in the paper: agreement of workers on two halves of the items</source>
            <translation>论文中没有：条目分成两半后标注员的一致性</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>not known</source>
            <translation>未知</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>not known yet</source>
            <translation>尚不清楚</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
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
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>not tested</source>
            <translation>未检验</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>not useful: above 100%</source>
            <translation>无参考价值：超过 100%</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>not valid here</source>
            <translation>此处不成立</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>not {label}</source>
            <translation>非 {label}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>note</source>
            <translation>备注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>note on “{item}”</source>
            <translation>“{item}”的备注</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>number of items</source>
            <translation>条目数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>number of labels</source>
            <translation>标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>number of models</source>
            <translation>模型数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>number of workers</source>
            <translation>标注员人数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>objective</source>
            <translation>目标值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>observed in your labels</source>
            <translation>您的标签中的实际情况</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>observed items</source>
            <translation>实际条目数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>of</source>
            <translation>对象</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>of all worker–item pairs filled</source>
            <translation>的标注员–条目对已填</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>of all worker–item pairs have a label</source>
            <translation>的标注员–条目对有标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>of labelling in total</source>
            <translation>的总标注时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>of labels have a known duration</source>
            <translation>的标签用时已知</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>of labels have a known time</source>
            <translation>的标签时间已知</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>of the labels may be wrong, with</source>
            <translation>的标签可以有误，达到</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>of the median worker’s time for the same items</source>
            <translation>为中位标注员标注相同条目所用时间的比例</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_votes.py" />
            <source>of {n} gold items {fixed} fixed, {broken} broken</source>
            <extracomment>For one: of {n} gold item {fixed} fixed, {broken} broken</extracomment>
            <translation>
                <numerusform>在 {n} 个金标准条目中，改对 {fixed} 个，改错 {broken} 个</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>off by more than one class</source>
            <translation>相差一类以上</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>one column per item</source>
            <translation>每个条目一列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/open_controller.py" />
            <source>one column per worker; small enough to work through on paper</source>
            <translation>每个标注员一列；规模小，可在纸上核对</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>one or both wrong</source>
            <translation>一个或两个错</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/probabilities.py" />
            <source>one row per item and class: probability, what it is, share of the labels</source>
            <translation>每个条目和类别一行：概率、其含义、在标签中的比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>one row per item: label, confidence, margin, tie, number of labels</source>
            <translation>每个条目一行：标签、置信度、领先幅度、并列、标签数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <source>one row per worker</source>
            <translation>每个标注员一行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/table_formats.py" />
            <source>one sheet per table</source>
            <translation>每张表一个工作表</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>one task per item with its label as a prediction, to import there (JSON)</source>
            <translation>每个条目一个任务，其标签作为预测，供导入（JSON）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>only group</source>
            <translation>唯一的组</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>open</source>
            <translation>未达到</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette.py" />
            <source>open it</source>
            <translation>打开</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>other model</source>
            <translation>另一模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>other rule</source>
            <translation>另一规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>others “{name}”</source>
            <translation>他人“{name}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>p &lt; {least}</source>
            <translation>p &lt; {least}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>p = {p}</source>
            <translation>p = {p}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>p-value</source>
            <translation>p 值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>p-value, corrected</source>
            <translation>p 值（校正后）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>peer</source>
            <translation>同伴</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>peerannot</source>
            <translation>peerannot</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>peerannot matrix</source>
            <translation>peerannot 矩阵</translation>
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
            <translation>人和全部模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>people and models</source>
            <translation>人与模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>people and people</source>
            <translation>人与人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>people only</source>
            <translation>仅人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>people’s final label, an assumption</source>
            <translation>人的最终标签（假定）</translation>
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
            <translation>人或模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>plan an audit of the added items</source>
            <translation>规划对添加条目的抽查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>point</source>
            <translation>点</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_votes.py" />
            <source>predicts {gain} better ({low} to {high})</source>
            <translation>预测改善 {gain}（{low} 至 {high}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>probability</source>
            <translation>概率</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>probably costs about {n} items more in all</source>
            <extracomment>For one: probably costs about {n} item more in all</extracomment>
            <translation>
                <numerusform>合计可能多花约 {n} 个条目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>probably saves about {n} items in all</source>
            <extracomment>For one: probably saves about {n} item in all</extracomment>
            <translation>
                <numerusform>合计可能节省约 {n} 个条目</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>question</source>
            <translation>问题</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>random sample</source>
            <translation>随机样本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/ranking_chart.py" />
            <source>rank</source>
            <translation>名次</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>reached</source>
            <translation>已达到</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/recipe_row.py" />
            <source>recipe.json</source>
            <translation>导入方案.json</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/raw_table.py" />
            <source>record</source>
            <translation>记录</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/review_tasks.py" />
            <source>remove a label from the audit</source>
            <translation>移除抽查的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>remove the manual label of “{item}”</source>
            <translation>移除“{item}”的人工标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>remove the worker list</source>
            <translation>移除标注员名单</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>remove {n} labels from gold</source>
            <extracomment>For one: remove {n} label from gold</extracomment>
            <translation>
                <numerusform>将 {n} 个标签移出金标准</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/simulated.py" />
            <source>repetition</source>
            <translation>重复</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <location filename="../../crowdgui/ui/pages/items/queue_list.py" />
            <source>reviewed</source>
            <translation>已复核</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/settings.py" />
            <source>reviewer</source>
            <translation>复核人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>right</source>
            <translation>正确</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>right item</source>
            <translation>右侧条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
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
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>rule</source>
            <translation>规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>run time</source>
            <translation>运行时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>running</source>
            <translation>运行中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>same label</source>
            <translation>相同的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>same set or not</source>
            <translation>标记集是否相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>say that no worker is a model</source>
            <translation>声明没有标注员是模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/ranking_chart.py" />
            <source>score</source>
            <translation>得分</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/ranking_chart.py" />
            <source>score (log-odds), with 95% interval</source>
            <translation>得分（对数几率），附 95% 区间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/over_time.py" />
            <source>seconds per label</source>
            <translation>每个标签的秒数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>sensitivity, specificity and corrected share of each class, per model</source>
            <translation>每个模型各类别的灵敏度、特异度和校正后的占比</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>sessions, from {first} to {last} (UTC)</source>
            <extracomment>For one: session, from {first} to {last} (UTC)</extracomment>
            <translation>
                <numerusform>时段，从 {first} 到 {last}（UTC）</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/review_page.py" />
            <source>set by a reviewer</source>
            <translation>由复核人设定</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>sets of tags</source>
            <extracomment>For one: set of tags</extracomment>
            <translation>
                <numerusform>标记集</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>share</source>
            <translation>比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>share agreed</source>
            <translation>一致比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>share of label pairs that are the same, per item</source>
            <translation>每个条目的标签对中相同者的比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/over_time.py" />
            <source>share of the labels</source>
            <translation>占标签的比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right</source>
            <translation>正确比例</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>share right, with 95% interval</source>
            <translation>正确比例，附 95% 区间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>shared items</source>
            <translation>共同条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>show votes</source>
            <translation>显示票数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>simulated, seed {seed}</source>
            <translation>模拟，随机种子 {seed}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>skip</source>
            <translation>跳过</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>skipped</source>
            <translation>已跳过</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>skipped.csv</source>
            <translation>跳过的内容.csv</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>skipped: {n}</source>
            <translation>已跳过：{n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>some classes are confused more than others</source>
            <translation>某些类别比其他类别更易混淆</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>some classes are easier to agree on than others</source>
            <translation>某些类别比其他类别更易达成一致</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>standard deviation</source>
            <translation>标准差</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/theory.py" />
            <source>state how gold was drawn</source>
            <translation>说明金标准的抽取方式</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>suggested: {n}</source>
            <translation>建议：{n}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>tags</source>
            <extracomment>For one: tag</extracomment>
            <translation>
                <numerusform>标记</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tool_exports.py" />
            <source>task and label, in the form that Crowd-Kit’s own rules return (CSV)</source>
            <translation>task 和 label，与 Crowd-Kit 自带规则的输出形式相同（CSV）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/command.py" />
            <source>that checked items may choose the rule</source>
            <translation>可由已核对的条目选择规则</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/command.py" />
            <source>the audit</source>
            <translation>抽查</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the column’s name isn’t that of a label</source>
            <translation>列名不是标签的名称</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/command.py" />
            <source>the costs of mistakes</source>
            <translation>错误的代价</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/command.py" />
            <source>the flag thresholds</source>
            <translation>警示阈值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>the header</source>
            <translation>表头</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/write.py" />
            <source>the headline and every bound with its assumptions, for programs</source>
            <translation>结论以及每个界限及其假定，供程序使用</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the items of the sample in order, with the audit result</source>
            <translation>按顺序列出样本条目，附抽查结果</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the items to review for the guarantee, least confident first</source>
            <translation>为保证而需复核的条目，置信度低的在前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the label is always the same within an item</source>
            <translation>同一条目的标签总是相同</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the labels are dates or times</source>
            <translation>标签是日期或时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>the labels are numbers with many values</source>
            <translation>标签是取值很多的数字</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the labels of excluded workers</source>
            <translation>被排除的标注员的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/command.py" />
            <source>the numbers you entered for workers and classes</source>
            <translation>您为标注员和类别输入的数字</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>the others on the same items</source>
            <translation>相同条目上的他人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/command.py" />
            <source>the prices</source>
            <translation>价格</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>the report card of each model: accuracy, agreement with people, replacement test</source>
            <translation>每个模型的成绩单：准确率、与人的一致、替代检验</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>the rule is one-step weighted voting</source>
            <translation>规则为一步加权投票</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>the rule’s</source>
            <translation>规则的</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/report_pdf/report_formats.py" />
            <source>the same report as pages, for printing and filing</source>
            <translation>同一报告的分页版本，供打印和存档</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/command.py" />
            <source>the worker list</source>
            <translation>标注员名单</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>the workers’ mean accuracy is {least} or more (the estimate is {mean})</source>
            <translation>标注员的平均准确率不低于 {least}（估计为 {mean}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>the {n} with most labels of {all}</source>
            <translation>{all} 名中标签最多的 {n} 名</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>then review about {n} items; no assumption about workers</source>
            <extracomment>For one: then review about {n} item; no assumption about workers</extracomment>
            <translation>
                <numerusform>然后复核约 {n} 个条目；无需对标注员作假设</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>there are too many different labels</source>
            <translation>不同的标签太多</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>there are two classes</source>
            <translation>有两个类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>there are two or more workers</source>
            <translation>有两名或更多标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>there is no gold that the rule has not used</source>
            <translation>没有规则未使用过的金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>there is no label to compare others with</source>
            <translation>没有可与其他标签对照的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>there is no such file in {folder}.</source>
            <translation>{folder} 中没有此文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>there is no such file.</source>
            <translation>没有此文件。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>there is only one item</source>
            <translation>只有一个条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>there is only one worker</source>
            <translation>只有一名标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this file can’t be read: {why}.</source>
            <translation>无法读取此文件：{why}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this file has {size} MB; pictures up to {most} MB are shown.</source>
            <translation>此文件有 {size} MB；最多显示 {most} MB 的图片。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this is not a picture that can be shown here.</source>
            <translation>这不是此处能显示的图片。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this picture is damaged and can’t be shown.</source>
            <translation>此图片已损坏，无法显示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_content.py" />
            <source>this picture is too large to be shown here.</source>
            <translation>此图片太大，无法在此显示。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>this rule’s confidence isn’t a probability</source>
            <translation>此规则的置信度不是概率</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>this worker</source>
            <translation>此标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <source>tick or untick</source>
            <translation>勾选或取消勾选</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>tie</source>
            <translation>并列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>tied, comes first</source>
            <translation>并列，在前</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>ties</source>
            <extracomment>For one: tie</extracomment>
            <translation>
                <numerusform>并列</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <source>time</source>
            <translation>时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>time of 50 iterations</source>
            <translation>50 次迭代的时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>time to converge</source>
            <translation>收敛时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>time to stop</source>
            <translation>停止时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>times</source>
            <translation>倍计</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/agreement_histogram.py" />
            <source>to</source>
            <translation>至</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>to review</source>
            <translation>待复核</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>too few items to tell</source>
            <translation>条目太少，无法判断</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>too few to show a difference</source>
            <translation>太少，无法显示差异</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>too few workers</source>
            <translation>标注员太少</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>trials</source>
            <translation>试验次数</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/level_steps.py" />
            <source>true labels</source>
            <translation>真实标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>two workers and the items that both labelled</source>
            <translation>两名标注员及两人都标注的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>typical person {share}</source>
            <translation>典型的人 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/marks.py" />
            <source>typical {share}</source>
            <translation>典型 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>up to {n} independent votes per item</source>
            <translation>每个条目至多 {n} 个独立票</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/session/session.py" />
            <source>use {n} labels as gold</source>
            <extracomment>For one: use {n} label as gold</extracomment>
            <translation>
                <numerusform>将 {n} 个标签用作金标准</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/tables.py" />
            <source>vendors, countries, shifts: agreement and accuracy, on the same items too</source>
            <translation>供应商、国家、班次：一致率和准确率，包括在相同条目上</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>version {name}</source>
            <translation>版本 {name}</translation>
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
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>waiting</source>
            <translation>等待中</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>weight {w}</source>
            <translation>权重 {w}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>weighted agreement, which can only rise,</source>
            <translation>加权一致率（只升不降）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>when {n} workers are included</source>
            <extracomment>For one: when this worker is included</extracomment>
            <translation>
                <numerusform>恢复 {n} 名标注员后</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>which does not fit in memory</source>
            <translation>内存容纳不下</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>which takes too long with more than {n} labels</source>
            <translation>超过 {n} 个标签时耗时过长</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/command.py" />
            <source>who is marked as a model</source>
            <translation>哪些标注员被标记为模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>wins by weight</source>
            <translation>按权重胜出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/agreement/dialog.py" />
            <source>with</source>
            <translation>与</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>with 95% interval</source>
            <translation>附 95% 区间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/agreement_panel.py" />
            <source>with 95% intervals</source>
            <translation>附 95% 区间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>with final labels</source>
            <translation>对照最终标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>with gold</source>
            <translation>对照金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>with the others’ labels</source>
            <translation>对照他人的标签</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>without these {n} workers</source>
            <extracomment>For one: without this worker</extracomment>
            <translation>
                <numerusform>排除这 {n} 名标注员后</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/io/importing/import_spec.py" />
            <location filename="../../crowdgui/ui/pages/data/welcome.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>worker</source>
            <translation>标注员</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
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
            <source>worker, true class, label, number</source>
            <translation>标注员，真实类别，标签，数字</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>workers</source>
            <extracomment>For one: worker</extracomment>
            <translation>
                <numerusform>标注员</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>workers label the same item again and again</source>
            <translation>标注员反复标注同一条目</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>workers, {range}</source>
            <extracomment>For one: worker, {range}</extracomment>
            <translation>
                <numerusform>标注员，{range}</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>worker’s label</source>
            <translation>标注员的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>working…</source>
            <translation>正在计算…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>wrong and corrected: {n}</source>
            <translation>有误并已更正：{n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
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
            <location filename="../../crowdgui/figures/people_curve.py" />
            <source>wrong on items of known class</source>
            <translation>在类别已知的条目上有误</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>wrong: off by two or more</source>
            <translation>错误：相差两类及以上</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <location filename="../../crowdgui/io/importing/tags.py" />
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/io/report/sections/provenance.py" />
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <source>yes</source>
            <translation>是</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way_parts.py" />
            <source>your target</source>
            <translation>您的目标</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/bounds_chart.py" />
            <source>your target: {share}</source>
            <translation>您的目标：{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>yours</source>
            <translation>您的</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{accepted} of {items} labels accepted.</source>
            <translation>{items} 个标签中有 {accepted} 个已接受。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/flags.py" />
            <source>{after}, now {before}</source>
            <translation>{after}，现为 {before}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{agreeing} of {pairs}</source>
            <translation>{pairs}中的 {agreeing} 对</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>{amount} {code}</source>
            <translation>{amount} {code}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>{audited} audited, {wrong} of them wrong; {accepted} accepted as they are, {review} to review.</source>
            <translation>已抽查 {audited} 个，其中错误 {wrong} 个；按原样接受 {accepted} 个，待复核 {review} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/simulation_curves.py" />
            <source>{bound}, {rule}</source>
            <translation>{bound}，{rule}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/adding.py" />
            <source>{changed} of {n} items labelled before have another label now ({share}).</source>
            <extracomment>For one: {changed} of {n} item labelled before has another label now.</extracomment>
            <translation>
                <numerusform>此前已标注的 {n} 个条目中，有 {changed} 个的标签现在不同（{share}）。</numerusform>
            </translation>
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
            <translation>{column}（{cells} 个单元格中有 {n} 个不同的值）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{comparisons} of {items} by {workers}, {ties} of them ties</source>
            <translation>{items}，{workers}，{comparisons}，其中 {ties} 次并列</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{confidence} confidence, no assumption about workers. {n} random items were audited, {wrong} of them wrong and corrected.</source>
            <extracomment>For one: {confidence} confidence, no assumption about workers. {n} random item was audited, {wrong} of them wrong and corrected.</extracomment>
            <translation>
                <numerusform>置信度 {confidence}，无需对标注员作假设。已抽查 {n} 个随机条目，其中有误并已更正 {wrong} 个。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{confidence} confidence, no assumption about workers. {n} random items were audited, {wrong} of them wrong and corrected. Accepted labels that changed since the draw: {changed}. Each of them counts as wrong.</source>
            <extracomment>For one: {confidence} confidence, no assumption about workers. {n} random item was audited, {wrong} of them wrong and corrected. Accepted labels that changed since the draw: {changed}. Each of them counts as wrong.</extracomment>
            <translation>
                <numerusform>置信度 {confidence}，无需对标注员作假设。已抽查 {n} 个随机条目，其中有误并已更正 {wrong} 个。抽样后发生变化的已接受标签：{changed} 个，每个按错误计。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: no significant difference.</source>
            <translation>{counts}：没有显著差异。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: the confidence is too high.</source>
            <translation>{counts}：置信度过高。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: the confidence is too low.</source>
            <translation>{counts}：置信度过低。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>{counts}: {verdict}.</source>
            <translation>{counts}：{verdict}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/class_shares.py" />
            <source>{count}, {share}</source>
            <translation>{count}，{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{covered} of {items} items: {sentence}</source>
            <translation>{items} 个条目中的 {covered} 个：{sentence}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/curves.py" />
            <source>{curve}: {value} at {place}</source>
            <translation>{curve}：{place} 处为 {value}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>{done} of {n}</source>
            <translation>{n} 个中的 {done} 个</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{done} of {n} items audited</source>
            <extracomment>For one: {done} of {n} item audited</extracomment>
            <translation>
                <numerusform>已抽查 {n} 个条目中的 {done} 个</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/guarantee.py" />
            <source>{done} of {n} randomly drawn labels were checked by a reviewer. The seed {seed} repeats the draw.</source>
            <translation>随机抽取的 {n} 个标签中，复核人已检查 {done} 个。随机种子 {seed} 可重复该抽取。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/set_review.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>{done} of {n} reviewed</source>
            <translation>{n} 个中已复核 {done} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>{file} and {more}</source>
            <translation>{file} 和{more}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} can’t be read: {why}</source>
            <translation>无法读取 {file}：{why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/parts.py" />
            <source>{file} has no column “{name}”. It has {there}. Name the columns with --worker, --item and --label.</source>
            <translation>{file} 没有列“{name}”。它有 {there}。请用 --worker、--item 和 --label 指明各列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>{file} is already open.</source>
            <translation>{file} 已打开。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/file_preview.py" />
            <source>{file} is read as gold labels</source>
            <translation>{file} 作为金标准标签读取</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/project_controller.py" />
            <source>{file} is read-only. Save it somewhere else to keep your changes.</source>
            <translation>{file} 为只读。请保存到别处，以保留您的更改。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} is read-only. Save the project somewhere else to keep your changes.</source>
            <translation>{file} 为只读。请将项目保存到别处，以保留您的更改。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} was changed by another program and may be damaged. Save the project again to keep your changes.</source>
            <translation>{file} 被其他程序更改过，可能已损坏。请再次保存项目以保留您的更改。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/project.py" />
            <source>{file} was moved or deleted. Save the project again to keep your changes.</source>
            <translation>{file} 已被移动或删除。请重新保存项目，以保留您的更改。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{file} – CrowdGUI</source>
            <translation>{file} – CrowdGUI</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{file}, lines {lines}</source>
            <translation>{file}，第 {lines} 行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>{file}, question “{question}”</source>
            <translation>{file}，问题“{question}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>{file}, tag “{tag}”</source>
            <translation>{file}，标记“{tag}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{file}, unchanged</source>
            <translation>{file}，未更改</translation>
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
            <translation>{first}，以及 {last}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{first} and {second} agree on {agreed} of {items} ({share})</source>
            <translation>{first} 与 {second} 在 {items}中的 {agreed} 个上一致（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>{first} and {second}: both wrong on {both} of {items} that one has wrong ({share})</source>
            <translation>{first} 和 {second}：至少一个出错的 {items}中，两者都错 {both} 个（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>{first} and {second}: no item of known class</source>
            <translation>{first} 和 {second}：没有类别已知的条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/model_plots.py" />
            <source>{first} and {second}: no mistakes on {items}</source>
            <translation>{first} 和 {second}：{items}上没有错误</translation>
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
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{first}, none in the last.</source>
            <translation>{first}，最后一次迭代没有。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{first}, {n} in the last.</source>
            <translation>{first}，最后一次迭代 {n} 个。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>{flag} {n}</source>
            <translation>{flag} {n}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>{found} Choose the columns yourself, or keep them as shown.</source>
            <translation>{found} 请自行选择列，或保持不变。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>{found} You can still choose the columns yourself.</source>
            <translation>{found} 您仍可自行选择列。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/flags.py" />
            <source>{given} of this worker’s labels are “{answer}”, the final label of {won} of the same items.</source>
            <translation>此标注员 {given} 的标签是“{answer}”，它是相同条目中 {won} 的最终标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{items} items × {workers} workers is too many to simulate.</source>
            <translation>{items} 个条目 × {workers} 名标注员太多，无法模拟。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{items}, each labelled once</source>
            <translation>{items}，各标注一次</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{items}, each labelled {low} to {high} times</source>
            <translation>{items}，各标注 {low} 至 {high} 次</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{items}, each labelled {n} times</source>
            <translation>{items}，各标注 {n} 次</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>{items}, {labels} in total: expected to fix {gained} final labels and take the error rate from {before} to {after}.</source>
            <translation>{items}，共 {labels}：预期可纠正 {gained} 个最终标签，并使错误率从 {before} 变为 {after}。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{items}, {n} labels each</source>
            <extracomment>For one: {items}, {n} label each</extracomment>
            <translation>
                <numerusform>{items}，各 {n} 个标签</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/ranking_chart.py" />
            <source>{item}: rank {rank} ({ranks}), score {score} ({scores})</source>
            <translation>{item}：名次 {rank}（{ranks}），得分 {score}（{scores}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{kinds}.</source>
            <translation>{kinds}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>{labels} by {workers}</source>
            <translation>{labels}，{workers}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/run.py" />
            <source>{labels} labels of {items} items by {workers} workers; {steps} iterations after the first.</source>
            <translation>{workers} 名标注员对 {items} 个条目的 {labels} 个标签；首次投票之后 {steps} 次迭代。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <source>{labels}, agrees with the others on {share}</source>
            <translation>{labels}，与他人的一致率为 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{labels}, in order</source>
            <translation>{labels}，有序</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{labels}, numeric</source>
            <translation>{labels}，数值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>{labels}, {n} per item</source>
            <translation>{labels}，每个条目 {n} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{labels}, {workers}, {items}, {classes}</source>
            <translation>{labels}，{workers}，{items}，{classes}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{label} (by cost)</source>
            <translation>{label}（按代价）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/items.py" />
            <source>{label} (tied)</source>
            <translation>{label}（并列）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>{label} · by cost</source>
            <translation>{label} · 按代价</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>{label} · manual</source>
            <translation>{label} · 人工</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <source>{label}, {labels}</source>
            <translation>{label}，{labels}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/ranking/page.py" />
            <source>{leader} {size}.</source>
            <translation>{leader}{size}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} numbers</source>
            <translation>{lengths} 个数字</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} records</source>
            <translation>{lengths} 条记录</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} texts</source>
            <translation>{lengths} 段文本</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{lengths} times</source>
            <translation>{lengths} 个时间</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{level} · {share} confidence</source>
            <translation>{level} · 置信水平 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>{low} or more</source>
            <translation>{low} 及以上</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/class_map.py" />
            <source>{low} to below {high}</source>
            <translation>{low} 至 {high} 以下</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/text/ranking.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{low} to {high}</source>
            <translation>{low} 至 {high}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{low} to {high} labels each</source>
            <translation>各 {low} 至 {high} 个标签</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{models} models of {n} families count as one voter per family.</source>
            <extracomment>For one: {models} models of {n} family count as one voter.</extracomment>
            <translation>
                <numerusform>{n} 个系列的 {models} 个模型按每个系列一个投票者计。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{model} agrees with people as often as they agree with each other for {wins} of {n} people (needs {needed} of {n}).</source>
            <extracomment>For one: {model} agrees with the other people as often as {wins} of {n} person (needs {needed}).</extracomment>
            <translation>
                <numerusform>{n} 人中有 {wins} 人，{model} 与其他人一致的频率不低于其本人（需要 {n} 人中 {needed} 人）。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/model_charts.py" />
            <source>{model} and each person</source>
            <translation>{model} 与每个人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{names} and {n} more</source>
            <translation>{names} 及另外 {n} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{names} in {folder} will be replaced.</source>
            <translation>{folder} 中的 {names} 将被替换。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>{name}  ({n})</source>
            <translation>{name}  ({n})</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/spec_options.py" />
            <source>{name} (detected)</source>
            <translation>{name}（自动识别）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} (not in this file)</source>
            <translation>{name}（不在此文件中）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
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
            <source>{name} must be above 0% and below 100%.</source>
            <translation>{name}必须大于 0% 且小于 100%。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{name} must be between {low} and {high}.</source>
            <translation>{name}必须在 {low} 与 {high} 之间。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/option_form.py" />
            <source>{name} of this worker</source>
            <translation>此标注员的{name}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, done</source>
            <translation>{name}，已完成</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{name}, item by item</source>
            <translation>{name}，逐条目</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, needs attention</source>
            <translation>{name}，需要注意</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, nothing here yet</source>
            <translation>{name}，尚无内容</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{name}, paper’s bound</source>
            <translation>{name}，论文界限</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, running</source>
            <translation>{name}，运行中</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/main_window/rail.py" />
            <source>{name}, {n} to review</source>
            <extracomment>For one: {name}, {n} to review</extracomment>
            <translation>
                <numerusform>{name}，{n} 项待复核</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{name}: at most {share} wrong</source>
            <translation>{name}：错误最多 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{name}: {share}</source>
            <translation>{name}：{share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>{n} ({low} to {high})</source>
            <translation>{n}（{low} 至 {high}）</translation>
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
                <numerusform>{n} 个已接受标签在抽样后发生了变化</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} agree at most {chance} of the time, no better than guessing</source>
            <extracomment>For one: {n} agrees at most {chance} of the time, no better than guessing</extracomment>
            <translation>
                <numerusform>{n} 名的一致率在 {chance} 或以下，与猜测无异</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} agree with the rule</source>
            <extracomment>For one: {n} agrees with the rule</extracomment>
            <translation>
                <numerusform>{n} 个与规则一致</numerusform>
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
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>{n} cells of Answer.taskAnswers aren’t valid JSON and are read as empty.</source>
            <extracomment>For one: {n} cell of Answer.taskAnswers isn’t valid JSON and is read as empty.</extracomment>
            <translation>
                <numerusform>Answer.taskAnswers 中有 {n} 个单元格不是有效的 JSON，按空值读取。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{n} cells show an error such as #N/A; they are read as empty.</source>
            <extracomment>For one: {n} cell shows an error such as #N/A; it is read as empty.</extracomment>
            <translation>
                <numerusform>{n} 个单元格显示错误（如 #N/A）；它们读取为空。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/main_window/session_menus.py" />
            <source>{n} changes</source>
            <extracomment>For one: {n} change</extracomment>
            <translation>
                <numerusform>{n} 处更改</numerusform>
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
                <numerusform>{n} 个类别</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} classes are sets of several choices.</source>
            <extracomment>For one: {n} class is a set of several choices.</extracomment>
            <translation>
                <numerusform>{n} 个类别是多个选项的组合。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/probabilities.py" />
            <source>{n} classes would need {columns} columns. Export the class probabilities as a table of their own instead.</source>
            <translation>{n} 个类别需要 {columns} 列。请改为将类别概率导出为单独的表。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} classifications are from before the project’s launch.</source>
            <extracomment>For one: {n} classification is from before the project’s launch.</extracomment>
            <translation>
                <numerusform>{n} 条分类记录早于项目正式上线。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>{n} classifications have several rows, which are read as one label each.</source>
            <extracomment>For one: {n} classification has several rows, which are read as one label.</extracomment>
            <translation>
                <numerusform>{n} 条分类记录有多行，各读作一个标签。</numerusform>
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
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>{n} columns hold no text and are skipped: {names}.</source>
            <extracomment>For one: {n} column holds no text and is skipped: {names}.</extracomment>
            <translation>
                <numerusform>有 {n} 列不含文本，已跳过：{names}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{n} comparisons</source>
            <extracomment>For one: {n} comparison</extracomment>
            <translation>
                <numerusform>{n} 次比较</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/simulation/dialog.py" />
            <source>{n} datasets</source>
            <extracomment>For one: {n} dataset</extracomment>
            <translation>
                <numerusform>{n} 个数据集</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/simulation.py" />
            <source>{n} datasets are drawn at each point.</source>
            <extracomment>For one: {n} dataset is drawn at each point.</extracomment>
            <translation>
                <numerusform>每个点抽取 {n} 个数据集。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
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
            <location filename="../../crowdgui/io/formats/platforms/mturk.py" />
            <source>{n} entries mark parts of an item, such as boxes. They are not labels and are skipped.</source>
            <extracomment>For one: {n} entry marks a part of an item, such as a box. It is not a label and is skipped.</extracomment>
            <translation>
                <numerusform>{n} 项标记的是条目的一部分，例如方框。它们不是标签，已跳过。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/exporting/command.py" />
            <source>{n} excluded workers</source>
            <extracomment>For one: {n} excluded worker</extracomment>
            <translation>
                <numerusform>{n} 名排除的标注员</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{n} files already exist.</source>
            <extracomment>For one: {n} file already exists.</extracomment>
            <translation>
                <numerusform>已存在 {n} 个文件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} files written to {folder}.</source>
            <extracomment>For one: {n} file written to {folder}.</extracomment>
            <translation>
                <numerusform>已将 {n} 个文件写入 {folder}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} final labels aren’t the most probable ones, because of the costs of mistakes.</source>
            <extracomment>For one: {n} final label isn’t the most probable one, because of the costs of mistakes.</extracomment>
            <translation>
                <numerusform>因错误的代价，有 {n} 个最终标签不是概率最高的标签。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{n} final labels aren’t the most probable ones, because of the costs of mistakes; this bound is about the most probable labels.</source>
            <extracomment>For one: {n} final label isn’t the most probable one, because of the costs of mistakes; this bound is about the most probable labels.</extracomment>
            <translation>
                <numerusform>因错误的代价，有 {n} 个最终标签不是概率最高的标签，而此界限针对概率最高的标签。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_votes.py" />
            <source>{n} final labels change</source>
            <extracomment>For one: {n} final label changes</extracomment>
            <translation>
                <numerusform>{n} 个最终标签改变</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} final labels differ from the majority vote</source>
            <extracomment>For one: {n} final label differs from the majority vote</extracomment>
            <translation>
                <numerusform>{n} 个最终标签与多数投票不同</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} from {before} to {now}</source>
            <translation>{n} 个从{before}变为{now}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} gold items are too few to say whether the curve has flattened.</source>
            <extracomment>For one: {n} gold item is too few to say whether the curve has flattened.</extracomment>
            <translation>
                <numerusform>{n} 个金标准条目太少，无法判断曲线是否已趋平。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>{n} gold items are too few; {least} are needed</source>
            <extracomment>For one: {n} gold item is too few; {least} are needed</extracomment>
            <translation>
                <numerusform>{n} 个金标准条目太少，需要 {least} 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/adding.py" />
            <source>{n} gold labels contradict those of the project, which stay.</source>
            <extracomment>For one: {n} gold label contradicts that of the project, which stays.</extracomment>
            <translation>
                <numerusform>{n} 个金标准标签与项目的金标准标签相矛盾，以项目的为准。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} gold labels match {n} of the {items} items</source>
            <extracomment>For one: {n} gold label matches one of the {items} items</extracomment>
            <translation>
                <numerusform>{n} 个金标准标签匹配 {items} 个条目中的 {n} 个</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} h</source>
            <translation>{n} 小时</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} had no label</source>
            <translation>{n} 个原本没有标签</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>{n} have no overlap.</source>
            <extracomment>For one: {n} has no overlap.</extracomment>
            <translation>
                <numerusform>{n} 名没有重叠。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>{n} ids occur more than once in a worker’s file. Do the items have a field “id”?</source>
            <extracomment>For one: {n} id occurs more than once in a worker’s file. Do the items have a field “id”?</extracomment>
            <translation>
                <numerusform>{n} 个 ID 在同一标注员的文件中重复出现。条目是否有字段“id”？</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} independent votes per item</source>
            <translation>每个条目 {n} 个独立票</translation>
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
                <numerusform>{n} 个条目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} items are fixed to their gold label, so they don’t test the other final labels.</source>
            <extracomment>For one: {n} item is fixed to its gold label, so it doesn’t test the other final labels.</extracomment>
            <translation>
                <numerusform>{n} 个条目固定为其金标准标签，因此不能检验其他最终标签。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} items are left to review for the guarantee, least confident first.</source>
            <extracomment>For one: {n} item is left to review for the guarantee.</extracomment>
            <translation>
                <numerusform>为保证还需复核 {n} 个条目，置信度低的在前。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/review_page.py" />
            <source>{n} items are missing: the page holds {most} items at most.</source>
            <extracomment>For one: {n} item is missing: the page holds {most} items at most.</extracomment>
            <translation>
                <numerusform>缺少 {n} 个条目：此页最多容纳 {most} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{n} items are to be settled.</source>
            <extracomment>For one: {n} item is to be settled.</extracomment>
            <translation>
                <numerusform>还有 {n} 个条目待解决。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} items are unanimous; independent workers would give {expected}. Some items are harder than others, or workers make the same mistakes.</source>
            <extracomment>For one: {n} item is unanimous; independent workers would give {expected}. Some items are harder than others, or workers make the same mistakes.</extracomment>
            <translation>
                <numerusform>有 {n} 个条目意见全体一致，而独立标注员应有 {expected} 个。有些条目更难，或标注员犯了相同的错误。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} items are unanimous; independent workers would give {expected}. There is no sign that mistakes are linked.</source>
            <extracomment>For one: {n} item is unanimous; independent workers would give {expected}. There is no sign that mistakes are linked.</extracomment>
            <translation>
                <numerusform>有 {n} 个条目意见全体一致，而独立标注员应有 {expected} 个。没有迹象表明错误之间有关联。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/histograms.py" />
            <source>{n} items at {low} to {high}</source>
            <extracomment>For one: {n} item at {low} to {high}</extracomment>
            <translation>
                <numerusform>{n} 个条目在 {low} 至 {high}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{n} items have no label.</source>
            <extracomment>For one: {n} item has no label.</extracomment>
            <translation>
                <numerusform>{n} 个条目没有标签。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items have no labels from workers, so they have no final label.</source>
            <extracomment>For one: {n} item has no labels from workers, so it has no final label.</extracomment>
            <translation>
                <numerusform>{n} 个条目没有标注员的标签，因此没有最终标签。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} items have only one label</source>
            <extracomment>For one: {n} item has only one label</extracomment>
            <translation>
                <numerusform>{n} 个条目只有一个标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/potato.py" />
            <source>{n} items have several labels of one schema; together they are read as one class.</source>
            <extracomment>For one: {n} item has several labels of one schema; together they are read as one class.</extracomment>
            <translation>
                <numerusform>{n} 个条目在同一模式下有多个标签；合并读取为一个类别。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} items labelled</source>
            <extracomment>For one: {n} item labelled</extracomment>
            <translation>
                <numerusform>已标注 {n} 个条目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/table.py" />
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
            <source>{n} items labelled; stopped after {steps} without converging.</source>
            <extracomment>For one: {n} item labelled; stopped after {steps} without converging.</extracomment>
            <translation>
                <numerusform>已标注 {n} 个条目；{steps}后停止，未收敛。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/costs.py" />
            <source>{n} items of the audit on which two people differ are to be settled first.</source>
            <extracomment>For one: {n} item of the audit on which two people differ is to be settled first.</extracomment>
            <translation>
                <numerusform>须先解决抽查中两人意见不一的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>{n} items on which both {first} and {second} differ from the people’s final label.</source>
            <extracomment>For one: {n} item on which both {first} and {second} differ from the people’s final label.</extracomment>
            <translation>
                <numerusform>{first} 和 {second} 都与人的最终标签不同的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{n} items on which “{worker}” and another worker agree against the rest.</source>
            <extracomment>For one: {n} item on which “{worker}” and another worker agree against the rest.</extracomment>
            <translation>
                <numerusform>“{worker}”与另一名标注员一致而与其他人不同的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/models_panel.py" />
            <source>{n} items that both {first} and {second} have wrong.</source>
            <extracomment>For one: {n} item that both {first} and {second} have wrong.</extracomment>
            <translation>
                <numerusform>{first} 和 {second} 都出错的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>{n} items that both {first} and {second} labelled.</source>
            <extracomment>For one: {n} item that both {first} and {second} labelled.</extracomment>
            <translation>
                <numerusform>{first} 和 {second} 都标注的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/compare/page.py" />
            <source>{n} items that {first} and {second} label differently.</source>
            <extracomment>For one: {n} item that {first} and {second} label differently.</extracomment>
            <translation>
                <numerusform>{first}与{second}标注不同的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/model_card.py" />
            <source>{n} items that {model} labelled “{said}” and that are “{known}”.</source>
            <extracomment>For one: {n} item that {model} labelled “{said}” and that is “{known}”.</extracomment>
            <translation>
                <numerusform>{model} 标注为“{said}”而实为“{known}”的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/page.py" />
            <source>{n} items that {worker} labelled and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} labelled and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{worker} 标注且最终标签为“{final}”的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{n} items that {worker} labelled “{answer}” and the others’ vote labels “{known}”.</source>
            <extracomment>For one: {n} item that {worker} labelled “{answer}” and the others’ vote labels “{known}”.</extracomment>
            <translation>
                <numerusform>{worker} 标为“{answer}”而他人投票结果为“{known}”的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/table.py" />
            <source>{n} items that {worker} labelled “{answer}” and whose final label is “{final}”.</source>
            <extracomment>For one: {n} item that {worker} labelled “{answer}” and whose final label is “{final}”.</extracomment>
            <translation>
                <numerusform>{worker} 标为“{answer}”而最终标签为“{final}”的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{n} items that {worker} labelled “{answer}” and whose gold label is “{known}”.</source>
            <extracomment>For one: {n} item that {worker} labelled “{answer}” and whose gold label is “{known}”.</extracomment>
            <translation>
                <numerusform>{worker} 标为“{answer}”而金标准标签为“{known}”的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} items to explain in the guideline: the best workers oppose the final label, or read its class in two ways.</source>
            <extracomment>For one: {n} item to explain in the guideline: the best workers read it otherwise.</extracomment>
            <translation>
                <numerusform>{n} 个需要在标注指南中说明的条目：最佳标注员与最终标签相反，或对其类别有两种理解。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{n} items to review.</source>
            <extracomment>For one: {n} item to review.</extracomment>
            <translation>
                <numerusform>待复核 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} items were drawn at random. The rule’s labels stay hidden; your labels give the guarantee.</source>
            <extracomment>For one: {n} item was drawn at random. The rule’s label stays hidden.</extracomment>
            <translation>
                <numerusform>随机抽取了 {n} 个条目。规则的标签保持隐藏；由您的标签得出保证。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/mixed_votes.py" />
            <source>{n} items with a different final label if only these voted: {who}.</source>
            <extracomment>For one: {n} item with a different final label if only these voted: {who}.</extracomment>
            <translation>
                <numerusform>若只由这些投票，最终标签会不同的 {n} 个条目：{who}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} items with a different final label {why}:</source>
            <extracomment>For one: {n} item with a different final label {why}:</extracomment>
            <translation>
                <numerusform>{why}最终标签改变的 {n} 个条目：</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} items without a label</source>
            <extracomment>For one: {n} item without a label</extracomment>
            <translation>
                <numerusform>{n} 个条目没有标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} items, in table order.</source>
            <extracomment>For one: {n} item, in table order.</extracomment>
            <translation>
                <numerusform>{n} 个条目，按表的顺序。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} iterations</source>
            <extracomment>For one: {n} iteration</extracomment>
            <translation>
                <numerusform>{n} 次迭代</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>{n} judgments are on test questions, which are asked more often than others.</source>
            <extracomment>For one: {n} judgment is on a test question. Test questions are asked more often.</extracomment>
            <translation>
                <numerusform>{n} 个判断属于测试题，测试题被询问的次数更多。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/class_shares.py" />
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/text/cohorts.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <location filename="../../crowdgui/ui/pages/workers/confusion_view.py" />
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>{n} labels</source>
            <extracomment>For one: {n} label</extracomment>
            <translation>
                <numerusform>{n} 个标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>{n} labels are from a reviewer. The versions they are based on are not read as well.</source>
            <extracomment>For one: {n} label is from a reviewer. The versions it is based on are not read as well.</extracomment>
            <translation>
                <numerusform>{n} 个标签来自复核人。其所依据的版本不再读取。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} labels are from gold-standard classifications and are read like the others.</source>
            <extracomment>For one: {n} label is from a gold-standard classification and is read like the others.</extracomment>
            <translation>
                <numerusform>{n} 个标签来自金标准分类，与其他标签一样读取。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/prodigy.py" />
            <source>{n} labels are from sessions without a name; their start times are used as workers.</source>
            <extracomment>For one: {n} label is from a session without a name; its start time is used as worker.</extracomment>
            <translation>
                <numerusform>{n} 个标签来自没有名称的时段；以其开始时间作为标注员。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>{n} labels are from training tasks; they are the first attempts.</source>
            <extracomment>For one: {n} label is from a training task; it is the first attempt.</extracomment>
            <translation>
                <numerusform>{n} 个标签属于训练任务；它们是首次尝试。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>{n} labels are in no group.</source>
            <extracomment>For one: {n} label is in no group.</extracomment>
            <translation>
                <numerusform>{n} 个标签不属于任何组。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} labels came with probabilities.</source>
            <extracomment>For one: {n} label came with probabilities.</extracomment>
            <translation>
                <numerusform>{n} 个标签附有概率。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{n} labels changed</source>
            <extracomment>For one: {n} label changed</extracomment>
            <translation>
                <numerusform>{n} 个标签改变</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{n} labels changed in the first iteration</source>
            <extracomment>For one: {n} label changed in the first iteration</extracomment>
            <translation>
                <numerusform>第一次迭代改变了 {n} 个标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/prices.py" />
            <source>{n} labels cost {cost}.</source>
            <extracomment>For one: {n} label costs {cost}.</extracomment>
            <translation>
                <numerusform>{n} 个标签的费用为 {cost}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} labels each</source>
            <extracomment>For one: {n} label each</extracomment>
            <translation>
                <numerusform>各 {n} 个标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>{n} labels for {cost}</source>
            <extracomment>For one: {n} label for {cost}</extracomment>
            <translation>
                <numerusform>{n} 个标签，费用 {cost}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} labels have an expected cost above {least}; the highest come first.</source>
            <extracomment>For one: {n} label has an expected cost above {least}.</extracomment>
            <translation>
                <numerusform>{n} 个标签的预期代价高于 {least}；最高的在前。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/prices.py" />
            <source>{n} labels have no price.</source>
            <extracomment>For one: {n} label has no price.</extracomment>
            <translation>
                <numerusform>{n} 个标签没有价格。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/over_time.py" />
            <source>{n} labels have no time.</source>
            <extracomment>For one: {n} label has no time.</extracomment>
            <translation>
                <numerusform>{n} 个标签没有时间。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/adding.py" />
            <source>{n} labels in the file: {new} new, {same} known, {other} contradicting.</source>
            <extracomment>For one: {n} label in the file: {new} new, {same} known, {other} contradicting.</extracomment>
            <translation>
                <numerusform>文件中有 {n} 个标签：新的 {new} 个，已知的 {same} 个，相矛盾的 {other} 个。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/prices.py" />
            <source>{n} labels on gold</source>
            <extracomment>For one: {n} label on gold</extracomment>
            <translation>
                <numerusform>{n} 个金标准上的标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/doccano.py" />
            <source>{n} labels with a # in them are taken for several labels each.</source>
            <extracomment>For one: {n} label with a # in it is taken for several labels.</extracomment>
            <translation>
                <numerusform>{n} 个含 # 的标签被读作多个标签。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} labels, same workers</source>
            <translation>{n} 个标签，标注员不变</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/guarantee/way.py" />
            <source>{n} left</source>
            <translation>剩余 {n} 个</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/checks.py" />
            <source>{n} lines written to {file}.</source>
            <extracomment>For one: {n} line written to {file}.</extracomment>
            <translation>
                <numerusform>已将 {n} 行写入 {file}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/exporting/command.py" />
            <source>{n} manual labels and notes</source>
            <extracomment>For one: {n} manual label or note</extracomment>
            <translation>
                <numerusform>{n} 个人工标签和备注</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} manual labels: {parts}</source>
            <extracomment>For one: {n} manual label: {parts}</extracomment>
            <translation>
                <numerusform>{n} 个人工标签：{parts}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <source>{n} merged cells count as text in their first cell only; the others are empty.</source>
            <extracomment>For one: {n} merged cell counts as text in its first cell only; the others are empty.</extracomment>
            <translation>
                <numerusform>{n} 个合并单元格只有第一个单元格算作文本，其余为空。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} min</source>
            <translation>{n} 分钟</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} mistakes</source>
            <extracomment>For one: {n} mistake</extracomment>
            <translation>
                <numerusform>{n} 个错误</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} models</source>
            <extracomment>For one: {n} model</extracomment>
            <translation>
                <numerusform>{n} 个模型</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} models count as about {votes} independent votes</source>
            <extracomment>For one: {n} model counts as about {votes} independent votes</extracomment>
            <translation>
                <numerusform>{n} 个模型约相当于 {votes} 个独立票</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} models count as about {votes} independent votes.</source>
            <translation>{n} 个模型约相当于 {votes} 个独立票。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <location filename="../../crowdgui/text/groups.py" />
            <location filename="../../crowdgui/text/ranking.py" />
            <source>{n} more</source>
            <translation>另外 {n} 个</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
            <source>{n} more files</source>
            <extracomment>For one: {n} more file</extracomment>
            <translation>
                <numerusform>另外 {n} 个文件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/ranking.py" />
            <source>{n} more groups</source>
            <extracomment>For one: {n} more group</extracomment>
            <translation>
                <numerusform>另外 {n} 组</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/guideline.py" />
            <source>{n} more items are not shown.</source>
            <extracomment>For one: {n} more item is not shown.</extracomment>
            <translation>
                <numerusform>另外 {n} 个条目未显示。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/costs.py" />
            <source>{n} more items of the audit are to be checked first.</source>
            <extracomment>For one: {n} more item of the audit is to be checked first.</extracomment>
            <translation>
                <numerusform>须先再核对抽查中的 {n} 个条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
            <location filename="../../crowdgui/text/study.py" />
            <source>{n} more labels</source>
            <extracomment>For one: {n} more label</extracomment>
            <translation>
                <numerusform>再加 {n} 个标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/guarantee.py" />
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
            <location filename="../../crowdgui/figures/marks.py" />
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} ms</source>
            <translation>{n} 毫秒</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} names of items, workers or classes would run as formulas in a spreadsheet. They get a leading apostrophe unless you tick this.</source>
            <extracomment>For one: {n} name of an item, worker or class would run as a formula in a spreadsheet. It gets a leading apostrophe unless you tick this.</extracomment>
            <translation>
                <numerusform>{n} 个条目、标注员或类别的名称会在电子表格中作为公式运行。除非勾选此项，其前会加撇号。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/adding.py" />
            <source>{n} new classes</source>
            <extracomment>For one: {n} new class</extracomment>
            <translation>
                <numerusform>{n} 个新类别</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/adding.py" />
            <source>{n} new gold labels.</source>
            <extracomment>For one: {n} new gold label.</extracomment>
            <translation>
                <numerusform>{n} 个新金标准标签。</numerusform>
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
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} numbers entered</source>
            <extracomment>For one: {n} number entered</extracomment>
            <translation>
                <numerusform>输入了 {n} 个数字</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/parquet.py" />
            <source>{n} numbers were too long to be kept exactly. If they are ids, they may be wrong.</source>
            <extracomment>For one: {n} number was too long to be kept exactly. If it is an id, it may be wrong.</extracomment>
            <translation>
                <numerusform>{n} 个数字太长，无法精确保存。若是 ID，则可能有误。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{n} of the drawn labels have not been checked yet.</source>
            <extracomment>For one: {n} of the drawn labels has not been checked yet.</extracomment>
            <translation>
                <numerusform>抽取的标签中还有 {n} 个待检查。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} of the {total} items with two or more labels were drawn at random for this check.</source>
            <translation>从有两个及以上标签的 {total} 个条目中随机抽取了 {n} 个用于此检验。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>{n} of them are flagged: {kinds}.</source>
            <extracomment>For one: {n} of them is flagged: {kinds}.</extracomment>
            <translation>
                <numerusform>其中 {n} 名有警示：{kinds}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/mixed_votes.py" />
            <source>{n} of them are of known class.</source>
            <extracomment>For one: {n} of them is of known class.</extracomment>
            <translation>
                <numerusform>其中 {n} 个类别已知。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <location filename="../../crowdgui/ui/report_pdf/pdf.py" />
            <source>{n} of {all}</source>
            <translation>{n} / {all}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/costs.py" />
            <source>{n} of {all} final labels aren’t the most probable ones, because they cost less.</source>
            <extracomment>For one: {n} of {all} final labels isn’t the most probable one, because it costs less.</extracomment>
            <translation>
                <numerusform>{all} 个最终标签中有 {n} 个不是概率最高的标签，因为它们代价更低。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/costs.py" />
            <source>{n} of {all} final labels would change.</source>
            <extracomment>For one: {n} of {all} final labels would change.</extracomment>
            <translation>
                <numerusform>{all} 个最终标签中有 {n} 个会改变。</numerusform>
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
        <message>
            <location filename="../../crowdgui/text/guideline.py" />
            <source>{n} of {all} labels by the best workers are “{instead}”, the final label is “{final}” ({p}, corrected for all items).</source>
            <translation>最佳标注员的 {all} 个标签中有 {n} 个为“{instead}”，而最终标签为“{final}”（{p}，已按所有条目校正）。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/review.py" />
            <source>{n} of {all} labels have less than {sure} confidence. Review them here, lowest confidence first.</source>
            <extracomment>For one: {n} of {all} labels has less than {sure} confidence. Review it here.</extracomment>
            <translation>
                <numerusform>{all} 个标签中有 {n} 个的置信度低于 {sure}。在此复核，置信度最低的在前。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} of {all} labels removed ({share})</source>
            <extracomment>For one: {n} of {all} labels removed ({share})</extracomment>
            <translation>
                <numerusform>去除 {all} 个标签中的 {n} 个（{share}）</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{n} of {all} labels restored ({share})</source>
            <extracomment>For one: {n} of {all} labels restored ({share})</extracomment>
            <translation>
                <numerusform>恢复 {all} 个标签中的 {n} 个（{share}）</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>{n} of {all} workers shown</source>
            <translation>显示 {all} 名标注员中的 {n} 名</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_cells.py" />
            <source>{n} of {all} workers were not logged in. Each address counts as a worker, even if several people share it.</source>
            <translation>{all} 名标注员中有 {n} 名未登录。每个地址算作一名标注员，即使由多人共用。</translation>
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
            <location filename="../../crowdgui/ui/pages/export/export_text.py" />
            <source>{n} of {all}; {out} excluded</source>
            <translation>{n} / {all}；排除 {out}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>{n} of {items} items drawn with seed {seed}. Write all tags of an item into the column “label”, such as “{example}”, and “{none}” where it has none; then read the list here.</source>
            <translation>以随机种子 {seed} 从 {items} 个条目中抽取了 {n} 个。请将条目的所有标记写入“label”列，例如“{example}”；没有标记时写“{none}”；然后在此读取该列表。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} of {items} labels change</source>
            <extracomment>For one: {n} of {items} labels changes</extracomment>
            <translation>
                <numerusform>{items} 个标签中 {n} 个改变</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{n} of {items} labels differ from the vote that this bound covers and are counted as wrong</source>
            <extracomment>For one: {n} of {items} labels differs from the vote that this bound covers and is counted as wrong</extracomment>
            <translation>
                <numerusform>{items} 个标签中有 {n} 个与此界限所针对的投票不同（每个都计为错误）</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} of {known} are off by more than one class ({share}); the mean absolute error is {mean} classes.</source>
            <extracomment>For one: {n} of {known} is off by more than one class ({share}); the mean absolute error is {mean} classes.</extracomment>
            <translation>
                <numerusform>{known} 个中有 {n} 个相差一个类别以上（{share}）；平均绝对误差为 {mean} 个类别。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} of {labels} labels ({share})</source>
            <translation>{labels} 个标签中的 {n} 个（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} of {labels} labels.</source>
            <translation>{labels} 个标签中的 {n} 个。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} of {some} final labels have a confidence below {sure}.</source>
            <extracomment>For one: {n} of {some} final labels has a confidence below {sure}.</extracomment>
            <translation>
                <numerusform>{some} 个最终标签中有 {n} 个的置信度低于 {sure}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{n} of {total} items checked, drawn at random</source>
            <translation>已核对 {total} 个条目中随机抽取的 {n} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} of {workers} workers are models</source>
            <translation>{workers} 名标注员中有 {n} 名是模型</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/class_shares.py" />
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
            <location filename="../../crowdgui/io/formats/answer_columns.py" />
            <source>{n} others</source>
            <extracomment>For one: {n} other</extracomment>
            <translation>
                <numerusform>另外 {n} 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
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
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} pairs of different labels are {apart} classes apart on average, and {chance} by chance. Check the order, or whether the classes have one.</source>
            <extracomment>For one: {n} pair of different labels is {apart} classes apart on average, and {chance} by chance. Check the order, or whether the classes have one.</extracomment>
            <translation>
                <numerusform>{n} 对不同的标签平均相差 {apart} 个类别，偶然情形为 {chance}。请检查顺序，或类别是否有序。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} pairs of workers</source>
            <extracomment>For one: {n} pair of workers</extracomment>
            <translation>
                <numerusform>{n} 对标注员</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} people</source>
            <extracomment>For one: {n} person</extracomment>
            <translation>
                <numerusform>{n} 人</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{n} people aren’t tested: fewer than {least} items shared with the model and another person.</source>
            <extracomment>For one: {n} person isn’t tested: fewer than {least} items shared with the model and another person.</extracomment>
            <translation>
                <numerusform>{n} 人未检验：与模型及另一人的共同条目少于 {least} 个。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/long_table.py" />
            <source>{n} pictures or sounds are embedded in the file and are not shown.</source>
            <extracomment>For one: {n} picture or sound is embedded in the file and is not shown.</extracomment>
            <translation>
                <numerusform>{n} 个图片或音频嵌在文件内部，不予显示。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} questions are opened, each with its own labels</source>
            <translation>打开 {n} 个问题，各有自己的标签</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{n} questions are the items</source>
            <extracomment>For one: {n} question is an item</extracomment>
            <translation>
                <numerusform>{n} 个问题作为条目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{n} questions have no scale in common with others and aren’t read: {names}.</source>
            <extracomment>For one: {n} question has no scale in common with others and isn’t read: {names}.</extracomment>
            <translation>
                <numerusform>{n} 个问题与其他问题没有共同的量表，未读取：{names}。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/acceptance.py" />
            <source>{n} random items to audit, anywhere among the {items}</source>
            <translation>在 {items} 个中随机抽查 {n} 个条目</translation>
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
            <location filename="../../crowdgui/ui/pages/workers/timing.py" />
            <source>{n} recorded times can’t be right and were skipped.</source>
            <extracomment>For one: {n} recorded time can’t be right and was skipped.</extracomment>
            <translation>
                <numerusform>{n} 个记录的时间不可能正确，已跳过。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{n} respondents are the workers</source>
            <extracomment>For one: {n} respondent is a worker</extracomment>
            <translation>
                <numerusform>{n} 名受访者作为标注员</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/surveys/qualtrics.py" />
            <source>{n} responses are unfinished; their labels are read.</source>
            <extracomment>For one: {n} response is unfinished; its labels are read.</extracomment>
            <translation>
                <numerusform>{n} 份回复未完成；其标签仍会读取。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <location filename="../../crowdgui/ui/main_window/palette.py" />
            <source>{n} results</source>
            <extracomment>For one: {n} result</extracomment>
            <translation>
                <numerusform>{n} 个结果</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/label_studio.py" />
            <source>{n} results mark parts of items. They are not labels of items and are skipped.</source>
            <extracomment>For one: {n} result marks a part of an item. It is not a label of an item and is skipped.</extracomment>
            <translation>
                <numerusform>{n} 个结果标记的是条目的一部分。它们不是条目的标签，已跳过。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/spreadsheet.py" />
            <location filename="../../crowdgui/ui/dialogs/import_dialog/dialog.py" />
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
            <location filename="../../crowdgui/ui/pages/export/page.py" />
            <source>{n} rows copied.</source>
            <extracomment>For one: {n} row copied.</extracomment>
            <translation>
                <numerusform>已复制 {n} 行。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/toloka.py" />
            <source>{n} rows don’t name their worker; the worker of their page is used.</source>
            <extracomment>For one: {n} row doesn’t name its worker; the worker of its page is used.</extracomment>
            <translation>
                <numerusform>{n} 行未注明其标注员；采用其所在页的标注员。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{n} rows, labels or times were skipped; the checks show why.</source>
            <extracomment>For one: {n} row, label or time was skipped; the checks show why.</extracomment>
            <translation>
                <numerusform>跳过了 {n} 个行、标签或时间；检查结果注明原因。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/translation.py" />
            <source>{n} s</source>
            <translation>{n} 秒</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/charts.py" />
            <source>{n} selected workers</source>
            <extracomment>For one: {n} selected worker</extracomment>
            <translation>
                <numerusform>所选的 {n} 名标注员</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} shared items</source>
            <extracomment>For one: {n} shared item</extracomment>
            <translation>
                <numerusform>{n} 个共同条目</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{n} skipped: {reason}</source>
            <translation>跳过 {n}：{reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>{n} small groups are not shown.</source>
            <extracomment>For one: {n} small group is not shown.</extracomment>
            <translation>
                <numerusform>{n} 个小组未显示。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} starts ended with classes swapped and were not used.</source>
            <extracomment>For one: {n} start ended with classes swapped and was not used.</extracomment>
            <translation>
                <numerusform>{n} 个起点以类别互换告终，未予使用。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/import_dialog/classes_page.py" />
            <source>{n} tags</source>
            <extracomment>For one: {n} tag</extracomment>
            <translation>
                <numerusform>{n} 个标记</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} tags are opened, each as a yes/no question</source>
            <extracomment>For one: {n} tag is opened, as a yes/no question</extracomment>
            <translation>
                <numerusform>打开 {n} 个标记，每个作为一个是/否问题</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/appen.py" />
            <source>{n} test questions accept several answers to “{question}”, so they give no gold label.</source>
            <extracomment>For one: {n} test question accepts several answers to “{question}”, so it gives no gold label.</extracomment>
            <translation>
                <numerusform>{n} 道测试题对“{question}”接受多个答案，因此不提供金标准标签。</numerusform>
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
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} times a worker labelled an item more than once</source>
            <extracomment>For one: Once a worker labelled an item more than once</extracomment>
            <translation>
                <numerusform>有 {n} 次标注员重复标注同一条目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} times a worker labelled the same item more than once</source>
            <extracomment>For one: {n} time a worker labelled the same item more than once</extracomment>
            <translation>
                <numerusform>有 {n} 次标注员重复标注同一条目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{n} variables hold no list or table of numbers or text and are skipped.</source>
            <extracomment>For one: {n} variable holds no list or table of numbers or text and is skipped.</extracomment>
            <translation>
                <numerusform>{n} 个变量不含由数字或文本组成的列表或表，已跳过。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>{n} versions of the workflows are read together.</source>
            <extracomment>For one: {n} version of a workflow is read.</extracomment>
            <translation>
                <numerusform>工作流的 {n} 个版本一起读取。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>{n} votes</source>
            <extracomment>For one: {n} vote</extracomment>
            <translation>
                <numerusform>{n} 票</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/dialogs/cluster_field.py" />
            <source>{n} worker processes with {threads} threads in total</source>
            <extracomment>For one: {n} worker process with {threads} threads</extracomment>
            <translation>
                <numerusform>{n} 个工作进程，共 {threads} 个线程</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <location filename="../../crowdgui/text/agreement.py" />
            <location filename="../../crowdgui/text/cohorts.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/run_summary.py" />
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <location filename="../../crowdgui/ui/plots/heat_plots.py" />
            <source>{n} workers</source>
            <extracomment>For one: {n} worker</extracomment>
            <translation>
                <numerusform>{n} 名标注员</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers agree less often than guessers would</source>
            <extracomment>For one: {n} worker agrees less often than a guesser would</extracomment>
            <translation>
                <numerusform>{n} 名标注员的一致率低于猜测者</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{n} workers agree {low} to {high} of the time</source>
            <extracomment>For one: {n} worker agrees {low} to {high} of the time</extracomment>
            <translation>
                <numerusform>{n} 名标注员的一致率为 {low} 至 {high}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} workers are assessed on the gold labels, so the error rate on gold looks smaller than it is.</source>
            <extracomment>For one: {n} worker is assessed on the gold labels, so the error rate on gold looks smaller than it is.</extracomment>
            <translation>
                <numerusform>{n} 名标注员以金标准标签评估，因此金标准上的错误率看起来比实际小。</numerusform>
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
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers can’t be distinguished from guessers by their labels on these items.</source>
            <extracomment>For one: {n} worker can’t be distinguished from a guesser by their labels on these items.</extracomment>
            <translation>
                <numerusform>有 {n} 名标注员无法凭其在这些条目上的标签与猜测者区分开。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{n} workers gave no label.</source>
            <extracomment>For one: {n} worker gave no label.</extracomment>
            <translation>
                <numerusform>{n} 名标注员没有给出标签。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>{n} workers have labels in several groups; labels are compared, not workers.</source>
            <extracomment>For one: {n} worker has labels in several groups; labels are compared, not workers.</extracomment>
            <translation>
                <numerusform>{n} 名标注员的标签分属多个组；比较的是标签，不是标注员。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{n} workers have names like models: {names}</source>
            <extracomment>For one: {n} worker has a name like a model: {names}</extracomment>
            <translation>
                <numerusform>{n} 名标注员的名称像模型：{names}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/groups.py" />
            <source>{n} workers have names like models: {names}.</source>
            <extracomment>For one: {n} worker has a name like a model: {names}.</extracomment>
            <translation>
                <numerusform>{n} 名标注员的名称像模型：{names}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers may be guessing</source>
            <extracomment>For one: {n} worker may be guessing</extracomment>
            <translation>
                <numerusform>{n} 名标注员可能在猜测</numerusform>
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
            <location filename="../../crowdgui/text/run_summary.py" />
            <source>{n} workers nearly always give the same label</source>
            <extracomment>For one: {n} worker nearly always gives the same label</extracomment>
            <translation>
                <numerusform>{n} 名标注员几乎总是给出同一标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/detail.py" />
            <source>{n} workers selected</source>
            <extracomment>For one: {n} worker selected</extracomment>
            <translation>
                <numerusform>已选择 {n} 名标注员</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>{n} workers share items with this one.</source>
            <extracomment>For one: {n} worker shares items with this one.</extracomment>
            <translation>
                <numerusform>{n} 名标注员与此人有共同条目。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/report/sections/aggregation.py" />
            <source>{n} workers with {given} of the {all} labels ({share}) are excluded.</source>
            <extracomment>For one: {n} worker with {given} of the {all} labels ({share}) is excluded.</extracomment>
            <translation>
                <numerusform>排除了 {n} 名标注员及 {all} 个标签中的 {given} 个（{share}）。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{n} workers you entered gave none of these labels and are ignored.</source>
            <extracomment>For one: {n} worker you entered gave none of these labels and is ignored.</extracomment>
            <translation>
                <numerusform>您输入的 {n} 名标注员没有给出这些标签，已忽略。</numerusform>
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
                <numerusform>{n}，由第一个类别胜出</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/convergence.py" />
            <source>{objective} after each iteration</source>
            <translation>各次迭代之后的{objective}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>{other}: off by {off}.</source>
            <translation>{other}：偏差 {off}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/evidence.py" />
            <source>{own} of this worker, {others} of others.</source>
            <translation>此标注员为 {own}，他人为 {others}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/help/window.py" />
            <source>{page} › {heading}</source>
            <translation>{page} › {heading}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{paper}, theorem 1</source>
            <translation>{paper}，定理 1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{paper}, theorem 3</source>
            <translation>{paper}，定理 3</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/bounds.py" />
            <source>{paper}, theorem 4</source>
            <translation>{paper}，定理 4</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/worker_columns.py" />
            <source>{part} of {whole}</source>
            <translation>{part} / {whole}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/groups.py" />
            <source>{people} and {models}.</source>
            <translation>{people}和 {models}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/replacement_chart.py" />
            <source>{person}: {points} points ({low} to {high}) on {items} items, p = {p}: {result}</source>
            <translation>{person}：{items} 个条目上 {points} 个百分点（{low} 至 {high}），p = {p}：{result}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>{place} already exists. Choose another location.</source>
            <translation>{place} 已存在。请选择其他位置。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/cluster/cluster_output.py" />
            <source>{place} can’t be written: {why}</source>
            <translation>无法写入 {place}：{why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>{p}, corrected for all groups.</source>
            <translation>{p}，已按所有组校正。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{rate}, {right} of {items}; compared with {by}</source>
            <translation>{rate}，{items}中 {right} 个；对照{by}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guideline.py" />
            <source>{readers} of {all} of the best workers mostly say “{instead}” where the final label is “{final}” ({p}, corrected for all pairs).</source>
            <translation>最佳标注员 {all} 名中有 {readers} 名在最终标签为“{final}”时多半给出“{instead}”（{p}，已按所有类别对校正）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/surveys/survey.py" />
            <source>{respondents}; {questions}.</source>
            <translation>{respondents}；{questions}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/tags.py" />
            <source>{right} of {known} ({low} to {high})</source>
            <translation>{right} / {known}（{low} 至 {high}）</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{right} of {n} checked items were right ({share}). Mean confidence in them: {before} before, {after} after.</source>
            <extracomment>For one: {right} of {n} checked item was right. Mean confidence in it: {before} before, {after} after.</extracomment>
            <translation>
                <numerusform>{n} 个已核对的条目中有 {right} 个正确（{share}）。平均置信度：之前 {before}，之后 {after}。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>{right} of {n} gold items are right ({share}), and the mean confidence is {sure}</source>
            <extracomment>For one: {right} of {n} gold item is right ({share}), and the mean confidence is {sure}</extracomment>
            <translation>
                <numerusform>{n} 个金标准条目中有 {right} 个正确（{share}），平均置信度为 {sure}</numerusform>
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
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>{rows}, {shown} of {n} columns</source>
            <translation>{rows}，{n} 列中的 {shown} 列</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/controllers/comparison_controller.py" />
            <source>{rule} can’t run: {why}</source>
            <translation>{rule}无法运行：{why}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>{rule} {error}</source>
            <translation>{rule} {error}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/study.py" />
            <source>{rule} {mean}</source>
            <translation>{rule} {mean}</translation>
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
            <translation>{said}，其中 {models}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>{said}; rule: {label}</source>
            <translation>{said}；规则：{label}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>{said}; rule: {label}, confidence {confidence}</source>
            <translation>{said}；规则：{label}，置信度 {confidence}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>{same} of {total} are right ({share}).</source>
            <translation>{total} 个中有 {same} 个正确（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>{same} of {total} labels are the final label ({share}).</source>
            <translation>{total} 个标签中有 {same} 个是最终标签（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{seen} observed,
{expected} expected</source>
            <translation>实际 {seen}，
预期 {expected}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/calibration_plot.py" />
            <source>{sentence} Confidence is off by {off} on average. The Brier score is {brier} (0 for a rule that is certain and right).</source>
            <translation>{sentence}置信度平均偏差 {off}。Brier 得分为 {brier}（确定且正确的规则为 0）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>{share} (one worker)</source>
            <translation>{share}（一名标注员）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/io/report/sections/over_time.py" />
            <location filename="../../crowdgui/io/report/sections/workers.py" />
            <location filename="../../crowdgui/text/cohorts.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{share} ({low} to {high})</source>
            <translation>{share}（{low} 至 {high}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>{share} ({n})</source>
            <translation>{share}（{n}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/agreement.py" />
            <source>{share} of the compared labels are “{name}”. If nearly all labels are one class, two workers often agree by chance alone: alpha and kappa can be near 0 although the workers agree on most items. Read percent agreement, AC1 and agreement per class as well.</source>
            <translation>所比较的标签中有 {share} 是“{name}”。当几乎全部属于一个类别时，两名标注员常常仅因偶然而一致：即使在多数条目上一致，alpha 和 kappa 也可能接近 0。请同时参看百分比一致率、AC1 和各类别的一致性。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{share} of the labels removed</source>
            <translation>移除 {share} 的标签</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{share} of these labels are off by two classes or more.</source>
            <translation>这些标签中有 {share} 相差两个类别及以上。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{share} of these labels are wrong.</source>
            <translation>这些标签有 {share} 是错的。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/workers/peers.py" />
            <source>{share} of {n}</source>
            <translation>{n} 个中 {share}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{share} the same; {measure} {kappa}; {items}</source>
            <translation>{share} 相同；{measure} {kappa}；{items}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/export/preview.py" />
            <source>{shown} of {n} rows</source>
            <translation>{n} 行中的 {shown} 行</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/palette_entries.py" />
            <source>{shown} of {total} are listed. Type more of the name.</source>
            <translation>列出 {total} 个中的 {shown} 个。请键入更多名称。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{source}, at {confidence} confidence. It holds if workers make mistakes independently, each is equally accurate on every class and item, and nobody picked their own items. The model check found no sign against this, but labels can’t reveal a rare class that everyone misses or a guideline that everyone misreads.</source>
            <translation>{source}，置信水平 {confidence}。前提是标注员独立出错、每人对所有类别和条目准确率相同，且无人自选条目。模型检查未发现与此相悖的迹象，但标签无法显示所有人都漏掉的罕见类别，或所有人都误读的标注指南。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/rules.py" />
            <source>{starts} starts gave different labels on {n} items; the fit with the highest likelihood is shown.</source>
            <extracomment>For one: {starts} starts gave different labels on {n} item; the fit with the highest likelihood is shown.</extracomment>
            <translation>
                <numerusform>{starts} 个起点在 {n} 个条目上给出不同的标签；显示似然最高的拟合。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/rules.py" />
            <source>{starts} starts gave the same labels.</source>
            <translation>{starts} 个起点给出相同的标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/tour.py" />
            <source>{step} of {steps}</source>
            <translation>{step} / {steps}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>{symbol}{amount}</source>
            <translation>{symbol}{amount}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>{tags}, …</source>
            <translation>{tags}、…</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{tags}: {shares}</source>
            <translation>{tags}：{shares}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>{value} (95% interval {low} to {high})</source>
            <translation>{value}（95% 区间：{low} 至 {high}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <location filename="../../crowdgui/text/model_cards.py" />
            <location filename="../../crowdgui/text/prices.py" />
            <source>{value} ({low} to {high})</source>
            <translation>{value}（{low} 至 {high}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>{value} points ({low} to {high})</source>
            <translation>{value} 个百分点（{low} 至 {high}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/guarantee.py" />
            <source>{verdict}: variation {ratio} times the expected, label pairs differ by {distance}</source>
            <translation>{verdict}：变异为预期的 {ratio} 倍，标签对差异 {distance}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/plots/votes_plot.py" />
            <source>{votes}: {seen} observed, {expected} expected</source>
            <translation>{votes}：实际 {seen}，预期 {expected}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>{way}: not expected to get there.</source>
            <translation>{way}：预计无法达到。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_votes.py" />
            <source>{way}: {facts}.</source>
            <translation>{way}：{facts}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/prices.py" />
            <source>{way}: {parts}.</source>
            <translation>{way}：{parts}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>{what} is entered twice. Keep one row for it.</source>
            <translation>{what}输入了两次。请只保留一行。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/project/outcome.py" />
            <source>{which} and was not loaded. Labels and decisions are intact. Save the project under another name, then run the rule again.</source>
            <translation>{which}，未加载。标签和决定完好。请以其他名称保存项目，然后再次运行规则。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/columns.py" />
            <source>{who}, gold</source>
            <translation>{who}，金标准</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/prices.py" />
            <source>{who}: {what}</source>
            <translation>{who}：{what}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/confirm.py" />
            <source>{why} If you continue, it is lost.</source>
            <translation>{why}若继续，它将丢失。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>{wins} of {n}</source>
            <translation>{n} 人中 {wins} 人</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>{words} are read as classes, not as missing values</source>
            <translation>{words}读取为类别，而非缺失值</translation>
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
            <translation>{words}：出现在金标准标签中，但没有标注员给出</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{words}; this worker is flagged</source>
            <translation>{words}；此标注员有警示</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>{word} is read as a missing value: {n} of {cells} cells ({share}).</source>
            <translation>{word} 读取为缺失值：{cells} 个单元格中的 {n} 个（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{workers} down, the comparisons across, in the order of the file. Grey means none; colours show which item was preferred.</source>
            <translation>纵向为 {workers}，横向为各次比较，按文件顺序。灰色：无比较；颜色表示偏好哪个条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/data/page.py" />
            <source>{workers} down, {items} across, in the order of the file. Grey means no label; colours show the class.</source>
            <translation>纵向为 {workers}，横向为 {items}，按文件顺序。灰色：无标签；颜色表示类别。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers × {classes} classes is too many to simulate.</source>
            <translation>{workers} 名标注员 × {classes} 个类别太多，无法模拟。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{workers} workers, {classes} classes and {kinds} item types are too many for this rule to hold in memory. Choose pooled EM, or fewer item types.</source>
            <translation>{workers} 名标注员、{classes} 个类别和 {kinds} 个条目种类太多，此规则在内存中容纳不下。请选择合并 EM，或减少条目种类数。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{workers}, {labels}</source>
            <translation>{workers}，{labels}</translation>
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
            <source>{worker}, excluded: this vote doesn’t count</source>
            <translation>{worker}，已排除：此票不计入</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/widgets/chips.py" />
            <source>{worker}, weight {weight} of the largest</source>
            <translation>{worker}，权重为最大值的 {weight}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/worker_scatter.py" />
            <source>{worker}: agrees on {share}, {labels}</source>
            <translation>{worker}：一致率 {share}，{labels}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/main_window/status.py" />
            <source>{work} was cancelled.</source>
            <translation>“{work}”已取消。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/acceptance.py" />
            <source>{wrong} of {items} ({fewest} to {most}), {share} ({low} to {high}), before any correction</source>
            <translation>{items} 个中的 {wrong} 个（{fewest} 至 {most}），{share}（{low} 至 {high}），更正之前</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/compare/table.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>{wrong} of {known}</source>
            <translation>{wrong} / {known}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>{wrong} of {known} ({share}; {low} to {high})</source>
            <translation>{wrong} / {known}（{share}；{low} 至 {high}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/model_cards.py" />
            <source>{wrong} of {known} known items wrong</source>
            <translation>{known} 个已知条目中 {wrong} 个有误</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>{wrong} wrong labels in a sample of {sample} from {items} items are impossible. Correct the numbers.</source>
            <translation>从 {items} 个条目中抽取的 {sample} 个样本里不可能有 {wrong} 个错误标签；请更正数字。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>{wrong} wrong: {missed} missed, {added} added</source>
            <translation>错误 {wrong}：漏标 {missed} 个，多标 {added} 个</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/tags.py" />
            <source>{yes} of {votes} votes for it</source>
            <translation>{votes} 票中 {yes} 票赞成</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/report/sections/groups.py" />
            <source>κ or α</source>
            <translation>κ 或 α</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/inception.py" />
            <source>“No label” is a class</source>
            <translation>“无标签”算一个类别</translation>
        </message>
        <message>
            <location filename="../../crowdgui/figures/matrix.py" />
            <source>“{answer}” given to {n} of {all} {items} ({share})</source>
            <translation>在 {all} 个{items}中，有 {n} 个标为“{answer}”（{share}）</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. It is significantly better only than “{other}”.</source>
            <translation>“{best}”在 {known} 个金标准条目中错 {wrong} 个（{share}）；没有规则更少。它只显著优于“{other}”。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. It is significantly better than {beaten} of the {n} others.</source>
            <extracomment>For one: “{best}” has {wrong} of {known} gold items wrong ({share}); no rule has fewer. It is significantly better than {beaten} of {n} other rule.</extracomment>
            <translation>
                <numerusform>“{best}”在 {known} 个金标准条目中错 {wrong} 个（{share}）；没有规则更少。它显著优于其他 {n} 种规则中的 {beaten} 种。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{best}” makes significantly fewer mistakes on gold than “{other}”: {wrong} of {known} ({share}).</source>
            <translation>“{best}”在金标准上的错误显著少于“{other}”：{known} 个中 {wrong} 个（{share}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>“{column}” gives {labels}, {workers}, {items} and {classes}.</source>
            <translation>“{column}”得到 {labels}、{workers}、{items} 和 {classes}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/guess/certainty.py" />
            <source>“{column}” has {classes} different values among {labels} labels; this looks like free text.</source>
            <translation>“{column}”的 {labels} 个标签中有 {classes} 个不同的值；这看起来像自由文本。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/user_inputs.py" />
            <source>“{found}” for {what} isn’t a number.</source>
            <translation>{what}的“{found}”不是数字。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/dialogs/simulation/form.py" />
            <source>“{found}” isn’t a number.</source>
            <translation>“{found}”不是数字。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/costs.py" />
            <source>“{found}” isn’t a number. Write for example “{name}=4”.</source>
            <translation>“{found}”不是数字。请按例如“{name}=4”的形式书写。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/costs.py" />
            <source>“{found}” isn’t a number. Write the cost with a point, as in 2.5.</source>
            <translation>“{found}”不是数字。请用小数点书写代价，例如 2.5。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/prices.py" />
            <source>“{found}” isn’t a number. Write the price with a point, as in 0.5.</source>
            <translation>“{found}”不是数字。请用小数点书写价格，例如 0.5。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/prices.py" />
            <source>“{found}” isn’t a price or a file. Write for example “label=0.05,audit=0.4”.</source>
            <translation>“{found}”不是价格，也不是文件。请按例如“label=0.05,audit=0.4”的形式书写。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/ranking.py" />
            <source>“{item}” is ranked first (95% interval: rank 1).</source>
            <translation>“{item}”排名第一（95% 区间：名次 1）。</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/ranking.py" />
            <source>“{item}” is ranked first (95% interval: rank {low} to {high}); {n} other items could be first too.</source>
            <extracomment>For one: “{item}” is ranked first (95% interval: rank {low} to {high}); {n} other item could be first too.</extracomment>
            <translation>
                <numerusform>“{item}”排名第一（95% 区间：名次 {low} 至 {high}）；另有 {n} 个条目也可能是第一。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>“{item}” lists {n} workers but {labels} labels.</source>
            <translation>“{item}”列出 {n} 名标注员，但有 {labels} 个标签。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>“{key}” cannot be simulated; choose from {known}.</source>
            <translation>“{key}”无法模拟；请从 {known} 中选择。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/peerannot.py" />
            <source>“{key}” doesn’t list labels by name, as in {example}.</source>
            <translation>“{key}”没有按名称列出的标签（如 {example}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/research/lewidi.py" />
            <source>“{key}” isn’t an item with annotators and annotations.</source>
            <translation>“{key}”不是带有标注员和标注的条目。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/item_text.py" />
            <source>“{label}” is more probable, but a mistake would cost more: the expected cost of the final label is {cost}.</source>
            <translation>“{label}”概率更高，但错误的代价会更大：最终标签的预期代价为 {cost}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>“{label}” wins with confidence {share}.</source>
            <translation>“{label}”以置信度 {share} 胜出。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>“{label}” wins with {share} of the votes. This is not a probability.</source>
            <translation>“{label}”以 {share} 的票数胜出。该比例不是概率。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/tabular/file_head.py" />
            <source>“{member}” would unpack to more than {most} times its size. Such archives are made to fill the memory.</source>
            <translation>“{member}”解压后将超过其压缩大小的 {most} 倍。这类压缩包是为耗尽内存而制作的。</translation>
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
            <location filename="../../crowdgui/text/adding.py" />
            <location filename="../../crowdgui/text/flags.py" />
            <location filename="../../crowdgui/ui/controllers/add_controller.py" />
            <location filename="../../crowdgui/ui/pages/workers/what_if.py" />
            <source>“{name}”</source>
            <translation>“{name}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>“{name}” agrees {points} points less often than others on the same items ({p}).</source>
            <translation>“{name}”在相同条目上的一致率比其他组低 {points} 个百分点（{p}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/cohorts.py" />
            <source>“{name}” agrees {points} points more often than others on the same items ({p}).</source>
            <translation>“{name}”在相同条目上的一致率比其他组高 {points} 个百分点（{p}）。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse.py" />
            <source>“{name}” asks: {words}</source>
            <translation>“{name}”的问题：{words}</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/errors.py" />
            <source>“{name}” has no place in the order of the classes. Correct these labels, or open all files together and order the classes again.</source>
            <translation>“{name}”不在类别的顺序中。请更正这些标签，或一起打开所有文件并重新排列类别的顺序。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/read_labels.py" />
            <source>“{name}” has no place in the order of the classes: {order}. Add it to the order, or state that the classes are not ordered.</source>
            <translation>“{name}”不在类别的顺序 {order} 中。请将其加入顺序，或说明类别无序。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/platforms/zooniverse_flat.py" />
            <source>“{name}” is everyone who was not logged in, read as one worker.</source>
            <translation>“{name}”代表所有未登录的人，读作一名标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{name}”, {reason}</source>
            <translation>“{name}”，{reason}</translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{question}” has {n} labels</source>
            <extracomment>For one: “{question}” has {n} label</extracomment>
            <translation>
                <numerusform>“{question}”有 {n} 个标签</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../../crowdgui/text/compare.py" />
            <source>“{rule}” differs from majority voting on {n} items, and on {against} of them BWA and EBCC side with majority voting: “{rule}” may follow a few workers too far here.</source>
            <extracomment>For one: “{rule}” differs from majority voting on {n} item, and on {against} of them BWA and EBCC side with majority voting: “{rule}” may follow a few workers too far here.</extracomment>
            <translation>
                <numerusform>“{rule}”在 {n} 个条目上与多数投票不同，其中 {against} 个 BWA 和 EBCC 支持多数投票：“{rule}”在这里可能过于听从少数标注员。</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/labels/recommended_strip.py" />
            <source>“{rule}” is recommended for labels without checked items. It takes up to about {time}.</source>
            <translation>对于没有已核对条目的标签，推荐“{rule}”。最多大约需要 {time}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} columns, but a workbook sheet can have at most {most}. Choose CSV or Parquet.</source>
            <translation>“{sheet}”有 {n} 列，但工作簿的工作表最多有 {most} 列。请选择 CSV 或 Parquet。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}” has {n} rows and a header, but a workbook sheet can have at most {most} rows. Choose CSV or Parquet.</source>
            <translation>“{sheet}”有 {n} 行和一个表头，但工作簿的工作表最多有 {most} 行。请选择 CSV 或 Parquet。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/exporting/xlsx_file.py" />
            <source>“{sheet}”, {place}, row {row}: this text has {n} characters, but a workbook cell can hold at most {most}. Choose CSV or Parquet.</source>
            <translation>“{sheet}”，{place}，第 {row} 行：此文本有 {n} 个字符，但工作簿的单元格最多容纳 {most} 个。请选择 CSV 或 Parquet。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/model_workers.py" />
            <source>“{value}” isn’t a kind of worker. Write {people} for people, and {models} for models.</source>
            <translation>“{value}”不是标注员的类型。人请写 {people}，模型请写 {models}。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{word}”</source>
            <translation>“{word}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{word}” and “{usual}”</source>
            <translation>“{word}”和“{usual}”</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/pairs.py" />
            <source>“{word}” is an item and may also mean a side or a tie. Rename the item, or write “left”, “right” and “tie” as choices.</source>
            <translation>“{word}”是一个条目，也可能表示左右或并列。请重命名该条目，或将选择写作“left”、“right”和“tie”。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/importing/assistant/findings.py" />
            <source>“{word}” is read as a class, not as a missing value</source>
            <translation>“{word}”读取为类别，而非缺失值</translation>
        </message>
        <message>
            <location filename="../../crowdgui/io/formats/arrays.py" />
            <source>−1</source>
            <translation>−1</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>▲ marks flagged workers, ✕ excluded ones.</source>
            <translation>▲ 表示有警示的标注员，✕ 表示已排除的标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/review_panel.py" />
            <source>▲ marks flagged workers.</source>
            <translation>▲ 表示有警示的标注员。</translation>
        </message>
        <message>
            <location filename="../../crowdgui/ui/pages/items/detail.py" />
            <source>✕ marks excluded workers, whose votes don’t count.</source>
            <translation>✕ 表示已排除的标注员，其票不计入。</translation>
        </message>
    </context>
</TS>
