import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import { checkMigrated, migrate, readMigrations, type Migration } from '../../src/platform/db/migrate.ts'
import { withConnection } from '../../src/platform/db/owner.ts'
import { checkAppLogin, ensureRoles } from '../../src/platform/db/roles.ts'
import { passwordHasher } from '../../src/platform/secrets/password-hasher.ts'
import { secretsFrom } from '../../src/platform/secrets/secrets.ts'
import { localStorage } from '../../src/platform/storage/local-storage.ts'
import { prepareDatabase } from '../../src/prepare-database.ts'
import { cloneDatabase, startTestServer, type TestDatabase } from '../../src/testing/start-test-server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

const known = readMigrations()
const next = known.length + 1
const migration = (sql: string, version = next): Migration => ({
  version,
  name: 'probe',
  sql,
  checksum: `probe ${version}`,
})
const run = (migrations: Migration[]) =>
  withConnection(database.adminUrl, (admin) => migrate(admin, migrations))
afterEach(() =>
  withConnection(database.adminUrl, async (admin) => {
    await admin.query('drop table if exists probe')
    await admin.query('delete from schema_migration where version = $1', [next])
  }),
)

test('starters at the same moment migrate once: the others wait and find it done', async () => {
  const probe = [...known, migration('create table probe (id int); select pg_sleep(0.05)')]
  const ran = await Promise.all(Array.from({ length: 5 }, () => run(probe)))
  expect(ran.filter((count) => count === 1)).toHaveLength(1)
  expect(ran.filter((count) => count === 0)).toHaveLength(4)
})

test('a database of a newer version is refused', async () => {
  await run([...known, migration('select 1')])
  await expect(run(known)).rejects.toThrow(
    `newer version (migration ${next}, this program knows ${known.length})`,
  )
  const server = startTestServer({ database })
  await expect(server).rejects.toThrow('Update the program.')
})

test('a migration that fails leaves nothing behind', async () => {
  const broken = [...known, migration('create table half (id int); select no_such_column')]
  await expect(run(broken)).rejects.toThrow('no_such_column')
  const found = await withConnection(database.adminUrl, (admin) =>
    admin.query(`select to_regclass('half') as half`),
  )
  expect(found.rows).toEqual([{ half: null }])
})

test('roles of providers that watch seats and see projects get the live monitor, once [LIVE-Q1]', async () => {
  const grant = known.find(({ name }) => name.includes('live-monitor-of-providers'))
  const pages = ['project', 'project.accepted', 'workspace', 'workspace.wall']
  const granted = await withConnection(database.adminUrl, async (admin) => {
    const insert = async (kind: string, menuIds: string[]): Promise<void> => {
      await admin.query(
        `insert into role (tenant_id, name, menu_ids) select id, 'migrated ' || cardinality($2::text[]), $2
         from tenant where kind = $1 order by id limit 1`,
        [kind, menuIds],
      )
    }
    await insert('provider', pages)
    await insert('provider', ['project', 'project.accepted'])
    await insert('standard', pages)
    for (const _run of [1, 2]) await admin.query(grant?.sql ?? '')
    const { rows } = await admin.query<{ menuIds: string[] }>(
      `select menu_ids as "menuIds" from role where name like 'migrated %' order by id`,
    )
    await admin.query(`delete from role where name like 'migrated %'`)
    return rows.map(({ menuIds }) => menuIds)
  })
  expect(granted).toEqual([[...pages, 'project.monitor'], ['project', 'project.accepted'], pages])
})

test('API clients that are there are numbered in the language of who made them, once [CRED-002]', async () => {
  const names = known.find(({ name }) => name.includes('names-of-api-clients'))
  const named = await withConnection(database.adminUrl, async (admin) => {
    await admin.query('begin')
    await admin.query('alter table oauth_client alter column name drop not null')
    await admin.query(`update app_user set language = 'zh' where id = (select min(id) from app_user)`)
    const insert = (id: string, language: string | null): Promise<unknown> =>
      admin.query(
        `insert into oauth_client (tenant_id, client_id, secret_hash, secret_sealed, created_by, created_at)
         select tenant_id, $1, 'hash', 'sealed', case when language = $2 then id end, now()
         from app_user where id = (select min(id) from app_user)`,
        [id, language],
      )
    await insert('cl_first', null)
    await insert('cl_second', 'zh')
    for (const _run of [1, 2]) await admin.query(names?.sql ?? '')
    const { rows } = await admin.query<{ name: string }>(
      `select name from oauth_client where client_id in ('cl_first', 'cl_second') order by id`,
    )
    await admin.query('rollback')
    return rows.map(({ name }) => name)
  })
  expect(named).toEqual(['Client 1', '凭证 2'])
})

test('a migration whose text changed after it ran is refused', async () => {
  const changed = known.map((one) => ({ ...one, checksum: 'another' }))
  await expect(run(changed)).rejects.toThrow('was applied with another text')
})

