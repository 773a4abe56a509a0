import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { withConnection } from '../../src/platform/db/owner.ts'
import { openLeases, type Leases } from '../../src/platform/lease/leases.ts'
import { cloneDatabase, type TestDatabase } from '../../src/testing/start-test-server.ts'

const WORKER = join(import.meta.dirname, '../support/lease-worker.ts')
/** Time limit for another process to continue the work. */
const TAKEOVER_MS = 15_000

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
  await query('create table lease_work (id bigint generated always as identity, worker integer not null)')
  await query('grant select, insert on lease_work to public')
})
afterAll(() => database.drop())

const opened: Leases[] = []
const workers: ChildProcess[] = []
beforeEach(() => query('truncate lease_work'))
afterEach(async () => {
  await Promise.all(opened.splice(0).map((leases) => leases.close()))
  await Promise.all(
    workers.splice(0).map(async (worker) => {
      if (worker.exitCode !== null || worker.signalCode !== null) return
      worker.kill('SIGKILL')
      await once(worker, 'exit')
    }),
  )
})

function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return withConnection(database.adminUrl, async (admin) => (await admin.query<Row>(text, values)).rows)
}

async function open(): Promise<Leases> {
  const leases = await openLeases({ databaseUrl: database.appUrl, log: pino({ level: 'silent' }) })
  opened.push(leases)
  return leases
}

async function startWorker(number: number): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [WORKER, database.appUrl, String(number)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  workers.push(worker)
  await once(worker.stdout, 'data')
  return worker
}

/** Lists the workers in order, one entry for each term. */
async function terms(): Promise<number[]> {
  const rows = await query<{ worker: number }>('select worker from lease_work order by id')
  return rows.map(({ worker }) => worker).filter((worker, index, all) => worker !== all[index - 1])
}
const inTime = { timeout: TAKEOVER_MS, interval: 50 }
const untilAborted = async (signal: AbortSignal): Promise<void> => void (await once(signal, 'abort'))

test('a process that is killed is replaced within 15 s, and never do two work at once', async () => {
  const first = await startWorker(1)
  await startWorker(2)
  await startWorker(3)
  await expect.poll(terms, inTime).toEqual([1])
  const killedAt = performance.now()
  first.kill('SIGKILL')
  await expect.poll(async () => (await terms()).length, inTime).toBe(2)
  expect(performance.now() - killedAt).toBeLessThan(TAKEOVER_MS)
  const [, second = 0] = await terms()
  expect([2, 3]).toContain(second)
  workers[second - 1]?.kill('SIGKILL')
  await expect.poll(terms, inTime).toEqual([1, second, 5 - second])
})

test('a lost connection ends the work before another process can begin, and the lease is taken again', async () => {
  await startWorker(1)
  await startWorker(2)
  for (const count of [1, 2]) {
    await query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7240121`,
    )
    const before = await query<{ id: number }>('select id from lease_work order by id desc limit 1')
    await expect
      .poll(() => query('select from lease_work where id > $1 limit 1', [before[0]?.id ?? 0]), inTime)
      .toHaveLength(1)
    expect((await terms()).length).toBeLessThanOrEqual(count + 1)
  }
})

test('work stops when its process stops, and what shares a lease runs in one process, in order', async () => {
  const [one, other] = [await open(), await open()]
  const log: string[] = []
  const work = (name: string) => ({
    begin: async () => void log.push(`${name} begins`),
    run: async (signal: AbortSignal) => {
      log.push(`${name} runs`)
      await untilAborted(signal)
      log.push(`${name} ends`)
    },
  })
  const stopFirst = await one.start('statistics', work('first'))
  await other.start('statistics', work('other'))
  await one.start('retention', work('retention'))
  const stopSecond = await one.start('statistics', work('second'))
  expect(log).toEqual(['first', 'retention', 'second'].flatMap((name) => [`${name} begins`, `${name} runs`]))
  expect([one, other].map((leases) => leases.isLeader('statistics'))).toEqual([true, false])
  await stopFirst()
  await stopSecond()
  expect(log.slice(-2)).toEqual(['first ends', 'second ends'])
  await expect.poll(() => other.isLeader('statistics'), inTime).toBe(true)
  expect([one.isLeader('retention'), other.isLeader('retention')]).toEqual([true, false])
  expect(log.slice(-2)).toEqual(['other begins', 'other runs'])
})

test('work that fails begins again, still with its lease', async () => {
  const leases = await open()
  let runs = 0
  await leases.start('retention', {
    run: async () => {
      runs += 1
      throw new Error('broken')
    },
  })
  expect(runs).toBe(1)
  await expect.poll(() => runs, inTime).toBe(2)
  expect(leases.isLeader('retention')).toBe(true)
})
