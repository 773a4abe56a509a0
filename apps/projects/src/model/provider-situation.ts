import type { projectApplication, projectEntity, projectRules } from '@console/contracts'

/** What the parts that are opened over a page know of a provider's project. */
export type ProviderProject = Pick<
  projectApplication.ProviderRow,
  'projectID' | 'projectName' | 'projectStatus' | 'applicationStatus'
> & { actor: projectEntity.ProjectActor }

/** What the rules ask about a project of a provider, and its application there. */
export function providerSituation(
  {
    projectStatus,
    applicationStatus,
  }: Pick<projectApplication.ProviderRow, 'projectStatus' | 'applicationStatus'>,
  actor: projectEntity.ProjectActor,
): projectRules.ProjectState {
  return { actor, projectStatus, applicationStatus }
}
