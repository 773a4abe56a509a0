import { bill, tenant, type BodyOf, type DataOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { exportedRows } from '../support/exported.ts'
import { whole, type Whole } from '../support/whole.ts'

const MONTH = '2026-11'

let demo: Demo
let manager: Person
let businesses: number[]
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  const found = await demo.asOwner((db) =>
    db
      .selectFrom('businessType')
      .where('tenantId', '=', manager.tenantId)
      .select('id')
      .orderBy('id')
      .limit(2)
      .execute(),
  )
  businesses = found.map(({ id }) => id)
  await changeAccounts()
})
afterAll(() => demo.stop())

type Times = [opened: string, closed: string | null][]
/** Local times of Shanghai; each list is one account. */
const CASES: Times[] = [
  [['2026-11-15T23:59:59', null]],
  [['2026-11-16T00:00:00', null]],
  [['2026-10-03T09:00:00', '2026-11-16T00:00:00']],
  [['2026-10-03T09:00:00', '2026-11-15T23:59:59']],
  [['2026-10-03T09:00:00', '2026-10-31T23:59:59']],
  [['2026-10-03T09:00:00', '2026-11-01T00:00:00']],
  [['2026-11-03T09:00:00', '2026-11-10T18:00:00']],
  [['2026-11-17T09:00:00', '2026-11-20T18:00:00']],
  [['2026-11-10T09:00:00', '2026-11-20T18:00:00']],
  // Closed and opened again, within one half and in both.
  [
    ['2026-10-20T09:00:00', '2026-11-02T18:00:00'],
    ['2026-11-04T09:00:00', '2026-11-04T18:00:00'],
    ['2026-11-04T19:00:00', '2026-11-14T09:00:00'],
  ],
  [
    ['2026-09-01T09:00:00', '2026-11-02T18:00:00'],
    ['2026-11-18T09:00:00', null],
  ],
]

/** Gives the first seats these times in turn, a few each; one more belongs to no organisation. */
async function changeAccounts(): Promise<void> {
  const { tenantId } = manager
  await demo.asOwner(async (db) => {
    const seats = await db
      .selectFrom('appUser')
      .where('tenantId', '=', tenantId)
      .where('type', 'in', ['TSR', 'TeamTSR'])
      .where('passwordHash', 'is', null)
      .select('id')
      .orderBy('id')
      .limit(CASES.length * 3)
      .execute()
    for (const [index, { id: userId }] of seats.entries()) {
      const times = CASES[index % CASES.length] ?? []
      const isOpen = times.some(([, closed]) => closed === null)
      // First the account, for which the database keeps times of its own; then the times.
      await db
        .updateTable('appUser')
        .set({ status: isOpen ? 'enabled' : 'disabled', ...(index === 0 ? { orgId: null } : {}) })
        .where('id', '=', userId)
        .execute()
      await sql`delete from account_period where user_id = ${userId}`.execute(db)
      const at = (local: string | null) => (local === null ? null : new Date(`${local}+08:00`))
      await db
        .insertInto('accountPeriod')
        .values(
          times.map(([opened, closed]) => ({
            tenantId,
            userId,
            openedAt: new Date(`${opened}+08:00`),
            closedAt: at(closed),
          })),
        )
        .execute()
    }
  })
}

type Raw = {
  userId: number
  account: string
  name: string
  orgId: number
  orgName: string
  isEnabled: boolean
  opened: number
  closed: number | null
}

/** Every time that an account was open, as it is stored. */
async function storedPeriods(condition = sql`true`): Promise<Raw[]> {
  const { rows } = await demo.asOwner((db) =>
    sql<Raw>`
      select u.id as "userId", u.username as account, u.name, u.status = 'enabled' as "isEnabled",
             o.id as "orgId", o.name as "orgName", extract(epoch from p.opened_at)::bigint as opened,
             extract(epoch from p.closed_at)::bigint as closed
      from account_period p join app_user u on u.id = p.user_id
      join organization o on o.tenant_id = u.tenant_id and
        (o.id = u.org_id or (u.org_id is null and o.parent_id is null))
      where p.tenant_id = ${manager.tenantId} and ${condition} order by u.username, p.opened_at`.execute(db),
  )
  return rows
}

const DAY = 86_400
const SHANGHAI = 8 * 3600
const localDay = (at: number): string =>
  new Date((at + SHANGHAI) * 1000).toISOString().slice(0, 'YYYY-MM-DD'.length)
const daysOf = (month: string): string[] =>
  Array.from({ length: 31 }, (_, day) =>
    localDay(Date.parse(`${month}-01T00:00:00+08:00`) / 1000 + day * DAY),
  ).filter((day) => day.startsWith(month))

