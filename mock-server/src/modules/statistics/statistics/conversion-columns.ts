import { SECONDS } from '../../../platform/exports/table-file.ts'
import type { StatColumn } from './stat-table.ts'

type Conversion = {
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
  { head: { en: 'Outbound calls', zh: '外呼量' }, cell: (row) => row.callCnt },
  { head: { en: 'Valid calls', zh: '有效通话量' }, module: 'validCall', cell: (row) => row.talkCnt },
  { head: { en: 'Quotes', zh: '报价量' }, module: 'price', cell: (row) => row.saleCnt },
  { head: { en: 'Orders', zh: '成单量' }, module: 'order', cell: (row) => row.orderCnt },
  {
    head: { en: 'Marketing rate', zh: '营销率' },
    module: 'validCall',
    cell: (row) => row.talkConversionRate,
  },
  { head: { en: 'Quote rate', zh: '报价率' }, module: 'price', cell: (row) => row.saleConversionRate },
  { head: { en: 'Order rate', zh: '成单率' }, module: 'order', cell: (row) => row.orderConversionRate },
]

type Online = { avgUserOnlineDuration: number }
export const onlinePerPerson: StatColumn<Online> = {
  head: { en: 'Online time a person', zh: '人均在线时长' },
  unit: SECONDS,
  cell: (row) => row.avgUserOnlineDuration,
}
