import { ChartLoading } from '@console/domain-ui'
import { CardsLoading } from '../components/CardsLoading.tsx'
import cardStyles from '../components/ChartCard.module.css'
import styles from '../components/ChartGrid.module.css'

const CARDS = 6
const CHARTS = 2

/** A page of statistics in outline, until it is known what the person may request. */
export function StatSkeleton() {
  return (
    <>
      <CardsLoading count={CARDS} />
      <div className={styles['charts']} data-even>
        {Array.from({ length: CHARTS }, (_, index) => (
          <div key={index} className={cardStyles['card']}>
            <ChartLoading />
          </div>
        ))}
      </div>
    </>
  )
}
