import { headTexts, qualityColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'
import { figureTexts } from '../../components/figure-texts.ts'
import { violationTexts } from '../../components/violation-texts.ts'

export const texts = defineTexts(
  figureTexts,
  violationTexts,
  headTexts({
    'stat.quality.open': qualityColumns.notCovered,
    'stat.quality.done': qualityColumns.covered,
    'stat.quality.needless': qualityColumns.noCoverNeeded,
  }),
  {
    'stat.quality': ['Violations', '违规统计'],
    'stat.quality.export': ['Export scores', '导出质检分'],
    'stat.quality.covered': ['Covered violations', '已覆盖违规'],
    'stat.quality.detail': ['Details of each violation', '违规明细'],
    'stat.quality.failed': ['The violations could not be loaded', '违规明细加载失败'],
    'stat.quality.none': ['No violations in this range', '该范围内没有违规'],
    'stat.quality.seats': ['Agents by violations', '坐席违规排行'],
    'stat.quality.seats.by': ['What the bars show', '排行方式'],
    'stat.quality.seats.total': ['Total', '总数'],
    'stat.quality.seats.level': ['By level', '按等级'],
    'stat.quality.seats.cover': ['By cover status', '按覆盖状态'],
    'stat.scene': ['Scene', '场景'],
    'stat.chart.refused': ['{text} (code {code})', '{text}（代码 {code}）'],
    'stat.conversation': ['Conversation', '会话详情'],
    'stat.conversation.open': [
      'Open the conversation of “{rule}” in a new tab',
      '打开“{rule}”的会话（新标签页）',
    ],
    'stat.conversation.refused': [
      'The address of the conversation is not one that can be opened.',
      '该会话地址无法打开。',
    ],
    'stat.open': ['Open', '打开'],
  },
)
