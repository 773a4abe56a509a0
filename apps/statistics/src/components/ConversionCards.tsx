import { addDays, formatTime, today } from '@console/ui'
import { useIntl } from 'react-intl'
import { useStat } from '../page-query/stat-context.ts'
import type { Summary } from '../queries/statistics.ts'
import { CALLS_OF, type Comparison, countFigures } from './count-figures.ts'
import { CountLink } from './CountLink.tsx'
import { FigureCard } from './FigureCard.tsx'
import { usePercent } from './use-percent.ts'

const WEEK = 7

/** Counts of calls with their rates and their change since a week before (STAT-071, STAT-072). */
export function ConversionCards({ summary }: { summary: Summary }) {
  const { formatMessage, formatNumber } = useIntl()
  const { modules } = useStat()
  const noteOf = useComparisonNote(summary)
  const text = (id: string) => formatMessage({ id })
  return countFigures(summary, modules).map(({ id, value, rate, compared }) => (
    <FigureCard
      key={id}
      labelId={`stat.count.${id}`}
      text={
        <CountLink label={text(`stat.count.${id}`)} shows={CALLS_OF[id]}>
          {formatNumber(value)}
        </CountLink>
      }
      changes={compared.map((comparison) => ({
        textId: `stat.change.since.${comparison.with}`,
        now: comparison.now,
        before: comparison.before,
        note: noteOf(comparison),
      }))}
      {...(rate !== null && { rate: { value: rate, formula: text(`stat.rate.${id}.formula`) } })}
    />
  ))
}

/**
 * Says what a count and its rate were, and when: for a day that goes on also up to which time, or that the earlier day is
 * whole, where the server does not say.
 */
function useComparisonNote({ sameTime }: Summary): (comparison: Comparison) => string {
  const { formatMessage, formatNumber } = useIntl()
  const percent = usePercent()
  const { isSingleDay } = useStat()
  const since = useEarlierDays(sameTime === undefined)
  const until = useZoneTime(sameTime?.until)
  return ({ with: when, before, rateBefore }) => {
    const count = formatNumber(before)
    const earlier = rateBefore === null ? count : `${count} (${percent(rateBefore)})`
    if (until === null) return formatMessage({ id: 'stat.change.note' }, { earlier, since: since[when] })
    const id = isSingleDay ? 'stat.change.note.until' : 'stat.change.note.lastDay'
    return formatMessage({ id }, { earlier, since: since[when], time: until })
  }
}

/** The days that the figures are compared with. */
function useEarlierDays(areWhole: boolean): Record<Comparison['with'], string> {
  const { formatMessage, formatDate } = useIntl()
  const { query, isSingleDay, zone } = useStat()
  const [from, to] = query.range
  const day = formatDate(`${addDays(from, -WEEK)}T12:00:00Z`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const yesterday = formatMessage({ id: 'stat.yesterday' })
  if (!isSingleDay) return { yesterday, lastWeek: formatMessage({ id: 'stat.before.week' }) }
  const goesOn = areWhole && to === today(zone)
  return { yesterday, lastWeek: goesOn ? formatMessage({ id: 'stat.before.wholeDay' }, { day }) : day }
}

/** `14:30`; null without a moment. */
function useZoneTime(moment: number | undefined): string | null {
  const { zone } = useStat()
  return moment === undefined ? null : formatTime(moment, zone).slice(11, 16)
}
