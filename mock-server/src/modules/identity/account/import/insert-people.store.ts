import { sql } from 'kysely'
import type { TenantTx } from '../../../../platform/context/context.ts'
import type { ImportedPerson } from './check-line.ts'

/**
 * Enabled accounts that nobody has a password for yet: ten thousand one-time passwords in one file would be ten
 * thousand ways in. Returns the usernames that were made, in the order of the
 * file; the others were taken meanwhile.
 */
export async function insertPeople(
  { db, tenantId }: TenantTx,
  people: readonly ImportedPerson[],
  createdAt: Date,
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set()
  // Arrays and not rows of parameters: building a statement of thousands of them takes longer than running it.
  const { rows } = await sql<{ id: number; username: string }>`
    insert into app_user (tenant_id, username, name, phone, type, org_id, team_org_id, selected_business_type_id,
      must_change_password, status, created_at)
    select ${tenantId}, given.username, given.name, nullif(given.phone, ''), nullif(given.type, ''), o.id,
      case when o.parent_id is not null then o.id end, nullif(given.business, 0), true, 'enabled', ${createdAt}
    from unnest(${people.map(({ username }) => username)}::text[], ${people.map(({ name }) => name)}::text[],
      ${people.map(({ phone }) => phone)}::text[], ${people.map(({ position }) => position ?? '')}::text[],
      ${people.map(({ orgId }) => orgId)}::bigint[],
      ${people.map(({ businessTypeIds }) => businessTypeIds[0] ?? 0)}::bigint[])
      with ordinality as given (username, name, phone, type, org_id, business, line)
    join organization_unit o on o.id = given.org_id
    order by given.line
    on conflict (lower(username)) do nothing
    returning id, username`.execute(db)
  const ids = new Map(rows.map(({ id, username }) => [username, id]))
  const pairs = (of: (person: ImportedPerson) => readonly number[]) =>
    people.flatMap((person) => {
      const userId = ids.get(person.username)
      return userId === undefined ? [] : of(person).map((id) => ({ userId, id }))
    })
  const roles = pairs(({ roleIds }) => roleIds)
  const businesses = pairs(({ businessTypeIds }) => businessTypeIds)
  await sql`
    insert into user_role (tenant_id, user_id, role_id)
    select ${tenantId}, given.* from unnest(${roles.map(({ userId }) => userId)}::bigint[],
      ${roles.map(({ id }) => id)}::bigint[]) given`.execute(db)
  await sql`
    insert into user_business_type (tenant_id, user_id, business_type_id)
    select ${tenantId}, given.* from unnest(${businesses.map(({ userId }) => userId)}::bigint[],
      ${businesses.map(({ id }) => id)}::bigint[]) given`.execute(db)
  return new Set(ids.keys())
}
