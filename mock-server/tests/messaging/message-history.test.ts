import { EXACT_COUNT_LIMIT, message, type BodyOf, type QueryOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { listBusinessIds, nth, pusher } from '../support/messages.ts'

let demo: Demo
let manager: Person
let businesses: number[]
let push: ReturnType<typeof pusher>
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  businesses = await listBusinessIds(demo, manager)
  push = pusher(demo, { tenantId: manager.tenantId, businessTypeId: nth(businesses, 3) })
})
afterAll(() => demo.stop())

/** Long before the seed: what a test pushes there is the only message. */
const LONG_AGO = Date.UTC(2020, 0, 1) / 1000
const at = (unixSeconds: number) => new Date(unixSeconds * 1000)
const history = async (body: BodyOf<typeof message.history> = {}, person = manager) =>
  (await person.send(message.history, { body })).data
const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => String(id))

test('the history lists what was pushed, newest first, ten a page [MSG-001]', async () => {
  const range = { pushTimeBegin: LONG_AGO, pushTimeEnd: LONG_AGO + 100 }
  const ids: string[] = []
  for (let index = 0; index < 12; index += 1) {
    ids.unshift((await push({ pushedAt: at(LONG_AGO + index) })).id)
  }
  const first = await history(range)
  const second = await history({ ...range, current: 2, size: 10 })
  expect(idsOf(first.records)).toEqual(ids.slice(0, 10))
  expect(idsOf(second.records)).toEqual(ids.slice(10))
  expect([first.total, first.totalIsCapped]).toEqual([12, false])
})

test('a record names time, business, source, creator, rule and page as the source spells them [MSG-002, MSG-003]', async () => {
  const time = LONG_AGO + 1000
  const person = { userId: manager.userId, name: 'Shen Qiao' }
  const sent = await push({
    pushedAt: at(time),
    isCron: false,
    pushedBy: person,
    url: 'https://example.com/rules',
  })
  expect((await history({ pushTimeBegin: time, pushTimeEnd: time })).records).toEqual([
    {
      id: Number(sent.id),
      push_time: time,
      business_type_id: sent.businessTypeId,
      business_type_name: 'Claims call-back',
      is_cron: 0,
      push_user_name: 'Shen Qiao',
      title: sent.title,
      url: 'https://example.com/rules',
      msg_rule_code: sent.msgRuleCode,
      trigger_id: sent.triggerId,
    },
  ])
  await push({ pushedAt: at(time + 1) })
  expect((await history({ pushTimeBegin: time + 1, pushTimeEnd: time + 1 })).records).toMatchObject([
    { is_cron: 1, push_user_name: 'System', url: null },
  ])
  const chinese = await manager.send(message.history, {
    language: 'zh',
    body: { pushTimeBegin: time, pushTimeEnd: time + 1 },
  })
  expect(chinese.data.records.map(({ push_user_name: name }) => name)).toEqual(['系统', 'Shen Qiao'])
})

test('the detail of a message has its text and who received it, and does not exist for other companies', async () => {
  const sent = await push({ pushedAt: at(LONG_AGO + 1500) })
  const detailOf = (id: number, person = manager) => person.send(message.historyDetail, { query: { id } })
  const [first] = await demo.asOwner(async (db) => {
    const people = await sql<{ id: number; name: string }>`select id, name from app_user
      where tenant_id = ${manager.tenantId} order by name, id limit 2`.execute(db)
    for (const [index, { id }] of people.rows.entries()) {
      await sql`insert into message_delivery (tenant_id, user_id, message_id, pushed_at, touched_at, viewed_at)
        values (${manager.tenantId}, ${id}, ${sent.id}, ${at(LONG_AGO + 1500)}, ${at(LONG_AGO + 1510)},
          ${index === 0 ? null : at(LONG_AGO + 1520)}) on conflict (tenant_id, user_id, message_id)
        do update set touched_at = excluded.touched_at, viewed_at = excluded.viewed_at`.execute(db)
    }
    return people.rows.toReversed()
  })
  const { data } = await detailOf(Number(sent.id))
  expect(data).toMatchObject({ title: sent.title, msg_rule_code: sent.msgRuleCode })
  expect(data.text).not.toMatch(/[<>]/)
  expect(data.text).not.toBe('')
  expect(data.receivers.total).toBe(data.receivers.people.length)
  expect(data.receivers.people[0]).toEqual({
    ...first,
    touchedAt: LONG_AGO + 1510,
    clickedAt: null,
    viewedAt: LONG_AGO + 1520,
  })
  expect((await detailOf(Number(sent.id), await demo.as('provider-admin'))).status).not.toBe(200)
  expect((await detailOf(2 ** 40)).status).toBe(404)
})

