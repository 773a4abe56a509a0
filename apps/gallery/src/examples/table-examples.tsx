import { DataTable, EmptyState, Pagination, type TableSort } from '@console/ui'
import { type ComponentProps, useState } from 'react'
import { ignore, useSample, type Example } from '../example.ts'
import {
  renderOpenableCard,
  renderSampleCard,
  SampleActions,
  sampleRows,
  useSampleColumns,
  type SampleRow,
} from './sample-rows.tsx'

function Table(props: Partial<ComponentProps<typeof DataTable<SampleRow>>>) {
  const text = useSample()
  const columns = useSampleColumns()
  return (
    <DataTable
      label={text('list')}
      columns={columns}
      rows={sampleRows}
      rowKey={({ id }) => id}
      mobileCard={renderSampleCard}
      {...props}
    />
  )
}

function Paged() {
  const [page, setPage] = useState(2)
  const [pageSize, setPageSize] = useState(20)
  const [sort, setSort] = useState<TableSort | null>({ key: 'calls', order: 'desc' })
  return (
    <Table
      paging={{ page, pageSize, total: 148 }}
      onPage={setPage}
      onPageSize={setPageSize}
      sort={sort}
      onSort={setSort}
    />
  )
}

function Openable() {
  const [chosen, setChosen] = useState<number>(2)
  return (
    <Table
      selectedKey={chosen}
      onOpen={({ id }) => setChosen(id)}
      isCompact
      mobileCard={renderOpenableCard}
      mobileExtra={renderActions}
    />
  )
}

const renderActions = () => <SampleActions />

function EmptyTable() {
  const text = useSample()
  return <Table rows={[]} state={<EmptyState title={text('empty')} />} />
}

function Pages({ isCapped = false }: { isCapped?: boolean }) {
  const [page, setPage] = useState(3)
  return (
    <Pagination
      paging={{ page, pageSize: 20, total: isCapped ? 10_000 : 148, isCapped }}
      onChange={setPage}
    />
  )
}

function SizedPages() {
  const [pageSize, setPageSize] = useState(50)
  return <Pagination paging={{ page: 1, pageSize, total: 148 }} onChange={ignore} onPageSize={setPageSize} />
}

export const tableExamples: readonly Example[] = [
  {
    name: 'DataTable',
    from: '@console/ui',
    isWide: true,
    states: {
      normal: Paged,
      selectable: Openable,
      totals: () => <Table totals={{ values: { calls: '42,293' } }} />,
      loading: () => <Table isLoading />,
      refreshing: () => <Table isRefreshing />,
      empty: EmptyTable,
    },
  },
  {
    name: 'Pagination',
    from: '@console/ui',
    isWide: true,
    states: { normal: () => <Pages />, capped: () => <Pages isCapped />, sizes: SizedPages },
  },
]
