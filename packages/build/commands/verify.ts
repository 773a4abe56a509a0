import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  ENGINES,
  hasEngine,
  installHint,
  installMissingEngines,
  type Engine,
} from '../src/browser-engines.ts'
import { selectTests } from '../src/changes.ts'
import { repositoryRoot, resultsFolder, testedWebRoot, WEB_ROOT_VARIABLE } from '../src/project.ts'
import { scratchFolder } from '../src/scratch-folder.ts'
import { installMissingTestPrograms } from '../src/test-programs.ts'
import { formatMinutes, Progress, saveTimes, type Stage } from '../src/verify/progress.ts'
import { addUp, runSteps, toExitCode, type Step, type StepResult } from '../src/verify/run-steps.ts'

const USAGE = `npm test, or pnpm verify [--quick] [--no-base] [--bail] [--shuffle <seed>]
Checks and tests, and with the last line how many of them passed and failed.
  --quick    all checks, and the tests that the changes since the main branch can break; no build and no browser
  --no-base  with --quick: the tests of the packages, whatever has changed (npm test -- --quick does that)
  --bail     ends with the first failure
  --shuffle  runs the unit and server tests in a random order, always the same of a seed`

/** Two cores are what the smallest machine has; every check below is one busy process. */
const CHECKS_AT_ONCE = 2
const DOWNLOAD_LIMIT_MS = 5 * 60_000
const PROGRESS_MS = 60_000
const NOT_AMONG_QUICK =
  'Tests of apps and server were not run. `pnpm verify --quick` runs those that a change can break; `pnpm unit <file or folder>` runs single ones.'
const ENGINE_NAMES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' }

const bin = (name: string) => join(repositoryRoot, 'node_modules/.bin', name)
const command = (file: string) => ['node', join(import.meta.dirname, file)] as const

/** The longest first, so that both cores end together. Seconds are of two cores that do nothing else. */
const CHECKS: readonly Step[] = [
  // Types too: each file by its own tsconfig, in one pass over what the rules read anyway.
  { name: 'lint and types', seconds: 85, command: [bin('oxlint'), '--type-check'] },
  { name: 'words', seconds: 45, command: [bin('cspell'), 'lint', '--no-progress'] },
  { name: 'dependency rules', seconds: 22, command: command('check-dependencies.ts') },
  { name: 'dead code', seconds: 9, command: [bin('knip'), '--no-progress'] },
  {
    name: 'format',
    seconds: 2,
    command: [bin('oxfmt'), '--check'],
    remedy: '`pnpm format` writes the files in the right form.',
  },
]

type Options = { isQuick: boolean; hasBase: boolean; isBailing: boolean; seed: string | undefined }

/** A machine for tests alone must have all that they need; a person's may lack some. */
const isStrict = process.env['CI'] === 'true'
const ownFolders = { TMPDIR: scratchFolder(), [WEB_ROOT_VARIABLE]: testedWebRoot }

function vitest(step: Pick<Step, 'name' | 'seconds' | 'mayBeEmpty'>, ...args: string[]): Step {
  const reporter = join(import.meta.dirname, '../src/verify/vitest-reporter.ts')
  return {
    ...step,
    hasTests: true,
    command: [
      bin('vitest'),
      ...args,
      '--run',
      '--passWithNoTests',
      '--reporter=default',
      `--reporter=${reporter}`,
    ],
    // The rendered page would fill the log many times over; run the single test to see it.
    env: { DEBUG_PRINT_LIMIT: '2000', ...ownFolders },
  }
}

const BROWSER_SIDE = ['--project=console', '--project=console, isolated']

/** All unit and server tests, those that the changes since the main branch can break, or those of the packages. */
function unitSteps({ isQuick, hasBase, isBailing, seed }: Options): Step[] {
  const more = [
    ...(isBailing ? ['--bail=1'] : []),
    ...(seed === undefined ? [] : ['--sequence.shuffle', `--sequence.seed=${seed}`]),
  ]
  const all = vitest({ name: 'unit and server', seconds: 760 }, ...more)
  if (!isQuick) return [all]
  const selection = hasBase ? selectTests() : 'nothing'
  if (selection === 'all') return [all]
  if (selection === 'nothing')
    return [vitest({ name: 'unit of packages', seconds: 60 }, 'packages/', ...BROWSER_SIDE, ...more)]
  const { sources, serverFolders } = selection
  const some = { seconds: 60, mayBeEmpty: true }
  return [
    ...(sources.length === 0
      ? []
      : [vitest({ name: 'unit of changes', ...some }, 'related', ...sources, ...BROWSER_SIDE, ...more)]),
    ...(serverFolders.length === 0
      ? []
      : [vitest({ name: 'server of changes', ...some }, ...serverFolders, '--project=mock-server', ...more)]),
  ]
}

/** The build and what needs it. */
function builtSteps({ isBailing }: Options): { build: Step; others: Step[] } {
  const e2e = join(repositoryRoot, 'e2e')
  const browser: Step = {
    name: 'browser',
    seconds: 640,
    hasTests: true,
    command: [
      join(e2e, 'node_modules/.bin/playwright'),
      'test',
      '--config',
      e2e,
      `--reporter=list,${join(e2e, 'setup/step-reporter.ts')}`,
      ...(isBailing ? ['--max-failures=1'] : []),
    ],
    env: { E2E_ALL_TESTS: 'true', ...ownFolders },
  }
  return {
    build: { name: 'build', seconds: 30, command: command('build.mjs'), env: ownFolders },
    others: [
      { name: 'sizes', seconds: 2, command: command('check-sizes.ts'), env: ownFolders },
      ...(hasEngine('chromium') ? [browser] : []),
    ],
  }
}

