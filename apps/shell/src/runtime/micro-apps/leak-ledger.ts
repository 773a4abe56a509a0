import { notifyManager, timeoutManager } from '@tanstack/react-query'
import { type Ends, type Trace, type TraceKind, traceListeners } from './trace-listeners.ts'
import { timersOfPage, traceObservers, traceSockets, traceTimers } from './trace-resources.ts'

export type LeakKind = TraceKind | 'headTag' | 'bodyChild'

/** The leaks of one mount, counted right after its unmount. */
export type LeakReport = {
  module: string
  left: Readonly<Record<LeakKind, number>>
  total: number
  /** One line each, with the source location of its creation. */
  details: readonly string[]
}

/** Closing twice gives the same report. */
export type OpenRecord = { close: () => LeakReport }

declare global {
  interface Window {
    /** For the developer panel and the conformance test. */
    __leakLedger?: { reports: () => readonly LeakReport[] }
  }
}

/** Enough to get past the frames of this module and of the sandbox to the calling code. */
const STACK_FRAMES = 8
/** The oldest reports are dropped first. */
const MAX_REPORTS = 200
/** Frames of this module and of the sandbox around a sub-app: the host as built, or run from its sources. */
const HOST_FRAME =
  /\/console\/assets\/shell\/|\/(?:micro|registered)-apps\/[\w-]+\.ts|\/node_modules\/qiankun\//
/** Functions of this module and its neighbours between a browser's function and its caller. */
const LEDGER_FRAMES = 3
/** The sandbox and the window of an app have one more around theirs, but for timeouts, and single-spa has another for listeners. */
const MOST_HOST_FRAMES: Readonly<Record<TraceKind, number>> = {
  timeout: LEDGER_FRAMES,
  interval: LEDGER_FRAMES + 1,
  listener: LEDGER_FRAMES + 2,
  observer: LEDGER_FRAMES + 1,
  socket: LEDGER_FRAMES + 1,
}
/** WebKit names no file for text that was evaluated. Only a sub-app's is: host and kit come by script elements. */
const EVALUATED_FRAME = /^[^@]*@$/

const alive = new Set<Trace>()
const reports: LeakReport[] = []
let clock = 0
let openRecords = 0
let isInstalled = false

/**
 * Watches what the page registers. The sandbox removes window listeners and intervals, but neither captured
 * listeners nor those of the document, timeouts, observers and sockets: a sub-app must do that itself, and this counts
 * whether it did. Must run before qiankun is imported, which keeps the functions it finds.
 */
export function installLeakLedger(): void {
  if (isInstalled) return
  isInstalled = true
  // The kit's queries start and stop several timers for each component that reads one, and each trace costs a stack.
  const timers = timersOfPage()
  timeoutManager.setTimeoutProvider(timers)
  notifyManager.setScheduler((notify) => void timers.setTimeout(notify, 0))
  traceListeners(window, { traceCreated: traceCreated, traceReleased: traceReleased })
  traceListeners(document, { traceCreated: traceCreated, traceReleased: traceReleased })
  traceTimers({ traceCreated: traceCreated, traceReleased: traceReleased })
  traceObservers({ traceCreated: traceCreated, traceReleased: traceReleased })
  traceSockets({ traceCreated: traceCreated, traceReleased: traceReleased })
  window.__leakLedger = { reports: () => reports }
}

type RecordOptions = {
  /** Leaks are not only counted but also closed: timers, listeners, observers, sockets. */
  closesLeaks?: boolean
  /** Listeners that come back with each mount of the same code, by their registration; filled as a mount ends. */
  lasting?: LastingListeners
}

/**
 * Libraries such as React listen to the document once for as long as their code is there: the first listener of a type is
 * suspended while the app is not mounted, and is no leak. A second one of the same type is.
 */
export type LastingListeners = Map<string, Trace>

/** Begins to count for one mount; files are attributed by the sub-app's public path. */
export function openRecord(
  module: string,
  publicPath: string,
  { closesLeaks = false, lasting }: RecordOptions = {},
): OpenRecord {
  for (const { isReleased, registration } of lasting?.values() ?? []) if (!isReleased) registration?.resume()
  const since = clock
  const marks = pageMarks()
  openRecords += 1
  let closed: LeakReport | null = null
  return {
    close: () => {
      if (closed !== null) return closed
      openRecords -= 1
      const young = [...alive].filter(({ createdAt }) => createdAt > since)
      const own = young.filter(
        (trace) =>
          isMadeBy(trace.origin.stack ?? '', publicPath, MOST_HOST_FRAMES[trace.kind]) &&
          !isLasting(trace, lasting),
      )
      // Counted traces are removed; the host and the kit release their own resources.
      for (const trace of young) alive.delete(trace)
      if (closesLeaks) for (const { release } of own) release()
      for (const { registration } of lasting?.values() ?? []) registration?.suspend()
      closed = toReport(module, [
        ...own.map(({ kind, what, origin }) => ({
          kind,
          detail: `${kind} ${what} ${sourceLocation(origin, publicPath)}`,
        })),
        ...strayElements(marks),
      ])
      reports.push(closed)
      if (reports.length > MAX_REPORTS) reports.shift()
      return closed
    },
  }
}

