import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import { withOwnersConnection } from '../../src/platform/db/owner.ts'
import { passwordHasher } from '../../src/platform/secrets/password-hasher.ts'
import { secretsFrom } from '../../src/platform/secrets/secrets.ts'
import { localStorage } from '../../src/platform/storage/local-storage.ts'
import { prepareDatabase } from '../../src/prepare-database.ts'
import { cloneDatabase, DEMO_PASSWORD, type TestDatabase } from '../../src/testing/start-test-server.ts'
import { TEST_MEMORY_COST_KIB } from '../../src/testing/test-cluster.ts'

const databases: TestDatabase[] = []
afterAll(async () => {
  for (const database of databases) await database.drop()
})

const passwords = passwordHasher(TEST_MEMORY_COST_KIB)
const ownRows = <Row extends {}>({ adminUrl }: TestDatabase, query: string, values: unknown[] = []) =>
  withOwnersConnection(adminUrl, async (owner) => (await owner.query<Row>(query, values)).rows)

async function unfilled(): Promise<TestDatabase> {
  const database = await cloneDatabase('none')
  databases.push(database)
  await ownRows(database, 'delete from app_setting')
  return database
}

/** As a start does, with DEMO_PASSWORD as it is given: null where others can reach the console. */
async function start(
  { appUrl, adminUrl }: TestDatabase,
  demoPassword: string | null,
): Promise<string | null> {
  const config = {
    seedProfile: 'people',
    seedNow: undefined,
    seedDays: undefined,
    seedLanguage: 'en',
  } as const
  const { demoPassword: said } = await prepareDatabase({
    config: { ...config, demoPassword },
    appUrl,
    adminUrl,
    clock: systemClock,
    secrets: secretsFrom(Buffer.alloc(32, 7)),
    passwords,
    storage: localStorage(tmpdir()),
    say: () => undefined,
  })
  return said
}

async function accepted(database: TestDatabase, password: string | null): Promise<boolean[]> {
  const rows = await ownRows<{ hash: string }>(
    database,
    'select password_hash as hash from app_user where username = any($1)',
    [['platform-admin', 'manager', 'seat-001', 'lantern-seat-008']],
  )
  return Promise.all(rows.map(({ hash }) => passwords.verify(hash, password ?? '')))
}
const everyone = [true, true, true, true]
const nobody = [false, false, false, false]

test('where others can reach the console its demo accounts get a password that the first start says, and no later one', async () => {
  const database = await unfilled()
  const made = await start(database, null)
  expect(made).toMatch(/^\S{12}-Aa1$/)
  expect(await accepted(database, made)).toEqual(everyone)
  expect(await accepted(database, DEMO_PASSWORD)).toEqual(nobody)
  expect(await start(database, null)).toBeNull()
  expect(await start(database, 'Given#2026')).toBeNull()
  expect(await accepted(database, made)).toEqual(everyone)

  // A start that was broken off before it could say it.
  await ownRows(
    database,
    `insert into app_setting (key, value) values ('demoAdministration', '{"now":"2026-11-20T00:00:00Z","made":3,"isDone":false}')`,
  )
  const again = await start(database, null)
  expect(again).not.toBe(made)
  expect(await accepted(database, again)).toEqual(everyone)
})

test('DEMO_PASSWORD gives it, and the published one is said at every start', async () => {
  const given = await unfilled()
  expect(await start(given, 'Given#2026')).toBe('Given#2026')
  expect(await accepted(given, 'Given#2026')).toEqual(everyone)
  expect(await accepted(given, DEMO_PASSWORD)).toEqual(nobody)

  const published = await unfilled()
  expect(await start(published, DEMO_PASSWORD)).toBe(DEMO_PASSWORD)
  expect(await start(published, null)).toBe(DEMO_PASSWORD)
  expect(await accepted(published, DEMO_PASSWORD)).toEqual(everyone)
})
