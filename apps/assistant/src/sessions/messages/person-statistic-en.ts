import { statColumns } from '@console/contracts'

export const personStatisticEn = {
  'figures.title': 'Agent statistics',
  'figures.failed': 'The figures could not be loaded',
  'figures.wholeDays': 'Figures cover whole days.',
  'figures.days': 'Days',
  'figures.seat': 'Agent',
  'figures.organization': 'Organisation',
  'figures.export': 'Export',
  'figures.chart': 'Calls by day',
  'figures.chart.day': '{day}: {calls} calls, {answers} answered',
  'figures.calls': statColumns.calls.head.en,
  'figures.answers': statColumns.answers.head.en,
  'figures.validCalls': statColumns.validCalls.head.en,
  'figures.talkSeconds': statColumns.talkTime.head.en,
  'figures.quotes': statColumns.quotes.head.en,
  'figures.orders': statColumns.deals.head.en,
  'figures.day': statColumns.day.head.en,
  'figures.byDay': 'Figures by day',
} as const
