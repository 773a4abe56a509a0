import { once } from 'node:events'
import { createServer } from 'node:http'
import { subApp } from '@console/contracts'
import { request, type APIRequestContext, type Page } from '@playwright/test'
import { AUDIT_PATH } from '../fixtures/console-pages.ts'
import { registerApp, sendAs } from '../fixtures/registered-apps/team-apps.ts'
import { tokenFor } from '../fixtures/test.ts'
import { signedInContext, withConsole, type BenchConsole } from './bench-console.ts'
import { openAnotherPage, ROWS } from './open-another-page.ts'
import { readTrials } from './read-trials.ts'
import { median, quantile } from './statistics.ts'

const APPS = 50
const CALLS = 400
/** Milliseconds for which people point at a link before they press it, at least. */
const HOVER_MS = 200
/** The list of apps comes when the browser has been quiet for some seconds, and the code around apps within this time of it. */
const AROUND_MS = 1000
const USAGE = `pnpm bench:apps [--trials 10]
Measures what apps of other teams cost: the first page of a company with ${APPS} of them beside the same page without one, in turns
(goal 3 kB and 5 ms more); from a click to the content of a small app beside its own loading (goal 30 ms more): the first one of a
visit once the page before it has been there for some seconds, the first one pressed as soon as that page is there, the same
pointed at for ${HOVER_MS} ms before, and a further one; and the answer with ${APPS} apps (goal 95 % within 5 ms), beside a small answer.`

const CONTENT_LIMIT_MS = 30_000
/** The list of apps and the code around them come within this time of the first row. */
const QUIET_MS = 5000
/** Small enough to cost nothing of its own. */
const SCRIPT = `window['bench'] = {
  bootstrap: async () => {},
  mount: async ({ container }) => { container.querySelector('#root').innerHTML = '<h2 class="bench-app">Ready</h2>' },
  unmount: async ({ container }) => { container.querySelector('#root').innerHTML = '' },
}`
const HTML = '<!doctype html><html><body><div id="root"></div><script src="main.js"></script></body></html>'

async function main(): Promise<void> {
  const trials = readTrials(USAGE)
  if (trials === null) return
  await withConsole(
    async (served) => {
      const api = await request.newContext({ baseURL: served.url })
      try {
        const { full, empty } = await registerAll(api)
        await reportFirstPage(served, { api, full, empty, trials })
        await sendAs(api, 'platform-admin', { call: subApp.releaseAgain, body: { setNumber: full } })
        await reportMounts(served, await tokenFor(api, 'manager'), trials)
        await reportAnswer(served, await tokenFor(api, 'manager'))
      } finally {
        await api.dispose()
      }
    },
    { SEED_PROFILE: 'people', APP_HOSTS: 'private' },
  )
}

const moduleName = (index: number): string => `bench-${index}`

