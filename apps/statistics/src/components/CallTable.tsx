import { stat } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { type DataColumn, formatTime, type TableTotals } from '@console/ui'
import { durationText } from '@console/ui/time'
import { useIntl } from 'react-intl'
import { type NarrowedCalls, toNarrowed } from '../model/stat-query.ts'
import { useStat } from '../page-query/stat-context.ts'
import { useCallList, useListTotals } from '../queries/lists.ts'
import { useHasListOptions } from '../queries/platform.ts'
import { CallFilters } from './CallFilters.tsx'
import { useListPage } from './ListTable.tsx'
import { RowButton } from './RowButton.tsx'
import { RowCard } from './RowCard.tsx'
import { SessionLink } from './SessionLink.tsx'
import { useListSort } from './use-list-sort.ts'
import { useTotalsFailure } from './use-totals-failure.tsx'
import { WideListTable } from './WideListTable.tsx'

/** The outbound calls of the query, newest first (STAT-100 to STAT-103). */
export function CallTable() {
  const { formatMessage } = useIntl()
  const { wire, round, detail } = useStat()
  const sort = useListSort(stat.CALL_SORTS)
  const canNarrow = useHasListOptions()
  const narrowed = canNarrow ? toNarrowed(detail) : {}
  const { paging, position } = useListPage([wire, narrowed, sort.wire, round])
  const query = useCallList({
    ...wire,
    ...narrowed,
    ...sort.wire,
    ...position,
  })
  const { totals, sessions } = useCallTotals(narrowed)
  const { data } = query
  return (
    <WideListTable<stat.PerformanceRow>
      name="calls"
      label={formatMessage({ id: 'stat.sales.detail' })}
      query={query}
      answer={data && { rows: data.performanceList ?? [], total: data.totalCnt }}
      paging={paging}
      columns={useCallColumns()}
      sort={sort}
      totals={totals}
      rowKey={({ callID }) => callID}
      mobileCard={renderCard}
      failedId="stat.sales.failed"
      emptyId="stat.sales.none"
      head={
        <CallFilters
          canNarrow={canNarrow}
          personName={data?.performanceList?.[0]?.userName}
          total={data?.totalCnt}
          sessions={sessions}
        />
      }
    />
  )
}

function useCallColumns(): DataColumn<stat.PerformanceRow>[] {
  const { formatMessage } = useIntl()
  const facts = useCallFacts()
  return [
    { key: 'userName', title: formatMessage({ id: 'stat.user.name' }), dataIndex: 'userName' },
    { key: 'userID', title: formatMessage({ id: 'stat.user.id' }), dataIndex: 'userID', align: 'right' },
    { key: 'orgName', title: formatMessage({ id: 'stat.user.organisation' }), dataIndex: 'orgName' },
    ...facts.map(({ key, label, textOf }) => ({
      key,
      title: label,
      ...(key === 'rang' && { sortKey: 'onCallAt' }),
      render: (_value: unknown, row: stat.PerformanceRow) => textOf(row),
    })),
    {
      key: 'session',
      title: formatMessage({ id: 'stat.call.session' }),
      render: (_value, row) => <CallLink row={row} />,
    },
  ]
}

/** Times, durations and numbers of a call; "-" where there is none. */
function useCallFacts() {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const time = (seconds: number | null) => (seconds === null ? '-' : formatTime(seconds, timezone))
  const fact = (key: string, textOf: (row: stat.PerformanceRow) => string) => ({
    key,
    label: formatMessage({ id: `stat.call.${key}` }),
    textOf,
  })
  return [
    fact('id', ({ callID }) => callID),
    fact('rang', ({ onCallAt }) => time(onCallAt)),
    fact('answered', ({ onTalkBeginAt }) => time(onTalkBeginAt)),
    fact('talkTime', ({ talkTime }) => (talkTime === null ? '-' : durationText(talkTime))),
    {
      key: 'violations',
      label: formatMessage({ id: 'stat.violations' }),
      textOf: ({ violationCnt }: stat.PerformanceRow) => formatNumber(violationCnt),
    },
  ]
}

/** The conversation of a call in a new tab: by the link that the server names, else by its id (STAT-103). */
function CallLink({ row: { sessionID, sessionLink: link } }: { row: stat.PerformanceRow }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  if (link === '') return <SessionLink sessionId={sessionID} />
  const name = sessionID ?? link
  return (
    // The host checks what the server names.
    <RowButton
      label={formatMessage({ id: 'stat.call.open' }, { id: name })}
      onClick={() => services.openLink(link)}
    >
      {name}
    </RowButton>
  )
}

function renderCard(row: stat.PerformanceRow) {
  return <CallCard row={row} />
}

/** A call on a phone. */
function CallCard({ row }: { row: stat.PerformanceRow }) {
  const facts = useCallFacts()
  return (
    <RowCard
      title={row.userName}
      about={row.orgName}
      facts={facts.map(({ key, label, textOf }) => ({ key, name: label, value: textOf(row) }))}
    >
      <CallLink row={row} />
    </RowCard>
  )
}

/** Talk time, violations and sessions of all calls; why there are none where the calls are too many. */
function useCallTotals(narrowed: NarrowedCalls): { totals: TableTotals | undefined; sessions?: number } {
  const { formatMessage, formatNumber } = useIntl()
  const { wire } = useStat()
  const totals = useListTotals({ ...wire, ...narrowed }, 'performance')
  const failure = useTotalsFailure(totals)
  if (totals.data === undefined) return { totals: failure }
  const { performanceTotals: sums } = totals.data
  if (sums === undefined) {
    return {
      totals: { note: formatMessage({ id: 'stat.totals.tooMany' }, { count: stat.MAX_TOTALLED_CALLS }) },
    }
  }
  const values = { talkTime: durationText(sums.talkTime), violations: formatNumber(sums.violationCnt) }
  return { totals: { values }, sessions: sums.sessionCnt }
}
