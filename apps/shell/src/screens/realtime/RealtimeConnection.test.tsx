import { exports, message, monitor, session } from '@console/contracts'
import { mockCall, mockStatus, network } from '@console/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { resetNewBuild } from '../../base/new-build.ts'
import { QUIET_MS } from '../../base/when-quiet.ts'
import { fakeWorker } from '../../testing/fake-worker.ts'
import {
  addressBar,
  closeConsoles,
  openConsole,
  PAGE_BUILD,
  recorder,
  type OpenOptions,
} from '../../testing/open-console.tsx'
import { ALERTS_URL } from './RealtimeConnection.tsx'

beforeEach(() => {
  document.documentElement.dataset['build'] = PAGE_BUILD
})
afterEach(async () => {
  await closeConsoles()
  delete document.documentElement.dataset['build']
  resetNewBuild()
  vi.useRealTimers()
})

const RENEWALS = 11
const CARDS = 12

/** A console whose worker has signed in at the server. */
async function openLive({ handlers = [], ...options }: OpenOptions = {}) {
  const worker = fakeWorker()
  const opened = await openQuiet(worker, { ...options, handlers: [...handlers, worker.handler] })
  await waitFor(async () => {
    await worker.play()
    expect(worker.sockets).toHaveLength(1)
  })
  await worker.accept()
  return { ...opened, worker }
}

/** A console whose first page is there, and quiet. */
async function openQuiet({ workers }: ReturnType<typeof fakeWorker>, options: OpenOptions) {
  const before = workers.length
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
  const opened = await openConsole(options)
  await screen.findAllByRole('heading', { level: 1, name: 'Audit log' })
  await act(() => vi.advanceTimersByTimeAsync(QUIET_MS + 1000))
  await waitFor(() => expect(workers.length).toBeGreaterThan(before))
  return opened
}

/** Waits a moment for a dispatcher's answer. */
const settleCalls = ({ worker }: Live) =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    await worker.play()
  })

type Live = Awaited<ReturnType<typeof openLive>>
const pushed = (
  { worker }: Live,
  value: { businessTypeId: number; events: { url: string; unreadCount: number }[] },
  seq = 1,
) => worker.play(() => worker.socket().send({ seq }, { kind: 'pushEvents', value }))
const countOf = ({ requests }: Live, path: string) => requests.filter((one) => one === path).length
const heartBeats = ({ worker }: Live) =>
  worker.socket().received.flatMap(({ body }) => (body?.kind === 'heartBeat' ? [body.value] : []))

describe('the connection', () => {
  test('is one for all tabs of a build, opened after the page by the worker of that build [RT-001, LIVE-015]', async () => {
    const live = await openLive()
    await openQuiet(live.worker, { handlers: [live.worker.handler] })
    await live.worker.play()
    const worker = {
      url: `/console/assets/realtime.worker.${PAGE_BUILD}.js`,
      name: `console-realtime 2.5.0 ${window.location.origin}`,
    }
    expect(live.worker.workers.length).toBeGreaterThan(1)
    for (const opened of live.worker.workers) expect(opened).toEqual(worker)
    expect(live.worker.sockets).toHaveLength(1)
  })

  test('goes where the dispatcher says, signs in first, and then sends a heartbeat every 15 s [RT-004, RT-005, RT-006, LIVE-013, LIVE-014]', async () => {
    const live = await openLive()
    expect(live.worker.dispatched.mock.calls.map(([{ body }]) => body)).toEqual([
      { businessTypeID: 498, isWS: true, version: '2.5.0.5000' },
    ])
    expect(live.worker.socket().url).toBe('wss://console.test/api/dolphin/realtime')
    const beat = { token: 'stored-token', version: '2.5.0.5000', businessTypeId: RENEWALS, period: 15 }
    expect(live.worker.socket().received.map(({ id }) => id)).toEqual([1001])
    expect(heartBeats(live)).toEqual([beat])
    await live.worker.play(() => {}, 14_999)
    expect(heartBeats(live)).toHaveLength(1)
    await live.worker.play(() => {}, 1)
    expect(heartBeats(live)).toEqual([beat, beat])
  })
})

