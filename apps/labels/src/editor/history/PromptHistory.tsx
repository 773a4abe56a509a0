import type { label } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { AppModal, type DataColumn, DataTable, EmptyState, ErrorState, formatTime } from '@console/ui'
import { RowActions } from '@console/ui/row'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { usePromptHistory } from '../../queries/labels.ts'
import styles from '../LabelEditor.module.css'

const CONTENT_WIDTH = 420

type Row = label.HistoryRecord & { index: number }

/** Earlier texts of the prompt, newest first (LABEL-150..153). */
export function PromptHistory({ ruleId }: { ruleId: number }) {
  const { formatMessage } = useIntl()
  const history = usePromptHistory(ruleId)
  const [open, setOpen] = useState<label.HistoryRecord | null>(null)
  const columns = useHistoryColumns(setOpen)
  const rows = (history.data?.data ?? [])
    .toSorted((one, other) => other.modifyAt - one.modifyAt)
    // A prompt that came with the system names no person.
    .map((record, index): Row => ({ ...record, updateUser: record.updateUser || '-', index }))
  const renderCard = (row: Row) => <HistoryCard record={row} onView={setOpen} />
  const title = formatMessage({ id: 'label.history' })
  return (
    <>
      <h2 className={styles['heading']}>{title}</h2>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ index }) => index}
        isLoading={history.isLoading}
        mobileCard={renderCard}
        {...(rows.length > 0
          ? {}
          : {
              state:
                history.error === null ? (
                  <EmptyState title={formatMessage({ id: 'label.history.none' })} />
                ) : (
                  <ErrorState
                    title={formatMessage({ id: 'label.history.failed' })}
                    error={history.error}
                    onRetry={() => void history.refetch()}
                  />
                ),
            })}
      />
      {open !== null && <HistoryDialog record={open} onClose={() => setOpen(null)} />}
    </>
  )
}

type OnView = (record: label.HistoryRecord) => void

function useHistoryColumns(onView: OnView): DataColumn<Row>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    {
      key: 'modifyAt',
      title: formatMessage({ id: 'label.history.time' }),
      render: (_, { modifyAt }) => formatTime(modifyAt, timezone),
    },
    { key: 'updateUser', title: formatMessage({ id: 'label.history.user' }), dataIndex: 'updateUser' },
    {
      key: 'content',
      title: formatMessage({ id: 'label.history.content' }),
      dataIndex: 'content',
      maxWidth: CONTENT_WIDTH,
    },
    {
      key: 'actions',
      isActions: true,
      title: formatMessage({ id: 'label.actions' }),
      render: (_, record) => (
        <RowActions>
          <ViewButton record={record} onView={onView} />
        </RowActions>
      ),
    },
  ]
}

type ViewProps = { record: label.HistoryRecord; onView: OnView }

function ViewButton({ record, onView }: ViewProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <Button
      type="link"
      size="small"
      aria-label={formatMessage(
        { id: 'label.history.viewOf' },
        { time: formatTime(record.modifyAt, timezone) },
      )}
      onClick={() => onView(record)}
    >
      {formatMessage({ id: 'label.history.view' })}
    </Button>
  )
}

/** A record on a phone. */
function HistoryCard({ record, onView }: ViewProps) {
  const { timezone } = useHost()
  return (
    <span className="ui-stack ui-items-start ui-gap-4 ui-small">
      <strong>{formatTime(record.modifyAt, timezone)}</strong>
      <span>{record.updateUser}</span>
      <ViewButton record={record} onView={onView} />
    </span>
  )
}

type HistoryDialogProps = { record: label.HistoryRecord; onClose: () => void }

/** One record of the history, with its whole text (LABEL-152). */
function HistoryDialog({ record, onClose }: HistoryDialogProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <AppModal open title={formatMessage({ id: 'label.history.one' })} footer={null} onCancel={onClose}>
      <dl className={styles['facts']}>
        <dt>{formatMessage({ id: 'label.history.user' })}</dt>
        <dd>{record.updateUser}</dd>
        <dt>{formatMessage({ id: 'label.history.time' })}</dt>
        <dd>{formatTime(record.modifyAt, timezone)}</dd>
        <dt>{formatMessage({ id: 'label.history.content' })}</dt>
        <dd className={styles['recorded']}>{record.content}</dd>
      </dl>
    </AppModal>
  )
}
