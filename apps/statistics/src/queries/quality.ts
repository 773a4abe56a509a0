import { quality } from '@console/contracts'
import { useCallQuery, useHost } from '@console/sub-app'
import type { WireQuery } from '../model/stat-query.ts'

const QUALITY_CALLS = {
  overview: quality.overviewData,
  home: quality.homeData,
  quality: quality.violationData,
} as const

/** Violations by rule and by level: three pages request the same under three names (STAT-086, QUAL-003). */
export function useQualityData(page: keyof typeof QUALITY_CALLS, query: WireQuery) {
  return useCallQuery(QUALITY_CALLS[page], { body: query })
}

/** The rules of the company (QUAL-027). */
export function useRules() {
  const { user } = useHost()
  const tenantId = user.tenantId ?? null
  return useCallQuery(quality.rules, tenantId === null ? null : { params: { tenantId } })
}

/** Ids of rules by name, since ranks of rules have only names. A name that two rules share has no id. */
export function useRuleIds(): ReadonlyMap<string, number> {
  const rules = useRules()
  const ids = new Map<string, number>()
  const doubled = new Set<string>()
  for (const { id, name } of rules.data ?? []) {
    if (ids.has(name)) doubled.add(name)
    ids.set(name, id)
  }
  for (const name of doubled) ids.delete(name)
  return ids
}
