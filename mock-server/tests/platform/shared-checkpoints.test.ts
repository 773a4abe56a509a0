import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { backup } from '../../src/commands/backup.ts'
import { restore } from '../../src/commands/restore.ts'
import { openCheckpointLog } from '../../src/platform/audit-checkpoint/checkpoint-log.ts'
import { ownersCheckpointStore } from '../../src/platform/audit-checkpoint/checkpoint.store.ts'
import { createCheckpointFiles } from '../../src/platform/audit-checkpoint/open-checkpoint-file.ts'
import { withConnection } from '../../src/platform/db/owner.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'
import { startProgram } from '../../src/testing/program.ts'
import {
  cloneDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../../src/testing/start-test-server.ts'
import { cutLog, startReceiver, tamper, verifyWith, type Receiver } from '../support/checkpoints.ts'
import { manualClock, type ManualClock } from '../support/clock.ts'
import { pausedStorage, type PausedStorage } from '../support/paused-storage.ts'
import { startS3Server, type S3Server } from '../support/s3-server.ts'

const FOLDER = 'system/audit-checkpoints/'
/** Limit within which another server has the lease. */
const inTime = { timeout: 15_000, interval: 50 }

let database: TestDatabase
let s3: S3Server
let clock: ManualClock
let receiver: Receiver
const servers: TestServer[] = []
beforeEach(async () => {
  database = await cloneDatabase()
  s3 = await startS3Server()
  receiver = await startReceiver()
  clock = manualClock()
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  await receiver.stop()
  await s3.stop()
  await database.drop()
})

async function start(aroundStorage = (inner: Storage): Storage => inner): Promise<TestServer> {
  const config = { storage: s3.settings, auditCheckpointUrl: receiver.url }
  const server = await startTestServer({ database, clock, config, wrapStorage: aroundStorage })
  servers.push(server)
  return server
}
async function stop(server: TestServer): Promise<void> {
  servers.splice(servers.indexOf(server), 1)
  await server.stop()
}
/** Ends the leases without notice to the servers: a lease ends with its connection to the database. */
const loseLeases = () =>
  withConnection(database.adminUrl, (admin) =>
    admin.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7240121`,
    ),
  )

const verify = (server: TestServer, received?: readonly string[]) =>
  verifyWith(
    { ...server.ctx.config, databaseUrl: database.appUrl, databaseAdminUrl: database.adminUrl },
    received,
  )
const tenantOf = (server: TestServer) =>
  server.asOwner((db) =>
    db
      .selectFrom('tenant')
      .select(['id', 'code'])
      .where('kind', '=', 'standard')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
/** Adds a record to the log of a company. */
async function record(server: TestServer): Promise<void> {
  const { id } = await tenantOf(server)
  await server.ctx.db.inTenant(id, (tx) =>
    tx.audit({ module: 'system', opType: 'system.seed', target: 'one' }),
  )
}
const keys = async (): Promise<string[]> =>
  (await s3.objects()).filter((key) => key.includes(FOLDER)).map((key) => key.slice(key.indexOf(FOLDER)))
/** Number and reason of each checkpoint in the bucket. */
async function stored({ ctx }: TestServer): Promise<string[]> {
  const all: string[] = []
  for await (const key of ctx.storage.list(FOLDER)) {
    const [, number, reason] =
      /"number":(\d+),.*"reason":"(\w+)"/.exec(await text(ctx.storage.read(key))) ?? []
    all.push(`${number} ${reason}`)
  }
  return all
}
/** A record, and the minute after which it is in a checkpoint. */
async function grow(server: TestServer): Promise<void> {
  const before = await keys()
  await record(server)
  await vi.waitFor(async () => {
    clock.forward(60)
    clock.wake()
    expect((await keys()).length).toBe(before.length + 1)
  }, inTime)
}

describe('of two servers', () => {
  test('one writes the checkpoints into the shared storage, and when it stops the other goes on', async () => {
    const one = await start()
    const other = await start()
    await grow(one)
    await record(other)
    await stop(one)
    await expect.poll(() => stored(other), inTime).toEqual(['1 start', '2 interval', '3 stop', '4 start'])
    await grow(other)
    const { code, text: said } = await verify(other, receiver.received)
    expect(said).toMatch(/^All 5 checkpoints fit/)
    expect(code).toBe(0)
    expect(receiver.received).toHaveLength(5)
    expect(await keys()).toEqual([1, 2, 3, 4, 5].map((number) => `${FOLDER}00000000000${number}`))
  })

  test('the one that writes is killed, and the other goes on without a gap', async () => {
    const { bucket, endpoint = '', accessKey, secretKey } = s3.settings
    const dataDir = await mkdtemp(join(tmpdir(), 'console-killed-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const killed = startProgram(dataDir, {
      DATABASE_URL: database.appUrl,
      DATABASE_ADMIN_URL: database.adminUrl,
      SECRET_KEY_FILE: database.secretKeyFile,
      STORAGE: `s3://${bucket}/console`,
      STORAGE_ENDPOINT: endpoint,
      STORAGE_ACCESS_KEY: accessKey,
      STORAGE_SECRET_KEY: secretKey,
    })
    await killed.ready
    const other = await start()
    await expect.poll(() => stored(other), inTime).toEqual(['1 start'])
    await killed.end('SIGKILL')
    await expect.poll(() => stored(other), inTime).toEqual(['1 start', '2 start'])
    await grow(other)
    expect(await verify(other)).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^All 3 checkpoints fit/),
    })
  }, 60_000)

  test('one is cut off while it writes: the other completes its checkpoint, and what comes late changes nothing', async () => {
    let paused: PausedStorage | undefined
    const one = await start((inner) => (paused = pausedStorage(inner)))
    const other = await start()
    paused?.pause()
    await record(one)
    clock.forward(60)
    clock.wake()
    await expect.poll(() => paused?.writing(), inTime).toBe(1)
    // Claimed, and not stored yet.
    expect(await stored(other)).toEqual(['1 start'])
    expect(await verify(other)).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^All 2 checkpoints fit/),
    })
    await loseLeases()
    await expect.poll(() => other.ctx.leases.isLeader('audit checkpoints'), inTime).toBe(true)
    await expect.poll(() => stored(other), inTime).toEqual(['1 start', '2 interval', '3 start'])
    await grow(other)
    paused?.release()
    await stop(one)
    expect(await stored(other)).toEqual(['1 start', '2 interval', '3 start', '4 interval'])
    expect(await verify(other, receiver.received)).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^All 4 checkpoints fit/),
    })
  })
})

