import { join } from 'node:path'
import { subApp } from '@console/contracts'
import { request, type APIRequestContext, type Page } from '@playwright/test'
import { serveTeamFiles } from '../fixtures/registered-apps/serve-team-files.ts'
import { registerApp, sendAs } from '../fixtures/registered-apps/team-apps.ts'
import { tokenFor } from '../fixtures/test.ts'
import { signedInContext, withConsole, type BenchConsole } from './bench-console.ts'
import { openAnotherPage } from './open-another-page.ts'
import { readTrials } from './read-trials.ts'
import { median } from './statistics.ts'

const USERS = '/app-tenant-system/system/users'
/** In the first row of the page. */
const USERNAME = 'alice.palmer'
const MODULE = 'bench-slots'
const USAGE = `pnpm bench:slots [--trials 10]
Measures what five contributions of an app cost a page: from the step to Users to its first row, with three columns and two kinds
of actions of an app and without, in turns: by the clock, and by the work of the page's thread (goal 3 % more).`
const LIMIT_MS = 30_000
/** Contributions are listed once the first page has been quiet for 3 s, and the code around them has loaded. */
const LISTED_MS = 5000

const column = (id: string): subApp.Contribution => ({
  kind: 'column',
  id,
  target: 'person',
  name: { en: id, zh: id },
  widthPx: 100,
})
const FIVE: subApp.Slots = {
  script: 'slots.js',
  contributions: [
    column('score'),
    column('second'),
    column('third'),
    { kind: 'rowAction', id: 'greet', target: 'person', name: { en: 'Greet', zh: '问候' } },
    { kind: 'chosenRowsAction', id: 'invite', target: 'person', name: { en: 'Invite', zh: '邀请' } },
  ],
}

async function main(): Promise<void> {
  const trials = readTrials(USAGE)
  if (trials === null) return
  await withConsole(
    async (served) => {
      const api = await request.newContext({ baseURL: served.url })
      try {
        await report(served, { api, trials, ...(await register(api)) })
      } finally {
        await api.dispose()
      }
    },
    { SEED_PROFILE: 'people', APP_HOSTS: 'private' },
  )
}

/** Registers the app; returns the set with it and one without. */
async function register(api: APIRequestContext): Promise<{ full: number; empty: number }> {
  const hosts = await serveTeamFiles(join(import.meta.dirname, '../fixtures/registered-apps'))
  await registerApp(api, hosts.origin, {
    module: MODULE,
    heading: /CRM/,
    pages: ['/slots/index.html'],
    slots: FIVE,
  })
  await hosts.stop()
  const { sets } = await sendAs(api, 'platform-admin', { call: subApp.sets })
  const items = [{ module: MODULE, versionId: null }]
  const { setNumber: empty } = await sendAs(api, 'platform-admin', { call: subApp.release, body: { items } })
  return { full: sets[0]?.number ?? 0, empty }
}

type Trials = { api: APIRequestContext; trials: number; full: number; empty: number }

async function report(served: BenchConsole, { api, trials, full, empty }: Trials): Promise<void> {
  const token = await tokenFor(api, 'manager')
  const steps = { with: [] as Step[], without: [] as Step[] }
  // The very first page of a server is slower.
  await openUsers(served, token, false)
  for (let trial = 0; trial < trials; trial += 1)
    for (const name of trial % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const)) {
      const setNumber = name === 'with' ? full : empty
      await sendAs(api, 'platform-admin', { call: subApp.releaseAgain, body: { setNumber } }).catch(
        // The set is released already.
        () => undefined,
      )
      steps[name].push(await openUsers(served, token, name === 'with'))
    }
  for (const figure of ['clock', 'work'] as const) {
    const [before, after] = [steps.without, steps.with].map((all) => median(all.map((step) => step[figure])))
    if (before === undefined || after === undefined) throw new Error('nothing was measured')
    console.log(
      `Users, step to the first row, ${figure}, ${trials} pairs:  without ${before.toFixed(0)} ms  with five contributions ${after.toFixed(0)} ms  ${(100 * (after / before - 1)).toFixed(1)} % more`,
    )
  }
}

/** Milliseconds of a step: by the clock, and of work in the page's thread. */
type Step = { clock: number; work: number }

/** A step to the page until its first row, in a visit that has had another page. */
async function openUsers(served: BenchConsole, token: string, hasSlots: boolean): Promise<Step> {
  const context = await signedInContext(served, token)
  try {
    const page = await openAnotherPage(context)
    await page.waitForTimeout(LISTED_MS)
    const readWork = await followWork(page)
    const workBefore = await readWork()
    const clock = await page.evaluate(
      async ({ path, cell, limitMs }) => {
        const begin = performance.now()
        history.pushState(null, '', path)
        window.dispatchEvent(new PopStateEvent('popstate'))
        while (![...document.querySelectorAll('td')].some(({ textContent }) => textContent === cell)) {
          if (performance.now() - begin > limitMs) throw new Error(`no rows came at ${path}`)
          await new Promise((resolve) => {
            requestAnimationFrame(resolve)
          })
        }
        return performance.now() - begin
      },
      { path: USERS, cell: USERNAME, limitMs: LIMIT_MS },
    )
    const work = (await readWork()) - workBefore
    // The measured page has contributions.
    if (hasSlots) await page.getByText(/^Alice Palmer \d+$/).waitFor()
    return { clock, work }
  } finally {
    await context.close()
  }
}

/** Reads the milliseconds of all tasks of the page's thread so far. */
async function followWork(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
}

await main()
