import { label } from '@console/contracts'
import { mockCall, mockNetworkError, network } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openEditor, openPrompt, openRule, serveSaves } from '../../testing/open-editor.ts'
import { findDialog } from '../../testing/open-labels.ts'

const AT = Date.UTC(2026, 10, 20, 6, 30) / 1000

let requested: number[]

beforeEach(() => {
  requested = []
  serveSaves()
  network.use(
    mockCall(label.history, ({ query }) => {
      requested.push(query.ruleId)
      return {
        data: [
          { modifyAt: AT - 3600, updateUser: 'Lin Yi', content: 'Older text\nof two lines' },
          { modifyAt: AT, updateUser: 'Shen Qiao', content: 'Newer text' },
          { modifyAt: AT - 7200, updateUser: '', content: 'As it came with the system' },
        ],
      }
    }),
  )
})

test('a stored prompt lists its texts by the rule id, the newest first [LABEL-150, LABEL-153]', async () => {
  const { inside, next } = await openPrompt()
  await next()
  const table = await inside.findByRole('table')
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    )
  expect(requested).toEqual([502])
  expect(rows).toEqual([
    ['2026-11-20 14:30:00', 'Shen Qiao', 'Newer text'],
    ['2026-11-20 13:30:00', 'Lin Yi', 'Older text\nof two lines'],
    ['2026-11-20 12:30:00', '-', 'As it came with the system'],
  ])
})

test('View shows a record with who, when and its whole text [LABEL-152, LABEL-153]', async () => {
  const { inside, next, person } = await openPrompt()
  await next()
  await person.click(await inside.findByRole('button', { name: 'View the prompt of 2026-11-20 13:30:00' }))
  const dialog = within(await findDialog('Earlier prompt'))
  const facts = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts).toEqual(['Lin Yi', '2026-11-20 13:30:00', 'Older text\nof two lines'])
})

test('a new prompt has an empty table and requests nothing [LABEL-151]', async () => {
  const { inside } = await openEditor('?new=prompt')
  expect(inside.getByText('No earlier prompts')).toBeInTheDocument()
  expect(requested).toEqual([])
})

test('a rule label has no history [LABEL-151]', async () => {
  const { inside, next } = await openRule()
  await next()
  expect(inside.queryByText('History')).toBeNull()
  expect(requested).toEqual([])
})

test('a history that cannot be loaded says so with Retry', async () => {
  network.use(mockNetworkError(label.history))
  const { inside, next, person } = await openPrompt()
  await next()
  expect(await inside.findByText('The history could not be loaded')).toBeVisible()
  network.use(
    mockCall(label.history, { data: [{ modifyAt: AT, updateUser: 'Lin Yi', content: 'There again' }] }),
  )
  await person.click(inside.getByRole('button', { name: /Retry/ }))
  await waitFor(() => expect(screen.getByText('There again')).toBeVisible())
})
