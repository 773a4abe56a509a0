import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, vi } from 'vitest'
import { verifyAudit } from '../../src/commands/verify-audit.ts'
import { checkpointFileIn } from '../../src/platform/audit-checkpoint/checkpoint-file.ts'
import type { Config } from '../../src/platform/config.ts'
import { withConnection } from '../../src/platform/db/owner.ts'
import {
  cloneDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '../../src/testing/start-test-server.ts'
import { manualClock, type ManualClock } from './clock.ts'

/** A server whose data folder and database outlive it. */
export type CheckpointedServer = {
  readonly server: TestServer
  readonly clock: ManualClock
  readonly dataDir: string
  readonly file: string
  /** Id of the company that the tests write for. */
  readonly tenantId: number
  readonly code: string
  config: (changes?: Partial<Config>) => Config
  /** Adds records to the company's log. */
  record: (count: number) => Promise<void>
  /** The number of the newest record. */
  newest: () => Promise<number>
  /** Lets time pass until the next checkpoint is written. */
  checkpoint: () => Promise<void>
  lines: () => Promise<string[]>
  writeLines: (lines: readonly string[]) => Promise<void>
  verify: (received?: readonly string[]) => Promise<{ code: number; text: string }>
  stop: () => Promise<void>
  /** Starts the server again after `stop`. */
  start: () => Promise<void>
  end: () => Promise<void>
}

export async function startCheckpointed(
  config: Partial<Config> = {},
  database?: TestDatabase,
): Promise<CheckpointedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'console-checkpoints-'))
  const used = database ?? (await cloneDatabase())
  const clock = manualClock()
  const file = checkpointFileIn(dataDir)
  const start = () => startTestServer({ database: used, clock, config: { ...config, dataDir } })
  let server = await start()
  let isRunning = true
  const { id: tenantId, code } = await server.asOwner((db) =>
    db
      .selectFrom('tenant')
      .select(['id', 'code'])
      .where('kind', '=', 'standard')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
  const lines = async () => (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  const buildConfig = (changes: Partial<Config> = {}): Config => ({
    ...server.ctx.config,
    databaseUrl: used.appUrl,
    databaseAdminUrl: used.adminUrl,
    ...changes,
  })
  const stop = async () => {
    if (isRunning) await server.stop()
    isRunning = false
  }
  return {
    get server() {
      return server
    },
    clock,
    dataDir,
    file,
    tenantId,
    code,
    config: buildConfig,
    lines,
    record: (count) =>
      server.ctx.db.inTenant(tenantId, async (tx) => {
        for (let index = 0; index < count; index += 1)
          await tx.audit({ module: 'system', opType: 'system.seed', target: `t${index}` })
      }),
    newest: () => newestRecord(used, tenantId),
    checkpoint: async () => {
      const before = (await lines()).at(-1)
      await vi.waitFor(async () => {
        clock.forward(60)
        clock.wake()
        expect((await lines()).at(-1)).not.toBe(before)
      })
    },
    writeLines: (all) => writeFile(file, all.map((line) => `${line}\n`).join('')),
    verify: (received) => verifyWith(buildConfig(), received),
    stop,
    start: async () => {
      server = await start()
      isRunning = true
    },
    end: async () => {
      await stop()
      if (!database) await used.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Runs the command itself; received lines are in a folder of their own. */
export async function verifyWith(
  config: Config,
  received?: readonly string[],
): Promise<{ code: number; text: string }> {
  const printed: string[] = []
  const folder = await mkdtemp(join(tmpdir(), 'console-received-'))
  const file = join(folder, 'received.jsonl')
  if (received) await writeFile(file, received.map((line) => `${line}\n`).join(''))
  const code = await verifyAudit({
    config,
    args: received ? [file] : [],
    print: (line) => void printed.push(line),
  })
  await rm(folder, { recursive: true })
  return { code, text: printed.join('\n') }
}

async function newestRecord({ adminUrl }: TestDatabase, tenantId: number): Promise<number> {
  return withConnection(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ newest: number }>(
      'select coalesce(max(seq), 0)::integer as newest from audit_record where tenant_id = $1',
      [tenantId],
    )
    return rows[0]?.newest ?? 0
  })
}

/** Changes the database as an attacker with full access to it could, who lacks only the server's key. */
export async function tamper({ adminUrl }: TestDatabase, ...statements: string[]): Promise<void> {
  await withConnection(adminUrl, async (admin) => {
    await admin.query('alter table audit_record disable trigger user')
    for (const statement of statements) await admin.query(statement)
    await admin.query('alter table audit_record enable trigger user')
  })
}

/** Deletes the newest records of a company and makes its chain end before them. */
export const cutLog = (database: TestDatabase, { tenantId, after }: { tenantId: number; after: number }) =>
  tamper(
    database,
    `delete from audit_record where tenant_id = ${tenantId} and seq > ${after}`,
    `update audit_head h set seq = r.seq, hash = r.hash from audit_record r
     where h.tenant_id = ${tenantId} and r.tenant_id = h.tenant_id and r.seq = ${after}`,
  )

export type Receiver = {
  url: string
  /** Lines of the requests that were answered with success, oldest first. */
  received: string[]
  /** Number of lines of each request, whatever its answer was. */
  requests: number[]
  /** Sets the status of the next answers. */
  answer: (status: number | Promise<number>) => void
  stop: () => Promise<void>
}

/** An address that stores what is posted to it. */
export async function startReceiver(): Promise<Receiver> {
  const received: string[] = []
  const requests: number[] = []
  let next: number | Promise<number> = 204
  const server = createServer((request, response) => {
    void (async () => {
      const lines = (await buffer(request)).toString().split('\n').filter(Boolean)
      requests.push(lines.length)
      const status = await next
      if (status < 300) received.push(...lines)
      response.writeHead(status).end()
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the receiver has no port')
  return {
    url: `http://127.0.0.1:${address.port}/checkpoints/${randomBytes(4).toString('hex')}`,
    received,
    requests,
    answer: (status) => {
      next = status
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
