import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup } from '../src/commands/backup.ts'
import { recountStatistics } from '../src/commands/recount-statistics.ts'
import { restore } from '../src/commands/restore.ts'
import { runSql } from '../src/commands/sql.ts'
import { upgrade } from '../src/commands/upgrade.ts'
import { verifyAudit } from '../src/commands/verify-audit.ts'
import { rollUpAll } from '../src/modules/statistics/rollup/index.ts'
import { REPOSITORY_ROOT, type Config } from '../src/platform/config.ts'
import { lockFolder } from '../src/platform/db/managed/folder-lock.ts'
import { withConnection } from '../src/platform/db/owner.ts'
import { s3Storage } from '../src/platform/storage/s3-storage.ts'
import { startTestServer, type TestServer } from '../src/testing/start-test-server.ts'
import { startS3Server } from './support/s3-server.ts'

const SQL = join(REPOSITORY_ROOT, 'mock-server/src/commands/sql.ts')

let folder: string
let server: TestServer
let emptyName: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-commands-'))
  server = await startTestServer()
  await server.signIn('manager')
  // Facts of two months lie in tables of their own, which a restore has to make.
  await server.asOwner(async (db) => {
    await sql`insert into fact_month values ('2026-10-01'), ('2026-11-01') on conflict do nothing`.execute(db)
    await sql`insert into status_event (tenant_id, user_id, business_type_id, evt_at, evt)
      select u.tenant_id, u.id, b.id, at, 1
      from app_user u join business_type b on b.tenant_id = u.tenant_id,
        unnest(array['2026-10-31 23:00+00', '2026-11-01 01:00+00']::timestamptz[]) at
      where u.username = 'manager' limit 2`.execute(db)
  })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

type Command = (input: { config: Config; args: string[]; print: (line: string) => void }) => Promise<number>

async function run(
  command: Command,
  args: string[],
  changes: Partial<Config> = {},
): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const config: Config = {
    ...server.ctx.config,
    // A folder of its own: the server's is in use.
    dataDir: join(folder, 'command'),
    databaseUrl: server.database.appUrl,
    databaseAdminUrl: server.database.adminUrl,
    ...changes,
  }
  const code = await command({ config, args, print: (line) => lines.push(line) })
  return { code, lines }
}

/** An empty database of the same server, with a path for its key. */
async function emptyDatabase(): Promise<Partial<Config>> {
  emptyName = `restored_${randomBytes(4).toString('hex')}`
  await withConnection(server.database.adminUrl, (admin) => admin.query(`create database ${emptyName}`))
  const urlTo = (url: string) => url.replace(/\/[^/]*$/, `/${emptyName}`)
  return {
    databaseUrl: urlTo(server.database.appUrl),
    databaseAdminUrl: urlTo(server.database.adminUrl),
    dataDir: join(folder, emptyName),
    secretKeyFile: join(folder, emptyName, 'secret.key'),
  }
}

async function drop(): Promise<void> {
  await withConnection(server.database.adminUrl, (admin) =>
    admin.query(`drop database ${emptyName} with (force)`),
  )
}
const file = () => join(folder, 'demo.backup')

test('days are counted again of one company or of all, a wrong day or company is refused', async () => {
  await rollUpAll(server.ctx)
  const days = ['--from', '2026-11-01', '--to', '2026-11-02']
  const one = await run(recountStatistics, [...days, '--company', 'harbour'])
  expect(one).toEqual({ code: 0, lines: ['harbour: 2 days counted by the sources that are chosen now'] })
  const all = await run(recountStatistics, ['--from', '2026-11-01', '--to', '2026-11-01'])
  expect(all.lines.length).toBeGreaterThan(1)
  expect(all.lines).toContain('harbour: 1 day counted by the sources that are chosen now')
  for (const wrong of [
    ['--from', '2026-11-02', '--to', '2026-11-01'],
    ['--from', '2026-13-01', '--to', '2026-13-02'],
    ['--to', '2026-11-01'],
  ])
    await expect(run(recountStatistics, wrong)).rejects.toThrow('Usage: pnpm stat:recount')
  await expect(run(recountStatistics, [...days, '--company', 'nobody'])).rejects.toThrow(
    'There is no company nobody.',
  )
})

