import { documents, frame, user } from '@console/contracts'
import { mockCall, mockStatus, network, Refusal, testUser } from '@console/testing'
import { act, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { workApp } from '../work-app.ts'
import { startWork } from './start-work.tsx'

const TICKET = 't'.repeat(43)
const TOKEN = 'p'.repeat(43)
/** A page that sends no call while no seat is selected. */
const PAGE = '/assistant-console/session/live'
const endsAt = 4_102_444_800
let senders: (string | null)[]
let tickets: string[]

beforeEach(() => {
  senders = []
  tickets = []
  network.use(
    http.get(`*${documents.CONFIG_PATH}`, () =>
      HttpResponse.json({ version: '2.5.0', brands: [{ host: '*', title: { en: 'Orchid', zh: 'Orchid' } }] }),
    ),
    mockCall(user.info, ({ request }) => {
      senders.push(request.headers.get('authorization'))
      return testUser
    }),
    mockCall(frame.exchange, ({ body }) => {
      tickets.push(body.ticket)
      return { token: TOKEN, expiresAt: endsAt }
    }),
  )
})
afterEach(() => {
  document.cookie = 'console_token=; Max-Age=0; Path=/'
  vi.restoreAllMocks()
  document.documentElement.removeAttribute('lang')
  document.documentElement.removeAttribute('data-theme')
})

/** The embedding console, as the page sees it. */
function consoleAround() {
  const said: unknown[] = []
  const titles: unknown[] = []
  const parent = {
    postMessage: (message: { type: string; title?: string }) => {
      said.push(message.type)
      if (message.type === 'title') titles.push(message.title)
    },
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this part of a window is used
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window)
  const say = (message: object) => {
    const data = { protocol: 'console-frame/1', ...message }
    const event = new MessageEvent('message', { data, origin: window.location.origin })
    Object.defineProperty(event, 'source', { value: parent })
    act(() => void window.dispatchEvent(event))
  }
  return { said, titles, say }
}

async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address)
  window.localStorage.setItem('locale', 'en')
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  let show: (view: ReactNode) => void = () => {}
  function Shown() {
    const [view, setView] = useState<ReactNode>(null)
    show = setView
    return view
  }
  const { container } = render(<Shown />)
  await act(() => startWork({ container, show: (view) => show(view), signal: leaving.signal }))
}

