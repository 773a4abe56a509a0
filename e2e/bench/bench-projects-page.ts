import type { BrowserContext, Page } from '@playwright/test'
import { AUDIT_PATH } from '../fixtures/console-pages.ts'
import { demoToken } from '../fixtures/demo-token.ts'
import { signedInContext, withConsole, type BenchConsole } from './bench-console.ts'
import { median, quantile } from './statistics.ts'
import { readTrials } from './read-trials.ts'

const USAGE = `pnpm bench:projects-page [--trials 10]
Measures the list of projects from the click on its menu item to rows on the screen: cold (its app was never loaded and
nothing was prefetched), and warmed (it was open before).`

const LIST_PATH = '/console/project/index'
const LIST_LINK = `a[href="${LIST_PATH}"]`
const CONTENT_LIMIT_MS = 30_000

async function main(): Promise<void> {
  const trials = readTrials(USAGE)
  if (trials === null) return
  await withConsole((served) => reportList(served, trials), {
    SEED_PROFILE: 'demo',
    SEED_RECORDINGS: 'off',
    SIMULATOR: 'off',
  })
}

async function reportList(served: BenchConsole, trials: number): Promise<void> {
  const token = await demoToken(served.url, 'platform-admin')
  const cold: number[] = []
  const warmed: number[] = []
  for (let trial = 0; trial < trials; trial++) {
    const times = await measureOnce(await signedInContext(served, token))
    cold.push(times.cold)
    warmed.push(times.warmed)
  }
  for (const [name, times] of Object.entries({ cold, warmed }))
    console.log(
      [
        `project list, click to rows, ${name}, ${times.length} trials:`,
        `median ${median(times).toFixed(0)} ms`,
        `95 % within ${quantile(times, 0.95).toFixed(0)} ms`,
      ].join('  '),
    )
}

async function measureOnce(context: BrowserContext): Promise<{ cold: number; warmed: number }> {
  try {
    // The host prefetches nothing with `saveData`.
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const page = await context.newPage()
    await page.goto(AUDIT_PATH)
    await page.getByRole('table').first().waitFor()
    await openGroup(page)
    await page.waitForLoadState('networkidle')
    const cold = await clickToRows(page)
    await page.goBack()
    await page.waitForURL((address) => address.pathname === AUDIT_PATH)
    await page.getByRole('table').first().waitFor()
    await openGroup(page)
    await page.waitForLoadState('networkidle')
    return { cold, warmed: await clickToRows(page) }
  } finally {
    await context.close()
  }
}

/** The menu shows the pages of one group at a time; which one is no part of what is measured. */
async function openGroup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Projects', exact: true }).click()
  await page.locator(LIST_LINK).waitFor()
}

/** Measured in the page: from the click event to the frame in which the table shows a project. */
function clickToRows(page: Page): Promise<number> {
  return page.evaluate(
    async ({ path, link, limitMs }) => {
      const item = document.querySelector<HTMLElement>(link)
      if (!item) throw new Error('the menu has no link to the projects')
      const begin = performance.now()
      item.click()
      while (performance.now() - begin < limitMs) {
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
        const rows = [...document.querySelectorAll('main tbody tr')]
        if (location.pathname === path && rows.some((row) => row.textContent.includes('PRJ-')))
          return performance.now() - begin
      }
      throw new Error(`no project came at ${location.pathname}`)
    },
    { path: LIST_PATH, link: LIST_LINK, limitMs: CONTENT_LIMIT_MS },
  )
}

await main()
