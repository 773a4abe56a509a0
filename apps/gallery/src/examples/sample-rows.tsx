import { StatusWord, type DataColumn, type StatusTone } from '@console/ui'
import { RowActions, RowCard, ShortTime } from '@console/ui/row'
import { Button } from 'antd'
import { ignore, useSample, type SampleName } from '../example.ts'

export type SampleRow = {
  id: number
  name: SampleName
  status: 'good' | 'warn' | 'error' | 'quiet'
  calls: number
  updated: string
}

export const sampleRows: readonly SampleRow[] = [
  { id: 1, name: 'first', status: 'good', calls: 1204, updated: '2026-01-05 09:12:44' },
  { id: 2, name: 'second', status: 'quiet', calls: 0, updated: '2026-01-04 17:30:02' },
  { id: 3, name: 'long', status: 'error', calls: 87, updated: '2025-12-30 08:00:00' },
  { id: 4, name: 'third', status: 'warn', calls: 41_002, updated: '2026-01-05 11:47:19' },
]

/** Columns of the samples; their figures are right-aligned. */
export function useSampleColumns(): readonly DataColumn<SampleRow>[] {
  const text = useSample()
  return [
    { key: 'name', title: text('name'), render: (_, row) => text(row.name), sortKey: 'name' },
    {
      key: 'status',
      title: text('status'),
      render: (_, row) => <StatusWord tone={row.status}>{text(row.status)}</StatusWord>,
    },
    {
      key: 'calls',
      title: text('calls'),
      align: 'right',
      render: (_, row) => row.calls.toLocaleString('en'),
      sortKey: 'calls',
    },
    { key: 'updated', title: text('updated'), render: (_, row) => <ShortTime text={row.updated} /> },
    { key: 'actions', title: text('actions'), isActions: true, render: () => <SampleActions /> },
  ]
}

export function SampleActions({ isDisabled = false }: { isDisabled?: boolean }) {
  const text = useSample()
  return (
    <RowActions>
      <Button type="link" size="small" disabled={isDisabled}>
        {text('edit')}
      </Button>
      <Button type="link" size="small" danger disabled={isDisabled} onClick={ignore}>
        {text('delete')}
      </Button>
    </RowActions>
  )
}

type CardProps = {
  row: SampleRow
  /** The card opens the row: what can be pressed by itself is below it. */
  isOpenable?: boolean
}

function SampleCard({ row, isOpenable = false }: CardProps) {
  const text = useSample()
  const tone: StatusTone = row.status
  return (
    <RowCard
      name={text(row.name)}
      status={<StatusWord tone={tone}>{text(row.status)}</StatusWord>}
      facts={[`${text('calls')}: ${row.calls}`, row.updated]}
      actions={isOpenable ? null : <SampleActions />}
    />
  )
}

export function renderSampleCard(row: SampleRow) {
  return <SampleCard key={row.id} row={row} />
}

export function renderOpenableCard(row: SampleRow) {
  return <SampleCard key={row.id} row={row} isOpenable />
}
