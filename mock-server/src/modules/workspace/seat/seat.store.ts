import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { naturalOrder } from '../../../platform/db/natural-order.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../../statistics/statistics/public.ts'
import type { AccountType } from './person-type.ts'

export type OrgRow = { id: number; parentId: number | null; name: string; seats: number }

/** Organisations of a scope with their own seats, in the order of the tree's levels. */
export async function findOrganizations({ db, tenantId }: TenantTx, scope: Scope): Promise<OrgRow[]> {
  const { rows } = await sql<OrgRow>`
    with counted as (
      select org_id as id, count(*) as seats from person
      where tenant_id = ${tenantId} and status = 'enabled' and type in ('TSR', 'TeamTSR') and org_id is not null
      group by org_id
    ), visible as (
      select s.id as org_id, s.parent_id, s.name, s.sort from organization_unit s
      where s.tenant_id = ${tenantId} and s.removed_at is null
    )
    select s.org_id as id, s.parent_id as "parentId", s.name, coalesce(c.seats, 0) as seats
    from visible s left join counted c on c.id = s.org_id
    where true ${inScope(scope)} order by s.sort, s.org_id`.execute(db)
  return rows
}

export type Person = {
  id: number
  name: string
  orgName: string
  phone: string | null
  type: AccountType
  isPinned: boolean
}

const PERSON_COLUMNS = sql`
  s.id, s.name, coalesce(o.name, '') as "orgName", s.phone, s.type, p.seat_id is not null as "isPinned"`

/** People of one organisation, leaders first, then by name. */
export async function findPeopleOfOrganization(
  { db, tenantId }: TenantTx,
  { orgId, viewerId }: { orgId: number; viewerId: number },
): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select ${PERSON_COLUMNS}
    from person s
    join organization_unit o on o.tenant_id = ${tenantId} and o.id = ${orgId}
    left join seat_pin p on p.tenant_id = ${tenantId} and p.user_id = ${viewerId} and p.seat_id = s.id
    where s.tenant_id = ${tenantId} and s.status = 'enabled' and s.type is not null
      and (s.org_id = ${orgId} or s.team_org_id = ${orgId} and s.type = 'TeamAdmin')
    order by s.type in ('TSR', 'TeamTSR'), lower(${naturalOrder('s.name')}), s.id`.execute(db)
  return rows
}

/** The tenant's own seats that work for a business, by name. */
export async function findSeatsOfBusiness(
  { db, tenantId }: TenantTx,
  { bizTypeId, scope, viewerId }: { bizTypeId: number; scope: Scope; viewerId: number },
): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select ${PERSON_COLUMNS}
    from person s
    join user_business_type b
      on b.tenant_id = ${tenantId} and b.user_id = s.id and b.business_type_id = ${bizTypeId}
    left join organization_unit o on o.tenant_id = ${tenantId} and o.id = s.org_id
    left join seat_pin p on p.tenant_id = ${tenantId} and p.user_id = ${viewerId} and p.seat_id = s.id
    where s.tenant_id = ${tenantId} and s.status = 'enabled' and s.type in ('TSR', 'TeamTSR') ${inScope(scope)}
    order by lower(${naturalOrder('s.name')}), s.id`.execute(db)
  return rows
}

/** The people among these who are seats of the scope with a raised hand, by id, and since when it is up. */
export async function findRaisedHands(
  { db, tenantId }: TenantTx,
  { userIds, scope }: { userIds: readonly number[]; scope: Scope },
): Promise<{ userId: number; since: Date }[]> {
  const { rows } = await sql<{ userId: number; since: Date }>`
    select s.id as "userId", h.changed_at as since from seat_hand h
    join person s on s.tenant_id = ${tenantId} and s.id = h.user_id
    where h.tenant_id = ${tenantId} and h.is_raised and h.user_id = any(${sql.val(userIds)}::bigint[])
      and s.status = 'enabled' and s.type in ('TSR', 'TeamTSR') ${inScope(scope)}
    order by s.id`.execute(db)
  return rows
}

/** The organisation of a seat that lies in the scope; undefined for anybody else. */
export async function findSeat(
  { db, tenantId }: TenantTx,
  { userId, scope }: { userId: number; scope: Scope },
): Promise<{ orgId: number | null } | undefined> {
  const { rows } = await sql<{ orgId: number | null }>`
    select s.org_id as "orgId" from person s
    where s.tenant_id = ${tenantId} and s.id = ${userId} and s.status = 'enabled' and s.type in ('TSR', 'TeamTSR')
      ${inScope(scope)}`.execute(db)
  return rows[0]
}
