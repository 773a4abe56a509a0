import { factor, menu, session } from '@console/contracts'
import { mockCall, mockStatus, Refusal } from '@console/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeConsoles, openConsole } from '../../testing/open-console.tsx'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const CODES = Array.from({ length: 10 }, (_, index) => `code-${index}`)

afterEach(async () => {
  await closeConsoles()
  vi.restoreAllMocks()
})

async function openPage(handlers: Parameters<typeof openConsole>[0] = {}) {
  const opened = await openConsole({
    user: { mustSetUpFactor: true, ...handlers.user },
    handlers: [...(handlers.handlers ?? []), mockStatus(menu.tree, 403)],
  })
  return opened
}

test('a factor that is demanded is set up before anything else, without the password that was just entered', async () => {
  const started = vi.fn(({ body }: { body: unknown }) => {
    expect(body).toEqual({})
    return { secret: SECRET }
  })
  const { person } = await openPage({
    handlers: [mockCall(factor.start, started), mockCall(factor.confirm, { recoveryCodes: CODES })],
  })
  expect(await screen.findByRole('heading', { name: 'Set up two-step verification' })).toBeVisible()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: /Set up$/ }))
  expect(await screen.findByRole('img', { name: 'Key for manager as an image' })).toBeVisible()
  await person.type(screen.getByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByRole('heading', { name: 'Recovery codes' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'I have saved them' })).toBeVisible()
  expect(started).toHaveBeenCalledTimes(1)
})

test('a failure is shown, and can be tried again', async () => {
  const { person } = await openPage({ handlers: [mockCall(factor.start, new Refusal(9, 'Not now'))] })
  await person.click(await screen.findByRole('button', { name: /Set up$/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now')
  expect(screen.getByRole('button', { name: /Set up$/ })).toBeEnabled()
})

test('whoever cannot set it up now logs out', async () => {
  const { person, requests } = await openPage({ handlers: [mockCall(session.logout, null)] })
  await person.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(requests).toContain(session.logout.path)
})

test('a one-time password comes first', async () => {
  await openPage({ user: { mustChangePassword: true } })
  expect(await screen.findByRole('heading', { name: 'Change your password' })).toBeVisible()
})
