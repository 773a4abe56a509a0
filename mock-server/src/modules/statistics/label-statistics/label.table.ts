import { label, statColumns } from '@console/contracts'
import { toColumn } from '../../../platform/exports/table-file.ts'
import { findLabels, knownLabels } from '../../labels/label/public.ts'
import { findPeople, type StatRequest, statTable } from '../statistics/public.ts'
import { hitsByPerson, type PersonHits } from './label-statistics.store.ts'

type Row = PersonHits & { userName: string }

/** Everybody who worked in the range, by name, with a column for each label (DSET-019, DSET-020). */
export const labelTable = statTable<Row>({
  title: { en: 'labels', zh: '标签统计' },
  table: async (request) => {
    const { filter } = request
    const labels = await requestedLabels(request)
    const labelIds = labels.map(({ id }) => id)
    return {
      columns: [
        toColumn(statColumns.user, (row) => row.userName),
        toColumn(statColumns.allCalls, (row) => row.totalCall),
        toColumn(statColumns.labelledCalls, (row) => row.callCount),
        ...labels.map(({ id, name }) =>
          toColumn<Row>({ head: { en: name, zh: name }, kind: 'number' }, (row) => row.byLabel.get(id) ?? 0),
        ),
      ],
      total: (await findPeople(request.tx, { filter, page: { pageIndex: 1, pageSize: 1 } })).total,
      rows: async (tx, { batch, limit }) => {
        const { people } = await findPeople(tx, { filter, page: { pageIndex: batch + 1, pageSize: limit } })
        const names = new Map(people.map(({ id, name }) => [id, name]))
        const found = await hitsByPerson(tx, { filter, labelIds, people })
        return found.map((row) => ({ ...row, userName: names.get(row.userId) ?? '' }))
      },
    }
  },
})

/** The labels that were named, or those that the page offers. */
async function requestedLabels({
  tx,
  filter,
  labelIds,
}: StatRequest): Promise<{ id: number; name: string }[]> {
  if (labelIds) return knownLabels(tx, labelIds)
  const { smartLabels } = await findLabels(tx, {
    bizTypeId: filter.bizTypeId,
    withDeleted: false,
    orderBy: label.LABEL_ORDER.createdDescending,
    pageIndex: 1,
    pageSize: label.MAX_LABELS,
  })
  return smartLabels
}
