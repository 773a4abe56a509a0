import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../../statistics/statistics/public.ts'

/** A seat of the tenant that is in use, and whether it belongs to what the scope includes; null for anybody else. */
export async function findOwnSeat(
  { db, tenantId }: TenantTx,
  { seatId, scope }: { seatId: number; scope: Scope },
): Promise<{ isInScope: boolean } | null> {
  const { rows } = await sql<{ isInScope: boolean }>`
    select coalesce(true ${inScope(scope)}, false) as "isInScope" from person s
    where s.tenant_id = ${tenantId} and s.id = ${seatId} and s.status = 'enabled' and s.type in ('TSR', 'TeamTSR')`.execute(
    db,
  )
  return rows[0] ?? null
}

/** True if the seat works for a project of the tenant at this moment, as far as the tenant may see it. */
export async function worksForProject(
  { db }: TenantTx,
  { seatId, now }: { seatId: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{
    works: boolean
  }>`select works_for_project(${seatId}, ${now}) as works`.execute(db)
  return rows[0]?.works === true
}
