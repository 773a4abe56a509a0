import { parseArgs } from 'node:util'
import { BROWSER_FLAGS, findBrowser } from '@console/build/browser'
import { chromium, type Browser, type Page } from '@playwright/test'
import { demoToken } from '../fixtures/demo-token.ts'
import { AUDIT_PATH } from '../fixtures/console-pages.ts'
import { TOKEN_COOKIE } from '../fixtures/test.ts'
import { startRealServer } from '../setup/real-server.ts'
import { median, quantile } from './statistics.ts'

const USAGE = `pnpm bench:projects-page [--trials 10]
Measures the list of projects from the click on its menu item to rows on the screen: cold (its app was never loaded and
nothing was fetched ahead), and warmed (it was open before).`

const FEWEST_TRIALS = 10
const LIST_PATH = '/console/project/index'
const LIST_LINK = `a[href="${LIST_PATH}"]`
const CONTENT_LIMIT_MS = 30_000

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      trials: { type: 'string', default: String(FEWEST_TRIALS) },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No Chromium was found: install one, or name it by CHROMIUM_PATH.')
  const server = await startRealServer({ SEED_PROFILE: 'demo', SIMULATOR: 'off' })
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  try {
    const token = await demoToken(server.url, 'platform-admin')
    const cold: number[] = []
    const warmed: number[] = []
    for (let trial = 0; trial < Math.max(FEWEST_TRIALS, Number(values.trials) || 0); trial++) {
      const times = await measureOnce(browser, { url: server.url, token })
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
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function measureOnce(
  browser: Browser,
  { url, token }: { url: string; token: string },
): Promise<{ cold: number; warmed: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url })
  try {
    await context.addCookies([{ name: TOKEN_COOKIE, value: token, url }])
    // The host fetches nothing ahead for who saves data.
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

/** As the page sees it: from the click's event to the frame in which a project stands in the table. */
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
