import { label } from '@console/contracts'
import { mockCall, mockNetworkError, mockPending, network, Refusal } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { typed } from '../../testing/conditions.samples.ts'
import { openRule } from '../../testing/open-rule.tsx'

let sent: unknown[]
let match: boolean

beforeEach(() => {
  sent = []
  match = true
  network.use(
    mockCall(label.validateRegex, ({ body }) => {
      sent.push(body)
      return { match }
    }),
  )
})

const dialog = () => within(screen.getByRole('dialog'))
const regex = () => dialog().getByRole('textbox', { name: 'Regular expression' })
const text = () => dialog().getByRole('textbox', { name: 'Sample text' })
const run = () => dialog().getByRole('button', { name: /Test$/ })

/** Opens the test beside the regular expression of condition A. */
async function openTest(expression = 'fif.*n') {
  const view = openRule({ conditions: [typed('A', 1, { regex: expression })] })
  await view.person.click(screen.getByRole('button', { name: 'Test the regular expression of condition A' }))
  await screen.findByRole('dialog')
  return view
}

test('it is 500 wide, begins with the expression of the condition, and sends expression and text [LABEL-131]', async () => {
  const { person } = await openTest()
  expect(document.querySelector<HTMLElement>('.ant-modal')?.style.width).toBe('500px')
  expect(regex()).toHaveValue('fif.*n')
  await person.type(text(), 'fifteen days')
  await person.click(run())
  await waitFor(() => expect(sent).toEqual([{ regex: 'fif.*n', text: 'fifteen days' }]))
})

test.each([
  [true, 'success', 'The match succeeded'],
  [false, 'error', 'The match failed'],
] as const)('an answer of %s is a message of %s [LABEL-132, LABEL-133]', async (answer, kind, message) => {
  match = answer
  const { person, services } = await openTest()
  await person.click(run())
  await waitFor(() => expect(services.toast[kind]).toHaveBeenCalledWith(message))
  expect(dialog().getByRole('status')).toHaveTextContent(message)
  await person.type(text(), 'x')
  expect(dialog().getByRole('status')).toBeEmptyDOMElement()
})

test.each([
  ['a code', mockCall(label.validateRegex, new Refusal(400, 'missing closing )')), /missing closing/],
  ['a lost connection', mockNetworkError(label.validateRegex), /The test failed: /],
])('an answer with %s is a failure too [LABEL-134]', async (_name, handler, message) => {
  network.use(handler)
  const { person, services } = await openTest('(a')
  await person.click(run())
  await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith(expect.stringMatching(message)))
  expect(services.toast.success).not.toHaveBeenCalled()
  expect(dialog().getByRole('status')).toHaveTextContent(message)
})

test('without an expression it says so and sends nothing [LABEL-135]', async () => {
  const { person, services } = await openTest('')
  await person.type(text(), 'fifteen days')
  await person.click(run())
  expect(services.toast.error).toHaveBeenCalledWith('The regular expression does not exist')
  expect(sent).toEqual([])
})

test('what is typed there does not change the condition [LABEL-131]', async () => {
  const { person, paramOf } = await openTest()
  await person.clear(regex())
  await person.type(regex(), 'other')
  await person.click(run())
  await waitFor(() => expect(sent).toEqual([{ regex: 'other', text: '' }]))
  await person.click(dialog().getByText('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(paramOf('A')).toEqual({ regex: 'fif.*n' })
})

test('while a test is unanswered it is sent once', async () => {
  let requests = 0
  network.use(
    mockCall(label.validateRegex, async () => {
      requests += 1
      await new Promise(() => {})
      return { match: true }
    }),
    mockPending(label.validateRegex),
  )
  const { person } = await openTest()
  await person.click(run())
  await waitFor(() => expect(run()).toHaveClass('ant-btn-loading'))
  await person.click(run())
  expect(requests).toBe(1)
})
