import { SLOT_SECONDS } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { addDays, dayRangeToUnix } from '@console/ui'
import { useStat } from '../page-query/stat-context.ts'
import { sessionsLink } from './stat-links.ts'

/**
 * Opens the calls of a point of a chart: for several days that day, on the same page; for a single day the sessions of that
 * quarter of an hour, in a new tab. Absent where the person may not open them.
 */
export function useOpenMoment(): { onChoose?: (index: number) => void } {
  const { services } = useHost()
  const { query, isSingleDay, show, workSessions, zone } = useStat()
  const [from] = query.range
  if (!isSingleDay) {
    return {
      onChoose: (index) => {
        const day = addDays(from, index)
        show({ ...query, range: [day, day] })
      },
    }
  }
  if (workSessions?.({}) === null) return {}
  return {
    onChoose: (index) => {
      const begin = dayRangeToUnix([from, from], zone).begin + index * SLOT_SECONDS
      const moment = { begin, end: begin + SLOT_SECONDS - 1 }
      services.openLink(workSessions?.({ moment }) ?? sessionsLink(query, zone, { moment }))
    },
  }
}
