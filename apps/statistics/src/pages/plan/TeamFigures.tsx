import { useHasCall } from '@console/sub-app'
import { monitor } from '@console/contracts'
import { ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'
import { CardsLoading } from '../../components/CardsLoading.tsx'
import { FigureCard } from '../../components/FigureCard.tsx'
import styles from '../../components/FigureCard.module.css'
import { useMonitor } from '../../monitor/monitor-context.ts'
import { useTeamAdherence, type AdherenceFigures } from '../../queries/monitor.ts'
import { useRates } from './AdherenceFigures.tsx'

const CARDS = 3

/** Adherence of all people of the query to their shifts; nothing with a platform that does not say. */
export function TeamFigures() {
  return useHasCall(monitor.teamAdherence) ? <KnownFigures /> : null
}

function KnownFigures() {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = useTeamAdherence(useMonitor().wire)
  if (data !== undefined) return <TeamCards figures={data} people={data.plannedUserCnt} />
  if (error === null) return <CardsLoading count={CARDS} />
  return (
    <ErrorState
      title={formatMessage({ id: 'monitor.figures.failed' })}
      error={error}
      preserved={formatMessage({ id: 'stat.chart.othersStand' })}
      onRetry={() => void refetch()}
    />
  )
}

function TeamCards({ figures, people }: { figures: AdherenceFigures; people: number }) {
  const { formatMessage, formatNumber } = useIntl()
  const rates = useRates(figures)
  return (
    <dl className={styles['cards']} aria-label={formatMessage({ id: 'monitor.figures' })}>
      <FigureCard
        label={formatMessage({ id: 'plan.people' })}
        note={formatMessage({ id: 'plan.people.note' })}
        text={formatNumber(people)}
      />
      {rates.map(({ name, text, note }) => (
        <FigureCard key={name} label={formatMessage({ id: `plan.${name}` })} note={note} text={text} />
      ))}
    </dl>
  )
}
