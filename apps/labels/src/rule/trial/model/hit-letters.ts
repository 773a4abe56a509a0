import type { Hit } from '@console/label-engine'
import type { RuleTree } from '../../model/rule-tree.ts'

/** A letter that a hit needed: true, or not true. */
export type HitLetter = { letter: string; isNegated: boolean }

/** The letters by which a rule hit: of several ways, the first that was enough. */
export function hitLetters(tree: RuleTree, { sentence, conditions }: Hit): readonly HitLetter[] {
  const byLetter = new Map(conditions.map((condition) => [condition.lambda, condition]))

  function isSatisfied({ letter, isNegated }: HitLetter): boolean {
    const condition = byLetter.get(letter)
    if (isNegated || condition === undefined) return condition?.isTrue !== true
    const { isTrue, evidence } = condition
    // Evidence that lies only in later sentences had no part in the hit.
    const isLater =
      sentence !== null && evidence.length > 0 && evidence.every((range) => range.sentence > sentence)
    return isTrue && !isLater
  }

  function findLetters(part: RuleTree): readonly HitLetter[] | null {
    if (part.kind === 'literal') return isSatisfied(part) ? [part] : null
    const parts = part.of.map(findLetters)
    if (part.kind === 'any') return parts.find((letters) => letters !== null) ?? null
    return parts.every((letters) => letters !== null) ? parts.flat() : null
  }

  return findLetters(tree) ?? []
}
