import { describe, expect, test, vi } from 'vitest'
import { badge } from './fakes/bodies.ts'
import { createFakeBrowser } from './fakes/fake-browser.ts'
import { FOUND } from './fakes/fake-hub.ts'
import type { RealtimeClient } from './tab-client.ts'

const OPEN = { status: 'open' }

/** Records everything that a page sees, in order. */
function observe(client: RealtimeClient): unknown[] {
  const seen: unknown[] = []
  client.subscribe('pushEvents', ({ events }) => seen.push(events[0]?.unreadCount))
  client.onFresh(() => seen.push('fresh'))
  client.onKickOff((fromIp) => seen.push(`kicked off by ${fromIp}`))
  return seen
}

describe('a page', () => {
  test('sees the state, and gets what it subscribed to [LIVE-015]', async () => {
    const { open, accept, socket, time, opened } = createFakeBrowser()
    const { client } = open()
    const states: unknown[] = []
    client.state.subscribe(() => states.push(client.state.get()))
    const seen = observe(client)
    expect(client.state.get()).toEqual({ status: 'connecting' })
    await accept()
    const other = observe(open().client)
    await time.advance(0)
    socket().send({ seq: 1 }, badge(3))
    await time.advance(0)
    expect([states, seen, other, opened.length]).toEqual([[OPEN], ['fresh', 3], [3], 1])
  })

  test('gets nothing after the end of its subscription', async () => {
    const { open, accept, socket, time } = createFakeBrowser()
    const { client } = open()
    const seen: unknown[] = []
    const stop = client.subscribe('pushEvents', () => seen.push('first'))
    client.subscribe('pushEvents', () => seen.push('second'))
    await accept()
    stop()
    stop()
    socket().send({ seq: 1 }, badge(1))
    await time.advance(0)
    expect(seen).toEqual(['second'])
  })

  test('switches the business type [RT-023]', async () => {
    const { open, accept, socket, time } = createFakeBrowser()
    const { client } = open()
    await accept()
    client.switchBusiness(9)
    await time.advance(0)
    expect(socket().received.at(-1)?.body).toMatchObject({ value: { businessTypeId: 9 } })
  })

  test('learns that the selected business type was refused, and not of one that it has left already [RT-023]', async () => {
    const { open, accept, socket, time } = createFakeBrowser()
    const { client } = open()
    const refused: number[] = []
    client.onBusinessRefused((businessTypeId) => refused.push(businessTypeId))
    await accept()
    client.switchBusiness(9)
    await time.advance(0)
    socket().refuse(403)
    await time.advance(0)
    expect([refused, client.state.get()]).toEqual([[9], { status: 'off', reason: 'forbidden' }])
    client.switchBusiness(11)
    await accept({ sessionId: 'session-2' })
    client.switchBusiness(13)
    await time.advance(0)
    socket().refuse(403)
    client.switchBusiness(7)
    await accept({ sessionId: 'session-3' })
    expect([refused, client.state.get()]).toEqual([[9], OPEN])
  })

  test('that signs out ends it for all [RT-024]', async () => {
    const { open, accept, socket, time } = createFakeBrowser()
    const [first, second] = [open().client, open().client]
    await accept()
    first.signOut()
    await time.advance(0)
    const ended = { status: 'off', reason: 'signedOut' }
    expect([first.state.get(), second.state.get(), socket().closedWith]).toEqual([ended, ended, 1000])
  })

  test('that signed out and is signed in after all uses its token again', async () => {
    const { open, accept, opened } = createFakeBrowser()
    const { client } = open()
    await accept()
    client.signOut()
    client.signIn()
    await accept()
    expect([client.state.get(), opened.length]).toEqual([OPEN, 2])
  })

  test('is notified of a kick-off and its address [RT-010]', async () => {
    const { open, accept, socket, time } = createFakeBrowser()
    const [first, second] = [open().client, open().client]
    const seen = [observe(first), observe(second)]
    await accept()
    socket().send({}, { kind: 'kickOff', value: { fromIp: '192.0.2.7' } })
    await time.advance(0)
    expect(seen).toEqual([
      ['fresh', 'kicked off by 192.0.2.7'],
      ['fresh', 'kicked off by 192.0.2.7'],
    ])
    expect(second.state.get()).toEqual({ status: 'off', reason: 'kickedOff' })
  })

  test('without a token does not attach', async () => {
    const { open, time, opened } = createFakeBrowser()
    const { client } = open({ getToken: () => Promise.resolve(null) })
    await time.advance(0)
    expect(client.state.get()).toEqual({ status: 'off', reason: 'signedOut' })
    expect(opened).toHaveLength(0)
  })

  test('whose dispatcher or token fails is tried again, and reports it [RT-004]', async () => {
    const { open, accept, time, opened } = createFakeBrowser()
    const dispatch = vi.fn(() => Promise.reject(new Error('no network')))
    const { client, problems } = open({ dispatch })
    await time.advance(0)
    expect(client.state.get()).toMatchObject({ status: 'down' })
    expect(problems[0]).toBe('The dispatcher did not answer: Error: no network')
    await time.advance(1000)
    expect([dispatch.mock.calls.length, opened.length]).toEqual([2, 0])
    const getToken = vi.fn(() => Promise.resolve('token-2')).mockRejectedValueOnce(new Error('not yet'))
    const later = open({ getToken })
    await time.advance(0)
    expect(later.problems).toEqual(['The token is not known: Error: not yet'])
    await time.advance(30_000)
    await accept()
    expect(later.client.state.get()).toEqual(OPEN)
  })

  test('gets statuses that came together one by one, in order', async () => {
    const { open, accept, socket, time } = createFakeBrowser()
    const { client } = open()
    const seen: number[] = []
    client.subscribe('seatStatus', ({ userId }) => seen.push(userId))
    await accept()
    const times = { statusStartTime: 0, statusDuration: 0 }
    for (const userId of [1, 2, 3]) {
      const value = {
        businessTypeId: 7,
        orgId: 1,
        userId,
        status: 0,
        roomId: '',
        version: '',
        isHandup: false,
      }
      socket().send({ seq: userId }, { kind: 'seatStatus', value: { ...value, ...times } })
    }
    await time.advance(100)
    expect(seen).toEqual([1, 2, 3])
  })

  test('whose listener fails reports it, and the others are served', async () => {
    const { open, accept } = createFakeBrowser()
    const { client, problems } = open()
    client.onFresh(() => {
      throw new Error('broken')
    })
    const seen = observe(client)
    await accept()
    expect([seen, problems]).toEqual([['fresh'], ['A listener failed: Error: broken']])
  })

  test('notifies that the browser is online again, and that it is shown after a sleep [RT-007] [RT-008]', async () => {
    const { open, accept, socket, time, opened } = createFakeBrowser()
    const { events } = open()
    await accept()
    socket().close(1006)
    events.fire('online')
    await accept({ resumed: true })
    expect(opened).toHaveLength(2)
    time.sleep(45_000)
    events.fire('visibilitychange')
    await time.advance(0)
    expect(socket().closedWith).toBe(4408)
  })

  test('that is closed leaves the others as they are', async () => {
    const { open, accept, socket, time } = createFakeBrowser()
    const [first, second] = [open(), open()]
    await accept()
    first.client.close()
    await time.advance(0)
    expect([first.events.count(), second.client.state.get(), socket().closedWith]).toEqual([0, OPEN, null])
    second.client.close()
    await time.advance(0)
    expect(socket().closedWith).toBe(1000)
  })
})

