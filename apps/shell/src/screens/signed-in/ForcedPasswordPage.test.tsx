import { menu, session } from '@console/contracts'
import { mockCall, mockStatus, Refusal } from '@console/testing'
import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addressBar, closeConsoles, openConsole } from '../../testing/open-console.tsx'

afterEach(async () => {
  vi.useRealTimers()
  await closeConsoles()
})

async function openPage(handlers: Parameters<typeof openConsole>[0] = {}) {
  const opened = await openConsole({
    user: { mustChangePassword: true },
    handlers: [...(handlers.handlers ?? []), mockStatus(menu.tree, 403)],
  })
  await screen.findByRole('heading', { name: 'Change your password' })
  return opened
}

async function fill(
  { person }: Awaited<ReturnType<typeof openConsole>>,
  [old, next, again]: [string, string, string],
) {
  if (old !== '') await person.type(screen.getByLabelText('Old password'), old)
  if (next !== '') await person.type(screen.getByLabelText('New password'), next)
  if (again !== '') await person.type(screen.getByLabelText('Confirm new password'), again)
  await person.click(screen.getByRole('button', { name: /Change password$/ }))
}

const problems = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

describe('a one-time password', () => {
  test('allows only the password change', async () => {
    await openPage()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'viewport' })).not.toBeInTheDocument()
  })

  test.each([
    [
      ['', '', ''],
      ['Please enter your password', 'Password cannot be empty', 'Please enter the new password again'],
    ],
    [['Old#2026x', 'manager', 'manager'], ['Password cannot be the same as account']],
    [['Old#2026x', 'Old#2026x', 'Old#2026x'], ['Old and new passwords cannot be the same']],
    [
      ['Old#2026x', 'short', 'short'],
      [
        'Password 8-16 digits, consisting of numbers, uppercase letters, lowercase letters, special characters, at least 3 components',
      ],
    ],
    [['Old#2026x', 'New#2026x', 'New#2026y'], ['Confirm password is inconsistent with new password']],
  ] as const)(
    '%j shows %j, without a request [SHELL-087, SHELL-088, SHELL-089, SHELL-090, SHELL-091]',
    async (typed, texts) => {
      const opened = await openPage()
      await fill(opened, [...typed])
      expect(problems()).toEqual([...texts])
      expect(opened.requests).not.toContain(session.modifyLoginUserPwd.path)
    },
  )

  test('the rule is ticked off while typing', async () => {
    const { person } = await openPage()
    const list = screen.getByRole('list', { name: 'Password rule' })
    expect(within(list).queryByText('(met)')).not.toBeInTheDocument()
    await person.type(screen.getByLabelText('New password'), 'New#2026x')
    expect(within(list).getAllByText('(met)')).toHaveLength(4)
  })

  test('a change is confirmed, and the login page opens one second later [SHELL-093]', async () => {
    const change = vi.fn(({ body }: { body: unknown }) => {
      expect(body).toEqual({
        id: 7,
        password: 'Old#2026x',
        newPassword: 'New#2026x',
        confirmNewPassword: 'New#2026x',
      })
      return null
    })
    const opened = await openPage({ handlers: [mockCall(session.modifyLoginUserPwd, change)] })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await fill(opened, ['Old#2026x', 'New#2026x', 'New#2026x'])
    expect(
      await screen.findByText('Successfully changed user password, jumped to login page after 1 second.'),
    ).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Sign in' })).not.toBeInTheDocument()
    await act(async () => {
      await vi.advanceTimersByTimeAsync(1000)
    })
    vi.useRealTimers()
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
    expect(screen.getByText('Your password is changed. Sign in with the new one to continue.')).toBeVisible()
    expect(addressBar()).toBe('/console/login?clientId=console')
  })

  test('a refusal is shown, and the form keeps its values', async () => {
    const opened = await openPage({
      handlers: [
        mockCall(
          session.modifyLoginUserPwd,
          new Refusal(session.PASSWORD_REFUSALS.oldPasswordWrong, 'The old password is wrong'),
        ),
      ],
    })
    await fill(opened, ['Old#2026x', 'New#2026x', 'New#2026x'])
    expect(await screen.findByText('The old password is wrong')).toBeInTheDocument()
    expect(screen.getByLabelText('New password')).toHaveValue('New#2026x')
  })
})