test('of two that believe to be the only one the second writes nothing', async () => {
  const one = await start()
  const { ctx } = one
  await one.asOwner(async (db) => {
    const parts = {
      ...createCheckpointFiles(ctx.config, ctx),
      secrets: ctx.secrets,
      store: ownersCheckpointStore(db),
    }
    const first = await openCheckpointLog(parts)
    const second = await openCheckpointLog(parts)
    expect(await first.write('start', clock.now())).not.toBeNull()
    await expect(second.write('start', clock.now())).rejects.toThrow(
      'another server has written a checkpoint',
    )
    // The server itself opens the checkpoints again.
    await grow(one)
  })
  expect(await stored(one)).toEqual(['1 start', '2 start', '3 interval'])
  expect((await verify(one)).code).toBe(0)
})

test('a checkpoint that could not be stored is completed by the next one', async () => {
  let paused: PausedStorage | undefined
  const one = await start((inner) => (paused = pausedStorage(inner)))
  paused?.failNext(new Error('the storage is full'))
  await record(one)
  await vi.waitFor(async () => {
    clock.forward(60)
    clock.wake()
    expect(await stored(one)).toEqual(['1 start', '2 interval'])
  }, inTime)
  expect(await verify(one)).toMatchObject({ code: 0, text: expect.stringMatching(/^All 2 checkpoints fit/) })
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2))
})

