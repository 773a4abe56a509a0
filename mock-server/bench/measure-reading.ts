import { isDeepStrictEqual } from 'node:util'
import { stat, type Call } from '@console/contracts'
import { z } from 'zod'
import { signIn } from '../chaos/reporter.ts'
import { withConnection } from '../src/platform/db/owner.ts'
import type { Bench, Company } from './company.ts'
import { median, quantile, type Figure } from './figures.ts'

const RANK_GOAL_MS = 50
const RAW_GOAL_RATIO = 20
const WARM_UP_REQUESTS = 20
const RAW_TRIALS = 5

/** Names of ranks of calls, with the SQL for the same in the calls themselves. */
const RANKED = {
  callCnt: 'count(*) filter (where c.is_outbound)',
  talkCnt: 'count(*) filter (where c.is_outbound and c.talk_seconds > $4)',
  saleCnt: 'count(*) filter (where c.is_outbound and c.is_quoted)',
  orderCnt: 'count(*) filter (where c.is_outbound and c.is_ordered)',
  talkTime: 'coalesce(sum(c.talk_seconds), 0)',
} as const satisfies Partial<Record<stat.RankType, string>>
const rankTypes: readonly (keyof typeof RANKED)[] = ['callCnt', 'talkCnt', 'saleCnt', 'orderCnt', 'talkTime']

/** Times of the calls of the pages over thirty days, and of the same ranks from the calls. */
export async function measureReading(bench: Bench, requests: number): Promise<Figure[]> {
  const request = rankClient(bench, await signIn(bench.url))
  const figures: Figure[] = []
  const timed = async (name: string, call: Call, queryOf: (turn: number) => Record<string, string>) => {
    const times: number[] = []
    for (let turn = -WARM_UP_REQUESTS; turn < requests; turn++) {
      const began = performance.now()
      await request(call, queryOf(turn + WARM_UP_REQUESTS))
      if (turn >= 0) times.push(performance.now() - began)
    }
    figures.push({
      name: `${name}, 95 % of ${requests} within`,
      value: quantile(times, 0.95),
      unit: 'ms',
      goal: { atMost: RANK_GOAL_MS },
    })
    return median(times)
  }
  const rankType = (turn: number) => rankTypes[turn % rankTypes.length] ?? rankTypes[0] ?? ''
  const byOrg = await timed('rank of organisations, 30 days', stat.rank, (turn) => ({
    rankType: rankType(turn),
  }))
  const byUser = await timed('rank of people, 30 days', stat.rank, (turn) => ({
    rankType: rankType(turn),
    strategy: 'user',
  }))
  await timed('summary, 30 days', stat.summary, () => ({}))
  await timed('calls by day, 30 days', stat.detail, () => ({ metric: '1000201' }))
  figures.push(...(await compareWithCalls(bench, request, { byOrg, byUser })))
  return figures
}

type RankRequest = (call: Call, query: Record<string, string>) => Promise<unknown>

function rankClient({ url, company }: Bench, token: string): RankRequest {
  const days = { beginDay: company.firstDay.replaceAll('-', ''), endDay: company.lastDay.replaceAll('-', '') }
  return async (call, query) => {
    const target = new URL(call.path, url)
    target.search = new URLSearchParams({ ...days, ...query }).toString()
    const answer = await fetch(target, { headers: { authorization: `Bearer ${token}` } })
    const body: unknown = await answer.json()
    return z.object({ code: z.literal(200), data: z.unknown() }).parse(body).data
  }
}

const ranked = z.object({ rankList: z.array(z.object({ id: z.int(), value: z.number() })) })

async function compareWithCalls(
  bench: Bench,
  request: RankRequest,
  medians: { byOrg: number; byUser: number },
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [what, query, medianMs] of [
    ['organisations', BY_ORGANIZATION, medians.byOrg],
    ['people', BY_USER, medians.byUser],
  ] as const) {
    const raw = await rawRanks(bench, query)
    let different = 0
    for (const rankType of rankTypes) {
      const strategy = what === 'people' ? { strategy: 'user' } : {}
      const { rankList } = ranked.parse(await request(stat.rank, { rankType, ...strategy }))
      const ours = new Map(rankList.map(({ id, value }) => [id, value]))
      // People without a call are in the rank with 0, and not among the calls.
      const theirs = new Map([...ours.keys()].map((id) => [id, raw.values.get(rankType)?.get(id) ?? 0]))
      const isWhole = [...(raw.values.get(rankType)?.keys() ?? [])].every((id) => ours.has(id))
      if (!isDeepStrictEqual(ours, theirs) || !isWhole) different += 1
    }
    figures.push(
      { name: `rank of ${what} from the calls, median`, value: raw.medianMs, unit: 'ms' },
      {
        name: `  slower than the rollup's, over HTTP, by`,
        value: raw.medianMs / medianMs,
        unit: 'times',
        goal: { atLeast: RAW_GOAL_RATIO },
      },
      {
        name: `  ranks of ${rankTypes.length} that are not the same`,
        value: different,
        unit: 'ranks',
        goal: { atMost: 0 },
      },
    )
  }
  return figures
}

const COLUMNS = rankTypes.map((rankType) => `(${RANKED[rankType]})::float8 as "${rankType}"`).join(', ')
const OF_RANGE = `c.tenant_id = $1 and c.started_at >= $2::date::timestamp at time zone $5
  and c.started_at < ($3::date + 1)::timestamp at time zone $5`
const BY_USER = `select c.user_id::int as id, ${COLUMNS} from call c where ${OF_RANGE} group by 1`
const BY_ORGANIZATION = `
  with recursive below as (
    select id as top, id from organization
    where tenant_id = $1 and parent_id = (select id from organization where tenant_id = $1 and parent_id is null)
    union all select below.top, child.id from organization child join below on child.parent_id = below.id)
  select below.top::int as id, ${COLUMNS} from below join call c on c.org_id = below.id and ${OF_RANGE} group by 1`

type RawRanks = { medianMs: number; values: Map<string, Map<number, number>> }

/** As the database's administrator, whom no row-level security slows down. */
async function rawRanks({ adminUrl, company }: Bench, query: string): Promise<RawRanks> {
  return withConnection(adminUrl, async (db) => {
    const times: number[] = []
    let rows: Record<string, number>[] = []
    for (let trial = 0; trial < RAW_TRIALS; trial++) {
      const began = performance.now()
      ;({ rows } = await db.query<Record<string, number>>(query, toQueryParameters(company)))
      times.push(performance.now() - began)
    }
    const values = new Map(
      rankTypes.map((rankType) => [
        rankType,
        new Map(rows.map((row) => [row['id'] ?? 0, row[rankType] ?? 0])),
      ]),
    )
    return { medianMs: median(times), values }
  })
}

function toQueryParameters({ tenantId, firstDay, lastDay, validCallSeconds, timezone }: Company): unknown[] {
  return [tenantId, firstDay, lastDay, validCallSeconds, timezone]
}
