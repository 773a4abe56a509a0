import { session } from '@console/contracts'
import { useHttpClient } from '@console/sub-app'
import { usePoll } from './use-poll.ts'

/**
 * Reports an open and visible wall as use of the console, if the platform counts use: nobody touches a wall in a hall (R31).
 */
export function useVisibleUse(): void {
  const client = useHttpClient()
  usePoll({
    call: session.reportUse,
    key: [],
    isEnabled: client.has(session.reportUse),
    seconds: session.USE_REPORT_INTERVAL_MS / 1000,
    run: async (_client, signal) => {
      await client.send(session.reportUse, { signal, isQuiet: true })
    },
  })
}
