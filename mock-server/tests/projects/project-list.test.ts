import { EXACT_COUNT_LIMIT, project, type QueryOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../support/demo.ts'
import { personWithRole } from '../support/people.ts'
import {
  assignSeats,
  listSeatIds,
  signInStranger,
  startProjectFixture,
  type ProjectFixture,
} from '../support/project-fixture.ts'

/** The manual clock's moment: 17:00 in Shanghai. */
const NOW = Date.parse('2026-11-21T09:00:00Z') / 1000
const HOUR = 3600

let fixture: ProjectFixture
let stranger: Person
beforeAll(async () => {
  fixture = await startProjectFixture()
  stranger = await signInStranger(fixture)
})
afterAll(() => fixture.demo.stop())

const listed = async (query: QueryOf<typeof project.list> = {}, by = fixture.owner) =>
  (await by.send(project.list, { query })).data
const namesIn = async (query: QueryOf<typeof project.list> = {}, by = fixture.owner) =>
  (await listed(query, by)).records.map(({ name }) => name)

describe('the list of projects', () => {
  test('has the newest first, in pages, with how many there are [PROJ-003]', async () => {
    const before = await namesIn({ size: 100 })
    for (const name of ['Oldest', 'Older', 'Newest']) {
      fixture.demo.clock.forward(1)
      await fixture.post({ name })
    }
    const names = ['Newest', 'Older', 'Oldest', ...before]
    const total = names.length
    expect(await namesIn({ size: 100 })).toEqual(names)
    const second = await listed({ current: 2, size: 2 })
    expect(second).toMatchObject({ total, totalIsCapped: false })
    expect(second.records.map(({ name }) => name)).toEqual(names.slice(2, 4))
    expect(await listed({ current: 99, size: 2 })).toMatchObject({ records: [], total })
  })

  test('says of each project everything that is known of it [PROJ-008] [PROJ-Q18]', async () => {
    const id = await fixture.post({ name: 'Whole', description: 'All of it', manpowerDemand: 7 })
    const { records } = await listed({ searchKey: 'Whole' })
    expect(records).toEqual([
      {
        id,
        code: expect.stringMatching(/^PRJ-20261121-\d{3}$/),
        name: 'Whole',
        industryID: 1,
        industryName: expect.stringMatching(/^[A-Z]/),
        description: 'All of it',
        manpowerDemand: 7,
        confirmedManpower: 0,
        manpowerAssigned: 0,
        manpowerGap: 7,
        status: 'normal',
        createTimestamp: expect.any(Number),
        modifyTimestamp: expect.any(Number),
        version: 1,
        ownerTenantId: fixture.owner.tenantId,
        ownerName: 'Harbour Mutual',
        isOwner: true,
        contractors: 0,
        pendingApplications: 0,
        oldestPendingTimestamp: null,
      },
    ])
    const now = fixture.demo.clock.now().getTime() / 1000
    expect(records[0]).toMatchObject({ createTimestamp: now, modifyTimestamp: now })
    const query = { searchKey: 'Whole' }
    const inChinese = (await fixture.owner.send(project.list, { query, language: 'zh' })).data.records
    expect(inChinese[0]).toMatchObject({ ownerName: '海港互助' })
    expect(inChinese[0]?.industryName).toMatch(/\p{Script=Han}/u)
  })

  test('counts what contractors confirmed, were given and wait for [PROJ-007]', async () => {
    const id = await fixture.post({ name: 'Counted', manpowerDemand: 6 })
    const waiting = await fixture.apply(id, { by: fixture.otherProvider })
    const passed = await fixture.passed(id, { manpowerAssigned: 4 })
    const unassigned = (await listed({ searchKey: 'Counted' })).records
    expect(unassigned).toMatchObject([
      {
        confirmedManpower: 0,
        manpowerAssigned: 4,
        manpowerGap: 6,
        contractors: 2,
        pendingApplications: 1,
        oldestPendingTimestamp: fixture.demo.clock.now().getTime() / 1000,
      },
    ])
    await assignSeats(fixture, passed, await listSeatIds(fixture, passed.tenantId, 8))
    expect((await listed({ searchKey: 'Counted' })).records).toMatchObject([
      { confirmedManpower: 8, manpowerGap: 0, contractors: 2 },
    ])
    expect(
      await fixture.review(waiting, { applicationStatus: 'rejected', reviewRemark: 'No' }),
    ).toMatchObject({
      code: 0,
    })
    expect((await listed({ searchKey: 'Counted' })).records).toMatchObject([
      { contractors: 2, pendingApplications: 0, oldestPendingTimestamp: null },
    ])
  })
})

describe('a search for projects', () => {
  test('finds a part of a name or a code, whatever its letters [PROJ-004]', async () => {
    const id = await fixture.post({ name: 'Überraschung 100%_Straße \u{1F600} עברית' })
    const { code } = await fixture.detailOf(id)
    const keys = ['überrasch', 'ÜBERRASCHUNG', '100%_s', '\u{1F600}', 'עברית', ' straße ', code]
    const found = await Promise.all(
      keys.map(async (searchKey) => [searchKey, ...(await namesIn({ searchKey }))]),
    )
    expect(found).toEqual(keys.map((key) => [key, 'Überraschung 100%_Straße \u{1F600} עברית']))
    expect(await namesIn({ searchKey: code.toLowerCase() })).toHaveLength(1)
    expect(await namesIn({ searchKey: 'x%x' })).toEqual([])
    expect(await namesIn({ searchKey: '100_' })).toEqual([])
    expect((await listed({ searchKey: '  ' })).total).toBe((await listed()).total)
  })

  test('finds one, two or more characters that stand together, and nothing whose parts stand apart [PROJ-004]', async () => {
    const name = '物流异常件 quay ayrshire \u{1D11E}'
    const { code } = await fixture.detailOf(await fixture.post({ name }))
    const keys = [
      '\u{1D11E}',
      '件',
      '流异',
      '异常件',
      'q',
      'ua',
      'uay',
      'quay a',
      code.slice(4),
      code.slice(-6),
    ]
    const found = await Promise.all(
      keys.map(async (searchKey) => (await namesIn({ searchKey })).includes(name)),
    )
    expect(found).toEqual(keys.map(() => true))
    // All runs of three of it are there: qua, uay, ayr, yrs.
    expect(await namesIn({ searchKey: 'quayrs' })).toEqual([])
    expect(await namesIn({ searchKey: '物件' })).toEqual([])
    // A name and a code are not one text.
    expect(await namesIn({ searchKey: '\u{1D11E} prj' })).toEqual([])
  })

  test('keeps to a status [PROJ-004]', async () => {
    for (const [name, status] of [
      ['Paused', 'suspended'],
      ['Ended', 'ceased'],
      ['Going on', 'normal'],
    ] as const) {
      const id = await fixture.post({ name })
      const body = { id, industryID: 1, name, manpowerDemand: 10, version: 1 }
      if (status !== 'normal') await fixture.owner.send(project.update, { body: { ...body, status } })
      const { records } = await listed({ status, size: 100 })
      expect(records.map((one) => one.name)).toContain(name)
      expect(records.filter((one) => one.status !== status)).toEqual([])
    }
    expect(await namesIn({ status: 'normal', searchKey: 'Paused' })).toEqual([])
  })

  test('keeps to seconds of creation, the first and the last included [PROJ-004] [PROJ-Q2]', async () => {
    const id = await fixture.post({ name: 'At noon' })
    const at = (await fixture.detailOf(id)).createTimestamp
    const found = async (startTime?: number, endTime?: number) =>
      (
        await namesIn({
          searchKey: 'At noon',
          ...(startTime === undefined ? {} : { startTime }),
          ...(endTime === undefined ? {} : { endTime }),
        })
      ).length
    expect([await found(at, at), await found(at), await found(undefined, at)]).toEqual([1, 1, 1])
    expect([await found(at + 1), await found(undefined, at - 1)]).toEqual([0, 0])
    expect(await found(at - HOUR, at + HOUR)).toBe(1)
    // Within its last second, too.
    await fixture.demo.asOwner((db) =>
      db
        .updateTable('project')
        .set({ createdAt: new Date(at * 1000 + 999) })
        .where('id', '=', id)
        .execute(),
    )
    expect(await found(at, at)).toBe(1)
    const backwards = await fixture.owner.send(project.list, { query: { startTime: at, endTime: at - 1 } })
    expect(backwards).toMatchObject({ status: 400, fields: { endTime: expect.any(String) } })
  })
})

describe('who sees projects', () => {
  test('a company lists its own, and the platform those of every company [PROJ-046]', async () => {
    await fixture.post({ name: 'Of the platform' }, fixture.platform)
    await fixture.post({ name: 'Of the owner' })
    expect(await namesIn({ searchKey: 'Of the ' })).toEqual(['Of the owner'])
    const { records } = await listed({ searchKey: 'Of the ' }, fixture.platform)
    expect(records).toMatchObject([
      { name: 'Of the owner', ownerName: 'Harbour Mutual', isOwner: false },
      { name: 'Of the platform', ownerName: 'Orchid Contact Ltd', isOwner: true },
    ])
  })

  test('nobody else sees or changes one, whatever calls they make by hand [PROJ-046]', async () => {
    const id = await fixture.post({ name: 'Closed' })
    await fixture.apply(id)
    const version = 1
    const form = { industryID: 1, name: 'Stolen', manpowerDemand: 99 }
    const assigning = { projectId: id, bizTypeID: 1, applicationStatus: 'passed', version } as const
    // A company of its own that has the page, and providers: one that waits for its review, one that did not apply.
    const answers = [
      await stranger.send(project.detail, { query: { id } }),
      await stranger.send(project.update, { body: { ...form, id, status: 'ceased', version } }),
      await stranger.send(project.addManpower, { body: { id, manpower: 1 } }),
      await stranger.send(project.assign, { body: { ...assigning, manpowerAssigned: 1 } }),
      await fixture.provider.send(project.detail, { query: { id } }),
      await fixture.otherProvider.send(project.detail, { query: { id } }),
      await fixture.owner.send(project.detail, { query: { id: 999_999 } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(await listed({}, stranger)).toMatchObject({ records: [], total: 0 })
    const refused = [
      await fixture.provider.send(project.list, { query: {} }),
      await fixture.provider.send(project.create, { body: form }),
      await fixture.provider.send(project.update, { body: { ...form, id, status: 'ceased', version } }),
      await fixture.provider.send(project.overview),
      await fixture.provider.send(project.stat),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
    expect((await fixture.demo.nobody.send(project.list, { query: {} })).status).toBe(401)
    expect(await fixture.detailOf(id)).toMatchObject({ name: 'Closed', manpowerDemand: 10, version: 1 })
  })

  test('the database itself keeps a stranger from writing [PROJ-046]', async () => {
    const id = await fixture.post({ name: 'Guarded' })
    const application = await fixture.apply(id)
    const { tenantId } = stranger
    const written = await fixture.demo.inTenant(tenantId, async ({ db }) => [
      await db.updateTable('project').set({ name: 'Stolen' }).where('id', '=', id).executeTakeFirst(),
      await db
        .updateTable('projectApplication')
        .set({ manpowerAssigned: 1 })
        .where('id', '=', application.id)
        .executeTakeFirst(),
    ])
    expect(written.map(({ numUpdatedRows }) => numUpdatedRows)).toEqual([0n, 0n])
    const run = (statement: string) =>
      fixture.demo.inTenant(tenantId, ({ db }) => sql.raw(statement).execute(db))
    await expect(run(`select * from project_businesses_elsewhere(${id}, null)`)).rejects.toThrow(
      /none of the caller/,
    )
    await expect(
      run(`select note_project_activity(${id}, null, 'project.update', null, '{}')`),
    ).rejects.toThrow(/none of the caller/)
  })
})

describe('the overview', () => {
  test('counts all projects and those under way [PROJ-002]', async () => {
    const counts = async (by = fixture.owner) => (await by.send(project.overview)).data
    await fixture.post({ name: 'Of another company' }, fixture.platform)
    const before = await counts()
    const everywhere = await counts(fixture.platform)
    const id = await fixture.post({ name: 'One more' })
    expect(await counts()).toEqual({ totalCnt: before.totalCnt + 1, processCnt: before.processCnt + 1 })
    const body = { id, industryID: 1, name: 'One more', manpowerDemand: 10, version: 1 }
    await fixture.owner.send(project.update, { body: { ...body, status: 'ceased' } })
    expect(await counts()).toEqual({ totalCnt: before.totalCnt + 1, processCnt: before.processCnt })
    expect(await counts(fixture.platform)).toEqual({ ...everywhere, totalCnt: everywhere.totalCnt + 1 })
    expect(everywhere.totalCnt).toBeGreaterThan(before.totalCnt)
    await fixture.demo.asOwner((db) => sql`delete from project_log where project_id = ${id}`.execute(db))
    await fixture.demo.asOwner((db) => sql`delete from project_ongoing where project_id = ${id}`.execute(db))
    await fixture.demo.asOwner((db) => sql`delete from project where id = ${id}`.execute(db))
    expect(await counts()).toEqual(before)
  })
})

describe('the projects that wait', () => {
  test('for a decision are those with a pending application, the one that waits longest first', async () => {
    const [late, later, ceased, decided] = [
      await fixture.post({ name: 'Decide late' }),
      await fixture.post({ name: 'Decide later' }),
      await fixture.post({ name: 'Decide ceased' }),
      await fixture.post({ name: 'Decide decided' }),
    ]
    await fixture.apply(later)
    await fixture.apply(ceased)
    fixture.demo.clock.forward(1)
    await fixture.apply(late)
    await fixture.passed(decided)
    await setStatus(ceased, 'ceased')
    expect(await namesIn({ needs: 'decision', searchKey: 'Decide' })).toEqual(['Decide later', 'Decide late'])
    expect(await namesIn({ needs: 'decision', searchKey: 'Decide' }, fixture.platform)).toEqual([
      'Decide later',
      'Decide late',
    ])
    expect(await listed({ needs: 'decision', searchKey: 'Decide', size: 1, current: 2 })).toMatchObject({
      records: [{ name: 'Decide late', pendingApplications: 1 }],
      total: 2,
    })
  })

  test('for manpower are the ongoing ones whose confirmed manpower is below their demand', async () => {
    const [open, filled, suspended] = [
      await fixture.post({ name: 'Staff open' }),
      await fixture.post({ name: 'Staff filled', manpowerDemand: 1 }),
      await fixture.post({ name: 'Staff suspended' }),
    ]
    await fixture.passed(open)
    const working = await fixture.passed(filled, { manpowerAssigned: 1 })
    await assignSeats(fixture, working, await listSeatIds(fixture, working.tenantId, 1))
    await setStatus(suspended, 'suspended')
    expect(await namesIn({ needs: 'manpower', searchKey: 'Staff' })).toEqual(['Staff open'])
  })

  test('for a report are the ongoing ones of last month without one of their own side, in the company’s zone', async () => {
    const reported = await fixture.post({ name: 'Report filed' })
    const contractors = await fixture.post({ name: 'Report of a contractor' })
    const lastMoment = await fixture.post({ name: 'Report due' })
    const firstMoment = await fixture.post({ name: 'Report of a new one' })
    const inOctober = new Date('2026-10-02T00:00:00Z')
    await setCreated(reported, inOctober)
    await setCreated(contractors, inOctober)
    // Midnight in Shanghai, where the company is.
    await setCreated(lastMoment, new Date('2026-10-31T15:59:59Z'))
    await setCreated(firstMoment, new Date('2026-10-31T16:00:00Z'))
    await insertReport(reported, { contractorId: null, month: '2026-10-01' })
    await insertReport(reported, { contractorId: null, month: '2026-09-01' })
    await insertReport(contractors, { contractorId: fixture.provider.tenantId, month: '2026-10-01' })
    expect(await namesIn({ needs: 'report', searchKey: 'Report' })).toEqual([
      'Report due',
      'Report of a contractor',
    ])
    await setStatus(contractors, 'suspended')
    expect(await namesIn({ needs: 'report', searchKey: 'Report' })).toEqual(['Report due'])
  })
})

const setStatus = (id: number, status: 'suspended' | 'ceased') =>
  fixture.demo.asOwner((db) => db.updateTable('project').set({ status }).where('id', '=', id).execute())

const setCreated = (id: number, createdAt: Date) =>
  fixture.demo.asOwner((db) => db.updateTable('project').set({ createdAt }).where('id', '=', id).execute())

const insertReport = (projectId: number, report: { contractorId: number | null; month: string }) =>
  fixture.demo.asOwner((db) =>
    db
      .insertInto('projectReport')
      .values({
        ...report,
        projectId,
        tenantId: report.contractorId ?? fixture.owner.tenantId,
        ownerId: fixture.owner.tenantId,
        remark: '',
        createdBy: 1,
        createdByName: 'Zhou Min',
        createdAt: fixture.demo.clock.now(),
      })
      .execute(),
  )

describe('more projects than are counted', () => {
  test('say so, and the pages behind the limit are there all the same [PROJ-003]', async () => {
    const owner = await signInStranger(fixture, 'many')
    const { tenantId } = owner
    await fixture.demo.asOwner((db) =>
      sql`insert into project (tenant_id, code, name, industry_id, created_at, modified_at, status)
        select ${tenantId}, 'PRJ-MANY-' || n, 'Many ' || n, 1, to_timestamp(${NOW}::bigint - n), to_timestamp(${NOW}::bigint - n),
          case when n = 1 then 'ceased' else 'normal' end
        from generate_series(1, ${EXACT_COUNT_LIMIT + 1}::integer) n`.execute(db),
    )
    const of = async (query: QueryOf<typeof project.list>) => (await owner.send(project.list, { query })).data
    expect(await of({ size: 1 })).toMatchObject({ total: EXACT_COUNT_LIMIT, totalIsCapped: true })
    expect(await of({ size: 1, status: 'normal' })).toMatchObject({
      total: EXACT_COUNT_LIMIT,
      totalIsCapped: false,
    })
    // The text is found by its rarity, and by a walk through all names.
    expect(await of({ size: 20, searchKey: 'many 777' })).toMatchObject({ total: 11, totalIsCapped: false })
    expect(await of({ size: 1, searchKey: 'many' })).toMatchObject({
      records: [{ name: 'Many 1' }],
      total: EXACT_COUNT_LIMIT,
      totalIsCapped: true,
    })
    const last = await of({ size: 11, current: 910 })
    expect(last.records.map(({ name }) => name)).toEqual(['Many 10000', 'Many 10001'])
  })
})

test('what an owner may do hangs on the menu alone, without any permission code, and the server decides [PROJ-Q20]', async () => {
  const list = 'project.index'
  const home = 'home.project'
  const form = { industryID: 1, name: 'By the menu', manpowerDemand: 3 }
  const withList = await personWithRole(fixture.demo, fixture.owner, [list])
  const { status, data } = await withList.send(project.create, { body: form })
  expect(status).toBe(200)
  expect(await namesIn({ searchKey: 'By the menu' }, withList)).toEqual(['By the menu'])
  expect((await withList.send(project.addManpower, { body: { id: data.id, manpower: 2 } })).status).toBe(200)
  const withHome = await personWithRole(fixture.demo, fixture.owner, [home])
  const answers = [
    await withHome.send(project.list, { query: {} }),
    await withHome.send(project.detail, { query: { id: data.id } }),
    await withHome.send(project.create, { body: form }),
    await withHome.send(project.addManpower, { body: { id: data.id, manpower: 1 } }),
  ]
  expect(answers.map(({ status: refused }) => refused)).toEqual([403, 403, 403, 403])
  expect((await fixture.detailOf(data.id)).manpowerDemand).toBe(5)
})
