import { links } from '@console/contracts'
import { dayRangeToUnix } from '@console/ui'
import type { ShownDetail, StatQuery } from '../model/stat-query.ts'

/** All sources (STAT-Q23). */
const ALL_SOURCES = -1

type Named = {
  organisation?: number | null
  user?: number
  rule?: number
  label?: number
  /** Only a part of the range, in unix seconds, both included. */
  moment?: { begin: number; end: number }
}

/** One conversation with its rules, at a violation where one is named (STAT-064, STAT-Q22). */
export function sessionLink(sessionId: string, violationId?: number): string {
  return links.buildLinkAddress(
    links.session,
    { showRules: true, violationId: violationId === undefined ? null : String(violationId) },
    { sessionId },
  )
}

/** A question of the knowledge (STAT-066). */
export function questionLink(questionId: number): string {
  return links.buildLinkAddress(links.knowledge, { questionId })
}

/** The figures of one person in the range (STAT-065). */
export function personLink({ business, organisation, range }: StatQuery, zone: string, user: number): string {
  const { begin, end } = dayRangeToUnix(range, zone)
  return links.buildLinkAddress(links.statistic, {
    beginTime: begin,
    endTime: end,
    bizId: business,
    orgId: organisation === null ? null : [organisation],
    userId: user,
    source: ALL_SOURCES,
  })
}

export const USERS_PAGE = '/console/statistic/user'

/** The people of a team in the same business and days, in the details where they are listed (RPT-065). */
export function teamLink({ business, range: [from, to] }: StatQuery, orgId: number, detail?: 'all'): string {
  return buildAddress(USERS_PAGE, { orgId, business, from, to, detail: detail ?? null })
}

export const SALES_PAGE = '/console/statistic/sales'

/** The calls that a count counts, in the details of the page of sales. */
export function callsLink(
  { business, organisation, range: [from, to] }: StatQuery,
  { shows, person }: ShownDetail,
): string {
  return buildAddress(SALES_PAGE, { business, organisation, from, to, detail: shows, person })
}

/** The address of a page with the parameters that have a value. */
export function buildAddress(page: string, values: Readonly<Record<string, string | number | null>>): string {
  const parameters = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, String(value)]],
  )
  return `${page}?${new URLSearchParams(parameters).toString()}`
}

/** The sessions of the query, those of one person, rule or moment where they are named (STAT-063, STAT-Q21). */
export function sessionsLink(
  { business, organisation, range }: StatQuery,
  zone: string,
  named: Named = {},
): string {
  const { begin, end } = named.moment ?? dayRangeToUnix(range, zone)
  const org = named.organisation === undefined ? organisation : named.organisation
  return links.buildLinkAddress(links.sessions, {
    beginTime: begin,
    endTime: end,
    bizId: business,
    orgId: org === null ? null : [org],
    userId: named.user === undefined ? null : [named.user],
    ruleId: named.rule ?? null,
    labelId: named.label ?? null,
    source: ALL_SOURCES,
  })
}
