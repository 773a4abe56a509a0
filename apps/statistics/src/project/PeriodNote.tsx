import type { projectStat } from '@console/contracts'
import { dayRangeToUnix, formatTime } from '@console/ui'
import { useIntl } from 'react-intl'
import { useWorkSummary } from '../queries/project-work.ts'
import { useProjectWork } from './project-context.ts'

/** Where the contractor did not work for the project in all of the days: from when on and until when figures count. */
export function PeriodNote() {
  const { formatMessage } = useIntl()
  const { wire, range, contractor } = useProjectWork()
  const { zone } = contractor
  const { data } = useWorkSummary(wire)
  const days = dayRangeToUnix(range, zone)
  const notes = toPeriodNotes(data?.periods ?? [], days)
  const time = (seconds: number) => formatTime(seconds, zone).slice(0, MINUTE)
  return notes.map(({ kind, at }) => (
    <span key={`${kind} ${at}`} role="note">
      {formatMessage({ id: `stat.project.${kind}` }, { time: time(at) })}
    </span>
  ))
}

/** Of a formatted time, without its seconds. */
const MINUTE = 16

type Days = { begin: number; end: number }
type Note = { kind: 'from' | 'until' | 'before' | 'after'; at: number }

/** Of several periods each has its own. */
function toPeriodNotes(periods: readonly projectStat.WorkPeriod[], { begin, end }: Days): Note[] {
  const within = periods.filter(({ from, until }) => from <= end && (until === null || until > begin))
  if (within.length === 0) {
    const [first] = periods
    const last = periods.findLast(({ until }) => until !== null && until <= begin)
    if (last?.until != null) return [{ kind: 'after', at: last.until }]
    return first === undefined ? [] : [{ kind: 'before', at: first.from }]
  }
  return within.flatMap(({ from, until }): Note[] => [
    ...(from > begin ? [{ kind: 'from' as const, at: from }] : []),
    ...(until !== null && until <= end ? [{ kind: 'until' as const, at: until }] : []),
  ])
}
