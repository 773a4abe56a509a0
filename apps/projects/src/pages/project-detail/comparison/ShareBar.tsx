import type { ComparedRow } from './comparison-metrics.ts'
import styles from './ContractorComparison.module.css'

/** As long as the figure is beside the highest; the figure itself stands next to it. */
export function ShareBar({ row: { metric, share } }: { row: ComparedRow }) {
  return (
    <span className={styles['track']} aria-hidden="true">
      <span className={styles['bar']} data-metric={metric} style={{ width: `${share * 100}%` }} />
    </span>
  )
}
