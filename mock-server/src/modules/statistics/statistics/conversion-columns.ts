import { SECONDS } from '../../../platform/exports/table-file.ts'
import { summed, type StatColumn } from './stat-table.ts'

type Conversion = {
  answers: number
  callCnt: number
  talkCnt: number
  saleCnt: number
  orderCnt: number
  talkConversionRate: number
  saleConversionRate: number
  orderConversionRate: number
}

/** Counts of calls and what came of them; rates are fractions. */
export const conversionColumns: readonly StatColumn<Conversion>[] = [
  { head: { en: 'Outbound calls', zh: '外呼量' }, ...summed((row) => row.callCnt) },
  { head: { en: 'Valid calls', zh: '有效通话量' }, module: 'validCall', ...summed((row) => row.talkCnt) },
  { head: { en: 'Quotes', zh: '报价量' }, module: 'price', ...summed((row) => row.saleCnt) },
  { head: { en: 'Orders', zh: '成单量' }, module: 'order', ...summed((row) => row.orderCnt) },
  {
    head: { en: 'Marketing rate', zh: '营销率' },
    module: 'validCall',
    cell: (row) => row.talkConversionRate,
    total: { part: (row) => row.talkCnt, whole: (row) => row.answers },
  },
  {
    head: { en: 'Quote rate', zh: '报价率' },
    module: 'price',
    cell: (row) => row.saleConversionRate,
    total: { part: (row) => row.saleCnt, whole: (row) => row.talkCnt },
  },
  {
    head: { en: 'Order rate', zh: '成单率' },
    module: 'order',
    cell: (row) => row.orderConversionRate,
    total: { part: (row) => row.orderCnt, whole: (row) => row.talkCnt },
  },
]

type Online = { avgUserOnlineDuration: number }
export const onlinePerPerson: StatColumn<Online> = {
  head: { en: 'Online time a person', zh: '人均在线时长' },
  unit: SECONDS,
  cell: (row) => row.avgUserOnlineDuration,
}
