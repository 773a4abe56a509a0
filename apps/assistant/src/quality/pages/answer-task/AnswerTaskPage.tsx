import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answerTask } from '@console/contracts'
import { callQuery, useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.ts'
import { StatusWord, type StatusTone } from '../../../base/components/StatusWord.tsx'
import { TaskActions } from './TaskActions.tsx'
import { TaskForms } from './TaskForms.tsx'

const TONES: Readonly<Record<answerTask.TaskState, StatusTone>> = {
  open: 'quiet',
  answered: 'warn',
  passed: 'good',
  failed: 'error',
}
const MINE = 'mine'

/** Questions that were given to people: who answers until when, what they answered, how it was judged. */
export function AnswerTaskPage() {
  const { formatMessage } = useIntl()
  const { client } = useHost()
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
  const answer = useQuery({
    ...callQuery(client, answerTask.list, {
      query: {
        ...search.paging,
        ...(state === undefined ? {} : { state }),
        mine: search.chosen['whose'] === MINE,
      },
    }),
    placeholderData: keepPreviousData,
  })
  const stateOf = (task: answerTask.AnswerTask) =>
    task.isOverdue ? (
      <StatusWord tone="error">{formatMessage({ id: 'task.overdue' })}</StatusWord>
    ) : (
      <StatusWord tone={TONES[task.state]}>{formatMessage({ id: `task.state.${task.state}` })}</StatusWord>
    )
  return (
    <ReadingPage<answerTask.AnswerTask>
      texts="task"
      search={search}
      answer={answer}
      actions={
        <Button type="primary" onClick={() => search.setOpen('new')}>
          {formatMessage({ id: 'task.add' })}
        </Button>
      }
      rowKey={({ id }) => id}
      columns={[
        { key: 'question', render: ({ question }) => question },
        { key: 'business', render: ({ bizTypeName }) => bizTypeName },
        { key: 'person', render: ({ userName }) => userName },
        { key: 'due', render: ({ dueDay }) => dueDay },
        { key: 'state', render: stateOf },
        { key: 'answer', render: (task) => task.answer ?? '-' },
        {
          key: 'judged',
          render: ({ judgedByName, remark }) =>
            judgedByName === null ? '-' : [judgedByName, remark].filter((part) => part).join(': '),
        },
      ]}
      renderActions={(task) => <TaskActions task={task} onOpen={search.setOpen} />}
    >
      <TaskForms open={search.open} tasks={answer.data?.records ?? []} onClose={() => search.setOpen(null)} />
    </ReadingPage>
  )
}
