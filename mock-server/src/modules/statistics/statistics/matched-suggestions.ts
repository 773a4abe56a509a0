import { METRIC, type userData } from '@console/contracts'
import type { PersonFigures, Suggestion } from './suggestion.store.ts'

const HOLDS: Readonly<Record<userData.Logic, (value: number, threshold: number) => boolean>> = {
  '>': (value, threshold) => value > threshold,
  '<': (value, threshold) => value < threshold,
  '=': (value, threshold) => value === threshold,
  '!=': (value, threshold) => value !== threshold,
  '>=': (value, threshold) => value >= threshold,
  '<=': (value, threshold) => value <= threshold,
}

const TIMES: ReadonlySet<number> = new Set([METRIC.onlineDuration, METRIC.talkTime])

/** Suggestions whose rules all match (RPT-Q30), each by the person's figures in the suggestion's own business. */
export function matchedSuggestions(
  suggestions: readonly Suggestion[],
  figures: readonly PersonFigures[],
): userData.MatchedSuggestion[] {
  return suggestions.flatMap(({ rules, ...suggestion }) => {
    const own = figures.find(({ businessTypeId }) => businessTypeId === suggestion.bizTypeId)
    if (own === undefined) return []
    const read = rules.map((rule) => ({
      ...rule,
      isTime: TIMES.has(rule.sourceId),
      value: own.values.get(rule.sourceId) ?? 0,
    }))
    const holds = read.every(({ logic, value, threshold }) => HOLDS[logic](value, threshold))
    return holds ? [{ ...suggestion, rules: read }] : []
  })
}
