import { answerTask } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { addDays, today } from '@console/ui'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { ManagedForm } from '../../../base/components/managed-list/ManagedForm.tsx'
import { mayAnswer, mayJudge } from '../../model/task-rules.ts'
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
  const { formatMessage } = useIntl()
  const { services, timezone, user } = useHost()
  const choices = useTaskChoices(open === 'new')
  const create = useCreateTask()
  const answer = useAnswerTask()
  const judge = useJudgeTask()
  const saved = () => services.toast.success(formatMessage({ id: 'managed.saved' }))

  if (open === 'new') {
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
        onSave={(body) => create(body).then(saved)}
        onClose={onClose}
      />
    )
  }
  const [kind, id] = open?.split('-') ?? []
  const task = tasks.find((one) => String(one.id) === id)
  if (task === undefined) return null
  const { version, question } = task
  if (kind === 'answer' && mayAnswer(task, user.userId)) {
    return (
      <ManagedForm
        key={open}
        title={question}
        draftKey={{ name: answerTask.answer.id, id: task.id, version }}
        texts="task"
        schema={answerDraft}
        initial={{ answer: task.answer ?? '' }}
        fields={[{ name: 'answer', kind: 'area' }]}
        nameField="answer"
        onSave={(draft) => answer({ id: task.id, version, ...draft }).then(saved)}
        onClose={onClose}
      />
    )
  }
  if (kind !== 'judge' || !mayJudge(task, user.userId)) return null
  return (
    <ManagedForm<z.output<typeof judgeDraft>>
      key={open}
      title={question}
      draftKey={{ name: answerTask.judge.id, id: task.id, version }}
      texts="task"
      about={task.answer ?? ''}
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
        judge({ id: task.id, version, isPassed: verdict === 'passed', remark }).then(saved)
      }
      onClose={onClose}
    />
  )
}
