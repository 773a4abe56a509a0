import { EmptyState, NoPermissionState } from '@console/ui'
import {
  choiceFilter,
  CreateButton,
  defineList,
  FilterBand,
  FilteredEmpty,
  ListPage,
  ListTable,
  textFilter,
  useListSearch,
  type ListQuery,
} from '@console/ui/list-page'
import { PageSkeleton } from '@console/ui/page-skeleton'
import { RowCard, ShortTime } from '@console/ui/row'
import { useIntl } from 'react-intl'
import { ignore, useSample, type Example } from '../example.ts'
import {
  SampleActions,
  renderSampleCard,
  sampleRows,
  useSampleColumns,
  type SampleRow,
} from './sample-rows.tsx'
import { SampleRouter } from './SampleRouter.tsx'
import styles from './examples.module.css'

type Answer = { rows: readonly SampleRow[]; total: number }

const ROWS: Answer = { rows: sampleRows, total: 148 }
const NONE: Answer = { rows: [], total: 0 }
const QUERY: ListQuery<Answer> = {
  data: ROWS,
  error: null,
  isError: false,
  isFetching: false,
  isPlaceholderData: false,
  isRefetchError: false,
  refetch: async () => undefined,
}

const STATUSES = ['good', 'warn', 'error', 'quiet'] as const
const sampleList = defineList({
  filters: {
    search: textFilter({ label: 'gallery.sample.search', width: 224 }),
    status: choiceFilter({
      label: 'gallery.sample.status',
      values: STATUSES,
      toText: (status) => `gallery.sample.${status}`,
    }),
  },
})

type SampleQuery = Partial<ListQuery<Answer>>

function SampleList({ query }: { query: SampleQuery }) {
  const text = useSample()
  const list = useListSearch(sampleList)
  const columns = useSampleColumns()
  return (
    <div className={styles['page']}>
      <ListPage
        list={list}
        query={{ ...QUERY, ...query }}
        toRowPage={(answer) => answer}
        label={text('list')}
        noPermission={<NoPermissionState tenant={text('tenant')} page={text('page')} />}
        columns={columns}
        rowKey={({ id }) => id}
        mobileCard={renderSampleCard}
        states={{ failed: text('failed'), empty: <EmptyState title={text('empty')} /> }}
        useHiddenCount={useAll}
        action={<Create />}
      />
    </div>
  )
}

const useAll = () => ({ total: 148 })

/** A page with an address of its own. */
function Page({ address, ...query }: SampleQuery & { address?: string }) {
  return (
    <SampleRouter {...(address !== undefined && { address })}>
      <SampleList query={query} />
    </SampleRouter>
  )
}

function Failed() {
  const text = useSample()
  return <Page data={undefined} isError error={{ message: text('failure'), status: 504 }} />
}

function Forbidden() {
  const text = useSample()
  return <Page data={undefined} isError error={{ message: text('failure'), status: 403 }} />
}

function Table({ query = {} }: { query?: SampleQuery }) {
  const text = useSample()
  const columns = useSampleColumns()
  return (
    <ListTable
      query={{ ...QUERY, ...query }}
      toRowPage={(answer) => answer}
      label={text('list')}
      columns={columns}
      rowKey={({ id }) => id}
      mobileCard={renderSampleCard}
      states={{ failed: text('failed'), empty: <EmptyState title={text('empty')} /> }}
    />
  )
}

function FailedTable() {
  const text = useSample()
  return (
    <Table query={{ data: undefined, isError: true, error: { message: text('failure'), status: 504 } }} />
  )
}

function Band() {
  return (
    <SampleRouter>
      <FilterBand
        declared={sampleList.filters}
        applied={{ search: null, status: 'good' as const }}
        filterCount={1}
        isBusy={false}
        onInquire={ignore}
        onReset={ignore}
      />
    </SampleRouter>
  )
}

function Filtered() {
  const text = useSample()
  const shown = [{ key: 'status', name: text('status'), value: text('good'), without: {} }]
  return <FilteredEmpty shown={shown} hidden={{ total: 148 }} onFilters={ignore} onReset={ignore} />
}

function Create() {
  const text = useSample()
  return <CreateButton text={text('create')} shortText={text('createShort')} onClick={ignore} />
}

function Skeleton() {
  const { formatMessage } = useIntl()
  return <PageSkeleton label={formatMessage({ id: 'ui.loading' })} />
}

function LongCard() {
  const text = useSample()
  return (
    <RowCard
      name={text('long')}
      facts={[text('long')]}
      note={<span className="ui-note ui-faint">{text('note')}</span>}
      actions={<SampleActions />}
    />
  )
}

export const listExamples: readonly Example[] = [
  {
    name: 'ListPage',
    from: '@console/ui/list-page',
    isWide: true,
    states: {
      normal: () => <Page />,
      loading: () => <Page data={undefined} isFetching />,
      empty: () => <Page data={NONE} />,
      filtered: () => <Page data={NONE} address="/sample?status=error&search=x" />,
      failed: Failed,
      outdated: () => <Page isError isRefetchError error={{ message: '-', status: 504 }} />,
      forbidden: Forbidden,
      error: () => <Page address="/sample?status=unheard" />,
    },
  },
  {
    name: 'ListTable',
    from: '@console/ui/list-page',
    isWide: true,
    states: {
      normal: () => <Table />,
      loading: () => <Table query={{ data: undefined }} />,
      empty: () => <Table query={{ data: NONE }} />,
      failed: FailedTable,
    },
  },
  { name: 'FilterBand', from: '@console/ui/list-page', isWide: true, states: { normal: Band } },
  { name: 'FilteredEmpty', from: '@console/ui/list-page', states: { normal: Filtered } },
  { name: 'CreateButton', from: '@console/ui/list-page', states: { normal: Create } },
  {
    name: 'PageSkeleton',
    from: '@console/ui/page-skeleton',
    isWide: true,
    states: { loading: Skeleton },
  },
  {
    name: 'RowActions',
    from: '@console/ui/row',
    states: { normal: () => <SampleActions />, disabled: () => <SampleActions isDisabled /> },
  },
  {
    name: 'RowCard',
    from: '@console/ui/row',
    states: {
      normal: () => sampleRows.slice(0, 1).map(renderSampleCard),
      long: LongCard,
    },
  },
  {
    name: 'ShortTime',
    from: '@console/ui/row',
    states: { normal: () => <ShortTime text="2026-01-05 09:12:44" />, missing: () => <ShortTime text="-" /> },
  },
]
