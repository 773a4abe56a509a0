import type { DataOf, message } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { countText } from '@console/ui'
import { ListPage, useListSearch, type BandProps, type RowPage } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { useMessageHistory } from '../../queries/messages.ts'
import { messageHistory, toHistoryFilter, type HistoryFilters } from './message-history.search.ts'
import { MessageHistoryBand } from './MessageHistoryBand.tsx'
import { useHistoryStates } from './use-history-states.tsx'
import { PushCard } from './PushCard.tsx'
import { PushStatDrawer } from './PushStatDrawer.tsx'
import { useHistoryColumns } from './use-history-columns.tsx'

/** The pushed messages: when, by whom, and how people reacted (MSG-001). */
export function MessageHistoryPage() {
  const { formatMessage, locale } = useIntl()
  const list = useListSearch(messageHistory)
  const { search, setSearch, paging } = list
  const history = useMessageHistory({
    filter: toHistoryFilter(list.filters),
    page: paging.page,
    size: paging.pageSize,
  })
  const openDetail = (record: message.HistoryRecord) =>
    setSearch({ rule: record.msg_rule_code, trigger: record.trigger_id })
  const columns = useHistoryColumns(openDetail)
  const states = useHistoryStates({
    filters: list.filters,
    onFilters: (filters) => list.inquire(filters, history),
    onReset: () => list.reset(history),
  })
  const renderCard = (record: message.HistoryRecord) => <PushCard record={record} onDetail={openDetail} />
  const { rule, trigger } = search
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
    >
      {rule !== null && trigger !== null && (
        <PushStatDrawer
          msgRuleCode={rule}
          triggerId={trigger}
          onClose={() => setSearch({ rule: null, trigger: null })}
        />
      )}
    </ListPage>
  )
}

function renderBand(band: BandProps<HistoryFilters>) {
  return <MessageHistoryBand {...band} />
}

function toRowPage(answer: DataOf<typeof message.history>): RowPage<message.HistoryRecord> {
  return { rows: answer.records, total: answer.total, isCapped: answer.totalIsCapped }
}
