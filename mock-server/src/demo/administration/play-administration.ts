import { session, type Language } from '@console/contracts'
import type { Logger } from 'pino'
import { MINUTE_MS } from '../../platform/time/units.ts'
import type { ConsoleCaller } from './console-caller.ts'
import type { Visit } from './plan.ts'

/** Between two actions of one visit. */
const PAUSE_MS = 4 * MINUTE_MS

type Stage = {
  /** Sends as somebody who has this token, or as nobody yet. */
  callerOf: (token: string | null) => ConsoleCaller
  setClock: (at: Date) => void
  /** After each visit: how many were made. */
  saveProgress: (visits: number) => Promise<void>
  /** The password of the people who sign in. */
  password: string
  /** Language of people's texts. */
  language: Language
  log: Logger
  /** Breaks off between two visits. */
  signal: AbortSignal
}

/**
 * Makes the visits of the plan from the given one on, each at its own time, through the calls that people use. What somebody
 * cannot do is logged and left out: the demo starts without it.
 */
export async function playAdministration(
  plan: readonly Visit[],
  first: number,
  { callerOf, setClock, saveProgress, password, language, log, signal }: Stage,
): Promise<void> {
  for (const [index, { username, at, day, actions }] of plan.entries()) {
    if (index < first) continue
    signal.throwIfAborted()
    setClock(at)
    try {
      const body = { username, password, clientId: session.CLIENT_ID }
      const { token } = await callerOf(null)(session.login, { body })
      let moment = at.getTime()
      for (const action of actions) {
        const doneAt = new Date((moment += PAUSE_MS))
        setClock(doneAt)
        await action(callerOf(token), { day, at: doneAt, language })
      }
      setClock(new Date((moment += PAUSE_MS)))
      await callerOf(token)(session.logout, { body: { token, clientId: session.CLIENT_ID } })
    } catch (error) {
      log.warn({ err: error, username, at }, 'a part of the demo’s administration was left out')
    }
    await saveProgress(index + 1)
  }
}
