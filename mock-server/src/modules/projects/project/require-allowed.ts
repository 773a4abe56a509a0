import { projectRules, RULE_REFUSALS } from '@console/contracts'
import { refuse } from '../../../platform/errors.ts'
import { projectReasonTexts } from './project.messages.ts'

/** Refuses what the rules of projects do not allow in this state, with the same reason that the console shows. */
export function requireAllowed(action: projectRules.ProjectAction, state: projectRules.ProjectState): void {
  const reason = projectRules.whyNot(action, state)
  if (reason !== null) throw refuse(RULE_REFUSALS[reason], projectReasonTexts[reason])
}
