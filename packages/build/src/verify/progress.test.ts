import { expect, test } from 'vitest'
import { formatMinutes, Progress, type Stage } from './progress.ts'

const check = (name: string, seconds: number) => ({ name, seconds, command: ['true'] as const })
const [long, short, tests] = [check('long', 80), check('short', 20), check('tests', 600)]
const STAGES: readonly Stage[] = [
  { steps: [long, short], atOnce: 2 },
  { steps: [tests], atOnce: 1 },
]

function progressAt(known: Readonly<Record<string, number>> = {}) {
  const clock = { now: 0 }
  return { clock, progress: new Progress(STAGES, known, () => clock.now) }
}

test('a stage takes as long as its longest step, and what a step took on this machine before counts', () => {
  expect(progressAt().progress.left()).toBe(680)
  expect(progressAt({ tests: 900 }).progress.left()).toBe(980)
})

test('what is left follows from the part of the tests that has ended', () => {
  const { clock, progress } = progressAt()
  for (const step of [long, short]) {
    progress.start(step)
    progress.end(step)
  }
  progress.start(tests)
  clock.now = 100
  expect(progress.left()).toBe(500)
  progress.advance(tests, 0.25)
  expect(progress.left()).toBe(300)
  progress.end(tests)
  expect(progress.left()).toBe(0)
})

test('a step that takes longer than expected is nearly done', () => {
  const { clock, progress } = progressAt()
  progress.start(tests)
  clock.now = 5_000
  expect(progress.left()).toBe(110)
})

test('minutes are rounded, and less than two are seconds', () => {
  expect([4, 62, 100, 1_510].map(formatMinutes)).toEqual(['10 s', '60 s', '2 min', '25 min'])
})
