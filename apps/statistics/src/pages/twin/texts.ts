import { figureTexts } from '../../components/figure-texts.ts'

const en = {
  'stat.twin': 'Twin statistics',
  'stat.twin.status': 'Use of digital twins',
  'stat.twin.status.summary': '{title}: {count, plural, one {# seat} other {# seats}}.',
  'stat.twin.seats': 'Seats',
  'stat.twin.seats.failed': 'The seats could not be loaded',
  'stat.twin.seats.none': 'No seat has this status',
  'stat.twin.used': 'Used',
  'stat.twin.notUsed': 'Not used',
  'stat.twin.pendingReview': 'Pending review',
  'stat.twin.account': 'Account',
  'stat.twin.uses': 'Uses of digital twins',
  'stat.twin.uses.failed': 'The uses could not be loaded',
  'stat.twin.uses.none': 'No uses in this range',
  'stat.twin.rank': 'Uses by organisation',
  'stat.twin.rank.people': 'Uses by person',
  'stat.twin.detail': 'Details of each use',
  'stat.twin.id': 'ID',
  'stat.twin.product': 'Product',
  'stat.twin.process': 'Process',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.twin': '分身统计',
  'stat.twin.status': '分身使用状态',
  'stat.twin.status.summary': '{title}：共 {count, number} 个坐席。',
  'stat.twin.seats': '坐席',
  'stat.twin.seats.failed': '坐席列表加载失败',
  'stat.twin.seats.none': '没有该状态的坐席',
  'stat.twin.used': '已使用',
  'stat.twin.notUsed': '未使用',
  'stat.twin.pendingReview': '待审核',
  'stat.twin.account': '账号',
  'stat.twin.uses': '分身使用次数',
  'stat.twin.uses.failed': '使用明细加载失败',
  'stat.twin.uses.none': '该范围内没有使用',
  'stat.twin.rank': '各组织使用次数',
  'stat.twin.rank.people': '各人员使用次数',
  'stat.twin.detail': '使用明细',
  'stat.twin.id': '编号',
  'stat.twin.product': '产品',
  'stat.twin.process': '流程',
}

/** They load with the page. */
export const texts = {
  en: { ...figureTexts.en, ...en },
  zh: { ...figureTexts.zh, ...zh },
}
