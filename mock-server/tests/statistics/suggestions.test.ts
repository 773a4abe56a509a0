import { METRIC, teamSuggestion, type BodyOf, userData } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../support/demo.ts'
import { startStatisticsFixture, type StatisticsFixture } from '../support/statistics-fixture.ts'

type Check = BodyOf<typeof userData.saveConfig>['userDataConfig']['checkConfigs'][number]
type Rule = Check['sourceRel'][number]

let fixture: StatisticsFixture
let manager: Person
let business: number
let labelId: number
let busiest: number
beforeAll(async () => {
  fixture = await startStatisticsFixture()
  ;({ manager } = fixture)
  await fixture.demo.as('manager', 'configuration.statistic', 'statistic.user', 'statistic.team')
  business = fixture.businesses[0] ?? 0
  // Every fourth seat has four calls a day, three of them outbound.
  busiest = fixture.seats[6]?.id ?? 0
  const { tenantId } = manager
  labelId = await fixture.demo.asOwner(async (db) => {
    const label = await db
      .insertInto('smartLabel')
      .values({ tenantId, businessTypeId: business, name: 'Complaint' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into label_hit (tenant_id, label_id, call_id, user_id, org_id, business_type_id, hit_at)
      select tenant_id, ${label.id}, call_id, user_id, org_id, business_type_id, started_at from call
      where tenant_id = ${tenantId} and user_id = ${busiest}
        and (started_at at time zone 'Asia/Shanghai')::date in ('2026-11-14', '2026-11-19')`.execute(db)
    await sql`insert into rollup_mark (tenant_id, day) values (${tenantId}, '2026-11-14'), (${tenantId}, '2026-11-19')`.execute(
      db,
    )
    return label.id
  })
  await fixture.demo.rollUp()
})
afterAll(() => fixture.demo.stop())

const rule = (sourceId: number, logic: Rule['logic'], threshold: number): Rule => ({
  id: 0,
  checkId: 0,
  sourceId,
  logic,
  threshold,
})
const check = (name: string, sourceRel: Rule[], status: 0 | 1 = 1): Check => ({
  id: 0,
  name,
  tips: `${name}: tips`,
  status,
  sourceRel,
})

async function save(checkConfigs: Check[]): Promise<void> {
  const tag = { id: 0, name: '', status: 1 as const, labelId, labelName: '', bizTypeId: business }
  const sources = [{ ...tag, type: 'labelData' as const }]
  const body = { bizTypeid: business, tenantId: manager.tenantId, userDataConfig: { sources, checkConfigs } }
  expect((await manager.send(userData.saveConfig, { body })).code).toBe(200)
}

const matchesOf = async (person: Person, userIds: number[], bizTypeId?: number) => {
  const query = { userId: userIds, ...(bizTypeId === undefined ? {} : { bizTypeId }) }
  return (await person.send(userData.suggestions, { query })).data.people
}

/** Reads by one plain query the figures of the busiest seat in the last seven days, today included. */
async function plain(value: ReturnType<typeof sql<number>>): Promise<number> {
  const { rows } = await fixture.demo.asOwner((db) =>
    sql<{ value: number }>`
      select ${value} as value from call c where tenant_id = ${manager.tenantId} and user_id = ${busiest}
        and business_type_id = ${business}
        and (started_at at time zone 'Asia/Shanghai')::date between '2026-11-15' and '2026-11-21'`.execute(
      db,
    ),
  )
  return rows[0]?.value ?? -1
}

test('suggestions hold by the last seven days, figures and labels alike, and say the values that made them hold', async () => {
  const calls = await plain(sql<number>`count(*) filter (where is_outbound)`)
  const talk = await plain(sql<number>`sum(talk_seconds)`)
  const hits = await plain(
    sql<number>`(select count(*) from label_hit h where h.user_id = ${busiest} and h.hit_at >= '2026-11-14T16:00:00Z')`,
  )
  expect([calls > 0, talk > 0, hits > 0]).toEqual([true, true, true])
  const tag = 10_000_000 + labelId
  await save([
    check('All hold', [
      rule(METRIC.calls, '=', calls),
      rule(METRIC.talkTime, '>=', talk),
      rule(tag, '<=', hits),
    ]),
    check('Above', [rule(tag, '>', hits)]),
    check('One does not', [rule(METRIC.calls, '=', calls), rule(METRIC.talkTime, '<', talk)]),
    check('Other', [rule(METRIC.calls, '!=', calls)]),
    check('Disabled', [rule(METRIC.calls, '=', calls)], 0),
  ])
  const people = await matchesOf(manager, [busiest])
  expect(people).toMatchObject([
    {
      userId: busiest,
      suggestions: [
        {
          name: 'All hold',
          tips: 'All hold: tips',
          bizTypeId: business,
          rules: [
            { sourceName: 'Outbound calls', isTime: false, logic: '=', threshold: calls, value: calls },
            { sourceName: 'Talk time (s)', isTime: true, logic: '>=', threshold: talk, value: talk },
            { sourceName: 'Complaint', isTime: false, logic: '<=', threshold: hits, value: hits },
          ],
        },
      ],
    },
  ])
  expect(await matchesOf(manager, [busiest], business)).toEqual(people)
  expect(await matchesOf(manager, [busiest], fixture.businesses[1])).toEqual([])
})

test('only who worked for the business in these days has any, and who reads them sees only their own people', async () => {
  await save([check('Always', [rule(METRIC.orders, '>=', 0)])])
  const ids = fixture.seats.slice(0, 12).map(({ id }) => id)
  const matched = (await matchesOf(manager, [...ids, manager.userId])).map(({ userId }) => userId)
  // Every second seat works for the business.
  expect(matched).toEqual(ids.filter((_, index) => index % 2 === 0))
  const master = await fixture.demo.as('master', 'statistic.user')
  const led = (await matchesOf(master, ids)).map(({ userId }) => userId)
  expect(led.length).toBeLessThan(matched.length)
  const foreign = await fixture.demo.as('provider-admin', 'statistic.user')
  expect(await matchesOf(foreign, ids)).toEqual([])
  const seat = await fixture.demo.as('seat-001')
  expect((await seat.send(userData.suggestions, { query: { userId: ids } })).status).toBe(403)
  const unknown = await manager.send(userData.suggestions, { query: { userId: ids, bizTypeId: 987_654 } })
  expect(unknown.status).toBe(404)
})

test('a team has the suggestions of its people, with those for whom each holds, as each person has them alone', async () => {
  const calls = await plain(sql<number>`count(*) filter (where is_outbound)`)
  await save([
    check('Busy', [rule(METRIC.calls, '>=', calls)]),
    check('Always', [rule(METRIC.orders, '>=', 0)]),
    check('Never', [rule(METRIC.orders, '<', 0)]),
  ])
  const { rows: members } = await fixture.demo.asOwner((db) =>
    sql<{ userId: number; userName: string; orgId: number }>`
      select id as "userId", name as "userName", org_id as "orgId" from app_user
      where tenant_id = ${manager.tenantId} and status = 'enabled' order by lower(name), id`.execute(db),
  )
  const orgId = members.find(({ userId }) => userId === busiest)?.orgId ?? 0
  const other = members.find((member) => member.orgId !== orgId)?.orgId ?? 0
  const people = members.filter((member) => member.orgId === orgId)
  const alone = await matchesOf(
    manager,
    people.map(({ userId }) => userId),
  )
  expect(alone.length).toBeGreaterThan(1)
  const holding = (name: string) =>
    people
      .filter(({ userId }) =>
        alone.some((one) => one.userId === userId && one.suggestions.some((found) => found.name === name)),
      )
      .map(({ userId, userName }) => ({ userId, userName }))
  const teamsOf = async (person: Person, bizTypeId?: number) => {
    const query = { orgId: [orgId, other], ...(bizTypeId === undefined ? {} : { bizTypeId }) }
    return person.send(teamSuggestion.teams, { query })
  }
  const { teams } = (await teamsOf(manager)).data
  expect(teams.find((team) => team.orgId === orgId)).toMatchObject({
    peopleCnt: alone.length,
    suggestions: expect.arrayContaining([
      expect.objectContaining({
        name: 'Busy',
        tips: 'Busy: tips',
        bizTypeId: business,
        people: holding('Busy'),
      }),
      expect.objectContaining({ name: 'Always', people: holding('Always') }),
    ]),
  })
  expect(holding('Busy').map(({ userId }) => userId)).toContain(busiest)
  expect(holding('Busy').length).toBeLessThan(holding('Always').length)
  expect(teams.flatMap(({ suggestions }) => suggestions.map(({ name }) => name))).not.toContain('Never')
  expect((await teamsOf(manager, fixture.businesses[1])).data.teams).toEqual([])
  const foreign = await fixture.demo.as('provider-admin', 'statistic.team')
  expect((await teamsOf(foreign)).data.teams).toEqual([])
  const seat = await fixture.demo.as('seat-001')
  expect((await teamsOf(seat)).status).toBe(403)
  expect((await teamsOf(manager, 987_654)).status).toBe(404)
})
