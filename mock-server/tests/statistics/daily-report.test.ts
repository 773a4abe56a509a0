import { dailyReport, exports } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Demo, Person } from '../support/demo.ts'
import { exportedRows } from '../support/exported.ts'
import { startStatisticsFixture, worksOn, type StatisticsFixture } from '../support/statistics-fixture.ts'
import { readSheets } from '../support/xlsx-cells.ts'

const SHANGHAI = 'Sales centre Shanghai'
const CHENGDU = 'Service centre Chengdu'
const DAYS = { beginDay: '20261118', endDay: '20261120' }

let fixture: StatisticsFixture
let demo: Demo
let manager: Person
let business: number
beforeAll(async () => {
  fixture = await startStatisticsFixture()
  ;({ demo, manager } = fixture)
  business = fixture.businesses[0] ?? 0
})
afterAll(() => demo.stop())
// Nobody has typed anything.
beforeEach(() => demo.asOwner((db) => db.deleteFrom('dailyReportValue').execute()))

async function workplacesOf(person: Person, bizTypeId?: number): Promise<string[]> {
  const answer = await person.send(dailyReport.workplaces, {
    query: bizTypeId === undefined ? {} : { bizTypeId },
  })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return answer.data.workplaces
}

type Query = { beginDay: string; endDay: string; bizTypeId: number; workplace: string }
async function reportsOf(changes: Partial<Query> = {}, language: 'en' | 'zh' = 'en') {
  const query = { ...DAYS, bizTypeId: business, workplace: SHANGHAI, ...changes }
  const answer = await manager.send(dailyReport.reports, { query, language })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return answer.data.reports
}

/** Values of each column on each day, of all reports. */
async function cellsOf(changes: Partial<Query> = {}): Promise<Record<string, Record<string, string>>> {
  const days: Record<string, Record<string, string>> = {}
  for (const { data } of await reportsOf(changes))
    for (const { day, items } of data)
      days[day] = { ...days[day], ...Object.fromEntries(items.map(({ id, value }) => [id, value])) }
  return days
}

/** The organisations of a workplace: itself and its teams. */
const within = (workplace: string) => sql`org_id in (
  select o.id from organization o left join organization up on up.id = o.parent_id
  where o.tenant_id = ${manager.tenantId} and (o.name = ${workplace} or up.name = ${workplace}))`

