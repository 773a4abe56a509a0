import type { Language } from '@console/contracts'
import type { Transaction } from 'kysely'
import type { AuditWriter } from '../../platform/audit/writer.ts'
import { PUBLISHED_PASSWORD } from '../../platform/config.ts'
import type { Database } from '../../platform/db/schema.ts'
import { demoAccounts } from './accounts.ts'
import { industries } from './business.ts'
import { getSeedTenants } from './grown-tenants.ts'
import { pushSeedMessages } from './messages.ts'
import { createSeedPeople } from './people.ts'
import { createRandom } from './random.ts'
import { seedTenant } from './seed-tenant.ts'
import { seedVersions } from './versions.ts'

export { demoAccounts, type DemoAccount } from './accounts.ts'

/** Seed of the scenario; another number makes another scenario. */
export const SCENARIO_SEED = 20_261_121

export type SeedInput = {
  /** The owner's connection, inside one transaction: sees every tenant. */
  db: Transaction<Database>
  profile: 'people' | 'demo' | 'large'
  /** Language of names and texts. */
  language?: Language
  now: Date
  hashPassword: (password: string) => Promise<string>
  /** The password of every account that can sign in. */
  password?: string
  audit: AuditWriter
}

/** Adds the rows that every database needs, whatever its profile. Does nothing where they exist already. */
export async function seedReference(db: Transaction<Database>): Promise<void> {
  const known = await db.selectFrom('industry').select('id').limit(1).executeTakeFirst()
  if (known) return
  await db
    .insertInto('industry')
    .values(industries.map(({ en, zh }, index) => ({ nameEn: en, nameZh: zh, sort: index + 1 })))
    .execute()
}

/**
 * Fills an empty database with the people of the demo data and all that they need to work. The same `now` gives the same rows, but for the salts of the passwords.
 * What they did comes from `seedScenario`. It invents no audit history: the one audit record of each
 * tenant is that of this seeding.
 */
export async function seed({
  db,
  profile,
  language = 'en',
  now,
  hashPassword,
  password = PUBLISHED_PASSWORD,
  audit,
}: SeedInput): Promise<void> {
  await seedReference(db)
  const industryRows = await db.selectFrom('industry').select(['id', 'nameEn']).execute()
  const industryIds = new Map(industryRows.map(({ id, nameEn }) => [nameEn, id]))
  const passwordHashes = new Map(
    await Promise.all(
      demoAccounts.map(async ({ username }) => [username, await hashPassword(password)] as const),
    ),
  )
  const random = createRandom(SCENARIO_SEED)
  const usernames = new Set<string>()
  for (const tenant of getSeedTenants(profile, language)) {
    const people = createSeedPeople({ tenant, random, language }, usernames)
    const tenantId = await seedTenant(db, tenant, { language, people, passwordHashes, industryIds, now })
    await pushSeedMessages(db, { id: tenantId, language }, now)
    await seedVersions(db, { tenantId, kind: tenant.kind, language, now })
    await audit.append(db, tenantId, {
      module: 'system',
      opType: 'system.seed',
      target: language === 'zh' ? tenant.nameZh : tenant.nameEn,
      after: { profile, worldSeed: SCENARIO_SEED, people: people.length },
    })
  }
}
