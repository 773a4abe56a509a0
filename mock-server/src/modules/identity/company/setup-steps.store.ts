import type { workspace } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

type CompanySteps = Record<Exclude<workspace.SetupStep, 'firstStatus'>, boolean>

/** Reads each step from what the company has by now: a step that is undone later is open again. */
export async function findCompanySteps({ db, tenantId }: TenantTx): Promise<CompanySteps> {
  const {
    rows: [steps],
  } = await sql<CompanySteps>`
    select
      exists (select from business where tenant_id = ${tenantId} and status = 'enabled') as businesses,
      exists (
        select from organization_unit where tenant_id = ${tenantId} and parent_id is not null and removed_at is null
      ) as organisation,
      (select count(*) > 1 from role where tenant_id = ${tenantId}) as roles,
      (select count(*) > 1 from (
        select from person where tenant_id = ${tenantId} and status = 'enabled' limit 2) as first_people) as users,
      exists (
        select from person s join user_business_type b on b.tenant_id = ${tenantId} and b.user_id = s.id
        where s.tenant_id = ${tenantId} and s.status = 'enabled' and s.type in ('TSR', 'TeamTSR') and s.org_id is not null
      ) as seats
  `.execute(db)
  if (steps === undefined) throw new Error('A query without a table has one row.')
  return steps
}
