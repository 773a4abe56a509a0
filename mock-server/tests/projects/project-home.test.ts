import { project } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../support/demo.ts'
import {
  assignSeats,
  listSeatIds,
  signInStranger,
  startProjectFixture,
  type ProjectFixture,
} from '../support/project-fixture.ts'

let fixture: ProjectFixture
/** Each test has a company in New York, where the manual clock shows 04:00 of the 21st of November; summer time ended on the 1st. */
let owner: Person
const owners: Person[] = []
beforeAll(async () => {
  fixture = await startProjectFixture()
})
beforeEach(async () => {
  owner = await signInStranger(fixture, `juniper-${owners.length}`)
  owners.push(owner)
})
afterAll(() => fixture.demo.stop())

const homeOf = async (by = owner) => (await by.send(project.stat)).data

let stored = 0
/** A project that began at one moment, and ceased at another. */
async function insertProject(began: string, ceased?: string): Promise<number> {
  stored += 1
  const code = `PRJ-HOME-${stored}`
  return fixture.demo.asOwner(async (db) => {
    const at = new Date(began)
    const { id } = await db
      .insertInto('project')
      .values({ tenantId: owner.tenantId, code, name: code, industryId: 1, createdAt: at, modifiedAt: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (ceased !== undefined) {
      await sql`select set_config('app.now', ${ceased}, false)`.execute(db)
      await db.updateTable('project').set({ status: 'ceased' }).where('id', '=', id).execute()
    }
    return id
  })
}

describe('the line of ongoing projects', () => {
  test("has a point for each of thirty days of the caller's zone, the last at this moment [PROJ-044]", async () => {
    const none = (await homeOf()).processes
    expect(none).toHaveLength(30)
    expect(none.every(({ cnt }) => cnt === 0)).toBe(true)
    const days = none.map(({ timestamp }) => new Date(timestamp * 1000).toISOString())
    expect([days[0], days.at(-1)]).toEqual(['2026-10-23T04:00:00.000Z', '2026-11-21T05:00:00.000Z'])
    expect(days[9]).toBe('2026-11-01T04:00:00.000Z')
    expect(days[10]).toBe('2026-11-02T05:00:00.000Z')
  })

  test('counts at the end of each day what had started and not ended [PROJ-044]', async () => {
    await insertProject('2026-09-01T00:00:00Z')
    await insertProject('2026-09-01T00:00:00Z', '2026-10-01T00:00:00Z')
    // The last second of the 24th of October.
    await insertProject('2026-10-25T03:59:59Z')
    // From the first moment of the 1st of November to the last of the 2nd.
    await insertProject('2026-11-01T04:00:00Z', '2026-11-03T04:59:59Z')
    await insertProject('2026-11-10T12:00:00Z', '2026-11-10T13:00:00Z')
    await insertProject('2026-11-21T09:00:00Z')
    const { processes, total } = await homeOf()
    expect(total).toBe(6)
    const expected = Array.from({ length: 30 }, (_, day) =>
      day === 0 ? 1 : day === 9 ? 3 : day === 29 ? 3 : 2,
    )
    expect(processes.map(({ cnt }) => cnt)).toEqual(expected)
  })

  test('goes down when one ceases, and up again when it continues [PROJ-044]', async () => {
    const last = async () => (await homeOf(fixture.owner)).processes.at(-1)?.cnt
    const id = await fixture.post()
    const before = await last()
    const set = async (status: 'normal' | 'suspended') => {
      const { version } = await fixture.detailOf(id)
      const body = { id, industryID: 1, name: 'Renewals', manpowerDemand: 10, status, version }
      await fixture.owner.send(project.update, { body })
    }
    await set('suspended')
    expect(await last()).toBe((before ?? 0) - 1)
    fixture.demo.clock.forward(5)
    await set('normal')
    expect(await last()).toBe(before)
  })
})

describe('the figures of the home', () => {
  test('count all projects, whatever became of them [PROJ-043]', async () => {
    const before = (await homeOf()).total
    await insertProject('2025-01-01T00:00:00Z', '2025-02-01T00:00:00Z')
    expect((await homeOf()).total).toBe(before + 1)
  })

  test('count what passed in the thirty days, from the first moment of the first [PROJ-043]', async () => {
    const reviewedAt = async (at: string | null, status: 'pending' | 'passed' | 'rejected') => {
      const projectId = await insertProject('2026-09-01T00:00:00Z')
      const { id } = await fixture.apply(projectId)
      await fixture.demo.asOwner((db) =>
        db
          .updateTable('projectApplication')
          .set({ status, reviewedAt: at === null ? null : new Date(at) })
          .where('id', '=', id)
          .execute(),
      )
    }
    await reviewedAt('2026-10-23T03:59:59Z', 'passed')
    await reviewedAt('2026-11-20T00:00:00Z', 'rejected')
    await reviewedAt(null, 'pending')
    expect((await homeOf()).bizAddition).toBe(0)
    await reviewedAt('2026-10-23T04:00:00Z', 'passed')
    await reviewedAt('2026-11-21T09:00:00Z', 'passed')
    expect((await homeOf()).bizAddition).toBe(2)
  })

  test('have by how much confirmed manpower changed in the thirty days [PROJ-043]', async () => {
    expect((await homeOf()).manpowerChange).toBe(0)
    const application = await fixture.apply(await insertProject('2026-09-01T00:00:00Z'))
    await fixture.review(application, { as: fixture.platform })
    await fixture.demo.asOwner((db) =>
      db.updateTable('project').set({ manpowerDemand: 5 }).where('id', '=', application.projectId).execute(),
    )
    expect((await fixture.review(application, { manpowerAssigned: 5 })).code).toBe(0)
    const seats = await listSeatIds(fixture, application.tenantId, 5)
    await assignSeats(fixture, application, seats)
    expect((await homeOf()).manpowerChange).toBe(5)
    // The five came before the thirty days; only departures since then remain.
    const shift = (at: string) =>
      fixture.demo.asOwner((db) =>
        db
          .updateTable('projectLog')
          .set({ createdAt: new Date(at) })
          .where('projectId', '=', application.projectId)
          .where('kind', '=', 'staffing.change')
          .execute(),
      )
    await shift('2026-10-23T04:00:00Z')
    expect((await homeOf()).manpowerChange).toBe(5)
    await shift('2026-10-23T03:59:59Z')
    await fixture.demo.asOwner((db) =>
      db
        .deleteFrom('userBusinessType')
        .where('businessTypeId', '=', application.businessTypeId)
        .where('userId', 'in', seats.slice(0, 2))
        .execute(),
    )
    await fixture.demo.asOwner((db) =>
      db
        .updateTable('projectLog')
        .set({ createdAt: fixture.demo.clock.now() })
        .where('projectId', '=', application.projectId)
        .where('kind', '=', 'staffing.change')
        .where(sql<boolean>`(before->>'confirmedManpower') = '5'`)
        .execute(),
    )
    expect((await homeOf()).manpowerChange).toBe(-2)
  })

  test('are those of every company for the platform [PROJ-043] [PROJ-044] [PROJ-046]', async () => {
    const of = async (by: Person) => {
      const { processes, ...figures } = await homeOf(by)
      return { ...figures, ongoing: processes.at(-1)?.cnt ?? 0 }
    }
    const before = await of(fixture.platform)
    for (const by of [fixture.owner, owner]) {
      const application = await fixture.passed(await fixture.post({}, by))
      await assignSeats(fixture, application, await listSeatIds(fixture, application.tenantId, 2))
    }
    expect(await of(fixture.platform)).toEqual({
      total: before.total + 2,
      bizAddition: before.bizAddition + 2,
      manpowerChange: before.manpowerChange + 4,
      ongoing: before.ongoing + 2,
    })
    const ofEach = await Promise.all([fixture.owner, ...owners].map(homeOf))
    expect(ofEach.reduce((sum, { total }) => sum + total, 0)).toBe(before.total + 2)
    expect((await fixture.provider.send(project.stat)).status).toBe(403)
  })
})
