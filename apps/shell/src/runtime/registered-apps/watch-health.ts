import type { subApp } from '@console/contracts'
import type { LoadErrorKind } from '../micro-apps/load-error.ts'
import { type AppRun, runLog } from '../micro-apps/run-log.ts'

/** Reports of one mount beyond this number are not sent: a loop that throws says nothing new. */
export const MAX_REPORTS_OF_MOUNT = 20
const MAX_TEXT_CHARACTERS = 500
/** Reports of this time are sent together. */
export const SEND_AFTER_MS = 1000

type Report = subApp.HealthReport
type Watch = {
  module: string
  /** Folder of the app's files: errors with it in their stack are the app's. */
  folder: string
  send: (reports: Report[]) => void
}

export type HealthWatch = {
  /** Adds an error that an app in a frame has reported. */
  noteError: (text: string) => void
  end: () => void
}

/**
 * Watches how a registered app does in this browser: mounts with their times, failures, errors that nothing has caught, what the
 * page's policy refused, long tasks, and what a mount has left behind. An app in a frame reports its errors itself.
 */
export function watchHealth({ module, folder, send }: Watch): HealthWatch {
  const batch = createBatch(send)
  const ending = new AbortController()
  const { signal } = ending
  let before = findRun(module)
  const unsubscribe = runLog.subscribe(() => {
    const run = findRun(module)
    if (run !== undefined) for (const report of reportsOfChange(before, run)) batch.add(report)
    before = run
  })
  window.addEventListener(
    'error',
    ({ error, message, filename }) => {
      if (filename.includes(folder) || isOwn(error, folder))
        batch.add({ kind: 'error', text: describe(error ?? message) })
    },
    { signal },
  )
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => {
      if (isOwn(reason, folder)) batch.add({ kind: 'error', text: describe(reason) })
    },
    { signal },
  )
  document.addEventListener(
    'securitypolicyviolation',
    ({ sourceFile, effectiveDirective, blockedURI }) => {
      if (sourceFile.includes(folder))
        batch.add({ kind: 'policy', text: withoutPersonalData(`${effectiveDirective} ${blockedURI}`) })
    },
    { signal },
  )
  const stopFrames = watchLongFrames(folder, (count) => batch.add({ kind: 'longTasks', count }))
  return {
    noteError: (text) => batch.add({ kind: 'error', text: withoutPersonalData(text) }),
    end: () => {
      ending.abort()
      unsubscribe()
      stopFrames()
      batch.flush()
    },
  }
}

/** Failures of the line or of the console's own server: they say nothing of the version. */
const LINE_PROBLEMS: ReadonlySet<LoadErrorKind> = new Set(['network', 'slowFile', 'status'])

const findRun = (module: string): AppRun | undefined => runLog.get().find((run) => run.module === module)

function reportsOfChange(before: AppRun | undefined, run: AppRun): Report[] {
  const { state, mounts, loadMs, mountMs, error, leaks } = run
  const reports: Report[] = []
  if (state === 'mounted' && mounts !== (before?.mounts ?? 0))
    reports.push({ kind: 'mounted', loadMs: Math.round(loadMs ?? 0), mountMs: Math.round(mountMs ?? 0) })
  if (state === 'failed' && error !== null && error !== before?.error)
    reports.push({
      kind: LINE_PROBLEMS.has(error.kind) ? 'error' : 'failed',
      text: describe(error.cause ?? error, error.kind),
    })
  if (leaks !== null && leaks !== before?.leaks && leaks.total > 0)
    reports.push({
      kind: 'leak',
      text: withoutPersonalData(`${leaks.total}: ${leaks.details.slice(0, 3).join('; ')}`),
    })
  return reports
}

/** Sends what comes within a second together, each text once. */
function createBatch(send: (reports: Report[]) => void) {
  const sent = new Set<string>()
  let waiting: Report[] = []
  let timer = 0
  function flush(): void {
    window.clearTimeout(timer)
    timer = 0
    if (waiting.length > 0) send(waiting)
    waiting = []
  }
  return {
    flush,
    add: (report: Report): void => {
      const key = 'text' in report ? `${report.kind} ${report.text}` : null
      if (sent.size >= MAX_REPORTS_OF_MOUNT || (key !== null && report.kind !== 'failed' && sent.has(key)))
        return
      sent.add(key ?? `${report.kind} ${sent.size}`)
      waiting.push(report)
      if (timer === 0) timer = window.setTimeout(flush, SEND_AFTER_MS)
    },
  }
}

function isOwn(error: unknown, folder: string): boolean {
  return error instanceof Error && error.stack?.includes(folder) === true
}

function describe(error: unknown, kind?: string): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return withoutPersonalData(kind === undefined ? text : `${kind}: ${text}`)
}

/** Numbers of phones, addresses of mail and queries of addresses are left out. */
export function withoutPersonalData(text: string): string {
  return text
    .slice(0, 4 * MAX_TEXT_CHARACTERS)
    .replaceAll(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g, '…@…')
    .replaceAll(/\?[\w%=&.+-]+/g, '?…')
    .replaceAll(/\d{5,}/g, '…')
    .slice(0, MAX_TEXT_CHARACTERS)
}

type LongFrame = PerformanceEntry & { scripts?: readonly { sourceURL: string }[] }

/** Long frames with a script of the app; only Chromium says whose script it was. */
function watchLongFrames(folder: string, onLong: (count: number) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('long-animation-frame')) return () => {}
  const observer = new PerformanceObserver((list) => {
    const own = list
      .getEntries()
      .filter(
        (entry: LongFrame) => entry.scripts?.some(({ sourceURL }) => sourceURL.includes(folder)) === true,
      )
    if (own.length > 0) onLong(own.length)
  })
  observer.observe({ type: 'long-animation-frame' })
  return () => observer.disconnect()
}
