import { workspace } from '@console/contracts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSeatClients } from '../../src/demo/simulator/seat-clients.ts'
import { createSeatPictures } from '../../src/demo/simulator/seat-pictures.ts'
import { drawSeatScreen } from '../../src/demo/simulator/seat-screen/draw-seat-screen.ts'
import { findSeatStates } from '../../src/modules/facts/seat-status/public.ts'
import { requestPicture } from '../../src/modules/workspace/seat-picture/seat-picture.store.ts'
import { upsertPresence } from '../../src/modules/workspace/seat-presence/public.ts'
import { startSimulatedScenario, type SimulatedScenario } from '../support/simulated-scenario.ts'

/** A Friday in Shanghai, in the middle of the morning. */
const MORNING = '2026-11-27T02:20:00Z'

let scenario: SimulatedScenario
let tenantId: number
/** One seat that is signed in, and one that is not. */
let present: number
let absent: number
beforeEach(async () => {
  scenario = await startSimulatedScenario(MORNING)
  tenantId = scenario.tenantIds[0] ?? 0
  const { server, clock } = scenario
  const { rows } = await server.asOwner((db) =>
    sql<{ id: number }>`
      select unnest(seat_ids) as id from simulated_world where tenant_id = ${tenantId}`.execute(db),
  )
  const states = await server.ctx.db.inTenant(tenantId, (tx) =>
    findSeatStates(tx, { userIds: rows.map(({ id }) => id), now: clock.now(), timezone: 'Asia/Shanghai' }),
  )
  const ids = [...states].map(([id, { status }]) => ({ id, isThere: workspace.isActive(status) }))
  present = ids.find(({ isThere }) => isThere)?.id ?? 0
  absent = ids.find(({ isThere }) => !isThere)?.id ?? 0
})
afterEach(() => scenario.stop())

const pictures = () =>
  scenario.server.asOwner((db) =>
    db.selectFrom('seatPicture').select(['userId', 'jpeg', 'takenAt']).orderBy('userId').execute(),
  )

test('a simulated seat that somebody looks at has a picture of the last 10 s, one that is not there has none', async () => {
  const { server, clock } = scenario
  const { tick } = createSeatPictures(server.ctx)
  expect([present > 0, absent > 0]).toEqual([true, true])
  await tick()
  expect(await pictures()).toEqual([])
  const request = (userId: number) =>
    server.ctx.db.inTenant(tenantId, (tx) => requestPicture(tx, userId, clock.now()))
  await request(present)
  await request(absent)
  await tick()
  const drawn = (await pictures()).find(({ userId }) => userId === present)
  expect(drawn?.takenAt).toEqual(clock.now())
  expect(drawn?.jpeg?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  expect((await pictures()).find(({ userId }) => userId === absent)?.jpeg).toBeNull()
  const takenAt = async () => (await pictures()).find(({ userId }) => userId === present)?.takenAt
  const first = clock.now()
  clock.forward(9)
  await tick()
  expect(await takenAt()).toEqual(first)
  clock.forward(1)
  await tick()
  expect(await takenAt()).toEqual(clock.now())
  // Nobody has looked for 30 s.
  const last = clock.now()
  clock.forward(20)
  await tick()
  expect(await takenAt()).toEqual(last)
})

const stateOf = async (userId: number) => {
  const { server, clock } = scenario
  const states = await server.ctx.db.inTenant(tenantId, (tx) =>
    findSeatStates(tx, { userIds: [userId], now: clock.now(), timezone: 'Asia/Shanghai' }),
  )
  return states.get(userId)
}

test('a simulated seat has a client with a version, and is offline when its heartbeats end', async () => {
  const { server, clock } = scenario
  expect((await stateOf(present))?.version).toBe('')
  await createSeatClients(server.ctx).tick()
  expect((await stateOf(present))?.version).toMatch(/^2\.5\.[01]\.5\d{3}$/)
  clock.forward(45)
  expect(workspace.isActive((await stateOf(present))?.status ?? 0)).toBe(true)
  clock.forward(1)
  expect(await stateOf(present)).toMatchObject({ status: workspace.SEAT_STATUS.offline, version: '' })
  await createSeatClients(server.ctx).tick()
  expect(workspace.isActive((await stateOf(present))?.status ?? 0)).toBe(true)
})

test('a seat whose agent has opened the seat page is left to them: no status, hand, call or picture is simulated', async () => {
  const { server, clock } = scenario
  const report = (userId: number) =>
    server.ctx.db.inTenant(tenantId, (tx) => {
      const until = new Date(clock.now().getTime() + 24 * 3_600_000)
      const heard = [{ userId, version: '2.5.9.1', at: clock.now(), until }]
      return upsertPresence(tx, heard, { now: clock.now(), isSimulated: false })
    })
  await scenario.simulator.tick()
  await report(present)
  await createSeatClients(server.ctx).tick()
  expect((await stateOf(present))?.version).toBe('2.5.9.1')
  await server.ctx.db.inTenant(tenantId, (tx) => requestPicture(tx, present, clock.now()))
  const takenAt = async () => (await pictures()).find(({ userId }) => userId === present)?.takenAt
  const before = await takenAt()
  await createSeatPictures(server.ctx).tick()
  expect(await takenAt()).toEqual(before)
  const since = clock.now()
  for (let hour = 0; hour < 3; hour += 1) {
    clock.forward(3600)
    await scenario.simulator.tick()
  }
  const countOf = async (table: 'status_event' | 'call' | 'raised_hand', column: string) => {
    const { rows } = await server.asOwner((db) =>
      sql<{ own: number; all: number }>`
        select count(*) filter (where user_id = ${present})::int as own, count(*)::int as all from ${sql.table(table)}
        where tenant_id = ${tenantId} and ${sql.ref(column)} > ${since}`.execute(db),
    )
    return rows[0] ?? { own: -1, all: -1 }
  }
  const counts = [
    await countOf('status_event', 'evt_at'),
    await countOf('call', 'started_at'),
    await countOf('raised_hand', 'raised_at'),
  ]
  expect(counts.map(({ own }) => own)).toEqual([0, 0, 0])
  expect(counts[0]?.all).toBeGreaterThan(5)
  expect(counts[1]?.all).toBeGreaterThan(5)
  expect(scenario.logged.filter(({ msg }) => msg === 'simulated events were refused')).toEqual([])
})

test('a picture is a JPEG of at most 25 kB, whatever is on the screen', async () => {
  for (let userId = 1; userId <= 12; userId += 1) {
    const language = userId % 2 === 0 ? 'en' : 'zh'
    const screen = {
      userId,
      name: 'Mara Lindqvist',
      time: '2026-11-27 10:20:07',
      language,
      isCalling: true,
    } as const
    const jpeg = await drawSeatScreen(screen)
    expect(jpeg.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(jpeg.length).toBeGreaterThan(1000)
    expect(jpeg.length).toBeLessThanOrEqual(25_000)
  }
})
