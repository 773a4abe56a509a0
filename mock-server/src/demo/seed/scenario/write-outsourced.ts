import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { DAY_MS } from '../../../platform/time/units.ts'
import { actAs, noteAs, type ProjectPerson } from './project-people.ts'
import { countSeats } from './write-projects.ts'

export type OutsourcedWork = {
  project: string
  description: string
  /** Text that the provider wrote. */
  offer: string
  /** Assigned percentage of the business's seats: above 100 it is confirmed in part. */
  percentOfSeats: number
}

type Outsourced = {
  work: OutsourcedWork
  owner: ProjectPerson
  provider: ProjectPerson
  /** Somebody of the platform, which passes applications. */
  reviewer: ProjectPerson
  business: { id: number; industryId: number | null }
  /** When the provider passed: from then on what it does is done for the project. */
  at: Date
}

const DAYS = { created: 4, applied: 2 }
/** Number of requested seats beyond the assigned ones. */
const UNASSIGNED_SEATS = 10

/** A project whose work is in the facts: posted, applied for, and passed before the first of them. */
export async function writeOutsourced(
  db: Transaction<Database>,
  { work, owner, provider, reviewer, business, at }: Outsourced,
): Promise<void> {
  const { tenantId } = provider
  const seats = await countSeats(db, { tenantId, businessTypeId: business.id })
  const assigned = Math.max(1, Math.round((seats * work.percentOfSeats) / 100))
  const createdAt = new Date(at.getTime() - DAYS.created * DAY_MS)
  const posted = {
    industryID: business.industryId ?? 1,
    name: work.project,
    manpowerDemand: assigned + UNASSIGNED_SEATS,
    description: work.description,
  }
  const { id: projectId } = await db
    .insertInto('project')
    .values({
      tenantId: owner.tenantId,
      code: sql<string>`next_project_code((${createdAt}::timestamptz at time zone ${owner.timezone})::date)`,
      name: posted.name,
      industryId: posted.industryID,
      description: posted.description,
      manpowerDemand: posted.manpowerDemand,
      createdAt,
      modifiedAt: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteAs(db, { who: owner, at: createdAt, projectId, kind: 'project.create', after: posted })

  const appliedAt = new Date(at.getTime() - DAYS.applied * DAY_MS)
  const { name: contactPerson, contact } = provider
  const said = { description: work.offer, contactPerson, contact, manpowerApplied: assigned }
  const { id: applicationId } = await db
    .insertInto('projectApplication')
    .values({ ...said, tenantId, projectId, ownerId: owner.tenantId, businessTypeId: business.id, appliedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  const about = { projectId, applicationId }
  const { description: applicationDesc, ...rest } = said
  const submitted = { contractor: tenantId, applicationDesc, ...rest }
  await noteAs(db, { ...about, who: provider, at: appliedAt, kind: 'application.submit', after: submitted })

  // The database opens the period of the assignment at this moment.
  await actAs(db, { who: reviewer, at }, () =>
    db
      .updateTable('projectApplication')
      .set({ status: 'passed', manpowerAssigned: assigned, reviewedAt: at })
      .where('id', '=', applicationId)
      .execute(),
  )
  const passed = { contractor: tenantId, manpowerAssigned: assigned }
  await noteAs(db, { ...about, who: reviewer, at, kind: 'application.pass', after: passed })
}
