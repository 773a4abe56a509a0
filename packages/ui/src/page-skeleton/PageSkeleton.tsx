import { useIsMobile } from '../layout/use-is-mobile.ts'
import { CardsOutline, RowsOutline } from '../table/SkeletonRows.tsx'
import styles from './PageSkeleton.module.css'

/** px, as filters of a query band are wide. */
const FIELD_WIDTHS = [152, 184, 152, 250]
const COLUMNS = Array.from({ length: 6 }, () => ({ title: '', isRight: false }))

/** A list page in outline, before anything of it is known: its band, its count, its rows in their card. */
export function PageSkeleton({ label }: { label: string }) {
  const isMobile = useIsMobile()
  return (
    <div role="status" aria-label={label}>
      <div className={styles['band']} aria-hidden="true">
        {(isMobile ? FIELD_WIDTHS.slice(0, 1) : FIELD_WIDTHS).map((width, index) => (
          <span key={index} className={styles['field']} style={{ width }} />
        ))}
      </div>
      <div className={styles['main']} aria-hidden="true">
        <span className={styles['count']} />
        {isMobile ? (
          <CardsOutline />
        ) : (
          <div className="ui-card ui-overflow-hidden">
            <RowsOutline columns={COLUMNS} />
          </div>
        )}
      </div>
    </div>
  )
}
