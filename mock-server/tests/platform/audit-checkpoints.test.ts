import { randomBytes } from 'node:crypto'
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { backup } from '../../src/commands/backup.ts'
import { restore } from '../../src/commands/restore.ts'
import { checkpointFileIn } from '../../src/platform/audit-checkpoint/checkpoint-file.ts'
import { startCheckpoints } from '../../src/platform/audit-checkpoint/checkpoint-job.ts'
import { MAX_WAITING_LINES, POST_TIMEOUT_MS, poster } from '../../src/platform/audit-checkpoint/post-lines.ts'
import { auditWriter } from '../../src/platform/audit/writer.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { Config } from '../../src/platform/config.ts'
import { migrate, readMigrations } from '../../src/platform/db/migrate.ts'
import { inOwnerTransaction, withConnection } from '../../src/platform/db/owner.ts'
import { ensureRoles } from '../../src/platform/db/roles.ts'
import {
  cutLog,
  startCheckpointed,
  startReceiver,
  verifyWith,
  type CheckpointedServer,
  type Receiver,
} from '../support/checkpoints.ts'
import { manualClock, type ManualClock } from '../support/clock.ts'

const silent = pino({ level: 'silent' })
const databases: string[] = []
let own: CheckpointedServer
let receiver: Receiver
beforeEach(async () => {
  receiver = await startReceiver()
  own = await startCheckpointed({ auditCheckpointUrl: receiver.url })
})
afterEach(async () => {
  for (const name of databases.splice(0))
    await withConnection(own.server.database.adminUrl, (admin) =>
      admin.query(`drop database ${name} with (force)`),
    )
  await own.end()
  await receiver.stop()
})

const reasons = async (file = own.file) =>
  (await readFile(file, 'utf8')).split('\n').flatMap((line) => /"reason":"(\w+)"/.exec(line)?.[1] ?? [])

describe('a checkpoint is written', () => {
  /** The server's context with a job of its own, and the moments for which that waited. */
  async function startJob(): Promise<{ clock: ManualClock; moments: Date[]; stop: () => Promise<void> }> {
    const clock = manualClock()
    const moments: Date[] = []
    const noticed: Clock = {
      ...clock,
      reach: (moment, signal) => {
        moments.push(moment)
        return clock.reach(moment, signal)
      },
    }
    const { ctx } = own.server
    const job = await startCheckpoints({ ...ctx, clock: noticed })
    return { clock, moments, stop: job.stop }
  }

  test('at the start, once in a minute in which the log grew, and at the stop if it grew since', async () => {
    const { clock, moments, stop } = await startJob()
    expect(await reasons()).toEqual(['start', 'start'])
    const minute = async (seconds = 60) => {
      const turns = moments.length
      clock.forward(seconds)
      clock.wake()
      await vi.waitFor(() => expect(moments).toHaveLength(turns + 1))
    }
    await own.record(1)
    clock.forward(59)
    clock.wake()
    expect(moments).toHaveLength(1)
    expect(await reasons()).toEqual(['start', 'start'])
    await minute(1)
    expect(await reasons()).toEqual(['start', 'start', 'interval'])
    await minute()
    expect(await reasons()).toEqual(['start', 'start', 'interval'])
    await own.record(3)
    await minute(600)
    expect(await reasons()).toEqual(['start', 'start', 'interval', 'interval'])
    expect(moments.at(-1)).toEqual(new Date(clock.now().getTime() + 60_000))
    await own.record(1)
    await stop()
    expect(await reasons()).toEqual(['start', 'start', 'interval', 'interval', 'stop'])
  })

  test('not at a stop without new records, but at the next start for all companies', async () => {
    await own.stop()
    expect(await reasons()).toEqual(['start'])
    await own.start()
    expect(await reasons()).toEqual(['start', 'start'])
    const [one = '', two = ''] = await own.lines()
    const heads = (line: string) => line.match(/"heads":\[.*\],"lost"/)?.[0]
    expect(heads(two)).toBe(heads(one))
    expect((await own.verify()).code).toBe(0)
  })

  test('with ids, numbers and hashes only', async () => {
    const [line = ''] = await own.lines()
    expect(line).not.toContain(own.code)
    expect(line).toMatch(
      /^\{"checkpoint":\{"number":1,"from":1,"at":"2026-11-21T09:00:00\.000Z","reason":"start","backupAt":null,"heads":\[(\{"tenantId":\d+,"seq":\d+,"hash":"[\w-]{43}"\},?)+\],"lost":\[\],"prev":"","last":null\},"mac":"[\w-]{43}"\}$/,
    )
  })

  test('again after a disk that could not be written', async () => {
    await own.stop()
    await rm(own.file)
    // A folder in the path of the file cannot be appended to.
    await mkdir(own.file)
    await own.start()
    expect(await own.lines()).toEqual([])
    await rm(own.file, { recursive: true })
    await own.checkpoint()
    expect(await reasons()).toEqual(['start'])
  })

  test('after a line that a killed server left half, which is no attack', async () => {
    await appendFile(own.file, '{"checkpoint":{"num')
    const torn = await own.verify()
    expect(torn.text).toContain('The last line of the checkpoint file is incomplete')
    expect(torn.code).toBe(0)
    await own.stop()
    await own.start()
    expect(await reasons()).toEqual(['start', 'start'])
    expect(await own.verify()).toMatchObject({ code: 0, text: expect.not.stringContaining('incomplete') })
  })
})

