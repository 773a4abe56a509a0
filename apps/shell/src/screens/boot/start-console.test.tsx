import { menu, session, user } from '@console/contracts'
import { ALL_CAPABILITIES } from '@console/contracts/documented'
import {
  mockCall,
  mockNetworkError,
  mockPending,
  mockStatus,
  network,
  Refusal,
  testUser,
} from '@console/testing'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { resetPageDocuments, takePageDocument } from '../../base/page-documents.ts'
import { readCookie } from '../../core/session/token-sources.ts'
import {
  addressBar,
  auditEntry,
  closeConsoles,
  openConsole,
  testMenus,
  usualAnswers,
} from '../../testing/open-console.tsx'

afterEach(async () => {
  await closeConsoles()
  vi.restoreAllMocks()
})

const LOGIN_FOR_AUDIT = `/console/login?clientId=console&redirect=${encodeURIComponent('/console/msgcenter/audit?page=2')}`
const PROTECTED = ['/api/user/info', '/api/authz', '/api/user/menu/tree', '/console/sub-apps.json']

const signInForm = async () => screen.findByRole('button', { name: 'Sign in' })

describe('start with a stored token', () => {
  test('the token is checked with the client id before anything protected is rendered or requested [SHELL-001, ERR-029]', async () => {
    const { requests } = await openConsole({ handlers: [mockPending(session.checkToken)] })
    await waitFor(() => {
      expect(requests).toContain('/api/auth/checkToken')
    })
    expect(requests.filter((path) => PROTECTED.includes(path))).toEqual([])
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  test('the check sends token and client id [SHELL-001, ERR-029]', async () => {
    const check = vi.fn(({ body }: { body: { token: string; clientId: string } }) => {
      expect(body).toEqual({ token: 'stored-token', clientId: 'console' })
      return { expiresAt: 4_000_000_000 }
    })
    await openConsole({ handlers: [mockCall(session.checkToken, check)] })
    await screen.findByRole('heading', { name: 'Audit log' })
    expect(check).toHaveBeenCalledTimes(1)
  })

  test('user, permissions and menu are loaded first, then the requested page with its query [SHELL-004, SHELL-032, ERR-030]', async () => {
    const { requests } = await openConsole({ address: '/console/msgcenter/audit?page=2' })
    expect(await screen.findByText('audit shows /console/msgcenter/audit?page=2')).toBeInTheDocument()
    expect(addressBar()).toBe('/console/msgcenter/audit?page=2')
    expect(requests.filter((path) => path === '/api/authz')).toHaveLength(1)
    for (const path of PROTECTED)
      expect(requests.indexOf(path)).toBeGreaterThan(requests.indexOf('/api/auth/checkToken'))
  })

  test.each([
    ['refuses it', mockCall(session.checkToken, new Refusal(1003, 'No'))],
    ['cannot be reached', mockNetworkError(session.checkToken)],
    ['is down', mockStatus(session.checkToken, 503)],
    [
      'answers without the success marker',
      http.post('*/api/auth/checkToken', () => HttpResponse.json({ data: {} })),
    ],
  ])('a check that %s ends on the login page [SHELL-003]', async (_, handler) => {
    const { requests } = await openConsole({
      address: '/console/msgcenter/audit?page=2',
      handlers: [handler],
    })
    await signInForm()
    expect(addressBar()).toBe(LOGIN_FOR_AUDIT)
    expect(requests.filter((path) => PROTECTED.includes(path))).toEqual([])
  })

  test('a refused token is removed, one that could not be checked stays stored for the next attempt [SHELL-003]', async () => {
    await openConsole({ handlers: [mockStatus(session.checkToken, 503)] })
    expect(await screen.findByText(/could not be reached to check your session/)).toBeInTheDocument()
    expect(readCookie()).toBe('stored-token')
    await closeConsoles()
    await openConsole({ handlers: [mockCall(session.checkToken, new Refusal(1003, 'No'))] })
    expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument()
    expect(readCookie()).toBeNull()
  })

  test.each(['its storage', 'the use of its storage'])(
    'the console opens in a browser that blocks %s',
    async (what) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      const mocks =
        what === 'its storage'
          ? (['localStorage', 'sessionStorage'] as const).map((name) => vi.spyOn(window, name, 'get'))
          : (['getItem', 'setItem', 'removeItem'] as const).map((name) => vi.spyOn(Storage.prototype, name))
      for (const mock of mocks) mock.mockImplementation(refuse)
      await openConsole()
      expect(await screen.findByRole('heading', { name: 'Audit log' })).toBeInTheDocument()
    },
  )

  test('on the login page a valid token leads straight to the return path [SHELL-006]', async () => {
    await openConsole({ address: LOGIN_FOR_AUDIT })
    expect(await screen.findByText('audit shows /console/msgcenter/audit?page=2')).toBeInTheDocument()
  })
})

describe('start with a stored token, at a server that has the start call', () => {
  const config = { capabilities: ALL_CAPABILITIES }
  const ownCalls = ['/api/auth/checkToken', '/api/user/info', '/api/authz', '/api/user/menu/tree']
  const started = {
    expiresAt: 4_000_000_000,
    user: testUser,
    rights: { permissions: [], menuIds: ['logs', 'messages', 'audit'] },
    menu: { menus: testMenus },
  }

  test('one call brings session, person, rights and menu, and none of them is requested again', async () => {
    const seen: (string | null)[] = []
    const start = mockCall(session.start, ({ request, query }) => {
      seen.push(request.headers.get('authorization'), query.clientId)
      return started
    })
    const { requests } = await openConsole({ config, handlers: [start] })
    expect(await screen.findByRole('heading', { name: 'Audit log' })).toBeInTheDocument()
    expect(seen).toEqual(['Bearer stored-token', 'console'])
    expect(requests.filter((path) => ownCalls.includes(path))).toEqual([])
  })

  test('a token that it refuses is removed', async () => {
    await openConsole({ config, handlers: [mockStatus(session.start, 401)] })
    expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument()
    expect(readCookie()).toBeNull()
  })

  test.each([
    ['is down', mockStatus(session.start, 503)],
    ['cannot be reached', mockNetworkError(session.start)],
    ['is gone after all', mockStatus(session.start, 404)],
  ])('a call that %s leaves the token for the next attempt', async (_, handler) => {
    const { requests } = await openConsole({ config, handlers: [handler] })
    expect(await screen.findByText(/could not be reached to check your session/)).toBeInTheDocument()
    expect(readCookie()).toBe('stored-token')
    expect(requests.filter((path) => ownCalls.includes(path))).toEqual([])
  })

  test('a part that is not as the contract says is requested by its own call', async () => {
    const answer = { code: 0, data: { ...started, rights: { permissions: 'all' }, menu: null } }
    const start = http.get('*/api/auth/start', () => HttpResponse.json(answer))
    const { requests } = await openConsole({ config, handlers: [start] })
    expect(await screen.findByRole('heading', { name: 'Audit log' })).toBeInTheDocument()
    expect(requests.filter((path) => ownCalls.includes(path)).toSorted()).toEqual([
      '/api/authz',
      '/api/user/menu/tree',
    ])
  })
})

describe('a page that has the documents of the start inside', () => {
  const addresses = ['/console/config.json', '/console/kit.json', '/console/sub-apps.json']
  const brands = [{ host: '*', title: { en: 'Orchid', zh: '兰花' } }]
  const inside = { version: '2.5.0', brands }

  afterEach(() => {
    document.getElementById('page-documents')?.remove()
    resetPageDocuments()
  })

  function putInside(content: Record<string, unknown>): void {
    const element = document.head.appendChild(document.createElement('script'))
    element.id = 'page-documents'
    element.type = 'application/json'
    element.textContent = JSON.stringify(content)
    resetPageDocuments()
  }

  test('requests none of them', async () => {
    putInside({ '/console/config.json': inside, '/console/sub-apps.json': { apps: [auditEntry] } })
    const { requests } = await openConsole()
    expect(await screen.findByRole('heading', { name: 'Audit log' })).toBeInTheDocument()
    expect(requests).not.toContain('/console/config.json')
    expect(requests).not.toContain('/console/sub-apps.json')
  })

  test('reads them again for a further sign-in', async () => {
    putInside({ '/console/config.json': inside, '/console/sub-apps.json': { apps: [auditEntry] } })
    expect(takePageDocument('/console/sub-apps.json')).toEqual({ apps: [auditEntry] })
    expect(takePageDocument('/console/sub-apps.json')).toBeUndefined()
    const { requests } = await openConsole()
    expect(await screen.findByRole('heading', { name: 'Audit log' })).toBeInTheDocument()
    expect(requests.filter((path) => addresses.includes(path))).toContain('/console/sub-apps.json')
  })
})

describe('start without a token', () => {
  test('ends on the login page with client id and return path, and requests nothing protected [SHELL-002]', async () => {
    const { requests } = await openConsole({ address: '/console/msgcenter/audit?page=2', token: null })
    await signInForm()
    expect(addressBar()).toBe(LOGIN_FOR_AUDIT)
    expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([])
  })

  test('signing in stores the token and opens the return path [SHELL-006]', async () => {
    const login = vi.fn(({ body }: { body: { username: string; password: string; clientId: string } }) => {
      expect(body).toEqual({ username: 'manager', password: 'Orchid#2026', clientId: 'console' })
      return { token: 'fresh', expiresAt: 4_000_000_000 }
    })
    const { person } = await openConsole({
      address: '/console/msgcenter/audit?page=2',
      token: null,
      handlers: [mockCall(session.login, login)],
    })
    await person.type(await screen.findByLabelText('Username'), ' manager ')
    await person.type(screen.getByLabelText('Password'), 'Orchid#2026')
    await person.click(await signInForm())
    expect(await screen.findByText('audit shows /console/msgcenter/audit?page=2')).toBeInTheDocument()
    expect(screen.getByText('token fresh')).toBeInTheDocument()
    expect(readCookie()).toBe('fresh')
  })

  test('without a return path sign-in opens the first page of the menu [SHELL-006, SHELL-023]', async () => {
    const { person } = await openConsole({ address: '/console/login', token: null })
    await person.type(await screen.findByLabelText('Username'), 'manager')
    await person.type(screen.getByLabelText('Password'), 'Orchid#2026{Enter}')
    await screen.findByText('audit shows /console/msgcenter/audit')
    expect(addressBar()).toBe('/console/msgcenter/audit')
  })

  test('a return path to another host is ignored [SHELL-006]', async () => {
    const { person } = await openConsole({
      address: '/console/login?redirect=//evil.example/console',
      token: null,
    })
    await person.type(await screen.findByLabelText('Username'), 'manager')
    await person.type(screen.getByLabelText('Password'), 'Orchid#2026{Enter}')
    await screen.findByText('audit shows /console/msgcenter/audit')
    expect(window.location.host).toBe('console.test')
  })

  test.each([
    ['/console/login', 'Sign in'],
    ['/console/sso/forget-password', 'Forgot password'],
    ['/console/sso/register?invite=abc', 'Register'],
  ])('%s opens without a token and stays where it is [SHELL-014, SHELL-022]', async (address, heading) => {
    const { requests } = await openConsole({ address, token: null })
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument()
    expect(addressBar()).toBe(address)
    expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([])
  })

  test.each([
    ['/console/sso/register?invite=GOOD%26CODE&x=1', 'stored-token', '/dashboard/signup?invite=GOOD%26CODE'],
    ['/console/sso/register/', null, '/dashboard/signup'],
  ])(
    '%s forwards to sign-up where the assistant is installed [SHELL-022, SHELL-Q39]',
    async (address, token, target) => {
      const { leaveFor, requests } = await openConsole({ address, token, config: { hasAssistant: true } })
      await waitFor(() => {
        expect(leaveFor).toHaveBeenCalledWith(target)
      })
      expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([])
    },
  )

  test('a forgotten password leads to the page that sends a link, where mail is sent', async () => {
    const { leaveFor, requests } = await openConsole({
      address: '/console/sso/forget-password',
      token: null,
      config: { hasAssistant: true, capabilities: ['ownMail'] },
    })
    await waitFor(() => {
      expect(leaveFor).toHaveBeenCalledWith('/assistant-console/forgot-password')
    })
    expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([])
  })

  test.each([
    { hasAssistant: true, capabilities: ['session'] },
    { hasAssistant: false, capabilities: ['ownMail'] },
  ])('a forgotten password leads to the administrator otherwise: %j', async (config) => {
    await openConsole({ address: '/console/sso/forget-password', token: null, config })
    expect(await screen.findByText(/Contact your company’s administrator/)).toBeInTheDocument()
  })
})

describe('a start that fails', () => {
  const down = (path: string) => http.get(`*${path}`, () => new HttpResponse('<h1>503</h1>', { status: 503 }))

  test.each([
    ['its settings', down('/console/config.json'), /settings could not be loaded/],
    ['the account', mockStatus(user.info, 503), /account could not be loaded/],
    ['the rights', mockStatus(session.authz, 503), /account could not be loaded/],
    ['the menu', mockNetworkError(menu.tree), /menu could not be loaded/],
    ['the registry', down('/console/sub-apps.json'), /modules could not be loaded/],
  ])('names %s as the cause, and Retry continues from there', async (_, handler, text) => {
    const { person } = await openConsole({ handlers: [handler] })
    expect(await screen.findByRole('heading', { name: 'The console could not start' })).toBeInTheDocument()
    expect(screen.getByText(text)).toBeInTheDocument()
    network.resetHandlers()
    network.use(...usualAnswers({}))
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Audit log' })).toBeInTheDocument()
  })

  test('a registry that is not JSON is a failure to retry, not a blank page [SHELL-045]', async () => {
    await openConsole({
      handlers: [http.get('*/console/sub-apps.json', () => HttpResponse.text('<!doctype html>'))],
    })
    expect(await screen.findByText(/modules could not be loaded/)).toBeInTheDocument()
  })

  test.each([
    ['user', mockStatus(user.info, 403)],
    ['authz', mockStatus(session.authz, 403)],
    ['menu', mockStatus(menu.tree, 403)],
  ])('a 403 of %s shows the not-authorised page, whose Refresh reloads [SHELL-029]', async (_, handler) => {
    const { person, reload } = await openConsole({ handlers: [handler] })
    expect(await screen.findByRole('heading', { name: 'You are not authorised' })).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('a 401 during the start leads to the login page, not to a failure page [SHELL-017, ERR-006]', async () => {
    await openConsole({ address: '/console/msgcenter/audit?page=2', handlers: [mockStatus(user.info, 401)] })
    await signInForm()
    expect(addressBar()).toBe(LOGIN_FOR_AUDIT)
    expect(screen.queryByText('The console could not start')).not.toBeInTheDocument()
  })

  test.each([
    ['192.0.2.7', 'from the address 192.0.2.7'],
    ['', 'You were signed out'],
  ])(
    'a 401 before the socket is open says who ended the session, as the socket does',
    async (endedFrom, text) => {
      const ended = new Refusal(401, 'Your session has ended.', { status: 401, detail: { endedFrom } })
      await openConsole({ address: '/console/msgcenter/audit', handlers: [mockCall(user.info, ended)] })
      expect(await screen.findByRole('dialog', { name: 'You were signed out' })).toHaveTextContent(text)
    },
  )

  test('a menu with broken items starts without them [SHELL-032]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await openConsole({
      menus: [
        null,
        'text',
        { id: 'x' },
        { id: 'audit', name: 'Audit log', path: '/console/msgcenter/audit', component: 'audit/AuditLogPage' },
      ],
    })
    expect(await screen.findByRole('heading', { name: 'Audit log' })).toBeInTheDocument()
  })
})
