import type { answerTask } from '@console/contracts'
import { StatusWord, type StatusTone } from '@console/ui'
import { useIntl } from 'react-intl'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'

const TONES: Readonly<Record<answerTask.TaskState, StatusTone>> = {
  open: 'quiet',
  answered: 'warn',
  passed: 'good',
  failed: 'error',
}

/** px; of words, and of the name of a person or a business. */
const TEXT_WIDTH = 160
const NAME_WIDTH = 100

export function useTaskColumns(): RecordColumn<answerTask.AnswerTask>[] {
  const { formatMessage } = useIntl()
  const renderState = (task: answerTask.AnswerTask) =>
    task.isOverdue ? (
      <StatusWord tone="error">{formatMessage({ id: 'task.overdue' })}</StatusWord>
    ) : (
      <StatusWord tone={TONES[task.state]}>{formatMessage({ id: `task.state.${task.state}` })}</StatusWord>
    )
  return [
    { key: 'question', render: ({ question }) => question, maxWidth: TEXT_WIDTH },
    { key: 'business', render: ({ bizTypeName }) => bizTypeName, maxWidth: NAME_WIDTH, wraps: true },
    { key: 'person', render: ({ userName }) => userName, maxWidth: NAME_WIDTH, wraps: true },
    { key: 'due', render: ({ dueDay }) => dueDay },
    { key: 'state', render: renderState },
    { key: 'answer', render: (task) => task.answer ?? '-', maxWidth: TEXT_WIDTH },
    {
      key: 'judged',
      maxWidth: TEXT_WIDTH,
      render: ({ judgedByName, remark }) =>
        judgedByName === null ? '-' : [judgedByName, remark].filter((part) => part).join(': '),
    },
  ]
}
