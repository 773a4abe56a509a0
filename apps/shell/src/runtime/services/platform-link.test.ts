import { frame, type ParsedBodyOf } from '@console/contracts'
import { createHttpClient } from '@console/sub-app'
import { mockCall, mockStatus, network, Refusal } from '@console/testing'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { createPlatformLink } from './platform-link.ts'

const TICKET = 't'.repeat(43)
let open: MockInstance<typeof window.open>
/** The new window, as far as it is used. */
const opened = {
  opener: window as Window | null,
  close: vi.fn(),
  location: { replace: vi.fn<(url: string) => void>() },
  sessionStorage: { clear: vi.fn() },
}
let ticketRequests: ParsedBodyOf<typeof frame.ticket>[]
const failed = vi.fn()

beforeEach(() => {
  ticketRequests = []
  vi.clearAllMocks()
  opened.opener = window
  // Only these members of the window are used.
  open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  network.use(
    mockCall(frame.ticket, ({ body }) => {
      ticketRequests.push(body)
      return { kind: 'ticket' as const, ticket: TICKET, expiresAt: 1_795_200_030 }
    }),
  )
})
afterEach(() => {
  open.mockRestore()
})

function openPlatformLink(url: string, query: Record<string, string>, capabilities?: string[]) {
  const getToken = () => 'session-token'
  const client = createHttpClient({
    getToken,
    capabilities,
    apiOrigin: '',
    getLanguage: () => 'en',
    notify: () => {},
    onUnauthorized: () => {},
  })
  return createPlatformLink({ client, getToken, targets, onFailure: failed })(url, query)
}

const targets = { apiOrigin: 'https://platform.example', tokenOrigins: ['https://pages.example'] }
const openedQuery = () =>
  Object.fromEntries(new URL(String(opened.location.replace.mock.calls[0]?.[0])).searchParams)

test('a link has its parameters and a ticket for its origin and business type, and no access to its opener [SHELL-081, MSG-003]', async () => {
  const query = { track: 'true', business_type_id: '11' }
  expect(await openPlatformLink('/dashboard/session?id=4&track=x', query)).toBe(true)
  expect(ticketRequests).toEqual([{ origin: window.location.origin, businessTypeId: 11 }])
  expect(openedQuery()).toEqual({ id: '4', track: 'true', business_type_id: '11', token: TICKET })
  expect(opened.opener).toBeNull()
  expect(opened.sessionStorage.clear).toHaveBeenCalledBefore(opened.location.replace)
})

test('the window is opened within the click, before the ticket is requested, as WebKit requires [SHELL-081]', async () => {
  const done = openPlatformLink('/dashboard/session', { msgId: '7' })
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank')
  expect(ticketRequests).toEqual([])
  await done
  expect(open).toHaveBeenCalledTimes(1)
})

test('after a blocked pop-up the window is opened again with the address [SHELL-081]', async () => {
  open.mockReturnValue(null)
  expect(await openPlatformLink('/dashboard/session', { msgId: '7' })).toBe(true)
  expect(open).toHaveBeenLastCalledWith(
    expect.stringContaining('/dashboard/session?msgId=7&token='),
    '_blank',
    'noopener,noreferrer',
  )
})

test('the session token goes only where the server says that the origin is listed for it [SHELL-081]', async () => {
  network.use(mockCall(frame.ticket, { kind: 'session' }))
  await openPlatformLink('https://old.example/a', { msgId: '7' })
  expect(openedQuery()).toEqual({ msgId: '7', token: 'session-token' })
})

test('an unregistered origin gets no token, even when its link has the placeholder [SHELL-081]', async () => {
  network.use(mockCall(frame.ticket, new Refusal(frame.FRAME_REFUSALS.originNotRegistered, 'Not registered')))
  expect(await openPlatformLink('https://other.example/a?token=mine', { msgId: '7' })).toBe(true)
  expect(openedQuery()).toEqual({ msgId: '7' })
  expect(failed).not.toHaveBeenCalled()
})

test('without an answer to the ticket request the window closes, and the failure is reported [SHELL-081]', async () => {
  network.use(mockStatus(frame.ticket, 500))
  await openPlatformLink('/dashboard/session', { msgId: '7' })
  expect(opened.close).toHaveBeenCalledTimes(1)
  expect(opened.location.replace).not.toHaveBeenCalled()
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 500 }))
})

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'http://',
])('%s is not opened, and no ticket is requested for it [SHELL-081, MSG-003]', async (url) => {
  expect(await openPlatformLink(url, { msgId: '7' })).toBe(false)
  expect(open).not.toHaveBeenCalled()
  expect(ticketRequests).toEqual([])
})

test('where the platform issues no tickets, registered hosts get the session token, and others none', async () => {
  for (const url of ['/page', 'https://platform.example/page', 'https://pages.example/page']) {
    vi.clearAllMocks()
    expect(await openPlatformLink(url, { track: 'true' }, [])).toBe(true)
    expect(openedQuery()).toEqual({ track: 'true', token: 'session-token' })
  }
  vi.clearAllMocks()
  expect(await openPlatformLink('https://elsewhere.example/page', { track: 'true' }, [])).toBe(true)
  expect(openedQuery()).toEqual({ track: 'true' })
  expect(ticketRequests).toEqual([])
})