/** Registers the apps; returns the set with all of them and one without. */
async function registerAll(api: APIRequestContext): Promise<{ full: number; empty: number }> {
  const host = createServer(({ url = '' }, response) => {
    const isScript = url.endsWith('.js')
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
    response.end(isScript ? SCRIPT : HTML)
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  const address = host.address()
  if (address === null || typeof address === 'string') throw new Error('The system named no port.')
  for (let index = 0; index < APPS; index += 1)
    await registerApp(api, `http://127.0.0.1:${address.port}`, {
      module: moduleName(index),
      heading: /Ready/,
      pages: ['/bench/index.html'],
    })
  host.closeAllConnections()
  host.close()
  const { sets } = await sendAs(api, 'platform-admin', { call: subApp.sets })
  const full = sets[0]?.number ?? 0
  const items = Array.from({ length: APPS }, (_, index) => ({ module: moduleName(index), versionId: null }))
  const { setNumber: empty } = await sendAs(api, 'platform-admin', { call: subApp.release, body: { items } })
  return { full, empty }
}

type FirstPage = { api: APIRequestContext; full: number; empty: number; trials: number }

async function reportFirstPage(served: BenchConsole, parts: FirstPage): Promise<void> {
  const { api, full, empty, trials } = parts
  const token = await tokenFor(api, 'manager')
  const figures = { with: [] as FirstPageFigures[], without: [] as FirstPageFigures[] }
  // The very first page of a server is slower.
  await openFirstPage(served, token)
  for (let trial = 0; trial < trials; trial += 1)
    for (const name of trial % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const)) {
      const setNumber = name === 'with' ? full : empty
      await sendAs(api, 'platform-admin', { call: subApp.releaseAgain, body: { setNumber } }).catch(
        // The set is released already.
        () => undefined,
      )
      figures[name].push(await openFirstPage(served, token))
    }
  const medianWithout = (figure: keyof FirstPageFigures) => median(figures.without.map((one) => one[figure]))
  const more = (figure: keyof FirstPageFigures) =>
    median(figures.with.map((one) => one[figure])) - medianWithout(figure)
  const kB = (figure: 'bytes' | 'bytesWhenQuiet') => `${(more(figure) / 1000).toFixed(1)} kB`
  console.log(
    `first page with ${APPS} apps, ${trials} pairs:  ${kB('bytes')} more  ${more('ms').toFixed(1)} ms more (of ${medianWithout('ms').toFixed(0)} ms)  ${kB('bytesWhenQuiet')} more once it is quiet`,
  )
}

/** Time and bytes to the first row, and the bytes once the list of apps and the code around them came as well. */
type FirstPageFigures = { ms: number; bytes: number; bytesWhenQuiet: number }

async function openFirstPage(served: BenchConsole, token: string): Promise<FirstPageFigures> {
  const context = await signedInContext(served, token)
  try {
    const page = await context.newPage()
    const begin = performance.now()
    await page.goto(AUDIT_PATH)
    await page.locator(ROWS).first().waitFor()
    const ms = performance.now() - begin
    const bytes = await page.evaluate(countBytes)
    await page.waitForTimeout(QUIET_MS)
    return { ms, bytes, bytesWhenQuiet: await page.evaluate(countBytes) }
  } finally {
    await context.close()
  }
}

/** Bytes over the wire of everything that the page has requested. */
function countBytes(): number {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  // Both kinds of entries have sizes.
  return (entries as PerformanceResourceTiming[]).reduce((sum, { transferSize }) => sum + transferSize, 0)
}

async function reportMounts(served: BenchConsole, token: string, trials: number): Promise<void> {
  const read: number[] = []
  const atOnce: number[] = []
  const pointedAt: number[] = []
  const further: number[] = []
  const first = `nav a[href="${toPath(moduleName(0))}"]`
  for (let trial = 0; trial < trials; trial += 1) {
    await inOtherPage(served, token, async (page) => {
      await page.waitForResponse((response) => response.url().endsWith(subApp.registry.path))
      await page.waitForTimeout(AROUND_MS)
      read.push(await openApp(page, moduleName(0)))
      further.push(await openApp(page, moduleName(1)))
    })
    await inOtherPage(served, token, async (page) => {
      atOnce.push(await openApp(page, moduleName(0)))
    })
    await inOtherPage(served, token, async (page) => {
      await page.locator(first).hover()
      await page.waitForTimeout(HOVER_MS)
      pointedAt.push(await openApp(page, moduleName(0)))
    })
  }
  for (const [name, times] of [
    ['the first app of a visit', read],
    ['the first app of a visit, at once', atOnce],
    ['the first app of a visit, at once, pointed at', pointedAt],
    ['a further app', further],
  ] as const)
    console.log(
      `${name}, click to content beyond its own loading, ${trials} trials:  median ${median(times).toFixed(0)} ms  95 % within ${quantile(times, 0.95).toFixed(0)} ms`,
    )
}

const toPath = (module: string): string => `${subApp.PAGES_PATH}${module}`

/** Runs in a new visit that has another page open. */
async function inOtherPage(
  served: BenchConsole,
  token: string,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await signedInContext(served, token)
  try {
    await run(await openAnotherPage(context))
  } finally {
    await context.close()
  }
}

/** Milliseconds from a click on an app's link to its content, without those in which its own files were loaded. */
function openApp(page: Page, module: string): Promise<number> {
  return page.evaluate(
    async ({ path, files, limitMs }) => {
      for (const earlier of document.querySelectorAll('.bench-app')) earlier.remove()
      const link = document.querySelector<HTMLElement>(`nav a[href="${path}"]`)
      if (link === null) throw new Error(`no link leads to ${path}`)
      const begin = performance.now()
      link.click()
      while (document.querySelector('.bench-app') === null) {
        if (performance.now() - begin > limitMs) throw new Error(`no content came at ${path}`)
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
        })
      }
      const total = performance.now() - begin
      const own = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime >= begin && name.includes(files))
      if (own.length === 0) return total
      const ended = Math.max(...own.map(({ startTime, duration }) => startTime + duration))
      return total - (ended - Math.min(...own.map(({ startTime }) => startTime)))
    },
    { path: toPath(module), files: `${subApp.FILES_PATH}${module}/`, limitMs: CONTENT_LIMIT_MS },
  )
}

async function reportAnswer(served: BenchConsole, token: string): Promise<void> {
  for (const [name, path] of [
    ['the apps of a person', subApp.registry.path],
    ['a small answer', '/api/user/mm_msg/unread_count'],
  ] as const) {
    const times: number[] = []
    for (let call = 0; call < CALLS; call += 1) {
      const begin = performance.now()
      const answer = await fetch(served.url + path, { headers: { authorization: `Bearer ${token}` } })
      await answer.arrayBuffer()
      times.push(performance.now() - begin)
    }
    console.log(
      `${name}, ${CALLS} answers:  median ${median(times).toFixed(1)} ms  95 % within ${quantile(times, 0.95).toFixed(1)} ms`,
    )
  }
}

await main()
