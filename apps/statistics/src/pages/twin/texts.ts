import { defineTexts } from '@console/ui/texts'
import { figureTexts } from '../../components/figure-texts.ts'

export const texts = defineTexts(figureTexts, {
  'stat.twin': ['Twin statistics', '分身统计'],
  'stat.twin.status': ['Use of digital twins', '分身使用状态'],
  'stat.twin.status.summary': [
    '{title}: {count, plural, one {# agent} other {# agents}}.',
    '{title}：共 {count, number} 个坐席。',
  ],
  'stat.twin.seats': ['Agents', '坐席'],
  'stat.twin.seats.failed': ['The agents could not be loaded', '坐席列表加载失败'],
  'stat.twin.seats.none': ['No agent has this status', '没有该状态的坐席'],
  'stat.twin.used': ['Used', '已使用'],
  'stat.twin.notUsed': ['Not used', '未使用'],
  'stat.twin.pendingReview': ['Pending review', '待审核'],
  'stat.twin.account': ['Account', '账号'],
  'stat.twin.uses': ['Uses of digital twins', '分身使用次数'],
  'stat.twin.uses.failed': ['The uses could not be loaded', '使用明细加载失败'],
  'stat.twin.uses.none': ['No uses in this range', '该范围内没有使用'],
  'stat.twin.rank': ['Uses by organisation', '各组织使用次数'],
  'stat.twin.rank.people': ['Uses by person', '各人员使用次数'],
  'stat.twin.detail': ['Details of each use', '使用明细'],
  'stat.twin.id': ['ID', '编号'],
  'stat.twin.product': ['Product', '产品'],
  'stat.twin.process': ['Process', '流程'],
})
