import type { knowledge } from '@console/contracts'
import type { StatusTone } from '@console/ui'

export const ANSWER_TONES: Readonly<Record<knowledge.AnswerState, StatusTone>> = {
  draft: 'quiet',
  review: 'warn',
  rejected: 'error',
  published: 'good',
  retired: 'quiet',
}
