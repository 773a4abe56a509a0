import { dayField, idField, textField, toWireDay, type DayRange } from '@console/ui'
import type { ReportFilter } from '../../queries/daily-reports.ts'

/** The query in the address; the manifest names its parameters that are days. */
export const summarySearch = {
  business: idField(),
  workplace: textField(),
  from: dayField(),
  to: dayField(),
}

/** `workplace`: null for the first one that the business has (RPT-Q1). */
export type SummaryQuery = { business: number | null; workplace: string | null; range: DayRange }

export function toSummarySearch({ business, workplace, range: [from, to] }: SummaryQuery) {
  return { business, workplace, from, to }
}

/** The query in the form that the calls take; null while business or workplace are missing. */
export function toReportFilter({
  business,
  workplace,
  range: [from, to],
}: SummaryQuery): ReportFilter | null {
  if (business === null || workplace === null) return null
  return { beginDay: toWireDay(from), endDay: toWireDay(to), bizTypeId: business, workplace }
}
