import { monitor, type DataOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ANNOUNCED_WITHIN_SECONDS } from '../../src/modules/statistics/monitor/raise-alerts.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { leave, openRealtime, type RealtimeClient } from '../support/realtime-client.ts'

/** A Saturday afternoon in Shanghai. */
const TODAY = { beginAt: '20261121', endAt: '20261121' }

type Seat = { id: number; orgId: number }

let demo: Demo
let manager: Person
let seats: Seat[]
let businessTypeId: number
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager', 'home.monitor')
  const { tenantId } = manager
  seats = await plain(sql`
    select id, org_id as "orgId" from app_user where tenant_id = ${tenantId} and type = 'TSR' order by id`)
  businessTypeId =
    (await plain<{ id: number }>(sql`select id from business_type where tenant_id = ${tenantId} limit 1`))[0]
      ?.id ?? 0
})
afterAll(() => demo.stop())
beforeEach(async () => {
  await demo.asOwner(async (db) => {
    for (const table of [
      'status_event',
      'stat_inactive_alert',
      'inactive_alert_acknowledgement',
      'outbox_event',
    ])
      await sql`delete from ${sql.table(table)}`.execute(db)
  })
})

async function plain<Row extends object>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await demo.asOwner((db) => sql<Row>`${query}`.execute(db))).rows
}

const nowSeconds = () => Math.floor(demo.clock.now().getTime() / 1000)

async function report(userId: number, secondsAgo: number, [evt, subEvt]: [number, string?]) {
  const evtAt = new Date((nowSeconds() - secondsAgo) * 1000)
  const { tenantId } = manager
  await demo.asOwner((db) =>
    sql`insert into fact_month values ('2026-11-01') on conflict do nothing`
      .execute(db)
      .then(() =>
        db
          .insertInto('statusEvent')
          .values({ tenantId, userId, evtAt, evt, subEvt, businessTypeId, orgId: null })
          .execute(),
      ),
  )
}

async function listed(person = manager): Promise<DataOf<typeof monitor.alerts>['userInactiveAlertList']> {
  const answer = await person.send(monitor.alerts, { query: TODAY })
  expect(answer.code).toBe(200)
  return answer.data.userInactiveAlertList
}
const announced = () =>
  plain<{ key: string }>(sql`select key from outbox_event where topic = 'alert.raised' order by id`)

const [first, second, third] = [0, 1, 2]
const seatId = (index: number): number => seats[index]?.id ?? 0

describe('an inactivity alert', () => {
  test('is raised within half a minute, of 901 seconds and none of 900, without a rollup, and announced once [MON-042, MON-Q22]', async () => {
    await report(seatId(first), 900, [7, 'idle'])
    await report(seatId(second), 901, [7, 'idle'])
    // Downtime is not idleness of the person; anyone who works again in time is not idle.
    await report(seatId(third), 1200, [7, 'downtime'])
    await report(seatId(3), 1200, [7, 'idle'])
    await report(seatId(3), 301, [4, 'productive'])
    await demo.raiseAlerts()
    const alertAt = nowSeconds() - 1
    expect(await listed()).toMatchObject([
      { userId: seatId(second), inActiveAlertAt: alertAt, alertId: `${seatId(second)}-${alertAt}` },
    ])
    expect(await announced()).toEqual([{ key: `${seatId(second)}-${alertAt}` }])
    await demo.raiseAlerts()
    expect(await announced()).toHaveLength(1)
    demo.clock.forward(1)
    await demo.raiseAlerts()
    expect(await announced()).toHaveLength(2)
  })

  test('that the rollup finds too is the same one, before and after', async () => {
    await report(seatId(first), 1000, [7, 'idle'])
    await report(seatId(second), 1100, [7, 'idle'])
    await report(seatId(second), 1050, [7])
    await demo.raiseAlerts()
    const raised = await listed()
    expect(raised).toHaveLength(2)
    await plain(sql`insert into rollup_mark (tenant_id, day) values (${manager.tenantId}, '2026-11-21')`)
    await demo.rollUp()
    expect(await listed()).toEqual(raised)
    await demo.raiseAlerts()
    expect(await listed()).toEqual(raised)
    expect(await announced()).toHaveLength(2)
  })

  test('that is older than what is announced is left to the rollup', async () => {
    await report(seatId(first), 900 + ANNOUNCED_WITHIN_SECONDS, [7, 'idle'])
    await report(seatId(second), 899 + ANNOUNCED_WITHIN_SECONDS, [7, 'idle'])
    await demo.raiseAlerts()
    expect((await listed()).map(({ userId }) => userId)).toEqual([seatId(second)])
  })
})

