import { menu, session, user } from '@console/contracts'
import { mockCall, mockStatus, network, Refusal, testUser } from '@console/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RETAINED_PAGE_MS } from '../../screens/boot/start-console.tsx'
import { addressBar, closeConsoles, openConsole, testMenus } from '../../testing/open-console.tsx'
import { SESSION_EVENT_KEY } from './session-tabs.ts'
import { removeToken, storeToken } from './token-sources.ts'

afterEach(async () => {
  vi.useRealTimers()
  await closeConsoles()
})

const HISTORY_ENTRY = { usr: null, key: 'here', idx: 3 }
const typedField = () => screen.getByRole('textbox', { name: 'Search the menu' })
const refused = mockCall(session.reportUse, new Refusal(401, 'gone', { status: 401 }))
const signInHeading = async () => screen.findByRole('heading', { name: 'Sign in' })

/** A page with something typed in it, whose session the server has just ended. */
async function openEnded(options: Parameters<typeof openConsole>[0] = {}) {
  const opened = await openConsole({ address: '/console/msgcenter/audit?page=2', ...options })
  await screen.findByRole('heading', { name: 'Audit log' })
  window.history.replaceState(HISTORY_ENTRY, '')
  await opened.person.type(typedField(), 'list')
  const field = typedField()
  window.localStorage.removeItem('console.lastUseReport')
  network.use(refused)
  await opened.person.keyboard('{Shift}')
  await signInHeading()
  return { ...opened, field }
}

async function signIn({ person }: Awaited<ReturnType<typeof openConsole>>): Promise<void> {
  network.use(mockCall(session.reportUse, { idleEndsAt: 4_000_000_000 }))
  await person.type(await screen.findByLabelText('Username'), 'manager')
  await person.type(screen.getByLabelText('Password'), 'Orchid#2026{Enter}')
}

/** The page is uncovered after the sign-in form went. */
const isShown = async (element: HTMLElement) =>
  waitFor(() => {
    expect(element).toBeVisible()
  })

/** The sign-in form is gone, and so is its placeholder, shown until the console knows who signed in. */
const isGone = async () =>
  waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Sign in' })).not.toBeInTheDocument()
    expect(screen.queryByRole('status', { name: 'The console is starting' })).not.toBeInTheDocument()
  })