type AllPages = Raw & { halves: Set<1 | 2>; periods: Raw[] }

/** Walks over each day of the month and collects the accounts that were open on it. */
function allPages(periods: readonly Raw[], month: string): AllPages[] {
  const accounts = new Map<number, AllPages>()
  for (const day of daysOf(month)) {
    for (const period of periods) {
      const isOpen =
        localDay(period.opened) <= day && (period.closed === null || localDay(period.closed) >= day)
      if (!isOpen) continue
      const known = accounts.get(period.userId) ?? { ...period, halves: new Set<1 | 2>(), periods: [] }
      known.halves.add(Number(day.slice(-2)) <= 15 ? 1 : 2)
      if (!known.periods.includes(period)) known.periods.push(period)
      accounts.set(period.userId, known)
    }
  }
  return [...accounts.values()].toSorted((left, right) => (left.account < right.account ? -1 : 1))
}

function countsOf(accounts: readonly AllPages[], month: string): bill.BillCounts {
  const has = (half: 1 | 2) => (account: AllPages) => account.halves.has(half)
  const both = accounts.filter((account) => has(1)(account) && has(2)(account)).length
  const first = accounts.filter(has(1)).length - both
  const second = accounts.filter(has(2)).length - both
  const days = (read: (period: Raw) => number | null) =>
    accounts.flatMap(({ periods }) =>
      periods.flatMap((period) => {
        const at = read(period)
        return at !== null && localDay(at).startsWith(month) ? [Number(localDay(at).slice(-2))] : []
      }),
    )
  const opened = days((period) => period.opened)
  const closed = days((period) => period.closed)
  return {
    accounts: accounts.reduce((sum, { halves }) => sum + halves.size / 2, 0),
    month: both,
    firstHalfMonth: first,
    afterHalfMonth: second,
    effective_account_count: accounts.length,
    open_account_count: opened.length,
    close_account_count: closed.length,
    open_first_half_count: opened.filter((day) => day <= 15).length,
    open_after_half_count: opened.filter((day) => day > 15).length,
    close_first_half_count: closed.filter((day) => day <= 15).length,
    close_after_half_count: closed.filter((day) => day > 15).length,
  }
}

async function billOf(
  body: Partial<BodyOf<typeof bill.accounts>> = {},
  person = manager,
): Promise<Whole<DataOf<typeof bill.accounts>>> {
  const answer = await person.send(bill.accounts, { body: { queryDate: MONTH, ...body } })
  expect([answer.status, answer.code]).toEqual([200, 0])
  return whole(answer.data)
}

describe('the bill of a month', () => {
  test.each(['2026-09', '2026-10', MONTH])(
    'of %s is what walking over its days and accounts gives [BILL-005..010, BILL-025..032]',
    async (queryDate) => {
      const accounts = allPages(await storedPeriods(), queryDate)
      const { summary, records } = await billOf({ queryDate, size: 0 })
      expect(summary).toEqual(countsOf(accounts, queryDate))
      expect(summary.effective_account_count).toBeGreaterThan(0)
      expect(records).toEqual([])
    },
  )

  test('has what was stored in it: openings and closings in both halves, accounts of both and of one', async () => {
    const { summary } = await billOf()
    expect(Math.min(...Object.values(summary))).toBeGreaterThan(0)
    expect(summary.accounts).toBe(summary.month + 0.5 * (summary.firstHalfMonth + summary.afterHalfMonth))
  })

  test('has a row for each organisation, page by page, that add up to the whole [BILL-015, BILL-016]', async () => {
    const accounts = allPages(await storedPeriods(), MONTH)
    const organizations = [...new Map(accounts.map(({ orgId, orgName }) => [orgId, orgName]))].toSorted(
      ([left], [right]) => left - right,
    )
    expect(organizations.length).toBeGreaterThan(5)
    const expected = organizations.map(([id, name]) => ({
      date: MONTH,
      organization_id: id,
      organization_name: name,
      ...countsOf(
        accounts.filter(({ orgId }) => orgId === id),
        MONTH,
      ),
    }))
    const { records, total, summary } = await billOf({ size: 100 })
    expect(records.map(({ accounts_before: _before, ...row }) => row)).toEqual(expected)
    expect(total).toBe(expected.length)
    expect(records.reduce((sum, row) => sum + row.accounts, 0)).toBe(summary.accounts)
    const second = await billOf({ current: 2, size: 3 })
    expect([second.records, second.total]).toEqual([records.slice(3, 6), expected.length])
    expect((await billOf()).records).toEqual(records.slice(0, 10))
  })

  test('can be narrowed to an organisation with all below it, and to a business [BILL-003]', async () => {
    const [bizTypeId = 0] = businesses
    const ofBusiness = await storedPeriods(
      sql`u.id in (select user_id from user_business_type where business_type_id = ${bizTypeId})`,
    )
    expect((await billOf({ bizTypeId })).summary).toEqual(countsOf(allPages(ofBusiness, MONTH), MONTH))
    const centre = await organizationNamed('Sales centre Shanghai')
    const ofCentre = allPages(await storedPeriods(sql`o.id in (${below(centre)})`), MONTH)
    expect((await billOf({ orgId: centre })).summary).toEqual(countsOf(ofCentre, MONTH))
  })

  test('of a month that has not started is empty', async () => {
    const { summary, records, total } = await billOf({ queryDate: '2026-12' })
    expect([new Set(Object.values(summary)), records, total]).toEqual([new Set([0]), [], 0])
  })
})

