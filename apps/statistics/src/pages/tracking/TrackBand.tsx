import { BusinessSelect, RangeFilter } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandPresets, BandSelect, QueryBand, today } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { useRangeForm } from '../../page-query/use-range-form.ts'
import { useMetrics } from '../../queries/tracking.ts'
import type { TrackingFilters } from './tracking.search.ts'

export type TrackBandProps = BandProps<TrackingFilters> & {
  /** Why the days in the form cannot be requested, each time it changes; null where they can. */
  onProblem: (problem: string | null) => void
}

/** Business, metric and days (DSET-026). */
export function TrackBand({ onProblem, ...props }: TrackBandProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, edit, band } = useBandDraft(props)
  const range = useRangeForm({
    value: draft.range,
    lastDay: today(timezone),
    onChange: (days) => edit({ range: days }),
    onProblem,
  })
  return (
    <QueryBand {...band} canInquire={range.canInquire}>
      <BusinessSelect
        label={formatMessage({ id: 'stat.business' })}
        value={draft.business}
        width={210}
        onChange={(business) => edit({ business })}
      />
      <MetricSelect value={draft.metric} onChange={(metric) => edit({ metric })} />
      <BandPresets {...range.presets} />
      <RangeFilter {...range.picker} />
    </QueryBand>
  )
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
