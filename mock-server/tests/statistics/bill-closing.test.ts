import {
  account,
  bill,
  billClosing,
  billReasons,
  exports,
  type BodyOf,
  type DataOf,
} from '@console/contracts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseCsvRows } from '../support/csv-rows.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { exportedRows } from '../support/exported.ts'
import { whole, type Whole } from '../support/whole.ts'

const ZONE = 'America/New_York'
/** Months of 28, 31 and 30 days; the clock goes forward on 8 March 2026 and back on 1 November 2025. */
const MONTHS = ['2026-02', '2026-03', '2025-11', '2026-10'] as const
const CLOSED = '2026-10'

let demo: Demo
let manager: Person
beforeAll(start)
afterAll(() => demo.stop())

async function start(): Promise<void> {
  demo = await startDemo()
  await demo.asOwner((db) => db.updateTable('tenant').set({ timezone: ZONE }).execute())
  manager = await demo.as('manager')
  await generateAccounts()
}

const HOUR = 3_600_000
const FIRST = Date.parse('2025-10-20T12:00:00Z')
const LAST = Date.parse('2026-11-20T12:00:00Z')

/** Hours between openings and closings in turn; short ones open and close an account several times a day. */
const someChanges = fc
  .tuple(
    fc.integer({ min: 0, max: (LAST - FIRST) / HOUR }),
    fc.array(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 900 })), {
      minLength: 1,
      maxLength: 9,
    }),
  )
  .map(([start, pauses]) => {
    const moments = [start]
    for (const pause of pauses) moments.push((moments.at(-1) ?? start) + pause)
    return moments.map((hours) => new Date(FIRST + hours * HOUR)).filter((at) => at.getTime() < LAST)
  })
  .filter((moments) => moments.length > 0)
const someMoves = fc.array(fc.integer({ min: 0, max: 390 }), { maxLength: 3 })

/** Gives seats openings and closings, and moves some of them between organisations at noon. */
async function generateAccounts(): Promise<void> {
  const { tenantId } = manager
  await demo.asOwner(async (db) => {
    const seats = await db
      .selectFrom('appUser')
      .where('tenantId', '=', tenantId)
      .where('type', 'in', ['TSR', 'TeamTSR'])
      .where('passwordHash', 'is', null)
      .select(['id', 'orgId'])
      .orderBy('id')
      .limit(50)
      .execute()
    const orgIds = [...new Set(seats.map(({ orgId }) => orgId))]
    expect(orgIds.length).toBeGreaterThan(1)
    const cases = fc.sample(fc.tuple(someChanges, someMoves), { seed: 2026, numRuns: seats.length })
    for (const [index, { id: userId, orgId }] of seats.entries()) {
      const [moments = [], days = []] = cases[index] ?? []
      const isOpen = moments.length % 2 === 1
      await db
        .updateTable('appUser')
        .set({ status: isOpen ? 'enabled' : 'disabled' })
        .where('id', '=', userId)
        .execute()
      await sql`delete from account_period where user_id = ${userId}`.execute(db)
      const periods = moments.flatMap((openedAt, at) =>
        at % 2 === 0 ? [{ tenantId, userId, openedAt, closedAt: moments[at + 1] ?? null }] : [],
      )
      await db.insertInto('accountPeriod').values(periods).execute()
      for (const day of new Set(days)) {
        const moved = orgIds[(index + day) % orgIds.length] ?? orgId
        const startsAt = new Date(FIRST + day * 24 * HOUR)
        await db
          .insertInto('userOrganizationPeriod')
          .values({ tenantId, userId, orgId: moved, startsAt })
          .execute()
      }
    }
  })
}

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE })
const localDay = (at: Date): string => calendar.format(at)

type Fact = { userId: number; account: string; orgId: number; openedAt: Date; closedAt: Date | null }

/** Each opening with the organisation of the account at the end of a month; plain SQL over the facts. */
async function factsOf(month: string): Promise<Fact[]> {
  const { rows } = await demo.asOwner((db) =>
    sql<Fact>`
      select p.user_id as "userId", u.username as account, p.opened_at as "openedAt", p.closed_at as "closedAt",
             coalesce((select b.org_id from user_organization_period b where b.user_id = u.id
               and (b.starts_at at time zone ${ZONE}) < ${`${month}-01`}::date + interval '1 month'
               order by b.starts_at desc limit 1), o.id) as "orgId"
      from account_period p join app_user u on u.id = p.user_id
      join organization o on o.tenant_id = u.tenant_id and o.parent_id is null
      where p.tenant_id = ${manager.tenantId}`.execute(db),
  )
  return rows
}

