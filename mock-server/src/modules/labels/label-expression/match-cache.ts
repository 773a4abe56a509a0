import type { Found } from './expression-task.ts'

/** Searches and ranges that are remembered: some 20 MB. */
const MAX_WEIGHT = 200_000

type MatchCache = {
  /** Undefined where nothing is known. */
  find: (pattern: string, text: string) => Found | undefined
  remember: (pattern: string, text: string, found: Found) => void
}

/** The findings of some expressions in some texts. The oldest texts are removed first. */
export function createMatchCache(maxWeight = MAX_WEIGHT): MatchCache {
  const byText = new Map<string, Map<string, Found>>()
  let weight = 0
  const remove = (text: string): void => {
    for (const found of byText.get(text)?.values() ?? []) weight -= toWeight(found)
    byText.delete(text)
  }
  return {
    find: (pattern, text) => byText.get(text)?.get(pattern),
    remember: (pattern, text, found) => {
      const known = byText.get(text) ?? new Map<string, Found>()
      byText.set(text, known)
      const before = known.get(pattern)
      weight += toWeight(found) - (before === undefined ? 0 : toWeight(before))
      known.set(pattern, found)
      for (const oldest of byText.keys()) {
        if (weight <= maxWeight || oldest === text) return
        remove(oldest)
      }
    },
  }
}

const toWeight = (found: Found): number => 1 + (found?.length ?? 0)
