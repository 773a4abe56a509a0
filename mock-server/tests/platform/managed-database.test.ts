import { execFileSync } from 'node:child_process'
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
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { isAlive } from '../../src/platform/db/managed/processes.ts'
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

/** A data folder after its first start: what most tests begin with, copied, since making one takes seconds. */
let used: { folder: string; status: number; database: number; exitCode: number | null; output: string }
const startUsed = (): Running => {
  // With owners: as root the database belongs to another user.
  execFileSync('cp', ['-a', join(used.folder, 'data'), dataDir])
  return start()
}
beforeAll(async () => {
  useFreshFolder()
  const first = start()
  const status = await isServing(await first.ready)
  const database = postgresPid()
  const exitCode = await first.end('SIGTERM')
  used = { folder, status, database, exitCode, output: first.output() }
})
afterAll(() => rmSync(used.folder, { recursive: true }))

beforeEach(useFreshFolder)
afterEach(async () => {
  for (const one of running.splice(0)) await one.end('SIGTERM')
  const memo = join(dataDir, 'postgres.place.json')
  // Root's database may lie outside; what these tests made there goes with them.
  if (existsSync(memo)) {
    const index = JSON.parse(readFileSync(memo, 'utf8')) as { folder: string } // the server's own file
    rmSync(join(index.folder, '..'), { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true })
})

function start(env: Record<string, string> = {}): Running {
  const one = startProgram({ DATA_DIR: dataDir, ...env })
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

test('the first start prints the first administrator once; stopping ends the database; the second start keeps the data', async () => {
  expect(used).toMatchObject({ status: 200, exitCode: 0 })
  expect(used.output).toMatch(/First administrator: admin {2}one-time password: \S{16}/)
  expect(isAlive(used.database)).toBe(false)
  const second = startUsed()
  await second.ready
  expect(second.output()).not.toContain('First administrator')
  expect(statSync(join(dataDir, 'postgres.credentials.json')).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(await second.end('SIGINT')).toBe(0)
})

test('a signal in the middle of the start leaves no database running', async () => {
  const first = start()
  // The file may be there before its first line is.
  const hasDatabase = () => existsSync(join(dataDir, 'postgres/postmaster.pid')) && postgresPid() > 0
  await expect.poll(hasDatabase, { timeout: 60_000, interval: 5 }).toBe(true)
  const database = postgresPid()
  expect(await first.end('SIGTERM')).toBe(0)
  expect(isAlive(database)).toBe(false)
  const second = start()
  expect(await isServing(await second.ready)).toBe(200)
})

test('after SIGKILL of the server its database does not block the next start, which keeps what was written', async () => {
  const first = startUsed()
  await first.ready
  const orphan = postgresPid()
  await first.end('SIGKILL')
  expect(isAlive(orphan)).toBe(true)
  const second = start()
  expect(await isServing(await second.ready)).toBe(200)
  expect(isAlive(orphan)).toBe(false)
  expect(second.output()).not.toContain('First administrator')
})

test('after SIGKILL of PostgreSQL the server brings it back on its own', async () => {
  const server = startUsed()
  const address = await server.ready
  const killed = postgresPid()
  process.kill(killed, 'SIGKILL')
  await expect
    .poll(async () => postgresPid() !== killed && (await isServing(address)), { timeout: 60_000 })
    .toBe(200)
  expect(server.output()).toContain('PostgreSQL ended unexpectedly; starting it again.')
})

test('a folder in use is refused with the process that has it', async () => {
  const first = startUsed()
  await first.ready
  expect(await fails()).toBe(
    `The data folder ${dataDir} is in use by process ${first.child.pid}. Stop it, or set DATA_DIR to another folder.`,
  )
})

test('an initialisation that was killed half way, and a stale pid file, do not block the start', async () => {
  // What a SIGKILL during initdb leaves: the credentials and a folder beside the final one.
  mkdirSync(join(dataDir, 'postgres.tmp'), { recursive: true })
  chmodSync(dataDir, 0o711)
  writeFileSync(join(dataDir, 'postgres.tmp/half'), '')
  const first = start()
  await first.ready
  expect(existsSync(join(dataDir, 'postgres.tmp'))).toBe(false)
  await first.end('SIGTERM')
  // The id of an active process that is no PostgreSQL: a machine that was switched off leaves such a file.
  writeFileSync(
    join(dataDir, 'postgres/postmaster.pid'),
    `${process.pid}\n${dataDir}/postgres\n1\n1\n\n127.0.0.1\n`,
  )
  const second = start()
  expect(await isServing(await second.ready)).toBe(200)
})

test('folders of another major version, incomplete ones and ones that may not be used are each one line', async () => {
  const open = (folderOfData: string) =>
    openDatabase(
      { ...readConfig({}), dataDir: folderOfData },
      { say: () => undefined, onLost: () => undefined },
    )
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
  expect(await fails({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' })).toMatch(
    /^The database of DATABASE_URL cannot be reached/,
  )
})

test('the database lies in the data folder, or, where only root may enter, in a folder its user can reach', async () => {
  chmodSync(folder, 0o700)
  const isRoot = process.getuid?.() === 0
  const first = start()
  expect(await isServing(await first.ready)).toBe(200)
  const outside =
    /The database's user cannot enter .*: the database lies in \/var\/lib\/console-\w+-\w+\/postgres\./
  expect(outside.test(first.output())).toBe(isRoot)
  expect(existsSync(join(dataDir, 'postgres/PG_VERSION'))).toBe(!isRoot)
  await first.end('SIGTERM')
  const second = start()
  await second.ready
  expect(second.output()).not.toContain('First administrator')
})

test('a start that is stopped while it fills the demo ends soon, and PostgreSQL with it', async () => {
  const one = start({ SEED_PROFILE: 'demo' })
  await expect.poll(() => one.output(), { timeout: 120_000 }).toContain('Filling the database')
  const database = postgresPid()
  expect(isAlive(database)).toBe(true)
  expect(await one.end('SIGTERM')).toBe(0)
  expect(one.output()).not.toContain('The console runs')
  expect(isAlive(database)).toBe(false)
})

test('a moment of the demo data that has not come is refused in one line', async () => {
  expect(await fails({ SEED_NOW: '2999-01-01T00:00:00Z' })).toBe(
    'SEED_NOW is in the future. Use the present or a moment in the past.',
  )
})
