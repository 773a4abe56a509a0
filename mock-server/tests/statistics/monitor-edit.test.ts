import { monitor, stat, type BodyOf, type DataOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Person } from '../support/demo.ts'
import { exportedRows } from '../support/exported.ts'
import { at, report, startMonitorFixture, unix, type MonitorFixture } from '../support/monitor-fixture.ts'
import { shownDuration } from '../support/shown.ts'
import { whole } from '../support/whole.ts'

type Edit = BodyOf<typeof monitor.edit>

let fixture: MonitorFixture
let manager: Person
beforeAll(async () => {
  fixture = await startMonitorFixture()
  manager = await fixture.demo.as('manager', 'monitor.person', 'monitor.history')
})
afterAll(() => fixture.demo.stop())

const seatOf = (index: number): number => fixture.seats[index]?.id ?? 0
const wire = (time: Date) => {
  const local = new Date(time.getTime() + 8 * 3_600_000)
  return local.toISOString().slice(0, 10).replaceAll('-', '')
}
const editOf = (
  userId: number,
  [start, end]: readonly [Date, Date],
  evtType: Edit['evtType'] = 'meeting',
): Edit => ({
  start: unix(start),
  end: unix(end),
  evtType,
  reason: 'The system was down',
  bizTypeId: fixture.businesses[0],
  userId,
})
async function send(body: Edit, person = manager) {
  const answer = await person.send(monitor.edit, { body })
  return { ...answer, data: whole(answer.data) }
}

async function dayOf(userId: number, time: Date) {
  const query = { userId, beginAt: wire(time), endAt: wire(time) }
  const events = await manager.send(monitor.events, { query })
  const detail = await manager.send(monitor.detail, { query })
  expect([events.code, detail.code]).toEqual([200, 200])
  return { ...events.data, figures: detail.data }
}
async function newestEdit(): Promise<DataOf<typeof monitor.editHistory>['items'][number] | undefined> {
  const query = { beginDay: '2026-11-21', endDay: '2026-11-21', pageSize: 1 }
  return (await manager.send(monitor.editHistory, { query })).data.items[0]
}

