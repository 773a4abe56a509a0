import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAX_DAYS_BEHIND, createTenantSimulator } from '../../src/demo/simulator/tenant-simulator.ts'
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
  const simulator = createTenantSimulator(scenario.server.ctx, tenantId)
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

test('seats whose accounts are made later work from the next day on', async () => {
  const [tenantId = 0] = scenario.tenantIds
  // Enough seats that some begin at every hour, whatever their days off.
  await asAdmin(`
    with made as (
      insert into app_user (tenant_id, username, name, org_id, type, status, created_at)
      select ${tenantId}, 'late-' || n, 'Late ' || n,
             (select org_id from app_user where tenant_id = ${tenantId} and type = 'TSR' limit 1), 'TSR', 'enabled',
             '2026-11-27T01:30:00Z' from generate_series(1, 6) n returning id)
    insert into user_business_type (tenant_id, user_id, business_type_id)
    select ${tenantId}, made.id, (select min(business_type_id) from user_business_type where tenant_id = ${tenantId}) from made`)
  scenario.clock.forward(2.5 * DAY)
  await scenario.simulator.tick()
  const events = await scenario.rows<{ at: Date }>(`
    select e.tenant_id as "tenantId", e.evt_at as at from status_event e join app_user u on u.id = e.user_id
    where u.username like 'late-%' order by 2`)
  expect(events.length).toBeGreaterThan(20)
  // Midnight in Shanghai, less the minutes by which some seats arrive early.
  expect(events[0]?.at.getTime()).toBeGreaterThan(Date.parse('2026-11-27T15:45:00Z'))
  expect(problems()).toEqual([])
})

test('companies that were filled before the simulator existed come to life with the day after their last facts', async () => {
  await asAdmin(`delete from simulated_world`)
  scenario.clock.forward(2.5 * DAY)
  await scenario.restart()
  const before = await scenario.facts()
  await scenario.simulator.tick()
  // A database that was filled with people alone may belong to a real platform by now.
  expect(await scenario.facts()).toEqual(before)
  await asAdmin(`update app_setting set value = 'demo' where key = 'seedProfile'`)
  await scenario.restart()
  await scenario.simulator.tick()
  const started = await scenario.rows<{ tenantId: number; calls: number; first: Date }>(`
    select tenant_id as "tenantId", count(*) as calls, min(started_at) as first from call
    where started_at > '${MORNING}' group by 1 order by 1`)
  expect(started.map(({ tenantId }) => tenantId)).toEqual(scenario.tenantIds)
  for (const { calls, first } of started) {
    expect(calls).toBeGreaterThan(20)
    expect(first.getTime()).toBeGreaterThan(Date.parse('2026-11-27T15:45:00Z'))
  }
  expect(problems()).toEqual([])
  const { length } = (await scenario.facts())['call'] ?? []
  scenario.clock.forward(HOUR)
  await scenario.restart()
  await scenario.simulator.tick()
  expect((await scenario.facts())['call']?.length).toBeGreaterThan(length)
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
  const other = createTenantSimulator(scenario.server.ctx, scenario.tenantIds[0] ?? 0)
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
