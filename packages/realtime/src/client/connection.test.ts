import { describe, expect, test } from 'vitest'
import { badge, room } from './fakes/bodies.ts'
import { createFakeConnection } from './fakes/fake-connection.ts'

describe('sign-in', () => {
  test('the address of the dispatcher is opened as it is, and without an answer is requested again before any connection [RT-004]', async () => {
    const { connection, play, time, opened } = createFakeConnection()
    play.dispatched = new Error('no answer')
    connection.start(7)
    await time.advance(0)
    expect(opened).toHaveLength(0)
    expect(connection.state.phase).toBe('waiting')
    play.dispatched = { kind: 'found', url: 'wss://other.test/api/dolphin/realtime', heartbeat: 15 }
    await time.advance(999)
    expect(opened).toHaveLength(0)
    await time.advance(1)
    expect(opened.map(({ url }) => url)).toEqual(['wss://other.test/api/dolphin/realtime'])
  })

  test('a heartbeat with token, version, business type and period comes first, and nothing else before its answer [RT-005] [RT-006]', async () => {
    const { connection, socket, time } = createFakeConnection()
    connection.start(7)
    await time.advance(0)
    expect(connection.state.phase).toBe('connecting')
    expect(socket().received).toHaveLength(0)
    socket().open()
    expect(connection.state.phase).toBe('signingIn')
    connection.send({ requestId: '1', body: room('r') })
    connection.switchBusiness(7)
    expect(socket().received).toHaveLength(1)
    expect(socket().received[0]?.seq).toBe(0)
    expect(socket().received[0]?.body).toMatchObject({
      kind: 'heartBeat',
      value: { token: 'token-1', version: '2.5.0.5000', businessTypeId: 7, period: 15 },
    })
    socket().echo()
    expect(connection.state.phase).toBe('open')
    connection.send({ requestId: '2', body: room('r') })
    expect(socket().received.map(({ body, requestId }) => [body?.kind, requestId])).toEqual([
      ['heartBeat', '1'],
      ['roomEvent', '2'],
    ])
  })

  test.each([
    [401, 'signedOut'],
    [403, 'forbidden'],
    [426, 'upgrade'],
  ])('a heartbeat that is refused with %i ends in %s without another try [RT-006]', async (code, reason) => {
    const { connection, socket, time, opened } = createFakeConnection()
    connection.start(7)
    await time.advance(0)
    socket().open()
    socket().refuse(code)
    expect(connection.state).toEqual({ phase: 'stopped', reason })
    await time.advance(300_000)
    expect(opened).toHaveLength(1)
  })

  test.each([
    [4401, 'signedOut'],
    [4403, 'forbidden'],
    [4426, 'upgrade'],
    [4409, 'kickedOff'],
  ])('so does a close with %i [RT-006]', async (code, reason) => {
    const { connection, open, time, opened } = createFakeConnection()
    const socket = await open()
    socket.close(code)
    expect(connection.state).toEqual({ phase: 'stopped', reason })
    await time.advance(300_000)
    expect(opened).toHaveLength(1)
  })

  test.each([1000, 1001, 1006, 1009, 1012, 4408, 4413, 4429])(
    'a close with %i is tried again',
    async (code) => {
      const { connection, open, time, opened } = createFakeConnection()
      const socket = await open()
      socket.close(code)
      expect(connection.state.phase).toBe('waiting')
      await time.advance(1000)
      expect(opened).toHaveLength(2)
    },
  )

  test('a dispatcher that refuses the token, and the lack of one, end in signed out [RT-006]', async () => {
    const refused = createFakeConnection()
    refused.play.dispatched = { kind: 'refused' }
    refused.connection.start(7)
    await refused.time.advance(0)
    expect(refused.connection.state).toEqual({ phase: 'stopped', reason: 'signedOut' })
    const without = createFakeConnection()
    without.play.token = null
    without.connection.start(7)
    await without.time.advance(0)
    expect(without.connection.state).toEqual({ phase: 'stopped', reason: 'signedOut' })
    expect(without.play.dispatches).toBe(0)
  })

  test('a socket that does not open within 10 s, or is not answered within 10 s, is closed and tried again', async () => {
    const { connection, socket, time } = createFakeConnection()
    connection.start(7)
    await time.advance(9999)
    expect(connection.state.phase).toBe('connecting')
    await time.advance(1)
    expect(socket().closedWith).toBe(4408)
    await time.advance(1000)
    socket().open()
    await time.advance(9999)
    expect(connection.state.phase).toBe('signingIn')
    await time.advance(1)
    expect([connection.state.phase, socket().closedWith]).toEqual(['waiting', 4408])
  })

  test('an address that cannot be opened is a failed try', async () => {
    const { connection, eventsOf, play, time } = createFakeConnection()
    play.dispatched = { kind: 'found', url: '', heartbeat: 15 }
    connection.start(7)
    await time.advance(0)
    expect(connection.state.phase).toBe('waiting')
    expect(eventsOf('problem').map(({ problem }) => problem)).toEqual([
      'The socket could not be opened: SyntaxError: Invalid URL',
    ])
  })
})

