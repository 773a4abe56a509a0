import { audit, session, user } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../src/testing/start-test-server.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterAll(() => demo.stop())

const HOUR = 3600
/** Long before the seed, so that what a test inserts is separate from what really happened. */
const LONG_AGO = Date.UTC(2020, 0, 1) / 1000

type Planted = {
  module?: string
  opType?: string
  at?: number
  bizTypeId?: number
  productId?: number
  opUserId?: number
  target?: string
}

/** Records written past the chain, at times of the test's choosing. */
async function plant(records: readonly Planted[], tenantId = manager.tenantId): Promise<void> {
  await demo.inTenant(tenantId, async ({ db }) => {
    const { last } = await db
      .selectFrom('auditRecord')
      .select((eb) => eb.fn.max('seq').as('last'))
      .executeTakeFirstOrThrow()
    const rows = records.map((record, index) => {
      const opAt = new Date((record.at ?? LONG_AGO) * 1000)
      return {
        tenantId,
        seq: Number(last) + 1_000_000 + index,
        module: record.module ?? 'session',
        opType: record.opType ?? 'session.signIn',
        bizTypeId: record.bizTypeId ?? null,
        productId: record.productId ?? null,
        opUserId: record.opUserId ?? null,
        targetName: record.target ?? null,
        opUserName: 'planted',
        opAt,
        createdAt: opAt,
        prevHash: Buffer.alloc(32),
        hash: Buffer.alloc(32),
      }
    })
    await db.insertInto('auditRecord').values(rows).execute()
  })
}

const list = async (query: object, person = manager) => (await person.send(audit.query, { query })).data
const range = (from: number, to: number) => ({ opAtBegin: from, opAtEnd: to })

test('the log lists what really happened, newest first, twenty a page [AUDIT-001]', async () => {
  const from = LONG_AGO + 100 * HOUR
  await plant(Array.from({ length: 45 }, (_, index) => ({ at: from + index, target: `record ${index}` })))
  const first = await list({ ...range(from, from + HOUR), pageIndex: 1 })
  const third = await list({ ...range(from, from + HOUR), pageIndex: 3 })
  expect(first.records.map(({ targetName }) => targetName)).toEqual(
    Array.from({ length: 20 }, (_, index) => `record ${44 - index}`),
  )
  expect(third.records).toHaveLength(5)
  expect([first.totalCnt, first.totalIsCapped, first.unfilteredCnt]).toEqual([45, false, 45])
})

test('records of the same second keep one order over all pages', async () => {
  const at = LONG_AGO + 200 * HOUR
  await plant(Array.from({ length: 30 }, () => ({ at })))
  const pages = await Promise.all(
    [1, 2, 3].map((pageIndex) => list({ ...range(at, at), pageIndex, pageSize: 10 })),
  )
  const ids = pages.flatMap(({ records }) => records.map(({ id }) => id))
  expect(ids).toEqual([...ids].sort((a, b) => b - a))
  expect(new Set(ids).size).toBe(30)
})

test('a record carries the names of its module and operation in the language of the request [AUDIT-001]', async () => {
  await manager.send(user.info)
  const own = { module: 'session', opType: 'session.signIn', opUserId: manager.userId, pageSize: 1 }
  const english = (await manager.send(audit.query, { query: own })).data.records[0]
  const chinese = (await manager.send(audit.query, { query: own, language: 'zh' })).data.records[0]
  expect(english).toMatchObject({
    moduleShowName: 'Sign-in',
    opTypeShowName: 'Sign in',
    opUserName: 'Shen Qiao',
  })
  expect(chinese).toMatchObject({ moduleShowName: '登录', opTypeShowName: '登录', id: english?.id })
})

test('sign-ins and sign-outs can be left out, refused ones and changed passwords stay', async () => {
  const at = LONG_AGO + 250 * HOUR
  const types = ['signIn', 'signOut', 'signInFailed', 'modifyPassword']
  await plant(types.map((type) => ({ at, opType: `session.${type}`, target: type })))
  const { records, totalCnt, unfilteredCnt } = await list({ ...range(at, at), withoutSignIns: true })
  expect(records.map(({ targetName }) => targetName)).toEqual(['modifyPassword', 'signInFailed'])
  expect([totalCnt, unfilteredCnt]).toEqual([2, 4])
})

