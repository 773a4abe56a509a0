import { describe, expect, test } from 'vitest'
import { encodeEnvelope, encodeRefusal } from '../codec/envelope.ts'
import { badge, room } from './fakes/bodies.ts'
import { createFakeConnection } from './fakes/fake-connection.ts'
import type { FakeSocket } from './fakes/fake-socket.ts'

type Play = ReturnType<typeof createFakeConnection>

const countsOf = ({ eventsOf }: Play) =>
  eventsOf('message').map(({ body }) =>
    body.kind === 'pushEvents' ? body.value.events[0]?.unreadCount : body.kind,
  )
const roomsOf = ({ received }: FakeSocket) =>
  received.flatMap(({ body, seq }) => (body?.kind === 'roomEvent' ? [[seq, body.value.roomId]] : []))
const heartBeatsOf = ({ received }: FakeSocket) =>
  received.flatMap((envelope) =>
    envelope.body?.kind === 'heartBeat' ? [{ ...envelope, ...envelope.body.value }] : [],
  )

describe('frames', () => {
  test('text frames and frames that cannot be decoded are dropped and reported, and the connection stays open [RT-002]', async () => {
    const play = createFakeConnection()
    const socket = await play.open()
    socket.frame('text')
    socket.frame(Uint8Array.of(255, 255, 255).buffer)
    socket.send({ seq: 1 }, badge(1))
    expect(play.eventsOf('problem').map(({ problem }) => problem)).toEqual([
      'A text frame was dropped.',
      'A malformed frame was dropped.',
    ])
    expect([play.connection.state.phase, socket.closedWith, countsOf(play)]).toEqual(['open', null, [1]])
  })

  test('an id outside 1001 to 1009 is ignored [RT-003]', async () => {
    const play = createFakeConnection()
    const socket = await play.open()
    // Field 1, a varint: 1000 and 1010.
    socket.frame(Uint8Array.of(0x08, 0xe8, 0x07).buffer)
    socket.frame(Uint8Array.of(0x08, 0xf2, 0x07).buffer)
    expect(play.eventsOf('problem')).toEqual([])
    expect(play.eventsOf('message')).toEqual([])
    expect(play.connection.state.phase).toBe('open')
  })

  test('a message before the answer of the first heartbeat is ignored [RT-006]', async () => {
    const play = createFakeConnection()
    play.connection.start(7)
    await play.time.advance(0)
    play.socket().open()
    play.socket().send({ seq: 1 }, badge(1))
    expect(play.connection.state.phase).toBe('signingIn')
    expect(countsOf(play)).toEqual([])
  })
})

describe('resume', () => {
  test('a reconnect within 60 s takes up the session: missed messages arrive once each, in order [RT-009]', async () => {
    const play = createFakeConnection()
    const first = await play.open()
    for (const seq of [1, 2, 3]) first.send({ seq }, badge(seq))
    first.close(1006)
    await play.time.advance(1000)
    const second = await play.accept({ resumed: true })
    expect(heartBeatsOf(second)[0]).toMatchObject({ sessionId: 'session-1', ack: 3 })
    for (const seq of [3, 4, 5]) second.send({ seq }, badge(seq))
    expect(countsOf(play)).toEqual([1, 2, 3, 4, 5])
    expect(play.eventsOf('fresh')).toHaveLength(1)
  })

  test('the server that cannot resume makes pages load again, and numbers start over [RT-009]', async () => {
    const play = createFakeConnection()
    const first = await play.open()
    expect(play.eventsOf('fresh')).toHaveLength(1)
    first.send({ seq: 1 }, badge(1))
    first.close(1006)
    await play.time.advance(1000)
    const second = await play.accept({ sessionId: 'session-2', resumed: false })
    expect(play.eventsOf('fresh')).toHaveLength(2)
    second.send({ seq: 1 }, badge(2))
    expect(countsOf(play)).toEqual([1, 2])
  })

  test.each([
    [60_000, 'session-1'],
    [60_001, ''],
  ])('after a loss of %i ms the session that is taken up is "%s" [RT-009]', async (lostMs, sessionId) => {
    const play = createFakeConnection()
    const first = await play.open()
    first.close(1006)
    play.time.sleep(lostMs)
    play.connection.retryNow()
    await play.time.advance(0)
    play.socket().open()
    expect(heartBeatsOf(play.socket())[0]).toMatchObject({ sessionId })
  })

  test('what a page sends during a loss is sent after it, and what the server lacks is sent again [RT-009]', async () => {
    const play = createFakeConnection()
    const first = await play.open()
    for (const requestId of ['1', '2', '3'])
      play.connection.send({ requestId, body: room(`room-${requestId}`) })
    first.echo({ ack: 1 })
    first.close(1006)
    play.connection.send({ requestId: '4', body: room('room-4') })
    await play.time.advance(1000)
    const second = await play.accept({ resumed: true, ack: 2 })
    expect(roomsOf(first)).toEqual([
      [1, 'room-1'],
      [2, 'room-2'],
      [3, 'room-3'],
    ])
    expect(roomsOf(second)).toEqual([
      [3, 'room-3'],
      [4, 'room-4'],
    ])
    expect(play.eventsOf('refused')).toEqual([])
  })

  test('what a lost session had not delivered is refused, as is what is sent without one', async () => {
    const play = createFakeConnection()
    play.connection.send({ requestId: '1', body: room('a') })
    const first = await play.open()
    for (const requestId of ['2', '3', '4']) play.connection.send({ requestId, body: room('a') })
    first.echo({ ack: 1 })
    first.close(1006)
    await play.time.advance(1000)
    await play.accept({ sessionId: 'session-2' })
    expect(play.eventsOf('refused').map(({ requestId, code }) => [requestId, code])).toEqual([
      ['1', 503],
      ['3', 503],
      ['4', 503],
    ])
  })

  test('a server that claims to have what was never sent gets a new session', async () => {
    const play = createFakeConnection()
    ;(await play.open()).close(1006)
    await play.time.advance(1000)
    await play.accept({ resumed: true, ack: 5 })
    expect(play.socket().closedWith).toBe(1000)
    await play.time.advance(2000)
    await play.accept({ sessionId: 'session-2' })
    expect(heartBeatsOf(play.socket())[0]).toMatchObject({ sessionId: '' })
    expect(play.connection.state.phase).toBe('open')
    expect(play.eventsOf('fresh')).toHaveLength(2)
  })
})

