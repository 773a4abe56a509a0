import { tracking } from '@console/contracts'

/** While the server cannot be reached, this many of the newest events are queued: as many as one report may contain. */
const MAX_QUEUED = tracking.MAX_REPORTED_EVENTS

/** Events of one business type, as one report carries them (SHELL-082). */
export type Batch = { bizTypeId: number | null; metrics: tracking.TrackedEvent[] }
type QueuedEvent = tracking.TrackedEvent & { bizTypeId: number | null }

export type EventQueueParts = {
  /** Resolves to false when the batch could not be delivered and can be resent. */
  send: (batch: Batch) => Promise<boolean>
  /** Sends a batch while the page unloads, without waiting for the answer. */
  sendWhileLeaving: (batch: Batch) => void
  /** Stops timer and listener; events still queued then are dropped with their session. */
  signal: AbortSignal
}

export type EventQueue = {
  add: (event: QueuedEvent) => void
  /** Sends what is queued; resolves once no report is pending, whether it arrived or not. */
  sendRest: () => Promise<void>
}

/** Collects events and sends them in batches: five at once, fewer every 6 s, the rest when the page unloads. */
export function createEventQueue({ send, sendWhileLeaving, signal }: EventQueueParts): EventQueue {
  let queued: QueuedEvent[] = []
  let sending: Promise<boolean> | null = null

  /** Sends the first events that share a business type; resolves to whether they arrived. */
  async function sendBatch(limit: number): Promise<boolean> {
    const taken = queued.splice(0, sameBusinessCount(queued, limit))
    sending = send(toBatch(taken))
    const hasArrived = await sending
    sending = null
    if (!hasArrived) queued = [...taken, ...queued].slice(-MAX_QUEUED)
    return hasArrived
  }

  async function flush(): Promise<void> {
    if (sending !== null || queued.length === 0 || signal.aborted) return
    const hasArrived = await sendBatch(tracking.BATCH_SIZE)
    if (hasArrived && queued.length >= tracking.BATCH_SIZE) await flush()
  }

  async function sendRest(): Promise<void> {
    while (sending !== null) if (!(await sending)) return
    while (queued.length > 0 && !signal.aborted) if (!(await sendBatch(MAX_QUEUED))) return
  }

  function leave(): void {
    while (queued.length > 0) {
      sendWhileLeaving(toBatch(queued.splice(0, sameBusinessCount(queued, MAX_QUEUED))))
    }
  }

  const timer = setInterval(() => void flush(), tracking.BATCH_INTERVAL_MS)
  window.addEventListener('pagehide', leave, { signal })
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    queued = []
  })

  return {
    add: (event) => {
      if (signal.aborted) return
      queued = [...queued, event].slice(-MAX_QUEUED)
      if (queued.length >= tracking.BATCH_SIZE) void flush()
    },
    sendRest,
  }
}

/** A report has one business type: counts the leading events of the queue that share theirs, up to a limit. */
function sameBusinessCount(queued: readonly QueuedEvent[], limit: number): number {
  const head = queued.slice(0, limit)
  const other = head.findIndex(({ bizTypeId }) => bizTypeId !== head[0]?.bizTypeId)
  return other === -1 ? head.length : other
}

function toBatch(events: readonly QueuedEvent[]): Batch {
  return {
    bizTypeId: events[0]?.bizTypeId ?? null,
    metrics: events.map(({ value, timestamp }) => ({ value, timestamp })),
  }
}