test('without an administrator an old schema is refused with what to do', async () => {
  await withConnection(database.appUrl, async (app) => {
    await expect(checkMigrated(app, known)).resolves.toBeUndefined()
    await expect(checkMigrated(app, [...known, migration('')])).rejects.toThrow(
      'Set DATABASE_ADMIN_URL for one start.',
    )
  })
})

test('an administrator without a right gets, before anything is changed, the statement that gives it', async () => {
  const role = `admin_${randomBytes(4).toString('hex')}`
  const empty = await cloneDatabase('none')
  const name = new URL(empty.adminUrl).pathname.slice(1)
  const asSuperuser = (statement: string) => withConnection(empty.adminUrl, (admin) => admin.query(statement))
  await asSuperuser(`drop schema public cascade`)
  await asSuperuser(`create schema public`)
  await asSuperuser(`create role ${role} login password 'x'`)
  const url = new URL(empty.adminUrl)
  url.username = role
  url.password = 'x'
  const start = () =>
    withConnection(url.href, async (admin) => {
      await ensureRoles(admin, { appLogin: 'console_app' })
      return migrate(admin)
    })

  const lacks = `DATABASE_ADMIN_URL's role "${role}" lacks`
  const grants = [
    `grant console_owner to "${role}" with admin option`,
    `grant usage, create on schema public to "${role}" with grant option`,
  ]
  await expect(start()).rejects.toThrow(
    `${lacks} the right to act as console_owner. As a superuser: ${grants[0]}`,
  )
  await asSuperuser(grants[0] ?? '')
  await expect(start()).rejects.toThrow(
    `${lacks} rights on schema public that it can grant. As a superuser, in the database "${name}": ${grants[1]}`,
  )
  await asSuperuser(grants[1] ?? '')
  expect(await start()).toBe(readMigrations().length)
  expect(await start()).toBe(0)
  await empty.drop()
  await withConnection(database.adminUrl, (admin) => admin.query(`drop role ${role}`))
})

test('a login that could bypass tenant isolation is refused', async () => {
  await withConnection(database.adminUrl, async (admin) => {
    await expect(checkAppLogin(admin)).rejects.toThrow('could bypass tenant isolation')
  })
})

test('the secret key of another database is refused', async () => {
  const input = {
    config: {
      seedProfile: 'people' as const,
      seedNow: undefined,
      seedDays: undefined,
      seedLanguage: 'en' as const,
    },
    appUrl: database.appUrl,
    adminUrl: undefined,
    clock: systemClock,
    secrets: secretsFrom(Buffer.alloc(32, 7)),
    passwords: passwordHasher(),
    storage: localStorage(tmpdir()),
    say: () => undefined,
  }
  await expect(prepareDatabase(input)).rejects.toThrow('is not the one this database was made with')
})

test('a database that cannot be reached is one line', async () => {
  const input = {
    config: {
      seedProfile: 'people' as const,
      seedNow: undefined,
      seedDays: undefined,
      seedLanguage: 'en' as const,
    },
    appUrl: 'postgres://console_app:x@127.0.0.1:1/console',
    adminUrl: undefined,
    clock: systemClock,
    secrets: secretsFrom(Buffer.alloc(32, 7)),
    passwords: passwordHasher(),
    storage: localStorage(tmpdir()),
    say: () => undefined,
  }
  await expect(prepareDatabase(input)).rejects.toThrow(
    /^The database of DATABASE_URL cannot be reached: .*ECONNREFUSED.*\.$/,
  )
})

test('a database that was migrated and never filled is refused with what to do', async () => {
  const empty = await cloneDatabase('none')
  await withConnection(empty.adminUrl, (admin) => admin.query('delete from app_setting'))
  await expect(startTestServer({ database: empty })).rejects.toThrow('no content yet. Set DATABASE_ADMIN_URL')
  await empty.drop()
})

test('a disk that is too small for the demo is reported before anything is filled', async () => {
  const empty = await cloneDatabase('none')
  await withConnection(empty.adminUrl, (admin) => admin.query('delete from app_setting'))
  const said: string[] = []
  const prepared = prepareDatabase({
    config: { seedProfile: 'demo', seedNow: undefined, seedDays: undefined, seedLanguage: 'en' as const },
    appUrl: empty.appUrl,
    adminUrl: empty.adminUrl,
    appPassword: decodeURIComponent(new URL(empty.appUrl).password),
    clock: systemClock,
    secrets: secretsFrom(Buffer.alloc(32, 7)),
    passwords: passwordHasher(),
    storage: localStorage(tmpdir()),
    say: (line) => said.push(line),
    freeBytesIn: async (folder) => (folder.startsWith('/') ? 1.1e9 : Number.NaN),
  })
  await expect(prepared).rejects.toThrow(
    / has 1\.1 GB left, and SEED_PROFILE=demo needs 1\.2 GB\. Free some space/,
  )
  expect(said).toEqual([])
  await empty.drop()
})
