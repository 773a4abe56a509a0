import { sql } from 'kysely'
import type { TenantTx } from '../../../context.ts'
import { orNull } from '../write-people.store.ts'
import type { ImportedPerson } from './check-line.ts'

/**
 * Enabled accounts that nobody has a password for yet: ten thousand one-time passwords in one file would be ten
 * thousand ways in. Answers the usernames that were made; the others were taken meanwhile.
 */
export async function insertPeople(
  { db, tenantId }: TenantTx,
  people: readonly ImportedPerson[],
  createdAt: Date,
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set()
  const companies = await companiesAmong(db, people)
  const rows = await db
    .insertInto('appUser')
    .values(
      people.map(({ username, name, phone, orgId, businessTypeIds }) => ({
        ...{ tenantId, username, name, orgId, createdAt },
        phone: orNull(phone),
        teamOrgId: companies.has(orgId) ? null : orgId,
        selectedBusinessTypeId: businessTypeIds[0] ?? null,
        mustChangePassword: true,
        status: 'enabled' as const,
      })),
    )
    .onConflict((conflict) => conflict.expression(sql`lower(username)`).doNothing())
    .returning(['id', 'username'])
    .execute()
  const ids = new Map(rows.map(({ id, username }) => [username, id]))
  const each = (of: (person: ImportedPerson) => readonly number[]) =>
    people.flatMap((person) => {
      const userId = ids.get(person.username)
      return userId === undefined ? [] : of(person).map((id) => ({ userId, id }))
    })
  const roles = each(({ roleIds }) => roleIds).map(({ userId, id }) => ({ tenantId, userId, roleId: id }))
  if (roles.length > 0) await db.insertInto('userRole').values(roles).execute()
  const businesses = each(({ businessTypeIds }) => businessTypeIds).map(({ userId, id }) => ({
    ...{ tenantId, userId },
    businessTypeId: id,
  }))
  if (businesses.length > 0) await db.insertInto('userBusinessType').values(businesses).execute()
  return new Set(ids.keys())
}

/** Who sits in the company itself has no team. */
async function companiesAmong(
  db: TenantTx['db'],
  people: readonly ImportedPerson[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('organization')
    .where('id', 'in', [...new Set(people.map(({ orgId }) => orgId))])
    .where('parentId', 'is', null)
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
