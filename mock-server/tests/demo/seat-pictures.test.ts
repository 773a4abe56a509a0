import { workspace } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seatPicturesOf } from '../../src/demo/simulator/seat-pictures.ts'
import { drawSeatScreen } from '../../src/demo/simulator/seat-screen/draw-seat-screen.ts'
import { requestPicture } from '../../src/modules/workspace/seat-picture/seat-picture.store.ts'
import { findSeatStates } from '../../src/modules/workspace/seat-status/public.ts'
import { startSimulatedScenario, type SimulatedScenario } from '../support/simulated-scenario.ts'

/** A Friday in Shanghai, in the middle of the morning. */
const MORNING = '2026-11-27T02:20:00Z'

let scenario: SimulatedScenario
let tenantId: number
/** One seat that is signed in, and one that is not. */
let present: number
let absent: number
beforeAll(async () => {
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
afterAll(() => scenario.stop())

const pictures = () =>
  scenario.server.asOwner((db) =>
    db.selectFrom('seatPicture').select(['userId', 'jpeg', 'takenAt']).orderBy('userId').execute(),
  )

test('a simulated seat that somebody looks at has a picture of the last 10 s, one that is not there has none', async () => {
  const { server, clock } = scenario
  const { tick } = seatPicturesOf(server.ctx)
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
