import { parseArgs } from 'node:util'
import { AUDIT_PATH, HOME_PATH, LOGIN_PATH } from '../fixtures/console-pages.ts'
import { demoToken } from '../fixtures/demo-token.ts'
import { TOKEN_COOKIE } from '../fixtures/test.ts'
import { DEMO_DATA, withConsole } from './bench-console.ts'
import {
  measure,
  measurePage,
  measureSlowly,
  PAGES,
  type Figures,
  type PageFigures,
  type PageName,
  type SlowFigures,
  type Target,
} from './measure-page.ts'
import { median, pairedRatio } from './statistics.ts'

const USAGE = `pnpm bench [url] [--sign-in-path /login] [--table-path /list] [--chart-path /chart] [--away-path /404]
    [--own-table-path ${AUDIT_PATH}] [--own-chart-path ${HOME_PATH}] [--trials 7] [--only sign-in|table|chart] [--demo]
Measures this console, and the console at the url beside it: alternately, cold pages, in one browser. With --only it is
one page by address, for more trials in the same time; with --demo this console has the demo's data, for pages that show nothing without.`

const FEWEST_TRIALS = 7
/** Maximum difference of two runs of the same console; beyond it, the machine was too busy to compare anything. */
const QUIET_RANGE = 0.05

type Unit = 'kB' | 'ms' | 'requests' | 'shift'
type Row<Result> = { name: string; unit: Unit; of: (result: Result) => number }

const pageRows = <Result>(name: string, of: (trial: Result) => PageFigures): Row<Result>[] => [
  { name: `${name}: transferred`, unit: 'kB', of: (trial) => of(trial).bytes },
  { name: `${name}: requests`, unit: 'requests', of: (trial) => of(trial).requests },
  { name: `${name}: content on screen`, unit: 'ms', of: (trial) => of(trial).contentMs },
  { name: `${name}: blocked`, unit: 'ms', of: (trial) => of(trial).blockingMs },
  { name: `${name}: layout shift`, unit: 'shift', of: (trial) => of(trial).shift },
]
const NAMES: Readonly<Record<PageName, string>> = {
  'sign-in': 'sign-in page',
  table: 'table page by address',
  chart: 'chart page by address',
}
const ROWS: readonly Row<Figures>[] = [
  ...pageRows<Figures>(NAMES['sign-in'], ({ signIn }) => signIn),
  ...pageRows<Figures>(NAMES.table, ({ table }) => table),
  ...pageRows<Figures>(NAMES.chart, ({ chart }) => chart),
  { name: 'back to a visited page: rows on screen', unit: 'ms', of: ({ switchMs }) => switchMs },
  { name: 'click to a page never opened: chart on screen', unit: 'ms', of: ({ clickMs }) => clickMs },
]
const SLOW_ROWS: readonly Row<SlowFigures>[] = [
  { name: 'table page over a slow line: rows', unit: 'ms', of: ({ tableMs }) => tableMs },
]

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'sign-in-path': { type: 'string', default: '/user/login' },
      'table-path': { type: 'string', default: '/list' },
      'chart-path': { type: 'string', default: '/dashboard/analysis' },
      'away-path': { type: 'string', default: '/404' },
      'own-table-path': { type: 'string', default: AUDIT_PATH },
      'own-chart-path': { type: 'string', default: HOME_PATH },
      trials: { type: 'string', default: String(FEWEST_TRIALS) },
      only: { type: 'string' },
      demo: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const other = positionals[0]
  const only = PAGES.find((page) => page === values.only)
  if (values.only !== undefined && only === undefined) throw new Error(`--only takes ${PAGES.join(', ')}.`)
  const settings = values.demo ? DEMO_DATA : {}
  await withConsole(async ({ browser, url }) => {
    const ours = await ourTarget(url, { table: values['own-table-path'], chart: values['own-chart-path'] })
    const targets: Target[] = [ours, ours]
    if (other) {
      const { 'sign-in-path': signInPath, 'table-path': tablePath } = values
      const { 'chart-path': chartPath, 'away-path': awayPath } = values
      targets.push({ url: other, signInPath, tablePath, chartPath, awayPath, cookies: [] })
    }
    const trials = Math.max(FEWEST_TRIALS, Number(values.trials) || 0)
    console.log(`medians; ratio this : other with 95 % interval; A/A is this console twice`)
    if (only === undefined) {
      report(ROWS, await runTrials(targets, { trials, run: (target) => measure(browser, target) }))
      report(SLOW_ROWS, await runTrials(targets, { trials, run: (target) => measureSlowly(browser, target) }))
    } else {
      const run = async (target: Target) => measurePage(browser, target, only)
      report(
        pageRows<PageFigures>(NAMES[only], (page) => page),
        await runTrials(targets, { trials, run }),
      )
    }
    if (other !== undefined) console.log(`other: ${other}`)
  }, settings)
}

/** Runs every target once per trial, in alternating order, so that a drift of the machine affects all of them. */
async function runTrials<Result>(
  targets: readonly Target[],
  { trials, run }: { trials: number; run: (target: Target) => Promise<Result> },
): Promise<Result[][]> {
  const results: Result[][] = targets.map(() => [])
  for (let trial = 0; trial < trials; trial++) {
    const order = [...targets.entries()]
    for (const [index, target] of trial % 2 === 0 ? order : order.toReversed()) {
      results[index]?.push(await run(target))
    }
  }
  return results
}

function report<Result>(
  rows: readonly Row<Result>[],
  [first = [], second = [], others]: readonly Result[][],
): void {
  for (const { name, unit, of } of rows) {
    const noise = pairedRatio(first.map(of), second.map(of))
    const parts = [`${name.padEnd(48)} ${shown(median(first.map(of)), unit).padStart(12)}`]
    if (others) {
      const ratio = pairedRatio(first.map(of), others.map(of))
      parts.push(
        `${shown(median(others.map(of)), unit).padStart(12)}  × ${digits(ratio.median)} [${digits(ratio.low)}, ${digits(ratio.high)}]`,
      )
    }
    const isQuiet = unit !== 'ms' || Math.abs(noise.median - 1) <= QUIET_RANGE
    parts.push(`A/A × ${digits(noise.median)}${isQuiet ? '' : '  VOID: the machine was too restless'}`)
    console.log(parts.join('  '))
  }
}

async function ourTarget(url: string, paths: { table: string; chart: string }): Promise<Target> {
  return {
    url,
    signInPath: LOGIN_PATH,
    tablePath: paths.table,
    chartPath: paths.chart,
    awayPath: '/console/error/403',
    cookies: [{ name: TOKEN_COOKIE, value: await demoToken(url, 'manager') }],
  }
}

function shown(value: number, unit: Unit): string {
  if (unit === 'shift') return value.toFixed(3)
  return unit === 'kB'
    ? `${(value / 1000).toFixed(1)} kB`
    : `${value.toFixed(0)} ${unit === 'ms' ? 'ms' : ''}`
}

function digits(value: number): string {
  return value.toFixed(3)
}

await main()
