import { useColumns } from './use-columns.ts'
import styles from './WorkerGrid.module.css'

const ROWS = 2

/** Placeholders for the cards, in their final size. */
export function CardSkeletons() {
  const columns = useColumns()
  return (
    <div
      aria-hidden="true"
      className={styles['grid']}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: ROWS * columns }, (_, index) => (
        <div key={index} className={styles['outline']} />
      ))}
    </div>
  )
}
