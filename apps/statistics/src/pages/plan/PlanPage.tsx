import { monitor } from '@console/contracts'
import { useHasCall, useHost } from '@console/sub-app'
import { lastDays } from '@console/ui'
import { useIntl } from 'react-intl'
import { CardsLoading } from '../../components/CardsLoading.tsx'
import { FigureCard } from '../../components/FigureCard.tsx'
import { FigureCardList } from '../../components/FigureCardList.tsx'
import { useMonitor } from '../../monitor/monitor-context.ts'
import { MonitorFrame } from '../../monitor/MonitorFrame.tsx'
import { ANY_DAY } from '../../page-query/use-range-form.ts'
import { type AdherenceFigures, useTeamAdherence } from '../../queries/monitor.ts'
import { useRates } from './AdherenceFigures.tsx'
import { PeopleLoading, PlanPeople } from './PlanPeople.tsx'
import { PlanTools } from './PlanTools.tsx'

export { texts } from './texts.ts'

const CARDS = 3

/** Exactly as many as have room without scrolling sideways (PLAN-Q12). */
const DEFAULT_DAYS = 7

/** Planned and real shifts of each person (PLAN-024, PLAN-025). Shifts are planned for later days too, so any day can be chosen. */
export function PlanPage() {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <MonitorFrame
      title={formatMessage({ id: 'plan' })}
      kind={{ defaultRange: lastDays(DEFAULT_DAYS, timezone), lastDay: ANY_DAY, hasSeat: false }}
      loading={<PlanLoading />}
      tools={<PlanTools />}
    >
      <TeamFigures />
      <PlanPeople />
    </MonitorFrame>
  )
}

function PlanLoading() {
  return (
    <>
      {useHasCall(monitor.teamAdherence) && <CardsLoading count={CARDS} lines={0} />}
      <PeopleLoading />
    </>
  )
}

/** Adherence of all people of the query to their shifts; nothing with a platform that does not say. */
function TeamFigures() {
  return useHasCall(monitor.teamAdherence) ? <KnownFigures /> : null
}

function KnownFigures() {
  return (
    <FigureCardList
      labelId="monitor.figures"
      failedId="monitor.figures.failed"
      query={useTeamAdherence(useMonitor().wire)}
      count={CARDS}
    >
      {(figures) => <TeamCards figures={figures} people={figures.plannedUserCnt} />}
    </FigureCardList>
  )
}

function TeamCards({ figures, people }: { figures: AdherenceFigures; people: number }) {
  const { formatNumber } = useIntl()
  const rates = useRates(figures)
  return (
    <>
      <FigureCard labelId="plan.people" text={formatNumber(people)} />
      {rates.map(({ name, text, note }) => (
        <FigureCard key={name} labelId={`plan.${name}`} note={note} text={text} />
      ))}
    </>
  )
}
