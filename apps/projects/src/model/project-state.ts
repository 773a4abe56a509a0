import { type projectApplication, type projectEntity, projectRules } from '@console/contracts'
import type { ProjectDetail } from './actor.ts'

/** The rule state of a project, and of one of its contractors. */
export function toProjectState(
  { actor, status }: Pick<ProjectDetail, 'actor' | 'status'>,
  assignment?: Pick<projectEntity.Assignment, 'applicationStatus'>,
): projectRules.ProjectState {
  return {
    actor,
    projectStatus: status,
    applicationStatus: assignment?.applicationStatus ?? 'default',
  }
}

/** The rule state of a project in the owners' list, where only the platform sees projects of others. One whose owner is not named is the company's own. */
export function listedProjectState({
  isOwner = true,
  status,
}: Pick<projectEntity.ProjectRow, 'isOwner' | 'status'>): projectRules.ProjectState {
  return {
    actor: { isOwner, isPlatform: !isOwner, isProvider: false, isVerified: false },
    projectStatus: status,
    applicationStatus: 'default',
  }
}

/** The part of a provider's project that its dialogs and drawers need. */
export type ProviderProject = Pick<
  projectApplication.ProviderRow,
  'projectID' | 'projectName' | 'projectStatus' | 'applicationStatus'
> & { actor: projectEntity.ProjectActor }

/** The rule state of a provider's project and application. */
export function providerProjectState(
  {
    projectStatus,
    applicationStatus,
  }: Pick<projectApplication.ProviderRow, 'projectStatus' | 'applicationStatus'>,
  actor: projectEntity.ProjectActor,
): projectRules.ProjectState {
  return { actor, projectStatus: projectStatus ?? null, applicationStatus }
}

/** Message id of the reason why an action is not allowed; null when it is. */
export function reasonText(
  action: projectRules.ProjectAction,
  state: projectRules.ProjectState,
): `project.why.${projectRules.ProjectReason}` | null {
  const reason = projectRules.whyNot(action, state)
  return reason && `project.why.${reason}`
}