const clock = (seconds: number) =>
  [seconds / 3600, (seconds % 3600) / 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
const percent = (part: number, whole: number) => `${(whole === 0 ? 0 : (100 * part) / whole).toFixed(2)}%`

/** Inserts violations of three levels, each seat with its own number of them. */
async function insertViolations(): Promise<void> {
  const position = { tenantId: manager.tenantId, businessTypeId: business }
  await demo.asOwner(async (db) => {
    const scene = await db
      .insertInto('qualityScene')
      .values({ ...position, name: 'Opening' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const level of [0, 2, 3]) {
      const rule = await db
        .insertInto('qualityRule')
        .values({ ...position, sceneId: scene.id, name: `Level ${level}`, level, phrases: ['sure'] })
        .returning('id')
        .executeTakeFirstOrThrow()
      const hits = fixture.seats.flatMap((seat, index) =>
        Array.from({ length: (index + level) % 3 }, (_, hit) => ({
          ...position,
          userId: seat.id,
          orgId: seat.orgId,
          violationId: `${level}-${seat.id}-${hit}`,
          ruleId: rule.id,
          level,
          words: 'sure',
          source: 0,
          hitAt: new Date('2026-11-19T03:00:00Z'),
        })),
      )
      await db.insertInto('violation').values(hits).execute()
    }
    await db.insertInto('rollupMark').values({ tenantId: manager.tenantId, day: '2026-11-19' }).execute()
  })
  await demo.rollUp()
}

describe('the workplaces', () => {
  test('are the organisations right below the company that have seats [RPT-014, RPT-Q1]', async () => {
    expect(await workplacesOf(manager)).toEqual([SHANGHAI, CHENGDU])
    expect(await workplacesOf(await demo.as('provider-admin'))).toEqual(['Hangzhou site', 'Hefei site'])
  })

  test('of a business are those where somebody is placed in it, or worked for it lately [RPT-014, RPT-Q1]', async () => {
    const made = await demo.asOwner((db) =>
      db
        .insertInto('businessType')
        .values({ tenantId: manager.tenantId, name: 'New business' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    expect(await workplacesOf(manager, made.id)).toEqual([])
    const teams = await demo.asOwner((db) =>
      sql<{ orgId: number; userId: number; workplace: string }>`
        select distinct on (up.name) u.org_id as "orgId", u.id as "userId", up.name as workplace
        from app_user u join organization o on o.id = u.org_id join organization up on up.id = o.parent_id
        where u.tenant_id = ${manager.tenantId} and u.type = 'TSR' order by up.name, u.id`.execute(db),
    )
    const at = (name: string) => teams.rows.find(({ workplace }) => workplace === name)
    const row = { tenantId: manager.tenantId, businessTypeId: made.id }
    await demo.asOwner(async (db) => {
      await db
        .insertInto('userBusinessType')
        .values({ ...row, userId: at(CHENGDU)?.userId ?? 0 })
        .execute()
    })
    expect(await workplacesOf(manager, made.id)).toEqual([CHENGDU])
    const workedOn = (day: string) =>
      demo.asOwner((db) =>
        sql`insert into stat_user_day (tenant_id, day, user_id, org_id, business_type_id, project_id, calls)
            values (${manager.tenantId}, ${day}, ${at(SHANGHAI)?.userId}, ${at(SHANGHAI)?.orgId}, ${made.id}, 0, 1)`.execute(
          db,
        ),
      )
    await workedOn('2026-10-01')
    expect(await workplacesOf(manager, made.id)).toEqual([CHENGDU])
    await workedOn('2026-10-30')
    expect(await workplacesOf(manager, made.id)).toEqual([SHANGHAI, CHENGDU])
  })
})

describe('the reports', () => {
  test('have names, columns of which some are editable, and column ids of one report only [RPT-004]', async () => {
    const reports = await reportsOf()
    expect(reports.map(({ name }) => name)).toEqual(['Attendance', 'Calls and sales', 'Quality'])
    const ids = reports.flatMap(({ columns }) => columns.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { columns } of reports)
      expect(new Set(columns.map(({ editable }) => editable))).toEqual(new Set([true, false]))
    const chinese = await reportsOf({}, 'zh')
    expect(chinese.map(({ name }) => name)).toEqual(['出勤日报', '通话与销售日报', '质检日报'])
    expect(chinese.flatMap(({ columns }) => columns.map(({ id }) => id))).toEqual(ids)
  })

  test('have one row a day that has started, the newest first [RPT-003, RPT-005, RPT-Q3]', async () => {
    const range = { beginDay: '20261118', endDay: '20261125' }
    for (const { data } of await reportsOf(range))
      expect(data.map(({ day }) => day)).toEqual(['20261121', '20261120', '20261119', '20261118'])
  })

  test('compute of each workplace what a plain query of its calls counts [RPT-003, RPT-004]', async () => {
    for (const workplace of [SHANGHAI, CHENGDU]) {
      const cells = await cellsOf({ workplace })
      for (const [day, isoDay] of [
        ['20261118', '2026-11-18'],
        ['20261120', '2026-11-20'],
      ] as const) {
        const figures = await fixture.expectedFigures(
          sql`business_type_id = ${business} and ${within(workplace)}
              and (started_at at time zone 'Asia/Shanghai')::date = ${isoDay}`,
        )
        expect(figures.calls).toBeGreaterThan(10)
        expect(cells[day]).toMatchObject({
          calls: String(figures.calls),
          answers: String(figures.answers),
          answerRate: percent(figures.answers, figures.calls),
          validCalls: String(figures.valid),
          talkConversionRate: percent(figures.valid, figures.answers),
          quotes: String(figures.quotes),
          saleConversionRate: percent(figures.quotes, figures.valid),
          orders: String(figures.orders),
          orderConversionRate: percent(figures.orders, figures.valid),
          talkTime: clock(figures.talk),
        })
      }
    }
  })

  test('compute who was online, and for how long [RPT-004]', async () => {
    const { rows } = await demo.asOwner((db) =>
      sql<{ id: number }>`
        select id from app_user where tenant_id = ${manager.tenantId} and ${within(SHANGHAI)}`.execute(db),
    )
    const inShanghai = new Set(rows.map(({ id }) => id))
    // Every second seat works for the first business, for an hour and as many seconds as its index in the list.
    const working = fixture.seats.flatMap(({ id }, index) =>
      index % 2 === 0 && worksOn(20, index) && inShanghai.has(id) ? [3600 + index] : [],
    )
    const seconds = working.reduce((sum, one) => sum + one, 0)
    expect(working.length).toBeGreaterThan(5)
    expect((await cellsOf())['20261120']).toMatchObject({
      onlineUsers: String(working.length),
      onlineDuration: clock(seconds),
      avgOnlineDuration: clock(seconds / working.length),
    })
  })

  test('count violations by level, as a plain query does [RPT-004]', async () => {
    const { tenantId } = manager
    await insertViolations()
    for (const workplace of [SHANGHAI, CHENGDU]) {
      const { rows } = await demo.asOwner((db) =>
        sql<{ level: number; hits: number }>`
          select level, count(*) as hits from violation
          where tenant_id = ${tenantId} and business_type_id = ${business} and ${within(workplace)}
            and (hit_at at time zone 'Asia/Shanghai')::date = '2026-11-19' group by level`.execute(db),
      )
      const hitsOf = (level: number) => String(rows.find((row) => row.level === level)?.hits ?? 0)
      expect(rows.length).toBe(3)
      expect((await cellsOf({ workplace }))['20261119']).toMatchObject({
        violationsTip: hitsOf(0),
        violationsLight: '0',
        violationsMedium: hitsOf(2),
        violationsSerious: hitsOf(3),
      })
    }
  })

  test('leave out the figures of a module that is off', async () => {
    const idsOf = async () => (await reportsOf())[1]?.columns.map(({ id }) => id)
    const all = await idsOf()
    const hidden = [
      ['validCall', 'callDuration', ['validCalls', 'talkConversionRate']],
      ['price', 'crm', ['quotes', 'saleConversionRate']],
      ['order', 'crm', ['orders', 'orderConversionRate']],
    ] as const
    for (const [module, source, columns] of hidden) {
      const off = { tenantId: manager.tenantId, module, source, isEnabled: false }
      await demo.asOwner((db) => db.insertInto('statModule').values(off).execute())
      const without = new Set<string>(columns)
      expect(await idsOf()).toEqual(all?.filter((id) => !without.has(id)))
      const cells = (await cellsOf())['20261120'] ?? {}
      expect(columns.filter((id) => id in cells)).toEqual([])
      await demo.asOwner((db) => db.deleteFrom('statModule').where('module', '=', module).execute())
    }
    expect(await idsOf()).toEqual(all)
  })

  test('show what people typed of that day, business and workplace alone, or nothing where nobody did [RPT-004]', async () => {
    const { id: workplaceId } = await demo.asOwner((db) =>
      db.selectFrom('organization').where('name', '=', SHANGHAI).select('id').executeTakeFirstOrThrow(),
    )
    const typed = {
      tenantId: manager.tenantId,
      businessTypeId: business,
      workplaceId,
      day: '2026-11-19',
      columnId: 'plannedSeats',
      value: '48',
    }
    await demo.inTenant(manager.tenantId, ({ db }) =>
      db
        .insertInto('dailyReportValue')
        // A typed value for a computed column is never shown.
        .values([typed, { ...typed, columnId: 'calls', value: '999999' }])
        .execute(),
    )
    const cells = await cellsOf()
    expect(cells['20261119']).toMatchObject({ plannedSeats: '48' })
    expect(cells['20261119']?.['calls']).not.toBe('999999')
    expect(cells['20261119']).not.toHaveProperty('absentSeats')
    expect(cells['20261120']).not.toHaveProperty('plannedSeats')
    expect((await cellsOf({ workplace: CHENGDU }))['20261119']).not.toHaveProperty('plannedSeats')
    const other = { bizTypeId: fixture.businesses[1] ?? 0 }
    expect((await cellsOf(other))['20261119']).not.toHaveProperty('plannedSeats')
  })
})

describe('who sees which workplaces', () => {
  const statusOf = async (person: Person, query: Query) =>
    (await person.send(dailyReport.reports, { query })).status

  test('the leader of one sees that one alone, and the leader of a part of one sees none', async () => {
    const master = await demo.as('master', 'report.summary')
    const of = (workplace: string): Query => ({ ...DAYS, bizTypeId: business, workplace })
    expect(await workplacesOf(master)).toEqual([SHANGHAI])
    expect([await statusOf(master, of(SHANGHAI)), await statusOf(master, of(CHENGDU))]).toEqual([200, 404])
    const team = await demo.asOwner((db) =>
      db
        .selectFrom('organization')
        .where('name', '=', 'Renewals team A')
        .select('id')
        .executeTakeFirstOrThrow(),
    )
    const { teamOrgId } = await demo.asOwner((db) =>
      db.selectFrom('appUser').where('id', '=', master.userId).select('teamOrgId').executeTakeFirstOrThrow(),
    )
    const lead = async (id: number | null) =>
      demo.asOwner((db) =>
        db.updateTable('appUser').set({ teamOrgId: id }).where('id', '=', master.userId).execute(),
      )
    await lead(team.id)
    expect(await workplacesOf(master)).toEqual([])
    expect(await statusOf(master, of(SHANGHAI))).toBe(404)
    await lead(teamOrgId)
  })

  test('an unknown workplace and business answer like those of another company', async () => {
    const foreign = await demo.asOwner((db) =>
      db
        .selectFrom('businessType')
        .where('tenantId', '<>', manager.tenantId)
        .select('id')
        .executeTakeFirstOrThrow(),
    )
    const exportQuery: Partial<Query>[] = [
      { workplace: 'Hangzhou site' },
      { workplace: 'Nowhere' },
      { workplace: 'Renewals team A' },
      { bizTypeId: foreign.id },
      { bizTypeId: 987_654_321 },
    ]
    for (const one of exportQuery)
      expect(await statusOf(manager, { ...DAYS, bizTypeId: business, workplace: SHANGHAI, ...one })).toBe(404)
    for (const bizTypeId of [foreign.id, 987_654_321])
      expect((await manager.send(dailyReport.workplaces, { query: { bizTypeId } })).status).toBe(404)
  })

  test('seats and strangers are refused', async () => {
    const seat = await demo.as('seat-001')
    const query = { ...DAYS, bizTypeId: business, workplace: SHANGHAI }
    expect(await statusOf(seat, query)).toBe(403)
    expect((await seat.send(dailyReport.workplaces)).status).toBe(403)
    expect((await demo.nobody.send(dailyReport.reports, { query })).status).toBe(401)
  })

  test.each([
    ['without a workplace', 'beginDay=20261120&endDay=20261120&bizTypeId=1'],
    ['with an empty one', 'beginDay=20261120&endDay=20261120&bizTypeId=1&workplace='],
    ['without a business', `beginDay=20261120&endDay=20261120&workplace=x`],
    ['the wrong way round', 'beginDay=20261120&endDay=20261119&bizTypeId=1&workplace=x'],
    ['of 32 days', 'beginDay=20261001&endDay=20261101&bizTypeId=1&workplace=x'],
  ])('a range %s is refused', async (_case, query) => {
    expect((await manager.sendRaw(dailyReport.reports, { query })).status).toBe(400)
  })

  test('a name with characters that no name has is refused or unknown', async () => {
    const range = 'beginDay=20261120&endDay=20261120'
    for (const name of ['%00', 'a%00b', '%ED%A0%80', '%27%20or%201%3D1%20--']) {
      const query = `${range}&bizTypeId=${business}&workplace=${name}`
      const { status } = await manager.sendRaw(dailyReport.reports, { query })
      expect([name, status === 400 || status === 404]).toEqual([name, true])
    }
  })

  test('of two with one name each shows its id', async () => {
    const second = await demo.asOwner(async (db) => {
      const first = await db
        .selectFrom('organization')
        .where('name', '=', CHENGDU)
        .select(['id', 'parentId'])
        .executeTakeFirstOrThrow()
      const { id } = await db
        .insertInto('organization')
        .values({ tenantId: manager.tenantId, parentId: first.parentId, name: 'The former one', sort: 99 })
        .returning('id')
        .executeTakeFirstOrThrow()
      const row = { tenantId: manager.tenantId, orgId: id, name: 'New seat', username: 'new-seat' }
      await db
        .insertInto('appUser')
        .values({ ...row, type: 'TSR' as const })
        .execute()
      // Names are unique among existing organisations; a removed one keeps its name.
      const removed = { name: CHENGDU, removedAt: demo.clock.now() }
      await db.updateTable('organization').set(removed).where('id', '=', id).execute()
      return { first: first.id, id }
    })
    onTestFinished(() =>
      demo.asOwner(async (db) => {
        const seats = db.selectFrom('appUser').where('orgId', '=', second.id).select('id')
        for (const table of ['accountPeriod', 'userOrganizationPeriod'] as const)
          await db.deleteFrom(table).where('userId', 'in', seats).execute()
        await db.deleteFrom('appUser').where('orgId', '=', second.id).execute()
        await db.deleteFrom('organization').where('id', '=', second.id).execute()
      }),
    )
    const [one, two] = [second.first, second.id].map((id) => `${CHENGDU} #${id}`)
    expect(await workplacesOf(manager)).toEqual([SHANGHAI, one, two])
    const cells = await Promise.all([one, two].map((workplace = '') => cellsOf({ workplace })))
    expect(cells.map((days) => days['20261120']?.['calls'] !== '0')).toEqual([true, false])
    expect(await statusOf(manager, { ...DAYS, bizTypeId: business, workplace: CHENGDU })).toBe(404)
  })
})

describe('the export of the reports', () => {
  const exportQuery = () => ({ ...DAYS, bizTypeId: business, workplace: SHANGHAI })
  const fileOf = (filter: Partial<Query> = {}, language: 'en' | 'zh' = 'en') =>
    exportedRows(demo, manager, {
      call: dailyReport.exportReports,
      filter: { ...exportQuery(), ...filter },
      language,
    })

  test.each(['en', 'zh'] as const)(
    'has a row a day with the columns of all reports, as they show them, in %s [RPT-012]',
    async (language) => {
      const reports = await reportsOf({}, language)
      const [heads, ...rows] = await fileOf({}, language)
      expect(heads).toEqual([
        language === 'en' ? 'Day (Asia/Shanghai)' : '日期 (Asia/Shanghai)',
        ...reports.flatMap(({ name, columns }) => columns.map((column) => `${name}: ${column.name}`)),
      ])
      const days = reports[0]?.data.map(({ day }) => day) ?? []
      expect(days).toHaveLength(3)
      expect(rows).toEqual(
        days.map((day, at) => [
          day.replace(/^(....)(..)/, '$1-$2-'),
          ...reports.flatMap(({ columns, data }) =>
            columns.map(({ id }) => data[at]?.items.find((item) => item.id === id)?.value ?? ''),
          ),
        ]),
      )
      expect(rows[0]?.some((cell) => /^\d{2}:\d{2}:\d{2}$/.test(cell) && cell !== '00:00:00')).toBe(true)
    },
  )

  test('counts, durations, rates and what was typed as one are amounts in a workbook, and remarks are text [RPT-012]', async () => {
    const { id: workplaceId } = await demo.asOwner((db) =>
      db.selectFrom('organization').where('name', '=', SHANGHAI).select('id').executeTakeFirstOrThrow(),
    )
    const of = { tenantId: manager.tenantId, businessTypeId: business, workplaceId, day: '2026-11-20' }
    await demo.inTenant(manager.tenantId, ({ db }) =>
      db
        .insertInto('dailyReportValue')
        .values([
          { ...of, columnId: 'plannedSeats', value: '52' },
          { ...of, columnId: 'absentSeats', value: '3 of 52' },
          { ...of, columnId: 'attendanceRemark', value: '0012' },
        ])
        .execute(),
    )
    const { data: job } = await manager.send(exports.start, {
      body: { kind: 'dailyReport', filter: exportQuery() },
    })
    const done = await vi.waitUntil(
      async () =>
        (await manager.send(exports.list)).data.jobs.find(
          ({ id, state }) => id === job.id && state === 'done',
        ),
      { timeout: 20_000, interval: 20 },
    )
    const answer = await demo.fetch(done.fileURL ?? '')
    const [, sheet] = await readSheets(Buffer.from(await answer.arrayBuffer()))
    const [heads = [], day = []] = sheet?.rows ?? []
    const cell = (head: string) => day[heads.findIndex((one) => one?.value === head)]
    const { calls = '', answerRate = '', talkTime = '' } = (await cellsOf())['20261120'] ?? {}
    const [hours = 0, minutes = 0, seconds = 0] = talkTime.split(':').map(Number)
    expect(seconds + minutes + hours).toBeGreaterThan(0)
    expect(cell('Calls and sales: Outbound calls')).toEqual({
      type: 'number',
      value: calls,
      format: 'General',
    })
    const rate = cell('Calls and sales: Answer rate')
    expect([rate?.type, rate?.format]).toEqual(['number', '0.00%'])
    expect(`${(Number(rate?.value) * 100).toFixed(2)}%`).toBe(answerRate)
    const talk = cell('Calls and sales: Talk time')
    expect([talk?.type, talk?.format]).toEqual(['number', '[hh]:mm:ss'])
    expect(Math.round(Number(talk?.value) * 86_400)).toBe((hours * 60 + minutes) * 60 + seconds)
    expect(cell('Attendance: Planned seats')).toEqual({ type: 'number', value: '52', format: 'General' })
    expect(cell('Attendance: Absent seats')).toEqual({ type: 'text', value: '3 of 52', format: '@' })
    expect(cell('Attendance: Attendance remark')).toEqual({ type: 'text', value: '0012', format: '@' })
  })

  test('is of the workplace requested, and refused like the reports [RPT-012]', async () => {
    const [, second = ''] = await workplacesOf(manager)
    expect(await fileOf({ workplace: second })).not.toEqual(await fileOf())
    const seat = await demo.as('seat-001')
    expect((await seat.send(dailyReport.exportReports, { query: exportQuery() })).status).toBe(403)
    for (const unknown of [{ workplace: 'Nowhere' }, { bizTypeId: 999_999 }]) {
      const query = { ...exportQuery(), ...unknown }
      expect((await manager.send(dailyReport.exportReports, { query })).status).toBe(404)
    }
  })
})
