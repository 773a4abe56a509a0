import type { audit, DataOf } from '@console/contracts'
import { ExportButton, NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { countText, type DataColumn, EmptyState, formatTime } from '@console/ui'
import { type BandProps, ListPage, type RowPage, useListSearch } from '@console/ui/list-page'
import { Button, Switch } from 'antd'
import { useIntl } from 'react-intl'
import { useAuditRecords, useHasRecords } from '../../queries/audit-records.ts'
import {
  auditLog,
  type AuditLogFilters,
  type AuditLogList,
  toDayRange,
  useAuditPageQuery,
  withFilter,
} from './audit-log.search.ts'
import { AuditLogBand } from './AuditLogBand.tsx'
import { filterProblems } from './filter-problems.ts'
import { RecordDrawer } from './record/RecordDrawer.tsx'
import { useDetailView } from './record/use-detail-view.ts'
import { useLogStates, useRangeText } from './use-log-states.tsx'
import { useReferenceNames } from './use-reference-names.ts'
import styles from './AuditLogPage.module.css'

/** Operations in the console, by whom and when; one record beside the list (AUDIT-001). */
export function AuditLogPage() {
  const { formatMessage, locale } = useIntl()
  const { timezone } = useHost()
  const rangeText = useRangeText()
  const list = useListSearch(auditLog)
  const { search, setSearch, filters } = list
  const { record: openId } = search
  const query = useAuditPageQuery(list)
  const records = useAuditRecords(query)
  const columns = useAuditColumns({ isNarrow: openId !== null, onOpen: ({ id }) => openRecord(id) })
  const states = useLogStates({
    filters,
    unfilteredCount: records.data?.unfilteredCnt,
    onFilters: (next) => list.inquire(next, records),
    onReset: () => list.reset(records),
  })

  /** Opening adds a history step; moving between records does not, so that Back closes the drawer. */
  function openRecord(id: number) {
    setSearch({ record: id }, { replace: openId !== null })
  }

  const renderBand = (band: BandProps<AuditLogFilters>) => (
    <AuditLogBand {...band} problems={filterProblems(records.error)} />
  )
  return (
    <ListPage
      list={list}
      query={records}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'audit.list' })}
      noPermission={<NoAccess page={formatMessage({ id: 'audit.pageName' })} />}
      band={renderBand}
      formatCount={({ total, isCapped = false }) =>
        formatMessage(
          { id: 'audit.count' },
          {
            text: countText(total, isCapped, locale),
            count: total,
            range: rangeText(toDayRange(filters, timezone)),
          },
        )
      }
      tools={
        query !== null && (
          <>
            <SignInsSwitch
              isHidden={filters.withoutSignIns}
              onHide={(withoutSignIns) => list.inquire(withFilter(filters, { withoutSignIns }), records)}
            />
            <AuditExport filter={query.filter} isEmpty={records.data?.totalCnt === 0} />
          </>
        )
      }
      columns={columns}
      rowKey={({ id }) => id}
      selectedKey={openId}
      onOpen={({ id }) => openRecord(id)}
      mobileCard={renderCard}
      states={states}
      instead={query === null ? <BackwardsRange /> : undefined}
      dock={openId !== null && <OpenRecord id={openId} list={list} records={records} />}
    />
  )
}

/** Hides who signed in and out, which is most of a log; nothing where the platform does not filter them. */
function SignInsSwitch({ isHidden, onHide }: { isHidden: boolean; onHide: (isHidden: boolean) => void }) {
  const { formatMessage } = useIntl()
  if (!useHasRecords()) return null
  return (
    <label className="ui-inline-row ui-gap-8 ui-size-13 ui-pointer ui-phone-touch">
      <Switch size="small" checked={isHidden} onChange={onHide} />
      {formatMessage({ id: 'audit.signIns.hide' })}
    </label>
  )
}

/** Exports the filtered list, without paging (AUDIT-011). */
function AuditExport({ filter, isEmpty }: { filter: audit.AuditFilter; isEmpty: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <ExportButton
      request={{ kind: 'audit', filter }}
      label={formatMessage({ id: 'audit.export' })}
      isDisabled={isEmpty}
      failed={null}
    />
  )
}

function BackwardsRange() {
  const { formatMessage } = useIntl()
  return (
    <EmptyState title={formatMessage({ id: 'audit.backwards.title' })}>
      {formatMessage({ id: 'audit.backwards.text' })}
    </EmptyState>
  )
}

type OpenRecordProps = { id: number; list: AuditLogList; records: ReturnType<typeof useAuditRecords> }

