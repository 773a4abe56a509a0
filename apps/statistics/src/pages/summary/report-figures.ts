import type { dailyReport } from '@console/contracts'
import type { IntlShape } from 'react-intl'

type ReportColumn = dailyReport.Report['columns'][number]

/** True for columns of figures: counts, and amounts that people type. All other columns have text. */
export const hasFigures = ({
  editable,
  isAmount = false,
}: Pick<ReportColumn, 'editable' | 'isAmount'>): boolean => !editable || isAmount

/** The whole part of a count or a rate. A duration, and a number with zeros or words before it, have none. */
const WHOLE_PART = /^[1-9]\d{3,}(?=(?:\.\d+)?%?$)/

/** Adds the separators of the language to a figure, which the server writes without them. */
export function figureText(value: string, { formatNumber }: Pick<IntlShape, 'formatNumber'>): string {
  return value.replace(WHOLE_PART, (whole) => formatNumber(Number(whole)))
}

/** A value as its column shows it: what people wrote stays as they wrote it. */
export function valueText(
  value: string,
  column: ReportColumn,
  intl: Pick<IntlShape, 'formatNumber'>,
): string {
  return hasFigures(column) ? figureText(value, intl) : value
}