test('every filter narrows the list, together and alone [AUDIT-001]', async () => {
  const at = LONG_AGO + 300 * HOUR
  await plant([
    {
      at,
      module: 'session',
      opType: 'session.signIn',
      bizTypeId: 3,
      productId: 6,
      opUserId: 14,
      target: 'a',
    },
    {
      at,
      module: 'session',
      opType: 'session.signOut',
      bizTypeId: 3,
      productId: 7,
      opUserId: 15,
      target: 'b',
    },
    { at, module: 'audit', opType: 'audit.export', bizTypeId: 4, opUserId: 14, target: 'c' },
  ])
  const found = async (filter: object) => {
    const data = await list({ ...range(at, at), ...filter })
    expect(data.totalCnt).toBe(data.records.length)
    expect(data.unfilteredCnt).toBe(3)
    return data.records.map(({ targetName }) => targetName ?? '').sort()
  }
  expect(await found({ module: 'session' })).toEqual(['a', 'b'])
  expect(await found({ module: 'session', opType: 'session.signOut' })).toEqual(['b'])
  expect(await found({ bizTypeId: 3 })).toEqual(['a', 'b'])
  expect(await found({ productId: 7 })).toEqual(['b'])
  expect(await found({ opUserId: 14 })).toEqual(['a', 'c'])
  expect(await found({ opUserId: 14, module: 'audit' })).toEqual(['c'])
  expect(await found({ module: 'unknown' })).toEqual([])
})

test('both ends of the time range are included, to the end of the last second [AUDIT-001]', async () => {
  const at = LONG_AGO + 400 * HOUR
  await plant([at - 1, at, at + 9.999, at + 10].map((time) => ({ at: time, target: String(time - at) })))
  expect((await list(range(at, at + 9))).records.map(({ targetName }) => targetName)).toHaveLength(2)
  expect((await list(range(at, at + 10))).records).toHaveLength(3)
})

test('a range the wrong way round is refused with the field and a reason in both languages', async () => {
  const query = range(LONG_AGO + 10, LONG_AGO)
  const english = await manager.send(audit.query, { query })
  const chinese = await manager.send(audit.query, { query, language: 'zh' })
  expect([english.status, english.fields]).toEqual([400, { opAtEnd: 'The end is before the beginning.' }])
  expect(chinese.fields).toEqual({ opAtEnd: '结束时间早于开始时间。' })
  expect((await manager.send(audit.exportFile, { query })).status).toBe(400)
})

test.each([
  ['opAtBegin=yesterday', 'opAtBegin'],
  ['opUserId=-4', 'opUserId'],
  ['bizTypeId=1e3', 'bizTypeId'],
  ['productId=99999999999999999', 'productId'],
  ['pageIndex=0', 'pageIndex'],
  ['pageIndex=501', 'pageIndex'],
  ['pageSize=101', 'pageSize'],
  ['fromEnd=perhaps', 'fromEnd'],
  ['module=%3Cscript%3E', 'module'],
  ['opType=', 'opType'],
  ['module=session&module=audit', 'module'],
])('the malformed filter %s is refused and named', async (rawQuery, field) => {
  const answer = await manager.sendRaw(audit.query, { query: rawQuery })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.fields ?? {})).toEqual([field])
})

test('a misspelt filter is refused instead of being lost', async () => {
  expect((await manager.sendRaw(audit.query, { query: 'opUserID=4' })).status).toBe(400)
})

test('a filter of two megabytes is refused without harm', async () => {
  const answer = await manager.sendRaw(audit.query, { query: `module=${'a'.repeat(2 * 1024 * 1024)}` })
  expect([400, 414, 431]).toContain(answer.status)
  expect((await manager.send(audit.query)).status).toBe(200)
})

test('counts are exact to ten thousand and marked as capped beyond, and the oldest page is as near as the newest [AUDIT-001]', async () => {
  const person = await demo.as('provider-admin')
  await demo.inTenant(person.tenantId, ({ db, tenantId }) =>
    sql`insert into audit_record
      (tenant_id, seq, module, op_type, target_name, op_user_name, op_at, created_at, prev_hash, hash)
      select ${tenantId}, 5000000 + i, 'session', 'session.signIn', 'bulk ' || i, 'bulk',
        to_timestamp(${LONG_AGO} + i), now(), '\\x00', '\\x00' from generate_series(1, 10000) i`.execute(db),
  )
  const exact = await list(range(LONG_AGO, LONG_AGO + 10_000), person)
  expect([exact.totalCnt, exact.totalIsCapped]).toEqual([10_000, false])
  const capped = await list({ opAtBegin: LONG_AGO }, person)
  expect([capped.totalCnt, capped.totalIsCapped, capped.unfilteredCnt]).toEqual([10_000, true, 10_000])
  const oldest = await list({ opAtBegin: LONG_AGO, fromEnd: true, pageSize: 3 }, person)
  expect(oldest.records.map(({ targetName }) => targetName)).toEqual(['bulk 3', 'bulk 2', 'bulk 1'])
  const before = await list({ opAtBegin: LONG_AGO, fromEnd: true, pageSize: 3, pageIndex: 2 }, person)
  expect(before.records.map(({ targetName }) => targetName)).toEqual(['bulk 6', 'bulk 5', 'bulk 4'])
})