describe('keep-alive', () => {
  test('a heartbeat is sent every period, the one of the server where its answer has another [RT-005]', async () => {
    const { connection, socket, time } = createFakeConnection()
    connection.start(7)
    await time.advance(0)
    socket().open()
    socket().echo({}, 20)
    await time.advance(19_999)
    expect(socket().received).toHaveLength(1)
    await time.advance(1)
    expect(socket().received).toHaveLength(2)
    expect(socket().received[1]?.body).toMatchObject({ value: { token: 'token-1', period: 20 } })
    socket().echo()
    await time.advance(20_000)
    expect(socket().received).toHaveLength(3)
  })

  test('after three silent periods the connection is closed with 4408 and opened again [RT-007]', async () => {
    const { connection, open, time, opened } = createFakeConnection()
    const socket = await open()
    await time.advance(10_000)
    socket.send({ seq: 1 }, badge(1))
    await time.advance(44_999)
    expect([connection.state.phase, socket.closedWith]).toEqual(['open', null])
    await time.advance(1)
    expect([connection.state.phase, socket.closedWith]).toEqual(['waiting', 4408])
    await time.advance(1000)
    expect(opened).toHaveLength(2)
  })

  test('a machine that slept past three periods notices it at once, and when a page says so without waiting [RT-007]', async () => {
    const asleep = createFakeConnection()
    await asleep.open()
    asleep.time.sleep(45_000)
    await asleep.time.advance(5000)
    expect(asleep.connection.state.phase).toBe('waiting')
    const shown = createFakeConnection()
    await shown.open()
    shown.time.sleep(44_999)
    shown.connection.check()
    expect(shown.connection.state.phase).toBe('open')
    shown.time.sleep(1)
    shown.connection.check()
    expect(shown.connection.state.phase).toBe('waiting')
  })

  test('a clock that is set back delays no heartbeat by more than 5 s', async () => {
    const { open, time } = createFakeConnection()
    const socket = await open()
    await time.advance(7000)
    time.sleep(-3_600_000)
    await time.advance(8000 + 5000)
    expect(socket.received).toHaveLength(2)
  })
})

describe('reconnecting', () => {
  test('waits 1, 2, 4, 8, 16, then 30 s, 20 % more or less [RT-008]', async () => {
    for (const [random, factor] of [
      [0, 0.8],
      [0.5, 1],
      [1, 1.2],
    ] as const) {
      const { connection, play, time } = createFakeConnection()
      play.random = random
      play.dispatched = new Error('no answer')
      connection.start(7)
      await time.advance(0)
      let tries = 1
      for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
        expect(play.dispatches).toBe(tries)
        await time.advance(seconds * 1000 * factor - 1)
        expect(play.dispatches).toBe(tries)
        await time.advance(1)
        tries += 1
        expect(play.dispatches).toBe(tries)
      }
    }
  })

  test.each([
    [59_999, 2000],
    [60_000, 1000],
  ])('after %i ms of steady connection the next delay is %i ms [RT-008]', async (steadyMs, delayMs) => {
    const { connection, accept, opened, open, time } = createFakeConnection()
    ;(await open()).close(1006)
    await time.advance(1000)
    const socket = await accept({ resumed: true })
    const echoes = setEcho(socket)
    for (let passed = 0; passed < steadyMs; passed += 10_000) {
      await time.advance(Math.min(10_000, steadyMs - passed))
      echoes()
    }
    socket.close(1006)
    expect(connection.state.phase).toBe('waiting')
    await time.advance(delayMs - 1)
    expect(opened).toHaveLength(2)
    await time.advance(1)
    expect(opened).toHaveLength(3)
  })

  test('tries at once when the browser is online again, and only when it waits [RT-008]', async () => {
    const { connection, open, time, opened } = createFakeConnection()
    const socket = await open()
    connection.retryNow()
    await time.advance(0)
    expect(opened).toHaveLength(1)
    socket.close(1006)
    connection.retryNow()
    await time.advance(0)
    expect(opened).toHaveLength(2)
    await time.advance(1000)
    expect(opened).toHaveLength(2)
  })

  test('starts a try that hangs over when the browser is online again, once for all tabs that report it [RT-008]', async () => {
    const { connection, open, time, opened, socket } = createFakeConnection()
    ;(await open()).close(1006)
    await time.advance(1000)
    expect(opened).toHaveLength(2)
    const hanging = socket()
    await time.advance(999)
    connection.retryNow()
    await time.advance(0)
    expect(opened).toHaveLength(2)
    await time.advance(1)
    for (let tab = 0; tab < 3; tab += 1) connection.retryNow()
    await time.advance(0)
    expect(hanging.closedWith).toBe(1000)
    expect(opened).toHaveLength(3)
    socket().open()
    socket().echo({ resumed: true })
    expect(connection.state.phase).toBe('open')
    // The one that was given up does nothing any more.
    await time.advance(9000)
    expect(opened).toHaveLength(3)
  })

  test('requests the address again only after three failed tries, and the token before each', async () => {
    const { open, play, time, socket } = createFakeConnection()
    ;(await open()).close(1006)
    for (const [seconds, dispatches] of [
      [1, 1],
      [2, 1],
      [4, 1],
      [8, 2],
    ] as const) {
      play.token = `token-of-try-${play.tokenRequests + 1}`
      await time.advance(seconds * 1000)
      expect(play.dispatches).toBe(dispatches)
      socket().open()
      expect(socket().received[0]?.body).toMatchObject({ value: { token: play.token } })
      socket().close(1006)
    }
  })
})

/** Answers each heartbeat that was not answered yet. */
function setEcho(socket: { received: unknown[]; echo: () => void }): () => void {
  let answered = socket.received.length
  return () => {
    if (socket.received.length > answered) socket.echo()
    answered = socket.received.length
  }
}
