import { tierPart } from '@console/sub-app'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { partFailed } from './part-failed.tsx'
import styles from './chart-part.module.css'

/**
 * A chart of `@console/ui/charts`, which comes with the tier of charts once it is shown (docs/decisions/0026). `load`
 * imports it as a chunk named `charts-<page>`.
 */
export function chartPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return tierPart({ tier: 'charts', load, Loading: ChartLoading, Failed: partFailed('domainUi.chartFailed') })
}

/** In percent of the height, the same at every draw. */
const BARS = [48, 72, 56, 88, 64, 40, 76]

/** In the shape of a chart and as high, so that nothing moves when it comes. */
export function ChartLoading() {
  const { formatMessage } = useIntl()
  return (
    <div role="status" aria-label={formatMessage({ id: 'ui.loading' })} className={styles['plot']}>
      {BARS.map((height, index) => (
        <span key={index} className={styles['bar']} style={{ height: `${height}%` }} />
      ))}
    </div>
  )
}