describe('a correction', () => {
  test('replaces what was between its ends, continues the status before, and is in figures, history and audit at once [PLAN-012, PLAN-014, PLAN-Q3]', async () => {
    const userId = seatOf(20)
    const before = await dayOf(userId, at(18, 9))
    const answer = await send(editOf(userId, [at(18, 13, 30), at(18, 15, 10)], 'lunchBreak'))
    expect([answer.status, answer.code]).toEqual([200, 200])
    expect(answer.data.organizationFiguresAt).toBe(unix(at(21, 17, 15)))
    const after = await dayOf(userId, at(18, 9))
    expect(after.lastEditId).toBe(answer.data.id)
    expect(after.figures).toMatchObject({
      workDuration: before.figures.workDuration - 90 * 60,
      breakDuration: before.figures.breakDuration + 100 * 60,
      leaveDuration: before.figures.leaveDuration - 10 * 60,
      onlineDuration: before.figures.onlineDuration + 10 * 60,
    })
    expect(after.events).toEqual(
      before.events.flatMap((event): monitor.TrackEvent[] => {
        if (event.evtAt !== unix(at(18, 15))) return [event]
        return [
          { evtType: 5, evtAt: unix(at(18, 13, 30)), subEvt: 'lunchBreak' },
          { evtType: 3, evtAt: unix(at(18, 15, 10)) },
        ]
      }),
    )
    expect(await newestEdit()).toMatchObject({
      id: answer.data.id,
      reason: 'The system was down',
      oldEvt: [
        { evt: 4, subEvt: 'productive', startTime: unix(at(18, 13, 30)), endTime: unix(at(18, 15)) },
        { evt: 3, subEvt: '', startTime: unix(at(18, 15)), endTime: unix(at(18, 15, 10)) },
      ],
      newEvt: {
        evt: 5,
        subEvt: 'lunchBreak',
        startTime: unix(at(18, 13, 30)),
        endTime: unix(at(18, 15, 10)),
      },
    })
    const [audited] = await fixture.plain<{ before: unknown; after: unknown }>(sql`
      select op_content_before::jsonb as before, op_content_after::jsonb as after from audit_record
      where tenant_id = ${manager.tenantId} and op_type = 'monitor.edit' order by seq desc limit 1`)
    expect(audited).toMatchObject({
      before: { statuses: [{ evt: 4, subEvt: 'productive' }, { evt: 3 }] },
      after: {
        evtType: 'lunchBreak',
        start: at(18, 13, 30).toISOString(),
        end: at(18, 15, 10).toISOString(),
      },
    })
  })

  test('is in the exports of the track and of the history, and in the rank of people [MON-023, PLAN-048]', async () => {
    const userId = seatOf(21)
    const day = { beginAt: '20261119', endAt: '20261119' }
    await send({ ...editOf(userId, [at(19, 3), at(19, 4)], 'training'), reason: 'Night training' })
    const { figures } = await dayOf(userId, at(19, 3))
    const rows = await exportedRows(fixture.demo, manager, {
      call: monitor.exportTrack,
      filter: { ...day, type: 'person', userId },
    })
    expect(rows[1]?.slice(3, 5)).toEqual([figures.workDuration, figures.onlineDuration].map(shownDuration))
    expect(figures.workDuration).toBe(3600)
    const edits = await exportedRows(fixture.demo, manager, {
      call: monitor.exportEdits,
      filter: { beginDay: '2026-11-21', endDay: '2026-11-21', accountId: userId },
    })
    expect(edits[1]).toEqual(expect.arrayContaining(['Night training']))
    const statistics = await fixture.demo.as('manager', 'statistic.user')
    const { data } = await statistics.send(stat.rank, {
      query: { rankType: 'onlineDuration', strategy: 'user', beginDay: day.beginAt, endDay: day.endAt },
    })
    expect(data.rankList.find((row) => row.id === userId)?.value).toBe(figures.onlineDuration)
  })

  test('cuts older corrections: from the left, from the right, in the middle, and whole [PLAN-Q3]', async () => {
    const userId = seatOf(22)
    await send(editOf(userId, [at(17, 2), at(17, 6)], 'meeting'))
    await send(editOf(userId, [at(17, 3), at(17, 4)], 'leave'))
    await send(editOf(userId, [at(17, 1), at(17, 2, 30)], 'coaching'))
    await send(editOf(userId, [at(17, 5, 30), at(17, 7)], 'offline'))
    const { events } = await dayOf(userId, at(17, 2))
    const night = [
      { evtType: 4, evtAt: unix(at(17, 1)), subEvt: 'coaching' },
      { evtType: 4, evtAt: unix(at(17, 2, 30)), subEvt: 'meeting' },
      { evtType: 3, evtAt: unix(at(17, 3)) },
      { evtType: 4, evtAt: unix(at(17, 4)), subEvt: 'meeting' },
      { evtType: 0, evtAt: unix(at(17, 5, 30)) },
    ]
    expect(events.filter(({ evtAt }) => evtAt >= unix(at(17, 1)) && evtAt < unix(at(17, 7)))).toEqual(night)
    await send(editOf(userId, [at(17, 0), at(17, 7)], 'idle'))
    const whole = (await dayOf(userId, at(17, 2))).events
    expect(whole.filter(({ evtAt }) => evtAt < unix(at(17, 7)))).toEqual([
      { evtType: 7, evtAt: unix(at(17, 0)), subEvt: 'idle' },
    ])
    expect((await newestEdit())?.oldEvt.map(({ evt }) => evt)).toEqual([0, 4, 4, 3, 4, 0])
  })

  test('over a status that goes on changes only its own part, after which the status still goes on [PLAN-Q3, MON-076]', async () => {
    const seat = fixture.seats[23]
    if (!seat) throw new Error('there are seats')
    const [businessTypeId] = fixture.businesses
    await report(fixture, { seat, businessTypeId, statuses: [[at(21, 16, 40), 4, 'productive']] })
    await send(editOf(seat.id, [at(21, 16, 45), at(21, 16, 55)], 'shortBreak'))
    const { events } = await dayOf(seat.id, at(21, 17))
    expect(events.slice(-3)).toEqual([
      { evtType: 4, evtAt: unix(at(21, 16, 40)), subEvt: 'productive' },
      { evtType: 5, evtAt: unix(at(21, 16, 45)), subEvt: 'shortBreak' },
      { evtType: 4, evtAt: unix(at(21, 16, 55)), subEvt: 'productive' },
    ])
  })

  test('of a person who has left is made as well, and counts to the organisation of that moment', async () => {
    const { moved } = fixture.special
    const period = { tenantId: manager.tenantId, userId: moved.id }
    await fixture.demo.asOwner(async (db) => {
      await db.deleteFrom('userOrganizationPeriod').where('userId', '=', moved.id).execute()
      await db
        .insertInto('userOrganizationPeriod')
        .values([
          { ...period, orgId: fixture.formerOrgId, startsAt: new Date(0) },
          { ...period, orgId: moved.orgId, startsAt: at(19, 0) },
        ])
        .execute()
      await db.updateTable('appUser').where('id', '=', moved.id).set({ status: 'disabled' }).execute()
    })
    expect((await send(editOf(moved.id, [at(18, 9, 30), at(18, 9, 40)]))).code).toBe(200)
    const rows = await fixture.plain(sql`
      select org_id as "orgId", sum(work_seconds)::int as work from stat_user_day
      where user_id = ${moved.id} and day = '2026-11-18' group by org_id`)
    expect(rows).toEqual([{ orgId: fixture.formerOrgId, work: 600 }])
  })

  test('leaves what organisations have by the quarter to the next rollup, which then agrees', async () => {
    const { demo } = fixture
    const sums = () =>
      fixture.plain<{ people: number; slots: number }>(sql`
        select (select sum(online_seconds)::int from stat_user_day where tenant_id = ${manager.tenantId}) as people,
               (select sum(online_seconds)::int from stat_slot where tenant_id = ${manager.tenantId}) as slots`)
    await send(editOf(seatOf(24), [at(20, 1), at(20, 2)], 'online'))
    const [before] = await sums()
    const ofPeople = await fixture.plain(sql`select * from stat_user_day order by 1, 2, 3, 4, 5, 6`)
    expect(before?.people).toBeGreaterThanOrEqual((before?.slots ?? 0) + 3600)
    await demo.rollUp()
    const [after] = await sums()
    expect(after).toEqual({ people: before?.people, slots: before?.people })
    expect(await fixture.plain(sql`select * from stat_user_day order by 1, 2, 3, 4, 5, 6`)).toEqual(ofPeople)
  })
})

