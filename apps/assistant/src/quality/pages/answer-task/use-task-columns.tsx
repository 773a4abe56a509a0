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

export function useTaskColumns(): RecordColumn<answerTask.AnswerTask>[] {
  const { formatMessage } = useIntl()
  const renderState = (task: answerTask.AnswerTask) =>
    task.isOverdue ? (
      <StatusWord tone="error">{formatMessage({ id: 'task.overdue' })}</StatusWord>
    ) : (
      <StatusWord tone={TONES[task.state]}>{formatMessage({ id: `task.state.${task.state}` })}</StatusWord>
    )
  return [
    { key: 'question', render: ({ question }) => question },
    { key: 'business', render: ({ bizTypeName }) => bizTypeName },
    { key: 'person', render: ({ userName }) => userName },
    { key: 'due', render: ({ dueDay }) => dueDay },
    { key: 'state', render: renderState },
    { key: 'answer', render: (task) => task.answer ?? '-' },
    {
      key: 'judged',
      render: ({ judgedByName, remark }) =>
        judgedByName === null ? '-' : [judgedByName, remark].filter((part) => part).join(': '),
    },
  ]
}
