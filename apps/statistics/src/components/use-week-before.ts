import { addDays, today } from '@console/ui'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { useStat } from '../frame/stat-context.ts'

const WEEK = 7

/** How the same range a week before is named; of a day that goes on, the whole earlier day is meant, and said. */
export function useWeekBefore(): string {
  const { formatMessage, formatDate } = useIntl()
  const { timezone } = useHost()
  const { query, isSingleDay } = useStat()
  const [first, last] = query.range
  if (!isSingleDay) return formatMessage({ id: 'stat.before.week' })
  const day = formatDate(`${addDays(first, -WEEK)}T12:00:00Z`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return last === today(timezone) ? formatMessage({ id: 'stat.before.wholeDay' }, { day }) : day
}
