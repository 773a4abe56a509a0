import { ChartLoading } from '@console/domain-ui'
import { tierPart, type LoadFailure } from '@console/sub-app'
import { ErrorState } from '@console/ui'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'

/** The table of a detail panel: it loads with the first expansion (STAT-060). `load` imports it as an `on-demand-` chunk. */
export function detailPart(load: () => Promise<ComponentType>) {
  return tierPart<object>({ tier: 'table', load, Loading: ChartLoading, Failed: DetailFailed })
}

function DetailFailed({ error, onRetry }: LoadFailure) {
  const { formatMessage } = useIntl()
  return <ErrorState title={formatMessage({ id: 'stat.detail.failed' })} error={error} onRetry={onRetry} />
}
