import { partsOfRate, RATES, statColumns, type CallFigures } from '@console/contracts'
import { quotientColumn, summedColumn } from '../../../platform/exports/table-file.ts'
import type { StatColumn } from './stat-table.ts'

type Conversion = {
  answers: number
  callCnt: number
  talkCnt: number
  saleCnt: number
  orderCnt: number
}

type Figures = Omit<CallFigures, 'talkSeconds'>

const COLUMNS = {
  answerRate: statColumns.answerRate,
  talkConversionRate: statColumns.talkRate,
  saleConversionRate: statColumns.saleRate,
  orderConversionRate: statColumns.orderRate,
} as const

/** Counts of calls, each with its share of the counts before, in the order of the pages. */
export const conversionColumns: readonly StatColumn<Conversion>[] = [
  summedColumn(statColumns.calls, (row) => row.callCnt),
  { module: 'validCall', ...summedColumn(statColumns.validCalls, (row) => row.talkCnt) },
  { module: 'validCall', ...rateColumn('talkConversionRate', toFigures) },
  { module: 'price', ...summedColumn(statColumns.quotes, (row) => row.saleCnt) },
  { module: 'price', ...rateColumn('saleConversionRate', toFigures) },
  { module: 'order', ...summedColumn(statColumns.deals, (row) => row.orderCnt) },
  { module: 'order', ...rateColumn('orderConversionRate', toFigures) },
]

/** A rate by its name, of a row whose figures are read. */
export function rateColumn<Row>(
  name: keyof typeof RATES,
  figuresOf: (row: Row) => Figures,
): ReturnType<typeof quotientColumn<Row>> {
  return quotientColumn(COLUMNS[name], (row) => partsOfRate(RATES[name], figuresOf(row)))
}

function toFigures({ answers, callCnt, talkCnt, saleCnt, orderCnt }: Conversion): Figures {
  return { answers, calls: callCnt, validCalls: talkCnt, quotes: saleCnt, orders: orderCnt }
}