describe('delivery', () => {
  test('every 100th received message is acknowledged at once, so that the server never retains 500', async () => {
    const play = createFakeConnection()
    const socket = await play.open()
    for (let seq = 1; seq <= 99; seq += 1) socket.send({ seq }, badge(seq))
    expect(heartBeatsOf(socket)).toHaveLength(1)
    socket.send({ seq: 100 }, badge(100))
    expect(heartBeatsOf(socket).map(({ ack }) => ack)).toEqual([0, 100])
    for (let seq = 101; seq <= 200; seq += 1) socket.send({ seq }, badge(seq))
    expect(heartBeatsOf(socket).map(({ ack }) => ack)).toEqual([0, 100, 200])
  })

  test('no more than 90 messages are sent in a second, and none is lost', async () => {
    const play = createFakeConnection()
    const socket = await play.open()
    for (let count = 1; count <= 200; count += 1)
      play.connection.send({ requestId: '', body: room(`room-${count}`) })
    expect(roomsOf(socket)).toHaveLength(90)
    await play.time.advance(999)
    expect(roomsOf(socket)).toHaveLength(90)
    await play.time.advance(1)
    expect(roomsOf(socket)).toHaveLength(180)
    await play.time.advance(1000)
    expect(roomsOf(socket).map(([seq]) => seq)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
  })

  test('500 messages wait for their acknowledgement, and one more is refused', async () => {
    const play = createFakeConnection()
    const socket = await play.open()
    for (let count = 1; count <= 500; count += 1)
      play.connection.send({ requestId: String(count), body: room('r') })
    expect(play.eventsOf('refused')).toEqual([])
    play.connection.send({ requestId: '501', body: room('r') })
    expect(play.eventsOf('refused').map(({ requestId }) => requestId)).toEqual(['501'])
    socket.echo({ ack: 90 })
    play.connection.send({ requestId: '502', body: room('r') })
    expect(play.eventsOf('refused')).toHaveLength(1)
  })

  test('the refusal of the server reaches the sender of the message', async () => {
    const play = createFakeConnection()
    const socket = await play.open()
    play.connection.send({ requestId: '9', body: room('r') })
    socket.refuseMessage('9', 404)
    expect(play.eventsOf('refused')).toEqual([{ kind: 'refused', requestId: '9', code: 404, msg: 'refused' }])
  })
})

describe('business switch', () => {
  test('another business type is announced by an immediate heartbeat, and holds from then on [RT-023]', async () => {
    const play = createFakeConnection()
    const socket = await play.open(7)
    await play.time.advance(5000)
    play.connection.switchBusiness(9)
    expect(heartBeatsOf(socket).map(({ businessTypeId }) => businessTypeId)).toEqual([7, 9])
    socket.echo()
    await play.time.advance(15_000)
    expect(heartBeatsOf(socket).map(({ businessTypeId }) => businessTypeId)).toEqual([7, 9, 9])
  })

  test('a switch during the sign-in is announced right after it [RT-023]', async () => {
    const play = createFakeConnection()
    play.connection.start(7)
    await play.time.advance(0)
    play.socket().open()
    play.connection.switchBusiness(9)
    expect(heartBeatsOf(play.socket())).toHaveLength(1)
    play.socket().echo()
    expect(heartBeatsOf(play.socket()).map(({ businessTypeId }) => businessTypeId)).toEqual([7, 9])
  })

  test('a refused switch ends the session, whose messages are of the type before, and the next switch begins another one [RT-023]', async () => {
    const play = createFakeConnection()
    const socket = await play.open(7)
    play.connection.switchBusiness(9)
    socket.refuse(403)
    expect([play.connection.state, socket.closedWith]).toEqual([
      { phase: 'stopped', reason: 'forbidden' },
      1000,
    ])
    socket.send({ seq: 1 }, badge(1))
    await play.time.advance(300_000)
    expect([play.opened.length, countsOf(play)]).toEqual([1, []])
    play.connection.switchBusiness(7)
    await play.time.advance(0)
    play.socket().open()
    expect(heartBeatsOf(play.socket())).toMatchObject([{ businessTypeId: 7 }])
    expect(play.socket().received[0]?.sessionId).toBe('')
  })

  test('a refused switch that another one has followed changes nothing [RT-023]', async () => {
    const play = createFakeConnection()
    const socket = await play.open(7)
    play.connection.switchBusiness(9)
    const refuseFirst = () =>
      socket.frame(
        new Uint8Array(encodeRefusal({ id: 1001, requestId: '2' }, { code: 403, msg: 'refused' })).buffer,
      )
    play.connection.switchBusiness(11)
    refuseFirst()
    socket.echo()
    expect(play.connection.state.phase).toBe('open')
    expect(heartBeatsOf(socket).map(({ businessTypeId }) => businessTypeId)).toEqual([7, 9, 11])
  })

  test('a switch that could not be checked is announced again with the next connection [RT-023]', async () => {
    const play = createFakeConnection()
    const socket = await play.open(7)
    play.connection.switchBusiness(9)
    socket.refuse(500)
    socket.close(1012)
    await play.time.advance(1000)
    play.socket().open()
    expect(play.opened).toHaveLength(2)
    expect(heartBeatsOf(play.socket())).toMatchObject([{ businessTypeId: 9 }])
  })

  test('a business type that was refused at sign-in is tried again with the next switch [RT-023]', async () => {
    const play = createFakeConnection()
    play.connection.start(7)
    await play.time.advance(0)
    play.socket().open()
    play.socket().refuse(403)
    play.connection.switchBusiness(9)
    await play.time.advance(0)
    play.socket().open()
    expect(heartBeatsOf(play.socket())[0]?.businessTypeId).toBe(9)
  })
})

describe('ends', () => {
  test('KickOff reports the address and is not tried again, also when the browser is online again [RT-010]', async () => {
    const play = createFakeConnection()
    const socket = await play.open()
    socket.send({}, { kind: 'kickOff', value: { fromIp: '192.0.2.7' } })
    expect(play.eventsOf('kickedOff')).toEqual([{ kind: 'kickedOff', fromIp: '192.0.2.7' }])
    expect(play.connection.state).toEqual({ phase: 'stopped', reason: 'kickedOff' })
    socket.close(4409)
    play.connection.retryNow()
    play.connection.restartRefused()
    await play.time.advance(300_000)
    expect(play.opened).toHaveLength(1)
    expect(play.eventsOf('kickedOff')).toHaveLength(1)
  })

  test('a token that is refused later stops it as well [RT-006]', async () => {
    const play = createFakeConnection()
    const socket = await play.open()
    await play.time.advance(15_000)
    socket.refuse(401)
    expect(play.connection.state).toEqual({ phase: 'stopped', reason: 'signedOut' })
  })

  test('a stop closes with 1000, and nothing is opened until the next start, which begins a new session [RT-024]', async () => {
    const play = createFakeConnection()
    const socket = await play.open()
    play.connection.stop()
    expect(socket.closedWith).toBe(1000)
    expect(play.connection.state).toEqual({ phase: 'stopped', reason: 'done' })
    socket.close(1000)
    socket.frame(new Uint8Array(encodeEnvelope({ seq: 1 }, badge(1))).buffer)
    play.connection.retryNow()
    await play.time.advance(300_000)
    expect([play.opened.length, countsOf(play)]).toEqual([1, []])
    await play.open(7)
    expect(play.opened).toHaveLength(2)
    expect(heartBeatsOf(play.socket())[0]).toMatchObject({ sessionId: '' })
  })

  test('a stop while it waits or requests its address opens nothing either [RT-024]', async () => {
    const waiting = createFakeConnection()
    ;(await waiting.open()).close(1006)
    waiting.connection.stop()
    const dispatching = createFakeConnection()
    dispatching.connection.start(7)
    dispatching.connection.stop()
    await waiting.time.advance(300_000)
    await dispatching.time.advance(300_000)
    expect([waiting.opened.length, dispatching.opened.length]).toEqual([1, 0])
  })
})
