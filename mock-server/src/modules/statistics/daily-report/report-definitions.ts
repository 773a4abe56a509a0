import {
  answerRate,
  average,
  statColumns,
  orderConversionRate,
  saleConversionRate,
  talkConversionRate,
  type stat,
} from '@console/contracts'
import type { Cell } from '../../../platform/exports/cell.ts'
import type { Text } from '../../../platform/messages/text.ts'
import type { SeriesRow } from '../statistics/public.ts'

/**
 * A column without `read` is typed in by people: as an amount where it says so. Ids are unique over all reports. A column
 * with a module is left out while the tenant has that module off (STAT-068..070).
 */
export type ReportColumn = {
  id: string
  name: Text
  module?: stat.StatModule
  read?: (row: SeriesRow) => Cell
  /**
   * Total of all days; a sum by default. Texts have none, nor do counts of people, since the same people count on several
   * days.
   */
  total?: 'mean' | 'none'
  isAmount?: true
}
type ReportDefinition = { name: Text; columns: readonly ReportColumn[] }

/** Computed columns come from one day's statistics of the workplace; typed columns have values that no fact contains. */
// oxfmt-ignore
export const reportDefinitions: readonly ReportDefinition[] = [
  {
    name: { en: 'Attendance', zh: '出勤日报' },
    columns: [
      { id: 'onlineUsers', name: statColumns.onlineUsers.head, total: 'none', read: ({ users }) => users },
      { id: 'onlineDuration', name: { en: 'Online time', zh: '在线时长' }, read: ({ onlineSeconds }) => ({ seconds: onlineSeconds }) },
      { id: 'avgOnlineDuration', name: statColumns.averageOnlineADay.head, total: 'mean', read: ({ onlineSeconds, users }) => ({ seconds: average(onlineSeconds, users) }) },
      { id: 'plannedSeats', name: { en: 'Planned seats', zh: '计划坐席数' }, isAmount: true },
      { id: 'absentSeats', name: { en: 'Absent seats', zh: '缺勤坐席数' }, isAmount: true },
      { id: 'attendanceRemark', name: { en: 'Attendance remark', zh: '出勤备注' } },
    ],
  },
  {
    name: { en: 'Calls and sales', zh: '通话与销售日报' },
    columns: [
      { id: 'calls', name: statColumns.calls.head, read: ({ calls }) => calls },
      { id: 'answers', name: statColumns.answers.head, read: ({ answers }) => answers },
      { id: 'answerRate', name: statColumns.answerRate.head, total: 'mean', read: (row) => ({ fraction: answerRate(row) }) },
      { id: 'validCalls', name: statColumns.validCalls.head, module: 'validCall', read: ({ validCalls }) => validCalls },
      { id: 'talkConversionRate', name: statColumns.talkRate.head, module: 'validCall', total: 'mean', read: (row) => ({ fraction: talkConversionRate(row) }) },
      { id: 'quotes', name: statColumns.quotes.head, module: 'price', read: ({ quotes }) => quotes },
      { id: 'saleConversionRate', name: statColumns.saleRate.head, module: 'price', total: 'mean', read: (row) => ({ fraction: saleConversionRate(row) }) },
      { id: 'orders', name: statColumns.deals.head, module: 'order', read: ({ orders }) => orders },
      { id: 'orderConversionRate', name: statColumns.orderRate.head, module: 'order', total: 'mean', read: (row) => ({ fraction: orderConversionRate(row) }) },
      { id: 'talkTime', name: statColumns.talkTime.head, read: ({ talkSeconds }) => ({ seconds: talkSeconds }) },
      { id: 'salesRemark', name: { en: 'Sales remark', zh: '销售备注' } },
    ],
  },
  {
    name: { en: 'Quality', zh: '质检日报' },
    columns: [
      { id: 'violationsSerious', name: statColumns.severeViolations.head, read: ({ violations3 }) => violations3 },
      { id: 'violationsMedium', name: statColumns.moderateViolations.head, read: ({ violations2 }) => violations2 },
      { id: 'violationsLight', name: statColumns.lightViolations.head, read: ({ violations1 }) => violations1 },
      { id: 'violationsTip', name: statColumns.tips.head, read: ({ violations0 }) => violations0 },
      { id: 'qualityMeasures', name: { en: 'Measures taken', zh: '整改措施' } },
    ],
  },
]
