import { audit, session, role } from '@console/contracts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { verifyAudit } from '../../src/commands/verify-audit.ts'
import { maskSecrets } from '../../src/platform/audit/mask.ts'
import { verifyChain } from '../../src/platform/audit/verify-chain.ts'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'

const clock = manualClock()
let server: TestServer
let tenantId: number
beforeAll(async () => {
  server = await startTestServer({ clock })
  tenantId = (await tenantOf('manager')).tenantId
})
afterAll(() => server.stop())

const tenantOf = (username: string) =>
  server.asOwner((db) =>
    db.selectFrom('appUser').select('tenantId').where('username', '=', username).executeTakeFirstOrThrow(),
  )
const verify = () => server.asOwner((db) => verifyChain(db, tenantId, server.ctx.secrets))
const latest = () =>
  server.asOwner((db) =>
    db
      .selectFrom('auditRecord')
      .selectAll()
      .where('tenantId', '=', tenantId)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )

const written = async (target: string) => {
  await server.ctx.db.inTenant(tenantId, (tx) =>
    tx.audit({ module: 'system', opType: 'system.seed', target }),
  )
  return { targetName: (await latest()).targetName, ...(await verify()) }
}

/** Changes the database as an attacker with full access to it could, who lacks only the server's key. */
async function tamper(statement: string): Promise<void> {
  await server.asAdmin(async (db) => {
    await db.query('alter table audit_record disable trigger user')
    await db.query(statement)
    await db.query('alter table audit_record enable trigger user')
  })
}

/** Removes the head of the chain until the test has ended. */
async function removeHead(): Promise<void> {
  const head = await server.asOwner((db) =>
    db.deleteFrom('auditHead').where('tenantId', '=', tenantId).returningAll().executeTakeFirstOrThrow(),
  )
  onTestFinished(async () => {
    await server.asOwner((db) => db.insertInto('auditHead').values(head).execute())
  })
}

const write = (count: number) =>
  server.ctx.db.inTenant(tenantId, async (tx) => {
    for (let index = 0; index < count; index += 1)
      await tx.audit({ module: 'system', opType: 'system.seed', target: `t${index}` })
  })

test('sign-ins and failed sign-ins are recorded with who, what and from where', async () => {
  await server.signIn('manager')
  expect(await latest()).toMatchObject({ module: 'session', opType: 'session.signIn', targetName: 'manager' })
  expect((await latest()).opUserId).not.toBeNull()
  await expect(server.signIn('manager', 'Wrong#2026')).rejects.toThrow('password is wrong')
  const failed = await latest()
  expect(failed).toMatchObject({ opType: 'session.signInFailed', targetName: 'manager', opUserId: null })
  expect(failed.opContentAfter).toContain('127.0.0.1')
  expect(JSON.stringify(failed)).not.toContain('Wrong#2026')
})

test('a refusal by permission is recorded although its transaction was rolled back', async () => {
  const token = await server.signIn('seat-001')
  expect((await server.send(audit.query, { token })).status).toBe(403)
  expect(await latest()).toMatchObject({
    module: 'access',
    opType: 'access.refused',
    targetName: 'audit.query',
  })
})

test('of a flood of refusals 30 are recorded in a minute, and more after it', async () => {
  const token = await server.signIn('seat-002')
  const before = (await latest()).seq
  const recordedAfter = async (refusals: number) => {
    for (let index = 0; index < refusals; index += 1)
      expect((await server.send(audit.query, { token })).status).toBe(403)
    return (await latest()).seq - before
  }
  expect([await recordedAfter(29), await recordedAfter(3)]).toEqual([29, 30])
  clock.forward(59)
  expect(await recordedAfter(1)).toBe(30)
  clock.forward(1)
  expect(await recordedAfter(1)).toBe(31)
})

test('refusals of one session by several modules count together', async () => {
  const token = await server.signIn('seat-003')
  const before = (await latest()).seq
  for (let index = 0; index < 30; index += 1) {
    for (const call of [audit.query, role.list]) expect((await server.send(call, { token })).status).toBe(403)
  }
  expect((await latest()).seq - before).toBe(30)
})

test('a name that is cut within an emoji, or that ends in half of one, is no break in the chain', async () => {
  const beginning = 'x'.repeat(199)
  expect(await written(`${beginning}\u{1F600}`)).toMatchObject({ targetName: `${beginning}\uFFFD`, ok: true })
  expect(await written('half of an emoji \uD83D')).toMatchObject({ ok: true })
})

