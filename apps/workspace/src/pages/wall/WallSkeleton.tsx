import { useIntl } from 'react-intl'
import { SeatSkeletons } from './card/SeatSkeletons.tsx'
import styles from './Wall.module.css'
import { useGrid } from './grid/use-grid.ts'

const SEATS = 12

/** The wall in outline, before its organisations are known. */
export function WallSkeleton() {
  const { formatMessage } = useIntl()
  const grid = useGrid('cards')
  return (
    <div className={styles['main']} role="status" aria-label={formatMessage({ id: 'wall.loading' })}>
      <div className={styles['outlineBand']} />
      <div className={styles['outlineTotals']} />
      <SeatSkeletons count={SEATS} grid={grid} />
    </div>
  )
}
