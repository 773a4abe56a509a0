import { label } from '@console/contracts'
import { mockCall, mockNetworkError, network, Refusal, sampleLabel } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fillSettings, openEditor } from '../../testing/open-editor.ts'
import {
  NO_HITS,
  openPastCalls,
  findPastCalls,
  servePastCalls,
  type PastServer,
} from '../../testing/open-past-calls.ts'

const AT = Date.UTC(2026, 10, 20, 6, 30) / 1000

const sample: label.BackTestSample = {
  kind: 'both',
  callId: 'c1',
  sessionId: 's/1',
  seatName: 'Liang Zeyu',
  startedAt: AT,
  words: 'I want to cancel.',
}

const FIRST: label.BackTest = {
  calls: 900,
  hit: 30,
  hitBefore: 40,
  gained: 5,
  lost: 15,
  samples: [sample, { ...sample, kind: 'lost', callId: 'c2', sessionId: null, words: '' }],
  cursor: '1795600000000000_c900',
  progress: 0.4,
}
const SECOND: label.BackTest = {
  ...FIRST,
  calls: 100,
  hit: 10,
  samples: [{ ...sample, kind: 'gained', callId: 'c3', seatName: '', words: 'A refund, please.' }],
  cursor: null,
  progress: 1,
}

let server: PastServer

beforeEach(() => {
  server = servePastCalls()
})

test('nothing runs until Run sends the label of the form with the chosen days', async () => {
  const { test: part, run, person } = await openPastCalls()
  expect(server.tests).toEqual([])
  await person.click(part.getByText('30 days'))
  await run()
  await waitFor(() => expect(server.tests).toHaveLength(1))
  expect(server.tests[0]).toMatchObject({
    days: 30,
    cursor: null,
    label: { id: 41, bizTypeId: 11, rule: { conditions: [{ lambda: 'A' }] } },
  })
  expect(await part.findByText('There are no calls of this business in these days.')).toBeVisible()
})

test('slices follow each other by their cursor, their counts are added, and each shows the newest of its calls', async () => {
  server.slices = [FIRST, SECOND]
  const { run, figures, test: part, person } = await openPastCalls()
  await run()
  expect(await part.findByText('Calls of the last 7 days')).toBeVisible()
  expect(server.tests.map(({ cursor }) => cursor)).toEqual([null, '1795600000000000_c900'])
  expect(figures()).toEqual([
    'Calls: 1,000',
    'Would be hit: 40 (4%)',
    'Hit by the saved rule: 80',
    'Newly hit: 10',
    'No longer hit: 30',
  ])
  expect(part.queryByRole('progressbar')).toBeNull()
  const seatsOf = async (name: string) => {
    await person.click(part.getByRole('button', { name }))
    return within(part.getByRole('list', { name: 'Examples' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.slice(0, 16))
  }
  expect(await seatsOf('No longer hit: show 30')).toEqual(['No longer hitLia'])
  expect(part.getByRole('heading', { name: 'No longer hit' })).toBeVisible()
  expect(part.getByText('The newest 1 of 30.')).toBeVisible()
  expect(part.getByRole('button', { name: 'No longer hit: show 30' })).toHaveAttribute('aria-pressed', 'true')
  expect(await seatsOf('Would be hit: show 40')).toEqual(['Hit by bothLiang', 'Newly hitUnknown'])
  expect(part.getByText('The newest 2 of 40.')).toBeVisible()
})

test('examples say kind, seat, time and sentence, and link to their session', async () => {
  server.slices = [FIRST, SECOND]
  const { run, test: part } = await openPastCalls()
  await run()
  await part.findByText('Calls of the last 7 days')
  const cards = within(part.getByRole('list', { name: 'Examples' })).getAllByRole('listitem')
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Newly hitUnknown agent2026-11-20 14:30:00A refund, please.Open session',
    'No longer hitLiang Zeyu2026-11-20 14:30:00Hit by facts of the callNo session',
    'Hit by bothLiang Zeyu2026-11-20 14:30:00I want to cancel.Open session',
  ])
  const link = part.getByRole('link', { name: 'Open the session of Liang Zeyu, 2026-11-20 14:30:00' })
  expect(link).toHaveAttribute('href', '/assistant-console/session/s%2F1')
  expect(link).toHaveAttribute('target', '_blank')
})