describe('what the server reports', () => {
  test('marks the entry of the menu until nothing is unread there, whatever other businesses and addresses report [RT-011]', async () => {
    const live = await openLive()
    const entry = () => screen.getByRole('link', { name: /^Message history/ })
    const areas = () => screen.getByRole('navigation', { name: 'Areas' })
    const url = '/console/msgcenter/history'
    await pushed(live, {
      businessTypeId: RENEWALS,
      events: [
        { url, unreadCount: 3 },
        { url: '/console/nowhere', unreadCount: 8 },
      ],
    })
    expect(entry()).toHaveAccessibleName('Message history 3 unread')
    expect(within(areas()).getByRole('button', { name: 'Logs 3 unread' })).toBeInTheDocument()
    await pushed(live, { businessTypeId: CARDS, events: [{ url, unreadCount: 5 }] }, 2)
    expect(entry()).toHaveAccessibleName('Message history 3 unread')
    await pushed(live, { businessTypeId: RENEWALS, events: [{ url, unreadCount: 0 }] }, 3)
    expect(entry()).toHaveAccessibleName('Message history')
    expect(within(areas()).getByRole('button', { name: 'Logs' })).toBeInTheDocument()
  })

  test('pops up a new message at once, not with the next poll [RT-011]', async () => {
    const live = await openLive()
    const [popups, unread] = [countOf(live, message.popups.path), countOf(live, message.unreadCount.path)]
    const event = { url: '/console/msgcenter/history', unreadCount: 1 }
    await pushed(live, { businessTypeId: RENEWALS, events: [event] })
    await waitFor(() => expect(countOf(live, message.popups.path)).toBe(popups + 1))
    expect(countOf(live, message.unreadCount.path)).toBe(unread + 1)
  })

  test('refreshes the exports whose progress changed', async () => {
    const live = await openLive()
    const [before, popups] = [countOf(live, exports.list.path), countOf(live, message.popups.path)]
    await pushed(live, { businessTypeId: RENEWALS, events: [{ url: exports.list.path, unreadCount: 1 }] })
    await waitFor(() => expect(countOf(live, exports.list.path)).toBe(before + 1))
    expect(countOf(live, message.popups.path)).toBe(popups)
  })

  test('leaves inactivity alerts to their pages', async () => {
    const live = await openLive()
    expect(ALERTS_URL).toBe(monitor.alerts.path)
    const [before, popups] = [countOf(live, exports.list.path), countOf(live, message.popups.path)]
    // The second one is there once the first has been handled.
    const events = [ALERTS_URL, exports.list.path].map((url) => ({ url, unreadCount: 1 }))
    await pushed(live, { businessTypeId: RENEWALS, events })
    await waitFor(() => expect(countOf(live, exports.list.path)).toBe(before + 1))
    expect(countOf(live, message.popups.path)).toBe(popups)
  })

  test('brings changed rights to the menu without a navigation', async () => {
    const live = await openLive()
    expect(screen.getByRole('link', { name: 'Message history' })).toBeInTheDocument()
    network.use(mockCall(session.authz, { permissions: [], menuIds: ['logs', 'messages', 'audit'] }))
    await pushed(live, {
      businessTypeId: RENEWALS,
      events: [{ url: session.authz.path, unreadCount: 0 }],
    })
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Message history' })).not.toBeInTheDocument(),
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Audit log' })).toBeInTheDocument()
  })

  test('breaks nothing where it is no message: texts, other ids, broken frames [RT-002, RT-003, LIVE-019]', async () => {
    const live = await openLive()
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { socket } = live.worker
    // Field 1, the id, is 1010; then a length that is not there.
    await live.worker.play(() => {
      socket().frame('text')
      socket().frame(new Uint8Array([8, 242, 7]).buffer)
      socket().frame(new Uint8Array([34, 200]).buffer)
    })
    const url = '/console/msgcenter/history'
    await pushed(live, { businessTypeId: RENEWALS, events: [{ url, unreadCount: 2 }] })
    expect(screen.getByRole('link', { name: 'Message history 2 unread' })).toBeInTheDocument()
    expect(socket().closedWith).toBeNull()
    expect(warned.mock.calls.length).toBeGreaterThan(0)
  })
})

