import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateFacts } from '../../src/demo/seed/scenario/generate-facts.ts'
import { readSimulatedScenario } from '../../src/demo/simulator/simulator.store.ts'
import { startSimulatedScenario, type SimulatedScenario } from '../support/simulated-scenario.ts'

/** A Friday: in Shanghai the day has started, in London the night shift works. */
const MORNING = '2026-11-27T01:20:00Z'
const NOON = '2026-11-27T05:40:00Z'
const MONDAY = '2026-11-30T09:30:00Z'
const STEP_SECONDS = 240
const STEPS = (Date.parse(NOON) - Date.parse(MORNING)) / 1000 / STEP_SECONDS

let scenario: SimulatedScenario
let direct: SimulatedScenario
beforeAll(async () => {
  scenario = await startSimulatedScenario(MORNING)
  direct = await startSimulatedScenario(NOON)
})
afterAll(async () => {
  await scenario.stop()
  await direct.stop()
})

// One database through its days: each test goes on from the one before.
describe('a scenario that is simulated from a Friday to a Monday', { shuffle: false }, () => {
  test('a morning that was simulated bit by bit is what a scenario seeded at its end has, statistics too', async () => {
    const before = await scenario.facts()
    for (let step = 0; step < STEPS; step += 1) {
      scenario.clock.forward(STEP_SECONDS)
      await scenario.simulator.tick()
      // The server restarts in the middle.
      if (step === Math.floor(STEPS / 2)) await scenario.restart()
    }
    const facts = await scenario.facts()
    expect(facts).toEqual(await direct.facts())
    expect(facts['call']?.length).toBeGreaterThan((before['call']?.length ?? 0) + 50)
    const statistics = await scenario.statistics()
    expect(statistics).toEqual(await direct.statistics())
    for (const [table, rows] of Object.entries(statistics))
      expect([table, rows.length > 0]).toEqual([table, true])
  })

  type Hand = { userId: number; isRaised: boolean; changedAt: Date }

  test('of each seat that raised its hand since, the last of it is known', async () => {
    const hands = await scenario.rows<Hand>(
      `select tenant_id as "tenantId", user_id as "userId", is_raised as "isRaised", changed_at as "changedAt" from seat_hand`,
    )
    const last = new Map<number, Hand>()
    for (const tenantId of scenario.tenantIds) {
      const { scenario: seeded } = await scenario.server.ctx.db.inTenant(tenantId, readSimulatedScenario)
      const facts = [...generateFacts({ ...seeded, now: Date.parse(NOON) })]
      const changes = facts
        .flatMap((one) => one.hands)
        .flatMap(({ userId, raisedAt, loweredAt }) => [
          { userId, isRaised: true, changedAt: new Date(raisedAt) },
          { userId, isRaised: false, changedAt: new Date(loweredAt) },
        ])
      for (const hand of changes.toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime()))
        if (hand.changedAt > new Date(MORNING) && hand.changedAt <= new Date(NOON))
          last.set(hand.userId, hand)
    }
    expect(last.size).toBeGreaterThan(0)
    expect(hands.map(({ userId, isRaised, changedAt }) => ({ userId, isRaised, changedAt }))).toHaveLength(
      last.size,
    )
    for (const { userId, isRaised, changedAt } of hands)
      expect({ userId, isRaised, changedAt }).toEqual(last.get(userId))
  })

  test('after a weekend in which the server was down it catches up, all at once and nothing twice', async () => {
    const seconds = (Date.parse(MONDAY) - Date.parse(NOON)) / 1000
    scenario.clock.forward(seconds)
    await scenario.restart()
    await scenario.simulator.tick()
    await direct.loadAsOf(MONDAY)
    direct.clock.forward(seconds)
    expect(await scenario.facts()).toEqual(await direct.facts())
    expect(await scenario.statistics()).toEqual(await direct.statistics())
  })

  test('supervisors got one message of each serious violation that stayed, and of each seat that was idle for 35 minutes', async () => {
    const pushed = await scenario.rows<{ code: string; pushedAt: Date }>(`
      select tenant_id as "tenantId", msg_rule_code as code, pushed_at as "pushedAt" from pushed_message
      where pushed_at > '${MORNING}' and msg_rule_code not like 'label-%'`)
    const expected = await scenario.rows<{ code: string; pushedAt: Date }>(`
      select v.tenant_id as "tenantId", 'serious-violation' as code, c.ended_at as "pushedAt"
      from violation v join call c using (tenant_id, call_id)
      where level = 3 and source = 0 and cover_status = 0 and c.ended_at > '${MORNING}'
      union all
      select tenant_id, 'seat-inactive', evt_at + interval '35 minutes' from (
        select *, lead(evt_at) over (partition by user_id order by evt_at) as next_at from status_event) s
      where evt = 7 and sub_evt = 'idle' and next_at >= evt_at + interval '35 minutes'
        and next_at <= '${MONDAY}' and evt_at + interval '35 minutes' > '${MORNING}'`)
    const sorted = (rows: readonly { code: string; pushedAt: Date }[]) =>
      rows.map(({ code, pushedAt }) => `${pushedAt.toISOString()} ${code}`).toSorted()
    expect(sorted(pushed)).toEqual(sorted(expected))
    expect(new Set(pushed.map(({ code }) => code)).size).toBe(2)
    const readers = await scenario.rows<{ type: string }>(`
      select distinct d.tenant_id as "tenantId", u.type from message_delivery d
      join pushed_message m on m.tenant_id = d.tenant_id and m.id = d.message_id
      join app_user u on u.id = d.user_id
      where m.msg_rule_code in ('serious-violation', 'seat-inactive')`)
    expect(readers.filter(({ type }) => type !== 'SuperAdmin' && type !== 'TeamAdmin')).toEqual([])
  })

  test('labels are hit by every sentence of a customer that holds their words, and by no other', async () => {
    const hits = await scenario.rows<{ callId: string; labelId: number; hitAt: Date; found: string }>(`
      select h.tenant_id as "tenantId", h.call_id as "callId", h.label_id as "labelId", h.hit_at as "hitAt",
             substr(u.words, (h.evidence #>> '{0,begin}')::int + 1,
               (h.evidence #>> '{0,end}')::int - (h.evidence #>> '{0,begin}')::int) as found
      from label_hit h join utterance u on u.tenant_id = h.tenant_id and u.call_id = h.call_id
        and u.seq = (h.evidence #>> '{0,seq}')::int
      where h.hit_at > '${MORNING}' order by h.hit_at, h.call_id`)
    const said = await scenario.rows<{ callId: string; labelId: number; hitAt: Date; found: string }>(`
      select u.tenant_id as "tenantId", u.call_id as "callId", l.id as "labelId", u.said_at as "hitAt", keyword as found
      from utterance u join call c using (tenant_id, call_id)
      join smart_label l on l.tenant_id = u.tenant_id and l.business_type_id = c.business_type_id
        and l.product_id = c.product_id
      cross join jsonb_array_elements_text((l.rule #>> '{conditions,0,param}')::jsonb -> 'keywords') keyword
      where u.speaker = 2 and u.said_at > '${MORNING}' and strpos(lower(u.words), lower(keyword)) > 0
      order by u.said_at, u.call_id`)
    expect(said.length).toBeGreaterThan(10)
    expect(hits.map((hit) => ({ ...hit, found: hit.found.toLowerCase() }))).toEqual(
      said.map((one) => ({ ...one, found: one.found.toLowerCase() })),
    )
  })

  test('nothing that was simulated was refused', () => {
    expect(scenario.logged.filter(({ level }) => Number(level) > 30)).toEqual([])
  })
})
