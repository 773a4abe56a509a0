import type { ComparedRow } from '../comparison-metrics.ts'
import styles from './ContractorComparison.module.css'

/** A bar of the figure relative to the highest; the figure itself is next to it. */
export function ShareBar({ row: { metric, share } }: { row: ComparedRow }) {
  return (
    <span className={styles['track']} aria-hidden="true">
      <span className={styles['bar']} data-metric={metric} style={{ width: `${share * 100}%` }} />
    </span>
  )
}
