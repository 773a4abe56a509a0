import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import {
  ENGINES,
  hasEngine,
  installHint,
  installMissingEngines,
  type Engine,
} from '../src/browser-engines.ts'
import { selectTests } from '../src/changes.ts'
import { repositoryRoot } from '../src/project.ts'
import { scratchFolder } from '../src/scratch-folder.ts'
import { installMissingTestPrograms } from '../src/test-programs.ts'
import { add, resultsFolder, runStep, runSteps, type Count, type Step } from './step.ts'

/** Two cores are what the smallest machine has; every step below is one busy process. */
const STEPS_AT_ONCE = 2
const DOWNLOAD_LIMIT_MS = 5 * 60_000
const ENGINE_NAMES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' }
/** How much of a failed test's message is shown under its name. */
const SHOWN_MESSAGE_LINES = 24

const bin = (name: string) => join(repositoryRoot, 'node_modules/.bin', name)
const command = (file: string) => ['node', join(import.meta.dirname, file)] as const
const browserReport = join(resultsFolder, 'browser.json')

/** Printed just before the last line, where it is noticed. */
const closingLines: string[] = []

/** The longest first, so that both cores end together. */
const checks: readonly Step[] = [
  // Types too: each file by its own tsconfig, in one pass over what the rules read anyway.
  { name: 'lint and types', command: [bin('oxlint'), '--type-check'] },
  { name: 'dependency rules', command: command('check-dependencies.ts') },
  { name: 'dead code', command: [bin('knip'), '--no-progress'] },
  { name: 'words', command: [bin('cspell'), 'lint', '--no-progress'] },
  { name: 'format', command: [bin('oxfmt'), '--check'] },
]

function vitest(name: string, ...args: string[]): Step {
  const report = join(resultsFolder, `${name.replaceAll(' ', '-')}.json`)
  return {
    name,
    command: [
      bin('vitest'),
      ...args,
      '--run',
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    // The rendered page would fill the log many times over; run the single test to see it.
    env: { DEBUG_PRINT_LIMIT: '2000', TMPDIR: scratchFolder() },
    count: () => readUnitReport(report),
    failures: () => failedUnitTests(report),
  }
}

/** All unit and server tests, or those that the changes since the main branch can break. */
function unitSteps(isQuick: boolean): Step[] {
  const selection = isQuick ? selectTests() : 'all'
  if (selection === 'all') return [vitest('unit and server')]
  const { sources, serverFolders } = selection
  const browserSide = ['--project=console', '--project=console, isolated']
  return [
    ...(sources.length === 0 ? [] : [vitest('unit of changes', 'related', ...sources, ...browserSide)]),
    ...(serverFolders.length === 0
      ? []
      : [vitest('server of changes', ...serverFolders, '--project=mock-server')]),
  ]
}

/** Everything that CI runs; `--quick` leaves out the builds and what needs them, and the tests that no change concerns. */
async function verify(isQuick: boolean): Promise<number> {
  rmSync(resultsFolder, { recursive: true, force: true })
  let total = await runSteps(checks, STEPS_AT_ONCE)
  installMissingTestPrograms()
  for (const step of unitSteps(isQuick)) total = add(total, await runStep(step))
  if (!isQuick) total = add(total, await verifyBuilt())
  for (const line of closingLines) console.log(line)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

async function verifyBuilt(): Promise<Count> {
  const built = await runStep({ name: 'build', command: command('build.mjs') })
  if (built.failed > 0) return built
  const sizes = await runStep({ name: 'sizes', command: command('check-sizes.ts') })
  return add(add(built, sizes), await verifyInBrowsers())
}

async function verifyInBrowsers(): Promise<Count> {
  const e2e = join(repositoryRoot, 'e2e')
  const playwright = join(e2e, 'node_modules/.bin/playwright')
  installMissingEngines(() => {
    spawnSync(playwright, ['install', 'chromium'], { stdio: 'ignore', timeout: DOWNLOAD_LIMIT_MS })
  })
  const missing = ENGINES.filter((engine) => !hasEngine(engine))
  for (const engine of missing) {
    closingLines.push(`Not tested in ${ENGINE_NAMES[engine]}, which was not found: ${installHint(engine)}.`)
  }
  // Most tests are Chromium's; without another engine its journeys are skipped, with a visible note.
  const isRequired = (engine: Engine) => engine === 'chromium' || process.env['CI'] === 'true'
  const unmet = { passed: 0, failed: missing.filter(isRequired).length }
  if (missing.includes('chromium')) return unmet
  const run = await runStep({
    name: 'browser',
    command: [playwright, 'test', '--config', e2e],
    env: { E2E_ALL_TESTS: 'true', PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, TMPDIR: scratchFolder() },
    count: () => readBrowserReport(),
    failures: () => failedBrowserRun(),
  })
  return add(run, unmet)
}

/** Skipped tests count as failed: nothing is proven by a test that did not run. */
function readUnitReport(report: string): Count {
  const { numPassedTests = 0, numTotalTests = 0 } = readReport(report)
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
}

function readBrowserReport(): Count {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(browserReport).stats ?? {}
  return { passed: expected, failed: unexpected + flaky + skipped }
}

function failedUnitTests(report: string): string[] {
  return (readReport(report).testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ fullName, failureMessages }) => [
        `${relative(repositoryRoot, name)}: ${fullName}`,
        ...failureMessages.flatMap(firstLines),
      ]),
  )
}

/** What was expected and where: enough to know why, without the page that a message may quote whole. */
function firstLines(message: string): string[] {
  return stripVTControlCharacters(message)
    .trimEnd()
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, SHOWN_MESSAGE_LINES)
    .map((line) => `    ${line}`)
}

function failedBrowserRun(): string[] {
  const { suites = [], errors = [] } = readReport(browserReport)
  return [
    ...suites.flatMap((suite) => failedBrowserTests(suite)),
    // What broke outside of every test: starting and stopping the server, or a browser.
    ...errors.flatMap(({ message = '' }) => ['outside of the tests', ...firstLines(message)]),
  ]
}

function failedBrowserTests({ specs = [], suites = [] }: BrowserSuite): string[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .flatMap(({ file, title, tests }) => [
        `${tests.map(({ projectName }) => projectName).join(', ')}: ${file}: ${title}`,
        ...tests
          .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
          .flatMap(({ message = '' }) => firstLines(message)),
      ]),
    ...suites.flatMap((suite) => failedBrowserTests(suite)),
  ]
}

type BrowserSuite = {
  specs?: {
    file: string
    title: string
    ok: boolean
    tests: { projectName: string; results: { errors: { message?: string }[] }[] }[]
  }[]
  suites?: BrowserSuite[]
}

type UnitResult = { fullName: string; status: string; failureMessages: string[] }

type Report = {
  numPassedTests?: number
  numTotalTests?: number
  testResults?: { name: string; assertionResults: UnitResult[] }[]
  suites?: BrowserSuite[]
  errors?: { message?: string }[]
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }
}

function readReport(path: string): Report {
  // A run that broke before it wrote its report counts by its exit code.
  if (!existsSync(path)) return {}
  return JSON.parse(readFileSync(path, 'utf8')) as Report // written a moment ago by the runner of this very step
}

process.exitCode = await verify(process.argv.includes('--quick'))
