import { tierPart } from '@console/sub-app'
import type { ComponentType } from 'react'
import { ChartLoading } from './ChartLoading.tsx'
import { partFailed } from './part-failed.tsx'

/**
 * A chart of `@console/ui/charts`, which comes with the tier of charts once it is shown (docs/decisions/0026). `load`
 * imports it as a chunk named `charts-<page>`.
 */
export function chartPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return tierPart({ tier: 'charts', load, Loading: ChartLoading, Failed: partFailed('domainUi.chartFailed') })
}