test('the filters narrow by business, source and time, both ends included', async () => {
  const time = LONG_AGO + 2000
  const range = { pushTimeBegin: time, pushTimeEnd: time + 2 }
  const other = nth(businesses, 4)
  const cron = await push({ pushedAt: at(time) })
  const manual = await push({ pushedAt: at(time + 1), isCron: false })
  const elsewhere = await push({ pushedAt: new Date((time + 2) * 1000 + 999), businessTypeId: other })
  await push({ pushedAt: at(time + 3) })
  const listed = async (filter: BodyOf<typeof message.history>) =>
    idsOf((await history({ ...range, ...filter })).records)
  expect(await listed({})).toEqual([elsewhere.id, manual.id, cron.id])
  expect(await listed({ isCron: true })).toEqual([elsewhere.id, cron.id])
  expect(await listed({ isCron: false })).toEqual([manual.id])
  expect(await listed({ businessTypeId: other })).toEqual([elsewhere.id])
  expect(await listed({ businessTypeId: 987_654_321 })).toEqual([])
})

test('beyond the exact count the total says so', async () => {
  const time = at(LONG_AGO + 4000)
  const [businessTypeId] = businesses
  await demo.inTenant(manager.tenantId, (tx) =>
    sql`insert into pushed_message (tenant_id, business_type_id, msg_rule_code, trigger_id, title, content, btn_options,
          is_cron, push_user_name, pushed_at)
        select ${manager.tenantId}, ${businessTypeId}, 'many', 'many', 'many', 'many', '[]', true, 'system', ${time}
        from generate_series(0, ${EXACT_COUNT_LIMIT})`.execute(tx.db),
  )
  const { total, totalIsCapped } = await history({
    pushTimeBegin: LONG_AGO + 4000,
    pushTimeEnd: LONG_AGO + 4000,
  })
  expect([total, totalIsCapped]).toEqual([EXACT_COUNT_LIMIT, true])
})

test.for<[string, Record<string, unknown>, string]>([
  ['a range the wrong way round', { pushTimeBegin: 2, pushTimeEnd: 1 }, 'pushTimeEnd'],
  ['a page beyond the limit', { size: 101 }, 'size'],
  ['a page before the first', { current: 0 }, 'current'],
  ['a text for a yes or no', { isCron: 'true' }, 'isCron'],
])('%s is refused at its field', async ([, body, field]) => {
  const { status, fields } = await manager.sendRaw(message.history, { body })
  expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]])
})

type StatQuery = QueryOf<typeof message.pushStat>
const stat = (sent: { triggerId: string; msgRuleCode: string }, days: Partial<StatQuery> = {}) =>
  manager.send(message.pushStat, {
    query: {
      triggerId: sent.triggerId,
      msgRuleCode: sent.msgRuleCode,
      beginDay: '20261115',
      endDay: '20261122',
      ...days,
    },
  })
