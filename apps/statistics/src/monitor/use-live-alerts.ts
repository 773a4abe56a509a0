import { monitor } from '@console/contracts'
import { useCallCache, useHost, useRealtime, useRealtimeFresh } from '@console/sub-app'
import { today } from '@console/ui'
import { useState } from 'react'
import { useMonitor } from './monitor-context.ts'

const ALERT_CALLS = [monitor.alerts, monitor.alertRank]

/**
 * How many alerts of today nobody has acknowledged, once the server has reported it; null before. Where the range has
 * today, list and rank are requested again with each report (docs/decisions/0076).
 */
export function useLiveAlerts(): number | null {
  const { timezone } = useHost()
  const cache = useCallCache()
  const { range } = useMonitor().query
  const [open, setOpen] = useState<number | null>(null)
  const hasToday = () => range[1] >= today(timezone)
  useRealtime('pushEvents', ({ events }) => {
    const alerts = events.find(({ url }) => url === monitor.alerts.path)
    if (alerts === undefined) return
    setOpen(alerts.unreadCount)
    if (hasToday()) void cache.invalidate(ALERT_CALLS)
  })
  useRealtimeFresh(() => {
    if (hasToday()) void cache.invalidate(ALERT_CALLS)
  })
  return open
}
