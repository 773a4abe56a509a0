import type { Browser, BrowserContext, Page } from '@playwright/test'
import { recordTransfers } from '../fixtures/transfer.ts'

/** A console to measure. For any but our own the command line names paths and selectors. */
export type Target = {
  url: string
  signInPath: string
  tablePath: string
  /** An address of the same app without a table, to switch away to and back from. */
  awayPath: string
  cookies: { name: string; value: string }[]
}

export type Figures = {
  signInBytes: number
  signInMs: number
  tableBytes: number
  tableMs: number
  switchMs: number
}

const SIGN_IN_CONTENT = 'input[type=password]'
const TABLE_CONTENT = 'tbody td'
const CONTENT_LIMIT_MS = 30_000
/** Rounds before the warm switch is measured: code compiled, caches filled. */
const WARM_UP_SWITCHES = 2

/** One trial: both cold pages in fresh contexts, then the switch in the second of them. */
export async function measure(browser: Browser, target: Target): Promise<Figures> {
  const signIn = await openCold(
    browser,
    { ...target, cookies: [] },
    { path: target.signInPath, content: SIGN_IN_CONTENT },
  )
  await signIn.context.close()
  const table = await openCold(browser, target, { path: target.tablePath, content: TABLE_CONTENT })
  let switchMs = 0
  for (let round = 0; round <= WARM_UP_SWITCHES; round++)
    switchMs = await switchBack(table.page, target.awayPath)
  await table.context.close()
  return {
    signInBytes: signIn.bytes,
    signInMs: signIn.ms,
    tableBytes: table.bytes,
    tableMs: table.ms,
    switchMs,
  }
}

type ColdPage = { context: BrowserContext; page: Page; bytes: number; ms: number }

async function openCold(
  browser: Browser,
  target: Target,
  destination: { path: string; content: string },
): Promise<ColdPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  })
  if (target.cookies.length > 0)
    await context.addCookies(target.cookies.map((cookie) => ({ ...cookie, url: target.url })))
  const page = await context.newPage()
  const record = await recordTransfers(page)
  await page.addInitScript(noteFirstSight, destination.content)
  await page.goto(new URL(destination.path, target.url).href)
  const ms = await firstSight(page)
  await page.waitForLoadState('networkidle')
  return { context, page, bytes: record.total(), ms }
}

/** Navigates away and back inside the app, like the browser's buttons; milliseconds until the table is shown again. */
async function switchBack(page: Page, awayPath: string): Promise<number> {
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, awayPath)
  await page.waitForFunction(isGone, TABLE_CONTENT, { timeout: CONTENT_LIMIT_MS })
  await page.evaluate(noteFirstSight, TABLE_CONTENT)
  const startedAt = await page.evaluate(() => {
    const now = performance.now()
    history.back()
    return now
  })
  return (await firstSight(page)) - startedAt
}

async function firstSight(page: Page): Promise<number> {
  const seen = await page.waitForFunction(
    () => (globalThis as { firstSightMs?: number }).firstSightMs,
    null,
    {
      timeout: CONTENT_LIMIT_MS,
    },
  )
  return Number(await seen.jsonValue())
}

/** Runs in the page: the frame in which the content is first there. A cell counts with text, for tables also draw empty ones. */
function noteFirstSight(selector: string): void {
  const scope = globalThis as { firstSightMs?: number }
  delete scope.firstSightMs
  const isSeen = (element: Element) =>
    element.getBoundingClientRect().height > 0 &&
    (element instanceof HTMLInputElement || element.textContent.trim() !== '')
  const look = () => {
    if ([...document.querySelectorAll(selector)].some(isSeen)) scope.firstSightMs = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

/** Runs in the page. */
function isGone(selector: string): boolean {
  return document.querySelector(selector) === null
}