describe('a notice of alerts', () => {
  async function connected(person: Person): Promise<RealtimeClient> {
    const client = await openRealtime(demo.url)
    expect(await client.signIn({ token: person.token })).toMatchObject({ code: 0 })
    return client
  }
  const counted = (unreadCount: number) => ({
    id: 1003,
    body: {
      value: { events: [{ url: '/api/dolphin-ai/stat/status/list/inactive_alert', unreadCount }] },
    },
  })

  test('reaches those who see the organisation of the seat, with the number not acknowledged, and again when somebody does', async () => {
    const master = await demo.as('master', 'home.monitor')
    const own = await plain<Seat>(sql`
      with recursive led as (
        select team_org_id as id from app_user where id = ${master.userId}
        union select child.id from organization child join led on child.parent_id = led.id)
      select id, org_id as "orgId" from app_user where type = 'TSR' and org_id in (select id from led) order by id`)
    const outside = seats.find(({ id }) => !own.some((seat) => seat.id === id))
    const seat = await demo.as('seat-001')
    const clients = await Promise.all([manager, master, seat].map(connected))
    const [ofManager, ofMaster, ofSeat] = clients
    if (!ofManager || !ofMaster || !ofSeat || !outside) throw new Error('three are connected')
    const setOrganization = async ({ id }: Pick<Seat, 'id'>, orgId: number) => {
      await demo.asOwner((db) =>
        db.updateTable('statusEvent').where('userId', '=', id).set({ orgId }).execute(),
      )
    }
    await report(outside.id, 910, [7, 'idle'])
    await setOrganization(outside, outside.orgId)
    await demo.raiseAlerts()
    expect(await ofManager.next()).toMatchObject(counted(1))
    const mine = own[0] ?? { id: 0, orgId: 0 }
    await report(mine.id, 920, [7, 'idle'])
    await setOrganization(mine, mine.orgId)
    await demo.raiseAlerts()
    expect(await ofManager.next()).toMatchObject(counted(2))
    // The other alert was outside the master's branch.
    expect(await ofMaster.next()).toMatchObject(counted(1))
    const [alert] = await listed(master)
    const answer = await master.send(monitor.acknowledgeAlert, { body: { alertId: alert?.alertId ?? '' } })
    expect(answer.code).toBe(200)
    expect(await ofManager.next()).toMatchObject(counted(1))
    expect(await ofMaster.next()).toMatchObject(counted(0))
    expect(ofSeat.received.map(({ id }) => id)).toEqual([1001])
    await Promise.all(clients.map(leave))
  })
})

describe('an acknowledgement', () => {
  test('is listed with who, when and the note, refuses the next one with who was first, and outlives a rollup', async () => {
    await report(seatId(first), 1000, [7, 'idle'])
    await demo.raiseAlerts()
    const alertId = (await listed())[0]?.alertId ?? ''
    const body = { alertId, note: '  Called him. ' }
    const at = nowSeconds()
    const answer = await manager.send(monitor.acknowledgeAlert, { body })
    const { name } = (
      await plain<{ name: string }>(sql`
      select name from app_user where id = ${manager.userId}`)
    )[0] ?? { name: '' }
    const acknowledgement = { acknowledgedAt: at, acknowledgedBy: name, note: 'Called him.' }
    expect(answer.data).toEqual(acknowledgement)
    demo.clock.forward(60)
    const again = await manager.send(monitor.acknowledgeAlert, { body: { alertId } })
    expect([again.status, again.message]).toEqual([
      409,
      expect.stringMatching(
        new RegExp(`^${name} acknowledged this alert at 2026-11-21 \\d\\d:\\d\\d:\\d\\d\\.$`),
      ),
    ])
    expect(again.body).toMatchObject({ data: { changed: { id: manager.userId, at, by: name } } })
    await plain(sql`insert into rollup_mark (tenant_id, day) values (${manager.tenantId}, '2026-11-21')`)
    await demo.rollUp()
    expect(await listed()).toMatchObject([{ alertId, acknowledgement }])
    const audited = await plain(sql`
      select 1 from audit_record
      where op_type = 'monitor.acknowledgeAlert' and op_content_after like '%Called him.%'`)
    expect(audited).toHaveLength(1)
  })

  test('is not found for a missing or foreign alert, and has a note of 500 characters at most', async () => {
    await report(seatId(first), 1000, [7, 'idle'])
    await demo.raiseAlerts()
    const alertId = (await listed())[0]?.alertId ?? ''
    const statusOf = async (person: Person, body: { alertId: string; note?: string }) =>
      (await person.send(monitor.acknowledgeAlert, { body })).status
    const foreign = await demo.as('provider-admin', 'home.monitor')
    const master = await demo.as('master', 'home.monitor')
    expect(
      await Promise.all([
        statusOf(foreign, { alertId }),
        // The seat's alert counts to no organisation: a leader of a part does not see it.
        statusOf(master, { alertId }),
        statusOf(manager, { alertId: `${seatId(first)}-1` }),
        statusOf(manager, { alertId, note: 'x'.repeat(501) }),
      ]),
    ).toEqual([404, 404, 404, 400])
    expect(await statusOf(manager, { alertId, note: 'x'.repeat(500) })).toBe(200)
  })
})
