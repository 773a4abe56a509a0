import type { quality } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { useColumnSettings } from '@console/domain-ui/columns'
import { lazyPart, useHost } from '@console/sub-app'
import { countText, useIsMobile } from '@console/ui'
import { ListPage, type BandProps, type RowPage } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { useViolationRecords, type RecordsAnswer } from '../../queries/violation-records.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { toRecordFilter, type RecordFilters } from './record-list.search.ts'
import { RecordBand } from './RecordBand.tsx'
import { useHasListOptions } from '../../queries/platform.ts'
import { useRecordColumns } from './use-record-columns.tsx'
import { useRecordList } from './use-record-list.ts'
import { useRecordStates } from './use-record-states.tsx'

/** A phone's. */
const RecordCard = lazyPart<{ record: quality.ViolationRecord }>(async () => ({
  Page: (await import(/* webpackChunkName: "on-demand-records-card" */ './RecordCard.tsx')).RecordCard,
}))

/** The hits of quality rules one by one, each with its session (VIOL-001). */
export function RecordPage() {
  const { formatMessage, locale } = useIntl()
  const { timezone } = useHost()
  const isMobile = useIsMobile()
  const list = useRecordList()
  const { search, setSearch, paging, filters, isReady } = list
  const filter = isReady ? toRecordFilter(filters, timezone) : null
  const hasOrder = useHasListOptions()
  const records = useViolationRecords(
    filter && {
      ...filter,
      ...(hasOrder && { order: search.order }),
      pageNum: paging.page,
      pageSize: paging.pageSize,
    },
  )
  const sorted = {
    order: search.order,
    onOrder: (order: quality.RecordOrder) => setSearch({ order, page: 1 }),
  }
  const { columns, settings } = useColumnSettings(
    'violation-records',
    useRecordColumns(hasOrder ? sorted : null),
  )
  const { instead, states } = useRecordStates({ list, query: records })
  return (
    <ListPage
      list={list}
      query={records}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'records.list' })}
      noPermission={<NoAccess page={formatMessage({ id: 'records.page' })} />}
      band={renderBand}
      formatCount={({ total, isCapped = false }) =>
        formatMessage({ id: 'records.count' }, { text: countText(total, isCapped, locale), count: total })
      }
      tools={
        <>
          {!isMobile && settings}
          <ExportMenu filters={filters} isEmpty={records.data?.total === 0} />
        </>
      }
      columns={columns}
      rowKey={({ idmId }) => idmId}
      isCompact
      mobileCard={renderCard}
      instead={instead}
      states={states}
    />
  )
}

function renderBand(band: BandProps<RecordFilters>) {
  return <RecordBand {...band} />
}

function renderCard(record: quality.ViolationRecord) {
  return <RecordCard record={record} />
}

function toRowPage({ tableData, total, totalIsCapped }: RecordsAnswer): RowPage<quality.ViolationRecord> {
  return { rows: tableData, total, isCapped: totalIsCapped }
}
