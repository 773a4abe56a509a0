import {
  average,
  AVERAGE_TALK,
  METRIC,
  partsOfRate,
  quotient,
  RATES,
  type Metric,
  type Quotient,
  type stat,
} from '@console/contracts'
import type { SeriesRow } from './series.store.ts'

type Figure = Omit<stat.SeriesPoint, 'time'>
/** All that was counted in one time, or of one person or organisation. */
export type FigureRow = Omit<SeriesRow, 'time' | 'answeredCalls' | 'answeredSeconds'>

/** Figures that the metrics compute from a row (table 'Metric ids'). */
const FIGURES: Readonly<Record<Metric, (row: FigureRow) => Figure>> = {
  [METRIC.onlineUsers]: (row) => ({ value: row.users }),
  [METRIC.onlineDuration]: (row) => ({ value: average(row.onlineSeconds, row.users) }),
  [METRIC.calls]: (row) => ({ value: row.calls }),
  [METRIC.answers]: (row) => ({ value: row.answers }),
  [METRIC.validCalls]: (row) => ({ value: row.validCalls }),
  [METRIC.quotes]: (row) => ({ value: row.quotes }),
  [METRIC.orders]: (row) => ({ value: row.orders }),
  [METRIC.talkTime]: (row) => ({ value: row.talkSeconds }),
  [METRIC.answerRate]: (row) => rateFigure(partsOfRate(RATES.answerRate, row)),
  [METRIC.talkConversionRate]: (row) => rateFigure(partsOfRate(RATES.talkConversionRate, row)),
  [METRIC.saleConversionRate]: (row) => rateFigure(partsOfRate(RATES.saleConversionRate, row)),
  [METRIC.orderConversionRate]: (row) => rateFigure(partsOfRate(RATES.orderConversionRate, row)),
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

function rateFigure(parts: Quotient): Figure {
  return { value: quotient(parts), ...toTags(parts) }
}

const toTags = ({ part, whole }: Quotient) => ({ tag1: part, tag2: whole })

/** Talk time comes with the sums of its average. */
export function seriesPoint(metric: Metric, row: SeriesRow): stat.SeriesPoint {
  const tags = metric === METRIC.talkTime ? toTags(partsOfRate(AVERAGE_TALK, row)) : {}
  return { time: row.time, ...getFigure(metric, row), ...tags }
}

export function getFigure(metric: Metric, row: FigureRow): Figure {
  return FIGURES[metric](row)
}
