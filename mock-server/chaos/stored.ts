import pg from 'pg'
import { STATISTICS } from '../src/modules/statistics/rollup/roll-up-day.ts'

/** Every fact that an event makes, written as `events.ts` writes it. */
const FACTS = `
  select 'started ' || call_id || ' ' || ms(started_at) as fact, tenant_id from call where started_at is not null
  union all select 'answered ' || call_id || ' ' || ms(answered_at), tenant_id from call where answered_at is not null
  union all select 'ended ' || call_id || ' ' || ms(ended_at), tenant_id from call where end_revision = 1
  union all select 'result ' || call_id || ' ' || is_quoted || ' ' || is_ordered, tenant_id
    from call where result_revision = 0
  union all select 'utterance ' || call_id || ' ' || seq, tenant_id from utterance
  union all select 'status ' || u.username || ' ' || ms(e.evt_at) || ' ' || e.evt, e.tenant_id
    from status_event e join app_user u on u.tenant_id = e.tenant_id and u.id = e.user_id
  union all select 'shift ' || shift_id, tenant_id from shift
  union all select 'violation ' || violation_id, tenant_id from violation
  union all select 'label ' || call_id || ' ' || ms(hit_at), tenant_id from label_hit
  union all select 'recommendation ' || recommendation_id, tenant_id from recommendation
  union all select 'twin ' || use_id, tenant_id from twin_use
  union all select 'evaluation ' || evaluation_id, tenant_id from dataset_evaluation
  union all select 'audio ' || audio_id, tenant_id from offline_audio`.replaceAll(
  /ms\((\S+)\)/g,
  '(extract(epoch from $1) * 1000)::bigint',
)

/** A person's day of calls by plain SQL over the calls, against what the rollup says; rows where they differ. */
const DIFFERENT_CALLS = `
  with t as (select id, timezone, valid_call_seconds from tenant where id = $1),
  plain as (
    select (c.started_at at time zone t.timezone)::date as day, c.user_id,
           count(*) filter (where is_outbound) as calls,
           count(*) filter (where is_outbound and answered_at is not null) as answers,
           count(*) filter (where is_outbound and talk_seconds > t.valid_call_seconds) as valid_calls,
           count(*) filter (where is_outbound and is_quoted) as quotes,
           count(*) filter (where is_outbound and is_ordered) as orders,
           coalesce(sum(talk_seconds), 0) as talk_seconds
    from call c join t on t.id = c.tenant_id where c.started_at is not null group by 1, 2),
  rolled as (
    select day, user_id, sum(calls) as calls, sum(answers) as answers, sum(valid_calls) as valid_calls,
           sum(quotes) as quotes, sum(orders) as orders, sum(talk_seconds) as talk_seconds
    from stat_user_day where tenant_id = $1 group by 1, 2)
  select coalesce(plain.day, rolled.day)::text || ' user ' || coalesce(plain.user_id, rolled.user_id) as label
  from plain full join rolled on plain.day = rolled.day and plain.user_id = rolled.user_id
  where (coalesce(plain.calls, 0), coalesce(plain.answers, 0), coalesce(plain.valid_calls, 0),
         coalesce(plain.quotes, 0), coalesce(plain.orders, 0), coalesce(plain.talk_seconds, 0))
    is distinct from
        (coalesce(rolled.calls, 0), coalesce(rolled.answers, 0), coalesce(rolled.valid_calls, 0),
         coalesce(rolled.quotes, 0), coalesce(rolled.orders, 0), coalesce(rolled.talk_seconds, 0))
  order by 1`

/** Stored data of one company, seen past row-level security. */
export type Stored = {
  eventIds: () => Promise<Set<string>>
  /** All facts, including repetitions. */
  facts: () => Promise<string[]>
  /** Every row of every table of statistics, as text. */
  statistics: () => Promise<Map<string, string[]>>
  differentCalls: () => Promise<string[]>
  /** When the last rollup that came to its end began; null before the first. */
  lastRollup: () => Promise<Date | null>
  markCount: () => Promise<number>
  /** Deletes all statistics and marks the days around `now` for a rollup. */
  deleteStatistics: (around: { now: Date; back: number; forward: number }) => Promise<void>
}

export async function withStored<Result>(
  { adminUrl, tenantId }: { adminUrl: string; tenantId: number },
  work: (stored: Stored) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 })
  // The database is killed while this looks: the query that runs then fails, which is enough.
  client.on('error', () => undefined)
  await client.connect()
  const texts = async (query: string): Promise<string[]> => {
    const { rows } = await client.query<{ text: string }>(query, [tenantId])
    return rows.map(({ text }) => text)
  }
  try {
    return await work({
      eventIds: async () =>
        new Set(await texts('select event_id as text from ingested_event where tenant_id = $1')),
      facts: () => texts(`select fact as text from (${FACTS}) facts where tenant_id = $1`),
      statistics: async () => {
        const rows = new Map<string, string[]>()
        for (const table of STATISTICS)
          rows.set(table, await texts(`select t::text from ${table} t where tenant_id = $1 order by 1`))
        return rows
      },
      differentCalls: async () => {
        const { rows } = await client.query<{ label: string }>(DIFFERENT_CALLS, [tenantId])
        return rows.map(({ label }) => label)
      },
      lastRollup: async () => {
        const { rows } = await client.query<{ at: Date }>(
          'select last_updated_at as at from rollup_state where tenant_id = $1',
          [tenantId],
        )
        return rows[0]?.at ?? null
      },
      markCount: async () => (await texts('select id::text from rollup_mark where tenant_id = $1')).length,
      deleteStatistics: async ({ now, back, forward }) => {
        for (const table of STATISTICS)
          await client.query(`delete from ${table} where tenant_id = $1`, [tenantId])
        await client.query(
          `insert into rollup_mark (tenant_id, day)
           select $1, generate_series($2::date - $3::int, $2::date + $4::int, interval '1 day')::date`,
          [tenantId, now, back, forward],
        )
      },
    })
  } finally {
    await client.end()
  }
}
