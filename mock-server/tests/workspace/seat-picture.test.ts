import { audit, seat as seatCalls, user, workspace } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

const SOME_JPEG = Buffer.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0xff, 0xd9,
])

let demo: Demo
let manager: Person
let seat: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  seat = await demo.as('seat-001')
})
afterAll(() => demo.stop())

async function upload(person: Pick<Person, 'token'>, body: Buffer<ArrayBuffer>, type = 'image/jpeg') {
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': type }
  const { method, path } = seatCalls.uploadPicture
  const answer = await demo.fetch(path, { method, headers, body })
  await answer.arrayBuffer()
  return answer.status
}

async function picture(person: Person, roomID = workspace.seatRoomId(seat.userId)) {
  const { method, path } = workspace.monitorPicture
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' }
  const answer = await demo.fetch(path, { method, headers, body: JSON.stringify({ roomID }) })
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

const screen = (person: Person, userId = seat.userId) =>
  person.send(workspace.seatScreen, { query: { userId } })

async function setOnline() {
  const { data } = await seat.send(user.info)
  const businessTypeId = data.businessTypes?.[0]?.businessTypeId ?? 0
  expect((await seat.send(seatCalls.setStatus, { body: { status: 'online', businessTypeId } })).status).toBe(
    200,
  )
}

/** The person may read sessions all the while. */
async function withoutWall({ userId }: Person, work: () => Promise<void>): Promise<void> {
  const set = (change: string) =>
    demo.asOwner((db) =>
      sql`update role set menu_ids = ${sql.raw(change)} where id in (select role_id from user_role where user_id = ${userId})`.execute(
        db,
      ),
    )
  await set(`array_remove(menu_ids, 'workspace.wall')`)
  await work()
  await set(`menu_ids || array['workspace.wall']`)
}

const requestedAt = async () => {
  const row = await demo.asOwner((db) =>
    db.selectFrom('seatPicture').where('userId', '=', seat.userId).select('requestedAt').executeTakeFirst(),
  )
  return row?.requestedAt?.getTime() ?? null
}

describe('the picture of a seat', () => {
  test('is the last JPEG that it sent, for 60 s [WORK-020, LIVE-009]', async () => {
    const none = { status: 200, type: 'image/jpeg', bytes: Buffer.alloc(0) }
    expect(await picture(manager)).toEqual(none)
    expect(await upload(seat, SOME_JPEG)).toBe(200)
    expect(await picture(manager)).toEqual({ status: 200, type: 'image/jpeg', bytes: SOME_JPEG })
    demo.clock.forward(60)
    expect((await picture(manager)).bytes).toEqual(SOME_JPEG)
    demo.clock.forward(1)
    expect(await picture(manager)).toEqual(none)
    const newer = Buffer.concat([SOME_JPEG, Buffer.from([0xff, 0xd9])])
    expect(await upload(seat, newer)).toBe(200)
    expect((await picture(manager)).bytes).toEqual(newer)
  })

  test('is noted as requested, also while there is none, at most every 10 s [WORK-020]', async () => {
    await demo.asOwner((db) => db.deleteFrom('seatPicture').execute())
    const first = demo.clock.now().getTime()
    expect((await picture(manager)).bytes).toHaveLength(0)
    expect(await requestedAt()).toBe(first)
    demo.clock.forward(9)
    await picture(manager)
    expect(await requestedAt()).toBe(first)
    demo.clock.forward(1)
    await picture(manager)
    expect(await requestedAt()).toBe(first + 10_000)
  })

  test('of other companies and branches, and of what is no seat, is not found', async () => {
    expect(await upload(seat, SOME_JPEG)).toBe(200)
    const foreign = await demo.as('provider-admin', 'workspace.wall', 'project.monitor')
    const before = await requestedAt()
    demo.clock.forward(20)
    expect((await picture(foreign)).status).toBe(404)
    expect(await requestedAt()).toBe(before)
    for (const roomID of ['seat-0', 'seat-987654321', `seat-${manager.userId}`, 'lobby'])
      expect((await picture(manager, roomID)).status).toBe(404)
    expect((await picture(seat)).status).toBe(403)
    const master = await demo.as('master')
    const { orgId, teamOrgId } = await demo.asOwner((db) =>
      db
        .selectFrom('appUser as seat')
        .innerJoin('appUser as leader', (join) => join.on('leader.id', '=', master.userId))
        .where('seat.id', '=', seat.userId)
        .select(['seat.orgId', 'leader.teamOrgId'])
        .executeTakeFirstOrThrow(),
    )
    const moveTo = (id: number | null) =>
      demo.asOwner((db) =>
        db.updateTable('appUser').set({ orgId: id }).where('id', '=', seat.userId).execute(),
      )
    await setOnline()
    await moveTo(teamOrgId)
    expect((await picture(master)).status).toBe(200)
    const { online } = workspace.SEAT_STATUS
    const shown = { status: online, roomID: workspace.seatRoomId(seat.userId) }
    expect((await screen(master)).data).toEqual(shown)
    const inspector = await demo.as('quality')
    await withoutWall(inspector, async () => expect((await screen(inspector)).data).toBeNull())
    expect((await screen(inspector)).data).toEqual(shown)
    const { id: root } = await demo.asOwner((db) =>
      db
        .selectFrom('organization')
        .where('tenantId', '=', manager.tenantId)
        .where('parentId', 'is', null)
        .select('id')
        .executeTakeFirstOrThrow(),
    )
    await moveTo(root)
    expect((await picture(master)).status).toBe(404)
    expect((await screen(master)).data).toBeNull()
    await moveTo(orgId)
    expect((await screen(manager)).data).toEqual(shown)
    expect((await screen(foreign)).data).toBeNull()
    expect((await screen(manager, manager.userId)).data).toBeNull()
    expect((await screen(seat)).status).toBe(403)
  })

  test('is requested from the seat as long as somebody looks at it, for 30 s after the last request', async () => {
    await demo.asOwner((db) => db.deleteFrom('seatPicture').execute())
    const isRequested = async () => (await seat.send(seatCalls.describe)).data.isPictureRequested
    expect(await isRequested()).toBe(false)
    await picture(manager)
    demo.clock.forward(29)
    expect(await isRequested()).toBe(true)
    demo.clock.forward(1)
    expect(await isRequested()).toBe(false)
  })
})

describe('who looks at a picture', () => {
  const looks = async (person: Person) => {
    const query = { module: 'seatWatch', opType: 'seatWatch.look', opUserId: person.userId, pageSize: 100 }
    return (await manager.send(audit.query, { query })).data.records
  }
  const viewers = async () => (await seat.send(seatCalls.describe)).data.pictureViewers

  test('is named to the agent, and audited once per viewer, seat and 15 minutes', async () => {
    await demo.asOwner((db) => db.deleteFrom('seatPicture').execute())
    await demo.asOwner((db) => db.deleteFrom('seatLook').execute())
    const earlier = (await looks(manager)).length
    const { name } = (await manager.send(user.info)).data
    expect(await viewers()).toEqual([])
    // Requested, and nothing seen yet.
    expect((await picture(manager)).bytes).toHaveLength(0)
    expect([await viewers(), (await looks(manager)).length]).toEqual([[name], earlier])
    await upload(seat, SOME_JPEG)
    const seen = await Promise.all([picture(manager), picture(manager), picture(manager)])
    expect(seen.map(({ bytes }) => bytes.length)).toEqual([
      SOME_JPEG.length,
      SOME_JPEG.length,
      SOME_JPEG.length,
    ])
    expect(await looks(manager)).toHaveLength(earlier + 1)
    const [record] = await looks(manager)
    const { data } = await manager.send(audit.detail, { query: { id: record?.id ?? 0 } })
    const { name: seatName } = (await seat.send(user.info)).data
    expect(data).toMatchObject({ targetName: seatName, opTypeShowName: 'See screenshots of a seat' })
    expect(JSON.parse(data.opContentAfter ?? '')).toEqual({
      seatId: seat.userId,
      seatCompany: 'Harbour Mutual',
      watcherCompany: 'Harbour Mutual',
      beganAt: demo.clock.now().toISOString(),
      withinMinutes: 15,
    })
    demo.clock.forward(29)
    expect(await viewers()).toEqual([name])
    demo.clock.forward(1)
    expect(await viewers()).toEqual([])
    demo.clock.forward(15 * 60 - 31)
    await upload(seat, SOME_JPEG)
    await picture(manager)
    expect(await looks(manager)).toHaveLength(earlier + 1)
    demo.clock.forward(1)
    await picture(manager)
    await picture(manager)
    expect(await looks(manager)).toHaveLength(earlier + 2)
    const master = await demo.as('master')
    const { name: masterName } = (await master.send(user.info)).data
    const { orgId } = await demo.asOwner((db) =>
      db.selectFrom('appUser').where('id', '=', seat.userId).select('orgId').executeTakeFirstOrThrow(),
    )
    const moveTo = (id: number | null) =>
      demo.asOwner((db) =>
        db
          .updateTable('appUser')
          .set((eb) => ({
            orgId:
              id ??
              eb.selectFrom('appUser as leader').where('leader.id', '=', master.userId).select('teamOrgId'),
          }))
          .where('id', '=', seat.userId)
          .execute(),
      )
    const ofMaster = (await looks(master)).length
    await moveTo(null)
    await picture(master)
    await moveTo(orgId)
    expect(await looks(master)).toHaveLength(ofMaster + 1)
    expect(new Set(await viewers())).toEqual(new Set([name, masterName]))
  })

  test('may be in the room: the live page alone shows no seat that works for no project', async () => {
    const inspector = await demo.as('quality', 'project.monitor')
    await upload(seat, SOME_JPEG)
    await withoutWall(inspector, async () => expect((await picture(inspector)).status).toBe(404))
    expect((await picture(inspector)).bytes).toEqual(SOME_JPEG)
  })

  test('is audited again after a clock that went back', async () => {
    await upload(seat, SOME_JPEG)
    await picture(manager)
    const before = (await looks(manager)).length
    demo.clock.forward(-86_400)
    await upload(seat, SOME_JPEG)
    await picture(manager)
    await picture(manager)
    expect(
      (await demo.asOwner((db) => db.selectFrom('seatLook').selectAll().execute())).length,
    ).toBeGreaterThan(0)
    expect([(await looks(manager)).length, (await viewers()).length]).toEqual([before + 1, 1])
    demo.clock.forward(86_400)
  })
})

describe('an upload', () => {
  test('is refused from anybody but a seat, with other bytes or a type that is no JPEG, and above 256 KiB', async () => {
    expect(await upload(manager, SOME_JPEG)).toBe(403)
    expect(await upload({ token: 'nobody' }, SOME_JPEG)).toBe(401)
    expect(await upload(seat, Buffer.from('<svg onload="alert(1)"/>'))).toBe(400)
    expect(await upload(seat, SOME_JPEG, 'image/png')).toBe(415)
    const padded = (size: number) => Buffer.concat([SOME_JPEG, Buffer.alloc(size - SOME_JPEG.length)])
    expect(await upload(seat, padded(262_144))).toBe(200)
    expect(await upload(seat, padded(262_145))).toBe(413)
  })
})
