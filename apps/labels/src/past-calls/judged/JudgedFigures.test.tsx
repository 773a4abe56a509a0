import { judgedLabel, label } from '@console/contracts'
import { mockCall, network, Refusal } from '@console/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPrompt } from '../../testing/open-editor.ts'
import { openPastCalls, servePastCalls } from '../../testing/open-past-calls.ts'

test('precision and recall are those of the judged sessions, and each count leads to its sessions', async () => {
  servePastCalls()
  network.use(
    mockCall(judgedLabel.sessions, ({ query: { kind } }) => ({
      sessions: [{ sessionId: `s-${kind}`, startedAt: 0, seatName: 'Emma Hale', belongs: true, isHit: true }],
    })),
  )
  const { person } = await openPastCalls()
  const part = within(await screen.findByRole('region', { name: 'Judged sessions' }))
  const precision = (await part.findByText('Precision')).closest('dt')?.nextElementSibling
  expect(precision).toHaveTextContent('91% (20/22)')
  expect(part.getByText('Recall').closest('dt')?.nextElementSibling).toHaveTextContent('83% (20/24)')
  await person.click(part.getByRole('button', { name: 'Show the 22 in which it was found' }))
  const link = await part.findByRole('link', { name: /Emma Hale/ })
  expect(link).toHaveAttribute('href', '/assistant-console/session/s-hit')
})

test('of nothing there is no rate, and it says of what', async () => {
  servePastCalls()
  network.use(mockCall(judgedLabel.figures, { judged: 1, hit: 0, belonging: 0, right: 0 }))
  await openPastCalls()
  const part = within(await screen.findByRole('region', { name: 'Judged sessions' }))
  expect(await part.findByText('- (found in none of them)')).toBeVisible()
  expect(part.getByText('- (belongs to none of them)')).toBeVisible()
})

test('the rule as edited is compared with the saved one on the judged sessions, slice after slice; Retry goes on where it failed', async () => {
  servePastCalls()
  const session = { startedAt: 0, seatName: '', isHit: true, isHitBefore: true, belongs: true }
  const cursors: (string | null)[] = []
  network.use(
    mockCall(judgedLabel.tryRule, ({ body: { cursor } }) => {
      cursors.push(cursor)
      if (cursors.length === 2) return new Refusal(5, 'Not now')
      return cursor === null
        ? {
            sessions: [
              { ...session, sessionId: 'a' },
              { ...session, sessionId: 'b', isHit: false, belongs: false },
            ],
            withoutWords: 1,
            cursor: 'b',
            progress: 0.5,
          }
        : {
            sessions: [{ ...session, sessionId: 'c', isHitBefore: false }],
            withoutWords: 0,
            cursor: null,
            progress: 1,
          }
    }),
  )
  const { person } = await openPastCalls()
  const part = within(await screen.findByRole('region', { name: 'Judged sessions' }))
  await person.click(await part.findByRole('button', { name: 'Compare with the saved rule' }))
  expect(await part.findByRole('alert')).toHaveTextContent('Not now')
  await person.click(part.getByRole('button', { name: 'Retry' }))
  expect(await part.findByText('Newly hit')).toBeVisible()
  expect(
    part
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
      .slice(-4),
  ).toEqual(['50% (1/2) → 100% (2/2)', '50% (1/2) → 100% (2/2)', '1', '1'])
  expect(part.getByText(/^1 judged session is left out/)).toBeVisible()
  expect(cursors).toEqual([null, 'b', 'b'])
})

test('of a prompt label the stored hits are compared alone; sessions that could not be loaded are loaded again', async () => {
  let isBroken = true
  network.use(
    mockCall(label.history, { data: [] }),
    mockCall(judgedLabel.figures, { judged: 3, hit: 2, belonging: 2, right: 1 }),
    mockCall(judgedLabel.sessions, () =>
      isBroken
        ? new Refusal(5, 'No sessions now')
        : {
            sessions: [{ sessionId: 's-1', startedAt: 0, seatName: 'Emma Hale', belongs: true, isHit: true }],
          },
    ),
  )
  const { person, inside, next } = await openPrompt()
  await next()
  const part = within(await inside.findByRole('region', { name: 'Judged sessions' }))
  await person.click(await part.findByRole('button', { name: 'Show the 3 judged sessions' }))
  expect(await part.findByRole('alert')).toHaveTextContent('The sessions could not be loaded')
  isBroken = false
  await person.click(part.getByRole('button', { name: 'Retry' }))
  expect(await part.findByRole('link', { name: /Emma Hale/ })).toBeVisible()
  expect(part.queryByRole('button', { name: 'Compare with the saved rule' })).toBeNull()
})
