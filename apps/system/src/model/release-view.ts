import type { subApp } from '@console/contracts'

/** A rollout that counts for somebody; `isForTheRest` is false for the newest, which comes before all others. */
export type ActiveRollout = subApp.Rollout & { isForTheRest: boolean }

/**
 * Rollouts that count for somebody, the newest first: each person has the first that they are in. One that newer ones cover
 * wholly is left out, and so is everything before the newest that went to all.
 */
export function listActiveRollouts(rollouts: readonly subApp.Rollout[]): ActiveRollout[] {
  const active: ActiveRollout[] = []
  const covered = new Set<string>()
  for (const rollout of rollouts) {
    const { companyCodes, percent } = rollout
    if (companyCodes?.every((code) => covered.has(code)) === true) continue
    active.push({ ...rollout, isForTheRest: active.length > 0 })
    if (percent < 100) continue
    if (companyCodes === null) break
    for (const code of companyCodes) covered.add(code)
  }
  return active
}

/** The set that a new one is made of: the newest that went to all, else the newest. */
export function findBaseSet(rollouts: readonly subApp.Rollout[]): number | null {
  const toAll = rollouts.find(({ companyCodes, percent }) => companyCodes === null && percent === 100)
  return (toAll ?? rollouts[0])?.setNumber ?? null
}

export type VersionChange = {
  module: string
  name: subApp.ReleaseSet['items'][number]['name']
  /** Numbers of the versions that people have now, in order; empty: nobody has the app. */
  from: number[]
  /** Null: the app is taken out. */
  to: number | null
}

/** Apps whose version changes for somebody when a set goes to all. */
export function listChanges(
  target: subApp.ReleaseSet,
  { sets, rollouts }: { sets: readonly subApp.ReleaseSet[]; rollouts: readonly subApp.Rollout[] },
): VersionChange[] {
  const activeNumbers = new Set(listActiveRollouts(rollouts).map(({ setNumber }) => setNumber))
  const active = sets.filter(({ number }) => activeNumbers.has(number))
  const names = new Map(
    [...active, target].flatMap(({ items }) => items.map(({ module, name }) => [module, name] as const)),
  )
  return [...names].flatMap(([module, name]) => {
    const numbers = active.map(({ items }) => findNumber(items, module))
    const to = findNumber(target.items, module)
    if (numbers.every((number) => number === to)) return []
    const from = [...new Set(numbers.flatMap((number) => number ?? []))].toSorted((a, b) => a - b)
    return [{ module, name, from, to }]
  })
}

function findNumber(items: subApp.ReleaseSet['items'], module: string): number | null {
  return items.find((item) => item.module === module)?.versionNumber ?? null
}