const below = (root: number) => sql`
  with recursive below as (
    select ${root}::bigint as id
    union all select child.id from organization child join below on child.parent_id = below.id
  ) select id from below`

async function organizationNamed(name: string): Promise<number> {
  const { id } = await demo.asOwner((db) =>
    db
      .selectFrom('organization')
      .where('tenantId', '=', manager.tenantId)
      .where('name', '=', name)
      .select('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}

async function detailsOf(
  body: Omit<BodyOf<typeof bill.accountsDetail>, 'queryDate'>,
  person = manager,
): Promise<DataOf<typeof bill.accountsDetail>> {
  const answer = await person.send(bill.accountsDetail, { body: { queryDate: MONTH, ...body } })
  expect([answer.status, answer.code]).toEqual([200, 0])
  return answer.data
}

describe('the accounts of a row', () => {
  test('are those that it counts, by account, each with what it costs and when it was open [BILL-017, BILL-018]', async () => {
    const accounts = allPages(await storedPeriods(), MONTH)
    const { records: rows } = await billOf({ size: 100 })
    for (const row of rows) {
      const expected = accounts
        .filter(({ orgId }) => orgId === row.organization_id)
        .map(({ halves, periods, orgName, account, name, isEnabled }) => ({
          org_name: orgName,
          user_account: account,
          user_name: name,
          accounts: halves.size / 2,
          status: isEnabled ? 1 : 0,
          open_time: periods[0]?.opened,
          close_time: periods.at(-1)?.closed,
        }))
      const { records, total } = await detailsOf({ detailOrgId: row.organization_id, size: 100 })
      expect(records.map(({ reason: _reason, ...account }) => account)).toEqual(expected)
      expect(total).toBe(row.effective_account_count)
      expect(records.reduce((sum, account) => sum + account.accounts, 0)).toBe(row.accounts)
    }
  })

  test('come page by page, and none where the row lies outside of the organisation requested [BILL-017]', async () => {
    const { records: rows } = await billOf({ size: 100 })
    const row = rows.toSorted((a, b) => b.effective_account_count - a.effective_account_count)[0]
    const detailOrgId = row?.organization_id ?? 0
    const all = await detailsOf({ detailOrgId, size: 100 })
    expect(all.total).toBeGreaterThan(3)
    expect((await detailsOf({ detailOrgId, current: 2, size: 2 })).records).toEqual(all.records.slice(2, 4))
    const beyond = await detailsOf({ detailOrgId, current: 99, size: 100 })
    expect([beyond.records, beyond.total]).toEqual([[], all.total])
    const orgId = rows.findLast(({ organization_id: id }) => id !== detailOrgId)?.organization_id ?? 0
    expect((await detailsOf({ detailOrgId, orgId })).total).toBe(0)
  })
})

describe('who sees what', () => {
  test('the leader of an organisation with seats sees its accounts alone, others like ones that do not exist', async () => {
    const master = await demo.as('master', 'report.bill')
    const centre = await organizationNamed('Sales centre Shanghai')
    const own = allPages(await storedPeriods(sql`o.id in (${below(centre)})`), MONTH)
    const answer = await billOf({ size: 100 }, master)
    expect(answer.summary).toEqual(countsOf(own, MONTH))
    expect(new Set(answer.records.map(({ organization_id: id }) => id))).toEqual(
      new Set(own.map(({ orgId }) => orgId)),
    )
    const other = await organizationNamed('Service centre Chengdu')
    for (const orgId of [other, 987_654_321]) {
      const body = { queryDate: MONTH, detailOrgId: orgId }
      expect((await master.send(bill.accounts, { body: { queryDate: MONTH, orgId } })).status).toBe(404)
      expect((await master.send(bill.accountsDetail, { body })).status).toBe(404)
    }
  })

  test('another company has its own bill alone, seats and strangers are refused', async () => {
    const foreign = await demo.as('provider-admin', 'report.bill')
    const own = new Set((await billOf({ size: 100 })).records.map(({ organization_id: id }) => id))
    const { records } = await billOf({ size: 100 }, foreign)
    expect(records.length).toBeGreaterThan(0)
    expect(records.filter(({ organization_id: id }) => own.has(id))).toEqual([])
    const body = { queryDate: MONTH, detailOrgId: [...own][0] ?? 0 }
    expect((await foreign.send(bill.accountsDetail, { body })).status).toBe(404)
    const seat = await demo.as('seat-001')
    for (const [person, status] of [
      [seat, 403],
      [demo.nobody, 401],
    ] as const) {
      expect((await person.send(bill.accounts, { body: { queryDate: MONTH } })).status).toBe(status)
      expect((await person.send(bill.accountsDetail, { body })).status).toBe(status)
    }
  })

  test('whether the bill shows its counts is a flag of the company [BILL-011]', async () => {
    const flagOf = async () => {
      const { tenantId } = manager
      return (await manager.send(tenant.detail, { query: { tenantId } })).data.billAccountVisible
    }
    expect(await flagOf()).toBe(1)
    await demo.asOwner((db) =>
      db
        .updateTable('tenant')
        .set({ billAccountVisible: false })
        .where('id', '=', manager.tenantId)
        .execute(),
    )
    expect(await flagOf()).toBe(0)
  })
})

test.each([
  { call: bill.accounts, body: {}, field: 'queryDate' },
  { call: bill.accounts, body: { queryDate: '2026-13' }, field: 'queryDate' },
  { call: bill.accounts, body: { queryDate: '202611' }, field: 'queryDate' },
  { call: bill.accounts, body: { queryDate: MONTH, current: 0 }, field: 'current' },
  { call: bill.accounts, body: { queryDate: MONTH, size: 101 }, field: 'size' },
  { call: bill.accounts, body: { queryDate: MONTH, orgId: 'x' }, field: 'orgId' },
  { call: bill.accountsDetail, body: { queryDate: MONTH }, field: 'detailOrgId' },
  { call: bill.accountsDetail, body: { queryDate: MONTH, detailOrgId: 1, size: 0 }, field: 'size' },
])('$call.id with $body is refused at its field', async ({ call, body, field }) => {
  const { status, fields } = await manager.sendRaw(call, { body })
  expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]])
})

