import { answerTask } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { addDays, today } from '@console/ui'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { ManagedForm } from '../../../base/components/managed-list/ManagedForm.tsx'
import { useSavedToast } from '../../../base/components/managed-list/use-saved-toast.ts'
import { canAnswer, canJudge } from '../../model/task-rules.ts'
import { useAnswerTask, useCreateTask, useJudgeTask, useTaskChoices } from '../../queries/answer-tasks.ts'

type TaskFormsProps = { open: string | null; tasks: readonly answerTask.AnswerTask[]; onClose: () => void }

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

/** The form that is open in the address: assign a question, answer it, review the answer. */
export function TaskForms({ open, tasks, onClose }: TaskFormsProps) {
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
