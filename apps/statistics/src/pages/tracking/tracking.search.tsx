import type { exports } from '@console/contracts'
import { businessFilter } from '@console/domain-ui'
import { BandSelect, dayField, dayRangeToUnix, idField, textField } from '@console/ui'
import { defineList, type Filter, type ListSearchOf } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { daysFilter } from '../../components/days-band.tsx'
import { useMetrics } from '../../queries/tracking.ts'

/** Ids that the server accepts. */
const METRIC_ID = /^[a-z][a-z0-9_.-]{0,63}$/i
const SESSION_ID = /^[\w-]{1,64}$/

/** A metric that nobody reported is shown by its id. */
const metric: Filter<string | null> = {
  label: 'tracking.metric',
  field: textField(METRIC_ID),
  render: ({ value, onChange }) => <MetricSelect value={value} onChange={onChange} />,
  useText: (id) => useMetrics().metrics.find(({ metricId }) => metricId === id)?.name,
}

type MetricSelectProps = { value: string | null; onChange: (metric: string | null) => void }

/** A metric that the address names and the list does not have is offered by its id. */
function MetricSelect({ value, onChange }: MetricSelectProps) {
  const { formatMessage } = useIntl()
  const { metrics, isLoading, isError } = useMetrics()
  const named = metrics.map(({ metricId, name }) => ({ value: metricId, label: name }))
  const isListed = value === null || named.some((option) => option.value === value)
  return (
    <BandSelect
      label={formatMessage({ id: 'tracking.metric' })}
      value={value}
      options={isListed ? named : [...named, { value, label: value }]}
      isLoading={isLoading}
      error={isError ? formatMessage({ id: 'tracking.metric.failed' }) : undefined}
      width={190}
      onChange={onChange}
    />
  )
}

/** The view in the address: the query (DSET-026), which metric is expanded, and whose session is open. */
export const trackingList = defineList({
  filters: {
    /** Null means every business, and data without a business (DSET-Q19). */
    business: businessFilter({ label: 'stat.business', width: 210 }),
    range: daysFilter('from', 'to'),
    metric,
  },
  beside: {
    detail: textField(METRIC_ID),
    session: textField(SESSION_ID),
    person: idField(),
    // The days as they are in the address, to see which ones it leaves out.
    from: dayField(),
    to: dayField(),
  },
  hasOneSize: true,
})

export type TrackingFilters = ListSearchOf<typeof trackingList>['filters']

export type TrackingFilter = Extract<exports.ExportRequestInput, { kind: 'consoleUse' }>['filter']

/** Converts the filters for list, details and export (DSET-027, DSET-Q16); an empty filter is left out. */
export function toTrackingFilter(
  { business, range, metric: metricId }: TrackingFilters,
  zone: string,
): TrackingFilter {
  const { begin, end } = dayRangeToUnix(range, zone)
  return {
    beginTime: begin,
    endTime: end,
    ...(business === null ? {} : { bizTypeId: business }),
    ...(metricId === null ? {} : { metricId }),
  }
}
