import type { userData } from '@console/contracts'

type Sources = { before: readonly userData.DataSource[]; after: readonly userData.DataSource[] }
type Use = {
  /** A suggestion compares a source that would be gone. */
  isRemoved: boolean
  /** Ids of compared sources that would not be active. */
  deselected: number[]
  /** A suggestion compares something that was never there. */
  isUnknown: boolean
}

/**
 * Finds sources that suggestions compare and that would no longer be available; a disabled suggestion counts as well
 * (RPT-Q26).
 */
export function findUse(checks: readonly userData.SavedCheck[], { before, after }: Sources): Use {
  const compared = [...new Set(checks.flatMap(({ sourceRel }) => sourceRel.map(({ sourceId }) => sourceId)))]
  const knew = new Set(before.map(({ id }) => id))
  const statuses = new Map(after.map(({ id, status }) => [id, status]))
  const gone = compared.filter((id) => !statuses.has(id))
  return {
    isRemoved: gone.some((id) => knew.has(id)),
    deselected: compared.filter((id) => statuses.get(id) === 0),
    isUnknown: gone.some((id) => !knew.has(id)),
  }
}