describe('the export of the bill', () => {
  const fileOf = (filter: Record<string, string | number> = {}, language: 'en' | 'zh' = 'en') =>
    exportedRows(demo, manager, {
      call: bill.exportAccounts,
      filter: { queryDate: MONTH, ...filter },
      language,
    })

  test('has the organisations of the bill, over all its pages [BILL-016, BILL-022, BILL-Q14]', async () => {
    const [heads, ...rows] = await fileOf()
    const data = whole((await manager.send(bill.accounts, { body: { queryDate: MONTH, size: 100 } })).data)
    expect(heads?.slice(0, 4)).toEqual(['Month', 'Organisation', 'Bill (months)', 'Change'])
    expect(rows).toEqual(
      data.records.map((row) =>
        [
          row.date,
          row.organization_name,
          row.accounts,
          row.accounts - row.accounts_before,
          row.month,
          row.firstHalfMonth,
          row.afterHalfMonth,
          row.effective_account_count,
          row.open_account_count,
          row.open_first_half_count,
          row.open_after_half_count,
          row.close_account_count,
          row.close_first_half_count,
          row.close_after_half_count,
        ].map(String),
      ),
    )
    expect(rows).toHaveLength(data.total)
  })

  test('is narrowed to a business and an organisation, in Chinese on request [BILL-022]', async () => {
    const { records: all } = await billOf({ size: 100 })
    const filter = { bizTypeId: businesses[0] ?? 0, orgId: all.at(-1)?.organization_id ?? 0 }
    const [heads, ...rows] = await fileOf(filter, 'zh')
    expect(heads?.slice(1, 3)).toEqual(['组织', '计费数（月）'])
    const listed = await billOf({ size: 100, ...filter })
    expect(rows.map((row) => row[2])).toEqual(listed.records.map(({ accounts }) => String(accounts)))
  })

  test('is refused like the bill', async () => {
    const seat = await demo.as('seat-001')
    expect((await seat.send(bill.exportAccounts, { query: { queryDate: MONTH } })).status).toBe(403)
    const unknown = { queryDate: MONTH, orgId: 999_999 }
    expect((await manager.send(bill.exportAccounts, { query: unknown })).status).toBe(404)
    expect((await manager.send(bill.exportAccounts, { query: { queryDate: '2026-13' } })).status).toBe(400)
  })
})