describe('a server that was not reachable for long', () => {
  /** Nothing is answered from now on; the back-off has reached 30 s. */
  async function openCut({ random = 0.5, isVisible = (): boolean => true } = {}) {
    const browser = createFakeBrowser()
    const network = { isCut: false, calls: 0 }
    const dispatch = async () => {
      network.calls += 1
      await Promise.resolve()
      if (network.isCut) throw new Error('no network')
      return FOUND
    }
    const page = browser.open({ dispatch, isVisible, random: () => random })
    await browser.accept()
    network.isCut = true
    browser.socket().close(1006)
    const { time, opened, socket } = browser
    const lose = async (ms: number): Promise<void> => {
      for (let passed = 0; passed < ms; passed += 100) {
        await time.advance(100)
        if (socket().closedWith === null) socket().close(1006)
      }
    }
    await lose(90_000)
    // The hub's tries are reported, the page's own are not.
    const untilNextTry = async (): Promise<void> => {
      for (const { length } = page.problems; page.problems.length === length;) await lose(100)
    }
    return { ...browser, ...page, network, untilNextTry, sockets: opened.length }
  }

  test.each([
    [0, 4000],
    [0.5, 5000],
    [1, 6000],
  ])(
    'is connected again within 6 s of its return, whatever the back-off waits for (%d: %d ms)',
    async (random, withinMs) => {
      const cut = await openCut({ random })
      // When the back-off waits longest.
      await cut.untilNextTry()
      cut.network.isCut = false
      await cut.time.advance(withinMs)
      expect(cut.opened).toHaveLength(cut.sockets + 1)
      await cut.accept({ sessionId: 'session-2' })
      expect(cut.client.state.get()).toEqual(OPEN)
      const { calls } = cut.network
      await cut.time.advance(14_000)
      expect(cut.network.calls).toBe(calls)
    },
  )

  test('is not probed by a page that nobody sees, and at once by one that is shown', async () => {
    const visible = { is: false }
    const cut = await openCut({ isVisible: () => visible.is })
    await cut.untilNextTry()
    cut.network.isCut = false
    const { calls } = cut.network
    await cut.time.advance(20_000)
    expect([cut.network.calls, cut.opened.length]).toEqual([calls, cut.sockets])
    visible.is = true
    cut.events.fire('visibilitychange')
    await cut.time.advance(0)
    expect(cut.opened).toHaveLength(cut.sockets + 1)
  })

  test('the back-off holds where calls are answered, and only the socket is refused [RT-008]', async () => {
    const { open, accept, socket, time, opened } = createFakeBrowser()
    open()
    await accept()
    socket().close(1006)
    let count = 1
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      await time.advance(seconds * 1000 - 1)
      expect(opened).toHaveLength(count)
      await time.advance(1)
      expect(opened).toHaveLength((count += 1))
      socket().close(1006)
    }
  })
})

