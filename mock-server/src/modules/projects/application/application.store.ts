import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { OwnApplication } from './offers.store.ts'

/** `elsewhere` is the other project that uses the business; its name is given if the caller may see that project. */
export type OwnBusiness = {
  id: number
  name: string
  elsewhere: { projectId: number; projectName: string | null } | null
}

/**
 * Enabled businesses of the company in order of their ids. One that works for a project other than the given one, or has
 * applied to it, is not free; a project that has ceased blocks none.
 */
export async function businessesFor({ db, tenantId }: TenantTx, projectId: number): Promise<OwnBusiness[]> {
  type Row = Pick<OwnBusiness, 'id' | 'name'> & { projectId: number | null; projectName: string | null }
  const { rows } = await sql<Row>`
    select b.id, b.name, taken.project_id as "projectId", taken.name as "projectName"
    from business b left join lateral (
      select a.project_id, p.name from project_application a
      left join lateral (select name, status from project where id = a.project_id offset 0) p on true
      where a.tenant_id = ${tenantId} and a.business_type_id = b.id and a.project_id <> ${projectId}
        and a.status in ('pending', 'passed') and not a.project_ceased and p.status is distinct from 'ceased'
      order by a.id limit 1
    ) taken on true
    where b.tenant_id = ${tenantId} and b.status = 'enabled'
    order by b.id`.execute(db)
  return rows.map(({ projectId: otherId, projectName, ...business }) => ({
    ...business,
    elsewhere: otherId === null ? null : { projectId: otherId, projectName },
  }))
}

/** An application of the own company, locked until the transaction ends. */
export function lockApplication(
  { db, tenantId }: TenantTx,
  { id, projectId }: { id: number; projectId: number },
): Promise<OwnApplication | undefined> {
  return db
    .selectFrom('projectApplication')
    .where('tenantId', '=', tenantId)
    .where('projectId', '=', projectId)
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function businessName({ db, tenantId }: TenantTx, id: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select name from business where tenant_id = ${tenantId} and id = ${id}`.execute(db)
  return rows[0]?.name ?? null
}