describe('a checkpoint is posted', () => {
  const grow = async () => {
    await own.record(1)
    await own.checkpoint()
  }

  test('as the line of the file', async () => {
    await grow()
    await vi.waitFor(async () => expect(receiver.received).toEqual(await own.lines()))
    expect(receiver.requests).toEqual([1, 1])
  })

  test('with those that the address refused, and that it did not answer', async () => {
    await vi.waitFor(() => expect(receiver.requests).toEqual([1]))
    receiver.answer(503)
    await grow()
    await vi.waitFor(() => expect(receiver.requests).toEqual([1, 1]))
    const late = Promise.withResolvers<number>()
    receiver.answer(late.promise)
    await grow()
    await vi.waitFor(() => expect(receiver.requests).toEqual([1, 1, 2]))
    // The address has not answered yet: the file has the next checkpoint all the same.
    await grow()
    expect(await own.lines()).toHaveLength(4)
    expect(receiver.requests).toEqual([1, 1, 2])
    receiver.answer(204)
    late.resolve(503)
    await vi.waitFor(async () => {
      await grow()
      expect(receiver.received).toEqual(await own.lines())
    })
  })

  test('at the stop, if any still waits', async () => {
    await vi.waitFor(() => expect(receiver.requests).toEqual([1]))
    receiver.answer(500)
    await grow()
    await vi.waitFor(() => expect(receiver.requests).toEqual([1, 1]))
    receiver.answer(204)
    await own.stop()
    expect(receiver.received).toEqual(await own.lines())
  })

  test('for a bounded time, and of many that wait the newest', async () => {
    const ended = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ended.signal)
    receiver.answer(new Promise(() => undefined))
    const posts = poster({ url: receiver.url, log: silent })
    const first = posts.post('line 0')
    expect(timeout).toHaveBeenLastCalledWith(POST_TIMEOUT_MS)
    ended.abort()
    await first
    timeout.mockRestore()
    receiver.answer(204)
    // While one request runs, the lines of others wait.
    const second = posts.post('line 1')
    for (let index = 2; index <= MAX_WAITING_LINES + 3; index += 1) void posts.post(`line ${index}`)
    await second
    await posts.end()
    const lines = receiver.received.filter((line) => line.startsWith('line '))
    expect(lines).toHaveLength(MAX_WAITING_LINES + 2)
    expect(lines.slice(0, 3)).toEqual(['line 0', 'line 1', 'line 4'])
    expect(receiver.requests.at(-1)).toBe(MAX_WAITING_LINES)
  })
})

/** An empty database beside the server's, and a folder of its own. */
async function emptyTarget(dataDir?: string): Promise<Partial<Config>> {
  const name = `restored_${randomBytes(4).toString('hex')}`
  databases.push(name)
  const { adminUrl, appUrl } = own.server.database
  await withConnection(adminUrl, (admin) => admin.query(`create database ${name}`))
  const urlTo = (url: string) => url.replace(/\/[^/]*$/, `/${name}`)
  const folder = dataDir ?? join(own.dataDir, name)
  return { databaseUrl: urlTo(appUrl), databaseAdminUrl: urlTo(adminUrl), dataDir: folder }
}