export function leakReports(): readonly LeakReport[] {
  return reports
}

/** True for the first listener of its registration, which from now on lasts. */
function isLasting(trace: Trace, lasting: LastingListeners | undefined): boolean {
  const key = trace.registration?.key
  if (lasting === undefined || key === undefined) return false
  const known = lasting.get(key)
  if (known !== undefined && !known.isReleased) return false
  lasting.set(key, trace)
  return true
}

function traceCreated(kind: TraceKind, what: string, { release, registration }: Ends): Trace | null {
  if (openRecords === 0) return null
  // The text of the stack is built only if the trace still exists at the end.
  const createdAt = (clock += 1)
  const trace: Trace = {
    kind,
    what,
    release,
    registration,
    origin: shortError(kind),
    createdAt,
    isReleased: false,
  }
  alive.add(trace)
  return trace
}

/** Not every browser has a limit; where there was none, it is removed again. */
function shortError(message: string): Error {
  const limited: { stackTraceLimit?: number } = Error
  const { stackTraceLimit: limit } = limited
  if (limit === undefined) return new Error(message)
  limited.stackTraceLimit = STACK_FRAMES
  const error = new Error(message)
  limited.stackTraceLimit = limit
  return error
}

function traceReleased(trace: Trace | null | undefined): void {
  if (trace == null) return
  trace.isReleased = true
  alive.delete(trace)
}

/**
 * True when the nearest caller outside the host is a file of the sub-app: what the shared kit creates, the kit releases. With more
 * frames of the host before it than its functions around a browser's have, the host itself was at work for the app: an app with a
 * zone runs even reactions to the host's promises.
 */
export function isMadeBy(
  stack: string,
  publicPath: string,
  mostHostFrames = Number.POSITIVE_INFINITY,
): boolean {
  const frames = parseFrames(stack).filter((frame) => !frame.includes('<anonymous>'))
  const index = frames.findIndex((frame) => !HOST_FRAME.test(frame))
  const caller = frames[index]
  return caller !== undefined && index <= mostHostFrames && isOwnFrame(caller, publicPath)
}

function isOwnFrame(frame: string, publicPath: string): boolean {
  return frame.includes(publicPath) || EVALUATED_FRAME.test(frame)
}

function sourceLocation(origin: Error, publicPath: string): string {
  return (
    parseFrames(origin.stack ?? '')
      .find((frame) => isOwnFrame(frame, publicPath))
      ?.trim() ?? ''
  )
}

function parseFrames(stack: string): string[] {
  // Chromium begins with the error itself, Firefox and Safari with the first frame; `[native code]` is ignored.
  return stack.split('\n').filter((line) => /:\d+:\d+\)?$/.test(line) || EVALUATED_FRAME.test(line))
}

function toReport(module: string, leaks: readonly { kind: LeakKind; detail: string }[]): LeakReport {
  const left = { listener: 0, timeout: 0, interval: 0, observer: 0, socket: 0, headTag: 0, bodyChild: 0 }
  for (const { kind } of leaks) left[kind] += 1
  return { module, left, total: leaks.length, details: leaks.map(({ detail }) => detail) }
}

/** The elements of head and body before a mount. */
type PageMarks = { head: ReadonlySet<Element>; body: ReadonlySet<Element> }

function pageMarks(): PageMarks {
  return { head: new Set(document.head.children), body: new Set(document.body.children) }
}

/** Style and link tags in the head, and children of the body, that were not there before. */
function strayElements(before: PageMarks): { kind: 'headTag' | 'bodyChild'; detail: string }[] {
  const tags = [...document.head.children].filter((element) => !before.head.has(element) && isStyle(element))
  const children = [...document.body.children].filter(
    (element) => !before.body.has(element) && element.tagName !== 'SCRIPT',
  )
  return [
    ...tags.map((element) => ({ kind: 'headTag' as const, detail: `head ${describe(element)}` })),
    ...children.map((element) => ({ kind: 'bodyChild' as const, detail: `body ${describe(element)}` })),
  ]
}

/**
 * antd's own style tags stay by design, once for the whole page, whichever app used them first; so do the host's and the
 * kit's files.
 */
function isStyle(element: Element): boolean {
  if (element.tagName === 'STYLE')
    return !element.hasAttribute('data-css-hash') && !element.hasAttribute('data-rc-order')
  if (!(element instanceof HTMLLinkElement)) return false
  return element.rel === 'stylesheet' && !/\/console\/assets\/(shell|kit)\//.test(element.href)
}

function describe(element: Element): string {
  const name = element.tagName.toLowerCase()
  const id = element.id === '' ? '' : `#${element.id}`
  return `${name}${id}${[...element.classList].map((className) => `.${className}`).join('')}`
}
