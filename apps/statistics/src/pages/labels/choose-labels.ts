import type { OfferedLabel } from '../../model/label-names.ts'

/** Labels that are compared where none is chosen (DSET-Q9). */
export const FIRST_LABELS = 5

type Addressed = { labels: readonly number[]; rankLabel: number | null }

/** The labels that are compared, and the one that is ranked: those of the address that the business has, or its first ones. */
export function chooseLabels(offered: readonly OfferedLabel[], { labels, rankLabel }: Addressed) {
  const ids = new Set(offered.map(({ id }) => id))
  const named = labels.filter((id) => ids.has(id))
  const existing = offered.filter(({ deletedAt }) => deletedAt == null)
  const first = (existing.length > 0 ? existing : offered).slice(0, FIRST_LABELS).map(({ id }) => id)
  const chosen = named.length > 0 ? named : first
  return {
    /** Labels that the address names. */
    named,
    unknown: labels.filter((id) => !ids.has(id)),
    chosen,
    /** Undefined where the business has no labels. */
    ranked: rankLabel !== null && ids.has(rankLabel) ? rankLabel : chosen[0],
  }
}
