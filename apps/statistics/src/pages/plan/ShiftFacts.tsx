import { useHost } from '@console/sub-app'
import { durationText, formatClock } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { textOrDash } from '../../model/figure-text.ts'
import type { Shift } from '../../queries/monitor.ts'
import styles from './ShiftList.module.css'

/** Planned and real start and durations of one shift, with their names (PLAN-019 to PLAN-021, PLAN-027). */
export function useShiftFacts({ schedulesStart, actualStart, ...durations }: Shift) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const clock = (seconds: number | null | undefined) =>
    textOrDash(seconds, (known) => formatClock(known, timezone))
  const facts = [
    { id: 'start', text: clock(schedulesStart) },
    { id: 'came', text: clock(actualStart) },
    { id: 'length', text: durationText(durations.schedulesDuration) },
    { id: 'expected', text: durationText(durations.expectedWorkDuration) },
    { id: 'worked', text: durationText(durations.actualWorkDuration) },
  ] as const
  return facts.map(({ id, text }) => ({ name: formatMessage({ id: `plan.${id}` }), text }))
}

/** The facts of a shift, one beside the other as far as there is room. */
export function ShiftFacts({ shift }: { shift: Shift }) {
  return (
    <dl className={styles['facts']}>
      {useShiftFacts(shift).map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