test('Stop ends a run with the numbers so far, and Continue goes on at the cursor', async () => {
  const later = Promise.withResolvers<label.BackTest>()
  server.slices = [FIRST, later.promise, SECOND]
  const { run, figures, test: part, person } = await openPastCalls()
  await run()
  expect(await part.findByText('40% of the days')).toBeVisible()
  expect(part.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '0.4')
  await waitFor(() => expect(server.tests).toHaveLength(2))
  await person.click(part.getByRole('button', { name: 'Stop' }))
  later.resolve(SECOND)
  expect(part.getByText('Stopped at 40% of the days. The numbers are of the calls so far.')).toBeVisible()
  expect(figures()[0]).toBe('Calls: 900')
  await person.click(part.getByRole('button', { name: 'Continue' }))
  expect(await part.findByText('Calls of the last 7 days')).toBeVisible()
  expect(server.tests.at(-1)?.cursor).toBe('1795600000000000_c900')
  expect(figures()[0]).toBe('Calls: 1,000')
})

test('the focus stays on Run while it runs, and a second click does not start another run', async () => {
  const later = Promise.withResolvers<label.BackTest>()
  server.slices = [later.promise]
  const { run, test: part, person } = await openPastCalls()
  await run()
  const button = part.getByRole('button', { name: /Run again/ })
  expect(button).toHaveFocus()
  await person.click(button)
  later.resolve(SECOND)
  await part.findByText('Calls of the last 7 days')
  expect(server.tests).toHaveLength(1)
})

test('the focus of Stop passes to Run when the run ends by itself', async () => {
  const later = Promise.withResolvers<label.BackTest>()
  server.slices = [later.promise]
  const { run, test: part } = await openPastCalls()
  await run()
  part.getByRole('button', { name: 'Stop' }).focus()
  later.resolve(SECOND)
  await part.findByText('Calls of the last 7 days')
  expect(part.getByRole('button', { name: /Run again/ })).toHaveFocus()
})

test('a failure says why, and Retry goes on where it failed', async () => {
  server.slices = [FIRST, new Refusal(500, 'Server error', { status: 500 }), SECOND]
  const { run, figures, test: part, person } = await openPastCalls()
  await run()
  expect(await part.findByText('The calls could not be tried')).toBeVisible()
  expect(figures()[0]).toBe('Calls: 900')
  await person.click(part.getByRole('button', { name: 'Retry' }))
  expect(await part.findByText('Calls of the last 7 days')).toBeVisible()
  expect(part.queryByRole('alert')).toBeNull()
  expect(figures()[0]).toBe('Calls: 1,000')
})

test('a lost connection is said too', async () => {
  network.use(mockNetworkError(label.backTest))
  const { run, test: part } = await openPastCalls()
  await run()
  expect(await part.findByRole('alert')).toHaveTextContent('The calls could not be tried')
})

test('a rule that the server does not accept is named by its fields', async () => {
  const fields = { 'rule.conditions.0.param': 'Not linear', 'label.rule.lambdaExpr': 'Too deep' }
  server.slices = [new Refusal(400, 'Request Error', { status: 400, detail: { fields } })]
  const { run, test: part } = await openPastCalls()
  await run()
  const alert = await part.findByRole('alert')
  expect(alert).toHaveTextContent('The server does not accept the rule')
  expect(within(alert).getByText('Condition A: Not linear')).toBeVisible()
  expect(within(alert).getByText('Expression: Too deep')).toBeVisible()
})

