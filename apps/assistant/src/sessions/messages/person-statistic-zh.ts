import { statColumns } from '@console/contracts'
import type { personStatisticEn } from './person-statistic-en.ts'

export const personStatisticZh: Record<keyof typeof personStatisticEn, string> = {
  'figures.title': '人员数据',
  'figures.failed': '数据加载失败',
  'figures.wholeDays': '统计以整天为单位：首日与末日均按全天计算。',
  'figures.days': '日期',
  'figures.seat': '坐席',
  'figures.organization': '组织',
  'figures.export': '导出',
  'figures.chart': '每日通话',
  'figures.chart.day': '{day}：通话 {calls}，接通 {answers}',
  'figures.calls': statColumns.calls.head.zh,
  'figures.answers': statColumns.answers.head.zh,
  'figures.validCalls': statColumns.validCalls.head.zh,
  'figures.talkSeconds': statColumns.talkTime.head.zh,
  'figures.quotes': statColumns.quotes.head.zh,
  'figures.orders': statColumns.deals.head.zh,
  'figures.day': statColumns.day.head.zh,
  'figures.byDay': '每日数据',
}
