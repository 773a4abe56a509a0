import { useHost } from '@console/sub-app'
import { lastDays } from '@console/ui'
import { useIntl } from 'react-intl'
import { ANY_DAY } from '../../page-query/use-range-form.ts'
import { MonitorFrame } from '../../monitor/MonitorFrame.tsx'
import { CardsSkeleton, PlanCards } from './PlanCards.tsx'
import { PlanTools } from './PlanTools.tsx'
import { TeamFigures } from './TeamFigures.tsx'

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
      loading={<CardsSkeleton />}
      tools={<PlanTools />}
    >
      <TeamFigures />
      <PlanCards />
    </MonitorFrame>
  )
}
