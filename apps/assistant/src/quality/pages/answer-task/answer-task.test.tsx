import { answerTask } from '@console/contracts'
import { mockCall, network, Refusal, testUser } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWorkPage } from '../../../testing/open-work-page.tsx'
import { canAnswer, canJudge } from '../../model/task-rules.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 6, 30), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const ME = testUser.userId
const task = (id: number, changes: Partial<answerTask.AnswerTask> = {}): answerTask.AnswerTask => ({
  id,
  version: 2,
  questionId: 5,
  question: `Question ${id}`,
  bizTypeId: 11,
  bizTypeName: 'Winter renewals',
  userId: ME,
  userName: 'Shen Qiao',
  dueDay: '2026-11-25',
  isOverdue: false,
  state: 'open',
  answer: null,
  answeredAt: null,
  remark: null,
  judgedByName: null,
  createdByName: 'Lin Yi',
  ...changes,
})
const theirs = { userId: 99, userName: 'Lin Yi', state: 'answered', answer: 'Up to 2,000.' } as const

test('the assignee answers, and somebody else reviews', () => {
  expect(canAnswer(task(1), ME)).toBe(true)
  expect(canAnswer(task(1, { state: 'answered' }), ME)).toBe(true)
  expect(canAnswer(task(1, { state: 'passed' }), ME)).toBe(false)
  expect(canAnswer(task(1, theirs), ME)).toBe(false)
  expect(canJudge(task(1, theirs), ME)).toBe(true)
  expect(canJudge(task(1, { state: 'answered' }), ME)).toBe(false)
  expect(canJudge(task(1, { ...theirs, state: 'failed' }), ME)).toBe(false)
})

test('tasks show their state and the actions of the user', async () => {
  network.use(
    mockCall(answerTask.list, {
      records: [task(1, { isOverdue: true }), task(2, theirs), task(3, { ...theirs, state: 'passed' })],
      total: 3,
    }),
  )
  openWorkPage('statistic/answer-task')
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  expect((await row(/Question 1/)).getByText('Overdue')).toBeInTheDocument()
  expect((await row(/Question 1/)).getByRole('button', { name: 'Answer “Question 1”' })).toBeInTheDocument()
  expect((await row(/Question 2/)).getByRole('button', { name: /^Review/ })).toBeInTheDocument()
  expect((await row(/Question 3/)).queryByRole('button')).not.toBeInTheDocument()
})

test('a question is assigned to people, and a refusal is shown', async () => {
  const sent: unknown[] = []
  network.use(
    mockCall(answerTask.list, { records: [], total: 0 }),
    mockCall(answerTask.questions, {
      questions: [{ id: 5, name: 'What is covered?', bizTypeName: 'Winter renewals' }],
      people: [{ id: 99, name: 'Lin Yi' }],
    }),
    mockCall(answerTask.create, ({ body }) => {
      sent.push(body)
      return new Refusal(answerTask.TASK_REFUSALS.duplicate, 'Somebody has it open already.')
    }),
  )
  const { press, choose } = openWorkPage('statistic/answer-task')
  await press('Assign question')
  await press('Assign')
  expect((await screen.findAllByText('Please fill this in.')).length).toBeGreaterThan(0)
  await choose('Question', 'What is covered? (Winter renewals)')
  await choose('People', 'Lin Yi')
  await press('Assign')
  expect(await screen.findByText('Somebody has it open already.')).toBeInTheDocument()
  expect(sent).toEqual([{ questionId: 5, userIds: [99], dueDay: '2026-11-23' }])
})

test('an answer is written, and another one reviewed', async () => {
  const sent: unknown[] = []
  network.use(
    mockCall(answerTask.list, { records: [task(1), task(2, theirs)], total: 2 }),
    mockCall(answerTask.answer, ({ body }) => {
      sent.push(body)
      return null
    }),
    mockCall(answerTask.judge, ({ body }) => {
      sent.push(body)
      return new Refusal(409, 'Somebody else changed this in the meantime.', { status: 409 })
    }),
  )
  const { press, write, choose } = openWorkPage('statistic/answer-task')
  await press('Answer “Question 1”')
  await write('Answer', 'On page 3.')
  await press('Save')
  await waitFor(() => expect(sent).toEqual([{ id: 1, version: 2, answer: 'On page 3.' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await press('Review the answer of Lin Yi to “Question 2”')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Up to 2,000.')).toBeInTheDocument()
  await choose('Verdict', 'Failed')
  await write('Remark', 'Too short')
  await press('Save')
  expect(await screen.findByText(/Somebody changed it meanwhile/)).toBeInTheDocument()
  expect(sent[1]).toEqual({ id: 2, version: 2, isPassed: false, remark: 'Too short' })
  expect(dialog.getByRole('textbox', { name: 'Remark' })).toHaveValue('Too short')
})
