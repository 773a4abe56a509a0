import { NoAccess, BusinessSelect, OrganizationSelect, RangeFilter } from '@console/domain-ui'
import { useCallCache, useHost } from '@console/sub-app'
import {
  BandLoading,
  isForbidden,
  BandPresets,
  QueryBand,
  isSameValue,
  toWireDay,
  useUrlSearch,
  type DayRange,
  type SearchProblem,
} from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useFilterDraft } from '@console/ui/filter-draft'
import { useMemo, useState, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { AccountSelect } from '../components/AccountSelect.tsx'
import { toMonitorWire, type MonitorQuery } from '../model/monitor-query.ts'
import { readAddress, usableQuery } from '../page-query/initial-query.ts'
import { rememberedQuery, rememberedSeat, rememberQuery } from '../page-query/remembered-query.ts'
import { useDefaultQuery } from '../page-query/use-default-query.ts'
import { useRangeForm } from '../page-query/use-range-form.ts'
import { useWriteQuery } from '../page-query/use-write-query.ts'
import { MONITOR_CALLS } from '../queries/monitor.ts'
import { useQueryLists } from '../queries/query-lists.ts'
import { MonitorContext, type Monitor } from './monitor-context.ts'
import { monitorSearch, toSearch, type PeopleFilters } from './monitor-search.ts'
import styles from '../frame/StatPage.module.css'

type MonitorFrameProps = {
  /** The page's name, in states that are about the whole page. */
  title: string
  kind: MonitorPageKind
  /** Why the page's first call failed: it may be that the person may not see the page. */
  error?: Error | null
  /** Shown before it is known what may be requested, in the shape of what comes. */
  loading: ReactNode
  /** At the right end above the cards. */
  tools?: ReactNode
  children: ReactNode
}

/** The frame of every page of monitoring: the query, and below it the cards. */
export function MonitorFrame({ title, kind, error = null, loading, tools, children }: MonitorFrameProps) {
  const { query, round, problems, page, filters, ...state } = useMonitorQuery(kind)
  const [draft, setDraft] = useState<MonitorQuery | null>(null)
  const [rangeProblem, setRangeProblem] = useState<string | null>(null)
  const monitor = useMemo((): Monitor | null => {
    if (query === null) return null
    const form = { draft: draft ?? query, rangeProblem }
    const { setPage, setFilters, show } = state
    return { query, wire: toMonitorWire(query), round, ...form, page, setPage, filters, setFilters, show }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the setters read the address when they are called
  }, [query, round, draft, rangeProblem, page, filters])
  if (isForbidden(error)) return <NoAccess page={title} />
  return (
    <>
      {query === null ? (
        <BandLoading />
      ) : (
        <MonitorBand
          query={query}
          lastDay={kind.lastDay}
          hasSeat={kind.hasSeat}
          onInquire={state.inquire}
          onReset={state.reset}
          onDraft={setDraft}
          onProblem={setRangeProblem}
        />
      )}
      <div className={styles['page']}>
        <AddressNotice problems={problems} onClear={state.cleanAddress} />
        {monitor === null ? (
          loading
        ) : (
          <MonitorContext value={monitor}>
            {tools !== undefined && (
              <div className={styles['head']}>
                <span className={styles['tools']}>{tools}</span>
              </div>
            )}
            {children}
          </MonitorContext>
        )}
      </div>
    </>
  )
}

type MonitorBandProps = Pick<MonitorPageKind, 'lastDay' | 'hasSeat'> & {
  query: MonitorQuery
  onInquire: (query: MonitorQuery) => void
  onReset: () => void
  /** Receives the form's content, each time it changes. */
  onDraft: (draft: MonitorQuery) => void
  /** Why its days cannot be requested, each time it changes; null where they can. */
  onProblem: (problem: string | null) => void
}

/** Business, organisation, person and range of days (MON-003). */
function MonitorBand({ query, lastDay, hasSeat, onInquire, onReset, ...reports }: MonitorBandProps) {
  const { formatMessage } = useIntl()
  const { draft, setDraft } = useFilterDraft(query)
  const change = (changes: Partial<MonitorQuery>) => setDraft({ ...draft, ...changes })
  const reportDraft = useEffectEvent(reports.onDraft)
  useEffect(() => reportDraft(draft), [draft])
  const range = useRangeForm({
    value: draft.range,
    lastDay,
    onChange: (days) => change({ range: days }),
    onProblem: reports.onProblem,
  })
  return (
    <QueryBand
      canInquire={range.canInquire}
      onInquire={() => onInquire(draft)}
      onReset={() => {
        setDraft(query)
        onReset()
      }}
    >
      <BusinessSelect
        label={formatMessage({ id: 'stat.business' })}
        value={draft.business}
        width={210}
        onChange={(business) => change({ business })}
      />
      <OrganizationSelect
        label={formatMessage({ id: 'stat.organisation' })}
        value={draft.organisation}
        width={240}
        onChange={(organisation) => change({ organisation })}
      />
      {hasSeat && (
        <AccountSelect
          label={formatMessage({ id: 'monitor.person' })}
          value={draft.seat}
          organisation={draft.organisation}
          width={190}
          onChange={(seat) => change({ seat })}
        />
      )}
      <BandPresets {...range.presets} />
      <RangeFilter {...range.picker} />
    </QueryBand>
  )
}

/** Differences between pages of monitoring. */
type MonitorPageKind = {
  /** Range where neither the address nor an earlier query has one. */
  defaultRange: DayRange
  /** No later day can be requested. */
  lastDay: string
  /** False where the page is about everybody. */
  hasSeat: boolean
}

type MonitorQueryState = {
  /** Null until it is known what the person may request. */
  query: MonitorQuery | null
  /** Number of times it was inquired. */
  round: number
  problems: readonly SearchProblem[]
  cleanAddress: () => void
  inquire: (next: MonitorQuery) => void
  reset: () => void
  /** Another query, as the person went to it: one history step, not remembered. */
  show: (next: MonitorQuery) => void
  filters: PeopleFilters
  /** Applies them at once, on the first page of people. */
  setFilters: (changes: Partial<PeopleFilters>) => void
  /** Page of people. */
  page: number
  setPage: (page: number) => void
}

/**
 * The query of a page of monitoring: the address is first, then what was inquired last within a day, then the default
 * (MON-Q14). What is found is written into the address; it is remembered only when it is inquired.
 */
function useMonitorQuery({ defaultRange, lastDay, hasSeat }: MonitorPageKind): MonitorQueryState {
  const { user, timezone } = useHost()
  const cache = useCallCache()
  const lists = useQueryLists()
  const address = useUrlSearch(monitorSearch)
  const { bizId, orgId, userId, beginAt, endAt, withShifts, lateOrAbsent, page } = address.search
  const isAddressed = [bizId, orgId, userId, beginAt, endAt].some((value) => value !== null)
  const [round, setRound] = useState(0)
  const fallback = { ...useDefaultQuery(lists, defaultRange), seat: null }

  const found = useMemo(() => {
    if (lists.isLoading) return null
    const known = { ...lists, today: lastDay }
    const remembered = rememberedQuery(user)
    if (isAddressed) {
      const addressed = { business: bizId, organisation: orgId, from: beginAt, to: endAt }
      const { query, problems } = readAddress(addressed, fallback, known)
      return { query: { ...query, seat: hasSeat ? userId : null }, problems: problems.map(namedAsHere) }
    }
    if (remembered === null) return { query: fallback, problems: [] }
    const seat = hasSeat ? rememberedSeat(user) : null
    return { query: { ...usableQuery(remembered, fallback, known), seat }, problems: [] }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read again with the address alone
  }, [bizId, orgId, userId, beginAt, endAt, lists.isLoading, timezone])

  // A part that was not understood stays in the address until the person has read of it.
  const isRead = isAddressed || address.problems.length > 0
  useWriteQuery(isRead ? null : (found?.query ?? null), (query: MonitorQuery) => {
    address.setSearch(toSearch(query), { replace: true })
  })

  function apply(next: MonitorQuery) {
    setRound(round + 1)
    address.setSearch(toSearch(next))
    if (found !== null && isSameValue(found.query, next)) void cache.invalidate(MONITOR_CALLS)
  }

  return {
    query: found?.query ?? null,
    round,
    problems: [...address.problems, ...(found?.problems ?? [])],
    cleanAddress: () => {
      if (found !== null) address.setSearch(toSearch(found.query), { replace: true })
    },
    inquire: (next) => {
      rememberQuery(user, next)
      apply(next)
    },
    reset: () => apply(fallback),
    show: apply,
    filters: useMemo(() => ({ withShifts, lateOrAbsent }), [withShifts, lateOrAbsent]),
    setFilters: (changes) => address.setSearch({ ...changes, page: 1 }),
    page,
    setPage: (next) => address.setSearch({ page: next }),
  }
}

/** A parameter that cannot be requested, by its name and spelling in the addresses of these pages. */
function namedAsHere({ name, value, reason }: SearchProblem): SearchProblem {
  const names: Readonly<Record<string, string>> = {
    business: 'bizId',
    organisation: 'orgId',
    from: 'beginAt',
    to: 'endAt',
  }
  return { name: names[name] ?? name, value: /^\d{4}-/.test(value) ? toWireDay(value) : value, reason }
}