async function verify(options: Options): Promise<number> {
  rmSync(resultsFolder, { recursive: true, force: true })
  // Before the checks: they read the settings of the browser tests.
  if (!options.isQuick) installEngines()
  // The packages' tests start nothing.
  if (!options.isQuick || options.hasBase) installMissingTestPrograms(printLine)
  const built = builtSteps(options)
  const stages: Stage[] = [
    { steps: CHECKS, atOnce: CHECKS_AT_ONCE },
    { steps: unitSteps(options), atOnce: 1 },
    ...(options.isQuick
      ? []
      : [
          { steps: [built.build], atOnce: 1 },
          { steps: built.others, atOnce: 1 },
        ]),
  ]
  const results = await runStages(stages, options)
  saveTimes(results)
  const missing = options.isQuick ? [] : ENGINES.filter((engine) => !hasEngine(engine))
  for (const line of [...missing.map(describeEngine), ...describePrograms(results)]) printLine(line)
  if (options.isQuick && !options.hasBase) printLine(NOT_AMONG_QUICK)
  const { passed, failed } = addUp(results)
  const all = { passed, failed: failed + (isStrict ? missing.length : 0) }
  printLine(`\n${all.passed} passed, ${all.failed} failed`)
  return toExitCode(all)
}

async function runStages(stages: readonly Stage[], { isBailing }: Options): Promise<StepResult[]> {
  const progress = new Progress(stages)
  printLine(`This takes about ${formatMinutes(progress.left())} on a machine that does nothing else.`)
  const startedAt = performance.now()
  let latest = ''
  const timer = setInterval(() => {
    const minutes = formatMinutes((performance.now() - startedAt) / 1000)
    printLine(`  …    after ${minutes}, about ${formatMinutes(progress.left())} left${latest}`)
  }, PROGRESS_MS)
  const results: StepResult[] = []
  try {
    for (const { steps, atOnce } of stages) {
      // The results of the later checks mean nothing without the build.
      const isBuilt = !results.some(({ step, failed }) => step.name === 'build' && failed > 0)
      if (!isBuilt || (isBailing && addUp(results).failed > 0)) continue
      const ended = await runSteps(steps, {
        atOnce,
        bail: isBailing,
        isStrict,
        onStart: (step) => progress.start(step),
        onProgress: (step, { done, total, part }) => {
          progress.advance(step, part)
          latest = `: ${step.name}, ${done} of ${total}`
        },
        onEnd: (result) => {
          progress.end(result.step)
          latest = ''
          printResult(result)
        },
      })
      results.push(...ended)
    }
  } finally {
    clearInterval(timer)
  }
  const started = new Set(results.map(({ step }) => step.name))
  const left = stages.flatMap(({ steps }) => steps).filter(({ name }) => !started.has(name))
  if (left.length > 0) printLine(`Not run after that: ${left.map(({ name }) => name).join(', ')}.`)
  return results
}

function printResult({ step, passed, failed, failures, seconds }: StepResult): void {
  const detail = step.hasTests === true ? `${passed} passed, ${failed} failed` : ''
  printLine(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s  ${detail}`.trimEnd(),
  )
  if (failed === 0) return
  printLine(failures.map((line) => `    ${line}`).join('\n'))
  if (step.remedy !== undefined) printLine(`    ${step.remedy}`)
}

function installEngines(): void {
  const playwright = join(repositoryRoot, 'e2e/node_modules/.bin/playwright')
  installMissingEngines(printLine, () => {
    spawnSync(playwright, ['install', 'chromium'], { stdio: 'ignore', timeout: DOWNLOAD_LIMIT_MS })
  })
}

/** Most tests are Chromium's; without another engine its journeys are not among them. */
function describeEngine(engine: Engine): string {
  return `Not tested in ${ENGINE_NAMES[engine]}, which was not found: ${installHint(engine)}.`
}

function describePrograms(results: readonly StepResult[]): string[] {
  const counts = new Map<string, number>()
  for (const { missing } of results)
    for (const [name, count] of Object.entries(missing)) counts.set(name, (counts.get(name) ?? 0) + count)
  return [...counts].map(
    ([name, count]) =>
      `${count === 1 ? '1 test was' : `${count} tests were`} not run without ${name}: install it (Debian: apt-get install ${name}).`,
  )
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

function readOptions(): Options {
  const options = {
    quick: { type: 'boolean' },
    'no-base': { type: 'boolean' },
    bail: { type: 'boolean' },
    shuffle: { type: 'string' },
  } as const
  const { values } = parseArgs({ options })
  return {
    isQuick: values.quick === true,
    hasBase: values['no-base'] !== true,
    isBailing: values.bail === true,
    seed: values.shuffle,
  }
}

async function main(): Promise<number> {
  let options
  try {
    options = readOptions()
  } catch (error) {
    printLine(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
    return 1
  }
  try {
    return await verify(options)
  } catch (error) {
    // The last line must report the failure too.
    printLine(
      `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n\n0 passed, 1 failed`,
    )
    return 1
  }
}

process.exitCode = await main()
