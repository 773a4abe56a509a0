import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../src/project.ts'

/** The folder of every step's full output. */
export const resultsFolder = join(repositoryRoot, 'test-results')

/** How much of a failed step's output is shown; the rest is in its log. */
const SHOWN_LINES = 60

export type Count = { passed: number; failed: number }

export type Step = {
  name: string
  command: readonly [program: string, ...args: string[]]
  env?: Readonly<Record<string, string>>
  /** Reads the counts of a test run; without it the step is one check that passed or failed. */
  count?: (output: string) => Count
  /** Names what failed in a test run, a line each: the end of its output may show something else. */
  failures?: () => readonly string[]
}

/** Runs one step, writes its output to a log, and prints its result in one line. */
export async function runStep(step: Step): Promise<Count> {
  const startedAt = performance.now()
  const { exitCode, output } = await run(step)
  const log = join(resultsFolder, `${step.name.replaceAll(/[ /]/g, '-')}.log`)
  mkdirSync(resultsFolder, { recursive: true })
  writeFileSync(log, output)
  const count = counted(step, exitCode, output)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const detail = step.count ? `${count.passed} passed, ${count.failed} failed` : ''
  console.log(
    `${count.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(20)} ${seconds.padStart(6)} s  ${detail}`.trimEnd(),
  )
  if (count.failed > 0) {
    const lastLines = output.trimEnd().split('\n').slice(-SHOWN_LINES)
    console.log(indented([...(step.failures?.() ?? []), ...lastLines]))
  }
  return count
}

/** Runs steps `width` at a time, in order of the list. */
export async function runSteps(steps: readonly Step[], width: number): Promise<Count> {
  const waiting = [...steps]
  let total: Count = { passed: 0, failed: 0 }
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) total = add(total, await runStep(step))
  }
  await Promise.all(Array.from({ length: width }, worker))
  return total
}

export function add(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/** A run with a non-zero exit code has failed, even when no test did: an unhandled rejection, a file that did not load. */
function counted(step: Step, exitCode: number, output: string): Count {
  if (!step.count) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const count = step.count(output)
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

function run(step: Step): Promise<{ exitCode: number; output: string }> {
  const [program, ...args] = step.command
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...step.env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => (output += text))
    }
    child.once('error', reject)
    child.once('close', (code) => {
      resolve({ exitCode: code ?? 1, output })
    })
  })
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `    ${line}`).join('\n')
}
