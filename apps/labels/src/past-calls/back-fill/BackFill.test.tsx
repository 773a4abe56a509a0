import { label } from '@console/contracts'
import { mockCall, mockNetworkError, network, Refusal } from '@console/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEditor, fillSettings } from '../../testing/open-editor.ts'
import { openPastCalls, RUNNING, servePastCalls, type PastServer } from '../../testing/open-past-calls.ts'

const DONE: label.BackFill = { ...RUNNING, state: 'done', progress: 1, calls: 481, hits: 10, endedAt: 1 }

let server: PastServer

beforeEach(() => {
  server = servePastCalls()
})

afterEach(() => {
  vi.useRealTimers()
})

const addHits = /Add hits to past calls/

test('says since when the label is judged, and starts after a confirmation that says what changes', async () => {
  const { fill, person, services } = await openPastCalls()
  expect(fill.getByText(/^Judged since 2026-11-19 14:30:00\./)).toBeVisible()
  await waitFor(() => expect(fill.getByRole('button', { name: addHits })).toBeEnabled())
  services.confirm.mockResolvedValueOnce(false)
  await person.click(fill.getByText('30 days'))
  await person.click(fill.getByRole('button', { name: addHits }))
  expect(services.confirm).toHaveBeenCalledWith({
    title: 'Add hits to the calls of the last 30 days?',
    content:
      'The calls are judged by the saved rule of “Cancellation handled badly”. Their hits appear in sessions, and the statistics of these days change.',
    okText: 'Add hits',
  })
  expect(server.started).toEqual([])
  await person.click(fill.getByRole('button', { name: addHits }))
  await waitFor(() => expect(server.started).toEqual([{ id: 41, days: 30 }]))
  expect(await fill.findByText('25% of the days')).toBeVisible()
})

test('a running one is read every 2 seconds until it is done, and then its result is shown', async () => {
  server.backFills = [RUNNING]
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { fill } = await openPastCalls()
  expect(await fill.findByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '0.25')
  const before = server.reads
  await act(async () => vi.advanceTimersByTimeAsync(2100))
  await waitFor(() => expect(server.reads).toBe(before + 1))
  server.backFills = [DONE]
  await act(async () => vi.advanceTimersByTimeAsync(2100))
  const runs = within(await fill.findByRole('list', { name: 'Runs' }))
  await waitFor(() => expect(runs.getByRole('listitem')).toHaveTextContent(/^Done7 days/))
  expect(runs.getByRole('listitem')).toHaveTextContent(
    'Done7 days481 calls judged, 10 hits added2026-11-20 14:30:00, Shen Qiao',
  )
  const after = server.reads
  await act(async () => vi.advanceTimersByTimeAsync(10_000))
  expect(server.reads).toBe(after)
  expect(fill.getByRole('button', { name: addHits })).toBeEnabled()
})

test('a hidden tab reads nothing, and reads again once it is seen', async () => {
  server.backFills = [RUNNING]
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { fill } = await openPastCalls()
  await fill.findByRole('progressbar', { name: 'Progress' })
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  const before = server.reads
  await act(async () => vi.advanceTimersByTimeAsync(10_000))
  expect(server.reads).toBe(before)
  visibility.mockRestore()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await act(async () => vi.advanceTimersByTimeAsync(2100))
  await waitFor(() => expect(server.reads).toBeGreaterThan(before))
})

test('Stop stops it, and what was added is said', async () => {
  server.backFills = [RUNNING]
  const { fill, person } = await openPastCalls()
  await person.click(await fill.findByRole('button', { name: 'Stop' }))
  expect(await fill.findByText('Stopped')).toBeVisible()
  expect(server.stopped).toEqual([41])
  expect(fill.getByText('120 calls judged, 4 hits added')).toBeVisible()
})

test.each([
  [1611, 'Only an enabled rule label can judge past calls.'],
  [1612, 'Hits are already being added to past calls by this label.'],
])('refusal %i is said in words', async (code, text) => {
  network.use(mockCall(label.startBackFill, () => new Refusal(code, 'refused')))
  const { fill, person } = await openPastCalls()
  await waitFor(() => expect(fill.getByRole('button', { name: addHits })).toBeEnabled())
  await person.click(fill.getByRole('button', { name: addHits }))
  const alert = await fill.findByRole('alert')
  expect(alert).toHaveTextContent('Hits could not be added')
  expect(alert).toHaveTextContent(text)
})

test('a disabled label has no hits to add', async () => {
  const { fill } = await openPastCalls({ stored: { enable: 0, enabledAt: null } })
  const button = fill.getByRole('button', { name: addHits })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription('Enable the label first: a disabled label has no hits.')
  expect(fill.queryByText(/^Judged since/)).toBeNull()
})

test('with unsaved changes nothing is added until they are saved', async () => {
  const { fill, person, inside } = await openPastCalls()
  const button = fill.getByRole('button', { name: addHits })
  await waitFor(() => expect(button).toBeEnabled())
  await person.click(within(inside.getByRole('radiogroup', { name: 'Hit when' })).getByText('Any'))
  await waitFor(() => expect(button).toBeDisabled())
  expect(button).toHaveAccessibleDescription('Save your changes first: the saved rule is used.')
})

test('a new label has to be saved first, and requests nothing', async () => {
  const editor = await openEditor('?new=rule')
  await fillSettings(editor)
  await editor.next()
  await editor.person.click(await editor.inside.findByText('Past calls'))
  expect(await screen.findByText('Save the label first.')).toBeVisible()
  expect(server.reads).toBe(0)
})

test('runs that cannot be read say so with Retry', async () => {
  network.use(mockNetworkError(label.backFills))
  const { fill, person } = await openPastCalls()
  expect(await fill.findByText('The earlier runs could not be loaded')).toBeVisible()
  expect(fill.getByRole('button', { name: addHits })).toBeDisabled()
  network.use(mockCall(label.backFills, { backFills: [DONE] }))
  await person.click(fill.getByRole('button', { name: 'Retry' }))
  expect(await fill.findByText('Done')).toBeVisible()
})
