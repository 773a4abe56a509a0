import { chmodSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { systemClock } from '../platform/clock.ts'
import { startCluster } from '../platform/db/managed/cluster.ts'
import { databaseUser } from '../platform/db/managed/database-user.ts'
import { lockFolder } from '../platform/db/managed/folder-lock.ts'
import { prepareDataDir } from '../platform/db/managed/folders.ts'
import { stopLeftover } from '../platform/db/managed/postgres-process.ts'
import { withConnection } from '../platform/db/owner.ts'
import { passwordHasher } from '../platform/secrets/password-hasher.ts'
import { readSecretKey } from '../platform/secrets/secret-key.ts'
import { secretsFrom } from '../platform/secrets/secrets.ts'
import { localStorage } from '../platform/storage/local-storage.ts'
import { prepareDatabase } from '../prepare-database.ts'

const PREFIX = 'console-test-'
/** A folder of a run that began this moment is not an abandoned one. */
const ABANDONED_AFTER_MS = 120_000
/** Tests sign in hundreds of times: a millisecond instead of thirty. */
export const TEST_MEMORY_COST_KIB = 1024
/** The moment of the demo data in tests. */
const SEED_NOW = new Date('2026-11-21T01:00:00Z')

export const profiles = ['people', 'none'] as const
export type Profile = (typeof profiles)[number]

/** Facts that workers need of a cluster that another process runs; travels in an environment variable. */
export const testClusterLocation = z.object({
  adminUrl: z.string(),
  appUrl: z.string(),
  secretKeyFile: z.string(),
  firstPassword: z.string(),
})
export type TestClusterLocation = z.output<typeof testClusterLocation>
export const CLUSTER_VARIABLE = 'CONSOLE_TEST_CLUSTER'

export type TestCluster = TestClusterLocation & { stop: () => Promise<void> }

export const toTemplateName = (profile: Profile): string => `template_${profile}`

/** The url of another database of the same server. */
export function toDatabaseUrl(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/** One PostgreSQL for a whole run, in a folder of its own, with a filled template for each of the profiles. */
export async function startTestCluster(filled: readonly Profile[] = profiles): Promise<TestCluster> {
  await sweepAbandoned()
  const folder = mkdtempSync(join(realpathSync(tmpdir()), PREFIX))
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  prepareDataDir(dataDir, databaseUser())
  const unlock = lockFolder(folder)
  const cluster = await startCluster({
    dataDir,
    durable: false,
    say: () => undefined,
    onLost: (reason) => {
      throw new Error(reason)
    },
  })
  const secretKeyFile = join(folder, 'secret.key')
  const secrets = secretsFrom(readSecretKey(secretKeyFile))
  let firstPassword = ''
  for (const seedProfile of filled) {
    const database = toTemplateName(seedProfile)
    await withConnection(cluster.adminUrl('postgres'), (admin) => admin.query(`create database ${database}`))
    const { firstAdministrator } = await prepareDatabase({
      config: { seedProfile, seedNow: SEED_NOW, seedDays: undefined, seedLanguage: 'en' },
      appUrl: cluster.appUrl(database),
      adminUrl: cluster.adminUrl(database),
      appPassword: cluster.appPassword,
      // The scenario begins before any clock that a test sets by hand, whatever the day of the run.
      clock: { ...systemClock, now: () => SEED_NOW },
      secrets,
      passwords: passwordHasher(TEST_MEMORY_COST_KIB),
      storage: localStorage(join(folder, 'files')),
      say: () => undefined,
    })
    // Clones take the statistics along; nothing else gathers any.
    await withConnection(cluster.adminUrl(database), (admin) => admin.query('vacuum (freeze, analyze)'))
    firstPassword = firstAdministrator?.password ?? firstPassword
  }
  return {
    adminUrl: cluster.adminUrl('postgres'),
    appUrl: cluster.appUrl('postgres'),
    secretKeyFile,
    firstPassword,
    stop: async () => {
      await cluster.stop()
      unlock()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Sweeps up after a killed run: its PostgreSQL is stopped, its folder removed. */
async function sweepAbandoned(): Promise<void> {
  const base = realpathSync(tmpdir())
  for (const name of readdirSync(base).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(base, name)
    const stats = statSync(folder, { throwIfNoEntry: false })
    if (!stats || stats.uid !== process.getuid?.() || Date.now() - stats.mtimeMs < ABANDONED_AFTER_MS)
      continue
    try {
      lockFolder(folder)
    } catch {
      // The folder belongs to a test run that is still active.
      continue
    }
    const cluster = join(folder, 'data', 'postgres')
    if (existsSync(cluster)) await stopLeftover(cluster)
    rmSync(folder, { recursive: true, force: true })
  }
}
