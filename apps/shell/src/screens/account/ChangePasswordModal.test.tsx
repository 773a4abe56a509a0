import { session } from '@console/contracts'
import { mockCall, mockPending, mockStatus, Refusal } from '@console/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addressBar, closeConsoles, openConsole } from '../../testing/open-console.tsx'

afterEach(async () => {
  vi.useRealTimers()
  await closeConsoles()
})

type Opened = Awaited<ReturnType<typeof openModal>>
const GOOD = ['Old#2026x', 'New#2026x', 'New#2026x'] as const

async function openModal(options: Parameters<typeof openConsole>[0] = {}) {
  const opened = await openConsole({
    ...options,
    handlers: [...(options.handlers ?? []), mockCall(session.authz, { permissions: ['90003'], menuIds })],
  })
  await opened.person.click(await screen.findByRole('button', { name: 'Shen Qiao, user menu' }))
  await opened.person.click(await screen.findByRole('menuitem', { name: 'Change password' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Change your password')
  return { ...opened, dialog }
}
const menuIds = ['logs', 'messages', 'audit']

const send = async ({ person, dialog }: Opened) =>
  person.click(within(dialog).getByRole('button', { name: /Change password$/ }))

async function fill(opened: Opened, [old, next, again]: readonly [string, string, string]) {
  const { person, dialog } = opened
  const fields = [
    within(dialog).getByLabelText('Old password'),
    within(dialog).getByLabelText('New password'),
  ]
  for (const [index, text] of [old, next].entries()) {
    const field = fields[index]
    if (field !== undefined && text !== '') await person.type(field, text)
  }
  if (again !== '') await person.type(within(dialog).getByLabelText('Confirm new password'), again)
  await send(opened)
}

const problems = ({ dialog }: Opened) =>
  within(dialog)
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)

describe('change of one’s own password', () => {
  test('shows the username read-only and three password fields [SHELL-069, SHELL-086]', async () => {
    const opened = await openModal()
    const username = within(opened.dialog).getByLabelText('Username')
    expect(username).toHaveValue('manager')
    expect(username).toHaveAttribute('readonly')
    await send(opened)
    expect(problems(opened)).toEqual([
      'Please enter your password',
      'Password cannot be empty',
      'Please enter the new password again',
    ])
    expect(opened.requests).not.toContain(session.modifyLoginUserPwd.path)
  })

  test('refuses the username as password, in any case, without a request [SHELL-088]', async () => {
    const opened = await openModal()
    await fill(opened, ['Old#2026x', 'MANAGER', 'MANAGER'])
    expect(problems(opened)).toEqual(['Password cannot be the same as account'])
    expect(opened.requests).not.toContain(session.modifyLoginUserPwd.path)
  })

  test('follows the rule while the new password is typed [SHELL-090]', async () => {
    const { dialog, person } = await openModal()
    const list = within(dialog).getByRole('list', { name: 'Password rule' })
    expect(within(list).queryByText('(met)')).not.toBeInTheDocument()
    await person.type(within(dialog).getByLabelText('New password'), 'New#2026x')
    expect(within(list).getAllByText('(met)')).toHaveLength(4)
  })

  test('cannot be submitted again or closed while it is pending [SHELL-086, SHELL-092]', async () => {
    const opened = await openModal({ handlers: [mockPending(session.modifyLoginUserPwd)] })
    await fill(opened, GOOD)
    const sent = () => opened.requests.filter((path) => path === session.modifyLoginUserPwd.path).length
    await waitFor(() => {
      expect(sent()).toBe(1)
    })
    await opened.person.type(within(opened.dialog).getByLabelText('New password'), '{Enter}')
    await opened.person.keyboard('{Escape}')
    expect(within(opened.dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled()
    expect(opened.dialog).toBeVisible()
    expect(sent()).toBe(1)
  })

  test('a refusal is a toast, and the dialog keeps its values to submit again [SHELL-094]', async () => {
    let answer: Refusal | null = new Refusal(
      session.PASSWORD_REFUSALS.oldPasswordWrong,
      'The present password is wrong.',
    )
    const opened = await openModal({ handlers: [mockCall(session.modifyLoginUserPwd, () => answer)] })
    await fill(opened, GOOD)
    const message = await screen.findByText('The present password is wrong.')
    expect(message.closest('.ant-message-notice')).toBeInTheDocument()
    expect(within(opened.dialog).getByLabelText('Old password')).toHaveValue('Old#2026x')
    expect(within(opened.dialog).getByLabelText('New password')).toHaveValue('New#2026x')
    expect(within(opened.dialog).getByLabelText('Confirm new password')).toHaveValue('New#2026x')
    answer = null
    await send(opened)
    expect(await screen.findByText(/^Successfully changed user password/)).toBeInTheDocument()
  })

  test('a failed call is a toast too, and the dialog stays [SHELL-094]', async () => {
    const opened = await openModal({ handlers: [mockStatus(session.modifyLoginUserPwd, 500)] })
    await fill(opened, GOOD)
    expect(await screen.findByText('Server Internal Error')).toBeInTheDocument()
    expect(within(opened.dialog).getByLabelText('New password')).toHaveValue('New#2026x')
  })

  test('sends id and passwords, shows success, ends the session and opens the login page a second later [SHELL-092, SHELL-093]', async () => {
    const sent: unknown[] = []
    const opened = await openModal({
      handlers: [
        mockCall(session.modifyLoginUserPwd, ({ body }) => {
          sent.push(body)
          return null
        }),
      ],
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await fill(opened, GOOD)
    expect(
      await screen.findByText('Successfully changed user password, jumped to login page after 1 second.'),
    ).toBeInTheDocument()
    expect(sent).toEqual([
      { id: 7, password: 'Old#2026x', newPassword: 'New#2026x', confirmNewPassword: 'New#2026x' },
    ])
    expect(screen.queryByRole('heading', { name: 'Sign in' })).not.toBeInTheDocument()
    await act(async () => {
      await vi.advanceTimersByTimeAsync(1000)
    })
    vi.useRealTimers()
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
    expect(addressBar()).toBe('/console/login?clientId=console')
    await waitFor(() => {
      expect(opened.requests).toContain(session.logout.path)
    })
  })

  test('closes by Cancel, is empty the next time, and returns the focus to the menu [SHELL-086]', async () => {
    const { dialog, person } = await openModal()
    await person.type(within(dialog).getByLabelText('Old password'), 'Old#2026x')
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    const menu = screen.getByRole('button', { name: 'Shen Qiao, user menu' })
    await waitFor(() => {
      expect(menu).toHaveFocus()
    })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await person.click(menu)
    await person.click(await screen.findByRole('menuitem', { name: 'Change password' }))
    expect(await screen.findByLabelText('Old password')).toHaveValue('')
  })

  test('is in Chinese too', async () => {
    const { dialog, preferences } = await openModal()
    act(() => {
      preferences.setLanguage('zh')
    })
    expect(within(dialog).getByLabelText('旧密码')).toBeInTheDocument()
    expect(within(dialog).getByRole('list', { name: '密码规则' })).toHaveTextContent('8 至 16 个字符')
  })
})