test('a ticket of the address is exchanged for the page’s own token, and stored nowhere [FRAME-002]', async () => {
  await open(`${PAGE}?bizId=3&token=${TICKET}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Remote view' })).toBeInTheDocument()
  expect(tickets).toEqual([TICKET])
  expect(senders).toEqual([`Bearer ${TOKEN}`])
  expect(window.location.search).toBe('?bizId=3')
})

test('outside a frame the page uses the session of this browser, with its own header', async () => {
  document.cookie = 'console_token=session-token; Path=/'
  await open(PAGE)
  expect(await screen.findByRole('heading', { level: 1, name: 'Remote view' })).toBeInTheDocument()
  expect(senders).toEqual(['Bearer session-token'])
  expect(screen.getByRole('banner')).toHaveTextContent('Orchid')
})

test('a page in a frame that fails is ready as well: the console uncovers what says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  function Broken(): ReactNode {
    throw new Error('A file of the page did not arrive')
  }
  const { pages } = workApp
  onTestFinished(() => void (workApp.pages = pages))
  workApp.pages = Object.fromEntries(Object.keys(pages).map((name) => [name, Broken]))
  const { said } = consoleAround()
  await open(`${PAGE}?token=${TICKET}`)
  await vi.waitFor(() => expect(said).toContain('ready'))
  expect(screen.queryByRole('heading', { level: 1, name: 'Remote view' })).not.toBeInTheDocument()
})

test('in a frame it omits its header, follows the console, and requests its next ticket in time [FRAME-006]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  network.use(
    mockCall(frame.exchange, ({ body }) => {
      tickets.push(body.ticket)
      // A server whose clock is an hour behind: only the remaining time counts.
      return { token: TOKEN, expiresAt: Math.floor(Date.now() / 1000) + frame.FRAME_TOKEN_SECONDS - 3600 }
    }),
  )
  const { said, say } = consoleAround()
  await open(`${PAGE}?token=${TICKET}`)
  await screen.findByRole('heading', { level: 1, name: 'Remote view' })
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  expect(said).toContain('ready')
  expect(said).not.toContain('renewTicket')
  await act(() => vi.advanceTimersByTimeAsync((frame.FRAME_TOKEN_SECONDS - 60) * 1000))
  expect(said).toContain('renewTicket')
  say({ type: 'ticket', ticket: 'n'.repeat(43) })
  await vi.waitFor(() => expect(tickets).toEqual([TICKET, 'n'.repeat(43)]))
  say({
    type: 'context',
    context: {
      theme: 'dark',
      language: 'zh',
      timezone: 'Asia/Shanghai',
      isBusinessMode: false,
      businessTypeId: null,
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: '远程查看' })).toBeInTheDocument()
  expect(document.documentElement.dataset['theme']).toBe('dark')
})

test('in a frame it leaves the name of the opened page to the console', async () => {
  const { titles } = consoleAround()
  await open(`${PAGE}?token=${TICKET}`)
  await screen.findByRole('heading', { level: 1, name: 'Remote view' })
  expect(titles).toEqual([''])
})

test('in a frame it reports its query, which the console’s address then has', async () => {
  const { said } = consoleAround()
  await open(`${PAGE}?token=${TICKET}`)
  await screen.findByRole('heading', { level: 1, name: 'Remote view' })
  expect(said.filter((type) => type === 'query')).toHaveLength(1)
})

test('in a frame it forwards the console’s shortcuts, but no other keys', async () => {
  const { said } = consoleAround()
  await open(`${PAGE}?token=${TICKET}`)
  await screen.findByRole('heading', { level: 1, name: 'Remote view' })
  const press = (init: KeyboardEventInit, on: EventTarget = window) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
    on.dispatchEvent(event)
    return event.defaultPrevented
  }
  const field = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => field.remove())
  expect(press({ key: 'a' })).toBe(false)
  expect(press({ key: 'k' })).toBe(false)
  expect(press({ key: '?' }, field)).toBe(false)
  expect(said).not.toContain('shortcut')
  expect(press({ key: 'K', ctrlKey: true }, field)).toBe(true)
  expect(press({ key: '/' })).toBe(true)
  expect(press({ key: '?', shiftKey: true })).toBe(true)
  expect(said.filter((type) => type === 'shortcut')).toHaveLength(3)
})

test('in a frame it reports a modal dialog while it is open, and forwards no shortcut meanwhile', async () => {
  const { said } = consoleAround()
  await open(`${PAGE}?token=${TICKET}`)
  await screen.findByRole('heading', { level: 1, name: 'Remote view' })
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-modal', 'true')
  document.body.append(dialog)
  await vi.waitFor(() => expect(said.filter((type) => type === 'cover')).toHaveLength(1))
  window.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))
  expect(said).not.toContain('shortcut')
  dialog.remove()
  await vi.waitFor(() => expect(said.filter((type) => type === 'cover')).toHaveLength(2))
})

test('without a valid ticket or session it shows how to sign in, and notifies the console [FRAME-007]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  network.use(mockCall(frame.exchange, new Refusal(frame.FRAME_REFUSALS.ticketRefused, 'Used already')))
  const { said } = consoleAround()
  await open(`${PAGE}?userId=7&token=${TICKET}`)
  expect(screen.getByRole('heading', { name: 'Sign in to see this page' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute(
    'href',
    `/console/login?redirect=${encodeURIComponent(`${PAGE}?userId=7`)}`,
  )
  expect(said).toContain('unauthorised')
  expect(senders).toEqual([])
})

test('drafts of others in this tab are deleted at the start, one’s own at the sign-out', async () => {
  const drafts = () => Object.keys(window.sessionStorage).filter((item) => item.startsWith('console.draft.'))
  const own = `console.draft.${testUser.tenantId}.${testUser.userId}.case/1`
  window.sessionStorage.setItem(own, '{}')
  window.sessionStorage.setItem('console.draft.3.8.case/1', '{}')
  document.cookie = 'console_token=session-token; Path=/'
  await open(PAGE)
  await screen.findByRole('heading', { level: 1, name: 'Remote view' })
  expect(drafts()).toEqual([own])
  const notifySignOut = (newValue: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'console.session', newValue }))
  notifySignOut('signedIn:1')
  expect(drafts()).toEqual([own])
  notifySignOut('signedOut:1')
  expect(drafts()).toEqual([])
})

test('a session that the server ended shows the same page', async () => {
  document.cookie = 'console_token=old; Path=/'
  network.use(mockStatus(user.info, 401))
  await open(PAGE)
  expect(await screen.findByRole('heading', { name: 'Sign in to see this page' })).toBeInTheDocument()
})

test('a failed request to the server can be retried', async () => {
  document.cookie = 'console_token=session-token; Path=/'
  network.use(mockStatus(user.info, 503))
  await open(PAGE)
  expect(screen.getByRole('alert')).toHaveTextContent('The page could not start')
})

test('an address without a page requires no sign-in', async () => {
  await open('/assistant-console/embed/no/such')
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
  expect(senders).toEqual([])
})
