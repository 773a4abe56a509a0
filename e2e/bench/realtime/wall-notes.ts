import type { Page } from '@playwright/test'

/** Notes of the page about itself since they were last read. */
/** The longest event of an interaction, and where its time went; ms. */
export type Interaction = {
  /** Such as `keydown`, and the element on which it was. */
  name: string
  ms: number
  /** Time before its handlers began: the main thread had other work. */
  waitingMs: number
  handlersMs: number
}

export type WallNotes = {
  /** Tasks over 50 ms as the browser reports them, waiting for the processor included; ms. */
  longTasks: number[]
  /** Each interaction, measured to the frame that shows its effect. */
  interactions: Interaction[]
  /** Events that are no interaction: the pointer moves over cards; ms. */
  hovers: number[]
  /** The most cards that were in the document. */
  cards: number
  /** Statuses that the worker brought. */
  statuses: number
  /** Frames that were drawn. */
  frames: number
  seconds: number
}

declare global {
  // oxlint-disable-next-line no-var -- a property of the page's global object
  var takeWallNotes: () => WallNotes
}

/** To be called before the page is opened. */
export async function noteWall(page: Page): Promise<void> {
  await page.addInitScript(installNotes)
}

/** Reads the notes and begins new ones. */
export function takeNotes(page: Page): Promise<WallNotes> {
  return page.evaluate(() => globalThis.takeWallNotes())
}

/** Runs in the page. */
function installNotes(): void {
  const cardSampleMs = 100
  const empty = () => ({
    longTasks: [] as number[],
    byInteraction: new Map<number, Interaction>(),
    hovers: [] as number[],
    cards: 0,
    statuses: 0,
    frames: 0,
    began: performance.now(),
  })
  let notes = empty()
  globalThis.takeWallNotes = () => {
    const { byInteraction, began, ...rest } = notes
    notes = empty()
    const seconds = (performance.now() - began) / 1000
    return { ...rest, interactions: [...byInteraction.values()], seconds }
  }

  const noteInteraction = (id: number, event: PerformanceEventTiming): void => {
    const { duration, startTime, processingStart, processingEnd, target } = event
    if (duration <= (notes.byInteraction.get(id)?.ms ?? 0)) return
    const on = target instanceof Element ? (target.closest('[aria-label]') ?? target) : null
    notes.byInteraction.set(id, {
      name: `${event.name} on ${on?.getAttribute('aria-label') ?? on?.localName ?? 'nothing'}`,
      ms: duration,
      waitingMs: processingStart - startTime,
      handlersMs: processingEnd - processingStart,
    })
  }

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.longTasks.push(duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0
      if (id > 0) noteInteraction(id, entry as PerformanceEventTiming) // as observed
      else if (/^(pointer|mouse)(over|enter)$/.test(entry.name)) notes.hovers.push(entry.duration)
    }
    // The shortest that the browser reports; what took less counts as 16 ms.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)

  setInterval(() => {
    notes.cards = Math.max(notes.cards, document.querySelectorAll('article[data-seat]').length)
  }, cardSampleMs)
  const onFrame = (): void => {
    notes.frames += 1
    requestAnimationFrame(onFrame)
  }
  onFrame()

  /** Statuses from the worker are counted on its own port, beside the console's listener. */
  const countStatuses = ({ data }: MessageEvent<unknown>): void => {
    const { type, body, bodies } = data as {
      type?: string
      body?: { kind: string }
      bodies?: { kind: string }[]
    } // of the console's own worker
    if (type !== 'message' && type !== 'messages') return
    for (const { kind } of bodies ?? (body ? [body] : [])) if (kind === 'seatStatus') notes.statuses += 1
  }
  window.SharedWorker = class extends SharedWorker {
    constructor(address: string | URL, options?: string | WorkerOptions) {
      super(address, options)
      this.port.addEventListener('message', countStatuses)
    }
  }
}