describe('the back/forward cache', () => {
  test('a page that is hidden there ends its port, and attaches again when it is shown: it loads again what it missed', async () => {
    const { open, accept, socket, time, workers } = createFakeBrowser()
    const hidden = open()
    const seen = observe(hidden.client)
    open()
    await accept()
    hidden.events.fire('pagehide')
    await time.advance(0)
    socket().send({ seq: 1 }, badge(1))
    await time.advance(0)
    expect(workers[0]?.port.isClosed).toBe(true)
    hidden.events.fire('pageshow')
    await time.advance(0)
    socket().send({ seq: 2 }, badge(2))
    await time.advance(0)
    expect(seen).toEqual(['fresh', 'fresh', 2])
    expect(hidden.client.state.get()).toEqual(OPEN)
  })

  test('the first showing of a page opens no second port', async () => {
    const { open, accept, workers } = createFakeBrowser()
    const { events } = open()
    events.fire('pageshow')
    await accept()
    expect(workers).toHaveLength(1)
  })
})

describe('the shared worker', () => {
  test('is named by version and address: pages of another build get their own', async () => {
    const { open, workers } = createFakeBrowser()
    open()
    open({ version: '2.5.1' })
    open({ origin: 'https://other.test' })
    expect(workers.map(({ name }) => name)).toEqual([
      'console-realtime 2.5.0 https://console.test',
      'console-realtime 2.5.1 https://console.test',
      'console-realtime 2.5.0 https://other.test',
    ])
    await Promise.resolve()
  })

  test('that is missing or refused is replaced by a hub in the page', async () => {
    for (const openWorker of [
      () => null,
      () => {
        throw new Error('refused')
      },
    ]) {
      const { open, accept, locals } = createFakeBrowser()
      const { client } = open({ openWorker })
      await accept()
      expect([client.state.get(), locals.length]).toEqual([OPEN, 1])
    }
  })

  test('whose script fails to load is replaced at once', async () => {
    const { open, accept, workers, locals } = createFakeBrowser()
    const { client, problems } = open({ isRunning: false })
    workers[0]?.fail()
    workers[0]?.fail()
    await accept()
    expect([client.state.get(), locals.length]).toEqual([OPEN, 1])
    expect(problems).toEqual(['The shared worker could not be loaded.'])
  })

  test('that does not answer within 5 s is replaced', async () => {
    const { open, accept, time, locals } = createFakeBrowser()
    const { client } = open({ isRunning: false })
    await time.advance(4999)
    expect(locals).toHaveLength(0)
    await time.advance(1)
    await accept()
    expect([client.state.get(), locals.length]).toEqual([OPEN, 1])
  })

  test('that was ended later is opened again, and the page loads again', async () => {
    const { open, accept, time, workers, locals } = createFakeBrowser()
    const { client } = open()
    const seen = observe(client)
    await accept()
    workers[0]?.port.freeze()
    await time.advance(30_000 + 4999)
    expect(workers).toHaveLength(1)
    await time.advance(1)
    await accept()
    expect([workers.length, locals.length]).toEqual([2, 0])
    expect(seen).toEqual(['fresh', 'fresh', 'fresh'])
    expect(client.state.get()).toEqual(OPEN)
  })

  test('and the hub in the page that cannot be loaded is tried again every 30 s', async () => {
    const { open, time } = createFakeBrowser()
    const openLocal = vi.fn(() => Promise.reject(new Error('lost')))
    const { client } = open({ openWorker: () => null, openLocal })
    await time.advance(29_999)
    expect(client.state.get()).toMatchObject({ status: 'down' })
    expect(openLocal).toHaveBeenCalledTimes(1)
    await time.advance(1)
    expect(openLocal).toHaveBeenCalledTimes(2)
  })
})
