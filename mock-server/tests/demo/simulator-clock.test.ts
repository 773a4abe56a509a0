import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextRollup } from '../../src/modules/statistics/rollup/roll-up-tenant.ts'
import { startSimulatedScenario, type SimulatedScenario } from '../support/simulated-scenario.ts'

const MORNING = '2026-11-27T01:20:00Z'
/** Background work may take its time on a busy machine. */
const SLOW_POLL = { timeout: 25_000 }

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
  const start = on.logged.length
  await on.restart()
  for (const _time of [1, 2]) {
    const before = await eventsOf(on)
    await expect
      .poll(async () => {
        on.clock.forward(600)
        on.clock.wake()
        return eventsOf(on)
      }, SLOW_POLL)
      .toBeGreaterThan(before + 20)
  }
  const logged = on.logged
    .slice(start)
    .filter(({ msg }) => msg === 'the simulator continues the seeded scenario')
  expect(logged).toMatchObject([{ tenants: on.tenantIds.length }])
})

const computedAt = async (scenario: SimulatedScenario): Promise<string[]> => {
  const rows = await scenario.rows<{ at: Date }>(
    'select tenant_id as "tenantId", last_updated_at as at from rollup_state order by 1',
  )
  return rows.map(({ at }) => at.toISOString())
}

test('a server that was off claims no statistics of what it has not caught up with, and computes them once it has', async () => {
  const before = on.clock.now()
  const start = on.logged.length
  const loggedSince = (words: RegExp) => on.logged.slice(start).filter(({ msg }) => words.test(msg))
  await on.server.asAdmin(async (client) => {
    await client.query(`
      create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
      create trigger break_off before insert on ingested_event for each row execute function break_off()`)
  })
  on.clock.forward(6 * 3600)
  await on.restart()
  const now = on.clock.now().toISOString()
  const nextAt = nextRollup(on.clock.now())
  const isComputed = () =>
    on.rows<{ tenantId: number }>(
      `select tenant_id as "tenantId" from rollup_state where next_updated_at = '${nextAt.toISOString()}'`,
    )
  await expect.poll(isComputed, SLOW_POLL).toHaveLength(on.tenantIds.length)
  for (const at of await computedAt(on)) expect(Date.parse(at)).toBeLessThanOrEqual(before.getTime())
  // Failures since the new server started; after them it waits for its clock.
  const failures = () => {
    const begin = on.logged.findLastIndex(({ msg }) => msg === 'the simulator catches up')
    return on.logged.slice(begin).filter(({ msg }) => msg.includes('could not play'))
  }
  await expect.poll(failures, SLOW_POLL).toHaveLength(on.tenantIds.length)
  await on.server.asAdmin(async (client) => {
    await client.query('drop trigger break_off on ingested_event')
  })
  on.clock.forward(1)
  on.clock.wake()
  const later = on.clock.now().toISOString()
  await expect.poll(() => computedAt(on), SLOW_POLL).toEqual(on.tenantIds.map(() => later))
  expect(loggedSince(/catches|caught/)).toMatchObject([
    { msg: 'the simulator catches up', to: now },
    { msg: 'the simulator has caught up', to: later },
  ])
})

test('statistics are computed again when the clock reaches the next quarter of an hour', async () => {
  const present = off.clock.now().toISOString()
  await expect.poll(() => computedAt(off), SLOW_POLL).toEqual(off.tenantIds.map(() => present))
  off.clock.forward(600)
  const later = off.clock.now().toISOString()
  await expect
    .poll(async () => {
      off.clock.wake()
      return computedAt(off)
    }, SLOW_POLL)
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