describe('an expired session', () => {
  test('leaves the page mounted behind the sign-in page, invisible and inert [SHELL-017]', async () => {
    const { field } = await openEnded()
    expect(field).toBeInTheDocument()
    expect(field).not.toBeVisible()
    expect(field.closest('[inert]')).not.toBeNull()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  test('the same user continues: typed values, address and history entry are the same [SHELL-006, SHELL-017]', async () => {
    const opened = await openEnded()
    const tokens: (string | null)[] = []
    network.use(
      mockCall(menu.tree, ({ request }) => {
        tokens.push(request.headers.get('authorization'))
        return { menus: testMenus }
      }),
    )
    await signIn(opened)
    await isGone()
    expect(typedField()).toBe(opened.field)
    expect(opened.field).toHaveValue('list')
    expect(addressBar()).toBe('/console/msgcenter/audit?page=2')
    expect(window.history.state).toEqual(HISTORY_ENTRY)
    expect(document.title).toBe('Orchid - Audit log')
    await isShown(opened.field)
    await waitFor(() => {
      expect(tokens).toEqual(['Bearer new-token'])
    })
  })

  test('can expire again, and still continues [SHELL-017]', async () => {
    const opened = await openEnded()
    await signIn(opened)
    await isGone()
    window.localStorage.removeItem('console.lastUseReport')
    network.use(refused)
    await opened.person.keyboard('{Shift}')
    await signInHeading()
    await signIn(opened)
    await isGone()
    expect(opened.field).toHaveValue('list')
    await isShown(opened.field)
  })

  test('another user sees nothing of it', async () => {
    const opened = await openEnded()
    network.use(mockCall(user.info, { ...testUser, userId: 8, name: 'Fang Yuxin' }))
    await signIn(opened)
    expect(await screen.findByRole('button', { name: 'Fang Yuxin, user menu' })).toBeInTheDocument()
    expect(opened.field).not.toBeInTheDocument()
    expect(typedField()).toHaveValue('')
    expect(screen.queryByText('Shen Qiao')).not.toBeInTheDocument()
  })

  test('with other permissions the console is created again', async () => {
    const opened = await openEnded()
    network.use(mockCall(session.authz, { permissions: [], menuIds: ['projects', 'list'] }))
    await signIn(opened)
    await isGone()
    await waitFor(() => {
      expect(opened.field).not.toBeInTheDocument()
    })
    expect(await screen.findByRole('link', { name: 'Projects' })).toBeInTheDocument()
    expect(screen.queryByText('Logs')).not.toBeInTheDocument()
  })

  test('an account that cannot be loaded is requested again, and nothing is lost', async () => {
    const opened = await openEnded()
    network.use(mockStatus(user.info, 502))
    await signIn(opened)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    network.use(mockCall(user.info, testUser))
    await opened.person.click(retry)
    await isShown(opened.field)
    expect(opened.field).toHaveValue('list')
  })

  test('an open dialog is hidden with its page, and restored', async () => {
    const opened = await openConsole()
    await screen.findByRole('heading', { name: 'Audit log' })
    await opened.person.click(screen.getByRole('button', { name: 'Shen Qiao, user menu' }))
    await opened.person.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    const dialog = await screen.findByRole('dialog')
    window.localStorage.removeItem('console.lastUseReport')
    network.use(refused)
    await opened.person.keyboard('{Shift}')
    await signInHeading()
    expect(dialog).toBeInTheDocument()
    expect(dialog).not.toBeVisible()
    await signIn(opened)
    await isGone()
    await isShown(dialog)
  })

  test('the shortcuts of the page are inactive on the sign-in page', async () => {
    const opened = await openEnded()
    await opened.person.keyboard('{Control>}k{/Control}')
    await signIn(opened)
    await isGone()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('is retained for an hour, and after that the user starts over at the same address', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const opened = await openEnded()
    await act(async () => {
      await vi.advanceTimersByTimeAsync(RETAINED_PAGE_MS)
    })
    expect(opened.field).not.toBeInTheDocument()
    vi.useRealTimers()
    await signIn(opened)
    await screen.findByRole('heading', { name: 'Audit log' })
    expect(typedField()).toHaveValue('')
    expect(addressBar()).toBe('/console/msgcenter/audit?page=2')
  })

  test('continues when its user signs in in another tab [SHELL-012]', async () => {
    const { field } = await openEnded()
    storeToken('of-the-other-tab')
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: SESSION_EVENT_KEY, newValue: 'signedIn:2' }))
    })
    await isGone()
    await isShown(field)
    expect(field).toHaveValue('list')
  })
})

test('after signing out nothing is retained, not even for the same user [SHELL-012]', async () => {
  const opened = await openConsole()
  await screen.findByRole('heading', { name: 'Audit log' })
  await opened.person.type(typedField(), 'list')
  const typed = typedField()
  removeToken()
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_EVENT_KEY, newValue: 'signedOut:1' }))
  })
  await signInHeading()
  expect(typed).not.toBeInTheDocument()
  await signIn(opened)
  await screen.findByRole('heading', { name: 'Audit log' })
  expect(typedField()).toHaveValue('')
})

test('a retained page and its return path are dropped when its user signed out in another tab [SHELL-012]', async () => {
  const { field, ...opened } = await openEnded()
  expect(addressBar()).toContain('redirect=')
  expect(screen.getByText(/Your session has ended/)).toBeInTheDocument()
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_EVENT_KEY, newValue: 'signedOut:1' }))
  })
  await waitFor(() => {
    expect(field).not.toBeInTheDocument()
  })
  await signInHeading()
  expect(addressBar()).toBe('/console/login?clientId=console')
  expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument()
  await signIn(opened)
  await screen.findByRole('heading', { name: 'Audit log' })
  expect(typedField()).toHaveValue('')
})

test('a sign-in page with no page behind it remains until somebody signs in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await openConsole({ token: null })
  await signInHeading()
  await act(async () => {
    await vi.advanceTimersByTimeAsync(RETAINED_PAGE_MS * 2)
  })
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
