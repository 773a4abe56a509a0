import { session } from '@console/contracts'
import { mockCall, mockNetworkError, mockStatus, Refusal } from '@console/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberPage } from '../../core/session/return-path.ts'
import { closeConsoles, openConsole } from '../../testing/open-console.tsx'

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
})
afterEach(async () => {
  await closeConsoles()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function openForm(options: Parameters<typeof openConsole>[0] = {}) {
  const opened = await openConsole({ address: '/console/login', token: null, ...options })
  await screen.findByRole('heading', { name: 'Sign in' })
  return opened
}

async function tryToSignIn({ person }: Awaited<ReturnType<typeof openConsole>>): Promise<void> {
  await person.type(screen.getByLabelText('Username'), 'manager')
  await person.type(screen.getByLabelText('Password'), 'wrong')
  await person.click(screen.getByRole('button', { name: /Sign in$/ }))
}

describe('a sign-in that fails', () => {
  test("shows the server's text, keeps the username and clears the password [SHELL-006]", async () => {
    const opened = await openForm({
      handlers: [
        mockCall(
          session.login,
          new Refusal(session.SIGN_IN_REFUSALS.wrongCredentials, 'Wrong, says the server'),
        ),
      ],
    })
    await tryToSignIn(opened)
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong, says the server')
    expect(screen.getByLabelText('Username')).toHaveValue('manager')
    expect(screen.getByLabelText('Password')).toHaveValue('')
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Wrong, says the server')
  })

  test.each([
    [
      'a disabled account',
      mockCall(session.login, new Refusal(session.SIGN_IN_REFUSALS.accountDisabled, '')),
      /account is disabled/,
    ],
    ['a server that is down', mockStatus(session.login, 502), /could not sign you in \(status 502\)/],
    ['no connection', mockNetworkError(session.login), /could not be reached/],
    [
      'an answer without a token',
      mockCall(session.login, new Refusal(7, 'Closed for maintenance')),
      /Closed for maintenance/,
    ],
  ])('shows the reason for %s [SHELL-006]', async (_, handler, text) => {
    const opened = await openForm({ handlers: [handler] })
    await tryToSignIn(opened)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('button', { name: /Sign in$/ })).toBeEnabled()
  })

  test('a rate limit counts down and then allows another attempt [SHELL-006]', async () => {
    const limited = new Refusal(429, 'Too many', { status: 429, detail: { retryAfterSeconds: 90 } })
    await openForm({ handlers: [mockCall(session.login, limited)] })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'manager' } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'wrong' } })
    fireEvent.click(screen.getByRole('button', { name: /Sign in$/ }))
    await vi.waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Too many attempts. Try again in 2 minutes at most. 1:30 left',
      )
      // The timer starts only after the page is shown.
      expect(vi.getTimerCount()).toBeGreaterThan(0)
    })
    expect(screen.getByRole('button', { name: /Sign in$/ })).toBeDisabled()
    act(() => {
      vi.advanceTimersByTime(30_000)
    })
    expect(screen.getByRole('alert')).toHaveTextContent('1:00 left')
    act(() => {
      vi.advanceTimersByTime(60_000)
    })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Sign in$/ })).toBeEnabled()
  })

  test('empty fields are reported without a request', async () => {
    const { person, requests } = await openForm()
    await person.click(screen.getByRole('button', { name: /Sign in$/ }))
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your username and password.')
    expect(requests).not.toContain('/api/login')
  })
})

describe('a browser that blocks cookies', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      })
    }
  })

  test('is warned at sign-in that a reload requires signing in again, and can use the console [SHELL-007]', async () => {
    const opened = await openForm({ address: '/console/msgcenter/audit' })
    expect(screen.getByRole('status')).toHaveTextContent('This browser blocks cookies for this site.')
    await tryToSignIn(opened)
    expect(await screen.findByText('audit shows /console/msgcenter/audit')).toBeInTheDocument()
  })
})

describe('the sign-in page', () => {
  test('the password can be shown and hidden', async () => {
    const { person } = await openForm()
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await person.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await person.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  })

  test('names the page of the return path when this browser knows it, and shows no address otherwise [SHELL-002]', async () => {
    await openForm({ address: '/console/msgcenter/audit?page=2' })
    expect(screen.getByText('You will go back to the page you opened.')).toBeInTheDocument()
    await closeConsoles()
    rememberPage('/console/msgcenter/audit', 'Audit log')
    await openForm({ address: '/console/msgcenter/audit?page=2' })
    expect(screen.getByText('You will go back to Audit log.')).toBeInTheDocument()
  })

  test('links to the forgotten password page, but not to registration where no assistant is installed [SHELL-014]', async () => {
    await openForm()
    expect(screen.getByRole('link', { name: 'Forgot password' })).toHaveAttribute(
      'href',
      '/console/sso/forget-password',
    )
    expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument()
    expect(screen.getByText('Registration is not available yet.')).toBeInTheDocument()
  })

  test('links to registration where the assistant is installed [SHELL-022, SHELL-Q39]', async () => {
    await openForm({ config: { hasAssistant: true } })
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/console/sso/register')
    expect(screen.queryByText('Registration is not available yet.')).not.toBeInTheDocument()
  })

  test('shows brand and version, and sets the title [SHELL-058, SHELL-072]', async () => {
    await openForm()
    expect(screen.getByText('Orchid Console 2.5.0')).toBeInTheDocument()
    expect(document.title).toBe('Orchid - Sign in')
  })
})

describe('language and theme', () => {
  test('a Chinese browser gets Chinese, any other English [SHELL-076, ERR-035]', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-TW'])
    await openConsole({ address: '/console/login', token: null })
    expect(await screen.findByRole('button', { name: '登录' })).toBeInTheDocument()
    expect(document.documentElement).toHaveAttribute('lang', 'zh-CN')
    expect(screen.getByText('兰花')).toBeInTheDocument()
  })

  test('an explicit choice overrides the browser language [SHELL-076]', async () => {
    const { person } = await openForm()
    await person.click(screen.getByRole('button', { name: 'English, switch to 中文' }))
    expect(screen.getByRole('heading', { name: '登录' })).toBeInTheDocument()
    expect(window.localStorage.getItem('locale')).toBe('zh')
    await closeConsoles()
    await openConsole({ address: '/console/login', token: null })
    expect(await screen.findByRole('heading', { name: '登录' })).toBeInTheDocument()
  })

  test('the theme follows the system until one is selected, and the selection is stored', async () => {
    const { person } = await openForm()
    expect(document.documentElement).toHaveAttribute('data-theme', 'light')
    await person.click(screen.getByRole('button', { name: 'Switch to dark theme' }))
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    expect(window.localStorage.getItem('console.theme')).toBe('dark')
    await person.click(screen.getByRole('button', { name: 'Switch to light theme' }))
    expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  })
})
