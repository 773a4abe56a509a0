import { SlotFailure } from '../host/host-slots.ts'
import type { SlotAnswers, SlotConsoleMessage, SlotRequest, SlotRequestOf } from '../slots/messages.ts'
import { readAnswer } from './read-answer.ts'

/** A script answers each request, and the ping behind it, within this time. */
export const ANSWER_LIMIT_MS = 2000
/** An action may wait for the person, or for a slow call. */
export const ACTION_LIMIT_MS = 120_000
/** Longer tasks are counted. */
export const LONG_TASK_MS = 50

export type SlotAnswer<Method extends SlotRequest['method']> = {
  value: SlotAnswers[Method]
  /** Time of the answer, without that of loading the script. */
  ms: number
  isLongTask: boolean
}

export type SlotRequests = {
  /** Rejects with a `SlotFailure`. */
  ask: <Method extends SlotRequest['method']>(
    slot: string,
    request: SlotRequestOf<Method>,
  ) => Promise<SlotAnswer<Method>>
  pong: (id: number) => void
  result: (id: number, value: unknown) => void
  failed: (id: number, text: string) => void
  /** An action is under way. */
  hasAction: () => boolean
  failAll: (failure: SlotFailure) => void
}

type Pending = {
  isAction: boolean
  askedAt: number
  /** Time of the ping behind the request; null: not answered yet. */
  pongMs: number | null
  timers: number[]
  succeed: (value: unknown, measured: { ms: number; isLongTask: boolean }) => void
  fail: (failure: SlotFailure) => void
}

type Options = {
  send: (message: SlotConsoleMessage) => void
  /** A ping was not answered: the script runs and runs. The request has failed. */
  onHang: () => void
}

/** Requests of the console to a script, until they are answered or late. A ping behind each request measures how long a task takes. */
export function createSlotRequests({ send, onHang }: Options): SlotRequests {
  const { pending, take } = createPending()
  let count = 0

  function startTimers(id: number, { method }: SlotRequest, isAction: boolean): number[] {
    return [
      window.setTimeout(
        () => take(id)?.fail(new SlotFailure('late', `no answer to ${method}`)),
        isAction ? ACTION_LIMIT_MS : ANSWER_LIMIT_MS,
      ),
      window.setTimeout(() => {
        if (pending.get(id)?.pongMs !== null) return
        take(id)?.fail(new SlotFailure('stopped', `no sign of life in ${method}`))
        onHang()
      }, ANSWER_LIMIT_MS - 1),
    ]
  }

  return {
    ask: async (slot, request) => {
      count += 1
      const id = count
      const isAction = request.method === 'run' || request.method === 'press'
      return new Promise((resolve, reject) => {
        pending.set(id, {
          isAction,
          askedAt: performance.now(),
          pongMs: null,
          timers: startTimers(id, request, isAction),
          fail: reject,
          succeed: (value, measured) => {
            try {
              resolve({ value: readAnswer(request.method, value), ...measured })
            } catch (error) {
              reject(error)
            }
          },
        })
        send({ type: 'request', id, slot, ...request })
        send({ type: 'ping', id })
      })
    },
    pong: (id) => {
      const asked = pending.get(id)
      if (asked !== undefined) asked.pongMs = performance.now() - asked.askedAt
    },
    result: (id, value) => {
      const asked = take(id)
      asked?.succeed(value, measure(asked))
    },
    failed: (id, text) => take(id)?.fail(new SlotFailure('failed', text)),
    hasAction: () => [...pending.values()].some(({ isAction }) => isAction),
    failAll: (failure) => {
      for (const id of pending.keys()) take(id)?.fail(failure)
    },
  }
}

function measure({ askedAt, pongMs, isAction }: Pending): { ms: number; isLongTask: boolean } {
  const ms = performance.now() - askedAt
  // A handler that waits for nothing answers before the ping behind it.
  const taskMs = Math.min(ms, pongMs ?? ms)
  // An action may have waited for the person.
  return { ms: isAction ? taskMs : ms, isLongTask: taskMs > LONG_TASK_MS }
}

function createPending() {
  const pending = new Map<number, Pending>()
  return {
    pending,
    /** Removes a request, whose time is over. */
    take: (id: number): Pending | undefined => {
      const asked = pending.get(id)
      pending.delete(id)
      for (const timer of asked?.timers ?? []) window.clearTimeout(timer)
      return asked
    },
  }
}
