import { sessionRecord } from '@console/contracts'
import { z } from 'zod'
import { signIn } from '../chaos/reporter.ts'
import { withConnection } from '../src/platform/db/owner.ts'
import type { Bench } from './company.ts'
import { quantile, type Figure } from './figures.ts'

const GOAL_MS = 50
const WARM_UP_REQUESTS = 5

type Query = Record<string, string | readonly string[]>
type Named = Record<'team' | 'branch' | 'seat' | 'business' | 'rule' | 'label', string> & { users: string[] }

/** Times of the list of sessions over a month, by filter and by page. */
export async function measureSessions(bench: Bench, requests: number): Promise<Figure[]> {
  const token = await signIn(bench.url)
  const { begin, end, sessions, ...named } = await namedIn(bench)
  const range = { beginTime: begin, endTime: end }
  const figures: Figure[] = [{ name: 'sessions of the company, all days', value: sessions, unit: 'sessions' }]
  for (const [name, filter] of buildFilters(named)) {
    for (const [page, query] of Object.entries(PAGES)) {
      const times: number[] = []
      for (let turn = -WARM_UP_REQUESTS; turn < requests; turn++) {
        const ms = await timed(bench.url, token, { ...range, ...filter, ...query })
        if (turn >= 0) times.push(ms)
      }
      figures.push({
        name: `sessions ${name}, ${page} page, 95 % of ${requests} within`,
        value: quantile(times, 0.95),
        unit: 'ms',
        goal: { atMost: GOAL_MS },
      })
    }
    figures.push({
      name: `sessions ${name}, walking on by anchors, 95 % of ${requests} within`,
      value: await allPages(bench.url, token, { query: { ...range, ...filter }, requests }),
      unit: 'ms',
      goal: { atMost: GOAL_MS },
    })
  }
  return figures
}

const PAGES = { first: {}, third: { pageIndex: '3' }, last: { fromEnd: 'true' } }

function buildFilters(named: Named): [string, Query][] {
  return [
    ['of all', {}],
    ['of a business', { bizId: named.business }],
    ['of a team', { orgId: named.team }],
    ['of a branch and business', { orgId: named.branch, bizId: named.business }],
    ['of a seat', { userId: named.seat }],
    ['of 50 seats and a business', { userId: named.users, bizId: named.business }],
    ['with hits of a rule', { ruleId: named.rule }],
    ['with hits of a label', { labelId: named.label }],
    ['with hits found later', { source: '2' }],
  ]
}

async function timed(url: string, token: string, query: Query): Promise<number> {
  const began = performance.now()
  await request(url, token, query)
  return performance.now() - began
}

async function request(url: string, token: string, query: Query) {
  const target = new URL(sessionRecord.list.path, url)
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) target.searchParams.append(name, one)
  const answer = await fetch(target, { headers: { authorization: `Bearer ${token}` } })
  return z.object({ code: z.literal(0), data: sessionRecord.list.data }).parse(await answer.json()).data
}

/** From the first page on, each found by the cursor of the one before. */
async function allPages(
  url: string,
  token: string,
  { query, requests }: { query: Query; requests: number },
): Promise<number> {
  const times: number[] = []
  let step: Query = {}
  let { anchor } = await request(url, token, query)
  for (
    let page = 1;
    page <= Math.min(requests, sessionRecord.MAX_SESSION_PAGE - 1) && anchor !== null;
    page++
  ) {
    step = { pageIndex: String(page + 1), anchor, anchorPage: String(page) }
    const began = performance.now()
    ;({ anchor } = await request(url, token, { ...query, ...step }))
    times.push(performance.now() - began)
  }
  return quantile(times, 0.95)
}

type Found = Named & { begin: string; end: string; sessions: number }

/** The last thirty days, and of each kind the one with the most sessions. */
function namedIn({ adminUrl, company }: Bench): Promise<Found> {
  return withConnection(adminUrl, async (db) => {
    const { rows } = await db.query<Record<keyof Found, never>>(
      `with mine as (
         select s.* from session_seat s where s.tenant_id = $1
           and s.started_at >= $2::date::timestamp at time zone $4 and s.started_at < ($3::date + 1)::timestamp at time zone $4),
       most as (select org_id, count(*) from mine group by 1 order by 2 desc limit 1)
       select floor(extract(epoch from $2::date::timestamp at time zone $4))::text as begin,
              floor(extract(epoch from ($3::date + 1)::timestamp at time zone $4) - 1)::text as "end",
              (select count(*)::int from session_seat where tenant_id = $1) as sessions,
              (select org_id::text from most) as team,
              (select o.parent_id::text from most join organization o on o.id = most.org_id) as branch,
              (select user_id::text from mine group by 1 order by count(*) desc limit 1) as seat,
              (select business_type_id::text from mine group by 1 order by count(*) desc limit 1) as business,
              (select rule_id::text from violation where tenant_id = $1 group by 1 order by count(*) desc limit 1) as rule,
              (select label_id::text from label_hit where tenant_id = $1 group by 1 order by count(*) desc limit 1) as label,
              array(select distinct user_id::text from mine order by 1 limit 50) as users`,
      [company.tenantId, company.firstDay, company.lastDay, company.timezone],
    )
    const [found] = rows
    if (!found) throw new Error('The folder has no demo data with sessions.')
    return found
  })
}
