import { projectRules } from '@console/contracts'

/** Message id of the reason why an action is not allowed; null when it is. */
export function reasonText(
  action: projectRules.ProjectAction,
  state: projectRules.ProjectState,
): `project.why.${projectRules.ProjectReason}` | null {
  const reason = projectRules.whyNot(action, state)
  return reason && `project.why.${reason}`
}
