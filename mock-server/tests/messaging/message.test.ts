import { message, type BodyOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewMessage } from '../../src/modules/messaging/message/push-message.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { listBusinessIds, nth, pusher } from '../support/messages.ts'

let demo: Demo
let manager: Person
let businesses: number[]
/** A business type that the seed sends nothing to. */
let empty: number
let push: ReturnType<typeof pusher>
/** As `push`, in another tenant. */
let pushToOtherTenant: ReturnType<typeof pusher>
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  businesses = await listBusinessIds(demo, manager)
  empty = nth(businesses, 3)
  push = pusher(demo, { tenantId: manager.tenantId, businessTypeId: empty })
  const provider = await demo.as('provider-admin')
  const businessTypeId = nth(await listBusinessIds(demo, provider), 3)
  pushToOtherTenant = pusher(demo, { tenantId: provider.tenantId, businessTypeId })
})
afterAll(() => demo.stop())

const MINUTE_MS = 60_000
const DAY_SECONDS = 24 * 3600

const popups = async (businessTypeId = empty, person = manager) =>
  (await person.send(message.popups, { body: { businessTypeId } })).data.records
const inbox = async (body: BodyOf<typeof message.inbox> = {}, person = manager) =>
  (await person.send(message.inbox, { body })).data
const unread = async (person = manager) => (await person.send(message.unreadCount)).data.unreadCnt
const report = (event: message.MessageEvent, ids: string[], person = manager) =>
  person.send(message.report, { body: { event, ids } })
/** Nothing is left to pop up or to read. */
const settle = async (person = manager) => {
  await person.send(message.readAll)
}

test('a pushed message reaches the people of its business type as the source draws it [SHELL-061, SHELL-077]', async () => {
  await settle()
  const options = [
    { text: 'Got it', action: 'TAB_SWITCH' },
    { text: 'Open my calls', action: 'OPEN_MODULE' },
    { text: 'Read more', action: 'OPEN_URL', link: 'https://example.com/a?b=1' },
  ] satisfies NewMessage['btnOptions']
  const content = '<p onclick="x()">Hello <script>alert(1)</script></p>'
  const sent = await push({ content, btnOptions: options })
  expect(await popups()).toEqual([
    {
      id: sent.id,
      payload: {
        title: sent.title,
        content,
        msgId: sent.id,
        msgRuleCode: sent.msgRuleCode,
        triggerId: sent.triggerId,
        btnOptions: options,
      },
      businessTypeId: empty,
      pushedAt: demo.clock.now().getTime() / 1000,
    },
  ])
  expect(await popups(nth(businesses, 4))).toEqual([])
})

test.each([
  ['beside what is shown', 'too', false],
  ['and is not to be looked at', 'only', true],
] as const)(
  'a message that is read aloud %s brings its words without markup',
  async (_how, speech, isOnly) => {
    await settle()
    const sent = await push({ content: '<p>Offer &lt;less&gt;.</p><p>Now.</p>', speech })
    const [popup, ...others] = await popups()
    expect(others).toEqual([])
    expect(popup?.payload.speech).toEqual({
      text: `${sent.title}\nOffer <less>.\nNow.`,
      language: 'en',
      isOnly,
    })
  },
)

test('at most 600 characters are read aloud, in the language that they are in', async () => {
  await settle()
  await push({ content: `<p>${'价'.repeat(700)}</p>`, speech: 'too' })
  const [popup] = await popups()
  expect(popup?.payload.speech).toMatchObject({ text: expect.stringMatching(/^[^]{600}$/), language: 'zh' })
})

test('only people bound to the business type get a message, and not the disabled ones', async () => {
  const [bound, disabled] = await demo.inTenant(manager.tenantId, async ({ db }) => {
    const rows = await db
      .selectFrom('userBusinessType')
      .where('businessTypeId', '=', empty)
      .select('userId')
      .orderBy('userId', 'desc')
      .execute()
    return [rows.length, nth(rows, 0).userId] as const
  })
  await demo.asOwner((db) =>
    db.updateTable('appUser').set({ status: 'disabled' }).where('id', '=', disabled).execute(),
  )
  expect((await push()).recipients).toBe(bound - 1)
  const quality = await demo.as('quality')
  const last = await push({ businessTypeId: nth(businesses, 6) })
  expect((await inbox({ size: 100 }, quality)).records.map(({ id }) => id)).not.toContain(last.id)
})

