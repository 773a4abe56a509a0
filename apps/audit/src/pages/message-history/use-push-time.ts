import type { message } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'

/** When a message was pushed: unix seconds in the tenant's zone, a text as it is (MSG-Q2). */
export function usePushTime() {
  const { timezone } = useHost()
  return ({ push_time: time }: Pick<message.HistoryRecord, 'push_time'>): string =>
    typeof time === 'string' ? time : formatTime(time, timezone)
}
