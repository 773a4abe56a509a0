import { statfs } from 'node:fs/promises'
import type { Kysely, Transaction } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { z } from 'zod'
import { everyMenuId } from './access/menu/menu.ts'
import { everyPermission } from './access/menu/permissions.ts'
import { ADMINISTRATION_DAYS } from './demo/administration/plan.ts'
import { demoAccounts, seed, seedReference, SCENARIO_SEED } from './demo/seed/index.ts'
import { seedScenario, scenarioPlans } from './demo/seed/scenario/seed-scenario.ts'
import { auditWriter } from './platform/audit/writer.ts'
import type { Clock } from './platform/clock.ts'
import { PUBLISHED_PASSWORD, type Config, type SeedProfile } from './platform/config.ts'
import { checkKey, KEY_FINGERPRINT, keyFingerprint } from './platform/db/key-fingerprint.ts'
import { checkMigrated, migrate } from './platform/db/migrate.ts'
import { inOwnerTransaction, OWNER_ROLE, withConnection } from './platform/db/owner.ts'
import { checkAppLogin, ensureRoles } from './platform/db/roles.ts'
import type { Database } from './platform/db/schema.ts'
import { oneTimePassword } from './platform/secrets/one-time-password.ts'
import type { PasswordHasher } from './platform/secrets/password-hasher.ts'
import type { Secrets } from './platform/secrets/secrets.ts'
import { StartProblem } from './platform/start-problem.ts'
import type { Storage } from './platform/storage/storage.ts'
import { DAY_MS } from './platform/time/units.ts'

export type Prepared = {
  /** Set only by the start that made the account; the password is stored nowhere else. */
  firstAdministrator: { username: string; password: string } | null
  /** The password of the demo's accounts; null where it was made at an earlier start, which printed it. */
  demoPassword: string | null
  /** The profile that the database was made with, whatever the setting says today. */
  profile: string
  /**
   * The part of the demo's administration that was played, for the moment of its data; null where nothing is left to play.
   */
  administration: Administration | null
}
export type Administration = z.output<typeof administration>

type PrepareInput = {
  config: Pick<Config, 'seedProfile' | 'seedLanguage' | 'seedNow' | 'seedDays'> &
    Partial<Pick<Config, 'demoPassword'>>
  appUrl: string
  adminUrl: string | undefined
  /** Only the managed database makes its login itself. */
  appPassword?: string
  clock: Clock
  secrets: Secrets
  passwords: PasswordHasher
  /** Storage for files of the demo data. */
  storage: Storage
  log?: Pick<Logger, 'info'>
  /** Prints a line about the progress. */
  say: (line: string) => void
  /** Cancels the seeding; nothing of it is stored. */
  signal?: AbortSignal
  /** Tests use it to report a free space of their own. */
  freeBytesIn?: (folder: string) => Promise<number>
}

const SEEDED = 'seedProfile'
/** The setting exists where the demo data's accounts have another password than the published one. */
const DEMO_PASSWORD = 'demoPassword'
const ADMINISTRATION = 'demoAdministration'
const administration = z.object({
  now: z.coerce.date(),
  made: z.int(),
  isDone: z.boolean(),
  language: z.enum(['en', 'zh']).default('en'),
})

/** Brings a database to where the server can serve from it: roles, schema, first content. */
export async function prepareDatabase(input: PrepareInput): Promise<Prepared> {
  const { appUrl, adminUrl, appPassword } = input
  let made: FirstContent = {}
  if (adminUrl !== undefined) {
    const appLogin = decodeURIComponent(new URL(appUrl).username)
    await connecting('DATABASE_ADMIN_URL', adminUrl, async (admin) => {
      await ensureRoles(admin, { appLogin, ...(appPassword === undefined ? {} : { appPassword }) })
      const ran = await migrate(admin)
      if (ran > 0) input.log?.info({ migrations: ran }, 'the database was migrated')
    })
    made = await inOwnerTransaction(adminUrl, (tx, connection) => firstContent(tx, connection, input))
  }
  let profile = ''
  let unfinished: Administration | null = null
  let isPublished = true
  await connecting('DATABASE_URL', appUrl, async (app) => {
    await checkAppLogin(app)
    await checkMigrated(app)
    await checkKey(app, input.secrets)
    profile = await filledProfile(app)
    isPublished = (await findSetting(app, DEMO_PASSWORD)) === undefined
    const played = await findSetting(app, ADMINISTRATION)
    const found = played === undefined ? null : administration.parse(JSON.parse(played))
    if (found && !found.isDone && adminUrl !== undefined) unfinished = found
  })
  let demoPassword = isPublished ? PUBLISHED_PASSWORD : (made.demoPassword ?? null)
  // The start that made the password was interrupted before it printed it.
  if (unfinished && demoPassword === null && adminUrl !== undefined) {
    demoPassword = newDemoPassword(input)
    await replaceDemoPassword(adminUrl, await input.passwords.hash(demoPassword))
  }
  return {
    firstAdministrator: made.firstAdministrator ?? null,
    demoPassword,
    profile,
    administration: unfinished,
  }
}

type FirstContent = {
  firstAdministrator?: Prepared['firstAdministrator']
  demoPassword?: string
}

/** The accounts get a password that nobody else knows where others can reach the console. */
function newDemoPassword({
  config: { demoPassword = PUBLISHED_PASSWORD },
}: Pick<PrepareInput, 'config'>): string {
  return demoPassword ?? oneTimePassword()
}

async function replaceDemoPassword(adminUrl: string, passwordHash: string): Promise<void> {
  const usernames = demoAccounts.map(({ username }) => username)
  await inOwnerTransaction(adminUrl, (db) =>
    db.updateTable('appUser').set({ passwordHash }).where('username', 'in', usernames).execute(),
  )
}

