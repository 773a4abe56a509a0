import { headTexts, statColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'
import { figureTexts } from '../../components/figure-texts.ts'

export const texts = defineTexts(
  figureTexts,
  headTexts({
    'stat.label.totalCall': statColumns.allCalls,
    'stat.label.callCount': statColumns.labelledCalls,
  }),
  {
    'stat.labels': ['Labels', '标签统计'],
    'stat.labels.failed': ['The labels could not be loaded', '标签加载失败'],
    'stat.labels.none': ['No labels yet', '暂无标签'],
    'stat.labels.none.text': [
      'This business has no labels. Choose another business, or add labels under Labels.',
      '该业务没有标签，请选择其他业务，或在标签管理中添加标签。',
    ],
    'stat.labels.trend': ['Hits of labels', '标签命中趋势'],
    'stat.labels.trend.summary': [
      '{title}: {count, plural, one {# label} other {# labels}}, at most {most}.',
      '{title}：{count} 个标签，最高 {most}。',
    ],
    'stat.labels.rank': ['Hits of one label, rank', '单个标签命中排行'],
    'stat.labels.detail': ['Labels of each person', '人员标签明细'],
    'stat.labels.detail.failed': ['The people could not be loaded', '人员列表加载失败'],
    'stat.labels.detail.none': ['Nobody worked in this range', '该范围内无人工作'],
    'stat.label': ['Label', '标签'],
    'stat.label.choose': ['Labels', '标签'],
    'stat.label.first': ['The first {count}', '前 {count} 个'],
    'stat.label.deleted': ['{name} (deleted)', '{name}（已删除）'],
    'stat.label.most': ['At most {most} labels.', '最多 {most} 个标签。'],
    'stat.label.more': [
      'The {offered, number} newest of {total, number} labels are offered.',
      '仅提供最新的 {offered, number} 个标签，共 {total, number} 个。',
    ],
    'stat.label.unknown': [
      '{count, plural, one {Label {ids} of the address is not in this business and is left out.} other {Labels {ids} of the address are not in this business and are left out.}}',
      '地址中的标签 {ids} 不属于该业务，已忽略。',
    ],
    'stat.label.hits': ['Hits', '命中次数'],
    'stat.label.hits.note': [
      'Every time a label was found counts, also several times in one call.',
      '标签每命中一次计一次，同一通话可多次命中。',
    ],
    'stat.label.count.note': [
      'Calls: all that began in this range, in both directions. Calls with a label: those in which at least one of the chosen labels was found. Below each label: the conversations in which it was found, each counted once; a number opens them.',
      '通话量：该范围内开始的所有通话，包括呼入和呼出。命中通话量：至少命中一个所选标签的通话。各标签下方为命中该标签的会话数，每个会话只计一次，点击数字查看会话。',
    ],
    'stat.label.open': [
      '{count} conversations of {name} with “{label}”, in a new tab',
      '在新标签页查看{name}命中“{label}”的 {count} 个会话',
    ],
    'stat.label.person': ['Statistics of {name}, in a new tab', '在新标签页查看{name}的统计'],
  },
)
