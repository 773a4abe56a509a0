/** A label as the list has it; one with the time of it is deleted (DSET-016). */
export type OfferedLabel = { id: number; name: string; bizTypeName: string; deletedAt?: number | undefined }

/** Different names of labels: where two have one, with the business, or with the id as well. */
export function labelNames(
  labels: readonly OfferedLabel[],
  deletedName: (name: string) => string,
): ReadonlyMap<number, string> {
  const nameOf = (one: OfferedLabel) => (one.deletedAt === undefined ? one.name : deletedName(one.name))
  const plain = labels.map((one) => ({ ...one, shown: nameOf(one) }))
  const ofBusiness = distinguished(plain, ({ bizTypeName }) => bizTypeName)
  return new Map(distinguished(ofBusiness, ({ id }) => String(id)).map(({ id, shown }) => [id, shown]))
}

type Shown = OfferedLabel & { shown: string }

/** Those that share their name get `more` behind it. */
function distinguished(labels: readonly Shown[], more: (label: Shown) => string): Shown[] {
  const counts = new Map<string, number>()
  for (const { shown } of labels) counts.set(shown, (counts.get(shown) ?? 0) + 1)
  return labels.map((one) =>
    (counts.get(one.shown) ?? 0) > 1 ? { ...one, shown: `${one.shown} · ${more(one)}` } : one,
  )
}
