import { parseArgs } from 'node:util'
import { monitor, type Call } from '@console/contracts'
import { rollUpAll } from '../src/modules/statistics/rollup/index.ts'
import { startTestServer, type TestServer } from '../src/testing/start-test-server.ts'
import { formatFigure, median, quantile } from './figures.ts'

const USAGE = `pnpm bench:adherence [--people 10000] [--requests 50]
Fills a temporary database with the statuses and shifts of so many people of one company over nine days, computes its statistics,
and measures the calls of plan execution and monitoring over HTTP, for all of them. Nothing of it remains.`

const DAYS = 9
const WARM_UP_REQUESTS = 3
const GOAL_MS = 300

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000' },
    requests: { type: 'string', default: '50' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) print(USAGE)
else await measure(Number(values.people), Number(values.requests))

async function measure(people: number, requests: number): Promise<void> {
  const server = await startTestServer({ config: { validateResponses: false } })
  try {
    await fill(server, people)
    const began = performance.now()
    await rollUpAll(server.ctx)
    print(formatFigure({ name: `statistics of ${DAYS} days`, value: performance.now() - began, unit: 'ms' }))
    await server.asAdmin((client) => client.query('vacuum (analyze)'))
    const token = await server.signIn('manager')
    const week = { beginAt: dayAgo(6), endAt: dayAgo(0) }
    const today = { beginAt: dayAgo(0), endAt: dayAgo(0) }
    const measured: [name: string, call: Call, query: Record<string, string>][] = [
      ['adherence of everybody, a week', monitor.teamAdherence, week],
      ['adherence of everybody, today', monitor.teamAdherence, today],
      ['adherence of 20 people, a week', monitor.adherence, week],
      ['schedules of 20 people, a week', monitor.schedules, week],
      ['late or absent, a week', monitor.schedules, { ...week, lateOrAbsent: 'true' }],
      ['track of 20 people, a week', monitor.track, week],
      ['median of the team', monitor.teamDay, { day: dayAgo(1), isMedianAlone: 'true' }],
      ['day of the team by the quarter', monitor.teamDay, { day: dayAgo(1) }],
    ]
    for (const [name, call, query] of measured)
      await timed(name, requests, () => request(server, { token, call, query }))
  } finally {
    await server.stop()
  }
}

/** In the zone of the demo's companies. */
function dayAgo(days: number): string {
  const format = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' })
  return format.format(Date.now() - days * 86_400_000).replaceAll('-', '')
}

/** Each has a shift of nine hours a day and every half hour of it another status; some work at night. */
async function fill({ asAdmin }: TestServer, people: number): Promise<void> {
  await asAdmin(async (client) => {
    // Without checking each row against what it refers to.
    await client.query('set session_replication_role = replica')
    await client.query(`
      create temporary table company as
        select t.id, t.timezone, (now() at time zone t.timezone)::date as today, b.id as business
        from tenant t join app_user u on u.tenant_id = t.id and u.username = 'manager'
        cross join lateral (select min(id) as id from business_type where tenant_id = t.id) b;
      insert into fact_month select distinct date_trunc('month', now() - make_interval(days => d))::date
        from generate_series(0, ${DAYS + 1}) d on conflict do nothing`)
    await client.query(
      `insert into app_user (tenant_id, username, name, type, status, org_id, created_at)
       select c.id, 'bench-' || n, 'Bench ' || n, 'TSR', 'enabled', org.ids[1 + n % cardinality(org.ids)], now() - interval '1 year'
       from company c cross join lateral (select array_agg(id order by id) as ids from organization where tenant_id = c.id) org
       cross join generate_series(1, $1::integer) n`,
      [people],
    )
    await client.query(`
      create temporary table working as
        select u.tenant_id, u.id as user_id, u.org_id, c.business, d,
               ((c.today - d)::timestamp + make_interval(hours => case when u.id % 20 = 0 then 20 else 8 end, mins => (u.id % 60)::int))
                 at time zone c.timezone as starts_at
        from company c join app_user u on u.tenant_id = c.id and u.username like 'bench-%'
        cross join generate_series(0, ${DAYS - 1}) d;
      insert into shift (tenant_id, shift_id, user_id, business_type_id, starts_at, ends_at, expected_work_seconds)
        select tenant_id, user_id || '-' || d, user_id, business, starts_at, starts_at + interval '9 hours', 28800 from working;
      insert into status_event (tenant_id, user_id, org_id, business_type_id, evt_at, evt)
        select tenant_id, user_id, org_id, business, at, (array[1, 4, 5, 4, 4, 7, 4, 5, 4, 4, 1, 4, 4, 5, 4, 4, 7, 4, 0])[1 + n]
        from working cross join generate_series(0, 18) n
        cross join lateral (select starts_at + make_interval(mins => n * 30 + (user_id % 7)::int - 3) as at) e
        where at < now();
      insert into rollup_mark (tenant_id, day) select id, today - d from company, generate_series(0, ${DAYS}) d`)
    await client.query('set session_replication_role = default')
    await client.query('vacuum (analyze)')
  })
}

type Requested = { token: string; call: Call; query: Record<string, string> }

async function request(server: TestServer, { token, call, query }: Requested): Promise<void> {
  const search = new URLSearchParams(query).toString()
  const answer = await server.fetch(`${call.path}?${search}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${call.id} answered ${text}`)
}

async function timed(name: string, requests: number, send: () => Promise<void>): Promise<void> {
  const times: number[] = []
  for (let turn = -WARM_UP_REQUESTS; turn < requests; turn++) {
    const began = performance.now()
    await send()
    if (turn >= 0) times.push(performance.now() - began)
  }
  print(formatFigure({ name: `${name}, median`, value: median(times), unit: 'ms' }))
  print(
    formatFigure({
      name: '  95 % within',
      value: quantile(times, 0.95),
      unit: 'ms',
      goal: { atMost: GOAL_MS },
    }),
  )
}
