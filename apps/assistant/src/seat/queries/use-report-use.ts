import { session } from '@console/contracts'
import type { HttpClient } from '@console/sub-app'
import { useEffect, useEffectEvent } from 'react'

const INPUT_EVENTS = ['pointerdown', 'keydown'] as const

/**
 * Prevents the session from expiring without input (R31): an agent who is online or at rest works elsewhere on their
 * machine, and has set that status themselves. The 12 hours of a session apply to them too.
 */
export function useReportUse(client: HttpClient, isOnShift: boolean): void {
  const report = useEffectEvent(() => {
    client.send(session.reportUse, { isQuiet: true }).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- the next minute reports again
      console.warn('The use of the page could not be reported.', error)
    })
  })
  useEffect(() => {
    let hasInput = false
    const noteInput = (): void => {
      hasInput = true
    }
    for (const event of INPUT_EVENTS) window.addEventListener(event, noteInput)
    const timer = window.setInterval(() => {
      if (isOnShift || hasInput) report()
      hasInput = false
    }, session.USE_REPORT_INTERVAL_MS)
    return () => {
      for (const event of INPUT_EVENTS) window.removeEventListener(event, noteInput)
      window.clearInterval(timer)
    }
  }, [isOnShift])
}
