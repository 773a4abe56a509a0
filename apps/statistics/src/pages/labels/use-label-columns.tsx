import type { DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import type { ShownLabel } from '../../model/label-counts.ts'
import type { LabelRow } from '../../queries/labels.ts'
import { LabelCount } from './LabelCount.tsx'
import { LabelPerson } from './LabelPerson.tsx'

/** px; the name of a label does not make its column wider than its numbers need. */
const LABEL_WIDTH = 180

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
      title: formatMessage({ id: 'stat.label.totalCall' }),
      align: 'right',
      render: (_value, { totalCall }) => formatNumber(totalCall),
    },
    {
      key: 'callCount',
      title: formatMessage({ id: 'stat.label.callCount' }),
      align: 'right',
      render: (_value, { callCount }) => formatNumber(callCount),
    },
    ...labels.map((label): DataColumn<LabelRow> => ({
      key: `label ${label.id}`,
      title: label.name,
      maxWidth: LABEL_WIDTH,
      align: 'right',
      render: (_value, row) => <LabelCount row={row} label={label} />,
    })),
  ]
}