/** Months that each account costs, by looking at every day of the month: of its organisation and account. */
async function costsOf(month: string): Promise<Map<string, number>> {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const days = Array.from({ length }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`)
  const halves = new Map<string, Set<boolean>>()
  for (const { openedAt, closedAt, orgId, account: name } of await factsOf(month)) {
    const [opened, closed] = [localDay(openedAt), closedAt === null ? '9' : localDay(closedAt)]
    for (const day of days) {
      if (opened > day || closed < day) continue
      const key = `${orgId} ${name}`
      halves.set(key, (halves.get(key) ?? new Set()).add(Number(day.slice(-2)) <= 15))
    }
  }
  return new Map([...halves].map(([key, found]) => [key, found.size / 2]))
}

async function billOf(
  body: BodyOf<typeof bill.accounts>,
  person = manager,
): Promise<Whole<DataOf<typeof bill.accounts>>> {
  const answer = await person.send(bill.accounts, { body: { size: 100, ...body } })
  expect([answer.status, answer.code]).toEqual([200, 0])
  return whole(answer.data)
}

type Detail = DataOf<typeof bill.accountsDetail>['records'][number]

/** Every account line of a month, over all rows and pages, by organisation. */
async function linesOf(month: string): Promise<Map<number, Detail[]>> {
  const { records } = await billOf({ queryDate: month })
  const lines = new Map<number, Detail[]>()
  for (const { organization_id: detailOrgId } of records) {
    const found: Detail[] = []
    for (let current = 1, total = 1; found.length < total; current += 1) {
      const body = { queryDate: month, detailOrgId, current, size: 100 }
      const { data } = await manager.send(bill.accountsDetail, { body })
      found.push(...data.records)
      total = data.total
    }
    lines.set(detailOrgId, found)
  }
  return lines
}

const sumOf = (values: Iterable<{ accounts: number }>): number =>
  [...values].reduce((sum, { accounts }) => sum + accounts, 0)

test.each(MONTHS)(
  'the total of %s is the sum of its rows, each row that of its lines, and every line what its days say, also of accounts that opened and closed several times a day or moved [BILL-016, BILL-025..032, SHELL-105]',
  async (queryDate) => {
    const { summary, records, before } = await billOf({ queryDate })
    const lines = await linesOf(queryDate)
    const expected = await costsOf(queryDate)
    expect(expected.size).toBeGreaterThan(50)
    const found = [...lines].flatMap(([orgId, accounts]) =>
      accounts.map((line): [string, number] => [`${orgId} ${line.user_account}`, line.accounts]),
    )
    expect(new Map(found)).toEqual(expected)
    expect(found).toHaveLength(expected.size)
    for (const row of records) {
      const own = lines.get(row.organization_id) ?? []
      expect(sumOf(own)).toBe(row.accounts)
      expect(row.accounts).toBe(row.month + 0.5 * (row.firstHalfMonth + row.afterHalfMonth))
    }
    expect(sumOf(records)).toBe(summary.accounts)
    const change = records.reduce((sum, row) => sum + row.accounts - (row.accounts_before ?? 0), 0)
    expect(change - (before?.without_row ?? 0)).toBe(
      summary.accounts - (before?.summary.accounts ?? Number.NaN),
    )
  },
)

test('lines say that an account was opened several times, and when it came to its organisation', async () => {
  const reasons = [...(await linesOf('2026-03')).values()].flat().flatMap(({ reason }) => reason ?? [])
  expect(reasons.filter(({ times }) => times.length > 1).length).toBeGreaterThan(0)
  const moved = reasons.find(({ movedOn }) => movedOn !== null)
  if (moved === undefined) throw new Error('nobody moved in March')
  expect(billReasons.reasonText(moved, 'en')).toMatch(/; moved here \d+ Mar$/)
})

test('the month before is that month’s own bill, by the same filters', async () => {
  const orgId = (await billOf({ queryDate: '2026-03' })).records.at(-1)?.organization_id ?? 0
  const { before, records } = await billOf({ queryDate: '2026-03', orgId })
  const february = await billOf({ queryDate: '2026-02', orgId })
  expect(before?.summary).toEqual(february.summary)
  const rows = new Map(february.records.map((row) => [row.organization_id, row.accounts]))
  expect(records.length).toBeGreaterThan(0)
  for (const row of records) expect(row.accounts_before).toBe(rows.get(row.organization_id) ?? 0)
})

const close = (queryDate: string, accounts: number, person = manager) =>
  person.send(billClosing.close, { body: { queryDate, accounts } })

describe('closing a month', () => {
  test('is for months that are over, and for who may close and sees the whole company', async () => {
    const running = await close('2026-11', 1)
    expect([running.status, running.fields]).toEqual([
      400,
      { queryDate: 'A month can be closed once it is over.' },
    ])
    expect((await billOf({ queryDate: '2026-11' })).state).toMatchObject({
      close_problem: 'running',
      can_close_before: true,
    })
    const { summary, state } = await billOf({ queryDate: CLOSED, size: 0 })
    expect(state).toEqual({
      computed_at: demo.clock.now().getTime() / 1000,
      closed_at: null,
      closed_by: null,
      close_problem: null,
      can_close_before: false,
    })
    const provider = await demo.as('provider-admin', 'report.bill')
    expect((await close(CLOSED, 1, provider)).status).toBe(403)
    expect((await billOf({ queryDate: CLOSED }, provider)).state?.close_problem).toBe('noPermission')
    const master = await demo.as('master', 'report.bill')
    await demo.asOwner((db) =>
      sql`update role set permissions = permissions || array['9528001'] where id in
        (select role_id from user_role where user_id = ${master.userId})`.execute(db),
    )
    expect((await close(CLOSED, summary.accounts, master)).status).toBe(403)
    expect((await billOf({ queryDate: CLOSED }, master)).state?.close_problem).toBe('partOfCompany')
  })

  test('with another total than the bill’s is refused, and leaves the month open', async () => {
    const { accounts } = (await billOf({ queryDate: CLOSED, size: 0 })).summary
    const refused = await close(CLOSED, accounts + 0.5)
    expect([refused.status, refused.message]).toEqual([
      409,
      `The bill has changed: it is now ${accounts}. Check it and close the month again.`,
    ])
    expect((await billOf({ queryDate: CLOSED })).state?.closed_at).toBeNull()
  })
})

const fileOf = async (language: 'en' | 'zh' = 'en') => {
  const filter = { queryDate: CLOSED }
  const [heads = [], ...rows] = await exportedRows(demo, manager, {
    call: bill.exportAccounts,
    filter,
    language,
  })
  // The column of the comparison is removed, as in `withoutComparison`.
  const change = heads.findIndex((head) => head === 'Change' || head === '环比')
  expect(change).toBe(3)
  const whole = [heads, ...rows].map((row) => row.toSpliced(change, 1))
  return { whole, lines: await lineFile() }
}

/** The rows of the account lines, heads first. */
async function lineFile(): Promise<string[][]> {
  const body: BodyOf<typeof exports.start> = {
    kind: 'billLines',
    filter: { queryDate: CLOSED },
    format: 'csv',
  }
  const { id } = (await manager.send(exports.start, { body })).data
  for (;;) {
    const { jobs } = (await manager.send(exports.list)).data
    const job = jobs.find((one) => one.id === id)
    if (job?.state === 'failed') throw new Error(job.reason ?? 'the export failed')
    if (job?.fileURL != null) return parseCsvRows((await demo.get(job.fileURL)).text)
  }
}

/** The month before is not closed: what it costs can change. */
function withoutComparison({ summary, records, total }: Whole<DataOf<typeof bill.accounts>>) {
  return { summary, records: records.map(({ accounts_before: _before, ...row }) => row), total }
}

/** Contents of the page and the files, without the time of the computation. */
async function everythingOf(month: string) {
  const whole = withoutComparison(await billOf({ queryDate: month }))
  const orgId = whole.records.at(-1)?.organization_id ?? 0
  const part = withoutComparison(await billOf({ queryDate: month, orgId }))
  const businesses = await demo.asOwner((db) =>
    db
      .selectFrom('businessType')
      .where('tenantId', '=', manager.tenantId)
      .select('id')
      .orderBy('id')
      .execute(),
  )
  const bizTypeId = businesses[0]?.id ?? 0
  const ofBusiness = (await billOf({ queryDate: month, bizTypeId })).summary
  expect(ofBusiness.accounts).toBeGreaterThan(0)
  return { whole, part, ofBusiness, lines: [...(await linesOf(month))], file: await fileOf() }
}

// A month that has been closed goes through changes: the second test goes on from the first, on a database of their own.
describe('a closed month', { shuffle: false }, () => {
  let others: [Demo, Person]
  beforeAll(async () => {
    others = [demo, manager]
    await start()
  })
  afterAll(async () => {
    await demo.stop()
    ;[demo, manager] = others
  })

  test('says who closed it when, and a second closing at the same time is a conflict', async () => {
    const { accounts } = (await billOf({ queryDate: CLOSED, size: 0 })).summary
    const answers = await Promise.all([close(CLOSED, accounts), close(CLOSED, accounts)])
    const [done, refused] = answers.toSorted((one, other) => one.status - other.status)
    const now = demo.clock.now().getTime() / 1000
    expect([done?.status, done?.data]).toEqual([200, { closed_at: now, accounts }])
    expect([refused?.status, refused?.message]).toEqual([
      409,
      'Shen Qiao closed this month at 2026-11-21 04:00:00.',
    ])
    expect((await billOf({ queryDate: CLOSED })).state).toMatchObject({
      closed_at: now,
      closed_by: 'Shen Qiao',
      close_problem: 'closed',
    })
    expect((await billOf({ queryDate: '2026-11' })).state?.can_close_before).toBe(false)
    const records = await demo.asOwner((db) =>
      db
        .selectFrom('auditRecord')
        .where('opType', '=', 'bill.close')
        .select(['targetName', 'opUserId'])
        .execute(),
    )
    expect(records).toEqual([{ targetName: CLOSED, opUserId: manager.userId }])
  })

  test('does not change with accounts, organisations and businesses, except that the name of an erased person goes', async () => {
    const before = await everythingOf(CLOSED)
    const [heads, ...rows] = before.file.lines
    const times = [`Open time (${ZONE})`, `Close time (${ZONE})`]
    expect(heads).toEqual([
      'Month',
      'Organisation',
      'Account',
      'Name',
      'Bill (months)',
      'Status',
      ...times,
      'Reason',
    ])
    expect(rows).toHaveLength(before.whole.summary.effective_account_count)
    expect(rows.reduce((sum, row) => sum + Number(row[4]), 0)).toBe(before.whole.summary.accounts)
    expect(rows.map((row) => row[8])).toContain('Open the whole month → full month')
    const [orgId, lines = []] = before.lines.at(-1) ?? []
    const { user_account: username = '' } = lines[0] ?? {}
    const { id } = await demo.asOwner((db) =>
      db.selectFrom('appUser').where('username', '=', username).select('id').executeTakeFirstOrThrow(),
    )
    await demo.asOwner(async (db) => {
      await sql`update account_period set opened_at = now(), closed_at = null
        where tenant_id = ${manager.tenantId} and closed_at is null`.execute(db)
      await sql`delete from account_period where tenant_id = ${manager.tenantId} and closed_at is not null`.execute(
        db,
      )
      await sql`update organization set name = name || ' (renamed)' where tenant_id = ${manager.tenantId}`.execute(
        db,
      )
      await sql`delete from user_business_type where tenant_id = ${manager.tenantId}`.execute(db)
    })
    expect(await everythingOf(CLOSED)).toEqual(before)
    const own = (await manager.send(account.personalData, { body: { id } })).data
    expect(own['happened']).toMatchObject({ billLines: { count: 1 } })
    const erased = await manager.send(account.erase, { body: { id, username } })
    expect([erased.status, erased.code]).toEqual([200, 0])
    const after = await everythingOf(CLOSED)
    expect([after.whole, after.part, after.ofBusiness, after.file.whole]).toEqual([
      before.whole,
      before.part,
      before.ofBusiness,
      before.file.whole,
    ])
    const left = after.lines.find(([one]) => one === orgId)?.[1] ?? []
    expect(left).toHaveLength(lines.length)
    expect(sumOf(left)).toBe(sumOf(lines))
    expect(left.filter((line) => line.user_account === '')).toEqual([
      { ...lines[0], user_account: '', user_name: '' },
    ])
    expect(JSON.stringify(after.file.lines)).not.toContain(username)
    expect(after.file.lines).toHaveLength(rows.length + 1)
  })
})
