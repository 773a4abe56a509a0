import type { Figure } from '@console/mock-server/bench/figures'
import { fillWall } from '@console/mock-server/bench/fill-wall'
import { beginWork, reportStatuses } from '@console/mock-server/bench/report-statuses'
import type { Page } from '@playwright/test'
import { WORKSPACE_PATH } from '../../fixtures/console-pages.ts'
import { demoToken } from '../../fixtures/demo-token.ts'
import { signedInContext, withConsole, type BenchConsole } from '../bench-console.ts'
import { LONG_TASK_MS, recordTasks, type Task } from '../main-thread-tasks.ts'
import { quantile } from '../statistics.ts'
import { chooseDensity, DENSITIES, supervise, type Density } from './supervise.ts'
import { noteWall, takeNotes, type Interaction, type WallNotes } from './wall-notes.ts'

const SEATS = 2000
const STATUSES_PER_SECOND = 500
const CARDS_GOAL = 200
const INTERACTION_GOAL_MS = 100
/** The metric is the longest interaction, with one outlier left out for each of this many (web.dev/articles/inp). */
const INTERACTIONS_AN_OUTLIER = 50
/** The first answers are there, the code has run, and messages no longer pop up over the cards. */
const WARM_UP_SECONDS = 10
const OPEN_LIMIT_MS = 60_000

export type WallOptions = { seconds: number; rounds: number; onFigures: (figures: readonly Figure[]) => void }
type Measured = {
  density: Density
  round: number
  notes: WallNotes
  tasks: Task[]
  heap: [before: number, after: number]
}

/** The wall of 2,000 seats while 500 statuses a second come through the server, and somebody uses it. */
export async function measureWall({ seconds, rounds, onFigures }: WallOptions): Promise<void> {
  await withConsole(
    async (served) => {
      const seats = await fillWall(served.dataDir, SEATS)
      const client = await beginWork(served.url, seats)
      const page = await openWall(served)
      const reports = await reportStatuses(served.url, client, { seats, perSecond: STATUSES_PER_SECOND })
      await page.waitForTimeout(WARM_UP_SECONDS * 1000)
      for (let round = 1; round <= rounds; round += 1)
        for (const density of DENSITIES)
          onFigures(buildFigures(await measureDensity(served, page, { density, round, seconds })))
      const { acknowledged, seconds: lasted } = await reports.stop()
      onFigures([
        { name: 'statuses that the server took in a second', value: acknowledged / lasted, unit: 'events' },
      ])
    },
    { SIMULATOR: 'off', LOG_LEVEL: 'error' },
  )
}

async function openWall(served: BenchConsole): Promise<Page> {
  const context = await signedInContext(served, await demoToken(served.url, 'manager'))
  context.setDefaultTimeout(OPEN_LIMIT_MS)
  const page = await context.newPage()
  await noteWall(page)
  await page.goto(WORKSPACE_PATH)
  // All teams: the box of the company.
  await page.getByRole('treeitem').first().locator('span').nth(1).click()
  await page.getByText(`${SEATS.toLocaleString('en')} of ${SEATS.toLocaleString('en')} seats`).waitFor()
  await page.locator('article[data-seat]').first().waitFor()
  return page
}

type Run = { density: Density; round: number; seconds: number }

async function measureDensity(
  { browser }: BenchConsole,
  page: Page,
  { density, round, seconds }: Run,
): Promise<Measured> {
  await chooseDensity(page, density)
  await page.locator(`article[data-seat]`).first().waitFor()
  const before = await usedHeap(page)
  await takeNotes(page)
  let notes: WallNotes | undefined
  const tasks = await recordTasks(browser, async () => {
    await supervise(page, density, seconds)
    notes = await takeNotes(page)
  })
  if (!notes) throw new Error('nothing was noted')
  return { density, round, notes, tasks, heap: [before, await usedHeap(page)] }
}

/** Bytes after a collection. */
async function usedHeap(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await client.detach()
  return usedSize
}

function buildFigures({ density, round, notes, tasks, heap: [before, after] }: Measured): Figure[] {
  const longest = (values: readonly number[]) => Math.max(0, ...values)
  const work = tasks.map(({ processorMs }) => processorMs)
  const megabytes = (bytes: number) => bytes / 1e6
  return [
    {
      name: `${density}, run ${round}: longest task, processor time`,
      value: longest(work),
      unit: 'ms',
      goal: { atMost: LONG_TASK_MS },
    },
    {
      name: '  longest task, waiting for the processor included',
      value: longest(tasks.map(({ ms }) => ms)),
      unit: 'ms',
    },
    {
      name: `  tasks over ${LONG_TASK_MS} ms by the browser's own count`,
      value: notes.longTasks.length,
      unit: 'tasks',
    },
    {
      name: '  the main thread worked',
      value: (work.reduce((sum, ms) => sum + ms, 0) / notes.seconds / 1000) * 100,
      unit: '%',
    },
    ...interactionFigures(notes.interactions),
    {
      name: `  pointer onto a card, the longest of ${notes.hovers.length}`,
      value: longest(notes.hovers),
      unit: 'ms',
    },
    { name: '  cards in the document', value: notes.cards, unit: 'cards', goal: { atMost: CARDS_GOAL - 1 } },
    { name: '  frames drawn in a second', value: notes.frames / notes.seconds, unit: 'frames' },
    {
      name: '  statuses that reached the page in a second',
      value: notes.statuses / notes.seconds,
      unit: 'statuses',
    },
    { name: '  heap of the page before', value: megabytes(before), unit: 'MB' },
    { name: '  heap of the page after', value: megabytes(after), unit: 'MB' },
  ]
}

/**
 * Figures of the interactions, with the longest one and where its time went; the rest of that time is layout, paint and the
 * wait for the frame.
 */
function interactionFigures(interactions: readonly Interaction[]): Figure[] {
  const byLength = interactions.toSorted((one, other) => other.ms - one.ms)
  const [longest] = byLength
  const durations = interactions.map(({ ms }) => ms)
  return [
    {
      name: '  interaction to next paint',
      value: byLength[Math.floor(interactions.length / INTERACTIONS_AN_OUTLIER)]?.ms ?? 0,
      unit: 'ms',
      goal: { atMost: INTERACTION_GOAL_MS },
    },
    { name: `  the longest of ${interactions.length} interactions`, value: longest?.ms ?? 0, unit: 'ms' },
    {
      name: `    ${longest?.name ?? 'none'}: before its handlers`,
      value: longest?.waitingMs ?? 0,
      unit: 'ms',
    },
    { name: '    in its handlers', value: longest?.handlersMs ?? 0, unit: 'ms' },
    { name: '  75 % of interactions within', value: quantile(durations, 0.75), unit: 'ms' },
  ]
}
