/** A label as the list has it; a label with the time of its deletion is deleted (DSET-016). */
export type OfferedLabel = {
  id: number
  name: string
  bizTypeName?: string | undefined
  deletedAt?: number | null | undefined
}

/** Distinct names of labels: equal names get the business, or the id as well. */
export function labelNames(
  labels: readonly OfferedLabel[],
  deletedName: (name: string) => string,
): ReadonlyMap<number, string> {
  const formatLabelName = (one: OfferedLabel) => (one.deletedAt == null ? one.name : deletedName(one.name))
  const plain = labels.map((one) => ({ ...one, shown: formatLabelName(one) }))
  const ofBusiness = distinguished(plain, ({ bizTypeName }) => bizTypeName)
  return new Map(distinguished(ofBusiness, ({ id }) => String(id)).map(({ id, shown }) => [id, shown]))
}

type Shown = OfferedLabel & { shown: string }

/** Labels that share their name get `more` behind it, where it is known. */
function distinguished(labels: readonly Shown[], more: (label: Shown) => string | undefined): Shown[] {
  const counts = new Map<string, number>()
  for (const { shown } of labels) counts.set(shown, (counts.get(shown) ?? 0) + 1)
  return labels.map((one) => {
    const behind = (counts.get(one.shown) ?? 0) > 1 ? more(one) : undefined
    return behind === undefined ? one : { ...one, shown: `${one.shown} · ${behind}` }
  })
}
