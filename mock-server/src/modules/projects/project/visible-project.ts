import type { projectEntity } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { projectActor } from './project-actor.ts'
import { findProject, type StoredProject } from './project.store.ts'

export type VisibleProject = { project: StoredProject; actor: projectEntity.ProjectActor }

/**
 * A project as its owner, the platform, or a provider that works for it sees it; for everybody else it does not exist. Open
 * projects that a provider may apply for are not seen in this way.
 */
export async function requireProject(tx: TenantTx, id: number): Promise<VisibleProject> {
  const project = await findProject(tx, id)
  if (!project) throw new NotFound()
  const actor = await projectActor(tx, project.ownerId)
  if (!actor.isOwner && !actor.isPlatform && !project.isContractor) throw new NotFound()
  return { project, actor }
}

/** As `requireProject`, for what a provider may not see. */
export async function requireOwnProject(tx: TenantTx, id: number): Promise<VisibleProject> {
  const found = await requireProject(tx, id)
  if (!found.actor.isOwner && !found.actor.isPlatform) throw new NotFound()
  return found
}
