import { statColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts({
  'figures.title': ['Agent statistics', '坐席统计'],
  'figures.failed': ['The figures could not be loaded', '数据加载失败'],
  'figures.wholeDays': ['Figures cover whole days.', '统计以整天为单位：首日与末日均按全天计算。'],
  'figures.days': ['Days', '日期'],
  'figures.seat': ['Agent', '坐席'],
  'figures.organization': ['Organisation', '组织'],
  'figures.export': ['Export', '导出'],
  'figures.chart': ['Calls by day', '每日通话'],
  'figures.chart.day': ['{day}: {calls} calls, {answers} answered', '{day}：通话 {calls}，接通 {answers}'],
  'figures.calls': [statColumns.calls.head.en, statColumns.calls.head.zh],
  'figures.answers': [statColumns.answers.head.en, statColumns.answers.head.zh],
  'figures.validCalls': [statColumns.validCalls.head.en, statColumns.validCalls.head.zh],
  'figures.talkSeconds': [statColumns.talkTime.head.en, statColumns.talkTime.head.zh],
  'figures.quotes': [statColumns.quotes.head.en, statColumns.quotes.head.zh],
  'figures.orders': [statColumns.deals.head.en, statColumns.deals.head.zh],
  'figures.day': [statColumns.day.head.en, statColumns.day.head.zh],
  'figures.byDay': ['Figures by day', '每日数据'],
})
