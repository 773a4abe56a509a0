import type { answerTask } from '@console/contracts'

type Task = Pick<answerTask.AnswerTask, 'state' | 'userId'>

/** The assignee answers, and may change the answer until it is reviewed. */
export function canAnswer({ state, userId }: Task, readerId: number): boolean {
  return userId === readerId && (state === 'open' || state === 'answered')
}

/** Nobody reviews their own answer. */
export function canJudge({ state, userId }: Task, readerId: number): boolean {
  return userId !== readerId && state === 'answered'
}
