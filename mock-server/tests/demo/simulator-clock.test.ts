import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSimulatedScenario, type SimulatedScenario } from '../support/simulated-scenario.ts'

const MORNING = '2026-11-27T01:20:00Z'
/** What runs in the background may take its time on a busy machine. */
const PATIENT = { timeout: 25_000 }

let on: SimulatedScenario
let off: SimulatedScenario
beforeAll(async () => {
  on = await startSimulatedScenario(MORNING, { simulator: 'on' })
  off = await startSimulatedScenario(MORNING)
})
afterAll(async () => {
  await on.stop()
  await off.stop()
})

const eventsOf = async (scenario: SimulatedScenario): Promise<number> =>
  (await scenario.rows('select tenant_id as "tenantId" from ingested_event')).length

test('the server continues whenever its clock has gone on, and says once that it does', async () => {
  on.clock.forward(1200)
  on.clock.wake()
  await expect.poll(() => eventsOf(on), PATIENT).toBeGreaterThan(20)
  const before = await eventsOf(on)
  await expect
    .poll(async () => {
      on.clock.forward(600)
      on.clock.wake()
      return eventsOf(on)
    }, PATIENT)
    .toBeGreaterThan(before + 20)
  const logged = on.logged.filter(({ msg }) => msg === 'the simulator continues the seeded scenario')
  expect(logged).toMatchObject([{ tenants: on.tenantIds.length }])
})

test('statistics are computed again when the clock reaches the next quarter of an hour', async () => {
  const computedAt = async () => {
    const rows = await off.rows<{ at: Date }>(
      'select tenant_id as "tenantId", last_updated_at as at from rollup_state order by 1',
    )
    return rows.map(({ at }) => at.toISOString())
  }
  await expect.poll(computedAt, PATIENT).toEqual(off.tenantIds.map(() => new Date(MORNING).toISOString()))
  off.clock.forward(600)
  const later = off.clock.now().toISOString()
  await expect
    .poll(async () => {
      off.clock.wake()
      return computedAt()
    }, PATIENT)
    .toEqual(off.tenantIds.map(() => later))
})

test('switched off it produces nothing', async () => {
  off.clock.forward(7200)
  off.clock.wake()
  const before = await off.facts()
  await off.restart()
  expect(await off.facts()).toEqual(before)
  expect(await eventsOf(off)).toBe(0)
})
