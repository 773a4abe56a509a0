import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from './stat-filter.ts'

export type Member = { userId: number; userName: string; orgId: number }

/** The enabled people who belong to some organisations now, as far as the caller sees them, by name. */
export async function findMembers(
  { db, tenantId }: TenantTx,
  { orgIds, scope }: { orgIds: readonly number[]; scope: Scope },
): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select s.id as "userId", s.name as "userName", s.org_id as "orgId" from person s
    where s.tenant_id = ${tenantId} and s.org_id = any(${sql.val(orgIds)}::bigint[]) and s.status = 'enabled'
      ${inScope(scope)}
    order by lower(s.name), s.id`.execute(db)
  return rows
}
