import type { exports } from '@console/contracts'
import { ExportButton, NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { type DataColumn, EmptyText, formatTime, type SearchProblem, today } from '@console/ui'
import { ListPage, useListSearch, useResolvedList } from '@console/ui/list-page'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { daysBand } from '../../components/days-band.tsx'
import { RowCard } from '../../components/RowCard.tsx'
import { useFailureToast } from '../../components/use-failure-toast.ts'
import { rangeProblem } from '../../page-query/query-range.ts'
import { type StatusEdit, useStatusEdits } from '../../queries/edit-history.ts'
import { type EditFilters, editHistoryList } from './edit-history.search.tsx'
import { SpanList, SpanText } from './SpanText.tsx'
import styles from './EditHistory.module.css'

export { texts } from './texts.ts'

/** List of corrected statuses, by whom and why (PLAN-041, DSET-039). */
export function EditHistoryPage() {
  const { formatMessage } = useIntl()
  const list = useEditList()
  const { filters, paging } = list
  const filter = toFilter(filters)
  const edits = useStatusEdits({ ...filter, pageIndex: paging.page, pageSize: paging.pageSize })
  useFailureToast(edits.error)
  const [rangeProblem, setRangeProblem] = useState<string | null>(null)
  const title = formatMessage({ id: 'editHistory' })
  return (
    <ListPage
      list={list}
      query={edits}
      toRowPage={({ items, total }) => ({ rows: items, total })}
      label={title}
      noPermission={<NoAccess page={title} />}
      band={daysBand(editHistoryList.filters, setRangeProblem)}
      formatCount={({ total }) => formatMessage({ id: 'editHistory.count' }, { count: total })}
      tools={
        <ExportButton
          request={toExport(filters)}
          label={formatMessage({ id: 'stat.export' })}
          problem={rangeProblem ?? undefined}
          failed={formatMessage({ id: 'editHistory.export.failed' })}
        />
      }
      columns={useEditColumns()}
      rowKey={toKey}
      isCompact
      mobileCard={renderCard}
      states={{
        failed: formatMessage({ id: 'editHistory.failed' }),
        empty: <EmptyText textId="editHistory.none" />,
      }}
      filteredTitle={formatMessage({ id: 'editHistory.filtered' })}
    />
  )
}

/** Distinguishes corrections where the platform does not number them. */
function toKey({ id, createdAt, userAccount, newEvt }: StatusEdit): number | string {
  return id ?? `${createdAt} ${userAccount} ${newEvt.startTime} ${newEvt.endTime}`
}

function renderCard(edit: StatusEdit) {
  return <EditCard edit={edit} />
}

/** As the calls take them; a filter that is empty is left out (DSET-042, DSET-043). */
function toFilter({ accountId, editorId, range: [beginDay, endDay] }: EditFilters) {
  return {
    ...(accountId === null ? {} : { accountId }),
    ...(editorId === null ? {} : { editorId }),
    beginDay,
    endDay,
  }
}

function toExport(filters: EditFilters): exports.ExportRequestInput {
  return { kind: 'statusEdits', filter: toFilter(filters) }
}

function useEditColumns(): DataColumn<StatusEdit>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const title = (name: string) => formatMessage({ id: `editHistory.${name}` })
  return [
    {
      key: 'createdAt',
      title: title('time'),
      render: (_, { createdAt }) => formatTime(createdAt, timezone),
    },
    { key: 'userAccount', title: title('account'), dataIndex: 'userAccount' },
    { key: 'oldEvt', title: title('before'), render: (_, { oldEvt }) => <SpanList spans={oldEvt} /> },
    { key: 'newEvt', title: title('after'), render: (_, { newEvt }) => <SpanText span={newEvt} /> },
    { key: 'creatorName', title: title('editor'), dataIndex: 'creatorName' },
    {
      key: 'reason',
      title: title('reason'),
      render: (_, { reason }) => <span className={styles['reason']}>{reason}</span>,
    },
  ]
}

/**
 * The list in its address. Without days it is today, which is written there; so it is with days that cannot be requested,
 * which are said (PLAN-044, DSET-040).
 */
function useEditList() {
  const list = useListSearch(editHistoryList)
  const { timezone } = useHost()
  const day = today(timezone)
  const { range } = list.filters
  const problem = rangeProblem(range, day)
  const refused: SearchProblem = { name: 'beginDay', value: range.join('–'), reason: 'malformed' }
  return useResolvedList(list, editHistoryList, {
    filters: problem === null ? list.filters : { ...list.filters, range: [day, day] },
    problems: problem === null || problem === 'noDay' ? [] : [refused],
    isReady: true,
  })
}

/** A correction on a phone. */
function EditCard({ edit }: { edit: StatusEdit }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { userAccount, createdAt, creatorName, reason, oldEvt, newEvt } = edit
  const facts = [
    { key: 'before', value: <SpanList spans={oldEvt} /> },
    { key: 'after', value: <SpanText span={newEvt} /> },
    { key: 'editor', value: creatorName },
    { key: 'reason', value: reason },
  ]
  return (
    <RowCard
      title={userAccount}
      about={formatTime(createdAt, timezone)}
      facts={facts.map(({ key, value }) => ({
        key,
        name: formatMessage({ id: `editHistory.${key}` }),
        value,
      }))}
    />
  )
}