test('a message that was shown pops up no more and waits in the inbox, unread', async () => {
  await settle()
  const sent = await push()
  expect((await report('touched', [sent.id])).data.unreadCnt).toBe(1)
  expect(await popups()).toEqual([])
  expect((await inbox({ unreadOnly: true })).records.map(({ id, isRead }) => [id, isRead])).toEqual([
    [sent.id, false],
  ])
})

test.for(['clicked', 'viewed'] as const)('a message that was %s is read', async (event) => {
  await settle()
  const sent = await push()
  expect(await unread()).toBe(1)
  expect((await report(event, [sent.id])).data.unreadCnt).toBe(0)
  expect(await popups()).toEqual([])
  expect((await inbox({ size: 1 })).records).toMatchObject([{ id: sent.id, isRead: true }])
})

test('the newest messages pop up, oldest first, no more than the limit and none older than a day', async () => {
  await settle()
  const now = demo.clock.now().getTime()
  const tooOld = new Date(now - message.POPUP_MAX_AGE_SECONDS * 1000 - 1)
  const old = await push({ pushedAt: tooOld })
  const sent: string[] = []
  for (let index = 0; index < message.MAX_POPUPS + 2; index += 1) {
    sent.push((await push({ pushedAt: new Date(now - MINUTE_MS + index * 1000) })).id)
  }
  expect((await popups()).map(({ id }) => id)).toEqual(sent.slice(2))
  expect((await inbox({ size: 50, unreadOnly: true })).records.map(({ id }) => id)).toEqual([
    ...sent.toReversed(),
    old.id,
  ])
})

test('the inbox is paged, newest first, over all business types with their names', async () => {
  await settle()
  const other = nth(businesses, 5)
  const sent: string[] = []
  for (let index = 0; index < 5; index += 1) {
    sent.push((await push(index === 4 ? { businessTypeId: other } : {})).id)
  }
  const first = await inbox({ size: 2, unreadOnly: true })
  const third = await inbox({ size: 2, current: 3, unreadOnly: true })
  expect(first.records.map(({ id, businessTypeName }) => [id, businessTypeName])).toEqual([
    [sent[4], 'Pension top-up'],
    [sent[3], 'Claims call-back'],
  ])
  expect(third.records.map(({ id }) => id)).toEqual([sent[0]])
  expect([first.total, first.unreadCnt]).toEqual([5, 5])
})

test('the inbox drops a message after its days, also an unread one', async () => {
  await settle()
  await push()
  expect(await unread()).toBe(1)
  demo.clock.forward(message.INBOX_DAYS * DAY_SECONDS)
  expect(await unreadAfterSignIn()).toBe(1)
  demo.clock.forward(1)
  expect(await unreadAfterSignIn()).toBe(0)
})

/** Restarts the demo and signs in again, since the days that passed ended every session. */
async function unreadAfterSignIn(): Promise<number> {
  await demo.restart()
  manager = await demo.as('manager')
  return unread()
}

test('unread messages are counted up to the limit, and all are read at once', async () => {
  await settle()
  await demo.inTenant(manager.tenantId, async (tx) => {
    const { id } = await tx.db
      .selectFrom('pushedMessage')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    // Copies of the last message, delivered to the manager only.
    await sql`with copy as (
        insert into pushed_message (tenant_id, business_type_id, msg_rule_code, trigger_id, title, content, btn_options,
          is_cron, push_user_name, pushed_at)
        select tenant_id, business_type_id, 'copy', 'copy', title, content, btn_options, is_cron, push_user_name,
          ${demo.clock.now()} from pushed_message, generate_series(0, ${message.UNREAD_COUNT_LIMIT}) where id = ${id}
        returning tenant_id, id, pushed_at)
      insert into message_delivery (tenant_id, user_id, message_id, pushed_at)
      select tenant_id, ${manager.userId}, id, pushed_at from copy`.execute(tx.db)
  })
  expect(await unread()).toBe(message.UNREAD_COUNT_LIMIT)
  expect((await inbox({ unreadOnly: true })).total).toBe(message.UNREAD_COUNT_LIMIT + 1)
  expect((await manager.send(message.readAll)).data.unreadCnt).toBe(0)
  expect((await inbox({ unreadOnly: true })).records).toEqual([])
})

test('what one person does with a message changes nothing for another', async () => {
  const master = await demo.as('master')
  await settle()
  await settle(master)
  const sent = await push()
  await report('clicked', [sent.id], master)
  expect([await unread(), await unread(master)]).toEqual([1, 0])
  expect((await popups()).map(({ id }) => id)).toEqual([sent.id])
  await settle(master)
  expect(await unread()).toBe(1)
})

