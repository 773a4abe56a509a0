import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../project.ts'
import type { Step, StepResult } from './run-steps.ts'

/** The seconds that each step took on this machine the last time. */
const TIMES_FILE = join(repositoryRoot, '.cache/step-seconds.json')
/** A step that takes longer than expected is assumed to be nearly done. */
const MAX_STEP_SHARE = 0.95

/** Steps that run side by side. */
export type Stage = { steps: readonly Step[]; atOnce: number }

/** Estimates how long stages take, by what they took on this machine before, or else on two cores that do nothing else. */
export class Progress {
  readonly #stages: readonly Stage[]
  readonly #known: Readonly<Record<string, number>>
  readonly #now: () => number
  /** Running steps by name: the start of each, and the part of its tests that has ended. */
  readonly #running = new Map<string, { since: number; part: number | null }>()
  readonly #ended = new Set<string>()

  constructor(stages: readonly Stage[], known = readTimes(), now = () => performance.now() / 1000) {
    this.#stages = stages
    this.#known = known
    this.#now = now
  }

  start({ name }: Step): void {
    this.#running.set(name, { since: this.#now(), part: null })
  }

  advance({ name }: Step, part: number): void {
    const running = this.#running.get(name)
    if (running) running.part = part
  }

  end({ name }: Step): void {
    this.#running.delete(name)
    this.#ended.add(name)
  }

  /**
   * Estimates the remaining seconds. A stage takes as long as its steps together on so many cores, and never less than its
   * longest.
   */
  left(): number {
    return this.#stages.reduce((sum, { steps, atOnce }) => {
      const left = steps.map((step) => this.#leftOf(step))
      return sum + Math.max(left.reduce((a, b) => a + b, 0) / atOnce, ...left)
    }, 0)
  }

  #leftOf({ name, seconds }: Step): number {
    if (this.#ended.has(name)) return 0
    const expected = this.#known[name] ?? seconds
    const running = this.#running.get(name)
    if (!running) return expected
    const spent = this.#now() - running.since
    // The part that has ended says more than the expectation, once it is large enough.
    if (running.part !== null && running.part > 0.1) return (spent / running.part) * (1 - running.part)
    return expected - Math.min(spent, expected * MAX_STEP_SHARE)
  }
}

export function formatMinutes(seconds: number): string {
  return seconds < 90 ? `${Math.max(10, Math.round(seconds / 10) * 10)} s` : `${Math.round(seconds / 60)} min`
}

function readTimes(): Record<string, number> {
  if (!existsSync(TIMES_FILE)) return {}
  try {
    return JSON.parse(readFileSync(TIMES_FILE, 'utf8')) as Record<string, number> // a note of our own; anything else is no number
  } catch {
    // The file was cut off: the next run writes it again.
    return {}
  }
}

/** Notes the times of steps that passed. */
export function saveTimes(results: readonly StepResult[]): void {
  const passed = results.filter(({ failed }) => failed === 0)
  const times = Object.fromEntries(passed.map(({ step, seconds }) => [step.name, Math.round(seconds)]))
  mkdirSync(dirname(TIMES_FILE), { recursive: true })
  writeFileSync(TIMES_FILE, JSON.stringify({ ...readTimes(), ...times }))
}
