import type { knowledge } from '@console/contracts'
import type { StatusTone } from '../../base/components/StatusWord.tsx'

export const ANSWER_TONES: Readonly<Record<knowledge.AnswerState, StatusTone>> = {
  draft: 'quiet',
  review: 'warn',
  rejected: 'error',
  published: 'good',
  retired: 'quiet',
}
