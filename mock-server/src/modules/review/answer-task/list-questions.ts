import { answerTask } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canUseTasks } from './answer-task.policy.ts'
import { findChoices } from './answer-task.store.ts'

export const listQuestions = route(answerTask.questions, {
  policy: canUseTasks,
  handler: ({ tx }) => findChoices(tx),
})
