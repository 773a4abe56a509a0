import { appVersion, type ParsedBodyOf } from '@console/contracts'
import { documentedAnswer } from '@console/contracts/documented'
import { mockCall, network } from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openVersions } from './testing/open-versions.ts'
import { draftVersion, sampleVersions } from './testing/version.samples.ts'

/** A platform has the calls and the fields of the customer's documents, and nothing else (R60). */
const open = () => openVersions({ capabilities: [] })

const answer = { records: sampleVersions, totalCnt: sampleVersions.length }
let changes: ParsedBodyOf<typeof appVersion.modify>[]
let released: ParsedBodyOf<typeof appVersion.release>[]
beforeEach(() => {
  changes = []
  released = []
  network.use(
    mockCall(appVersion.list, documentedAnswer(appVersion.list, answer)),
    mockCall(appVersion.modify, ({ body }) => {
      changes.push(body)
      return null
    }),
    mockCall(appVersion.release, ({ body }) => {
      released.push(body)
      return null
    }),
    mockCall(appVersion.create, () => undefined),
  )
})

test('with documented fields alone versions have their rows, without who released them', async () => {
  open()
  const row = await screen.findByRole('row', { name: /3\.2\.0/ })
  expect(row).toHaveTextContent('2026-11-21')
  expect(row).not.toHaveTextContent(/undefined|NaN/)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).not.toContain(
    'Released by',
  )
  expect(within(row).queryByRole('button', { name: /Raise/ })).not.toBeInTheDocument()
  // The answer does not say to whom a version belongs: it is the company's own.
  const forced = screen.getByRole('row', { name: /3\.1\.0/ })
  expect(within(forced).getByRole('button', { name: /Remove/ })).toBeEnabled()
})

test('a draft is changed and released by what the documents name', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Edit Android 3.3.0' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText('Address of the package')).not.toBeInTheDocument()
  fireEvent.change(dialog.getByLabelText('Version'), { target: { value: '3.3.1' } })
  fireEvent.click(dialog.getByText('Save'))
  await waitFor(() => expect(changes).toHaveLength(1))
  const { id, platform, updateMode, updateScope, scopeValue, description } = draftVersion
  const fields = { platform, updateMode, updateScope, scopeValue, description }
  expect(changes[0]).toEqual({ id, version: '3.3.1', ...fields })
  await person.click(await screen.findByRole('button', { name: 'Release Android 3.3.0' }))
  await waitFor(() => expect(released).toEqual([{ id: 1 }]))
})

test('a released one is viewed without the chart of its clients', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'View Android 3.2.0' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/2026-11-21/)).toBeVisible()
  expect(dialog.queryByRole('region', { name: 'Adoption' })).not.toBeInTheDocument()
})
