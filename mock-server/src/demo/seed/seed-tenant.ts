import type { Language } from '@console/contracts'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { DAY_MS } from '../../platform/time/units.ts'
import { getSeedBusinesses, type SeedBusiness } from './business.ts'
import type { SeedPerson } from './people.ts'
import { menuIdsOfRole, type DemoRole } from './role-pages.ts'
import { rolesOf } from './roles.ts'
import type { SeedTenant } from './tenants.ts'
import { translateText } from './wording.ts'

type Db = Transaction<Database>
type Ids<Key> = ReadonlyMap<Key, number>

export type TenantContents = {
  language: Language
  people: readonly SeedPerson[]
  /** Hashes of the accounts that can sign in, by account name. */
  passwordHashes: ReadonlyMap<string, string>
  industryIds: Ids<string>
  now: Date
}

/** Writes one tenant and all that is in it; answers its id. */
export async function seedTenant(db: Db, tenant: SeedTenant, contents: TenantContents): Promise<number> {
  const tenantId = await insertTenant(db, tenant, contents.now)
  const organizationIds = await insertOrganizations(db, tenantId, tenant)
  const businessIds = await insertBusinesses(db, tenantId, {
    businesses: getSeedBusinesses(tenant.key, contents.language),
    industryIds: contents.industryIds,
  })
  const roleIds = await insertRoles(db, tenantId, { tenant, ...contents })
  await insertPeople(db, tenantId, { ...contents, organizationIds, businessIds, roleIds })
  return tenantId
}

async function insertTenant(db: Db, tenant: SeedTenant, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('tenant')
    .values({
      code: tenant.key,
      kind: tenant.kind,
      nameEn: tenant.nameEn,
      nameZh: tenant.nameZh,
      shortName: tenant.shortName,
      currency: tenant.timezone === 'Europe/London' ? 'GBP' : 'CNY',
      tenantType: tenant.tenantType,
      authStatus: tenant.authStatus,
      authRemark: tenant.authRemark ?? null,
      timezone: tenant.timezone,
      credentialStatus: tenant.credentialStatus ?? null,
      credentialFlag: tenant.credentialFlag ?? null,
      ...tenant.contact,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One level after the other, since a child needs its parent's id. Names are unique within a tenant. */
async function insertOrganizations(
  db: Db,
  tenantId: number,
  { organization }: SeedTenant,
): Promise<Ids<string>> {
  const ids = new Map<string, number>()
  const insert = async (name: string, parentId: number | null, sort: number) => {
    const row = await db
      .insertInto('organization')
      .values({ tenantId, parentId, name, sort })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(name, row.id)
    return row.id
  }
  const companyId = await insert(organization.name, null, 1)
  for (const [index, [department, teams]] of Object.entries(organization.departments).entries()) {
    const departmentId = await insert(department, companyId, index + 1)
    for (const [teamIndex, team] of teams.entries()) await insert(team, departmentId, teamIndex + 1)
  }
  return ids
}

async function insertBusinesses(
  db: Db,
  tenantId: number,
  { businesses, industryIds }: { businesses: readonly SeedBusiness[]; industryIds: Ids<string> },
): Promise<Ids<string>> {
  const ids = new Map<string, number>()
  for (const { name, industry, products } of businesses) {
    const { id } = await db
      .insertInto('businessType')
      .values({ tenantId, name, industryId: getSeedId(industryIds, industry) })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(name, id)
    await db
      .insertInto('product')
      .values(products.map((product) => ({ tenantId, businessTypeId: id, name: product })))
      .execute()
  }
  return ids
}

async function insertRoles(
  db: Db,
  tenantId: number,
  { tenant, now, language }: { tenant: SeedTenant } & Pick<TenantContents, 'now' | 'language'>,
): Promise<Ids<DemoRole>> {
  const ids = new Map<DemoRole, number>()
  for (const { key, name, permissions } of rolesOf[tenant.key]) {
    const { id } = await db
      .insertInto('role')
      .values({
        tenantId,
        name: translateText(name, language),
        menuIds: menuIdsOfRole(key),
        permissions: [...permissions],
        updatedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(key, id)
  }
  return ids
}

type PeopleLinks = TenantContents & {
  organizationIds: Ids<string>
  businessIds: Ids<string>
  roleIds: Ids<DemoRole>
}

async function insertPeople(db: Db, tenantId: number, links: PeopleLinks): Promise<void> {
  const { people, organizationIds, businessIds, roleIds } = links
  const company = Math.min(...organizationIds.values())
  const rows = people.map((person) => {
    const orgId = getSeedId(organizationIds, person.organization)
    const [firstBusiness] = person.businesses
    return {
      tenantId,
      username: person.username,
      name: person.name,
      nickName: person.nickName,
      orgId,
      teamOrgId: orgId === company ? null : orgId,
      type: person.type,
      tenantAdmin: person.tenantAdmin,
      individual: person.individual,
      phone: person.phone,
      passwordHash: links.passwordHashes.get(person.username) ?? null,
      selectedBusinessTypeId: firstBusiness === undefined ? null : getSeedId(businessIds, firstBusiness),
      createdAt: new Date(links.now.getTime() - person.openedDaysAgo * DAY_MS),
    }
  })
  const inserted = await db.insertInto('appUser').values(rows).returning(['id', 'username']).execute()
  const userIds = new Map(inserted.map(({ id, username }) => [username, id]))

  const userRoles = people.flatMap(({ username, role }) =>
    role === null
      ? []
      : [{ tenantId, userId: getSeedId(userIds, username), roleId: getSeedId(roleIds, role) }],
  )
  if (userRoles.length > 0) await db.insertInto('userRole').values(userRoles).execute()

  const userBusinesses = people.flatMap(({ username, businesses }) =>
    businesses.map((business) => ({
      tenantId,
      userId: getSeedId(userIds, username),
      businessTypeId: getSeedId(businessIds, business),
    })),
  )
  if (userBusinesses.length > 0) await db.insertInto('userBusinessType').values(userBusinesses).execute()
}

function getSeedId<Key>(ids: Ids<Key>, key: Key): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the seed names ${String(key)}, which it does not hold`)
  return id
}
