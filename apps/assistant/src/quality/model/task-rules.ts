import type { answerTask } from '@console/contracts'

type Task = Pick<answerTask.AnswerTask, 'state' | 'userId'>

/** Whose task it is answers, and may change the answer until it is judged. */
export function mayAnswer({ state, userId }: Task, readerId: number): boolean {
  return userId === readerId && (state === 'open' || state === 'answered')
}

/** Nobody judges an answer of their own. */
export function mayJudge({ state, userId }: Task, readerId: number): boolean {
  return userId !== readerId && state === 'answered'
}