test("another's message, another tenant's and an unknown one are answered alike, and nothing is recorded", async () => {
  const foreign = await pushToOtherTenant()
  const quality = await demo.as('quality')
  const unaddressed = await push({ businessTypeId: nth(businesses, 6) })
  const own = await push()
  const answers = await Promise.all(
    [unaddressed.id, foreign.id, '987654321'].map((id) => report('viewed', [own.id, id], quality)),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const rows = await demo.asOwner((db) =>
    db.selectFrom('messageDelivery').selectAll().where('messageId', '=', Number(own.id)).execute(),
  )
  expect(rows.every(({ viewedAt, touchedAt }) => viewedAt === null && touchedAt === null)).toBe(true)
})

test("a tenant's messages are for its own people only", async () => {
  const provider = await demo.as('provider-admin')
  const foreign = await pushToOtherTenant()
  expect((await inbox({ size: 100 })).records.map(({ id }) => id)).not.toContain(foreign.id)
  expect(await popups(foreign.businessTypeId)).toEqual([])
  const log = (await manager.send(message.history, { body: { size: 100 } })).data.records
  expect(log.map(({ id }) => String(id))).not.toContain(foreign.id)
  const theirs = (await provider.send(message.history, { body: { size: 100 } })).data.records
  expect(theirs.map(({ id }) => String(id))).toContain(foreign.id)
})

test("a message for another tenant's business type cannot be pushed", async () => {
  const { businessTypeId } = await pushToOtherTenant()
  await expect(push({ businessTypeId })).rejects.toThrow('foreign key')
})

const REFUSED_PARTS: [string, Partial<NewMessage>][] = [
  ['a title over the limit', { title: 'x'.repeat(message.MESSAGE_LIMITS.title + 1) }],
  ['content over the limit', { content: 'x'.repeat(message.MESSAGE_LIMITS.content + 1) }],
  ['no content', { content: '' }],
  ['content with a NUL', { content: 'a\0b' }],
  [
    'too many buttons',
    {
      btnOptions: Array.from({ length: message.MESSAGE_LIMITS.buttons + 1 }, () => ({
        text: 'Got it',
        action: 'TAB_SWITCH' as const,
      })),
    },
  ],
  ['a code that no query could carry', { msgRuleCode: 'a b' }],
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com/a',
    '//example.com/a',
    '/\\example.com',
    'https://user:secret@example.com/',
    'console/home',
  ].flatMap((link): [string, Partial<NewMessage>][] => [
    [`a button to ${link}`, { btnOptions: [{ text: 'Open', action: 'OPEN_URL', link }] }],
    [`a page at ${link}`, { url: link }],
  ]),
]
test.for(REFUSED_PARTS)('%s is not pushed [SHELL-080]', async ([, part]) => {
  const [field] = Object.keys(part)
  await expect(push(part)).rejects.toMatchObject({
    name: 'ZodError',
    issues: [{ path: expect.arrayContaining([field]) }],
  })
})

test.for<[string, Record<string, unknown>, string]>([
  ['no ids', { event: 'viewed', ids: [] }, 'ids'],
  ['too many ids', { event: 'viewed', ids: Array.from({ length: 51 }, (_, id) => String(id + 1)) }, 'ids'],
  ['an id that is none', { event: 'viewed', ids: ['-1'] }, 'ids.0'],
  ['an unknown event', { event: 'deleted', ids: ['1'] }, 'event'],
])('a report with %s is refused at its field', async ([, body, field]) => {
  const { status, fields } = await manager.sendRaw(message.report, { body })
  expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]])
})

test('a page of the inbox has a limit', async () => {
  const { status, fields } = await manager.sendRaw(message.inbox, { body: { size: 101, current: 0 } })
  expect([status, Object.keys(fields ?? {}).toSorted()]).toEqual([400, ['current', 'size']])
})

test('messages need a session, and a seat has messages but no history', async () => {
  const calls = [message.inbox, message.unreadCount, message.readAll, message.history] as const
  for (const call of calls) expect((await demo.nobody.send(call)).status).toBe(401)
  const seat = await demo.as('seat-001')
  expect((await seat.send(message.inbox, { body: {} })).status).toBe(200)
  expect((await seat.send(message.history, { body: {} })).status).toBe(403)
  const query = { triggerId: 'a', msgRuleCode: 'a', beginDay: '20261121', endDay: '20261121' }
  expect((await seat.send(message.pushStat, { query })).status).toBe(403)
})
