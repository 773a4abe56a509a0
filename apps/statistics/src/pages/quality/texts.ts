import { headTexts, qualityColumns } from '@console/contracts'
import { figureTexts } from '../../components/figure-texts.ts'
import { violationTexts } from '../../components/violation-texts.ts'

const heads = headTexts({
  'stat.quality.open': qualityColumns.notCovered,
  'stat.quality.done': qualityColumns.covered,
  'stat.quality.needless': qualityColumns.noCoverNeeded,
})

const en = {
  'stat.quality': 'Violations',
  'stat.quality.export': 'Export scores',
  'stat.quality.covered': 'Covered violations',
  'stat.quality.detail': 'Details of each violation',
  'stat.quality.failed': 'The violations could not be loaded',
  'stat.quality.none': 'No violations in this range',
  'stat.quality.seats': 'Seats by violations',
  'stat.quality.seats.by': 'What the bars show',
  'stat.quality.seats.total': 'Total',
  'stat.quality.seats.level': 'By level',
  'stat.quality.seats.cover': 'By cover status',
  'stat.scene': 'Scene',
  'stat.level': 'Level',
  'stat.chart.refused': '{text} (code {code})',
  'stat.conversation': 'Conversation',
  'stat.conversation.open': 'Conversation of “{rule}”, in a new tab',
  'stat.conversation.refused': 'The address of the conversation is not one that can be opened.',
  'stat.open': 'Open',
} as const

const zh: Readonly<Record<keyof typeof en, string>> = {
  'stat.quality': '违规统计',
  'stat.quality.export': '导出质检分',
  'stat.quality.covered': '已覆盖违规',
  'stat.quality.detail': '违规明细',
  'stat.quality.failed': '违规明细加载失败',
  'stat.quality.none': '该范围内没有违规',
  'stat.quality.seats': '坐席违规排行',
  'stat.quality.seats.by': '排行方式',
  'stat.quality.seats.total': '总数',
  'stat.quality.seats.level': '按等级',
  'stat.quality.seats.cover': '按覆盖状态',
  'stat.scene': '场景',
  'stat.level': '等级',
  'stat.chart.refused': '{text}（代码 {code}）',
  'stat.conversation': '会话详情',
  'stat.conversation.open': '在新标签页打开“{rule}”的会话',
  'stat.conversation.refused': '该会话地址无法打开。',
  'stat.open': '打开',
}

/** They load with the page. */
export const texts = {
  en: { ...figureTexts.en, ...violationTexts.en, ...heads.en, ...en },
  zh: { ...figureTexts.zh, ...violationTexts.zh, ...heads.zh, ...zh },
}
