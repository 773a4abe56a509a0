import { credential } from '@console/contracts'
import { documentedAnswer } from '@console/contracts/documented'
import { mockCall } from '@console/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderShellPage } from '../../../../../testing/render-shell-page.tsx'
import { sampleClient } from './credentials.samples.ts'
import { credentialsPage } from './CredentialsPage.tsx'

/** A platform answers with the fields of the customer's documents, and with nothing else (R60). */
test('a secret is shown and copied as it came, and a client is made without an answer', async () => {
  let clients = [sampleClient({ id: 5, clientSecret: 'secret-in-clear' })]
  const { person, requests } = await renderShellPage(credentialsPage, {
    address: '/console/settings/auth',
    capabilities: [],
    handlers: [
      mockCall(credential.list, () =>
        documentedAnswer(credential.list, { records: clients, total: clients.length }),
      ),
      mockCall(credential.create, () => {
        clients = [sampleClient({ id: 6 }), ...clients]
        return null
      }),
    ],
  })
  expect(await screen.findByText('secret-in-clear')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Show the secret/ })).not.toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Copy the secret of client-5' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('secret-in-clear'))
  await person.click(screen.getByRole('button', { name: 'New client' }))
  await person.click(await screen.findByRole('button', { name: 'Create' }))
  expect(await screen.findByText('client-6')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'API documentation' })).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/undefined|NaN/)
  expect(requests).not.toContain(credential.reveal.path)
})
