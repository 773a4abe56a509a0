import { ChartLoading, partFailed } from '@console/domain-ui'
import { tierPart } from '@console/sub-app'
import type { ComponentType } from 'react'

/** The table of a detail panel: it loads with the first expansion (STAT-060). `load` imports it as an `on-demand-` chunk. */
export function detailPart(load: () => Promise<ComponentType>) {
  return tierPart<object>({
    tier: 'table',
    load,
    Loading: ChartLoading,
    Failed: partFailed('stat.detail.failed'),
  })
}
