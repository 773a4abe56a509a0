import { useBusinessOptions } from '@console/domain-ui'
import type { ShownFilter } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { useMetrics } from '../../queries/tracking.ts'
import type { TrackingFilters } from './tracking.search.ts'

/** What narrows the records, in words; a metric that nobody reported by its id. */
export function useShownTrackingFilters(filters: TrackingFilters): ShownFilter<TrackingFilters>[] {
  const { formatMessage } = useIntl()
  const businesses = useBusinessOptions()
  const { metrics } = useMetrics()
  const { business, metric } = filters
  return [
    {
      key: 'business',
      name: formatMessage({ id: 'stat.business' }),
      value: business === null ? null : (businesses.nameOf(business) ?? String(business)),
      without: { ...filters, business: null },
    },
    {
      key: 'metric',
      name: formatMessage({ id: 'tracking.metric' }),
      value: metrics.find(({ metricId }) => metricId === metric)?.name ?? metric,
      without: { ...filters, metric: null },
    },
  ]
}
