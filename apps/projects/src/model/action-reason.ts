import { projectRules } from '@console/contracts'

/** Id of the text that says why an action may not be done; null when it may. */
export function reasonText(
  action: projectRules.ProjectAction,
  situation: projectRules.ProjectState,
): `project.why.${projectRules.ProjectReason}` | null {
  const reason = projectRules.whyNot(action, situation)
  return reason && `project.why.${reason}`
}
