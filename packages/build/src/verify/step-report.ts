import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { repositoryRoot } from '../project.ts'

/** So much of a failed test's message is shown under its name, and of its stack. */
const SHOWN_MESSAGE_LINES = 24
const SHOWN_STACK_LINES = 3

/** Names the file into which a step's test runner writes its report, once all tests have ended. */
export const REPORT_VARIABLE = 'STEP_REPORT'

/** The tests of one step. */
export type StepReport = {
  passed: number
  /** Includes skipped tests, and errors outside of every test: a test that did not run proves nothing. */
  failed: number
  /** Tests that could not run because a program of this package is not installed. */
  missing: Record<string, number>
  /** Each failed test with its message, a line each. */
  failures: string[]
}

export type FailureMessage = { readonly message?: string | undefined; readonly stack?: string | undefined }

/**
 * Lines under the test's name with the expectation and its position: enough to know why it failed, without the page that a
 * message may quote whole.
 */
export function toFailureLines(name: string, errors: readonly FailureMessage[]): string[] {
  const own = (text: string) =>
    stripVTControlCharacters(text)
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'))
  const lines = errors.flatMap(({ message = '', stack = '' }) => [
    ...own(message).slice(0, SHOWN_MESSAGE_LINES),
    ...own(stack)
      .filter((line) => line.includes(repositoryRoot))
      .slice(0, SHOWN_STACK_LINES),
  ])
  return [name, ...lines.map((line) => `    ${line}`)]
}

/** Counts the files or tests of a run that have ended, and says which part of its work that is. */
export type StepProgress = { done: number; total: number; part: number }

/** Writes a line of a runner's output that says how far it is. */
export const writeProgress = ({ done, total, part }: StepProgress): void => {
  process.stdout.write(`progress: ${done} of ${total}, ${part.toFixed(3)}\n`)
}

export function readProgress(line: string): StepProgress | null {
  const [, done, total, part] = /^progress: (\d+) of (\d+), (\d\.\d+)$/.exec(line) ?? []
  return done === undefined ? null : { done: Number(done), total: Number(total), part: Number(part) }
}

const NEEDS_PROGRAM = /This test needs ([\w.+-]+): install it/

/** The package that a test's message names as missing (`installedProgram` in the server's tests). */
export const findMissingPackage = (message: string): string | null => NEEDS_PROGRAM.exec(message)?.[1] ?? null

export function writeReport(report: StepReport): void {
  const file = process.env[REPORT_VARIABLE]
  if (file === undefined) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(report))
}

/** Reads a runner's report. Throws where the runner wrote none because it ended before its tests did. */
export function readReport(file: string): StepReport {
  return JSON.parse(readFileSync(file, 'utf8')) as StepReport // written a moment ago by the runner of this very step
}
