import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { useStat } from '../page-query/stat-context.ts'

/** The name of the axis of time, in tables and files too, with the zone where that is not the viewer's (R65). */
export function useTimeName(): string {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { zone, isSingleDay } = useStat()
  const name = formatMessage({ id: isSingleDay ? 'stat.time' : 'stat.day' })
  return zone === timezone ? name : `${name} (${zone})`
}
