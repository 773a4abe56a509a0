import type { BrowserContext, Locator, Page } from '@playwright/test'
import {
  AUDIT_PATH,
  LABELS_PATH,
  OVERVIEW_PATH,
  VERSIONS_PATH,
  VOICE_CATEGORIES_PATH,
} from '../fixtures/console-pages.ts'
import { demoToken } from '../fixtures/demo-token.ts'
import { DEMO_DATA, signedInContext, withConsole, type BenchConsole } from './bench-console.ts'
import { openAnotherPage, ROWS } from './open-another-page.ts'
import { readTrials } from './read-trials.ts'
import { median, quantile } from './statistics.ts'

/** Milliseconds for which people point at a link before they press it, at least. */
const HOVER_MS = 200

const USAGE = `pnpm bench:clicks [--trials 10]
Measures what a click takes: from another page of the console to the content of a page, cold (its app was never loaded and nothing was
prefetched, goal 250 ms), pointed at (as cold, with the pointer on its link for ${HOVER_MS} ms before) and warmed (it was open before,
goal 120 ms); and from another range of days to drawn charts (goal 400 ms).`

const CHARTS = 'main figure [role=img] svg'
const PAGES = [
  { name: 'projects', path: '/console/project/index', content: ROWS, username: 'platform-admin' },
  { name: 'whole organisation', path: OVERVIEW_PATH, content: CHARTS, username: 'manager' },
  { name: 'users', path: '/console/statistic/user', content: CHARTS, username: 'manager' },
  { name: 'sales', path: '/console/statistic/sales', content: CHARTS, username: 'manager' },
  { name: 'bill', path: '/console/statistic/bill', content: ROWS, username: 'manager' },
  { name: 'labels', path: LABELS_PATH, content: ROWS, username: 'manager' },
  { name: 'versions', path: VERSIONS_PATH, content: ROWS, username: 'manager' },
  { name: 'voice categories', path: VOICE_CATEGORIES_PATH, content: ROWS, username: 'manager' },
] as const
const CONTENT_LIMIT_MS = 30_000
/** Milliseconds without a change after which a chart counts as drawn. */
const STILL_MS = 300

async function main(): Promise<void> {
  const trials = readTrials(USAGE)
  if (trials === null) return
  await withConsole(async (served) => {
    for (const page of PAGES) await reportPage(served, page, trials)
    await reportRange(served, trials)
  }, DEMO_DATA)
}

type MeasuredPage = (typeof PAGES)[number]

async function reportPage(served: BenchConsole, measured: MeasuredPage, trials: number): Promise<void> {
  const token = await demoToken(served.url, measured.username)
  const cold: number[] = []
  const pointedAt: number[] = []
  const warmed: number[] = []
  for (let trial = 0; trial < trials; trial += 1) {
    const times = await measureOnce(await signedInContext(served, token), measured)
    cold.push(times.cold)
    warmed.push(times.warmed)
    pointedAt.push(await measurePointedAt(await signedInContext(served, token), measured))
  }
  print(`${measured.name}, click to content, cold`, cold)
  print(`${measured.name}, click to content, pointed at`, pointedAt)
  print(`${measured.name}, click to content, warmed`, warmed)
}

async function measureOnce(
  context: BrowserContext,
  { path, content }: MeasuredPage,
): Promise<{ cold: number; warmed: number }> {
  try {
    // The host prefetches nothing with `saveData`.
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const page = await openAnotherPage(context)
    const cold = await navigate(page, path, content)
    await page.waitForLoadState('networkidle')
    await navigate(page, AUDIT_PATH, ROWS)
    await page.waitForLoadState('networkidle')
    return { cold, warmed: await navigate(page, path, content) }
  } finally {
    await context.close()
  }
}

async function measurePointedAt(context: BrowserContext, { path, content }: MeasuredPage): Promise<number> {
  try {
    const page = await openAnotherPage(context)
    await (await linkTo(page, path)).hover()
    await page.waitForTimeout(HOVER_MS)
    return await navigate(page, path, content)
  } finally {
    await context.close()
  }
}

/** In the tree that is open, or in that of the first group that has it. */
async function linkTo(page: Page, path: string): Promise<Locator> {
  const link = page.locator(`nav a[href="${path}"]`)
  const groups = page.locator('nav button[aria-pressed]')
  for (let group = 0; (await link.count()) === 0; group += 1) {
    if (group === (await groups.count())) throw new Error(`no link leads to ${path}`)
    await groups.nth(group).click()
  }
  return link.first()
}

/** Measured in the page: from what a link does to the frame in which the page's own content is there. */
function navigate(page: Page, path: string, content: string): Promise<number> {
  return page.evaluate(
    async ({ target, selector, limitMs }) => {
      for (const earlier of document.querySelectorAll(selector)) earlier.setAttribute('data-earlier', '')
      const begin = performance.now()
      history.pushState(null, '', target)
      dispatchEvent(new PopStateEvent('popstate'))
      const isNew = (element: Element) =>
        !element.hasAttribute('data-earlier') &&
        element.getBoundingClientRect().height > 0 &&
        (element instanceof SVGElement || element.textContent.trim() !== '')
      while (performance.now() - begin < limitMs) {
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
        if ([...document.querySelectorAll(selector)].some(isNew)) return performance.now() - begin
      }
      throw new Error(`no content came at ${target}`)
    },
    { target: path, selector: content, limitMs: CONTENT_LIMIT_MS },
  )
}

async function reportRange(served: BenchConsole, trials: number): Promise<void> {
  const context = await signedInContext(served, await demoToken(served.url, 'manager'))
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(OVERVIEW_PATH)
  await page.locator(CHARTS).first().waitFor()
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (let trial = 0; trial < trials; trial += 1) times.push(await changeRange(page, trial % 2 === 0 ? 1 : 2))
  print('another range, click to drawn charts', times)
  await context.close()
}

/** The charts in view are drawn when they change no more; the wait for that does not count. */
function changeRange(page: Page, preset: number): Promise<number> {
  return page.evaluate(
    async ({ index, stillMs }) => {
      const main = document.querySelector('main')
      const choice = main?.querySelectorAll<HTMLElement>('[role=radiogroup] input[type=radio]')[index]
      const inquire = [...(main?.querySelectorAll('button') ?? [])].find(
        ({ textContent }) => textContent === 'Inquire',
      )
      if (!main || !choice || !inquire) throw new Error('the page has no band')
      choice.click()
      await new Promise((resolve) => {
        setTimeout(resolve, stillMs)
      })
      let changed = 0
      const observer = new MutationObserver((mutations) => {
        const isChart = ({ target }: MutationRecord) =>
          target instanceof Element &&
          (target.closest('figure') !== null || target.querySelector('figure') !== null)
        if (mutations.some(isChart)) changed = performance.now()
      })
      observer.observe(main, { subtree: true, childList: true, attributes: true })
      const begin = performance.now()
      inquire.click()
      while (changed === 0 || performance.now() - changed < stillMs || main.querySelector('[aria-busy=true]'))
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
      observer.disconnect()
      return changed - begin
    },
    { index: preset, stillMs: STILL_MS },
  )
}

function print(name: string, times: readonly number[]): void {
  const shown = [
    `median ${median(times).toFixed(0)} ms`,
    `95 % within ${quantile(times, 0.95).toFixed(0)} ms`,
  ]
  console.log([`${name}, ${times.length} trials:`, ...shown].join('  '))
}

await main()