test('a mutation and its record commit or fail together', async () => {
  const before = (await latest()).seq
  const failing = server.ctx.db.inTenant(tenantId, async (tx) => {
    await tx.db.updateTable('appUser').set({ nickName: 'changed' }).execute()
    await tx.audit({ module: 'system', opType: 'system.seed' })
    throw new Error('after the record')
  })
  await expect(failing).rejects.toThrow('after the record')
  expect((await latest()).seq).toBe(before)
  expect(await verify()).toMatchObject({ ok: true })
})

test('writers at the same moment make one chain without gaps', async () => {
  const before = (await latest()).seq
  await Promise.all(Array.from({ length: 15 }, () => write(2)))
  expect((await latest()).seq).toBe(before + 30)
  expect(await verify()).toEqual({ ok: true, records: before + 30 })
})

test('secrets in a record are masked by key, at any depth, and flags stay readable', () => {
  const value = {
    newPassword: 'a',
    client: { clientSecret: 'b', credentialStatus: 2 },
    list: [{ token: ['c'] }],
    name: 'd',
  }
  expect(maskSecrets(value)).toEqual({
    newPassword: '••••••',
    client: { clientSecret: '••••••', credentialStatus: 2 },
    list: [{ token: '••••••' }],
    name: 'd',
  })
})

test('changing a password leaves no password in the log', async () => {
  const token = await server.signIn('seat-004')
  const user = await server.asOwner((db) =>
    db.selectFrom('appUser').select('id').where('username', '=', 'seat-004').executeTakeFirstOrThrow(),
  )
  const body = {
    id: user.id,
    password: DEMO_PASSWORD,
    newPassword: 'Fresh#2027',
    confirmNewPassword: 'Fresh#2027',
  }
  await server.send(session.modifyLoginUserPwd, { token, body })
  const all = await server.asOwner((db) => db.selectFrom('auditRecord').selectAll().execute())
  expect(all.some(({ opType }) => opType === 'session.changePassword')).toBe(true)
  expect(JSON.stringify(all)).not.toMatch(/Fresh#2027|Orchid#2026/)
})

test('content with zero characters and content beyond its limit are stored, cut and said', async () => {
  await server.ctx.db.inTenant(tenantId, (tx) =>
    tx.audit({ module: 'system', opType: 'system.seed', after: { text: 'a\u0000b' } }),
  )
  expect((await latest()).opContentAfter).toContain('a\\ufffdb')
  const after = { text: 'x'.repeat(100_000) }
  await server.ctx.db.inTenant(tenantId, (tx) => tx.audit({ module: 'system', opType: 'system.seed', after }))
  expect((await latest()).opContentAfter).toMatch(/^\{"truncated":true,/)
  expect(await verify()).toMatchObject({ ok: true })
})

test('a changed record, a removed one, a cut tail and a moved head are each named', async () => {
  await write(5)
  const { seq } = await latest()
  const row = `where tenant_id = ${tenantId} and seq = ${seq - 2}`
  await tamper(`update audit_record set target_name = target_name || '!' ${row}`)
  expect(await verify()).toEqual({ ok: false, seq: seq - 2, problem: 'changed' })
  await tamper(`update audit_record set target_name = left(target_name, -1) ${row}`)
  expect(await verify()).toMatchObject({ ok: true })

  await tamper(
    `create table saved_records as select * from audit_record where tenant_id = ${tenantId} and seq >= ${seq - 2}`,
  )
  await tamper(`delete from audit_record ${row}`)
  expect(await verify()).toEqual({ ok: false, seq: seq - 2, problem: 'missing' })
  await tamper(`delete from audit_record where tenant_id = ${tenantId} and seq >= ${seq - 2}`)
  expect(await verify()).toEqual({ ok: false, seq: seq - 2, problem: 'tailMissing' })
  await tamper('insert into audit_record select * from saved_records')
  expect(await verify()).toMatchObject({ ok: true })

  await removeHead()
  expect(await verify()).toEqual({ ok: false, seq, problem: 'headMissing' })
})

test('the command names the tenant and the first bad record, and ends with 1', async () => {
  await removeHead()
  const { database, ctx } = server
  const lines: string[] = []
  const config = { ...ctx.config, databaseUrl: database.appUrl, databaseAdminUrl: database.adminUrl }
  expect(await verifyAudit({ config, args: [], print: (line) => lines.push(line) })).toBe(1)
  expect(lines.join('\n')).toMatch(/record \d+ is the last, but the chain’s head is gone/)
  expect(lines.at(-1)).toMatch(/^1 of \d+ chains do not hold\.$/)
})
