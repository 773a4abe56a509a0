import { answerTask } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { addDays, type StatusTone, StatusWord, today } from '@console/ui'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { ManagedForm } from '../../../base/components/managed-list/ManagedForm.tsx'
import { useSavedToast } from '../../../base/components/managed-list/use-saved-toast.ts'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { canAnswer, canJudge } from '../../model/task-rules.ts'
import {
  useAnswerTask,
  useAnswerTasks,
  useCreateTask,
  useJudgeTask,
  useTaskChoices,
} from '../../queries/answer-tasks.ts'

export { texts } from '../../task-texts.ts'

const VERDICTS = ['passed', 'failed'] as const

const createDraft = z.strictObject({
  questionId: z.int().positive(),
  userIds: z.array(z.int()).min(1).max(answerTask.MAX_ASSIGNEES),
  dueDay: z
    .string()
    .trim()
    .regex(/^2\d{3}-\d{2}-\d{2}$/),
})

const answerDraft = z.strictObject({ answer: z.string().trim().min(1).max(answerTask.MAX_ANSWER) })

const judgeDraft = z.strictObject({
  verdict: z.enum(VERDICTS),
  remark: z.string().trim().max(answerTask.MAX_REMARK),
})

/** The default due time of a task. */
const DEFAULT_DUE_DAYS = 3

const TONES: Readonly<Record<answerTask.TaskState, StatusTone>> = {
  open: 'quiet',
  answered: 'warn',
  passed: 'good',
  failed: 'error',
}

/** Widths in px: of words, and of the name of a person or a business. */
const TEXT_WIDTH = 160

const NAME_WIDTH = 100

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
  const search = useReadingSearch('task', { filters })
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

type TaskActionsProps = { task: answerTask.AnswerTask; onOpen: (open: string) => void }

/** The actions that the user may take on a task. */
function TaskActions({ task, onOpen }: TaskActionsProps) {
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

function useTaskColumns(): RecordColumn<answerTask.AnswerTask>[] {
  const { formatMessage } = useIntl()
  const renderState = (task: answerTask.AnswerTask) =>
    task.isOverdue ? (
      <StatusWord tone="error">{formatMessage({ id: 'task.overdue' })}</StatusWord>
    ) : (
      <StatusWord tone={TONES[task.state]}>{formatMessage({ id: `task.state.${task.state}` })}</StatusWord>
    )
  return [
    { key: 'question', render: ({ question }) => question, maxWidth: TEXT_WIDTH },
    { key: 'business', render: ({ bizTypeName }) => bizTypeName, maxWidth: NAME_WIDTH },
    { key: 'person', render: ({ userName }) => userName, maxWidth: NAME_WIDTH },
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

type TaskFormsProps = { open: string | null; tasks: readonly answerTask.AnswerTask[]; onClose: () => void }

/** The form that is open in the address: assign a question, answer it, review the answer. */
function TaskForms({ open, tasks, onClose }: TaskFormsProps) {
  const { user } = useHost()
  if (open === 'new') return <AssignForm onClose={onClose} />
  const [kind, id] = open?.split('-') ?? []
  const task = tasks.find((one) => String(one.id) === id)
  if (task === undefined) return null
  if (kind === 'answer' && canAnswer(task, user.userId)) {
    return <AnswerForm key={open} task={task} onClose={onClose} />
  }
  if (kind !== 'judge' || !canJudge(task, user.userId)) return null
  return <ReviewForm key={open} task={task} onClose={onClose} />
}

type TaskFormProps = { task: answerTask.AnswerTask; onClose: () => void }

function AssignForm({ onClose }: Pick<TaskFormProps, 'onClose'>) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const choices = useTaskChoices()
  const create = useCreateTask()
  const showSaved = useSavedToast()
  return (
    <ManagedForm
      title={formatMessage({ id: 'task.add' })}
      okText={formatMessage({ id: 'task.give' })}
      draftKey={{ name: answerTask.create.id }}
      texts="task"
      schema={createDraft}
      initial={{ questionId: 0, userIds: [], dueDay: addDays(today(timezone), DEFAULT_DUE_DAYS) }}
      fields={[
        { name: 'questionId', kind: 'choice', options: choices.questions, isLoading: choices.isLoading },
        { name: 'userIds', kind: 'choices', options: choices.people, isLoading: choices.isLoading },
        { name: 'dueDay', kind: 'day', hasHint: true },
      ]}
      nameField="questionId"
      onSave={(body) => create(body).then(showSaved)}
      onClose={onClose}
    />
  )
}

function AnswerForm({ task, onClose }: TaskFormProps) {
  const answer = useAnswerTask()
  const showSaved = useSavedToast()
  const { id, version, question } = task
  return (
    <ManagedForm
      title={question}
      draftKey={{ name: answerTask.answer.id, id, version }}
      texts="task"
      schema={answerDraft}
      initial={{ answer: task.answer ?? '' }}
      fields={[{ name: 'answer', kind: 'area' }]}
      nameField="answer"
      onSave={(draft) => answer({ id, version, ...draft }).then(showSaved)}
      onClose={onClose}
    />
  )
}

function ReviewForm({ task, onClose }: TaskFormProps) {
  const { formatMessage } = useIntl()
  const judge = useJudgeTask()
  const showSaved = useSavedToast()
  const { id, version, question, answer } = task
  return (
    <ManagedForm<z.output<typeof judgeDraft>>
      title={question}
      draftKey={{ name: answerTask.judge.id, id, version }}
      texts="task"
      about={answer ?? ''}
      schema={judgeDraft}
      initial={{ verdict: 'passed', remark: '' }}
      fields={[
        {
          name: 'verdict',
          kind: 'choice',
          options: VERDICTS.map((value) => ({ value, label: formatMessage({ id: `task.state.${value}` }) })),
        },
        { name: 'remark', kind: 'area' },
      ]}
      nameField="remark"
      onSave={({ verdict, remark }) =>
        judge({ id, version, isPassed: verdict === 'passed', remark }).then(showSaved)
      }
      onClose={onClose}
    />
  )
}
