import { headTexts, datasetColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'
import { figureTexts } from '../../components/figure-texts.ts'

export const texts = defineTexts(
  figureTexts,
  headTexts({
    'stat.dataset.precision': datasetColumns.precision,
    'stat.dataset.recall': datasetColumns.recall,
    'stat.dataset.f1': datasetColumns.f1,
  }),
  {
    'stat.dataset': ['Dataset quality', '数据集质量'],
    'stat.dataset.type.1': ['Knowledge', '知识'],
    'stat.dataset.type.2': ['Quality rules', '质检规则'],
    'stat.dataset.entry.1': ['Knowledge entry', '知识条目'],
    'stat.dataset.entry.2': ['Quality rule', '质检规则'],
    'stat.dataset.unknown.1': [
      'The knowledge entry {id} of the address was not found in this business.',
      '该业务中没有地址里的知识条目 {id}。',
    ],
    'stat.dataset.unknown.2': [
      'The quality rule {id} of the address was not found in this business.',
      '该业务中没有地址里的质检规则 {id}。',
    ],
    'stat.dataset.showAll': ['Show all', '查看全部'],
    'stat.dataset.choose': [
      'Choose a point to see the judgements of that day.',
      '点击数据点查看当天的标注。',
    ],
    'stat.dataset.precision.formula': [
      'Precision: correct ÷ (correct + wrong). Of what was found, how much was right. Of several days, the judgements are added.',
      '精确率：正确 ÷（正确 + 误标），即识别出的内容中有多少是对的。多天时先累加标注数再计算。',
    ],
    'stat.dataset.precision.none': ['No found hit was judged', '没有被标注的命中'],
    'stat.dataset.recall.formula': [
      'Recall: correct ÷ (correct + missed). Of what was there, how much was found. Of several days, the judgements are added.',
      '召回率：正确 ÷（正确 + 漏标），即实际存在的内容中有多少被识别。多天时先累加标注数再计算。',
    ],
    'stat.dataset.recall.none': ['Nothing that was there was judged', '没有被标注的实际命中'],
    'stat.dataset.f1.formula': [
      'F1: 2 × correct ÷ (2 × correct + missed + wrong), the harmonic mean of precision and recall.',
      'F1：2 × 正确 ÷（2 × 正确 + 漏标 + 误标），精确率与召回率的调和平均。',
    ],
    'stat.dataset.f1.none': ['Nothing was judged', '没有标注'],
    'stat.dataset.part': ['{part} of {whole}', '{part} / {whole}，按标注数'],
    'stat.dataset.summary': [
      '{title}: last precision {precision}, recall {recall}, F1 {f1}.',
      '{title}：最近精确率 {precision}，召回率 {recall}，F1 {f1}。',
    ],
    'stat.dataset.detail': ['Judgements', '标注明细'],
    'stat.dataset.detail.failed': ['The judgements could not be loaded', '标注加载失败'],
    'stat.dataset.detail.none': ['Nothing was judged in this range', '该范围内没有标注'],
    'stat.dataset.option': ['Judgement', '标注结果'],
    'stat.dataset.option.1': ['Correct', '正确'],
    'stat.dataset.option.2': ['Missed', '漏标'],
    'stat.dataset.option.3': ['Wrong', '误标'],
    'stat.dataset.title': ['Title', '标题'],
    'stat.dataset.label': ['Entry or rule', '条目或规则'],
    'stat.dataset.updatedAt': ['Judged at', '标注时间'],
    'stat.dataset.open': ['Open', '打开'],
    'stat.dataset.open.of': ['Open “{title}” in a new tab', '打开“{title}”（新标签页）'],
    'stat.dataset.refused': ['The sentence could not be opened.', '该句子无法打开。'],
    'stat.dataset.day': [
      '{type}: what moved precision and recall on {day}',
      '{type}：{day} 影响精确率与召回率的标注',
    ],
    'stat.dataset.day.close': ['Close the judgements of the day', '关闭当天标注'],
    'stat.dataset.day.none': ['Nothing was judged on this day', '当天没有标注'],
    'stat.dataset.day.failed': ['The figures of the day could not be loaded', '当天数据加载失败'],
    'stat.dataset.day.first': [
      'Nothing was judged in the {days} days before, so there is nothing to compare with.',
      '此前 {days} 天没有标注，无法比较。',
    ],
    'stat.dataset.day.before': [
      'Compared with {day}, the last day before on which anything was judged.',
      '与之前最近有标注的一天 {day} 比较。',
    ],
    'stat.dataset.day.change': [
      '{value} ({part} of {whole}), {change} against {before}',
      '{value}（{part} / {whole}），较 {before} 变化 {change}',
    ],
    'stat.dataset.day.value': ['{value} ({part} of {whole})', '{value}（{part} / {whole}，按标注数）'],
    'stat.dataset.day.shown': ['Which judgements are shown', '显示哪些标注'],
    'stat.dataset.day.all': ['All {count}', '全部 {count}'],
    'stat.dataset.day.option.1': ['Correct {count}', '正确 {count}'],
    'stat.dataset.day.option.2': ['Missed {count}', '漏标 {count}'],
    'stat.dataset.day.option.3': ['Wrong {count}', '误标 {count}'],
    'stat.dataset.points': ['{value} points', '{value} 个百分点'],
    'stat.dataset.move.precision': ['Moved precision', '对精确率的影响'],
    'stat.dataset.move.recall': ['Moved recall', '对召回率的影响'],
    'stat.dataset.move.formula': [
      'How far this one judgement moved the figure from that of the day compared with: (1 − before) ÷ judged where it is correct, −before ÷ judged where not. All of a day together are the whole change.',
      '该条标注使指标相对比较日移动的幅度：正确时为（1 − 之前）÷ 标注数，否则为 −之前 ÷ 标注数。当天全部标注之和即为总变化。',
    ],
  },
)
