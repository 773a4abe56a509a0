import { compileLabel, createDetector, type Sentence } from '@console/label-engine'
import { madeUpCall, madeUpRule, randomNumbers } from '@console/label-engine/bench/made-up-calls'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRunningCalls } from './running-calls.ts'

const random = randomNumbers(7)
const RULES = Array.from({ length: 40 }, () => compileLabel(madeUpRule(random)))
const CALLS = Array.from({ length: 3 }, () => madeUpCall(12, random).sentences)
const ODD_RULES = RULES.filter((_rule, index) => index % 2 === 1)

/** Differences between the stored sentences of a call and those that were judged before. */
const CHANGES = {
  none: (sentences: readonly Sentence[]) => sentences,
  late: (sentences: readonly Sentence[]) => sentences.toSpliced(1, 1),
  corrected: (sentences: readonly Sentence[]) =>
    sentences.map((sentence, index) => (index === 2 ? { ...sentence, words: 'refund' } : sentence)),
  moved: (sentences: readonly Sentence[]) =>
    sentences.map((sentence) => ({ ...sentence, beginMs: sentence.beginMs + 500 })),
}

const step = fc.record({
  call: fc.nat(CALLS.length - 1),
  length: fc.nat(12),
  change: fc.constantFrom<keyof typeof CHANGES>('none', 'none', 'none', 'late', 'corrected', 'moved'),
  rules: fc.constantFrom(RULES, RULES, RULES, ODD_RULES),
  isOver: fc.boolean(),
})

test('what is found never depends on what was judged before: calls that go on, lose or get sentences, other rules', () => {
  let found = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
      // Two of the calls fit in.
      const calls = createRunningCalls(RULES.length * 32 * 2)
      for (const { call, length, change, rules, isOver } of steps) {
        const sentences = CHANGES[change](CALLS[call]?.slice(0, length) ?? [])
        const hits = calls.judge({ key: String(call), isOver }, rules, sentences)
        expect(hits).toEqual(createDetector(rules).add(sentences))
        found += hits.length
      }
    }),
    { numRuns: 60 },
  )
  expect(found).toBeGreaterThan(0)
})

test('a sentence of a call that goes on is judged alone, by the detector that has judged those before it', () => {
  const calls = createRunningCalls(1_000_000)
  const [sentences = []] = CALLS
  let read = 0
  // Each sentence counts how often its words are judged.
  const counted = sentences.map((sentence) => {
    const { words, ...rest } = sentence
    return Object.defineProperty({ ...rest, words }, 'words', {
      get: () => {
        read += 1
        return words
      },
    })
  })
  const readsOf = (length: number) => {
    read = 0
    calls.judge({ key: 'call', isOver: false }, RULES, counted.slice(0, length))
    return read
  }
  const first = readsOf(10)
  // Comparing equal sentences reads the words of both.
  expect(readsOf(11) - 2 * 10).toBeLessThan(first / 5)
})

test('detectors weigh no more than the limit: the call that was judged longest ago goes first, and those that are over', () => {
  const [sentences = []] = CALLS
  const weightOfCall = RULES.length * (12 + 20)
  const calls = createRunningCalls(2 * weightOfCall)
  const judge = (key: string, isOver = false) => calls.judge({ key, isOver }, RULES, sentences)
  judge('one')
  judge('two')
  expect(calls.weight()).toBe(2 * weightOfCall)
  judge('three')
  expect(calls.weight()).toBe(2 * weightOfCall)
  judge('three', true)
  expect(calls.weight()).toBe(weightOfCall)
  judge('two', true)
  expect(calls.weight()).toBe(0)
})
