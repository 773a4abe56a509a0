import type { DataOf, labelStat } from '@console/contracts'

type Row = Pick<DataOf<typeof labelStat.detailByUser>['records'][number], 'LabelDetail'>

export type ShownLabel = { id: number; name: string }

/** The labels of the rows, each once, in their order. */
export function shownLabels(rows: readonly Row[], nameOf: (id: number) => string | undefined): ShownLabel[] {
  const names = new Map<number, string>()
  for (const { LabelDetail } of rows)
    for (const { labelId, labelName } of LabelDetail)
      if (!names.has(labelId)) names.set(labelId, nameOf(labelId) ?? labelName)
  return [...names].map(([id, name]) => ({ id, name }))
}

/** In how many conversations of a person a label was found; 0 without an entry (DSET-020). */
export function labelCount({ LabelDetail }: Row, labelId: number): number {
  return LabelDetail.find((one) => one.labelId === labelId)?.count ?? 0
}