describe('what is missing is noticed:', () => {
  test('a tail that was cut off, a checkpoint in between, one that was changed', async () => {
    const one = await start()
    for (let index = 0; index < 4; index += 1) await grow(one)
    await stop(one)
    const [, second = '', third = '', fourth = '', fifth = ''] = await keys()
    const { storage } = one.ctx
    const texts = new Map<string, string>()
    for (const key of [second, third, fourth, fifth]) texts.set(key, await text(storage.read(key)))
    const restore = async (key: string, content = texts.get(key) ?? '') => {
      await storage.write(key, Readable.from([content]))
    }
    await storage.remove(fourth)
    await storage.remove(fifth)
    expect(await verify(one)).toMatchObject({
      code: 1,
      text: expect.stringContaining('it ends with checkpoint 3, the database knows of 5'),
    })
    await restore(fourth)
    // The database has the newest checkpoint: without its object nothing is lost.
    expect((await verify(one)).code).toBe(0)
    await restore(fifth)
    await storage.remove(third)
    expect((await verify(one)).text).toContain('Checkpoint 3 was removed before line 3')
    await restore(third, texts.get(second))
    expect((await verify(one)).text).toContain('does not follow the line before')
    await restore(third, texts.get(third)?.replace('"lost":[]', '"lost": []'))
    expect((await verify(one)).text).toContain('Line 3 of the checkpoint file was changed')
    await restore(third)
    expect((await verify(one)).code).toBe(0)
  })

  test('records, by who has the database alone, whatever they write into it', async () => {
    const one = await start()
    const { id: tenantId, code: company } = await tenantOf(one)
    for (let index = 0; index < 3; index += 1) await grow(one)
    await stop(one)
    const newest = await withConnection(database.adminUrl, async (admin) => {
      const { rows } = await admin.query<{ seq: number; number: number; line: string }>(
        `select h.seq::integer, c.number::integer, c.line from audit_head h, audit_checkpoint c where tenant_id = ${tenantId}`,
      )
      return rows[0] ?? { seq: 0, number: 0, line: '' }
    })
    expect(newest.number).toBe(4)
    await cutLog(database, { tenantId, after: newest.seq - 2 })
    const forged = newest.line.replace(`"seq":${newest.seq}`, `"seq":${newest.seq - 2}`)
    expect(forged).not.toBe(newest.line)
    for (const statement of [
      'select 1',
      `update audit_checkpoint set line = '${forged}'`,
      `update audit_checkpoint set number = 5, line = '${forged}'`,
      'update audit_checkpoint set number = 1, line = null',
      'delete from audit_checkpoint',
    ]) {
      await tamper(database, statement)
      const { code, text: said } = await verify(one)
      expect(said).toContain(`${company}: record ${newest.seq - 1} and later are missing`)
      expect(code).toBe(1)
    }
  })
})

test('the checkpoints of a server that had the storage to itself are moved once', async () => {
  const config = { dataDir: await mkdtemp(join(tmpdir(), 'console-moved-')) }
  onTestFinished(() => rm(config.dataDir, { recursive: true, force: true }))
  const alone = await startTestServer({ database, clock, config })
  await record(alone)
  await alone.stop()
  const shared = { ...config, storage: s3.settings }
  const before = await verify({ ...alone, ctx: { ...alone.ctx, config: { ...alone.ctx.config, ...shared } } })
  expect(before).toMatchObject({ code: 0, text: expect.stringMatching(/^All 2 checkpoints fit/) })
  const server = await startTestServer({ database, clock, config: shared })
  servers.push(server)
  expect(await stored(server)).toEqual(['1 start', '2 stop', '3 start'])
  const ofCheckpoints = (await readdir(config.dataDir)).filter((name) => name.startsWith('audit-'))
  expect(ofCheckpoints).toEqual(['audit-checkpoints.jsonl.moved'])
  expect(await verify(server)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^All 3 checkpoints fit/),
  })
})

test('a backup has the checkpoints, and its restore continues them under another prefix', async () => {
  const one = await start()
  await grow(one)
  await stop(one)
  const folder = await mkdtemp(join(tmpdir(), 'console-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'test.backup')
  const config = { ...one.ctx.config, databaseUrl: database.appUrl, databaseAdminUrl: database.adminUrl }
  const print = (): void => undefined
  await backup({ config, args: [file], print })
  const name = `restored_${randomBytes(4).toString('hex')}`
  await withConnection(database.adminUrl, (admin) => admin.query(`create database ${name}`))
  const urlTo = (url: string) => url.replace(/\/[^/]*$/, `/${name}`)
  const target = {
    ...config,
    databaseUrl: urlTo(database.appUrl),
    databaseAdminUrl: urlTo(database.adminUrl),
    storage: { ...s3.settings, prefix: 'restored/' },
  }
  try {
    await restore({ config: target, args: [file], print })
    const said = await verifyWith(target, receiver.received)
    expect(said.text).toMatch(/^The database was restored at \S+ from a backup of \S+: records after that/)
    expect(said.text).toContain('All 3 checkpoints fit')
    expect(said.code).toBe(0)
  } finally {
    await withConnection(database.adminUrl, (admin) => admin.query(`drop database ${name} with (force)`))
  }
})
