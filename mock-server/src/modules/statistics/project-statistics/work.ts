import type { Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { type Scope, findScope } from '../../identity/organization/public.ts'
import { type ProjectWork } from '../statistics/public.ts'
import {
  nameProject,
  outsourcedBusinesses,
  ownBusinesses,
  ownBusinessesFor,
  ownsProject,
  projectsWorkedFor,
} from './project-statistics.store.ts'

type Caller = { session: Pick<Session, 'userId' | 'timezone'>; now: Date }
type Named = { bizTypeId?: number | undefined; projectId?: number | undefined; orgId?: number | undefined }

/** Rows that one query may cover, by organisations and project. */
type Work = { scope: Scope; project?: ProjectWork }

/**
 * Decides who sees outsourced work (R20). A provider sees its own businesses, also of one project alone. A project's owner
 * sees, for that project alone, the work of businesses that have started to work for it; only people who see the whole
 * company of the owner do, since the work lies in none of its organisations. The policies of the database say the same.
 */
export async function findOutsourcedWork(
  tx: TenantTx,
  { session, now }: Caller,
  { bizTypeId, projectId, orgId }: Named,
): Promise<Work> {
  const businesses = bizTypeId === undefined ? undefined : [bizTypeId]
  const parts = await findOutsourcedParts(tx, { session, now }, { businesses, projectId, orgId })
  const [part] = parts
  if (!part) throw new NotFound()
  if (part.isOwners) await nameProject(tx, part.project.projectId)
  return part
}

type Part = { businesses: readonly number[]; scope: Scope } & (
  | { isOwners: true; project: ProjectWork }
  | { isOwners: false; project?: ProjectWork }
)
type WorkQuery = {
  /** Absent: all that work for the project. */
  businesses?: readonly number[] | undefined
  projectId?: number | undefined
  orgId?: number | undefined
}

/**
 * The requested businesses, as far as the caller may read them, by the query that reads each of them. An owner's part is
 * read after `nameProject`.
 */
export async function findOutsourcedParts(tx: TenantTx, caller: Caller, query: WorkQuery): Promise<Part[]> {
  const { projectId, businesses = [], orgId } = query
  if (projectId !== undefined) {
    const part = (await ownsProject(tx, projectId))
      ? await ownersPart(tx, caller, { ...query, projectId })
      : await providersPart(tx, caller, { ...query, projectId })
    return part ? [part] : []
  }
  if (businesses.length === 0) return []
  const own = await ownBusinesses(tx, businesses)
  const parts: Part[] = []
  if (own.length > 0) {
    const scope = await findScope(tx, { userId: caller.session.userId, orgId })
    parts.push({ isOwners: false, businesses: own, scope })
  }
  const others = businesses.filter((business) => !own.includes(business))
  const projects = await projectsWorkedFor(tx, { bizTypeIds: others, now: caller.now })
  for (const project of new Set(projects.values())) {
    const ofProject = others.filter((business) => projects.get(business) === project)
    const part = await ownersPart(tx, caller, { projectId: project, businesses: ofProject, orgId })
    if (part) parts.push(part)
  }
  return parts
}

type OfProject = WorkQuery & { projectId: number }

/** Null if the caller may not read the owner's part, or if none of the requested businesses works for the project. */
async function ownersPart(
  tx: TenantTx,
  { session, now }: Caller,
  { projectId, businesses, orgId }: OfProject,
): Promise<Part | null> {
  const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
  if (scope.rootId !== null || orgId !== undefined) return null
  await nameProject(tx, projectId)
  const working = (await outsourcedBusinesses(tx, now)).filter(
    ({ bizTypeId }) => businesses?.includes(bizTypeId) ?? true,
  )
  // A project that nobody works for yet has figures, all of them 0; a business that does not work for it has none.
  if (businesses !== undefined && working.length === 0) return null
  const project = {
    projectId,
    providerIds: [...new Set(working.map(({ providerId }) => providerId))],
    timezones: [...new Set(working.map(({ timezone }) => timezone))],
  }
  return { isOwners: true, businesses: working.map(({ bizTypeId }) => bizTypeId), scope, project }
}

async function providersPart(
  tx: TenantTx,
  { session, now }: Caller,
  { projectId, businesses, orgId }: OfProject,
): Promise<Part | null> {
  const working = (await ownBusinessesFor(tx, { projectId, now })).filter(
    (business) => businesses?.includes(business) ?? true,
  )
  if (working.length === 0) return null
  const scope = await findScope(tx, { userId: session.userId, orgId })
  const project = { projectId, providerIds: [tx.tenantId], timezones: [session.timezone] }
  return { isOwners: false, businesses: working, scope, project }
}