test('a backup of the running server, restored into an empty database, has the same data with an intact chain', async () => {
  const made = await run(backup, [file()])
  expect(made.lines[0]).toMatch(/^\d+ rows of \d+ tables, \d+ files and the secret key are in /)
  expect((await stat(file())).mode & 0o777).toBe(0o600)

  const target = await emptyDatabase()
  const restored = await run(restore, [file()], target)
  expect(restored.lines[0]).toMatch(/rows of \d+ tables and \d+ files were restored as of /)
  expect(await readFile(target.secretKeyFile ?? '', 'utf8')).toBe(
    await readFile(server.database.secretKeyFile, 'utf8'),
  )
  expect((await run(verifyAudit, [], target)).code).toBe(0)

  const count = async (url: string | undefined) =>
    withConnection(url ?? '', async (admin) => {
      const { rows } = await admin.query(`select (select count(*) from app_user) as people,
        (select count(*) from audit_record) as records, (select count(*) from product) as products,
        (select count(*) from account_period) as periods, (select count(*) from status_event) as statuses,
        (select count(*) from pg_class where relispartition and relkind = 'r') as partitions,
        (select md5(string_agg(u::text, ',' order by id)) from app_user u) as digest`)
      return rows
    })
  expect(await count(target.databaseAdminUrl)).toEqual(await count(server.database.adminUrl))

  const again = await startTestServer({
    database: {
      adminUrl: target.databaseAdminUrl ?? '',
      appUrl: target.databaseUrl ?? '',
      secretKeyFile: target.secretKeyFile ?? '',
      firstPassword: '',
      drop,
    },
  })
  // Sessions of the backup's time do not live again; people sign in again, and ids continue after the restored ones.
  expect((await again.asOwner((db) => sql`select 1 from session`.execute(db))).rows).toEqual([])
  await again.signIn('manager')
  const isolated = await again.ctx.db.outside.selectFrom('appUser').select('id').execute()
  expect(isolated).toEqual([])
  await again.stop()
  await drop()
})

test('beside a server on its folder backup, sql and audit check run with files and checkpoints, a restore does not', async () => {
  const dataDir = join(folder, 'of-a-server')
  const hash = 'ab'.repeat(32)
  await mkdir(join(dataDir, 'files/content/1/ab'), { recursive: true })
  await writeFile(join(dataDir, 'files/content/1/ab', hash), 'the bytes')
  await server.asOwner((db) =>
    sql`insert into stored_content (tenant_id, hash, bytes, media_type, created_at) values (1, ${hash}, 9, 'text/plain', now())`.execute(
      db,
    ),
  )
  const beside = { dataDir, storage: { kind: 'local' } as const }
  const release = lockFolder(dataDir)
  const made = await run(backup, [file()], beside)
  expect([made.code, made.lines]).toEqual([0, [expect.stringContaining(' 1 files and the secret key ')]])
  expect((await run(runSql, ['select 7 as days'], beside)).lines[2]).toBe('7')
  // The checkpoints are those of the server's folder.
  const checkpoints = join(server.ctx.config.dataDir, 'audit-checkpoints.jsonl')
  await writeFile(join(dataDir, 'audit-checkpoints.jsonl'), await readFile(checkpoints))
  const verified = await run(verifyAudit, [], beside)
  expect([verified.code, verified.lines[0]]).toEqual([0, expect.stringMatching(/^All \d+ checkpoints fit/)])
  await expect(run(restore, [file()], beside)).rejects.toThrow('is in use by process')
  release()

  // With another folder, neither its files nor its key are mistaken for the server's.
  const other = join(folder, 'of-nobody')
  const without = await run(backup, [file()], { ...beside, dataDir: other })
  expect(without.code).toBe(1)
  expect(without.lines[1]).toContain('1 files that the database names are not in')
  const secretKeyFile = join(other, 'secret.key')
  for (const command of [backup, verifyAudit]) {
    await expect(run(command, [], { dataDir: other, secretKeyFile })).rejects.toThrow(
      `There is no secret key ${secretKeyFile}.`,
    )
    const wrong = join(folder, 'wrong.key')
    await writeFile(wrong, `${randomBytes(32).toString('base64')}\n`)
    await expect(run(command, [], { dataDir: other, secretKeyFile: wrong })).rejects.toThrow(
      'is not the one this database was made with',
    )
  }
  expect(existsSync(secretKeyFile)).toBe(false)
  await server.asOwner((db) => sql`delete from stored_content where hash = ${hash}`.execute(db))
})

