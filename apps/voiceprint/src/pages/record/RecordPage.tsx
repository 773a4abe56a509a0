import type { DataOf, voiceprint } from '@console/contracts'
import { ExportButton, NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { countText, EmptyState } from '@console/ui'
import { ListPage, useListSearch, type RowPage } from '@console/ui/list-page'
import { RowCard } from '@console/ui/row'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useRemoval } from '../../components/use-removal.ts'
import { voiceLength, voiceTime } from '../../components/voice-figures.ts'
import { matchedAt } from '../../model/matched-at.ts'
import { useChecks, CHECK_CHANGES, useRemoveCheck, useCheckCount } from '../../queries/checks.ts'
import { CheckReason } from './CheckReason.tsx'
import { CheckResult } from './CheckResult.tsx'
import { recordList, toCheckFilter, toCheckQuery, type RecordList } from './record.search.ts'
import { RecordActions, type RecordActionsProps } from './RecordActions.tsx'
import { RecordDialogs, type OpenRecord } from './RecordDialogs.tsx'
import { useRecordColumns } from './use-record-columns.tsx'

type CheckRecord = voiceprint.CheckRecord

/** Checks of voices against the stored samples (VOICE-034..052). */
export function RecordPage() {
  const { formatMessage, locale } = useIntl()
  const list = useListSearch(recordList)
  const checks = useChecks(toCheckQuery(list))
  const [open, setOpen] = useState<OpenRecord | null>(null)
  const removal = useRecordRemoval(list, checks.data?.list.length ?? 0)
  const actions = {
    ...removal,
    onOpen: (dialog: OpenRecord['dialog'], record: CheckRecord) => setOpen({ dialog, record }),
  }
  const columns = useRecordColumns(actions)
  const renderCard = (record: CheckRecord) => <RecordCard record={record} {...actions} />
  const reload = async (id: number) => {
    const { data } = await checks.refetch()
    return data?.list.find(({ taskId }) => taskId === id)
  }
  return (
    <ListPage
      list={list}
      query={checks}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'voice.record.page' })}
      noPermission={<NoAccess page={formatMessage({ id: 'voice.record.page' })} />}
      formatCount={({ total, isCapped = false }) =>
        formatMessage(
          { id: 'voice.record.count' },
          { count: total, text: countText(total, isCapped, locale) },
        )
      }
      tools={
        <ExportButton
          request={{ kind: 'voiceChecks', filter: toCheckFilter(list.filters) }}
          label={formatMessage({ id: 'voice.export' })}
          isDisabled={checks.data?.count === 0}
        />
      }
      columns={columns}
      isCompact
      rowKey={({ taskId }) => taskId}
      mobileCard={renderCard}
      states={{
        failed: formatMessage({ id: 'voice.record.failed' }),
        empty: (
          <EmptyState title={formatMessage({ id: 'voice.record.none' })}>
            {formatMessage({ id: 'voice.record.none.text' })}
          </EmptyState>
        ),
      }}
      filteredTitle={formatMessage({ id: 'voice.record.noneFound' })}
      useHiddenCount={useCheckCount}
    >
      {open !== null && <RecordDialogs open={open} reload={reload} onClose={() => setOpen(null)} />}
    </ListPage>
  )
}

function toRowPage({ list, count, countIsCapped }: DataOf<typeof voiceprint.checks>): RowPage<CheckRecord> {
  return { rows: list, total: count, isCapped: countIsCapped }
}

/** Deletes a row of this list, after a confirmation that names it. */
function useRecordRemoval({ paging, setSearch }: RecordList, rowCount: number) {
  const { formatMessage } = useIntl()
  const removing = useRemoveCheck()
  const { busyId, remove } = useRemoval({
    send: removing.mutateAsync,
    changes: CHECK_CHANGES,
    page: paging.page,
    rowCount,
    onPage: (page) => setSearch({ page }, { replace: true }),
  })
  return {
    busyId,
    onDelete: ({ taskId, name }: voiceprint.CheckRecord) =>
      remove(taskId, {
        title: formatMessage({ id: 'voice.record.delete.title' }),
        content: formatMessage({ id: 'voice.record.delete.text' }, { id: taskId, name }),
      }),
  }
}

/** A check record on a phone. */
function RecordCard(props: RecordActionsProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { record } = props
  const { taskId, name, orgName, duration, sessionAt, createAt, checkTime } = record
  return (
    <RowCard
      name={name}
      status={<CheckResult record={record} />}
      note={<CheckReason record={record} />}
      facts={[
        [`#${taskId}`, orgName, voiceLength(duration)].join(' · '),
        `${formatMessage({ id: 'voice.sessionAt' })} ${voiceTime(sessionAt, timezone)}`,
        `${formatMessage({ id: 'voice.corpusAt' })} ${voiceTime(matchedAt(record), timezone)}`,
        `${formatMessage({ id: 'voice.createAt' })} ${voiceTime(createAt, timezone)}`,
        `${formatMessage({ id: 'voice.checkTime' })} ${voiceTime(checkTime, timezone)}`,
      ]}
      actions={<RecordActions {...props} />}
    />
  )
}
