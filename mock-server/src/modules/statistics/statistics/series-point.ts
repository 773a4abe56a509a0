import {
  answerRate,
  average,
  METRIC,
  orderConversionRate,
  saleConversionRate,
  talkConversionRate,
  type Metric,
  type stat,
} from '@console/contracts'
import type { SeriesRow } from './series.store.ts'

type Figure = Omit<stat.SeriesPoint, 'time'>
/** All that was counted in one time, or of one person or organisation. */
export type FigureRow = Omit<SeriesRow, 'time'>

/** What a metric makes of a row (table 'Metric ids'). */
const FIGURES: Readonly<Record<Metric, (row: FigureRow) => Figure>> = {
  [METRIC.onlineUsers]: (row) => ({ value: row.users }),
  [METRIC.onlineDuration]: (row) => ({ value: average(row.onlineSeconds, row.users) }),
  [METRIC.calls]: (row) => ({ value: row.calls }),
  [METRIC.answers]: (row) => ({ value: row.answers }),
  [METRIC.validCalls]: (row) => ({ value: row.validCalls }),
  [METRIC.quotes]: (row) => ({ value: row.quotes }),
  [METRIC.orders]: (row) => ({ value: row.orders }),
  [METRIC.talkTime]: (row) => ({ value: row.talkSeconds }),
  [METRIC.answerRate]: (row) => ({ value: answerRate(row), tag1: row.answers, tag2: row.calls }),
  [METRIC.talkConversionRate]: (row) => ({
    value: talkConversionRate(row),
    tag1: row.validCalls,
    tag2: row.answers,
  }),
  [METRIC.saleConversionRate]: (row) => ({
    value: saleConversionRate(row),
    tag1: row.quotes,
    tag2: row.validCalls,
  }),
  [METRIC.orderConversionRate]: (row) => ({
    value: orderConversionRate(row),
    tag1: row.orders,
    tag2: row.validCalls,
  }),
  [METRIC.recommended]: (row) => ({
    value: row.recommended,
    tag1: row.recommendAccepted,
    tag2: row.recommendValid,
  }),
  [METRIC.twinUses]: (row) => ({ value: row.twinUses }),
  [METRIC.violationsTip]: (row) => ({ value: row.violations0 }),
  [METRIC.violationsLight]: (row) => ({ value: row.violations1 }),
  [METRIC.violationsMedium]: (row) => ({ value: row.violations2 }),
  [METRIC.violationsSerious]: (row) => ({ value: row.violations3 }),
  [METRIC.labelHits]: (row) => ({ value: row.labelHits }),
}

export function seriesPoint(metric: Metric, row: SeriesRow): stat.SeriesPoint {
  return { time: row.time, ...figureOf(metric, row) }
}

export function figureOf(metric: Metric, row: FigureRow): Figure {
  return FIGURES[metric](row)
}
