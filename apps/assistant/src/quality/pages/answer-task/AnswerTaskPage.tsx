import { answerTask } from '@console/contracts'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { useAnswerTasks } from '../../queries/answer-tasks.ts'
import { TaskActions } from './TaskActions.tsx'
import { TaskForms } from './TaskForms.tsx'
import { useTaskColumns } from './use-task-columns.tsx'

const MINE = 'mine'

/** Questions assigned to people: due day, answer and review. */
export function AnswerTaskPage() {
  const { formatMessage } = useIntl()
  const filters = useMemo(
    () => [
      {
        name: 'state',
        kind: 'choice' as const,
        options: answerTask.TASK_STATES.map((state) => ({
          value: state,
          label: formatMessage({ id: `task.state.${state}` }),
        })),
      },
      {
        name: 'whose',
        kind: 'choice' as const,
        options: [{ value: MINE, label: formatMessage({ id: 'task.mine' }) }],
      },
    ],
    [formatMessage],
  )
  const search = useReadingSearch(filters)
  const state = answerTask.TASK_STATES.find((one) => one === search.chosen['state'])
  const answer = useAnswerTasks({
    ...search.paging,
    ...(state === undefined ? {} : { state }),
    mine: search.chosen['whose'] === MINE,
  })
  const columns = useTaskColumns()
  return (
    <ReadingPage<answerTask.AnswerTask>
      texts="task"
      search={search}
      answer={answer}
      action={
        <Button type="primary" onClick={() => search.setOpen('new')}>
          {formatMessage({ id: 'task.add' })}
        </Button>
      }
      rowKey={({ id }) => id}
      columns={columns}
      renderActions={(task) => <TaskActions task={task} onOpen={search.setOpen} />}
    >
      <TaskForms open={search.open} tasks={answer.data?.records ?? []} onClose={() => search.setOpen(null)} />
    </ReadingPage>
  )
}
