import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startApplication } from '../../src/application.ts'
import { readConfig } from '../../src/platform/config.ts'
import { startCluster } from '../../src/platform/db/managed/cluster.ts'
import { isAlive } from '../../src/platform/db/managed/processes.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { withConnection } from '../../src/platform/db/owner.ts'
import { startProgram, type Running } from '../../src/testing/program.ts'

// Each test starts whole programs, some of them three: slow on a machine that does other things too.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

let folder: string
let dataDir: string
const running: Running[] = []
function useFreshFolder(): void {
  folder = mkdtempSync(join(tmpdir(), 'console-managed-'))
  chmodSync(folder, 0o711)
  dataDir = join(folder, 'data')
}
async function removeFolder(): Promise<void> {
  for (const one of running.splice(0)) await one.end('SIGTERM')
  const memo = join(dataDir, 'postgres.place.json')
  // The database of root may lie outside the folder; the files that these tests made there are removed too.
  if (existsSync(memo)) {
    const index = JSON.parse(readFileSync(memo, 'utf8')) as { folder: string } // the server's own file
    rmSync(join(index.folder, '..'), { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true })
}

function start(env: Record<string, string> = {}): Running {
  const one = startProgram(dataDir, env)
  running.push(one)
  return one
}

async function fails(env: Record<string, string> = {}): Promise<string> {
  const one = start(env)
  expect(await one.exited).toBe(1)
  const lines = one.output().trim().split('\n')
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

const postgresPid = () =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
const isServing = async (address: string) => (await fetch(`${address}/readyz`)).status
const silent = { say: () => undefined, onLost: () => undefined }

/** One folder through its life: each test goes on where the one before it stopped, since a start takes seconds. */
describe('a data folder', { shuffle: false }, () => {
  let server: Running
  let address: string
  beforeAll(useFreshFolder)
  afterAll(removeFolder)

  test('the first start prints the first administrator once, a stop ends the database, and a second start has the same data', async () => {
    const first = start()
    expect(await isServing(await first.ready)).toBe(200)
    const database = postgresPid()
    expect(isAlive(database)).toBe(true)
    expect(await first.end('SIGTERM')).toBe(0)
    expect(first.output()).toMatch(/First administrator: admin {2}one-time password: \S{16}/)
    expect(isAlive(database)).toBe(false)
    server = start()
    address = await server.ready
    expect(server.output()).not.toContain('First administrator')
    expect(statSync(join(dataDir, 'postgres.credentials.json')).mode & 0o777).toBe(0o600)
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
  })

  test('that is in use is refused with the process that has it', async () => {
    expect(await fails()).toBe(
      `The data folder ${dataDir} is in use by process ${server.child.pid}. Stop it, or set DATA_DIR to another folder.`,
    )
  })

  test('after SIGKILL of PostgreSQL the server brings it back on its own', async () => {
    const killed = postgresPid()
    process.kill(killed, 'SIGKILL')
    await expect
      .poll(async () => isAlive(postgresPid()) && postgresPid() !== killed && (await isServing(address)), {
        timeout: 60_000,
      })
      .toBe(200)
    expect(server.output()).toContain('PostgreSQL ended unexpectedly; starting it again.')
  })

  test('after SIGKILL of the server its database does not block the next start, which keeps what was written', async () => {
    const orphan = postgresPid()
    await server.end('SIGKILL')
    expect(isAlive(orphan)).toBe(true)
    server = start()
    expect(await isServing(await server.ready)).toBe(200)
    expect(isAlive(orphan)).toBe(false)
    expect(server.output()).not.toContain('First administrator')
  })

  test('a stale pid file does not block the start', async () => {
    expect(await server.end('SIGINT')).toBe(0)
    // The id of an active process that is no PostgreSQL: a machine that was switched off leaves such a file.
    writeFileSync(
      join(dataDir, 'postgres/postmaster.pid'),
      `${process.pid}\n${dataDir}/postgres\n1\n1\n\n127.0.0.1\n`,
    )
    server = start()
    expect(await isServing(await server.ready)).toBe(200)
  })
})

describe('a fresh folder', () => {
  beforeEach(useFreshFolder)
  afterEach(removeFolder)

  test('a start that is stopped while it initialises or fills the demo leaves no database and does not block the next one', async () => {
    // A SIGKILL during initdb leaves the credentials and a folder beside the final one.
    mkdirSync(join(dataDir, 'postgres.tmp'), { recursive: true })
    chmodSync(dataDir, 0o711)
    writeFileSync(join(dataDir, 'postgres.tmp/half'), '')
    const filling = start({ SEED_PROFILE: 'demo' })
    await expect.poll(() => filling.output(), { timeout: 120_000 }).toContain('Filling the database')
    expect(existsSync(join(dataDir, 'postgres.tmp'))).toBe(false)
    const filled = postgresPid()
    expect(isAlive(filled)).toBe(true)
    expect(await filling.end('SIGTERM')).toBe(0)
    expect(filling.output()).not.toContain('The console runs')
    expect(isAlive(filled)).toBe(false)

    const second = start()
    // The file may be there before its first line is.
    const hasDatabase = () => existsSync(join(dataDir, 'postgres/postmaster.pid')) && postgresPid() > 0
    await expect.poll(hasDatabase, { timeout: 60_000, interval: 5 }).toBe(true)
    const database = postgresPid()
    expect(await second.end('SIGTERM')).toBe(0)
    expect(isAlive(database)).toBe(false)

    const third = start()
    expect(await isServing(await third.ready)).toBe(200)
  })

  test('folders of another major version, incomplete ones and ones that may not be used are each one line', async () => {
    const open = (folderOfData: string) => openDatabase(readConfig({ DATA_DIR: folderOfData }), silent)
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    chmodSync(dataDir, 0o711)
    writeFileSync(join(dataDir, 'postgres/something'), '')
    await expect(open(dataDir)).rejects.toThrow(
      'is incomplete and not empty. Restore it from a backup, or move it away.',
    )
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n')
    await expect(open(dataDir)).rejects.toThrow(
      `The database in ${dataDir}/postgres is of PostgreSQL 17, this program runs 18. \`pnpm db:upgrade\` says how to move it.`,
    )
    writeFileSync(join(folder, 'file'), '')
    await expect(open(join(folder, 'file'))).rejects.toThrow(
      `The data folder ${folder}/file cannot be used: it is not a folder.`,
    )
  })

  test('a taken port and an unusable setting are each one line', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    // A TCP server's address is never a pipe's name.
    const { port } = other.address() as AddressInfo
    expect(await fails({ PORT: String(port) })).toBe(
      `Port ${port} on 127.0.0.1 is taken. Stop what uses it, or set PORT to another.`,
    )
    other.close()
    expect(await fails({ SEED_PROFILE: 'huge' })).toBe(
      'Setting SEED_PROFILE has an unusable value: use none, people, demo or large.',
    )
  })

  test('the database lies in the data folder, or, where only root may enter, in a folder its user can reach', async () => {
    chmodSync(folder, 0o700)
    mkdirSync(dataDir)
    const isRoot = process.getuid?.() === 0
    const lines: string[] = []
    const parts = {
      dataDir,
      say: (line: string) => lines.push(line),
      onLost: () => undefined,
      durable: false,
    }
    const first = await startCluster(parts)
    await withConnection(first.adminUrl('postgres'), (admin) => admin.query('create table written ()'))
    await first.stop()
    const outside =
      /^The database's user cannot enter .*: the database lies in \/var\/lib\/console-\w+-\w+\/postgres\.$/
    expect(lines).toHaveLength(isRoot ? 1 : 0)
    expect(lines.every((line) => outside.test(line))).toBe(true)
    expect(existsSync(join(dataDir, 'postgres/PG_VERSION'))).toBe(!isRoot)
    const second = await startCluster(parts)
    await withConnection(second.adminUrl('postgres'), (admin) => admin.query('select from written'))
    await second.stop()
  })

  test('a database that a service manager stops together with the server is not started again', async () => {
    const said: string[] = []
    const stopping = new AbortController()
    const { signal } = stopping
    const say = (line: string) => void said.push(line)
    const cluster = await startCluster({ dataDir, say, onLost: say, durable: false, signal })
    const pid = cluster.pid() ?? 0
    said.length = 0
    stopping.abort()
    process.kill(pid, 'SIGINT')
    // The process exists as long as the server has not seen its end.
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false)
    expect(said).toEqual([])
    await cluster.stop()
    expect(cluster.pid()).toBe(pid)
  })

  test('a moment of the demo data that has not come is refused before anything is made', async () => {
    const config = readConfig({ DATA_DIR: dataDir, SEED_NOW: '2999-01-01T00:00:00Z' })
    await expect(startApplication({ config, ...silent })).rejects.toThrow(
      'SEED_NOW is in the future. Use the present or a moment in the past.',
    )
    expect(existsSync(dataDir)).toBe(false)
  })
})
