import type { ParsedQueryOf, projectPersonnel } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** The own company's application for a project, and what the rules need of the project. */
export type Work = {
  ownerId: number
  code: string
  projectStatus: 'normal' | 'suspended' | 'ceased'
  status: 'pending' | 'rejected' | 'passed'
  businessTypeId: number
  manpowerAssigned: number
  confirmedManpower: number
}

export function findWork({ db, tenantId }: TenantTx, projectId: number): Promise<Work | undefined> {
  return db
    .selectFrom('projectApplication')
    .innerJoin('project', 'project.id', 'projectApplication.projectId')
    .where('projectApplication.tenantId', '=', tenantId)
    .where('projectApplication.projectId', '=', projectId)
    .select([
      'projectApplication.ownerId',
      'project.code',
      'project.status as projectStatus',
      'projectApplication.status',
      'projectApplication.businessTypeId',
      'projectApplication.manpowerAssigned',
      'projectApplication.confirmedManpower',
    ])
    .executeTakeFirst()
}

type Filter = ParsedQueryOf<typeof projectPersonnel.personnel>

/** One page of the company's enabled seats, those in the business first. */
export async function findSeats(
  { db, tenantId }: TenantTx,
  businessTypeId: number,
  { current, size, name = '', isPlaced }: Filter,
): Promise<{ records: projectPersonnel.ProjectSeat[]; total: number }> {
  const seats = sql`
    select u.id, u.name, u.username, u.org_id, placed.user_id is not null as is_placed
    from person u
    left join user_business_type placed on placed.tenant_id = u.tenant_id and placed.user_id = u.id
      and placed.business_type_id = ${businessTypeId}
    where u.tenant_id = ${tenantId} and u.status = 'enabled' and u.type in ('TSR', 'TeamTSR')
      and (holds_text(u.name, ${name}) or holds_text(u.username, ${name}))
      and ${isPlaced === undefined ? sql`true` : sql`(placed.user_id is not null) = ${isPlaced}`}`
  const { rows: records } = await sql<projectPersonnel.ProjectSeat>`
    select s.id as "userId", s.name, s.username as account, o.name as "orgName", s.is_placed as "isPlaced",
      array(select b.name from user_business_type other
        join business b on b.tenant_id = other.tenant_id and b.id = other.business_type_id
        where other.tenant_id = ${tenantId} and other.user_id = s.id and b.id <> ${businessTypeId}
        order by b.id) as "otherBusinesses"
    from (${seats} order by is_placed desc, u.name, u.id limit ${size} offset ${(current - 1) * size}) s
    left join organization_unit o on o.tenant_id = ${tenantId} and o.id = s.org_id
    order by s.is_placed desc, s.name, s.id`.execute(db)
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from (${seats}) s`.execute(
    db,
  )
  return { records, total: counts[0]?.total ?? 0 }
}
