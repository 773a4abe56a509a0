import type { projectApplication, projectEntity, projectRules } from '@console/contracts'

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
