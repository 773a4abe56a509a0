import { ApiError, useHost } from '@console/sub-app'
import { NoPermissionState, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useMessageHistory } from '../../queries/messages.ts'
import {
  messageHistorySearch,
  NO_FILTERS,
  toHistoryFilter,
  type HistoryFilters,
} from './message-history.search.ts'
import { HISTORY_PAGE_SIZE, MessageHistoryList } from './MessageHistoryList.tsx'
import { MessageHistoryBand } from './MessageHistoryBand.tsx'
import styles from './MessageHistoryPage.module.css'
import { PushStatDrawer } from './PushStatDrawer.tsx'

/** What was pushed to people, when, by whom, and what they did with it (MSG-001). */
export function MessageHistoryPage() {
  const { formatMessage } = useIntl()
  const { user, services } = useHost()
  const { search, problems, setSearch, resetSearch } = useUrlSearch(messageHistorySearch)
  const { page, bizTypeId, source, rule, trigger } = search
  const filters: HistoryFilters = { bizTypeId, source }
  const history = useMessageHistory({ filter: toHistoryFilter(filters), page, size: HISTORY_PAGE_SIZE })

  function apply(next: HistoryFilters) {
    const isSame = JSON.stringify(next) === JSON.stringify(filters) && page === 1
    if (isSame) void history.refetch()
    else setSearch({ ...next, page: 1 })
  }

  if (history.error instanceof ApiError && history.error.status === 403) {
    return (
      <NoPermissionState
        tenant={user.tenantName}
        page={formatMessage({ id: 'push.pageName' })}
        action={
          <Button onClick={() => services.navigate('/console/')}>
            {formatMessage({ id: 'audit.goBack' })}
          </Button>
        }
      />
    )
  }

  return (
    <div className={styles['page']}>
      <MessageHistoryBand
        applied={filters}
        isBusy={history.isFetching}
        onInquire={apply}
        onReset={() => {
          if (bizTypeId === null && source === null) apply(NO_FILTERS)
          else resetSearch()
        }}
      />
      <div className={styles['main']}>
        <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
        <MessageHistoryList
          filters={filters}
          page={page}
          history={history}
          onPage={(next) => setSearch({ page: next })}
          onFilters={apply}
          onReset={resetSearch}
          onDetail={(record) => setSearch({ rule: record.msg_rule_code, trigger: record.trigger_id })}
        />
      </div>
      {rule !== null && trigger !== null && (
        <PushStatDrawer
          msgRuleCode={rule}
          triggerId={trigger}
          onClose={() => setSearch({ rule: null, trigger: null })}
        />
      )}
    </div>
  )
}
