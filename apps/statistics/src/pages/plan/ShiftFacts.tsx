import { useHost } from '@console/sub-app'
import { durationText, formatClock } from '@console/ui/time'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { textOrDash } from '../../model/figure-text.ts'
import type { Shift } from '../../queries/monitor.ts'
import styles from './ShiftTable.module.css'

type ShiftFactsProps = {
  shift: Shift
  /** One beside the other as far as there is room, instead of one below the other. */
  isInline?: boolean
  /** Further facts below these. */
  children?: ReactNode
}

/** One shift: planned and real start, durations (PLAN-019 to PLAN-021, PLAN-027). */
export function ShiftFacts({ shift, isInline = false, children }: ShiftFactsProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const clock = (seconds: number | null | undefined) =>
    textOrDash(seconds, (known) => formatClock(known, timezone))
  const facts = [
    { name: 'start', text: clock(shift.schedulesStart) },
    { name: 'came', text: clock(shift.actualStart) },
    { name: 'length', text: durationText(shift.schedulesDuration) },
    { name: 'expected', text: durationText(shift.expectedWorkDuration) },
    { name: 'worked', text: durationText(shift.actualWorkDuration) },
  ] as const
  return (
    <dl className={styles[isInline ? 'inline' : 'facts']}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{formatMessage({ id: `plan.${name}` })}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {children}
    </dl>
  )
}