describe('a connection that is lost', () => {
  test('is opened again after three silent periods, then after 1, 2, 4 … 30 s, at once when the browser is online [RT-007, RT-008]', async () => {
    const live = await openLive()
    const { play, sockets, socket } = live.worker
    await play(() => {}, 44_000)
    expect(sockets).toHaveLength(1)
    await play(() => {}, 1000)
    expect(socket().closedWith).toBe(4408)
    let opened = 1
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      await play(() => {}, seconds * 1000 - 1)
      expect(sockets).toHaveLength(opened)
      await play(() => {}, 1)
      await settleCalls(live)
      expect(sockets).toHaveLength((opened += 1))
      await play(() => socket().close(1006))
    }
    await play(() => window.dispatchEvent(new Event('online')))
    await settleCalls(live)
    expect(sockets).toHaveLength(opened + 1)
  })

  test('continues its session where the server has it, and otherwise pages load again [RT-009]', async () => {
    const live = await openLive()
    const url = '/console/msgcenter/history'
    await pushed(live, { businessTypeId: RENEWALS, events: [{ url, unreadCount: 1 }] }, 1)
    await live.worker.play(() => live.worker.socket().close(1006), 1000)
    await settleCalls(live)
    await live.worker.play(() => live.worker.socket().open())
    expect(live.worker.socket().received[0]).toMatchObject({ sessionId: 'session-1', ack: 1 })
    await waitFor(() => expect(countOf(live, message.popups.path)).toBeGreaterThan(1))
    const loaded = countOf(live, message.popups.path)
    await live.worker.play(() => live.worker.socket().echo({ sessionId: 'session-1', resumed: true }))
    expect(countOf(live, message.popups.path)).toBe(loaded)
    await live.worker.play(() => live.worker.socket().close(1006), 2000)
    await settleCalls(live)
    await live.worker.play(() => live.worker.socket().open())
    await live.worker.play(() => live.worker.socket().echo({ sessionId: 'session-2', resumed: false }))
    await waitFor(() => expect(countOf(live, message.popups.path)).toBe(loaded + 1))
  })
})

