import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { type Scope, findScope } from '../../identity/organization/public.ts'

type PeopleFilter = { readerId: number; orgId?: number | undefined; name?: string | undefined }

/** The people whom a list is about, where they belong now; null: all of the company. */
export async function findPersonIds(
  tx: TenantTx,
  { readerId, orgId, name = '' }: PeopleFilter,
): Promise<readonly number[] | null> {
  const { rootId } = await findScope(tx, { userId: readerId, orgId })
  if (rootId === null && name === '') return null
  const { rows } = await sql<{ id: number }>`
    ${belowRoot(rootId)} select u.id from person u
    where u.tenant_id = ${tx.tenantId} and holds_text(u.name, ${name}) ${isInside({ rootId })}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** Checks if the reader may see the person, who may have moved since. */
export async function seesPerson(tx: TenantTx, readerId: number, userId: number): Promise<boolean> {
  const scope = await findScope(tx, { userId: readerId, orgId: undefined })
  const { rows } = await sql<{ id: number }>`
    ${belowRoot(scope.rootId)} select u.id from person u
    where u.tenant_id = ${tx.tenantId} and u.id = ${userId} ${isInside(scope)}`.execute(tx.db)
  return rows.length === 1
}

const belowRoot = (rootId: number | null) => sql`
  with recursive branch as (
    select ${rootId}::bigint as id
    union
    select child.id from organization_unit child join branch on child.parent_id = branch.id
  )`

const isInside = ({ rootId }: Scope) =>
  rootId === null ? sql`` : sql`and u.org_id in (select id from branch)`

/** Limits the rows `row` of a list to these people; null: no limit. */
export const ofPeople = (people: readonly number[] | null) =>
  people === null ? sql`` : sql`and row.user_id = any(${sql.val(people)}::bigint[])`
