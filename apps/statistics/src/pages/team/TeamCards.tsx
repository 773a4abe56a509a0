import { DEFAULT_PAGE_SIZE } from '@console/contracts'
import { useIntl } from 'react-intl'
import { CardsLoading } from '../../components/CardsLoading.tsx'
import { FigureCard } from '../../components/FigureCard.tsx'
import { useStat } from '../../page-query/stat-context.ts'
import styles from '../../components/FigureCard.module.css'
import { useTeamList } from '../../queries/teams.ts'

const CARDS = 2

/** The number of teams in all, and of seats where the platform says it; nothing where the table says that they could not be loaded (RPT-063). */
export function TeamCards() {
  const { formatMessage, formatNumber } = useIntl()
  const { wire } = useStat()
  // The request of the table's first page.
  const { data, error } = useTeamList({ ...wire, pageIndex: 1, pageSize: DEFAULT_PAGE_SIZE })
  if (error !== null) return null
  if (data === undefined) return <CardsLoading count={CARDS} />
  return (
    <dl className={styles['cards']} aria-label={formatMessage({ id: 'stat.figures' })}>
      <FigureCard
        label={formatMessage({ id: 'stat.teams' })}
        note={formatMessage({ id: 'stat.teams.note' })}
        text={formatNumber(data.totalCnt)}
      />
      {data.totalSeatCnt !== undefined && (
        <FigureCard
          label={formatMessage({ id: 'stat.team.seats' })}
          note={formatMessage({ id: 'stat.team.seats.note' })}
          text={formatNumber(data.totalSeatCnt)}
        />
      )}
    </dl>
  )
}
