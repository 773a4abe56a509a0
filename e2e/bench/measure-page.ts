import type { Browser, BrowserContext, Page } from '@playwright/test'
import { recordTransfers } from '../fixtures/transfer.ts'

/** A console to measure. For any but our own the command line names paths and selectors. */
export type Target = {
  url: string
  signInPath: string
  tablePath: string
  chartPath: string
  /** An address of the same app without a table, to switch away to and back from. */
  awayPath: string
  cookies: { name: string; value: string }[]
}

/** Figures of one page opened by address, cold. */
export type PageFigures = {
  /** Bytes, including those that arrive in the two seconds after the content. */
  bytes: number
  requests: number
  contentMs: number
  /** Time of tasks beyond 50 ms each: Total Blocking Time. */
  blockingMs: number
  /** Cumulative Layout Shift. */
  shift: number
}
export type Figures = {
  signIn: PageFigures
  table: PageFigures
  chart: PageFigures
  switchMs: number
  /** From a click on the table page to the first chart of a page that was never open. */
  clickMs: number
}
/** The same over a slow line, with a slow processor. */
export type SlowFigures = { tableMs: number }

const SIGN_IN_CONTENT = 'input[type=password]'
const TABLE_CONTENT = 'tbody td'
/** Ours are drawn as SVG in a figure, most others' on a canvas; icons are neither. */
const CHART_CONTENT = 'canvas, figure [role=img] svg'
const CONTENT_LIMIT_MS = 90_000
/** Everything that arrives by then counts, prefetching included. */
const AFTERWARDS_MS = 2000
/** A new window starts the browser's own pages too (its tabs, its search): they are done before the console is opened, as for a person. */
const WINDOW_READY_MS = 2000
/** Rounds before the warm switch is measured: code compiled, caches filled. */
const WARM_UP_SWITCHES = 2
/** A phone's line of the third generation, and a processor four times slower than this machine's. */
const SLOW_LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000, offline: false }
const SLOWER_TIMES = 4

type Destination = { path: string; content: string; isSlow?: boolean }

/** The pages that are opened by address. */
export const PAGES = ['sign-in', 'table', 'chart'] as const
export type PageName = (typeof PAGES)[number]

/** One trial of one page by address. */
export async function measurePage(browser: Browser, target: Target, page: PageName): Promise<PageFigures> {
  const { context, figures } = await openPage(browser, target, page)
  await context.close()
  return figures
}

async function openPage(browser: Browser, target: Target, page: PageName): Promise<ColdPage> {
  if (page === 'table') return openCold(browser, target, { path: target.tablePath, content: TABLE_CONTENT })
  if (page === 'chart') return openCold(browser, target, { path: target.chartPath, content: CHART_CONTENT })
  const anonymous = { ...target, cookies: [] }
  return openCold(browser, anonymous, { path: target.signInPath, content: SIGN_IN_CONTENT })
}

/** One trial: the cold pages in fresh contexts, then in one of them the switch back, and the click to a page of another kind. */
export async function measure(browser: Browser, target: Target): Promise<Figures> {
  const signIn = await measurePage(browser, target, 'sign-in')
  const chart = await measurePage(browser, target, 'chart')
  const table = await openPage(browser, target, 'table')
  let switchMs = 0
  for (let round = 0; round <= WARM_UP_SWITCHES; round++)
    switchMs = await switchBack(table.page, target.awayPath)
  const clickMs = await clickTo(table.page, { path: target.chartPath, content: CHART_CONTENT })
  await table.context.close()
  return { signIn, table: table.figures, chart, switchMs, clickMs }
}

export async function measureSlowly(browser: Browser, target: Target): Promise<SlowFigures> {
  const destination = { path: target.tablePath, content: TABLE_CONTENT, isSlow: true }
  const { context, figures } = await openCold(browser, target, destination)
  await context.close()
  return { tableMs: figures.contentMs }
}

