import type { DataOf, voiceprint } from '@console/contracts'
import { ExportButton, NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { countText, type DataColumn, EmptyState, TwoLines } from '@console/ui'
import { ListPage, type RowPage, useListSearch } from '@console/ui/list-page'
import { RowCard } from '@console/ui/row'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { TimeCell } from '../../components/row/TimeCell.tsx'
import { useRemoval } from '../../components/use-removal.ts'
import { voiceLength, voiceTime } from '../../components/voice-figures.ts'
import { matchedAt } from '../../model/matched-at.ts'
import { CHECK_CHANGES, useCheckCount, useChecks, useRemoveCheck } from '../../queries/checks.ts'
import { CheckReason, CheckResult } from './check-cells.tsx'
import { type RecordList, recordList, toCheckFilter, toCheckQuery } from './record.search.ts'
import { RecordActions, type RecordActionsProps } from './RecordActions.tsx'
import { type OpenRecord, RecordDialogs } from './RecordDialogs.tsx'
import styles from './RecordPage.module.css'

/** px. */
const ORGANIZATION_WIDTH = 120

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

type Column = DataColumn<voiceprint.CheckRecord>

/** The columns of VOICE-035. */
function useRecordColumns(actions: Omit<RecordActionsProps, 'record'>): Column[] {
  const { formatMessage } = useIntl()
  return [
    { key: 'taskId', title: formatMessage({ id: 'voice.taskId' }), dataIndex: 'taskId', align: 'right' },
    { key: 'name', title: formatMessage({ id: 'voice.user' }), dataIndex: 'name' },
    {
      key: 'orgName',
      title: formatMessage({ id: 'voice.organization' }),
      dataIndex: 'orgName',
      maxWidth: ORGANIZATION_WIDTH,
    },
    {
      key: 'status',
      title: formatMessage({ id: 'voice.result' }),
      render: (_, record) => (
        <span className={styles['result']}>
          <CheckResult record={record} />
          <CheckReason record={record} />
        </span>
      ),
    },
    {
      key: 'duration',
      title: formatMessage({ id: 'voice.duration' }),
      align: 'right',
      render: (_, { duration }) => voiceLength(duration),
    },
    ...useTimeColumns(),
    {
      key: 'actions',
      isActions: true,
      title: formatMessage({ id: 'voice.actions' }),
      render: (_, record) => <RecordActions record={record} {...actions} />,
    },
  ]
}

function useTimeColumns(): Column[] {
  const { formatMessage } = useIntl()
  return [
    {
      key: 'sessionAt',
      title: formatMessage({ id: 'voice.sessionAt' }),
      render: (_, { sessionAt }) => <TimeCell at={sessionAt} />,
    },
    {
      key: 'corpusAt',
      title: formatMessage({ id: 'voice.corpusAt' }),
      render: (_, record) => <TimeCell at={matchedAt(record)} />,
    },
    {
      key: 'createAt',
      title: formatMessage({ id: 'voice.createAt.checkTime' }),
      render: (_, { createAt, checkTime }) => (
        <TwoLines isQuiet first={<TimeCell at={createAt} />} second={<TimeCell at={checkTime} />} />
      ),
    },
  ]
}
