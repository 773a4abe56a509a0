import type { Actor, DayFacts, Moment, ScenarioBusiness } from './scenario-model.ts'

/** Says of each fact for which project its business worked at its moment, as ingested facts are (R20). */
export function withProjects(facts: DayFacts, businesses: readonly ScenarioBusiness[]): DayFacts {
  const assigned = new Map(businesses.map(({ id, assignments }) => [id, assignments]))
  const stamp = (fact: Actor, at: Moment): void => {
    const assignment = assigned
      .get(fact.businessTypeId)
      ?.find(({ from, until }) => from <= at && (until === null || at < until))
    fact.projectId = assignment?.projectId ?? null
  }
  for (const fact of facts.statuses) stamp(fact, fact.at)
  for (const fact of facts.calls) stamp(fact, fact.startedAt)
  for (const fact of facts.violations) stamp(fact, fact.hitAt)
  for (const fact of facts.labelHits) stamp(fact, fact.hitAt)
  for (const fact of facts.recommendations) stamp(fact, fact.shownAt)
  for (const fact of facts.twinUses) stamp(fact, fact.usedAt)
  return facts
}