describe('a correction is refused', () => {
  const rejected: [string, Date, Date][] = [
    ['that is empty', at(18, 9), at(18, 9)],
    ['that ends before its start', at(18, 9, 1), at(18, 9)],
    ['over midnight', at(18, 23), at(19, 0, 1)],
    ['in the future', at(21, 16), new Date(at(21, 17).getTime() + 1000)],
  ]
  test.each(rejected)('%s, at its end [PLAN-Q5]', async (_case, start, end) => {
    const { status, fields } = await send(editOf(seatOf(30), [start, end]))
    expect([status, Object.keys(fields ?? {})]).toEqual([400, ['end']])
  })

  const accepted: [string, Date, Date][] = [
    ['one second', at(18, 9), new Date(at(18, 9).getTime() + 1000)],
    ['up to midnight', at(18, 23), at(19, 0)],
    ['up to now', at(21, 16), at(21, 17)],
  ]
  test.each(accepted)('but not %s [PLAN-Q5]', async (_case, start, end) => {
    expect((await send(editOf(seatOf(31), [start, end]))).code).toBe(200)
  })

  test('without a reason, with one that is too long, of an unknown work type [PLAN-006, PLAN-007, PLAN-011]', async () => {
    const body = editOf(seatOf(30), [at(18, 9), at(18, 10)])
    const codes = async (...bodies: unknown[]) =>
      Promise.all(bodies.map(async (one) => (await manager.sendRaw(monitor.edit, { body: one })).status))
    expect(
      await codes(
        { ...body, reason: '   ' },
        { ...body, reason: 'x'.repeat(1001) },
        { ...body, evtType: 'lunch' },
        { ...body, reason: 'x'.repeat(1000) },
      ),
    ).toEqual([400, 400, 400, 200])
  })

  test('without the permission, and for people and businesses that the editor does not see [PLAN-001, PLAN-Q7]', async () => {
    const { demo } = fixture
    const body = editOf(seatOf(30), [at(18, 9), at(18, 10)])
    const quality = await demo.as('quality', 'monitor.person')
    expect((await send(body, quality)).status).toBe(403)
    const seat = await demo.as('seat-002')
    expect((await send(body, seat)).status).toBe(403)
    expect((await send({ ...body, bizTypeId: 999_999 })).status).toBe(404)
    expect((await send({ ...body, userId: 999_999 })).status).toBe(404)
    const foreign = await demo.as('provider-admin')
    expect((await send({ ...body, userId: foreign.userId })).status).toBe(404)
  })

  test('when somebody else, who is named, corrected the same day meanwhile, but not for another day', async () => {
    const userId = seatOf(32)
    const { lastEditId = 0 } = await dayOf(userId, at(18, 9))
    const mine = { ...editOf(userId, [at(18, 9), at(18, 10)]), lastEditId }
    const other = await send(editOf(userId, [at(18, 20), at(18, 21)]))
    const { status, message, body } = await send(mine)
    expect(status).toBe(409)
    const { name } = (
      await fixture.plain<{ name: string }>(sql`
      select name from app_user where id = ${manager.userId}`)
    )[0] ?? { name: '' }
    expect(message).toBe(
      `${name} corrected this day at 2026-11-21 17:00:00, after you opened it. Load it again.`,
    )
    expect(body).toMatchObject({
      data: { changed: { id: other.data.id, at: unix(at(21, 17)), by: name } },
    })
    expect((await send({ ...mine, lastEditId: other.data.id })).code).toBe(200)
    expect((await send({ ...editOf(userId, [at(17, 9), at(17, 10)]), lastEditId })).code).toBe(200)
  })

  test('when the records of the day are deleted', async () => {
    const { tenantId } = manager
    await fixture.demo.asOwner((db) =>
      db.insertInto('factRetention').values({ tenantId, keptFrom: '2026-11-14' }).execute(),
    )
    onTestFinished(async () => {
      await fixture.demo.asOwner((db) => db.deleteFrom('factRetention').execute())
    })
    const codeOf = async (day: number) =>
      (await send(editOf(seatOf(33), [at(day, 9), at(day, 10)], 'online'))).code
    expect([await codeOf(16), await codeOf(17)]).toEqual([1861, 200])
    const edits = await fixture.plain(sql`select 1 from status_edit where user_id = ${seatOf(33)}`)
    expect(edits).toHaveLength(1)
  })
})