async function connecting(
  setting: string,
  url: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  try {
    await withConnection(url, work)
  } catch (error) {
    if (error instanceof StartProblem) throw error
    const isConnection =
      error instanceof pg.DatabaseError ? /^(28|3D|08|57)/.test(error.code ?? '') : isNetworkError(error)
    if (!isConnection) throw error
    throw new StartProblem(`The database of ${setting} cannot be reached: ${describe(error)}.`)
  }
}

function isNetworkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    ('syscall' in error || /timeout|terminated/i.test(error.message) || error instanceof AggregateError)
  )
}

function describe(error: unknown): string {
  if (error instanceof AggregateError) return describe(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

async function firstContent(
  db: Transaction<Database>,
  connection: pg.ClientBase,
  input: PrepareInput,
): Promise<FirstContent> {
  const { config, clock, secrets, passwords, storage } = input
  const setting = await db
    .insertInto('appSetting')
    .values({ key: SEEDED, value: config.seedProfile })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!setting) return {}
  await db
    .insertInto('appSetting')
    .values({ key: KEY_FINGERPRINT, value: keyFingerprint(secrets) })
    .execute()
  await seedReference(db)
  if (config.seedProfile === 'none')
    return { firstAdministrator: await makeFirstAdministrator(db, passwords) }
  const password = newDemoPassword(input)
  if (password !== PUBLISHED_PASSWORD)
    await db.insertInto('appSetting').values({ key: DEMO_PASSWORD, value: 'own' }).execute()
  const { seedProfile, seedLanguage: language } = config
  const now = config.seedNow ?? clock.now()
  const hasHistory = seedProfile !== 'people'
  // The log begins before the month of administration that is played after the filling.
  const startedAt = hasHistory ? new Date(now.getTime() - (ADMINISTRATION_DAYS + 1) * DAY_MS) : clock.now()
  const audit = auditWriter({ ...clock, now: () => startedAt }, secrets)
  // The disk of a database elsewhere is not ours to look at.
  if (input.appPassword !== undefined) await requireDisk(connection, config.seedProfile, input.freeBytesIn)
  await seed({ db, profile: seedProfile, language, now, hashPassword: passwords.hash, password, audit })
  if (!hasHistory) return { demoPassword: password }
  const { days, daysOfWords } = scenarioPlans[seedProfile]
  const plan = { days: config.seedDays ?? days, daysOfWords }
  input.say(`Filling the database (${seedProfile}): ${plan.days} days of calls, once. This takes a while.`)
  const signal = input.signal ?? new AbortController().signal
  await seedScenario({ db, connection, storage, plan, language, seed: SCENARIO_SEED, now, signal })
  await saveAdministration(db, { now, made: 0, isDone: false, language })
  return { demoPassword: password }
}

/** Disk space of the filled database, with what PostgreSQL writes beside it. */
const NEEDED_GIGABYTES: Partial<Record<SeedProfile, number>> = { demo: 1.2, large: 6 }
const GIGABYTE = 1e9

async function getFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function requireDisk(
  connection: pg.ClientBase,
  profile: SeedProfile,
  freeBytesIn = getFreeBytes,
): Promise<void> {
  const needed = NEEDED_GIGABYTES[profile]
  if (needed === undefined) return
  // Only the administrator may read the location of the data folder.
  await connection.query('set local role none')
  const { rows } = await connection.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  )
  await connection.query(`set local role ${OWNER_ROLE}`)
  const [{ folder } = { folder: '' }] = rows
  const free = (await freeBytesIn(folder)) / GIGABYTE
  if (free >= needed) return
  throw new StartProblem(
    `The disk of ${folder} has ${free.toFixed(1)} GB left, and SEED_PROFILE=${profile} needs ${needed} GB. Free some space, set DATA_DIR to another disk, or use SEED_PROFILE=none.`,
  )
}

export async function saveAdministration(db: Kysely<Database>, played: Administration): Promise<void> {
  const value = JSON.stringify(played)
  await db
    .insertInto('appSetting')
    .values({ key: ADMINISTRATION, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** An empty platform with one administrator, whose password works once (R24). */
async function makeFirstAdministrator(
  db: Transaction<Database>,
  passwords: PasswordHasher,
): Promise<NonNullable<Prepared['firstAdministrator']>> {
  const username = 'admin'
  const password = oneTimePassword()
  const { id: tenantId } = await db
    .insertInto('tenant')
    .values({
      code: 'platform',
      kind: 'platform',
      nameEn: 'Platform',
      nameZh: '平台',
      tenantType: 'Receiver',
      timezone: 'UTC',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: orgId } = await db
    .insertInto('organization')
    .values({ tenantId, parentId: null, name: 'Platform', sort: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const role = await db
    .insertInto('role')
    .values({ tenantId, name: 'Administrator', menuIds: [...everyMenuId], permissions: [...everyPermission] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const user = await db
    .insertInto('appUser')
    .values({
      tenantId,
      username,
      name: 'Administrator',
      orgId,
      type: 'SuperAdmin',
      tenantAdmin: true,
      passwordHash: await passwords.hash(password),
      mustChangePassword: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('userRole').values({ tenantId, userId: user.id, roleId: role.id }).execute()
  return { username, password }
}

async function filledProfile(app: pg.Client): Promise<string> {
  const profile = await findSetting(app, SEEDED)
  if (profile !== undefined) return profile
  throw new StartProblem(
    'The database has its tables but no content yet. Set DATABASE_ADMIN_URL for one start.',
  )
}

async function findSetting(app: pg.Client, key: string): Promise<string | undefined> {
  const { rows } = await app.query<{ value: string }>('select value from app_setting where key = $1', [key])
  return rows[0]?.value
}
