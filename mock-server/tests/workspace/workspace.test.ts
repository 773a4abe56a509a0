import { workspace, type BodyOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Demo, Person } from '../support/demo.ts'
import { seatReporter } from '../support/seat-events.ts'
import { startStatisticsFixture, type StatisticsFixture } from '../support/statistics-fixture.ts'

let fixture: StatisticsFixture
let demo: Demo
let manager: Person
let business: number
let otherBusiness: number
let rootId: number
beforeAll(async () => {
  fixture = await startStatisticsFixture()
  ;({ demo, manager } = fixture)
  ;[business = 0, otherBusiness = 0] = fixture.businesses
  const root = await demo.asOwner((db) =>
    db
      .selectFrom('organization')
      .where('tenantId', '=', manager.tenantId)
      .where('parentId', 'is', null)
      .select('id')
      .executeTakeFirstOrThrow(),
  )
  rootId = root.id
  await insertToday()
  await demo.rollUp()
})
afterAll(() => demo.stop())
afterEach(() => demo.asOwner((db) => db.deleteFrom('warnSetting').execute()))

/** Today each seat but every fifth called for one business, a little for the other, and broke a rule now and then. */
async function insertToday(): Promise<void> {
  const { tenantId } = manager
  await demo.asOwner(async (db) => {
    const named = { tenantId, businessTypeId: business, name: 'Manner' }
    const scene = await db.insertInto('qualityScene').values(named).returning('id').executeTakeFirstOrThrow()
    const rule = await db
      .insertInto('qualityRule')
      .values({ ...named, sceneId: scene.id, level: 1, phrases: [] })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [index, { id: userId, orgId }] of fixture.seats.entries()) {
      if (index % 5 === 0) continue
      const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 1) + seconds * 1000)
      const calls = Array.from({ length: (index % 3) + 3 }, (_, call) => ({
        tenantId,
        userId,
        orgId,
        businessTypeId: call === 1 ? otherBusiness : business,
        callId: `today-${userId}-${call}`,
        isOutbound: call !== 3,
        startedAt: at(call * 600),
        answeredAt: call === 2 ? null : at(call * 600 + 5),
        endedAt: at(call * 600 + 5 + ((index * 13 + call * 50) % 180)),
      }))
      await db.insertInto('call').values(calls).execute()
      const violations = Array.from({ length: index % 4 }, (_, hit) => ({
        tenantId,
        userId,
        orgId,
        businessTypeId: business,
        violationId: `today-${userId}-${hit}`,
        ruleId: rule.id,
        level: hit,
        words: 'Well',
        source: 0,
        hitAt: at(hit),
      }))
      if (violations.length > 0) await db.insertInto('violation').values(violations).execute()
    }
    await db.insertInto('rollupMark').values({ tenantId, day: '2026-11-21' }).execute()
  })
}

const statsOf = (
  person: Person,
  body: Partial<BodyOf<typeof workspace.businessStats>>,
  language: 'en' | 'zh' = 'en',
) =>
  person.send(workspace.businessStats, {
    body: { businessTypeID: business, orgID: rootId, ...body },
    language,
  })
const allPeople = () => fixture.seats.map(({ id }) => id)

type Expected = {
  id: number
  calls: number
  answers: number
  valid: number
  talk: number
  answered: number
  fouls: number
}

