import { ChartLoading } from '@console/domain-ui'
import { CardsLoading } from '../components/CardsLoading.tsx'

const CARDS = 6

/** A page of statistics in outline, until it is known what the person may request. */
export function StatSkeleton() {
  return (
    <>
      <CardsLoading count={CARDS} />
      <ChartLoading />
    </>
  )
}
