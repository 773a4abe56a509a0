import { parseArgs } from 'node:util'
import { bill, billClosing, exports } from '@console/contracts'
import { sql } from 'kysely'
import { startTestServer, type TestServer } from '../src/testing/start-test-server.ts'
import { formatFigure, median, quantile } from './figures.ts'

const USAGE = `pnpm bench:bill [--accounts 10000] [--requests 100]
Fills a temporary database with accounts of one company, a tenth of them opened or closed in the month, and measures its bill
over HTTP: the whole, a page of organisations, a closed month, and the file of all account lines. Nothing of it remains.`

const GOAL_MS = 100
const WARM_UP_REQUESTS = 10

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '10000' },
    requests: { type: 'string', default: '100' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) print(USAGE)
else await measure(Number(values.accounts), Number(values.requests))

async function measure(accounts: number, requests: number): Promise<void> {
  const server = await startTestServer({ config: { validateResponses: false } })
  try {
    await fill(server, accounts)
    const token = await server.signIn('manager')
    await timed('whole month', requests, () => requestBill(server, { token, month: 0, size: 0 }))
    await timed('10 organisations', requests, () => requestBill(server, { token, month: 0, size: 10 }))
    await timed('10 organisations, a month ago', requests, () =>
      requestBill(server, { token, month: -1, size: 10 }),
    )
    const detailOrgId = await largestOrganization(server, token)
    await timed('10 accounts of an organisation', requests, () =>
      requestAccounts(server, { token, month: 0, detailOrgId }),
    )
    for (const month of [-3, -2]) await closeMonth(server, token, month)
    await timed('10 organisations, both months closed', requests, () =>
      requestBill(server, { token, month: -2, size: 10 }),
    )
    await exportLines(server, token)
  } finally {
    await server.stop()
  }
}

/** Seats in the organisations of the company. */
async function fill({ asOwner, asAdmin }: TestServer, accounts: number): Promise<void> {
  await asOwner((db) =>
    sql`insert into app_user (tenant_id, username, name, type, status, org_id, created_at)
      select owner.tenant_id, 'bench-' || n, 'Bench ' || n, 'TSR', 'enabled', org.ids[1 + n % cardinality(org.ids)],
        now() - make_interval(days => case when n % 10 = 0 then n % 60 else 400 end)
      from (select tenant_id from app_user where username = 'manager') owner
      cross join lateral (select array_agg(id order by id) as ids from organization where tenant_id = owner.tenant_id) org
      cross join generate_series(1, ${accounts}::integer) n`.execute(db),
  )
  await asAdmin((client) => client.query('vacuum (analyze)'))
}

type Requested = { token: string; month: number; size: number }

function monthAt(offset: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 15)).toISOString().slice(0, 7)
}

async function requestBill(server: TestServer, { token, month, size }: Requested): Promise<void> {
  const { status } = await server.send(bill.accounts, { token, body: { queryDate: monthAt(month), size } })
  if (status !== 200) throw new Error(`answered with ${status}`)
}

async function largestOrganization(server: TestServer, token: string): Promise<number> {
  const { records = [] } = (
    await server.send(bill.accounts, { token, body: { queryDate: monthAt(0), size: 100 } })
  ).data
  const [first] = records.toSorted((a, b) => b.effective_account_count - a.effective_account_count)
  if (!first) throw new Error('the bill has no organisations')
  return first.organization_id
}

type Detail = { token: string; month: number; detailOrgId: number }

async function requestAccounts(server: TestServer, { token, month, detailOrgId }: Detail): Promise<void> {
  const body = { queryDate: monthAt(month), detailOrgId }
  const { status } = await server.send(bill.accountsDetail, { token, body })
  if (status !== 200) throw new Error(`answered with ${status}`)
}

async function closeMonth(server: TestServer, token: string, month: number): Promise<void> {
  const queryDate = monthAt(month)
  const { summary } = (await server.send(bill.accounts, { token, body: { queryDate, size: 0 } })).data
  const began = performance.now()
  if (summary === undefined) throw new Error('the bill has no figures')
  const body = { queryDate, accounts: summary.accounts }
  const { status } = await server.send(billClosing.close, { token, body })
  if (status !== 200) throw new Error(`closing answered with ${status}`)
  print(formatFigure({ name: `closing ${queryDate}`, value: performance.now() - began, unit: 'ms' }))
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

async function exportLines(server: TestServer, token: string): Promise<void> {
  const began = performance.now()
  const body = { kind: 'billLines' as const, filter: { queryDate: monthAt(0) }, format: 'csv' as const }
  const { id } = (await server.send(exports.start, { token, body })).data
  for (;;) {
    const { jobs } = (await server.send(exports.list, { token })).data
    const job = jobs.find((one) => one.id === id)
    if (job?.state === 'failed') throw new Error(job.reason ?? 'the export failed')
    if (job?.state === 'done') {
      const value = performance.now() - began
      print(
        formatFigure({
          name: `file of ${job.rowsDone.toLocaleString('en')} account lines`,
          value,
          unit: 'ms',
        }),
      )
      return
    }
  }
}
