import type { DataOf, message } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { countText, type DataColumn, EmptyState, useIsMobile } from '@console/ui'
import { ListPage, type RowPage, useListSearch } from '@console/ui/list-page'
import { Button, Tooltip } from 'antd'
import { useIntl } from 'react-intl'
import { isCronPush, webpageQuery } from '../../model/pushes.ts'
import { useMessageHistory, useUnfilteredCount } from '../../queries/messages.ts'
import { messageHistory, toHistoryFilter } from './message-history.search.ts'
import { MessageDrawer } from './MessageDrawer.tsx'
import { usePushTime } from './use-push-time.ts'
import styles from './MessageHistoryPage.module.css'

/** The pushed messages: when, by whom, and how people reacted (MSG-001). */
export function MessageHistoryPage() {
  const { formatMessage, locale } = useIntl()
  const isMobile = useIsMobile()
  const list = useListSearch(messageHistory)
  const { search, setSearch, paging } = list
  const history = useMessageHistory({
    filter: toHistoryFilter(list.filters),
    page: paging.page,
    size: paging.pageSize,
  })
  const { rule, trigger, message: openId } = search
  const isOpen = rule !== null && trigger !== null
  /** Opening adds a history step; moving between messages does not, so that Back closes the drawer. */
  const openDetail = ({ id, msg_rule_code, trigger_id }: message.HistoryRecord) =>
    setSearch({ message: id, rule: msg_rule_code, trigger: trigger_id }, { replace: isOpen })
  const rows = history.data?.records ?? []
  const index = rows.findIndex(({ id }) => id === openId)
  const walkTo = (record: message.HistoryRecord | undefined) => record && (() => openDetail(record))
  const columns = useHistoryColumns({ isNarrow: isOpen, onDetail: openDetail })
  const renderCard = (record: message.HistoryRecord) => <PushCard record={record} onDetail={openDetail} />
  return (
    <ListPage
      list={list}
      query={history}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'push.list' })}
      noPermission={<NoAccess page={formatMessage({ id: 'push.pageName' })} />}
      formatCount={({ total, isCapped = false }) =>
        formatMessage({ id: 'push.count' }, { text: countText(total, isCapped, locale), count: total })
      }
      columns={columns}
      rowKey={({ id }) => id}
      mobileCard={renderCard}
      states={{
        failed: formatMessage({ id: 'push.failed' }),
        empty: <NoMessages />,
      }}
      filteredTitle={formatMessage({ id: 'push.filteredEmpty' })}
      useHiddenCount={useUnfilteredCount}
      selectedKey={openId}
      // A card has its own buttons, which cannot be inside of another one.
      {...(isMobile ? {} : { onOpen: openDetail })}
      dock={
        isOpen && (
          <MessageDrawer
            id={openId}
            msgRuleCode={rule}
            triggerId={trigger}
            onClose={() => setSearch({ rule: null, trigger: null, message: null })}
            onPrevious={walkTo(rows[index - 1])}
            onNext={index === -1 ? undefined : walkTo(rows[index + 1])}
          />
        )
      }
    />
  )
}

function NoMessages() {
  const { formatMessage } = useIntl()
  return (
    <EmptyState title={formatMessage({ id: 'push.empty.title' })}>
      {formatMessage({ id: 'push.empty.text' })}
    </EmptyState>
  )
}

function toRowPage(answer: DataOf<typeof message.history>): RowPage<message.HistoryRecord> {
  return { rows: answer.records, total: answer.total, isCapped: answer.totalIsCapped }
}

type PushCardProps = { record: message.HistoryRecord; onDetail: (record: message.HistoryRecord) => void }

/** A row on a phone. */
function PushCard({ record, onDetail }: PushCardProps) {
  const { formatMessage } = useIntl()
  const pushTime = usePushTime()
  return (
    <div className="ui-stack ui-gap-6 ui-pad-12-16 ui-body">
      <strong className={styles['cardTitle']}>{record.title ?? record.msg_rule_code}</strong>
      <span className="ui-flex ui-between ui-items-baseline ui-gap-12">
        <span>{record.business_type_name}</span>
        <span className="ui-size-13 ui-muted">
          {formatMessage({ id: isCronPush(record) ? 'push.source.cron' : 'push.source.manual' })}
        </span>
      </span>
      <span className="ui-flex ui-between ui-items-baseline ui-gap-12">
        <span>{record.push_user_name}</span>
        <span className="ui-size-13 ui-muted">{pushTime(record)}</span>
      </span>
      <span className={`ui-flex ui-gap-8 ${styles['cardActions']}`}>
        <PushActions record={record} onDetail={onDetail} />
      </span>
    </div>
  )
}

/** The columns of MSG-002, with the message's title to distinguish rows, and its actions; beside an open message the first two fit. */
function useHistoryColumns({
  isNarrow,
  onDetail,
}: {
  isNarrow: boolean
  onDetail: (record: message.HistoryRecord) => void
}): DataColumn<message.HistoryRecord>[] {
  const { formatMessage } = useIntl()
  const pushTime = usePushTime()
  const first: DataColumn<message.HistoryRecord>[] = [
    {
      key: 'push_time',
      title: formatMessage({ id: 'push.time' }),
      className: styles['time'] ?? '',
      render: (_, record) => pushTime(record),
    },
    {
      key: 'title',
      title: formatMessage({ id: 'push.message' }),
      render: (_, { title, msg_rule_code: code }) => title ?? code,
      ...(isNarrow ? { maxWidth: 220 } : {}),
    },
  ]
  if (isNarrow) return first
  return [
    ...first,
    {
      key: 'business_type_name',
      title: formatMessage({ id: 'push.business' }),
      dataIndex: 'business_type_name',
    },
    {
      key: 'is_cron',
      title: formatMessage({ id: 'push.source' }),
      render: (_, record) =>
        formatMessage({ id: isCronPush(record) ? 'push.source.cron' : 'push.source.manual' }),
    },
    { key: 'push_user_name', title: formatMessage({ id: 'push.creator' }), dataIndex: 'push_user_name' },
    {
      key: 'action',
      title: formatMessage({ id: 'audit.action' }),
      width: 168,
      isActions: true,
      render: (_, record) => (
        <span className={styles['actions']}>
          <PushActions record={record} onDetail={onDetail} />
        </span>
      ),
    },
  ]
}

type PushActionsProps = {
  record: message.HistoryRecord
  onDetail: (record: message.HistoryRecord) => void
}

/** Links to the page of a message (MSG-003) and to its figures (MSG-004). */
function PushActions({ record, onDetail }: PushActionsProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { title, url } = record

  async function openWebpage(address: string): Promise<void> {
    if (!(await services.openPlatformLink(address, webpageQuery(record)))) {
      services.toast.error(formatMessage({ id: 'push.linkRefused' }))
    }
  }

  return (
    <>
      <Tooltip title={url == null ? formatMessage({ id: 'push.noWebpage' }) : undefined}>
        <Button
          type="link"
          size="small"
          disabled={url == null}
          aria-label={formatMessage({ id: 'push.webpageOf' }, { title })}
          onClick={() => {
            if (url != null) void openWebpage(url)
          }}
        >
          {formatMessage({ id: 'push.webpage' })}
        </Button>
      </Tooltip>
      <Button
        type="link"
        size="small"
        aria-label={formatMessage({ id: 'push.detailOf' }, { title })}
        onClick={() => onDetail(record)}
      >
        {formatMessage({ id: 'audit.detail' })}
      </Button>
    </>
  )
}
