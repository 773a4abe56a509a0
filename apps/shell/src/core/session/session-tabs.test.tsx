import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { addressBar, closeConsoles, openConsole } from '../../testing/open-console.tsx'
import { SESSION_EVENT_KEY } from './session-tabs.ts'
import { removeToken, storeToken } from './token-sources.ts'

afterEach(closeConsoles)

async function otherTabSays(event: string): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_EVENT_KEY, newValue: event }))
  })
}

test('a sign-out in one tab opens the login page in the others, and a sign-in lets them continue [SHELL-012]', async () => {
  await openConsole()
  await screen.findByRole('heading', { name: 'Audit log' })
  removeToken()
  await otherTabSays('signedOut:1')
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(addressBar()).toBe('/console/login?clientId=console')

  storeToken('of-the-other-tab')
  await otherTabSays('signedIn:2')
  expect(await screen.findByText('token of-the-other-tab')).toBeInTheDocument()
})

test("another tab's message that arrives before its cookie is not lost [SHELL-012]", async () => {
  await openConsole()
  await screen.findByRole('heading', { name: 'Audit log' })
  removeToken()
  await otherTabSays('signedOut:1')
  await screen.findByRole('heading', { name: 'Sign in' })

  await otherTabSays('signedIn:2')
  storeToken('that-came-late')
  expect(await screen.findByText('token that-came-late')).toBeInTheDocument()
})
