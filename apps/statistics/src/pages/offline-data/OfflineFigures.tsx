import type { bill, DataOf } from '@console/contracts'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { FigureCard } from '../../components/FigureCard.tsx'
import { FigureCardList } from '../../components/FigureCardList.tsx'
import type { PartQuery } from '../../components/part-query.ts'

const CARDS = 2

/** The figures of the whole month, whatever page of days is shown (BILL-034, BILL-Q17). */
export function OfflineFigures({ query }: { query: PartQuery<DataOf<typeof bill.offlineStat>> }) {
  const { formatMessage, formatNumber } = useIntl()
  // Figures of before say nothing where they could not be read again.
  const shown = query.error === null ? query : { ...query, data: undefined }
  return (
    <FigureCardList
      label="offlineData.figures"
      failed="offlineData.figures.failed"
      query={shown}
      count={CARDS}
      lines={0}
    >
      {({ total, skill_duration: seconds }) => (
        <>
          <FigureCard
            label={formatMessage({ id: 'offlineData.total' })}
            note={formatMessage({ id: 'offlineData.total.note' })}
            text={formatNumber(total)}
          />
          <FigureCard
            label={formatMessage({ id: 'offlineData.duration.total' })}
            note={formatMessage({ id: 'offlineData.duration.note' })}
            text={durationText(seconds)}
          />
        </>
      )}
    </FigureCardList>
  )
}
