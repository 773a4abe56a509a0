import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../../statistics/statistics/public.ts'

/** A leader, and the organisation that they lead or else belong to. */
export type Master = { userId: number; orgId: number | null }

const MASTERS = sql`
  select s.id as "userId", s.org_id as "orgId"
  from (select id, tenant_id, coalesce(team_org_id, org_id) as org_id, type, status from person) s`

export async function findMasters({ db, tenantId }: TenantTx, userIds: readonly number[]): Promise<Master[]> {
  const { rows } = await sql<Master>`
    ${MASTERS}
    where s.tenant_id = ${tenantId} and s.id = any(${sql.val(userIds)}::bigint[]) and s.status = 'enabled'
      and s.type in ('TeamAdmin', 'SuperAdmin')
    order by s.id`.execute(db)
  return rows
}

export async function findMastersInScope({ db, tenantId }: TenantTx, scope: Scope): Promise<Master[]> {
  const { rows } = await sql<Master>`
    ${MASTERS}
    where s.tenant_id = ${tenantId} and s.status = 'enabled' and s.type in ('TeamAdmin', 'SuperAdmin') ${inScope(scope)}
    order by s.id`.execute(db)
  return rows
}

/** Ids of all seats of a scope. */
export async function findSeatIds({ db, tenantId }: TenantTx, scope: Scope): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from person s
    where s.tenant_id = ${tenantId} and s.status = 'enabled' and s.type in ('TSR', 'TeamTSR') ${inScope(scope)}
    order by s.id`.execute(db)
  return rows.map(({ id }) => id)
}
