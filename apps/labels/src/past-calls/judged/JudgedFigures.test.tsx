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
  const list = within(await part.findByRole('region', { name: 'Sessions in which it was found' }))
  expect(list.getByText('The newest 1 of 22.')).toBeVisible()
  const link = list.getByRole('link', { name: /Emma Hale/ })
  expect(link).toHaveAttribute('href', '/assistant-console/session/s-hit')
})

test('of nothing there is no rate, and it says of what', async () => {
  servePastCalls()
  network.use(mockCall(judgedLabel.figures, { judged: 1, hit: 0, belonging: 0, right: 0 }))
  await openPastCalls()
  const part = within(await screen.findByRole('region', { name: 'Judged sessions' }))
  expect(await part.findByText('- (found in none of them)')).toBeVisible()
  // A count of 0 is no button.
  expect(part.queryByRole('button', { name: /^Show the 0/ })).toBeNull()
  expect(part.getByText('- (belongs to none of them)')).toBeVisible()
})

test('the edited rule is compared with the saved one in slices of sessions, and Retry goes on where it failed', async () => {
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
  const listed = async (name: string) => {
    await person.click(part.getByRole('button', { name }))
    const [title = ''] = name.split(':')
    return within(part.getByRole('region', { name: title }))
      .getAllByRole('listitem')
      .map((item) => [within(item).getByRole('link').getAttribute('href'), item.lastChild?.textContent])
  }
  const addressOf = (id: string) => `/assistant-console/session/${id}`
  expect(await listed('Sessions newly hit: show 1')).toEqual([[addressOf('c'), 'Belongs']])
  expect(await listed('Sessions no longer hit: show 1')).toEqual([[addressOf('b'), 'Does not belong']])
  const found = await listed('Sessions in which the saved rule finds it: show 2')
  expect(found.map(([address]) => address)).toEqual([addressOf('a'), addressOf('b')])

  // Only the newest hundred of more than a hundred are shown first.
  const sessions = Array.from({ length: 101 }, (_, index) => ({
    sessionId: `s${index}`,
    startedAt: index,
    seatName: '',
    belongs: true,
    isHit: true,
    isHitBefore: false,
  }))
  const slice = { sessions, withoutWords: 0, cursor: null, progress: 1 }
  network.use(mockCall(judgedLabel.tryRule, slice))
  await person.click(await part.findByRole('button', { name: /Compare with the saved rule$/ }))
  await person.click(await part.findByRole('button', { name: 'Sessions newly hit: show 101' }))
  const list = within(part.getByRole('region', { name: 'Sessions newly hit' }))
  const first = list.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(first).toHaveLength(100)
  expect(first[0]).toBe('/assistant-console/session/s100')
  expect(list.getByText('The newest 100 of 101.')).toBeVisible()
  await person.click(list.getByRole('button', { name: 'Show more' }))
  expect(list.getAllByRole('link')).toHaveLength(101)
  expect(list.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('the judged sessions of a prompt label load again after a failure, without a comparison of rules', async () => {
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
