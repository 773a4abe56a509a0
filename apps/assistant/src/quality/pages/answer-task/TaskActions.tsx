import type { answerTask } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { canAnswer, canJudge } from '../../model/task-rules.ts'

type TaskActionsProps = { task: answerTask.AnswerTask; onOpen: (open: string) => void }

/** The actions that the user may take on a task. */
export function TaskActions({ task, onOpen }: TaskActionsProps) {
  const { formatMessage } = useIntl()
  const { user } = useHost()
  const { question, userName } = task
  const values = { question, person: userName }
  return (
    <>
      {canAnswer(task, user.userId) && (
        <Button
          type="link"
          aria-label={formatMessage({ id: 'task.answerOf' }, values)}
          onClick={() => onOpen(`answer-${task.id}`)}
        >
          {formatMessage({ id: 'task.answer' })}
        </Button>
      )}
      {canJudge(task, user.userId) && (
        <Button
          type="link"
          aria-label={formatMessage({ id: 'task.judgeOf' }, values)}
          onClick={() => onOpen(`judge-${task.id}`)}
        >
          {formatMessage({ id: 'task.judge' })}
        </Button>
      )}
    </>
  )
}
