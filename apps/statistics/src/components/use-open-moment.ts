import { SLOT_SECONDS } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { addDays, dayRangeToUnix } from '@console/ui'
import { useStat } from '../frame/stat-context.ts'
import { sessionsLink } from './stat-links.ts'

/**
 * From a point of a chart towards its calls: of several days to that day, on the same page; of a single day to the
 * sessions of that quarter of an hour, in a new tab.
 */
export function useOpenMoment(): (index: number) => void {
  const { services, timezone } = useHost()
  const { query, isSingleDay, show } = useStat()
  const [from] = query.range
  return (index) => {
    if (isSingleDay) {
      const begin = dayRangeToUnix([from, from], timezone).begin + index * SLOT_SECONDS
      const moment = { begin, end: begin + SLOT_SECONDS - 1 }
      services.openLink(sessionsLink(query, timezone, { moment }))
    } else {
      const day = addDays(from, index)
      show({ ...query, range: [day, day] })
    }
  }
}
