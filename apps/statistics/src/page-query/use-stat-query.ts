import { useHost } from '@console/sub-app'
import { idField, oneOfField, type SearchField, today } from '@console/ui'
import { useMemo } from 'react'
import { PAGE_TABS } from '../model/page-tabs.ts'
import { DETAILS, type ShownDetail, type StatQuery } from '../model/stat-query.ts'
import { INQUIRED_CALLS } from '../queries/inquired-calls.ts'
import { useQueryLists } from '../queries/query-lists.ts'
import { findQuery } from './initial-query.ts'
import { labelSearch } from './label-search.ts'
import { defaultRange } from './query-range.ts'
import { querySearch } from './query-search.ts'
import { rememberedQuery, rememberQuery } from './remembered-query.ts'
import { sortSearch } from './sort-search.ts'
import { useDefaultQuery } from './use-default-query.ts'
import { usePageQuery, type PageQueryState } from './use-page-query.ts'

/** A rank that was taken below the organisation of the query: its name on the page, and the organisations, the last one ranked. */
type DrilledRank = { rank: string; path: readonly number[] }

/** More levels than any company has, and more ranks than any page. */
const MAX_STEPS = 20
const MAX_RANKS = 20

/** As `drill[]=talkTime-12.34`, an entry a rank. */
function drillField(): SearchField<readonly DrilledRank[]> {
  const parse = (texts: readonly string[]) => {
    const ranks = texts.map(parseRank)
    return ranks.length > MAX_RANKS || ranks.includes(null) ? null : ranks.filter((rank) => rank !== null)
  }
  const format = ({ rank, path }: DrilledRank) => `${rank}-${path.join('.')}`
  return {
    fallback: [],
    parse: (text) => parse([text]),
    format: (ranks) => (ranks.length === 0 ? null : ranks.map(format).join(',')),
    list: { parse, format: (ranks) => ranks.map(format) },
  }
}

function parseRank(text: string): DrilledRank | null {
  const [, rank, ids] = /^(\w{1,40})-([1-9]\d{0,14}(?:\.[1-9]\d{0,14})*)$/.exec(text) ?? []
  const path = ids?.split('.').map(Number) ?? []
  return rank === undefined || path.length > MAX_STEPS ? null : { rank, path }
}

/** Readings of the ranks of few organisations: all agents of theirs unless somebody chose the organisations. */
export const RANK_READINGS = ['agents', 'organisations'] as const

/** The query in the address, what of its details is shown, and in which order. */
export const statSearch = {
  ...querySearch,
  detail: oneOfField(DETAILS, 'none'),
  person: idField(),
  tab: oneOfField(PAGE_TABS, 'figures'),
  ...sortSearch,
  ...labelSearch,
  drill: drillField(),
  ranks: oneOfField(RANK_READINGS, 'agents'),
}

export type StatQueryState = PageQueryState<StatQuery> & {
  detail: ShownDetail
  setDetail: (next: ShownDetail) => void
}

/** The query of a page of statistics, and the details that it shows. */
export function useStatQuery(): StatQueryState {
  const { user, timezone } = useHost()
  const lists = useQueryLists()
  const fallback = useDefaultQuery(lists, defaultRange(timezone))
  const { search, setSearch, ...state } = usePageQuery({
    shape: statSearch,
    fields: ['business', 'organisation', 'orgId', 'from', 'to'],
    known: lists.isLoading ? null : true,
    find: (address) => {
      const known = { ...lists, today: today(timezone) }
      return findQuery(address, () => rememberedQuery(user), { fallback, known })
    },
    toSearch: ({ business, organisation, range: [from, to] }) => ({
      business,
      organisation,
      orgId: null,
      from,
      to,
    }),
    restart: { drill: [] },
    remember: (query) => rememberQuery(user, query),
    fallback,
    calls: INQUIRED_CALLS,
    alwaysCalls: INQUIRED_CALLS.slice(0, 1),
  })
  const { detail, person } = search
  return {
    ...state,
    detail: useMemo(() => ({ shows: detail, person }), [detail, person]),
    setDetail: ({ shows, person: whose }) =>
      setSearch({ detail: shows, person: shows === 'none' ? null : whose }, { replace: true }),
  }
}