describe('the figures of seats', () => {
  test('are those of today and of the business, as plain queries count them, for each seat once [WORK-012, ERR-001]', async () => {
    const answer = await statsOf(manager, { userIDList: allPeople() })
    expect([answer.status, answer.code]).toEqual([200, 0])
    const { rows } = await demo.asOwner((db) =>
      sql<Expected>`
        select u.id, count(c.call_id) filter (where is_outbound) as calls,
               count(c.call_id) filter (where is_outbound and answered_at is not null) as answers,
               count(c.call_id) filter (where is_outbound and talk_seconds > 70) as valid,
               coalesce(sum(c.talk_seconds), 0) as talk,
               count(c.call_id) filter (where answered_at is not null) as answered,
               (select count(*) from violation v where v.user_id = u.id and v.business_type_id = ${business}
                  and (v.hit_at at time zone 'Asia/Shanghai')::date = '2026-11-21') as fouls
        from app_user u left join call c on c.user_id = u.id and c.business_type_id = ${business}
          and (c.started_at at time zone 'Asia/Shanghai')::date = '2026-11-21'
        where u.id = any(${allPeople()}::bigint[]) group by u.id order by u.id`.execute(db),
    )
    expect(answer.data.businessStats).toEqual(
      rows.map(({ id, calls, answers, valid, talk, answered, fouls }) => ({
        userID: id,
        infos: [
          { key: 'callCnt', name: 'Outbound calls', value: calls },
          { key: 'talkCnt', name: 'Valid calls', value: valid },
          {
            key: 'talkRate',
            name: 'Valid rate',
            value: answers === 0 ? 0 : (valid / answers) * 100,
            part: valid,
            whole: answers,
          },
          { key: 'talkTime', name: 'Talk time', value: talk },
          {
            key: 'avgTalkTime',
            name: 'Average talk time',
            value: answered === 0 ? 0 : talk / answered,
            part: talk,
            whole: answered,
          },
          { key: 'foulCnt', name: 'Violations', value: fouls },
        ].map((info) => ({ ...info, warnIndicators: null })),
      })),
    )
    expect(rows.some(({ valid, answers }) => valid > 0 && valid < answers)).toBe(true)
    // Inbound calls are among the answered ones.
    expect(rows.some(({ answered, answers }) => answered > answers && answers > 0)).toBe(true)
    expect(rows.some(({ fouls }) => fouls > 1)).toBe(true)
  })

  test('have the thresholds of the organisation that was requested, and names in the language of the user [WORK-012]', async () => {
    const { tenantId } = manager
    const index = { tenantId, orgId: rootId, businessTypeId: business, workTimes: '[]' }
    const settings = {
      callCnt: 40,
      talkCnt: 0,
      talkSeconds: 3600,
      avgTalkSeconds: 90,
      talkRate: 12.5,
      foulCnt: 2,
    }
    await demo.asOwner((db) =>
      db
        .insertInto('warnSetting')
        .values({ ...index, ...settings })
        .execute(),
    )
    const [seat] = allPeople()
    const answer = await statsOf(manager, { userIDList: [seat ?? 0] }, 'zh')
    const infos = answer.data.businessStats[0]?.infos ?? []
    expect(infos.map(({ key, warnIndicators }) => [key, warnIndicators])).toEqual([
      ['callCnt', 40],
      ['talkCnt', 0],
      ['talkRate', 12.5],
      ['talkTime', 3600],
      ['avgTalkTime', 90],
      ['foulCnt', 2],
    ])
    expect(infos[0]?.name).toBe('外呼量')
    const elsewhere = await statsOf(manager, { userIDList: [seat ?? 0], businessTypeID: otherBusiness })
    expect(elsewhere.data.businessStats[0]?.infos.map(({ warnIndicators }) => warnIndicators)).toEqual(
      Array(6).fill(null),
    )
  })

  test('are of those who belong to the organisation, without all others and people who do not exist', async () => {
    const orgId = fixture.seats[0]?.orgId ?? 0
    const foreign = await demo.as('provider-admin')
    const query = [...allPeople(), foreign.userId, 987_654_321]
    const { data } = await statsOf(manager, { orgID: orgId, userIDList: query })
    const members = fixture.seats.filter((seat) => seat.orgId === orgId).map(({ id }) => id)
    expect(data.businessStats.map(({ userID }) => userID)).toEqual(members)
    expect((await statsOf(manager, { userIDList: [] })).data.businessStats).toEqual([])
  })

  test('contain what came since the last rollup, at once [WORK-012]', async () => {
    const [id = 0] = allPeople()
    const valuesOf = async () => {
      const { data } = await statsOf(manager, { userIDList: [id] })
      return data.businessStats[0]?.infos.map(({ key, value }) => [key, value]) ?? []
    }
    const before = Object.fromEntries(await valuesOf())
    const { username } = await demo.asOwner((db) =>
      db.selectFrom('appUser').where('id', '=', id).select('username').executeTakeFirstOrThrow(),
    )
    const { inTenant, clock } = demo
    const { tenantId } = manager
    const report = seatReporter({ tenantId, businessTypeId: business, inTenant, now: () => clock.now() })
    await report.call(username, { started: 200, answered: 190, ended: 90 })
    const after = Object.fromEntries(await valuesOf())
    expect(after).toMatchObject({
      callCnt: (before['callCnt'] ?? 0) + 1,
      talkCnt: (before['talkCnt'] ?? 0) + 1,
      talkTime: (before['talkTime'] ?? 0) + 100,
    })
    // The rollup counts the same.
    await demo.rollUp()
    expect(Object.fromEntries(await valuesOf())).toEqual(after)
  })

  test('are answered for the list under its other name too [WORK-012]', async () => {
    const userID = allPeople().slice(0, 3)
    expect((await statsOf(manager, { userID })).data).toEqual(
      (await statsOf(manager, { userIDList: userID })).data,
    )
  })
})

test('organisations and businesses of others answer like those that do not exist, and seats are refused', async () => {
  const master = await demo.as('master')
  const foreign = await demo.as('provider-admin')
  const userIDList = allPeople()
  const answers = [
    await statsOf(master, { userIDList }),
    await statsOf(foreign, { userIDList }),
    await statsOf(manager, { userIDList, orgID: 987_654_321 }),
    await statsOf(manager, { userIDList, businessTypeID: 987_654_321 }),
  ]
  for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]?.body])
  expect((await statsOf(await demo.as('seat-001'), { userIDList })).status).toBe(403)
})

test.each([
  ['no list', {}],
  ['two lists', { userIDList: [1], userID: [1] }],
  ['2001 seats', { userIDList: Array.from({ length: 2001 }, (_, index) => index + 1) }],
  ['an id that is none', { userIDList: ['one'] }],
  ['no business', { userIDList: [1], businessTypeID: undefined }],
])('%s is refused', async (_case, wrong) => {
  const body = { businessTypeID: business, orgID: rootId, ...wrong }
  const answer = await manager.sendRaw(workspace.businessStats, { body })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.fields ?? {})).not.toEqual([])
})
