import { message } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  MESSAGE_PUSHED,
  pushMessage,
  type NewMessage,
} from '../../src/modules/messaging/message/push-message.ts'
import { deleteOldFacts } from '../../src/modules/statistics/retention/delete-old-facts.ts'
import type { TenantTx } from '../../src/platform/context/context.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { withConnection } from '../../src/platform/db/owner.ts'
import { EVENTS_RETAINED_HOURS } from '../../src/platform/outbox/outbox.ts'
import { cloneDatabase } from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { listBusinessIds, nth } from '../support/messages.ts'
import { undoMigrations } from '../support/older-database.ts'

const HOUR_SECONDS = 3600

let demo: Demo
let manager: Person
let abroad: Person
/** A business type that the seed sends nothing to. */
let businessTypeId: number
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  abroad = await demo.as('provider-admin')
  businessTypeId = nth(await listBusinessIds(demo, manager), 3)
})
afterAll(() => demo.stop())

const newMessage = (title: string): NewMessage => ({
  businessTypeId,
  msgRuleCode: 'outbox',
  triggerId: 'outbox',
  title,
  content: '<p>Outbox</p>',
  btnOptions: [],
  isCron: true,
  pushedBy: { userId: null, name: 'system' },
  pushedAt: demo.clock.now(),
})
const inManagersTenant = <Result>(work: (tx: TenantTx) => Promise<Result>) =>
  demo.inTenant(manager.tenantId, work)
const keysIn = (tenantId: number, topic: string = MESSAGE_PUSHED) =>
  demo.inTenant(tenantId, async ({ db }) => {
    const rows = await db.selectFrom('outboxEvent').where('topic', '=', topic).select('key').execute()
    return rows.map(({ key }) => key)
  })
const popups = async (person = manager) =>
  (await person.send(message.popups, { body: { businessTypeId } })).data.records

test('a message that is pushed has one event with its commit, and pops up once', async () => {
  const { messageId } = await inManagersTenant((tx) => pushMessage(tx, newMessage('Committed')))
  const keys = await keysIn(manager.tenantId)
  expect(keys.filter((key) => key === String(messageId))).toHaveLength(1)
  const found = await popups()
  expect(found.filter(({ id }) => id === String(messageId))).toHaveLength(1)
})

test('nothing is left of an event whose transaction is rolled back', async () => {
  const before = await keysIn(manager.tenantId)
  const pushed = inManagersTenant(async (tx) => {
    const { messageId } = await pushMessage(tx, newMessage('Rolled back'))
    const { rows } = await sql`select 1 from outbox_event where key = ${String(messageId)}`.execute(tx.db)
    expect(rows).toHaveLength(1)
    throw new Error('changed my mind')
  })
  await expect(pushed).rejects.toThrow('changed my mind')
  expect(await keysIn(manager.tenantId)).toEqual(before)
  expect((await popups()).map(({ payload }) => payload.title)).not.toContain('Rolled back')
})

test('an event that is emitted twice is stored once, in one transaction and in two at the same moment', async () => {
  const event = { topic: 'probe.happened', key: 'same' } as const
  await inManagersTenant(async (tx) => {
    await tx.emit(event)
    await tx.emit(event)
  })
  await Promise.all(Array.from({ length: 4 }, () => inManagersTenant((tx) => tx.emit(event))))
  await inManagersTenant((tx) => tx.emit({ ...event, key: 'other' }))
  expect((await keysIn(manager.tenantId, event.topic)).toSorted()).toEqual(['other', 'same'])
})

test('a company neither sees another one’s events nor is delayed by their keys', async () => {
  const event = { topic: 'probe.isolated', key: 'same' } as const
  await inManagersTenant((tx) => tx.emit(event))
  expect(await keysIn(abroad.tenantId, event.topic)).toEqual([])
  await demo.inTenant(abroad.tenantId, (tx) => tx.emit(event))
  expect(await keysIn(manager.tenantId, event.topic)).toEqual(['same'])
  const foreign = inManagersTenant(({ db }) =>
    db
      .insertInto('outboxEvent')
      .values({ ...event, key: 'foreign', tenantId: abroad.tenantId, emittedAt: demo.clock.now() })
      .execute(),
  )
  await expect(foreign).rejects.toThrow('row-level security')
})

test('the poll shows what the outbox has: an event without its message and a message without its event show nothing', async () => {
  const { messageId } = await inManagersTenant(async (tx) => {
    await tx.emit({ topic: MESSAGE_PUSHED, key: '999999999' })
    return pushMessage(tx, newMessage('Without its event'))
  })
  const ids = async () => (await popups()).map(({ id }) => id)
  expect(await ids()).toContain(String(messageId))
  await inManagersTenant(({ db }) =>
    db.deleteFrom('outboxEvent').where('key', '=', String(messageId)).execute(),
  )
  expect(await ids()).not.toContain(String(messageId))
})

test('a database of the version before gets the events of its messages, each once, and they pop up', async () => {
  const database = await cloneDatabase('people')
  const counts = await withConnection(database.adminUrl, async (admin) => {
    // As the program before left it.
    await admin.query('drop table outbox_event')
    const undone = await undoMigrations(admin, 'outbox')
    expect(await migrate(admin)).toBe(undone)
    const { rows } = await admin.query<{ messages: string; events: string; matching: string }>(`
      select (select count(*) from pushed_message) as messages, (select count(*) from outbox_event) as events,
        (select count(*) from outbox_event e join pushed_message m
          on m.tenant_id = e.tenant_id and m.id::text = e.key and e.topic = 'message.pushed') as matching`)
    return rows[0]
  })
  expect(Number(counts?.messages)).toBeGreaterThan(0)
  expect(counts?.events).toBe(counts?.messages)
  expect(counts?.matching).toBe(counts?.messages)
  const upgraded = await startDemo({ database })
  try {
    const person = await upgraded.as('manager')
    const [first] = await listBusinessIds(upgraded, person)
    const { data } = await person.send(message.popups, { body: { businessTypeId: first ?? 0 } })
    expect(data.records.length).toBeGreaterThan(0)
  } finally {
    await upgraded.stop()
  }
})

test('retention deletes events that nobody reads any more, and no others', async () => {
  const { messageId } = await inManagersTenant((tx) => pushMessage(tx, newMessage('Old')))
  expect(EVENTS_RETAINED_HOURS * HOUR_SECONDS).toBeGreaterThan(message.POPUP_MAX_AGE_SECONDS)
  // A clock of its own: the sessions of the other tests do not end by it.
  const clock = manualClock(demo.clock.now().toISOString())
  const parts = { db: { inTenant: demo.inTenant }, clock, config: { factRetentionDays: 400 } }
  const tenant = { tenantId: manager.tenantId, timezone: 'Asia/Shanghai', validCallSeconds: 30 }
  clock.forward((EVENTS_RETAINED_HOURS - 1) * HOUR_SECONDS)
  await deleteOldFacts(parts, tenant)
  expect(await keysIn(manager.tenantId)).toContain(String(messageId))
  clock.forward(2 * HOUR_SECONDS)
  await deleteOldFacts(parts, tenant)
  expect(await keysIn(manager.tenantId)).not.toContain(String(messageId))
})