test('a tenant sees its own records only, whatever it filters by [SHELL-104]', async () => {
  const provider = await demo.as('provider-admin')
  const at = LONG_AGO + 500 * HOUR
  await plant([{ at, opUserId: provider.userId, target: 'of the provider' }], provider.tenantId)
  expect((await list({ opUserId: provider.userId })).records).toEqual([])
  expect((await list(range(at, at))).records).toEqual([])
  const all = await list({ pageSize: 100 })
  expect(all.records.filter(({ tenantId }) => tenantId !== manager.tenantId)).toEqual([])
})

test('the detail and a list that is not brief have the contents, with secrets masked', async () => {
  await demo.inTenant(manager.tenantId, (tx) =>
    tx.audit({
      module: 'session',
      opType: 'session.signIn',
      target: 'an entry',
      before: { name: 'before', password: 'hunter2' },
      after: { name: 'after', nested: { clientSecret: 'abc' } },
    }),
  )
  const [head] = (await list({ pageSize: 1, isBrief: true })).records
  expect(head?.targetName).toBe('an entry')
  expect(head?.opContentAfter ?? null).toBeNull()
  const [whole] = (await list({ pageSize: 1 })).records
  const { data } = await manager.send(audit.detail, { query: { id: head?.id ?? 0 } })
  expect(JSON.parse(data.opContentBefore ?? '')).toEqual({
    name: 'before',
    password: expect.not.stringContaining('hunter2'),
  })
  expect(data.opContentAfter).not.toContain('abc')
  expect(data.opContentAfter).toContain('after')
  expect(whole).toEqual(data)
})

test("another tenant's record answers like an unknown one", async () => {
  const provider = await demo.as('provider-admin')
  const foreign = (await list({ pageSize: 1 }, provider)).records[0]?.id ?? 0
  const answers = await Promise.all(
    [foreign, 987_654_321].map((id) => manager.send(audit.detail, { query: { id } })),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(answers[0]?.body).toEqual(answers[1]?.body)
})

test('the modules to choose from have a code and a name in the language of the request [AUDIT-005]', async () => {
  const { modules } = (await manager.send(audit.modules)).data
  expect(modules).toContainEqual({ module: 'session', moduleShowName: 'Sign-in' })
  const chinese = (await manager.send(audit.modules, { language: 'zh' })).data.modules
  expect(chinese).toContainEqual({ module: 'session', moduleShowName: '登录' })
})

test('the operations to choose from are those of the module requested [AUDIT-006]', async () => {
  const { opTypes } = (await manager.send(audit.opTypes, { query: { module: 'audit' } })).data
  expect(opTypes).toEqual([{ opType: 'audit.export', opTypeShowName: 'Export audit log' }])
  expect((await manager.send(audit.opTypes, { query: { module: 'constructor' } })).data.opTypes).toEqual([])
  expect((await manager.sendRaw(audit.opTypes, { query: '' })).status).toBe(400)
})

test.each(['platform-admin', 'manager', 'quality', 'provider-admin'])(
  '%s may read the log',
  async (username) => {
    expect((await (await demo.as(username)).send(audit.query)).status).toBe(200)
  },
)

test.each(['master', 'seat-001', 'provider-unverified', 'provider-rejected', 'individual'])(
  '%s may not read the log, by none of its calls [SHELL-104]',
  async (username) => {
    const person = await demo.as(username)
    const answers = await Promise.all([
      person.send(audit.query),
      person.send(audit.detail, { query: { id: 1 } }),
      person.send(audit.modules),
      person.send(audit.opTypes, { query: { module: 'session' } }),
      person.send(audit.exportFile),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  },
)

test('a refusal is in the log with the person it refused [AUDIT-001]', async () => {
  const master = await demo.as('master')
  await master.send(audit.query)
  const [record] = (await list({ module: 'access', opUserId: master.userId, pageSize: 1 })).records
  expect(record).toMatchObject({
    opType: 'access.refused',
    opUserName: 'Fang Yuxin',
    opTypeShowName: 'Refused: no permission',
  })
})

test('a sign-in and a sign-out are in the log [AUDIT-001]', async () => {
  // A session of its own: that of the other tests goes on.
  const quality = await demo.as('quality')
  const clientId = session.CLIENT_ID
  const body = { username: 'quality', password: DEMO_PASSWORD, clientId }
  const { token } = (await demo.nobody.send(session.login, { body })).data
  await demo.bearer({ ...quality, token }).send(session.logout, { body: { token, clientId } })
  const { records } = await list({ module: 'session', opUserId: quality.userId, pageSize: 2 })
  expect(records.map(({ opType }) => opType)).toEqual(['session.signOut', 'session.signIn'])
})

test('without a session no call of the log answers', async () => {
  for (const call of [audit.query, audit.modules, audit.exportFile]) {
    expect((await demo.nobody.send(call)).status).toBe(401)
  }
})
