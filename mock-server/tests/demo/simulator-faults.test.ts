import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAX_DAYS_BEHIND, tenantSimulatorOf } from '../../src/demo/simulator/tenant-simulator.ts'
import { startSimulatedScenario, type SimulatedScenario } from '../support/simulated-scenario.ts'

const MORNING = '2026-11-27T01:20:00Z'
const HOUR = 3600
const DAY = 24 * HOUR

let scenario: SimulatedScenario
beforeEach(async () => {
  scenario = await startSimulatedScenario(MORNING)
})
afterEach(() => scenario.stop())

const asAdmin = (statement: string) =>
  scenario.server.asAdmin(async (client) => void (await client.query(statement)))
const problems = () => scenario.logged.filter(({ level }) => Number(level) > 30).map(({ msg }) => msg)
const moments = async () => {
  const rows = await scenario.rows<{ moment: Date }>(
    'select tenant_id as "tenantId", stood_at as moment from simulated_world order by 1',
  )
  return rows.map(({ moment }) => moment)
}

test('a batch that breaks off leaves nothing behind, is logged, and runs as a whole the next time', async () => {
  await asAdmin(`
    create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
    create trigger break_off before insert on recommendation for each row execute function break_off();
    create trigger break_off before insert on utterance for each row execute function break_off()`)
  const before = { facts: await scenario.facts(), moments: await moments() }
  scenario.clock.forward(2 * HOUR)
  await scenario.simulator.tick()
  expect(problems()).toContain('the simulator could not play a batch; it tries again')
  expect(await scenario.facts()).toEqual(before.facts)
  expect(await moments()).toEqual(before.moments)
  await asAdmin('drop trigger break_off on recommendation; drop trigger break_off on utterance')
  await scenario.simulator.tick()
  const facts = await scenario.facts()
  await scenario.loadAsOf(scenario.clock.now().toISOString())
  expect(facts).toEqual(await scenario.facts())
})

test('a clock that was set back produces nothing until it passes the last position', async () => {
  scenario.clock.forward(2 * HOUR)
  await scenario.simulator.tick()
  const before = await scenario.facts()
  const expectedPosition = await moments()
  scenario.clock.forward(-HOUR)
  await scenario.simulator.tick()
  await scenario.restart()
  await scenario.simulator.tick()
  scenario.clock.forward(HOUR)
  await scenario.simulator.tick()
  expect(await scenario.facts()).toEqual(before)
  expect(await moments()).toEqual(expectedPosition)
  scenario.clock.forward(HOUR)
  await scenario.simulator.tick()
  expect((await scenario.facts())['call']?.length).toBeGreaterThan(before['call']?.length ?? 0)
})

test('after a gap that is too long the days long past are left out, and whole days come again from then on', async () => {
  scenario.clock.forward(60 * DAY)
  const [tenantId = 0] = scenario.tenantIds
  const simulator = tenantSimulatorOf(scenario.server.ctx, tenantId)
  expect(await simulator.runBatch()).toBe('behind')
  const first = new Date(scenario.clock.now().getTime() - MAX_DAYS_BEHIND * DAY * 1000)
  for (let batch = 0; batch < 3; batch += 1) expect(await simulator.runBatch()).toBe('behind')
  const calls = await scenario.rows<{ startedAt: Date }>(`
    select tenant_id as "tenantId", started_at as "startedAt" from call
    where tenant_id = ${tenantId} and started_at > '2026-11-27T18:00:00Z' order by 2`)
  expect(calls.length).toBeGreaterThan(0)
  expect(calls[0]?.startedAt.getTime()).toBeGreaterThan(first.getTime())
  const halves = await scenario.rows(`
    select tenant_id as "tenantId" from call where tenant_id = ${tenantId} and started_at is null`)
  expect(halves).toEqual([])
})

test('what is refused is logged with its reason, and the scenario is generated again from what there is now', async () => {
  scenario.clock.forward(HOUR)
  await scenario.simulator.tick()
  await asAdmin(
    `update app_user set username = 'renamed-' || username where tenant_id = any('{${scenario.tenantIds.join()}}')`,
  )
  scenario.clock.forward(HOUR)
  await scenario.simulator.tick()
  const refused = scenario.logged.filter(({ msg }) => msg === 'simulated events were refused')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThanOrEqual(scenario.tenantIds.length)
  expect(refused[0]).toMatchObject({ first: { reason: 'unknownAccount' } })
  const { length } = (await scenario.facts())['status_event'] ?? []
  scenario.clock.forward(HOUR)
  await scenario.simulator.tick()
  expect((await scenario.facts())['status_event']?.length).toBeGreaterThan(length)
  expect(problems()).toHaveLength(refused.length)
})

test('two servers on one database simulate the scenario once', async () => {
  const other = tenantSimulatorOf(scenario.server.ctx, scenario.tenantIds[0] ?? 0)
  for (let minute = 0; minute < 120; minute += 30) {
    scenario.clock.forward(30 * 60)
    while ((await other.runBatch()) === 'behind');
    await scenario.simulator.tick()
  }
  const facts = await scenario.facts()
  const twice = await scenario.rows(`
    select tenant_id as "tenantId" from pushed_message group by tenant_id, trigger_id, pushed_at having count(*) > 1`)
  expect(twice).toEqual([])
  await scenario.loadAsOf(scenario.clock.now().toISOString())
  expect(facts).toEqual(await scenario.facts())
})
