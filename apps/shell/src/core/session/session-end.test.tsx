import { exports, session, tracking } from '@console/contracts'
import { mockCall, mockStatus, Refusal } from '@console/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { delay, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addressBar, closeConsoles, inHours, openConsole } from '../../testing/open-console.tsx'
import { SESSION_EVENT_KEY } from './session-tabs.ts'
import { readCookie } from './token-sources.ts'

afterEach(async () => {
  vi.useRealTimers()
  await closeConsoles()
})

async function openAudit(options: Parameters<typeof openConsole>[0] = {}) {
  const opened = await openConsole({ address: '/console/msgcenter/audit?page=2', ...options })
  await screen.findByRole('heading', { name: 'Audit log' })
  return opened
}

/** Waits for the bell, since the module that tracks the page loads with it. */
const trackingStarts = async () => screen.findByRole('button', { name: /^Messages/ })

async function openLogOutDialog({ person }: Awaited<ReturnType<typeof openConsole>>): Promise<void> {
  await person.click(screen.getByRole('button', { name: 'Shen Qiao, user menu' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Log out' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('Do you want to log out?')
}

/** Runs the second between logout and login page without waiting for it. */
async function passSignOutDelay(run: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await run()
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1000)
  })
  vi.useRealTimers()
}

const atSignIn = async () => screen.findByRole('heading', { name: 'Sign in' })

describe('logout', () => {
  test('is offered with any permission codes, and cancelling changes and sends nothing [SHELL-011]', async () => {
    const opened = await openAudit()
    await openLogOutDialog(opened)
    await opened.person.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
    expect(opened.requests).not.toContain('/api/logout')
    expect(readCookie()).toBe('stored-token')
    expect(screen.getByRole('heading', { name: 'Audit log' })).toBeInTheDocument()
  })

  test('a click outside leaves the confirmation open, and it is 500 wide [SHELL-095, ERR-038]', async () => {
    const opened = await openAudit()
    await openLogOutDialog(opened)
    const dialog = screen.getByRole('dialog')
    expect(dialog).toHaveStyle({ width: '500px' })
    await waitFor(() => {
      expect(dialog).toBeVisible()
    })
    await opened.person.click(dialog.parentElement ?? document.body)
    expect(dialog).toBeVisible()
  })

  test('a confirmed one clears the session and opens the login page after one second, without a return path [SHELL-012]', async () => {
    const logout = vi.fn(({ body }: { body: { token: string; clientId: string } }) => {
      expect(body).toEqual({ token: 'stored-token', clientId: 'console' })
      return null
    })
    const opened = await openAudit({ handlers: [mockCall(session.logout, logout)] })
    await trackingStarts()
    await openLogOutDialog(opened)
    await passSignOutDelay(async () => {
      screen.getByRole('dialog').querySelector<HTMLElement>('.ant-btn-primary')?.click()
      await vi.waitFor(() => {
        expect(readCookie()).toBeNull()
      })
      expect(screen.queryByRole('heading', { name: 'Sign in' })).not.toBeInTheDocument()
    })
    await atSignIn()
    expect(addressBar()).toBe('/console/login?clientId=console')
    expect(logout).toHaveBeenCalledTimes(1)
    // Tracked events are reported while there is a session to report them in.
    const calls: string[] = [tracking.report.path, session.logout.path]
    expect(opened.requests.filter((path) => calls.includes(path))).toEqual([
      tracking.report.path,
      session.logout.path,
    ])
    expect(window.localStorage.getItem(SESSION_EVENT_KEY)).toMatch(/^signedOut/)
  })

  test('one does not wait for a report that is not answered [SHELL-012]', async () => {
    const opened = await openAudit({
      handlers: [http.post(`*${tracking.report.path}`, async () => delay('infinite'))],
    })
    await trackingStarts()
    await openLogOutDialog(opened)
    await passSignOutDelay(async () => {
      screen.getByRole('dialog').querySelector<HTMLElement>('.ant-btn-primary')?.click()
      await vi.waitFor(() => expect(opened.requests).toContain(tracking.report.path))
      expect(opened.requests).not.toContain(session.logout.path)
      await vi.advanceTimersByTimeAsync(1000)
      await vi.waitFor(() => {
        expect(readCookie()).toBeNull()
      })
    })
    await atSignIn()
  })

  test('one that fails shows its text, and the user stays signed in [SHELL-013]', async () => {
    const opened = await openAudit({
      handlers: [mockCall(session.logout, new Refusal(1, 'Cannot log out now'))],
    })
    await openLogOutDialog(opened)
    await opened.person.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByText('Cannot log out now')).toBeInTheDocument()
    expect(readCookie()).toBe('stored-token')
    expect(screen.getByRole('heading', { name: 'Audit log' })).toBeInTheDocument()
  })
})

describe('a session that ends', () => {
  test('a 401 on any call leads to the login page with a return path to the same page [SHELL-017, ERR-006]', async () => {
    const { person } = await openAudit({
      handlers: [mockCall(session.reportUse, new Refusal(401, 'gone', { status: 401 }))],
    })
    await person.keyboard('x')
    await atSignIn()
    expect(addressBar()).toBe(
      `/console/login?clientId=console&redirect=${encodeURIComponent('/console/msgcenter/audit?page=2')}`,
    )
    expect(screen.getByText(/Your session has ended/)).toBeInTheDocument()
    expect(screen.getByText('You will go back to Audit log.')).toBeInTheDocument()
    expect(readCookie()).toBeNull()
    expect(screen.queryByText('Unauthorized')).not.toBeInTheDocument()
  })

  test('after it, signing in leads back to that page [SHELL-006, SHELL-017]', async () => {
    const { person } = await openAudit({
      handlers: [mockCall(session.reportUse, new Refusal(401, 'gone', { status: 401 }))],
    })
    await person.keyboard('x')
    await person.type(await screen.findByLabelText('Username'), 'manager')
    await person.type(screen.getByLabelText('Password'), 'Orchid#2026{Enter}')
    // The page is in the document before that, hidden.
    await waitFor(() => expect(screen.getByText('audit shows /console/msgcenter/audit?page=2')).toBeVisible())
    expect(addressBar()).toBe('/console/msgcenter/audit?page=2')
  })

  test('it expires on an open page [SHELL-007]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    // The remaining time is short: the page's own timers keep running meanwhile.
    await openAudit({ handlers: [mockCall(session.checkToken, () => ({ expiresAt: inHours(0.01) }))] })
    await act(async () => {
      await vi.advanceTimersByTimeAsync(0.01 * 3600_000)
    })
    vi.useRealTimers()
    await atSignIn()
    expect(screen.getByText(/Your session has ended/)).toBeInTheDocument()
  })
})

describe('a failing background call', () => {
  test('shows the generic text of its status [SHELL-018, ERR-007]', async () => {
    const running = {
      id: 1,
      request: { kind: 'audit' as const, filter: {}, format: 'xlsx' as const },
      state: 'running' as const,
      rowsDone: 1,
      rowsTotal: 10,
      reason: null,
      timezone: 'Asia/Shanghai',
      createdAt: 1,
      finishedAt: null,
      fileURL: null,
      fileName: null,
    }
    const { person } = await openAudit({
      handlers: [mockCall(exports.list, { jobs: [running], broken: [] }), mockStatus(exports.remove, 403)],
    })
    await person.click(await screen.findByRole('button', { name: 'Exports, 1 running' }))
    await person.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Access Denied')).toBeInTheDocument()
  })
})