describe('a restored backup', () => {
  const backupFile = () => join(own.dataDir, 'test.backup')
  const toBackup = () => backup({ config: own.config(), args: [backupFile()], print: () => undefined })
  async function toRestore(changes: Partial<Config>): Promise<Config> {
    const config = own.config(changes)
    await restore({ config, args: [backupFile()], print: () => undefined })
    return config
  }

  test('is said to be one, in a new folder as in that of the newer database, and nothing is missing', async () => {
    await own.record(3)
    await own.checkpoint()
    await own.stop()
    await toBackup()
    await own.start()
    await own.record(5)
    await own.checkpoint()
    const received = await own.lines()
    await own.stop()

    const elsewhere = await toRestore(await emptyTarget())
    expect(await reasons(checkpointFileIn(elsewhere.dataDir))).toEqual(['start', 'interval', 'restore'])
    const beside = await toRestore(await emptyTarget(own.dataDir))
    expect((await reasons()).at(-1)).toBe('restore')
    for (const config of [elsewhere, beside]) {
      for (const lines of [undefined, received]) {
        const { code, text } = await verifyWith(config, lines)
        expect(text).toMatch(/^The database was restored at \S+ from a backup of \S+: records after that/)
        expect(text).not.toContain('It had no checkpoints')
        expect(code).toBe(0)
      }
    }
  })

  test('of a log that was cut before the backup is still cut', async () => {
    await own.record(5)
    await own.checkpoint()
    const newest = await own.newest()
    await own.stop()
    await cutLog(own.server.database, { tenantId: own.tenantId, after: newest - 2 })
    await toBackup()
    const { code, text } = await verifyWith(await toRestore(await emptyTarget()))
    expect(text).toContain(`${own.code}: record ${newest - 1} and later are missing`)
    expect(code).toBe(1)
  })

  test('of a server whose checkpoint file was gone says that it had none', async () => {
    await own.stop()
    await rm(own.file)
    await toBackup()
    const { code, text } = await verifyWith(await toRestore(await emptyTarget()))
    expect(text).toMatch(
      /^The database was restored .* It had no checkpoints: what was missing in it is unknown\.$/m,
    )
    expect(code).toBe(0)
  })

  test('whose log is cut after the restore is found', async () => {
    await own.record(5)
    await own.checkpoint()
    const newest = await own.newest()
    await own.stop()
    await toBackup()
    const config = await toRestore(await emptyTarget())
    const restored = { ...own.server.database, adminUrl: config.databaseAdminUrl ?? '' }
    await cutLog(restored, { tenantId: own.tenantId, after: newest - 1 })
    const { code, text } = await verifyWith(config)
    expect(text).toContain(`${own.code}: record ${newest} and later are missing`)
    expect(code).toBe(1)
  })
})

test('a database from before has no checkpoints, says so, and gets the first at its next start', async () => {
  const known = readMigrations()
  const before = known.findIndex(({ name }) => name.includes('audit-checkpoints'))
  const target = await emptyTarget()
  const { databaseUrl: appUrl = '', databaseAdminUrl: adminUrl = '' } = target
  await withConnection(adminUrl, async (admin) => {
    await ensureRoles(admin, { appLogin: decodeURIComponent(new URL(appUrl).username) })
    await migrate(admin, known.slice(0, before))
  })
  const { secrets, clock } = own.server.ctx
  await inOwnerTransaction(adminUrl, async (tx) => {
    const fingerprint = secrets.mac('audit-chain', 'fingerprint').toString('hex')
    const settings = { seedProfile: 'none', secretKeyFingerprint: fingerprint }
    const rows = Object.entries(settings).map(([key, value]) => ({ key, value }))
    await tx.insertInto('appSetting').values(rows).execute()
    const names = { code: 'old', nameEn: 'Old', nameZh: '旧' }
    const { id } = await tx
      .insertInto('tenant')
      .values({ ...names, kind: 'standard', tenantType: 'Receiver', timezone: 'UTC' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const audit = auditWriter(clock, secrets)
    for (const target of ['one', 'two'])
      await audit.append(tx, id, { module: 'system', opType: 'system.seed', target })
  })
  const first = await verifyWith(own.config(target))
  expect(first.text.split('\n')).toEqual([
    expect.stringContaining('There are no checkpoints yet: the database is from before.'),
    'old: 2 records, chain intact',
    'All 1 chains hold.',
  ])
  expect(first.code).toBe(0)

  await withConnection(adminUrl, (admin) => migrate(admin, known))
  const upgraded = await startCheckpointed({}, { ...own.server.database, adminUrl, appUrl })
  expect(await upgraded.lines()).toEqual([expect.stringMatching(/"reason":"start".*"seq":2,/)])
  expect((await upgraded.verify()).text).toMatch(/^All 1 checkpoints fit/)
  await cutLog(upgraded.server.database, { tenantId: upgraded.tenantId, after: 1 })
  const { code, text } = await upgraded.verify()
  expect(text).toContain('old: record 2 and later are missing')
  expect(code).toBe(1)
  await upgraded.end()
})
