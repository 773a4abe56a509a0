import { organization, type Language, type ParsedBodyOf, type user } from '@console/contracts'
import { sql } from 'kysely'
import type { Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { type Scope, organizationsBelow } from '../organization/public.ts'
import type { OrganizationRow } from './organization-tree.ts'

/** A list that answers in one go ends here; a tenant has some thousands of people at most. */
const MAX_NAMES = 10_000

export async function findUserInfo(
  { db }: TenantTx,
  {
    userId,
    mustChangePassword,
    mustSetUpFactor,
  }: Pick<Session, 'userId' | 'mustChangePassword' | 'mustSetUpFactor'>,
  language: Language,
): Promise<user.UserInfo | undefined> {
  const row = await db
    .selectFrom('person')
    .innerJoin('tenant', 'tenant.id', 'person.tenantId')
    .leftJoin('organizationUnit', 'organizationUnit.id', 'person.orgId')
    .where('person.id', '=', userId)
    .select([
      'person.id as userId',
      'person.id',
      'person.username',
      'person.tenantId',
      language === 'zh' ? 'tenant.nameZh as tenantName' : 'tenant.nameEn as tenantName',
      'person.selectedBusinessTypeId',
      'person.individual',
      'person.avatar',
      'tenant.timezone',
      'tenant.currency',
      'tenant.credentialStatus',
      'tenant.credentialFlag',
      'person.orgId',
      'organizationUnit.name as orgName',
      'person.name',
      'person.nickName',
      'person.type',
      'person.teamOrgId',
      'person.tenantAdmin',
      'tenant.tenantType',
      'tenant.authStatus as tenantAuthStatus',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const businessTypes = await db
    .selectFrom('userBusinessType')
    .innerJoin('business', 'business.id', 'userBusinessType.businessTypeId')
    .where('userBusinessType.userId', '=', userId)
    .where('business.status', '=', 'enabled')
    .select(['business.id as businessTypeId', 'business.name as businessTypeName'])
    .orderBy('business.id')
    .execute()
  return { ...row, mustChangePassword, mustSetUpFactor, businessTypes }
}

export function findOrganizations({ db }: TenantTx, { rootId }: Scope): Promise<OrganizationRow[]> {
  let organizations = db.selectFrom('organizationUnit')
  if (rootId !== null) organizations = organizations.where('id', 'in', organizationsBelow(rootId))
  return organizations
    .where('removedAt', 'is', null)
    .select(['id', 'parentId', 'name'])
    .orderBy('sort')
    .orderBy('id')
    .limit(organization.MAX_ORGANIZATIONS)
    .execute()
}

export function findUserNames({ db }: TenantTx, { rootId }: Scope): Promise<{ id: number; name: string }[]> {
  let people = db.selectFrom('person')
  if (rootId !== null) people = people.where('orgId', 'in', organizationsBelow(rootId))
  return people.select(['id', 'name']).orderBy('name').orderBy('id').limit(MAX_NAMES).execute()
}

/** Accounts by part of account or name, and by organisation together with all below it. */
export async function findUsers({ db }: TenantTx, filter: ParsedBodyOf<typeof user.list>, { rootId }: Scope) {
  let matching = db.selectFrom('person')
  if (rootId !== null) matching = matching.where('orgId', 'in', organizationsBelow(rootId))
  if (filter.account) matching = matching.where(contains('username', filter.account))
  if (filter.name) matching = matching.where(contains('name', filter.name))
  if (filter.orgId) matching = matching.where('orgId', 'in', organizationsBelow(filter.orgId))
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const records = await matching
    .select(['id', 'username as account', 'name', 'orgId'])
    .orderBy('username')
    .orderBy('id')
    .limit(filter.size)
    .offset((filter.current - 1) * filter.size)
    .execute()
  return { records, total }
}

/** Not `like`, whose wildcards a person may type without meaning them. */
function contains(column: 'username' | 'name', text: string) {
  return sql<boolean>`holds_text(${sql.ref(column)}, ${text})`
}
