import { type BodyOf, credential } from '@console/contracts'
import { mockCall, mockPending, mockStatus } from '@console/testing'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderShellPage, type PageOptions } from '../../../../../testing/render-shell-page.tsx'
import { sampleClient } from './credentials.samples.ts'
import { credentialsPage } from './CredentialsPage.tsx'

async function open(first: credential.ApiClient, handlers: PageOptions['handlers'] = []) {
  let clients = [first]
  const described: BodyOf<typeof credential.describe>[] = []
  const opened = await renderShellPage(credentialsPage, {
    address: '/console/settings/auth',
    handlers: [
      ...handlers,
      mockCall(credential.list, () => ({ records: clients, total: clients.length })),
      mockCall(credential.create, () => {
        const made = sampleClient({ id: 6, name: 'Client 6', version: 1 })
        clients = [made, ...clients]
        return { ...made, clientSecret: 'the-whole-secret-of-six' }
      }),
      mockCall(credential.describe, ({ body }) => {
        described.push(body)
        const { id, version, ...words } = body
        clients = clients.map((one) => (one.id === id ? { ...one, ...words, version: version + 1 } : one))
        return null
      }),
      mockPending(credential.usage),
    ],
  })
  const press = async (name: string) => opened.person.click(await screen.findByRole('button', { name }))
  const type = async (name: string) => {
    const field = await screen.findByRole('textbox', { name: 'Name' })
    await opened.person.clear(field)
    await opened.person.type(field, name)
  }
  return { press, type, described }
}

test('a client is renamed, and everything calls it by its name [CRED-002]', async () => {
  const client = sampleClient({ id: 5, name: 'Client 1', description: 'At night', version: 3 })
  const { press, type, described } = await open(client)
  await press('Edit Client 1')
  await type('Billing')
  await press('Save')
  expect(await screen.findByRole('button', { name: 'Rotate Billing' })).toBeInTheDocument()
  expect(described).toEqual([{ id: 5, name: 'Billing', description: 'At night', version: 3 }])
  await press('View the usage of Billing')
  expect(await screen.findByText('Usage of Billing')).toBeVisible()
  const usage = within(await screen.findByRole('dialog'))
  expect(usage.getByText('client-5')).toBeVisible()
  expect(usage.getByText('At night')).toBeVisible()
})

test('a client that replaces another one has its name with a number [CRED-002, CRED-005]', async () => {
  const { press, described } = await open(sampleClient({ id: 5, name: 'Billing', version: 1 }))
  await press('Rotate Billing')
  await press('Create the new client')
  await press('Done')
  expect(described).toEqual([{ id: 6, name: 'Billing 2', description: '', version: 1 }])
  expect(await screen.findByText('The new client is Billing 2.')).toBeVisible()
})

test('a client that could not be named shows its secret all the same, and what failed [CRED-005, CRED-009]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { press, type } = await open(sampleClient({ id: 5, name: 'Client 5', version: 1 }), [
    mockStatus(credential.describe, 500),
  ])
  await press('New client')
  await type('Billing')
  await press('Create')
  expect(await screen.findByText('the-whole-secret-of-six')).toBeInTheDocument()
  await press('Done')
  expect(await screen.findByText('Update failed. Please refresh the page and try again')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Edit Client 6' })).toBeInTheDocument()
})
