import { SlotFailure } from '../host/host-slots.ts'
import type { SlotConsoleMessage } from '../slots/messages.ts'
import type { SlotRequests } from './slot-requests.ts'
import { beginRun, type SlotRun, type SlotScriptOptions } from './slot-run.ts'

export type SlotScript = {
  ask: SlotRequests['ask']
  /** Passes a change to a script that runs. */
  send: (message: Extract<SlotConsoleMessage, { type: 'context' | 'event' }>) => void
  /** Starts the script if it does not run. */
  start: () => Promise<void>
  end: () => void
}

/** The script of an app's contributions: loaded and started by the first request, and started again by the next one after an end. */
export function createSlotScript(options: SlotScriptOptions): SlotScript {
  let text: Promise<string> | null = null
  let starting: Promise<SlotRun> | null = null
  let current: SlotRun | null = null
  let isOver = false

  async function begin(): Promise<SlotRun> {
    text ??= options.load()
    try {
      const [script] = await Promise.all([text, options.runner.open()])
      if (isOver) throw new Error('The app is gone.')
      current = beginRun(options, script, () => {
        starting = null
        current = null
      })
      return current
    } catch (error) {
      // A failure is not cached.
      text = null
      starting = null
      throw new SlotFailure('line', String(error))
    }
  }

  async function run(): Promise<SlotRun> {
    starting ??= begin()
    const started = await starting
    await started.ready
    return started
  }

  return {
    ask: async (slot, request) => (await run()).ask(slot, request),
    send: (message) => current?.send(message),
    start: async () => void (await run()),
    end: () => {
      isOver = true
      current?.end('stopped')
    },
  }
}
