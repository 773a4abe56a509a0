import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { AUDIT_PATH, LOGIN_PATH } from '../fixtures/console-pages.ts'
import { demoToken } from '../fixtures/demo-token.ts'
import { TOKEN_COOKIE } from '../fixtures/test.ts'
import { withConsole } from './bench-console.ts'
import { measure, type Figures, type Target } from './measure-page.ts'
import { median, pairedRatio } from './statistics.ts'

const USAGE = `pnpm bench [url] [--sign-in-path /login] [--table-path /list] [--away-path /404] [--trials 7]
Measures this console, and the console at the url beside it: alternately, cold pages by gzip, in one browser.`

const FEWEST_TRIALS = 7
/** Two runs of the same console may differ by this much; beyond, the machine was too restless to compare anything. */
const QUIET_RANGE = 0.05

const ROWS: readonly { key: keyof Figures; name: string; unit: 'kB' | 'ms' }[] = [
  { key: 'signInBytes', name: 'sign-in page, cold: transferred', unit: 'kB' },
  { key: 'signInMs', name: 'sign-in page, cold: form on screen', unit: 'ms' },
  { key: 'tableBytes', name: 'table page by address, cold: transferred', unit: 'kB' },
  { key: 'tableMs', name: 'table page by address, cold: rows on screen', unit: 'ms' },
  { key: 'switchMs', name: 'back to a visited page: rows on screen', unit: 'ms' },
]

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'sign-in-path': { type: 'string', default: '/user/login' },
      'table-path': { type: 'string', default: '/list' },
      'away-path': { type: 'string', default: '/404' },
      trials: { type: 'string', default: String(FEWEST_TRIALS) },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const other = positionals[0]
  await withConsole(async ({ browser, url }) => {
    const ours = await ourTarget(url)
    const targets: Target[] = [ours, ours]
    if (other) {
      const { 'sign-in-path': signInPath, 'table-path': tablePath, 'away-path': awayPath } = values
      targets.push({ url: other, signInPath, tablePath, awayPath, cookies: [] })
    }
    const trials = Math.max(FEWEST_TRIALS, Number(values.trials) || 0)
    report(await runTrials(browser, { targets, trials }), other)
  })
}

/** Every target once a trial, in alternating order, so that a drift of the machine meets all of them. */
async function runTrials(
  browser: Browser,
  { targets, trials }: { targets: readonly Target[]; trials: number },
): Promise<Figures[][]> {
  const results: Figures[][] = targets.map(() => [])
  for (let trial = 0; trial < trials; trial++) {
    const order = [...targets.entries()]
    for (const [index, target] of trial % 2 === 0 ? order : order.toReversed()) {
      results[index]?.push(await measure(browser, target))
    }
  }
  return results
}

function report([first = [], second = [], others]: readonly Figures[][], otherUrl: string | undefined): void {
  console.log(
    `${first.length} trials, medians; ratio this : other with 95 % interval; A/A is this console twice`,
  )
  for (const { key, name, unit } of ROWS) {
    const column = (figures: readonly Figures[]) => figures.map((trial) => trial[key])
    const noise = pairedRatio(column(first), column(second))
    const parts = [`${name.padEnd(46)} ${shown(median(column(first)), unit).padStart(10)}`]
    if (others) {
      const ratio = pairedRatio(column(first), column(others))
      parts.push(
        `${shown(median(column(others)), unit).padStart(10)}  × ${digits(ratio.median)} [${digits(ratio.low)}, ${digits(ratio.high)}]`,
      )
    }
    const isQuiet = Math.abs(noise.median - 1) <= QUIET_RANGE
    parts.push(`A/A × ${digits(noise.median)}${isQuiet ? '' : '  VOID: the machine was too restless'}`)
    console.log(parts.join('  '))
  }
  if (otherUrl) console.log(`other: ${otherUrl}`)
}

async function ourTarget(url: string): Promise<Target> {
  return {
    url,
    signInPath: LOGIN_PATH,
    tablePath: AUDIT_PATH,
    awayPath: '/console/error/403',
    cookies: [{ name: TOKEN_COOKIE, value: await demoToken(url, 'manager') }],
  }
}

function shown(value: number, unit: 'kB' | 'ms'): string {
  return unit === 'kB' ? `${(value / 1000).toFixed(1)} kB` : `${value.toFixed(0)} ms`
}

function digits(value: number): string {
  return value.toFixed(3)
}

await main()
