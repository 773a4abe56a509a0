import { NoAccess, ExportButton } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import type { exports } from '@console/contracts'
import { EmptyState, formatTime, type DataColumn } from '@console/ui'
import { FilteredEmpty, ListPage } from '@console/ui/list-page'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFailureToast } from '../../components/use-failure-toast.ts'
import { useStatusEdits, type StatusEdit } from '../../queries/edit-history.ts'
import styles from './EditHistory.module.css'
import type { EditFilters } from './edit-history.search.ts'
import { EditCard } from './EditCard.tsx'
import { EditHistoryBand, type EditHistoryBandProps } from './EditHistoryBand.tsx'
import { SpanList, SpanText } from './SpanText.tsx'
import { useEditList } from './use-edit-list.ts'
import { useShownEditFilters } from './use-shown-edit-filters.ts'

/** Which statuses were corrected, by whom and why (PLAN-041, DSET-039). */
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
      band={(band) => renderBand({ ...band, onProblem: setRangeProblem })}
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
        preserved: formatMessage({ id: 'ui.error.filtersUnchanged' }),
        filteredEmpty: (
          <FilteredEmpty
            title={formatMessage({ id: 'editHistory.filtered' })}
            shown={useShownEditFilters(filters)}
            hidden={undefined}
            onFilters={(next: EditFilters) => list.inquire(next, edits)}
            onReset={() => list.reset(edits)}
          />
        ),
        empty: (
          <EmptyState title={formatMessage({ id: 'editHistory.none' })}>
            {formatMessage({ id: 'editHistory.none.text' })}
          </EmptyState>
        ),
      }}
    />
  )
}

function renderBand(props: EditHistoryBandProps) {
  return <EditHistoryBand {...props} />
}

/** Distinguishes corrections where the platform does not number them. */
function toKey({ id, createdAt, userAccount, newEvt }: StatusEdit): number | string {
  return id ?? `${createdAt} ${userAccount} ${newEvt.startTime} ${newEvt.endTime}`
}

function renderCard(edit: StatusEdit) {
  return <EditCard edit={edit} />
}

/** As the calls take them; a filter that is empty is left out (DSET-042, DSET-043). */
function toFilter({ account, editor, range: [beginDay, endDay] }: EditFilters) {
  return {
    ...(account === null ? {} : { accountId: account }),
    ...(editor === null ? {} : { editorId: editor }),
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