type ColdPage = { context: BrowserContext; page: Page; figures: PageFigures }

async function openCold(
  browser: Browser,
  target: Target,
  { path, content, isSlow = false }: Destination,
): Promise<ColdPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  if (target.cookies.length > 0)
    await context.addCookies(target.cookies.map((cookie) => ({ ...cookie, url: target.url })))
  const page = await context.newPage()
  await page.waitForTimeout(WINDOW_READY_MS)
  const record = await recordTransfers(page)
  let requests = 0
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) requests += 1
  })
  if (isSlow) await slowDown(context, page)
  await page.addInitScript(notePage, content)
  await page.goto(new URL(path, target.url).href, { waitUntil: 'commit' })
  const contentMs = await firstSight(page)
  await page.waitForTimeout(AFTERWARDS_MS)
  const { blockingMs, shift } = await page.evaluate(() => {
    const { blockingMs, shift } = globalThis.pageNotes
    return { blockingMs, shift }
  })
  return { context, page, figures: { bytes: record.total(), requests, contentMs, blockingMs, shift } }
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', SLOW_LINE)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_TIMES })
}

/** Navigates away and back inside the app, like the browser's buttons; milliseconds until the table is shown again. */
async function switchBack(page: Page, awayPath: string): Promise<number> {
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, awayPath)
  await page.waitForFunction(isGone, TABLE_CONTENT, { timeout: CONTENT_LIMIT_MS })
  await page.evaluate(notePage, TABLE_CONTENT)
  const startedAt = await page.evaluate(() => {
    const now = performance.now()
    history.back()
    return now
  })
  return (await firstSight(page)) - startedAt
}

/** Clicks a link inside the app; returns milliseconds until the content is there. */
async function clickTo(page: Page, { path, content }: Destination): Promise<number> {
  await page.evaluate(notePage, content)
  const startedAt = await page.evaluate((target) => {
    const now = performance.now()
    history.pushState({}, '', target)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    return now
  }, path)
  return (await firstSight(page)) - startedAt
}

/**
 * Returns the time at which the content first appeared. The wait runs in the page: `waitForFunction` and locators first have
 * the page compile 300 kB of Playwright's own, 30 ms while it loads.
 */
async function firstSight(page: Page): Promise<number> {
  const tooLate = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error(`There was no content after ${CONTENT_LIMIT_MS} ms.`))
    setTimeout(fail, CONTENT_LIMIT_MS).unref()
  })
  return Promise.race([page.evaluate(async () => globalThis.pageNotes.firstSightMs), tooLate])
}

type PageNotes = { firstSightMs: Promise<number>; blockingMs: number; shift: number }
declare global {
  // oxlint-disable-next-line no-var -- a property of the page's global object
  var pageNotes: PageNotes
}

/**
 * Runs in the page: the frame in which the content is first there, how long tasks blocked it, and how far it shifted. A cell
 * counts with text, for tables also draw empty ones.
 */
function notePage(selector: string): void {
  let seenAt = (_ms: number): void => {}
  const firstSightMs = new Promise<number>((resolve) => {
    seenAt = resolve
  })
  const notes: PageNotes = { firstSightMs, blockingMs: 0, shift: 0 }
  globalThis.pageNotes = notes
  const longTaskMs = 50
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })
  }
  observe('longtask', ({ duration }) => {
    notes.blockingMs += duration - longTaskMs
  })
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
      notes.shift += Number(entry.value)
  })
  const isSeen = (element: Element) =>
    element.getBoundingClientRect().height > 0 &&
    (!(element instanceof HTMLTableCellElement) || element.textContent.trim() !== '')
  const look = () => {
    if ([...document.querySelectorAll(selector)].some(isSeen)) seenAt(performance.now())
    else requestAnimationFrame(look)
  }
  look()
}

/** Runs in the page. */
function isGone(selector: string): boolean {
  return document.querySelector(selector) === null
}
