import { expect, test } from 'vitest'
import { condition } from '../../../testing/conditions.samples.ts'
import { ruleTree } from '../../model/rule-tree.ts'
import { hitLetters } from './hit-letters.ts'

const THREE = [condition('A'), condition('B'), condition('C')]

/** The letters of a hit at sentence 4, of which some are true by evidence in a sentence. */
function lettersOf(lambdaExpr: string, evidence: Record<string, number | null>): string {
  const { tree } = ruleTree({ lambdaType: 3, lambdaExpr, conditions: THREE })
  if (tree === null) throw new Error(lambdaExpr)
  const conditions = THREE.map(({ lambda }) => ({
    lambda,
    isTrue: lambda in evidence,
    evidence: typeof evidence[lambda] === 'number' ? [{ sentence: evidence[lambda], begin: 0, end: 1 }] : [],
  }))
  return hitLetters(tree, { sentence: 4, conditions })
    .map(({ letter, isNegated }) => (isNegated ? `!${letter}` : letter))
    .join(' ')
}

test.each<[string, Record<string, number | null>, string]>([
  ['(A && B) || !C', { A: 1, B: 4, C: 4 }, 'A B'],
  ['(A && B) || !C', { A: 1 }, '!C'],
  ['A || B', { A: 6, B: 4 }, 'B'],
  ['A || B', { A: null, B: 4 }, 'A'],
  ['A && (B || C)', { A: 0, C: 4 }, 'A C'],
  ['!(A && B)', { A: 1 }, '!B'],
])('%s with %j hit by %s', (lambdaExpr, evidence, letters) => {
  expect(lettersOf(lambdaExpr, evidence)).toBe(letters)
})
