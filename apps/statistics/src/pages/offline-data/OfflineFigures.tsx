import type { bill, DataOf } from '@console/contracts'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { FigureCard } from '../../components/FigureCard.tsx'
import { FigureCardList } from '../../components/FigureCardList.tsx'
import type { PartQuery } from '../../components/part-query.ts'

const CARDS = 2

/** The figures of the whole month, whatever page of days is shown (BILL-034, BILL-Q17). */
export function OfflineFigures({ query }: { query: PartQuery<DataOf<typeof bill.offlineStat>> }) {
  const { formatNumber } = useIntl()
  // Figures of before say nothing where they could not be read again.
  const shown = query.error === null ? query : { ...query, data: undefined }
  return (
    <FigureCardList
      labelId="offlineData.figures"
      failedId="offlineData.figures.failed"
      query={shown}
      count={CARDS}
      lines={0}
    >
      {({ total, skill_duration: seconds }) => (
        <>
          <FigureCard labelId="offlineData.total" text={formatNumber(total)} />
          <FigureCard labelId="offlineData.duration.total" text={durationText(seconds)} />
        </>
      )}
    </FigureCardList>
  )
}