test('results are out of date once the rule changes, and current again when it is as it was', async () => {
  server.slices = [SECOND]
  const { run, test: part, person, inside } = await openPastCalls()
  const outdated = 'The rule has changed since. Run again for current results.'
  await run()
  await part.findByText('Calls of the last 7 days')
  expect(part.queryByText(outdated)).toBeNull()
  const combine = within(inside.getByRole('radiogroup', { name: 'Hit when' }))
  await person.click(combine.getByText('Any'))
  expect(await part.findByText(outdated)).toBeVisible()
  await person.click(combine.getByText('All'))
  await waitFor(() => expect(part.queryByText(outdated)).toBeNull())
})

test('a rule that is incomplete cannot be run, and says why', async () => {
  const { test: part, person, inside } = await openPastCalls()
  await person.click(inside.getByRole('button', { name: /Add condition/ }))
  const button = part.getByRole('button', { name: 'Run' })
  await waitFor(() => expect(button).toBeDisabled())
  expect(button).toHaveAccessibleDescription('Condition B is incomplete: complete it to try the rule.')
})

test('another number of days is taken from 1 to 30', async () => {
  const { test: part, person, run } = await openPastCalls()
  await person.click(part.getByText('Other'))
  const field = part.getByRole('textbox', { name: 'Number of days' })
  await person.clear(field)
  await person.type(field, '31')
  expect(part.getByText('Enter a whole number from 1 to 30.')).toBeVisible()
  expect(part.getByRole('button', { name: 'Run' })).toBeDisabled()
  await person.clear(field)
  await person.type(field, '30')
  await run()
  await waitFor(() => expect(server.tests[0]?.days).toBe(30))
})

test('a new label is sent with id 0, and has no counts of a saved rule', async () => {
  server.slices = [{ ...SECOND, hitBefore: 0, lost: 0 }]
  const editor = await openEditor('?new=rule')
  await fillSettings(editor)
  await editor.next()
  await editor.person.click(await editor.inside.findByText('Past calls'))
  await editor.person.click(editor.inside.getByRole('button', { name: /Add condition/ }))
  await editor.person.type(await editor.inside.findByRole('textbox', { name: 'Keywords' }), 'refund{Enter}')
  const { run, figures, test: part } = await findPastCalls(editor.person)
  await waitFor(() => expect(part.getByRole('button', { name: 'Run' })).toBeEnabled())
  await run()
  await part.findByText('Calls of the last 7 days')
  expect(server.tests[0]?.label.id).toBe(0)
  expect(figures()).toEqual(['Calls: 100', 'Would be hit: 10 (10%)'])
  expect(part.getByRole('listitem')).toHaveTextContent(/^HitUnknown agent/)
})

test('going back to one conversation loses neither its sentences nor the results', async () => {
  server.slices = [SECOND]
  const { run, figures, test: part, person, inside } = await openPastCalls()
  await run()
  await part.findByText('Calls of the last 7 days')
  await person.click(inside.getByText('One conversation'))
  await person.type(await inside.findByRole('textbox', { name: 'Add a sentence' }), 'Please cancel it{Enter}')
  await person.click(inside.getByText('Past calls'))
  expect(figures()[0]).toBe('Calls: 100')
  await person.click(inside.getByText('One conversation'))
  expect(screen.getByRole('button', { name: 'Remove sentence 1' })).toBeInTheDocument()
})

test('without words a run says the same in Chinese [LABEL-004]', async () => {
  server.slices = [NO_HITS]
  network.use(mockCall(label.describe, sampleLabel))
  const { person, inside } = await openEditor('?edit=41', {
    language: 'zh',
    title: 'Cancellation handled badly',
  })
  await person.click(inside.getByRole('button', { name: '下一步' }))
  await person.click(await inside.findByText('历史通话'))
  const part = within(await screen.findByRole('region', { name: '在历史通话中试用' }))
  await person.click(part.getByRole('button', { name: '开始' }))
  expect(await part.findByText('这些天内该业务没有通话。')).toBeVisible()
})
