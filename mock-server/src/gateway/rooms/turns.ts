import type { RealtimeSession } from '../session/realtime-session.ts'

type Turns = {
  /** Runs the work after all earlier work of the session, and after `before`. False when too much waits. */
  run: (session: RealtimeSession, work: () => Promise<void>, before?: Promise<void> | null) => boolean
}

/** The work of a session in its order, one piece at a time. The work itself never rejects. */
export function sessionTurns(maxWaiting: number): Turns {
  const queues = new WeakMap<RealtimeSession, { waiting: number; last: Promise<void> }>()
  return {
    run: (session, work, before = null) => {
      const queue = queues.get(session) ?? { waiting: 0, last: Promise.resolve() }
      if (queue.waiting >= maxWaiting) return false
      queues.set(session, queue)
      queue.waiting += 1
      queue.last = Promise.all([queue.last, before])
        .then(work)
        .finally(() => (queue.waiting -= 1))
      return true
    },
  }
}