test('restoring over data, from a cut-off file, from nonsense and over another key is refused, and leaves nothing', async () => {
  await run(backup, [file()])
  await expect(run(restore, [file()])).rejects.toThrow('Restoring needs an empty database')

  const target = await emptyDatabase()
  const cut = join(folder, 'cut.backup')
  await writeFile(cut, await readFile(file()))
  await truncate(cut, Math.floor((await stat(cut)).size / 2))
  await expect(run(restore, [cut], target)).rejects.toThrow('was cut off. Nothing was restored.')
  await writeFile(cut, 'nonsense')
  await expect(run(restore, [cut], target)).rejects.toThrow('Nothing was restored.')
  await expect(run(restore, [join(folder, 'absent')], target)).rejects.toThrow('There is no file')
  await writeFile(target.secretKeyFile ?? '', `${randomBytes(32).toString('base64')}\n`)
  await expect(run(restore, [file()], target)).rejects.toThrow('is another than the backup')

  await rm(target.secretKeyFile ?? '')
  expect((await run(restore, [file()], target)).code).toBe(0)
  await drop()
})

test('a restored copy has the same files, byte by byte, without exports and what was half written', async () => {
  const source = join(folder, 'with-files')
  const lasting = new Map([
    ['content/1/recording', randomBytes(200_000)],
    ['content/2/empty', Buffer.alloc(0)],
    ['logos/1/logo.png', randomBytes(48 * 1024)],
  ])
  const left = ['exports/1/list.xlsx', 'content/1/half.part', 'content/.DS_Store']
  for (const key of [...lasting.keys(), ...left]) {
    await mkdir(join(source, 'files', key, '..'), { recursive: true })
    await writeFile(join(source, 'files', key), lasting.get(key) ?? 'x')
  }
  const made = await run(backup, [file()], { dataDir: source })
  expect(made.lines[0]).toContain(' 3 files and the secret key ')

  const target = await emptyDatabase()
  const files = join(target.dataDir ?? '', 'files')
  expect((await run(restore, [file()], target)).lines[0]).toContain(' and 3 files were restored ')
  const found = (await readdir(files, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
  expect(found).toHaveLength(lasting.size)
  for (const [key, bytes] of lasting) expect((await readFile(join(files, key))).equals(bytes)).toBe(true)
  await drop()
})

test('the files of a bucket are in the backup, and a restore writes them to the storage of its settings', async () => {
  const s3 = await startS3Server()
  const bucket = s3Storage(s3.settings)
  const recording = randomBytes(200_001)
  await bucket.write('content/1/recording', Readable.from([recording]))
  await bucket.write('exports/1/list.xlsx', Readable.from(['x']))
  await bucket.write('incoming/1/half.part', Readable.from(['x']))
  const made = await run(backup, [file()], { storage: s3.settings })
  expect(made.lines[0]).toContain(' 1 files and the secret key ')

  const target = await emptyDatabase()
  await expect(run(restore, [file()], { ...target, storage: s3.settings })).rejects.toThrow(
    'There are files in s3://console-files/console/ already.',
  )
  const storage = { ...s3.settings, prefix: 'restored/' }
  expect((await run(restore, [file()], { ...target, storage })).lines[0]).toContain(
    ' and 1 files were restored ',
  )
  const restored = await s3Storage(storage).read('content/1/recording').toArray()
  expect(Buffer.concat(restored).equals(recording)).toBe(true)
  expect((await s3.objects()).filter((key) => key.startsWith('restored/'))).toEqual([
    'restored/content/1/recording',
    'restored/system/audit-checkpoints/000000000001',
  ])
  await s3.stop()
  await drop()
})

test('a backup with a changed file is refused and leaves no file, and files that are there are not mixed with it', async () => {
  const source = join(folder, 'changed-file')
  await mkdir(join(source, 'files/content'), { recursive: true })
  await writeFile(join(source, 'files/content/a'), 'the first')
  await run(backup, [file()], { dataDir: source })
  const text = gunzipSync(await readFile(file())).toString()
  const encoded = Buffer.from('the first').toString('base64')
  expect(text).toContain(encoded)
  const changed = join(folder, 'changed.backup')
  await writeFile(changed, gzipSync(text.replace(encoded, Buffer.from('the other').toString('base64'))))
  const target = await emptyDatabase()
  await expect(run(restore, [changed], target)).rejects.toThrow('content/a is not as it was backed up')
  const files = join(target.dataDir ?? '', 'files')
  expect(await readdir(join(files, 'content'))).toEqual([])
  await writeFile(join(files, 'content/foreign'), 'x')
  await expect(run(restore, [file()], target)).rejects.toThrow('There are files in')
  await rm(join(files, 'content/foreign'))
  expect((await run(restore, [file()], target)).code).toBe(0)
  await drop()
})

test('sql prints a table, reads only unless said otherwise, and inside a tenant sees that tenant alone', async () => {
  const all = await run(runSql, ['select code, kind from tenant order by code'])
  expect(all.lines[0]).toMatch(/^code +kind$/)
  expect(all.lines.at(-1)).toMatch(/^\(\d+ rows\)$/)
  await expect(run(runSql, [`update tenant set short_name = 'x'`])).rejects.toThrow(/read-only transaction/)
  expect(
    (await run(runSql, [`update tenant set short_name = 'x' where kind = 'platform'`, '--write'])).lines,
  ).toEqual(['(1 row)'])
  const { lines } = await run(runSql, ['select count(*) as tenants from tenant', '--tenant', '1'])
  expect(lines[2]).toBe('1')
  await expect(run(runSql, ['select * from nowhere'])).rejects.toThrow(
    'The database refused: relation "nowhere" does not exist',
  )
  await expect(run(runSql, [])).rejects.toThrow('Usage: pnpm db:sql')
})

test.for([
  `commit; update tenant set short_name = 'y'`,
  `select 1; select 2`,
  `set default_transaction_read_only = off; update tenant set short_name = 'y'`,
])('sql sends one statement at a time: %s', async (query) => {
  await expect(run(runSql, [query])).rejects.toThrow('Send one statement at a time.')
  await expect(run(runSql, [query, '--tenant', '1'])).rejects.toThrow('Send one statement at a time.')
})

const NAMED_Y = `select count(*) as named from tenant where short_name = 'y'`

test('no statement of sql writes without --write, whatever it switches on first', async () => {
  await run(runSql, [
    `create function write_short_name() returns bigint language plpgsql as $$ begin
      update tenant set short_name = 'y'; return 1; end $$`,
    '--write',
  ])
  await run(runSql, [
    `create function write_switched_on() returns bigint language plpgsql as $$ begin
      perform set_config('transaction_read_only', 'off', true);
      update tenant set short_name = 'y'; return 1; end $$`,
    '--write',
  ])
  const refusal = /read-only transaction|read-write mode|invalid transaction termination/
  for (const query of [
    'select write_short_name()',
    'select write_switched_on()',
    'set transaction read write',
    `select set_config('transaction_read_only', 'off', false)`,
    `do $$ begin commit; update tenant set short_name = 'y'; end $$`,
    `do $$ begin set transaction read write; update tenant set short_name = 'y'; end $$`,
    `with changed as (update tenant set short_name = 'y' returning 1) select * from changed`,
    'create table notes (id bigint)',
  ])
    await expect(run(runSql, [query])).rejects.toThrow(refusal)
  await run(runSql, ['commit'])
  await run(runSql, ['set default_transaction_read_only = off'])
  expect((await run(runSql, [NAMED_Y])).lines[2]).toBe('0')
  await run(runSql, ['select write_short_name()', '--write'])
  expect((await run(runSql, [NAMED_Y])).lines[2]).not.toBe('0')
})

test('sql takes its statement from the standard input, where nobody passes one', async () => {
  const lines: string[] = []
  const sqlOf = (input: string | null, args: string[] = []) =>
    runSql({
      config: {
        ...server.ctx.config,
        dataDir: join(folder, 'command'),
        databaseUrl: server.database.appUrl,
        databaseAdminUrl: server.database.adminUrl,
      },
      args,
      print: (line) => lines.push(line),
      readInput: async () => input,
    })
  expect(await sqlOf('select 7 as days\n')).toBe(0)
  expect(lines).toEqual(['days', '----', '7', '(1 row)'])
  await sqlOf('select 1', ['select 8 as days'])
  expect(lines[6]).toBe('8')
  for (const nothing of ['', '  \n', null]) await expect(sqlOf(nothing)).rejects.toThrow('Usage: pnpm db:sql')
})

test('sql runs without a terminal: its statement from an argument or a pipe, plain lines, and a code', () => {
  const environment = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: join(folder, 'command'),
    DATABASE_URL: server.database.appUrl,
    DATABASE_ADMIN_URL: server.database.adminUrl,
    NODE_COMPILE_CACHE: join(tmpdir(), 'console-compile-cache'),
  }
  const shell = (command: string, input: string | null) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command, process.execPath, SQL], {
      env: environment,
      encoding: 'utf8',
      stdio: [input === null ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      ...(input === null ? {} : { input }),
    })
    return { status, stdout, stderr }
  }
  const seven = { status: 0, stdout: 'days\n----\n7\n(1 row)\n', stderr: '' }
  expect(shell('"$0" "$1"', 'select 7 as days\n')).toEqual(seven)
  const refused = { status: 1, stdout: '', stderr: 'The database refused: column "days" does not exist\n' }
  expect(shell('"$0" "$1" "select days"', null)).toEqual(refused)
  const many = `select repeat('x', 70) as x from generate_series(1, 150000)`
  const cut = shell(`{ "$0" "$1" "${many}"; echo "code $?" >&2; } | head -1`, null)
  expect(cut).toEqual({ status: 0, stdout: 'x\n', stderr: 'code 0\n' })
})

test('commands need the administrator’s address when the database is not their own', async () => {
  await expect(run(verifyAudit, [], { databaseAdminUrl: undefined })).rejects.toThrow(
    'needs DATABASE_ADMIN_URL',
  )
})

test('upgrade says that there is nothing to do, or how to move a folder of another major version', async () => {
  const dataDir = join(folder, 'old')
  const managed = { databaseUrl: undefined, databaseAdminUrl: undefined, dataDir }
  expect((await run(upgrade, [], managed)).lines[0]).toContain('There is no database in')
  await mkdir(join(dataDir, 'postgres'), { recursive: true })
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
  await writeFile(join(dataDir, 'postgres.place.json'), JSON.stringify({ folder: join(dataDir, 'postgres') }))
  expect((await run(upgrade, [], managed)).code).toBe(0)
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  const old = await run(upgrade, [], managed)
  expect(old.code).toBe(1)
  expect(old.lines.join('\n')).toMatch(/PostgreSQL 17.*\n.*db:backup.*\n.*db:restore/)
})
