import { addDays, formatTime, today } from '@console/ui'
import { useIntl } from 'react-intl'
import { useStat } from '../page-query/stat-context.ts'
import type { Summary } from './summary.ts'

const WEEK = 7

/**
 * What the figures are compared with, in a sentence: of a day that goes on also up to when, or that the earlier day is
 * whole, where the server does not say.
 */
export function useComparisonText(): (summary: Summary) => string {
  const { formatMessage, formatDate } = useIntl()
  const { query, isSingleDay, zone } = useStat()
  const day = formatDate(`${addDays(query.range[0], -WEEK)}T12:00:00Z`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const before = isSingleDay ? day : formatMessage({ id: 'stat.before.week' })
  const goesOn = isSingleDay && query.range[1] === today(zone)
  return ({ sameTime }) => {
    if (sameTime === undefined) {
      const compared = goesOn ? formatMessage({ id: 'stat.before.wholeDay' }, { day }) : before
      return formatMessage({ id: 'stat.figures.before' }, { before: compared })
    }
    const time = formatTime(sameTime.until, zone).slice(11, 16)
    return sameTime.yesterday === null
      ? formatMessage({ id: 'stat.figures.sameTime' }, { before, time })
      : formatMessage({ id: 'stat.figures.sameTime.day' }, { day, time })
  }
}
