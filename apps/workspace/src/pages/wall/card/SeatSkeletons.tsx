import type { Grid } from '../../../model/seat-rows.ts'
import styles from './SeatSkeletons.module.css'

/** Maximum number of cards that are drawn; the height is that of all. */
const MAX_DRAWN = 24

/** Cards to come, in the size that they will have. */
export function SeatSkeletons({ count, grid: { columns, rowPx } }: { count: number; grid: Grid }) {
  return (
    <div
      aria-hidden="true"
      className={styles['skeletons']}
      style={{
        height: Math.ceil(count / columns) * rowPx,
        gridAutoRows: rowPx,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {Array.from({ length: Math.min(count, MAX_DRAWN) }, (_, index) => (
        <div key={index} className={styles['cell']}>
          <div className={styles['card']} data-testid="seat-skeleton" />
        </div>
      ))}
    </div>
  )
}
