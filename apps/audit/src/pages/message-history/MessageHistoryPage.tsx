import type { DataOf, message } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { countText, useIsMobile } from '@console/ui'
import { ListPage, useListSearch, type BandProps, type RowPage } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { useMessageHistory } from '../../queries/messages.ts'
import { messageHistory, toHistoryFilter, type HistoryFilters } from './message-history.search.ts'
import { MessageHistoryBand } from './MessageHistoryBand.tsx'
import { useHistoryStates } from './use-history-states.tsx'
import { PushCard } from './PushCard.tsx'
import { MessageDrawer } from './MessageDrawer.tsx'
import { useHistoryColumns } from './use-history-columns.tsx'

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
  const states = useHistoryStates({
    filters: list.filters,
    onFilters: (filters) => list.inquire(filters, history),
    onReset: () => list.reset(history),
  })
  const renderCard = (record: message.HistoryRecord) => <PushCard record={record} onDetail={openDetail} />
  return (
    <ListPage
      list={list}
      query={history}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'push.list' })}
      noPermission={<NoAccess page={formatMessage({ id: 'push.pageName' })} />}
      band={renderBand}
      formatCount={({ total, isCapped = false }) =>
        formatMessage({ id: 'push.count' }, { text: countText(total, isCapped, locale), count: total })
      }
      columns={columns}
      rowKey={({ id }) => id}
      mobileCard={renderCard}
      states={states}
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

function renderBand(band: BandProps<HistoryFilters>) {
  return <MessageHistoryBand {...band} />
}

function toRowPage(answer: DataOf<typeof message.history>): RowPage<message.HistoryRecord> {
  return { rows: answer.records, total: answer.total, isCapped: answer.totalIsCapped }
}
