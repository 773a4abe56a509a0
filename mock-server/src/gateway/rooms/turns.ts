import type { RealtimeSession } from '../session/realtime-session.ts'

export type Turns = {
  /** Runs the work after all earlier work of the session, and after `before`. Returns false if too much work is waiting. */
  run: (session: RealtimeSession, work: () => Promise<void>, before?: Promise<void> | null) => boolean
  /** Like `run`, however much work is waiting. */
  runLast: (session: RealtimeSession, work: () => Promise<void>) => Promise<void>
}

type Queue = { waiting: number; last: Promise<void> }

/** The work of a session in its order, one piece at a time. What `run` runs never rejects. */
export function sessionTurns(maxWaiting: number): Turns {
  const queues = new WeakMap<RealtimeSession, Queue>()
  function getQueue(session: RealtimeSession): Queue {
    const queue = queues.get(session) ?? { waiting: 0, last: Promise.resolve() }
    queues.set(session, queue)
    return queue
  }
  return {
    run: (session, work, before = null) => {
      const queue = getQueue(session)
      if (queue.waiting >= maxWaiting) return false
      queue.waiting += 1
      queue.last = Promise.all([queue.last, before])
        .then(work)
        .finally(() => (queue.waiting -= 1))
      return true
    },
    runLast: (session, work) => {
      const queue = getQueue(session)
      const done = queue.last.then(work)
      queue.last = done.catch(() => undefined)
      return done
    },
  }
}
