import { knowledge } from '@console/contracts'
import { refuse } from '../../../platform/errors.ts'
import { knowledgeTexts } from './knowledge.messages.ts'

/** Throws a refusal if the state of the answer does not allow the change. */
export function requireState(
  action: keyof typeof knowledge.ANSWER_ACTIONS,
  { state }: knowledge.Answer,
): void {
  if (!knowledge.canChangeAnswer(action, state))
    throw refuse(knowledge.KNOWLEDGE_REFUSALS.wrongState, knowledgeTexts.wrongState)
}
