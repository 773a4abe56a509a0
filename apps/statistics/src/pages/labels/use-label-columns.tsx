import type { DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { Explained } from '../../components/Explained.tsx'
import type { LabelRow } from '../../queries/labels.ts'
import { LabelCount } from './LabelCount.tsx'
import { LabelPerson } from './LabelPerson.tsx'
import type { LabelChoice } from './use-label-choice.ts'

export type ShownLabel = { id: number; name: string }

/** px; the name of a label does not make its column wider than its numbers need. */
const LABEL_WIDTH = 180

/** The labels of the rows, each once, in their order. */
export function shownLabels(rows: readonly LabelRow[], nameOf: LabelChoice['nameOf']): ShownLabel[] {
  const names = new Map<number, string>()
  for (const { LabelDetail } of rows)
    for (const { labelId, labelName } of LabelDetail)
      if (!names.has(labelId)) names.set(labelId, nameOf(labelId) ?? labelName)
  return [...names].map(([id, name]) => ({ id, name }))
}

/** In how many conversations of a person a label was found; 0 without an entry (DSET-020). */
export function labelCount({ LabelDetail }: LabelRow, labelId: number): number {
  return LabelDetail.find((one) => one.labelId === labelId)?.count ?? 0
}

export function useLabelColumns(labels: readonly ShownLabel[]): DataColumn<LabelRow>[] {
  const { formatMessage, formatNumber } = useIntl()
  return [
    {
      key: 'userName',
      title: formatMessage({ id: 'stat.user.name' }),
      render: (_value, row) => <LabelPerson row={row} />,
    },
    {
      key: 'totalCall',
      title: (
        <Explained text={formatMessage({ id: 'stat.label.totalCall.note' })}>
          {formatMessage({ id: 'stat.label.totalCall' })}
        </Explained>
      ),
      align: 'right',
      render: (_value, { totalCall }) => formatNumber(totalCall),
    },
    {
      key: 'callCount',
      title: (
        <Explained text={formatMessage({ id: 'stat.label.callCount.note' })}>
          {formatMessage({ id: 'stat.label.callCount' })}
        </Explained>
      ),
      align: 'right',
      render: (_value, { callCount }) => formatNumber(callCount),
    },
    ...labels.map(
      (label): DataColumn<LabelRow> => ({
        key: `label ${label.id}`,
        title: label.name,
        maxWidth: LABEL_WIDTH,
        align: 'right',
        render: (_value, row) => <LabelCount row={row} label={label} />,
      }),
    ),
  ]
}
