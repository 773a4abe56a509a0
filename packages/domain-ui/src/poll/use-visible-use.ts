import { session } from '@console/contracts'
import { usePoll } from './use-poll.ts'

/** An open wall that is visible is use of the console: nobody touches one that hangs in a hall (decision 31). */
export function useVisibleUse(): void {
  usePoll({
    call: session.reportUse,
    key: [],
    seconds: session.USE_REPORT_INTERVAL_MS / 1000,
    run: async (client, signal) => {
      await client.send(session.reportUse, { signal, isQuiet: true })
    },
  })
}
