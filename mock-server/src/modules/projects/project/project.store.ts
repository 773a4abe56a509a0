import type { ParsedBodyOf, project, projectEntity } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

type Fields = Pick<
  ParsedBodyOf<typeof project.update>,
  'name' | 'industryID' | 'manpowerDemand' | 'description' | 'status'
>

export type StoredProject = Fields & {
  id: number
  ownerId: number
  version: number
  /** True if the caller's application for the project passed. */
  isContractor: boolean
}

export async function findProject(
  { db, tenantId }: TenantTx,
  id: number,
): Promise<StoredProject | undefined> {
  const { rows } = await sql<StoredProject>`
    select ${PROJECT_COLUMNS},
      exists (select 1 from project_application a
        where a.project_id = p.id and a.tenant_id = ${tenantId} and a.status = 'passed') as "isContractor"
    from project p where p.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a project of the caller as it is now; nobody else changes it until this transaction ends. */
export async function lockOwnProject(
  { db, tenantId }: TenantTx,
  id: number,
): Promise<Omit<StoredProject, 'isContractor'> | undefined> {
  const { rows } = await sql<Omit<StoredProject, 'isContractor'>>`
    select ${PROJECT_COLUMNS} from project p where p.id = ${id} and p.tenant_id = ${tenantId}
    for no key update`.execute(db)
  return rows[0]
}

const PROJECT_COLUMNS = sql`p.id, p.tenant_id as "ownerId", p.name, p.industry_id as "industryID",
  p.manpower_demand as "manpowerDemand", p.description, p.status, p.version`

type NewProject = Omit<Fields, 'status'> & { createdAt: Date; timezone: string }

/** Its code has the day of the owner's zone. */
export async function insertProject(
  { db, tenantId }: TenantTx,
  { name, industryID, manpowerDemand, description, createdAt, timezone }: NewProject,
): Promise<{ id: number; code: string }> {
  return db
    .insertInto('project')
    .values({
      tenantId,
      code: sql<string>`next_project_code((${createdAt}::timestamptz at time zone ${timezone})::date)`,
      name,
      industryId: industryID,
      manpowerDemand,
      description,
      createdAt,
      modifiedAt: createdAt,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()
}

export async function updateProject(
  { db, tenantId }: TenantTx,
  { id, industryID, ...fields }: Partial<Fields> & { id: number },
  modifiedAt: Date,
): Promise<void> {
  await db
    .updateTable('project')
    .set({ ...fields, ...(industryID === undefined ? {} : { industryId: industryID }), modifiedAt })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

type Elsewhere = { providerId: number; businessTypeId: number; projectName: string | null }

/**
 * Finds a contractor's business, or the business of one application, that works for another project now. The businesses are
 * locked until this transaction ends. A project that the caller does not see has no name.
 */
export async function businessElsewhere(
  { db }: TenantTx,
  { projectId, applicationId = null }: { projectId: number; applicationId?: number | null },
): Promise<Elsewhere | undefined> {
  const { rows } = await sql<Elsewhere>`
    select provider_id as "providerId", business_type_id as "businessTypeId", project_name as "projectName"
    from project_businesses_elsewhere(${projectId}, ${applicationId})`.execute(db)
  return rows[0]
}

export async function countProjects(
  { db, tenantId }: TenantTx,
  { isPlatform }: Pick<projectEntity.ProjectActor, 'isPlatform'>,
): Promise<{ totalCnt: number; processCnt: number }> {
  const { rows } = await sql<{ totalCnt: number; processCnt: number }>`
    select coalesce(sum(c.number), 0)::bigint as "totalCnt",
      coalesce(sum(c.number) filter (where c.status = 'normal'), 0)::bigint as "processCnt"
    from project_count c where ${isPlatform ? sql`true` : sql`c.tenant_id = ${tenantId}`}`.execute(db)
  return rows[0] ?? { totalCnt: 0, processCnt: 0 }
}
