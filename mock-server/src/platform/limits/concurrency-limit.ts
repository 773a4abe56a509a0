type Waiter = { start: () => void; refuse: (error: Error) => void }
type Queue = { running: number; waiting: Waiter[] }

type ConcurrencyOptions = {
  /** Limit of one key, at once. */
  max: number
  /** Limit of one key, beyond the work that runs. */
  maxWaiting: number
  /** Resolves when a work has waited too long, or with the signal. */
  waitLimit: (signal: AbortSignal) => Promise<void>
  /** Makes the error thrown for work that does not run. */
  refusal: () => Error
}

type ConcurrencyLimit = {
  /**
   * Runs the work, in the order of arrival, as soon as fewer than `max` of its key run. Throws the refusal when too many
   * wait already, when it waited too long, and when the signal aborts before the work began.
   */
  run: <Result>(key: string, work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>
}

/**
 * Limits how much work of a key runs at once; the next waits for its turn. In memory: several servers allow several times as
 * much.
 */
export function concurrencyLimit(options: ConcurrencyOptions): ConcurrencyLimit {
  const queues = new Map<string, Queue>()

  async function turn(queue: Queue, signal: AbortSignal): Promise<void> {
    if (queue.running < options.max) {
      queue.running += 1
      return
    }
    if (queue.waiting.length >= options.maxWaiting) throw options.refusal()
    await waitForTurn(queue, options, signal)
  }

  return {
    run: async (key, work, signal) => {
      const queue = queues.get(key) ?? { running: 0, waiting: [] }
      queues.set(key, queue)
      await turn(queue, signal)
      try {
        return await work()
      } finally {
        const next = queue.waiting.shift()
        // The turn passes on to the next one, so the count of those that run stays.
        if (next) next.start()
        else queue.running -= 1
        if (queue.running === 0) queues.delete(key)
      }
    },
  }
}

async function waitForTurn(
  { waiting }: Queue,
  { waitLimit, refusal }: ConcurrencyOptions,
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve: start, reject: refuse } = Promise.withResolvers<void>()
  const waiter: Waiter = { start, refuse }
  waiting.push(waiter)
  const settled = new AbortController()
  const either = AbortSignal.any([signal, settled.signal])
  void waitLimit(either).then(() => {
    const index = waiting.indexOf(waiter)
    if (index === -1) return
    waiting.splice(index, 1)
    refuse(refusal())
  })
  try {
    await promise
  } finally {
    settled.abort()
  }
}