/** The open record beside the list, with the way to its neighbours. */
function OpenRecord({ id, list, records }: OpenRecordProps) {
  const { search, setSearch, filters } = list
  const { view, remember } = useDetailView(search.view)
  const rows = records.data?.records ?? []
  const index = rows.findIndex((record) => record.id === id)
  const walkTo = (record: audit.AuditRecord | undefined) =>
    record && (() => setSearch({ record: record.id }, { replace: true }))
  return (
    <RecordDrawer
      id={id}
      listed={records.data === undefined && records.error === null ? null : rows[index]}
      view={view}
      onView={(next) => {
        remember(next)
        setSearch({ view: next }, { replace: true })
      }}
      onFilter={(change) => list.inquire(withFilter(filters, change), records)}
      onClose={() => setSearch({ record: null })}
      onPrevious={walkTo(rows[index - 1])}
      onNext={index === -1 ? undefined : walkTo(rows[index + 1])}
    />
  )
}

function renderCard(record: audit.AuditRecord) {
  return <RecordCard record={record} />
}

function toRowPage(answer: DataOf<typeof audit.query>): RowPage<audit.AuditRecord> {
  return { rows: answer.records, total: answer.totalCnt, isCapped: answer.totalIsCapped }
}

type Column = DataColumn<audit.AuditRecord>

/** Longer names, such as those of files, end in an ellipsis, which the drawer has whole; px. */
const TARGET_WIDTH = 248

/** The columns of AUDIT-004 and the target; beside an open record, which names its target, only the first four fit. */
function useAuditColumns({
  isNarrow,
  onOpen,
}: {
  isNarrow: boolean
  onOpen: (record: audit.AuditRecord) => void
}): Column[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { businessName, productName } = useReferenceNames()
  const first: Column[] = [
    {
      key: 'opAt',
      title: formatMessage({ id: 'audit.operationTime' }),
      className: styles['time'] ?? '',
      render: (_, { opAt }) => formatTime(opAt, timezone),
    },
    { key: 'opUserName', title: formatMessage({ id: 'audit.person' }), dataIndex: 'opUserName' },
    { key: 'module', title: formatMessage({ id: 'audit.module' }), dataIndex: 'moduleShowName' },
    { key: 'opType', title: formatMessage({ id: 'audit.operation' }), dataIndex: 'opTypeShowName' },
  ]
  if (isNarrow) return first
  return [
    ...first,
    {
      key: 'target',
      title: formatMessage({ id: 'audit.target' }),
      maxWidth: TARGET_WIDTH,
      render: (_, { targetName }) => targetName ?? '-',
    },
    {
      key: 'bizTypeId',
      title: formatMessage({ id: 'audit.business' }),
      render: (_, { bizTypeId }) => businessName(bizTypeId),
    },
    {
      key: 'productId',
      title: formatMessage({ id: 'audit.product' }),
      render: (_, { productId }) => productName(productId),
    },
    {
      key: 'action',
      title: formatMessage({ id: 'audit.action' }),
      width: 96,
      isActions: true,
      render: (_, record) => (
        <Button
          type="link"
          size="small"
          className={styles['detail'] ?? ''}
          aria-label={formatMessage(
            { id: 'audit.detailOf' },
            { operation: record.opTypeShowName, time: formatTime(record.opAt, timezone) },
          )}
          onClick={(event) => {
            // The row is clickable too; one click must open once.
            event.stopPropagation()
            onOpen(record)
          }}
        >
          {formatMessage({ id: 'audit.detail' })}
        </Button>
      ),
    },
  ]
}

/** A row on a phone. */
function RecordCard({ record }: { record: audit.AuditRecord }) {
  const { timezone } = useHost()
  const { businessName, productName } = useReferenceNames()
  const { opTypeShowName, moduleShowName, targetName, opUserName, opAt, bizTypeId, productId } = record
  const where = [
    ...(bizTypeId == null ? [] : [businessName(bizTypeId)]),
    ...(productId == null ? [] : [productName(productId)]),
  ]
  return (
    <span className="ui-stack ui-gap-6 ui-body">
      <span className="ui-flex ui-between ui-items-baseline ui-gap-12">
        <strong className={styles['operation']}>{opTypeShowName}</strong>
        <span className="ui-size-13 ui-muted">{moduleShowName}</span>
      </span>
      {targetName !== null && <span className="ui-size-13">{targetName}</span>}
      {where.length > 0 && <span className="ui-size-13 ui-muted">{where.join(' · ')}</span>}
      <span className="ui-flex ui-between ui-items-baseline ui-gap-12">
        <span>{opUserName}</span>
        <span className="ui-size-13 ui-muted">{formatTime(opAt, timezone)}</span>
      </span>
    </span>
  )
}
