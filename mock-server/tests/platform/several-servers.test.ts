import { company, exports, user } from '@console/contracts'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Storage } from '../../src/platform/storage/storage.ts'
import {
  cloneDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../../src/testing/start-test-server.ts'
import { pausedStorage, type PausedStorage } from '../support/paused-storage.ts'
import { startS3Server, type S3Server } from '../support/s3-server.ts'

const uploadedLogo = z.object({ data: z.object({ url: z.string() }) })

let database: TestDatabase
let s3: S3Server
let one: TestServer
let other: TestServer
let paused: PausedStorage
let token: string
beforeAll(async () => {
  database = await cloneDatabase()
  s3 = await startS3Server()
  one = await start(undefined, logOf(linesOfOne))
  other = await start((inner) => (paused = pausedStorage(inner)))
  token = await one.signIn('manager')
})
afterAll(async () => {
  await other.stop()
  await s3.stop()
  await database.drop()
})

const linesOfOne: string[] = []
const logOf = (lines: string[]) => pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })

function start(
  aroundStorage = (inner: Storage): Storage => inner,
  log = pino({ level: 'silent' }),
): Promise<TestServer> {
  return startTestServer({ database, config: { storage: s3.settings }, wrapStorage: aroundStorage, log })
}
const warnings = (lines: string[]) => lines.filter((line) => line.includes('REDIS_URL is not set'))

/** Starts an export on the other server, whose storage waits. */
async function startExport(): Promise<number> {
  paused.pause()
  const body = { kind: 'audit', filter: {}, format: 'csv' } as const
  const { data } = await other.send(exports.start, { token, body })
  await expect.poll(() => paused.writing()).toBe(1)
  return data.id
}

async function stateOf(server: TestServer, id: number): Promise<exports.ExportJob | undefined> {
  const { data } = await server.send(exports.list, { token })
  return data.jobs.find((job) => job.id === id)
}

// In this order: the last test stops a server that the others need.
describe('two servers that share a database', { shuffle: false }, () => {
  test('a session of one server is one of the other', async () => {
    const [first, second] = [await one.send(user.info, { token }), await other.send(user.info, { token })]
    expect([first.code, second.code]).toEqual([0, 0])
    expect(second.data.userId).toBe(first.data.userId)
  })

  test('without Redis a server says once that another works with its database', async () => {
    await expect.poll(() => warnings(linesOfOne)).toHaveLength(1)
    const lines: string[] = []
    const third = await start(undefined, logOf(lines))
    expect(warnings(lines)).toHaveLength(1)
    await third.stop()
  })

  test('a file that is uploaded to one server is served by the other, from the bucket', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path d="M0 0h1v1H0z"/></svg>'
    const form = new FormData()
    form.append('purpose', company.LOGO_PURPOSE.expanded)
    form.append('file', new File([drawing], 'logo.svg', { type: 'image/svg+xml' }))
    const headers = { authorization: `Bearer ${token}` }
    const uploaded = await one.fetch(company.uploadLogo.path, { method: 'POST', body: form, headers })
    const { data } = uploadedLogo.parse(await uploaded.json())
    const served = await other.fetch(data.url)
    expect([served.status, await served.text()]).toEqual([200, drawing])
    expect((await s3.objects()).filter((key) => key.endsWith('.svg'))).toHaveLength(1)
  })

  test('an export goes on while another server starts, and its file is downloaded from there', async () => {
    const id = await startExport()
    const third = await start()
    expect((await stateOf(third, id))?.state).toBe('running')
    paused.release()
    await expect.poll(async () => (await stateOf(third, id))?.state, { timeout: 10_000 }).toBe('done')
    const { fileURL } = (await stateOf(third, id)) ?? {}
    const answer = await third.fetch(fileURL ?? '')
    expect([answer.status, (await answer.text()).includes('Sign in')]).toEqual([200, true])
    await third.stop()
  })

  test('a job whose process was killed ends when another server starts', async () => {
    const id = await startExport()
    await one.asOwner((db) =>
      db.updateTable('exportJob').set({ processId: 1 }).where('id', '=', id).execute(),
    )
    const third = await start()
    expect(await stateOf(third, id)).toMatchObject({
      state: 'failed',
      reason: 'The server was restarted meanwhile. Start it again.',
    })
    paused.release()
    await third.stop()
  })

  test('statistics and retention are the work of one server until it stops, and then of the other', async () => {
    const holders = () =>
      (['statistics', 'retention', 'interrupted jobs'] as const).map((name) =>
        [one, other].map(({ ctx }) => ctx.leases.isLeader(name)),
      )
    expect(holders()).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ])
    await one.stop()
    // By now the server has checked many times.
    expect(warnings(linesOfOne)).toHaveLength(1)
    await expect.poll(holders, { timeout: 15_000 }).toEqual([
      [false, true],
      [false, true],
      [false, true],
    ])
  })
})