/** The day in Shanghai by the clock. */
const today = () =>
  new Date(demo.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')
/** Moves the clock on. Hours end sessions, so everybody signs in again. */
async function later(seconds: number): Promise<void> {
  demo.clock.forward(seconds)
  await demo.restart()
  manager = await demo.as('manager')
}
const report = (person: Person, event: message.MessageEvent, id: string) =>
  person.send(message.report, { body: { event, ids: [id] } })

test('people who touched, clicked and viewed are counted by day, each once, with code 200 [MSG-005, MSG-006]', async () => {
  const sent = await push()
  const [master, quality] = [await demo.as('master'), await demo.as('quality')]
  await report(manager, 'touched', sent.id)
  await report(manager, 'clicked', sent.id)
  await report(manager, 'clicked', sent.id)
  await report(master, 'touched', sent.id)
  await report(quality, 'viewed', sent.id)
  const { status, code, data } = await stat(sent)
  expect([status, code]).toEqual([200, 200])
  expect(data.records).toEqual([{ day: today(), touchedCnt: 3, clickedCnt: 1, viewedCnt: 1 }])
})

test("days are those of the tenant's zone, and a later day keeps what an earlier one counted [MSG-005]", async () => {
  const sent = await push()
  await report(manager, 'touched', sent.id)
  // 09:00 UTC is 17:00 in Shanghai: seven hours later it is the next day there.
  await later(7 * 3600 - 1)
  await report(await demo.as('master'), 'touched', sent.id)
  await later(1)
  await report(await demo.as('quality'), 'touched', sent.id)
  const days = async (beginDay: string, endDay: string) =>
    (await stat(sent, { beginDay, endDay })).data.records.map(({ day, touchedCnt }) => [day, touchedCnt])
  expect(await days('20261121', '20261122')).toEqual([
    ['20261121', 2],
    ['20261122', 1],
  ])
  expect(await days('20261121', '20261121')).toEqual([['20261121', 2]])
  expect(await days('20261120', '20261120')).toEqual([])
})

test('marking all read is no view, and what nobody touched has no records [MSG-006]', async () => {
  const sent = await push()
  await manager.send(message.readAll)
  expect((await stat(sent)).data.records).toEqual([])
  expect((await stat({ triggerId: 'unknown', msgRuleCode: 'unknown' })).data.records).toEqual([])
})

test('the longest span is answered [MSG-005]', async () => {
  const none = { triggerId: 'unknown', msgRuleCode: 'unknown' }
  expect((await stat(none, { beginDay: '20261023' })).status).toBe(200)
  expect(message.MAX_STAT_DAYS).toBe(31)
})

test("another tenant's figures are not there to see", async () => {
  const sent = await push()
  await report(manager, 'touched', sent.id)
  const provider = await demo.as('provider-admin')
  const { data } = await provider.send(message.pushStat, {
    query: {
      triggerId: sent.triggerId,
      msgRuleCode: sent.msgRuleCode,
      beginDay: '20261115',
      endDay: '20261130',
    },
  })
  expect(data.records).toEqual([])
})

test.for<[string, Partial<StatQuery>, string]>([
  ['a day that does not exist', { beginDay: '20260230' }, 'beginDay'],
  ['a day before all days', { beginDay: '00000101' }, 'beginDay'],
  ['a day spelled otherwise', { endDay: '2026-11-21' }, 'endDay'],
  ['a range the wrong way round', { beginDay: '20261123' }, 'endDay'],
  ['more days than allowed', { beginDay: '20261022' }, 'endDay'],
  ['a rule code with a NUL', { msgRuleCode: 'a\0b' }, 'msgRuleCode'],
  ['no trigger', { triggerId: '' }, 'triggerId'],
])('%s is refused at its field [MSG-005]', async ([, days, field]) => {
  const { status, fields } = await stat({ triggerId: 'a', msgRuleCode: 'a' }, days)
  expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]])
})

test('the demo has messages of the last days for every tenant with a business, and nobody touched them yet', async () => {
  const rows = await demo.asOwner((db) =>
    db
      .selectFrom('tenant')
      .leftJoin('pushedMessage', (join) =>
        join
          .onRef('pushedMessage.tenantId', '=', 'tenant.id')
          .on('pushedMessage.pushedAt', '>', at(LONG_AGO + 86_400)),
      )
      .where('pushedMessage.msgRuleCode', 'in', ['shift-handover', 'opening-script', 'recording-consent'])
      .select(['tenant.code', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('tenant.code')
      .orderBy('tenant.code')
      .execute(),
  )
  expect(rows.map(({ code, count }) => [code, count])).toEqual([
    ['harbour', 10],
    ['lantern', 10],
    ['maple', 5],
    ['northgate', 10],
    ['orchid', 10],
    ['quayside', 5],
  ])
  const fresh = await startDemo()
  const touched = await fresh.asOwner((db) =>
    db
      .selectFrom('messageDelivery')
      .select((eb) => [
        eb.fn.countAll<number>().as('all'),
        eb.fn.count<number>('touchedAt').as('touched'),
        eb.fn.count<number>('readAt').as('read'),
      ])
      .executeTakeFirstOrThrow(),
  )
  await fresh.stop()
  expect(touched).toMatchObject({ touched: 0, read: 0 })
  expect(touched.all).toBeGreaterThan(100)
})
