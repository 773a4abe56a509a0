import type { Logger } from 'pino'
import type { GatewayLimits } from '../limits.ts'
import type { RealtimeSession } from '../session/realtime-session.ts'
import type { Timers } from '../timers.ts'

/** Visitors checked at a time, so that many of them do not take the database from everybody else. */
const CHECKED_AT_ONCE = 8

type Options = {
  timers: Timers
  limits: Pick<GatewayLimits, 'visitorRecheckMs' | 'recheckMs'>
  log: Logger
  /** Sessions of this server that are in the room of somebody else. */
  visitors: () => readonly RealtimeSession[]
  check: (session: RealtimeSession) => Promise<void>
}

/**
 * Checks the visitors of other people's rooms round after round, so that anyone who loses the right to be there is removed
 * within two seconds, whatever the reason: a role, a move, a project or the time. While the database does not answer, the
 * rounds are as far apart as all other checks.
 */
export function visitorChecks({ timers, limits, log, visitors, check }: Options) {
  let cancel = (): void => undefined
  let isStopped = false

  async function round(): Promise<void> {
    let pauseMs = limits.visitorRecheckMs
    try {
      const present = visitors()
      for (let index = 0; index < present.length; index += CHECKED_AT_ONCE)
        await Promise.all(present.slice(index, index + CHECKED_AT_ONCE).map(check))
    } catch (error) {
      log.error({ err: error }, 'the visitors of rooms could not be checked')
      pauseMs = limits.recheckMs
    }
    if (!isStopped) cancel = timers.after(pauseMs, () => void round())
  }

  return {
    start: (): void => void (cancel = timers.after(limits.visitorRecheckMs, () => void round())),
    stop: (): void => {
      isStopped = true
      cancel()
    },
  }
}
