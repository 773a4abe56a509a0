import { NoAccess } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { type DayRange, isForbidden, QueryBand, type SearchProblem, toWireDay } from '@console/ui'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { AccountSelect } from '../components/AccountSelect.tsx'
import { QueryFrame } from '../frame/QueryFrame.tsx'
import { type MonitorQuery, toMonitorWire } from '../model/monitor-query.ts'
import { readAddress, usableQuery } from '../page-query/initial-query.ts'
import { rememberedQuery, rememberQuery } from '../page-query/remembered-query.ts'
import { useDefaultQuery } from '../page-query/use-default-query.ts'
import { usePageQuery } from '../page-query/use-page-query.ts'
import { useQueryFields } from '../page-query/use-query-fields.tsx'
import { type QueryFormProps, useQueryForm } from '../page-query/use-query-form.tsx'
import { MONITOR_CALLS } from '../queries/monitor.ts'
import { useQueryLists } from '../queries/query-lists.ts'
import { type Monitor, MonitorContext } from './monitor-context.ts'
import { monitorSearch, type PeopleFilters } from './monitor-search.ts'
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
    <QueryFrame
      band={
        query !== null && (
          <MonitorBand
            query={query}
            lastDay={kind.lastDay}
            hasSeat={kind.hasSeat}
            onInquire={state.inquire}
            onReset={state.reset}
            onDraft={setDraft}
            onProblem={setRangeProblem}
          />
        )
      }
      problems={problems}
      onClear={state.cleanAddress}
    >
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
    </QueryFrame>
  )
}

type MonitorBandProps = QueryFormProps<MonitorQuery> &
  Pick<MonitorPageKind, 'lastDay' | 'hasSeat'> & {
    /** Receives the form's content, each time it changes. */
    onDraft: (draft: MonitorQuery) => void
  }

/** Business, organisation, person and range of days (MON-003). */
function MonitorBand({ lastDay, hasSeat, onDraft, ...props }: MonitorBandProps) {
  const { formatMessage } = useIntl()
  const { draft, change, band, days } = useQueryForm(props, () => ({ lastDay }))
  const { business, organisation } = useQueryFields(draft, change)
  const reportDraft = useEffectEvent(onDraft)
  useEffect(() => reportDraft(draft), [draft])
  return (
    <QueryBand {...band}>
      {business}
      {organisation}
      {hasSeat && (
        <AccountSelect
          label={formatMessage({ id: 'monitor.person' })}
          value={draft.seat}
          organisation={draft.organisation}
          width={190}
          onChange={(seat) => change({ seat })}
        />
      )}
      {days}
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

const FIELDS = ['bizId', 'orgId', 'userId', 'beginAt', 'endAt'] as const

/** The query of a page of monitoring, and which people it shows. */
function useMonitorQuery({ defaultRange, lastDay, hasSeat }: MonitorPageKind) {
  const { user } = useHost()
  const lists = useQueryLists()
  const fallback = { ...useDefaultQuery(lists, defaultRange), seat: null }
  const { search, setSearch, ...state } = usePageQuery<typeof monitorSearch, MonitorQuery>({
    shape: monitorSearch,
    fields: FIELDS,
    known: lists.isLoading ? null : true,
    find: (address) => {
      const known = { ...lists, today: lastDay }
      if (FIELDS.some((name) => address[name] !== null)) {
        const { bizId, orgId, userId, beginAt, endAt } = address
        const form = { business: bizId, organisation: orgId, from: beginAt, to: endAt }
        const { query, problems } = readAddress(form, fallback, known)
        return { query: { ...query, seat: hasSeat ? userId : null }, problems: problems.map(namedAsHere) }
      }
      const remembered = rememberedQuery(user)
      if (remembered === null) return { query: fallback, problems: [] }
      const seat = hasSeat ? remembered.seat : null
      return { query: { ...usableQuery(remembered, fallback, known), seat }, problems: [] }
    },
    toSearch: ({ business, organisation, seat, range: [from, to] }) => ({
      bizId: business,
      orgId: organisation,
      beginAt: from,
      endAt: to,
      ...(hasSeat ? { userId: seat } : {}),
    }),
    restart: FIRST_PAGE,
    remember: (query) => rememberQuery(user, query),
    fallback,
    calls: MONITOR_CALLS,
  })
  const { withShifts, lateOrAbsent, page } = search
  return {
    ...state,
    filters: useMemo(() => ({ withShifts, lateOrAbsent }), [withShifts, lateOrAbsent]),
    /** Applies them at once, on the first page of people. */
    setFilters: (changes: Partial<PeopleFilters>) => setSearch({ ...changes, ...FIRST_PAGE }),
    page,
    setPage: (next: number) => setSearch({ page: next }),
  }
}

/** First page of the table of people. */
const FIRST_PAGE = { page: 1 }

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
