import type { Browser, Page } from '@playwright/test'

/** Over this a task is long, as the Long Tasks API of browsers has it. */
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

/** Milliseconds from its start to its end, and of these on the processor: a busy machine lets a task wait within. */
export type Task = { ms: number; processorMs: number }

/** Each task of the main thread while something is done in the page, the only one that is open. */
export async function recordTasks(browser: Browser, page: Page, act: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories: [TASK_CATEGORY] })
  await act()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const threadKey = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === MAIN_THREAD)
      .map(threadKey),
  )
  return traceEvents
    .filter((event) => event.name === 'RunTask' && mainThreads.has(threadKey(event)))
    .map(({ dur = 0, tdur = 0 }) => ({ ms: dur / 1000, processorMs: tdur / 1000 }))
}