describe('the session', () => {
  test('that was ended elsewhere leads to sign-in, with the address, and is not tried again [RT-010]', async () => {
    const live = await openLive()
    const { play, socket, sockets } = live.worker
    await play(() => {
      socket().send({}, { kind: 'kickOff', value: { fromIp: '192.0.2.7' } })
      socket().close(4409)
    })
    const dialog = await screen.findByRole('dialog', { name: 'You were signed out' })
    expect(dialog).toHaveTextContent('from the address 192.0.2.7')
    expect(addressBar()).toMatch(/^\/console\/login/)
    expect(document.cookie).not.toContain('stored-token')
    expect(screen.queryByRole('navigation', { name: 'Areas' })).not.toBeInTheDocument()
    await live.person.keyboard('{Escape}')
    expect(dialog).toBeVisible()
    await live.person.click(within(dialog).getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await play(() => window.dispatchEvent(new Event('online')), 120_000)
    expect(sockets).toHaveLength(1)
  })

  test('that was ended elsewhere says so also where a call is refused before the socket reports it [SHELL-017, RT-010]', async () => {
    const live = await openLive()
    const refused: string[] = []
    network.use(recorder(refused), mockStatus(message.popups, 401))
    await pushed(live, {
      businessTypeId: RENEWALS,
      events: [{ url: '/console/msgcenter/history', unreadCount: 1 }],
    })
    await waitFor(() => expect(refused).toContain(message.popups.path))
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(screen.getByRole('navigation', { name: 'Areas' })).toBeInTheDocument()
    await live.worker.play(() =>
      live.worker.socket().send({}, { kind: 'kickOff', value: { fromIp: '192.0.2.7' } }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'You were signed out' })
    expect(dialog).toHaveTextContent('from the address 192.0.2.7')
  })

  test('that the server does not know any more ends on the page too [RT-006]', async () => {
    const live = await openLive()
    network.use(mockStatus(session.authz, 401), mockStatus(session.checkToken, 401))
    await live.worker.play(() => live.worker.socket().close(4401))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
    expect(screen.getByText('Your session has ended. Sign in to continue.')).toBeInTheDocument()
  })

  test('of another business type is announced at once, and the marks of the former one go [RT-023]', async () => {
    const live = await openLive()
    const url = '/console/msgcenter/history'
    await pushed(live, { businessTypeId: RENEWALS, events: [{ url, unreadCount: 3 }] })
    await live.person.click(screen.getByRole('combobox', { name: 'Business' }))
    await live.person.click(await screen.findByTitle('Spring card activation'))
    await live.worker.play()
    expect(heartBeats(live).map(({ businessTypeId }) => businessTypeId)).toEqual([RENEWALS, CARDS])
    expect(screen.getByRole('link', { name: /^Message history/ })).toHaveAccessibleName('Message history')
  })

  test('whose business type is refused returns to the one before and says so, and a second refusal ends the attempts [RT-023]', async () => {
    const live = await openLive()
    const { play, sockets, socket } = live.worker
    const business = () => screen.getByRole('combobox', { name: 'Business' }).closest('.ant-select')
    await live.person.click(screen.getByRole('combobox', { name: 'Business' }))
    await live.person.click(await screen.findByTitle('Spring card activation'))
    expect(business()).toHaveTextContent('Spring card activation')
    await play(() => socket().refuse(403))
    const text =
      '“Spring card activation” is not available to you any more. “Winter renewals” is selected instead.'
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(business()).toHaveTextContent('Winter renewals')
    await settleCalls(live)
    expect(sockets).toHaveLength(2)
    await play(() => socket().open())
    expect(heartBeats(live).map(({ businessTypeId }) => businessTypeId)).toEqual([RENEWALS])
    await play(() => socket().refuse(403))
    expect(
      await screen.findByText(/Contact an administrator, who can assign a business to you\.$/),
    ).toBeInTheDocument()
    await play(() => {}, 120_000)
    expect(sockets).toHaveLength(2)
  })

  test('of a person who logs out is closed with 1000 before it ends, until the next sign-in [RT-024]', async () => {
    const live = await openLive()
    const { play, socket, sockets } = live.worker
    await live.person.click(screen.getByRole('button', { name: /user menu/ }))
    await live.person.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await live.person.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }),
    )
    await waitFor(() => expect(countOf(live, session.logout.path)).toBe(1))
    await play()
    expect(socket().closedWith).toBe(1000)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
    await play(() => {}, 120_000)
    expect(sockets).toHaveLength(1)
  })

  test('that could not be ended goes on, with its connection [RT-024]', async () => {
    const live = await openLive({ handlers: [mockStatus(session.logout, 500)] })
    const { play, sockets } = live.worker
    await live.person.click(screen.getByRole('button', { name: /user menu/ }))
    await live.person.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    await live.person.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }),
    )
    await waitFor(() => expect(countOf(live, session.logout.path)).toBe(1))
    await waitFor(async () => {
      await play()
      expect(sockets).toHaveLength(2)
    })
    await live.worker.accept({ sessionId: 'session-2' })
    expect(heartBeats(live)).toMatchObject([{ token: 'stored-token' }])
  })
})

describe('the frame', () => {
  const sign = () => screen.queryByRole('button', { name: /^Live updates are interrupted/ })

  test('says quietly that updates are interrupted after 10 s, and polls meanwhile', async () => {
    const live = await openLive()
    await live.worker.play(() => live.worker.socket().close(1006))
    await act(() => vi.advanceTimersByTimeAsync(9000))
    expect(sign()).not.toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(sign()).toBeInTheDocument()
    const polled = countOf(live, message.unreadCount.path)
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await waitFor(() => expect(countOf(live, message.unreadCount.path)).toBe(polled + 1))
    await live.worker.play(() => {}, 1000)
    await settleCalls(live)
    await live.worker.accept()
    expect(sign()).not.toBeInTheDocument()
  })

  test('offers a reload once the server has another build, also where its session goes on', async () => {
    const live = await openLive()
    expect(countOf(live, '/console/build.json')).toBe(1)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(countOf(live, '/console/build.json')).toBe(2))
    expect(screen.queryByText(/^A new version/)).not.toBeInTheDocument()
    network.use(
      http.get('*/console/build.json', () => HttpResponse.json({ version: '2.5.0', build: 'ffffffff01' })),
    )
    await live.worker.play(() => live.worker.socket().close(1006), 1000)
    await settleCalls(live)
    await live.worker.accept({ sessionId: 'session-1', resumed: true })
    expect(await screen.findByText(/^A new version of the console is available/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
  })
})
