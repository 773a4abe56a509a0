import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conversation, relativeRule, repetitiveConversation, rule } from '../../tests/generated.ts'
import { referenceRealtime, referenceWhole } from '../../tests/reference.ts'
import { compileLabel } from '../compile-label.ts'
import { createDetector, judgeRealtime } from './detector.ts'
import { judgeWhole, judgeWholeByAll } from './judge-whole.ts'

const RUNS = { numRuns: 1500 }

test('whole calls are judged as the plain implementation of the rules judges them', () => {
  fc.assert(
    fc.property(rule, conversation, (generated, call) => {
      expect(judgeWhole(compileLabel(generated), call)).toEqual(referenceWhole(generated, call))
    }),
    RUNS,
  )
})

test('calls that go on are judged as the plain implementation judges them, prefix after prefix', () => {
  fc.assert(
    fc.property(rule, conversation, (generated, call) => {
      expect(judgeRealtime(compileLabel(generated), call)).toEqual(
        referenceRealtime(generated, call.sentences),
      )
    }),
    RUNS,
  )
})

test('windows around hits are judged as the plain implementation judges them', () => {
  fc.assert(
    fc.property(relativeRule, repetitiveConversation, (generated, call) => {
      const compiled = compileLabel(generated)
      expect(judgeWhole(compiled, call)).toEqual(referenceWhole(generated, call))
      expect(judgeRealtime(compiled, call)).toEqual(referenceRealtime(generated, call.sentences))
    }),
    RUNS,
  )
})

test('sentences in any batches hit what they hit at once, each label for itself', () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 12 })
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 3 }), conversation, sizes, (rules, { sentences }, batches) => {
      const labels = rules.map((one) => compileLabel(one))
      const detector = createDetector(labels)
      let begin = 0
      const inBatches = [...batches, sentences.length].flatMap((size) => {
        const batch = sentences.slice(begin, begin + size)
        begin += size
        return detector.add(batch)
      })
      expect(inBatches).toEqual(createDetector(labels).add(sentences))
      for (const [index, compiled] of labels.entries()) {
        const own = inBatches.filter(({ label }) => label === index).map(({ hit }) => hit)
        expect(own).toEqual(judgeRealtime(compiled, { sentences }))
      }
    }),
    { numRuns: 500 },
  )
})

test('many labels judge a whole call as each of them does', () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 3 }), conversation, (rules, call) => {
      const labels = rules.map((one) => compileLabel(one))
      expect(judgeWholeByAll(labels, call)).toEqual(labels.map((compiled) => judgeWhole(compiled, call)))
    }),
    { numRuns: 300 },
  )
})

test('hits are no more than the rule counts, and evidence is inside the words', () => {
  fc.assert(
    fc.property(rule, conversation, (generated, call) => {
      for (const hits of [
        judgeWhole(compileLabel(generated), call),
        judgeRealtime(compileLabel(generated), call),
      ]) {
        expect(hits.length).toBeLessThanOrEqual(generated.maxHitCnt || call.sentences.length)
        for (const { sentence, begin, end } of hits.flatMap((hit) =>
          hit.conditions.flatMap(({ evidence }) => evidence),
        )) {
          expect(begin).toBeGreaterThanOrEqual(0)
          expect(end).toBeGreaterThanOrEqual(begin)
          expect(end).toBeLessThanOrEqual(call.sentences[sentence]?.words.length ?? -1)
        }
      }
    }),
    { numRuns: 500 },
  )
})
