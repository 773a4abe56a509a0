import { DEFAULT_PAGE_SIZE, MAX_PAGE, type exports } from '@console/contracts'
import { dayField, dayRangeToUnix, idField, textField, type DayRange } from '@console/ui'
import { pageField, type ListDefinition } from '@console/ui/list-page'
import { NO_DAYS } from '../../page-query/use-range-form.ts'

/** As the server takes them. */
const METRIC_ID = /^[a-z][a-z0-9_.-]{0,63}$/i
const SESSION_ID = /^[\w-]{1,64}$/

/** The view in the address: the query, which metric is expanded, and whose session is open. */
const shape = {
  business: idField(),
  from: dayField(),
  to: dayField(),
  metric: textField(METRIC_ID),
  page: pageField(MAX_PAGE),
  detail: textField(METRIC_ID),
  session: textField(SESSION_ID),
  person: idField(),
}

/** Filters of the shown records (DSET-026). */
export type TrackingFilters = {
  /** Null is every business, and what belongs to none (DSET-Q19). */
  business: number | null
  /** Empty where the address has none. */
  range: DayRange
  metric: string | null
}

export const trackingList: ListDefinition<typeof shape, TrackingFilters> = {
  shape,
  toFilters: ({ business, from, to, metric }) => {
    const first = from ?? to
    const last = to ?? from
    return { business, range: first === null || last === null ? NO_DAYS : [first, last], metric }
  },
  toSearch: ({ business, range, metric }) => ({
    business,
    from: range[0] === '' ? null : range[0],
    to: range[1] === '' ? null : range[1],
    metric,
  }),
  countSet: ({ business, metric }) => [business, metric].filter((value) => value !== null).length,
  pageSize: DEFAULT_PAGE_SIZE,
}

export type TrackingFilter = Extract<exports.ExportRequestInput, { kind: 'consoleUse' }>['filter']

/** As list, details and export take the filters (DSET-027, DSET-Q16); one that is empty is left out. */
export function toTrackingFilter({ business, range, metric }: TrackingFilters, zone: string): TrackingFilter {
  const { begin, end } = dayRangeToUnix(range, zone)
  return {
    beginTime: begin,
    endTime: end,
    ...(business === null ? {} : { bizTypeId: business }),
    ...(metric === null ? {} : { metricId: metric }),
  }
}
