import type { Logger } from 'pino'
import { pauseUnless, type Clock } from '../clock.ts'
import type { DatabaseClient } from '../db/client.ts'
import { runNamedWork } from '../named-work.ts'
import type { Leases } from './leases.ts'

/** Also after the database was restarted every running process is known again by then. */
const PERIOD_MS = 10_000

type EndJobs = (outside: DatabaseClient, at: Date) => Promise<void>

type Parts = { leases: Leases; db: { outside: DatabaseClient }; clock: Clock; log: Logger }

/**
 * Ends the jobs whose process was killed, with that reason, while other processes go on. Returns the function that stops it.
 */
export function endInterruptedJobs(
  { leases, db, clock, log }: Parts,
  endJobs: EndJobs,
): Promise<() => Promise<void>> {
  return leases.start('interrupted jobs', {
    run: async (signal) => {
      for (;;) {
        await pauseUnless(PERIOD_MS, signal)
        if (signal.aborted) return
        await runNamedWork('interrupted jobs', () => endJobs(db.outside, clock.now())).catch(
          (error: unknown) => log.error({ err: error }, 'interrupted jobs were not ended; it is tried again'),
        )
      }
    },
  })
}
