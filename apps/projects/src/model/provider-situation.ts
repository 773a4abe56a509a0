import type { projectApplication, projectEntity, projectRules } from '@console/contracts'

/** What the rules ask about a project of a provider, and its application there. */
export function providerSituation(
  {
    projectStatus,
    applicationStatus,
  }: Pick<projectApplication.ProviderRow, 'projectStatus' | 'applicationStatus'>,
  actor: projectEntity.ProjectActor,
): projectRules.ProjectSituation {
  return { actor, projectStatus, applicationStatus }
}
