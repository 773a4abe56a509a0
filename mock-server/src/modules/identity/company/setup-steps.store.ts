import type { company } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** Reads each step from what the company has by now: a step that is undone later is open again. */
export async function findSetupSteps({
  db,
  tenantId,
}: TenantTx): Promise<Record<company.SetupStep, boolean>> {
  const {
    rows: [steps],
  } = await sql<Record<company.SetupStep, boolean>>`
    with people as not materialized (
      select u.*, u.type in ('TSR', 'TeamTSR') and u.org_id is not null and exists (
        select from user_business_type b where b.tenant_id = u.tenant_id and b.user_id = u.id
      ) as is_seat
      from app_user u where u.tenant_id = ${tenantId} and u.status = 'enabled'
    )
    select
      exists (select from business_type where tenant_id = ${tenantId} and status = 'enabled') as businesses,
      exists (
        select from organization where tenant_id = ${tenantId} and parent_id is not null and removed_at is null
      ) as organisation,
      (select count(*) > 1 from role where tenant_id = ${tenantId}) as roles,
      (select count(*) > 1 from (select from people limit 2) as first_people) as users,
      exists (select from people where is_seat) as seats,
      exists (select from people where is_seat and last_sign_in_at is not null) as "signIn",
      exists (select from oauth_client where tenant_id = ${tenantId} and status = 'enabled') as "apiClients"
  `.execute(db)
  if (steps === undefined) throw new Error('A query without a table has one row.')
  return steps
}
