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
  'figures.talkSeconds.unit': '通话时长（秒）',
  'figures.calls': '呼出数',
  'figures.answers': '接通',
  'figures.validCalls': '有效',
  'figures.talkSeconds': '通话时长',
  'figures.quotes': '报价',
  'figures.orders': '成交',
  'figures.day': '日期',
  'figures.byDay': '每日数据',
}
