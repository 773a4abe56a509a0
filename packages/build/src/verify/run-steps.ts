import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { repositoryRoot, resultsFolder } from '../project.ts'
import {
  readProgress,
  readReport,
  REPORT_VARIABLE,
  type StepProgress,
  type StepReport,
} from './step-report.ts'

/** So much of a failed step's output is shown; the rest is in its log. */
const SHOWN_LINES = 60

export type Step = {
  name: string
  command: readonly [program: string, ...args: string[]]
  /** Approximate time on two cores that do nothing else. */
  seconds: number
  env?: Readonly<Record<string, string>>
  /** It is a run of tests whose runner writes a report; without it the step is one check that passed or failed. */
  hasTests?: boolean
  /** A person's next step after a failure, if the program's own message does not say it. */
  remedy?: string
  /** A run for some sources may find no test of them. */
  mayBeEmpty?: boolean
}

export type StepResult = {
  step: Step
  passed: number
  failed: number
  missing: Readonly<Record<string, number>>
  failures: readonly string[]
  seconds: number
}

export type StepEvents = {
  onStart?: (step: Step) => void
  onProgress?: (step: Step, progress: StepProgress) => void
  onEnd?: (result: StepResult) => void
}

type Options = StepEvents & {
  /** Number of steps that run side by side. */
  atOnce: number
  /** Steps after the first failure are not started. */
  bail?: boolean
  /** A missing program is a failure. */
  isStrict?: boolean
}

/** Runs steps in the order of the list, and answers a result for each that was started. Nothing that a step does rejects. */
export async function runSteps(steps: readonly Step[], options: Options): Promise<StepResult[]> {
  const waiting = [...steps]
  const results: StepResult[] = []
  const runNext = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step, options)
      results.push(result)
      if (options.bail === true && result.failed > 0) waiting.length = 0
    }
  }
  await Promise.all(Array.from({ length: options.atOnce }, runNext))
  return results
}

/** Adds the results up once all steps have ended. */
export function addUp(results: readonly Pick<StepResult, 'passed' | 'failed'>[]) {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** A run of nothing proves nothing. */
export const toExitCode = ({ passed, failed }: { passed: number; failed: number }): number =>
  failed === 0 && passed > 0 ? 0 : 1

async function runStep(step: Step, { isStrict = false, ...events }: Options): Promise<StepResult> {
  events.onStart?.(step)
  const startedAt = performance.now()
  const log = join(resultsFolder, `${toFileName(step)}.log`)
  const report = join(resultsFolder, `${toFileName(step)}.json`)
  let result: Omit<StepResult, 'step' | 'seconds'>
  let lastLines: readonly string[] = []
  try {
    mkdirSync(resultsFolder, { recursive: true })
    // A report of an earlier run would count for a runner that writes none.
    rmSync(report, { force: true })
    const ended = await run(step, { log, report, ...events })
    lastLines = ended.lastLines
    result = step.hasTests
      ? judgeTests(step, { ...ended, report: findReport(report), isStrict })
      : judgeCheck(ended)
  } catch (error) {
    result = { ...FAILED, failures: [`${step.name} could not be run: ${String(error)}`] }
  }
  const failures = result.failed > 0 ? [...result.failures, ...lastLines] : result.failures
  const ended = { ...result, failures, step, seconds: (performance.now() - startedAt) / 1000 }
  events.onEnd?.(ended)
  return ended
}

const FAILED = { passed: 0, failed: 1, missing: {}, failures: [] }

type Ended = { exitCode: number; lastLines: readonly string[] }

function judgeCheck({ exitCode }: Ended): Omit<StepResult, 'step' | 'seconds'> {
  return exitCode === 0 ? { passed: 1, failed: 0, missing: {}, failures: [] } : FAILED
}

function findReport(file: string): StepReport | null {
  try {
    return readReport(file)
  } catch {
    // The report is missing or cut off.
    return null
  }
}

/** A run has failed that ended with another exit code than 0, that says nothing of its tests, or that had none. */
function judgeTests(
  { mayBeEmpty = false }: Step,
  { exitCode, report, isStrict }: Ended & { report: StepReport | null; isStrict: boolean },
): Omit<StepResult, 'step' | 'seconds'> {
  if (report === null)
    return { ...FAILED, failures: [`It wrote no report of its tests, and ended with exit code ${exitCode}.`] }
  const { passed, missing, failures } = report
  const notRun = Object.values(missing).reduce((sum, count) => sum + count, 0)
  const failed = report.failed + (isStrict ? notRun : 0)
  const fail = (reason: string) => ({ passed, failed: 1, missing, failures: [...failures, reason] })
  if (failed > 0) return { passed, failed, missing, failures }
  if (passed + notRun === 0 && !mayBeEmpty) return fail('No test ran.')
  // A runner takes a test without its program for failed.
  if (exitCode !== 0 && notRun === 0)
    return fail(`It ended with exit code ${exitCode}, although no test failed.`)
  return { passed, failed, missing, failures }
}

/** Runs the step's program, with all of its output in a log. Rejects where the program cannot be started. */
function run(step: Step, { log, report, onProgress }: StepEvents & { log: string; report: string }) {
  const [program, ...args] = step.command
  return new Promise<Ended>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        ...step.env,
        ...(step.hasTests ? { [REPORT_VARIABLE]: report } : {}),
      },
    })
    const file = createWriteStream(log)
    const lastLines: string[] = []
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        const progress = readProgress(line)
        if (progress) return onProgress?.(step, progress)
        file.write(`${line}\n`)
        if (lastLines.push(line) > SHOWN_LINES) lastLines.shift()
      })
    child.once('error', reject)
    child.once('close', (code) => {
      // Ended by a signal: no code.
      file.end(() => resolve({ exitCode: code ?? 1, lastLines }))
    })
  })
}

const toFileName = ({ name }: Step): string => name.replaceAll(/[ /]/g, '-')
