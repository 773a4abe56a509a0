import type { Browser } from '@playwright/test'

/** Milliseconds beyond which a task is long, as the Long Tasks API of browsers defines it. */
export const LONG_TASK_MS = 50
/** The category in which Chromium traces each task of a thread. */
const TASK_CATEGORY = 'disabled-by-default-devtools.timeline'
const MAIN_THREAD = 'CrRendererMain'

type TraceEvent = {
  name: string
  pid: number
  tid: number
  /** Microseconds; absent where an event has no length. */
  dur?: number
  /** Microseconds of it on the processor. */
  tdur?: number
  args: { name?: string }
}

/**
 * Milliseconds from its start to its end, and its milliseconds on the processor, because a task also waits on a busy
 * machine.
 */
export type Task = { ms: number; processorMs: number }

/** Records each task of the main thread while `act` runs; the page must be the only one that is open. */
export async function recordTasks(browser: Browser, act: () => Promise<void>): Promise<Task[]> {
  const client = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the documented format of trace events
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const isComplete = new Promise((resolve) => {
    client.once('Tracing.tracingComplete', resolve)
  })
  // Without the categories that are recorded by default: millions of events, which slow down what is measured.
  const traceConfig = { includedCategories: [TASK_CATEGORY], excludedCategories: ['*'] }
  await client.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' })
  await act()
  await client.send('Tracing.end')
  await isComplete
  await client.detach()
  const threadKey = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const mainThreads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === MAIN_THREAD).map(threadKey),
  )
  return events
    .filter((event) => event.name === 'RunTask' && mainThreads.has(threadKey(event)))
    .map(({ dur = 0, tdur = 0 }) => ({ ms: dur / 1000, processorMs: tdur / 1000 }))
}
