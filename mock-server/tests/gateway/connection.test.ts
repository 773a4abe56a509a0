import { encodeRefusal, NotifyId, type Body } from '@console/realtime'
import { describe, expect, test } from 'vitest'
import { fakeGateway, settle } from '../support/fake-connection.ts'

const token = 'a-7'
const pushed = (unreadCount: number): Body => ({
  kind: 'pushEvents',
  value: { businessTypeId: 0, events: [{ url: '/console/messages', unreadCount }] },
})

async function signedIn(limits = {}) {
  const gateway = fakeGateway(limits)
  const client = gateway.open()
  const answer = await client.beat({ token })
  const session = gateway.services.registry.find(answer?.sessionId ?? '')
  if (!session) throw new Error('not signed in')
  const publish = (count: number) =>
    gateway.services.deliver([{ to: session, message: { body: pushed(count), sentAt: 1 } }])
  return { ...gateway, client, session, publish }
}

describe('sign-in', () => {
  test('the first heartbeat is answered with code 0, a session id and the period [RT-005] [RT-006]', async () => {
    const { open } = fakeGateway()
    const client = open()
    expect(await client.beat({ token, businessTypeId: 11, requestId: 'r1' })).toMatchObject({
      id: 1001,
      code: 0,
      seq: 0,
      requestId: 'r1',
      resumed: false,
      sessionId: expect.stringMatching(/^[\w-]{43}$/) as string,
      body: { value: { token: '', businessTypeId: 11, period: 15 } },
    })
    expect(client.state).toMatchObject({ isSignedIn: true, closedWith: null })
  })

  test('nothing else is accepted before it, and nothing is answered to it [RT-006]', async () => {
    const { open } = fakeGateway()
    const client = open()
    client.send({ seq: 1 }, { kind: 'roomEvent', value: { type: 1, roomId: 'r' } })
    client.connection.receive(encodeRefusal({ id: 1001, requestId: '' }, { code: 401, msg: '' }), true)
    await settle()
    expect([client.sent, client.state.closedWith]).toEqual([[], null])
    // The message is not acknowledged either.
    expect((await client.beat({ token }))?.ack).toBe(0)
  })

  test('5 s without a heartbeat end it, but a heartbeat at the last moment does not', async () => {
    const { open, timers } = fakeGateway()
    const silent = open()
    const late = open()
    timers.forward(4.999)
    void late.beat({ token })
    expect(silent.state.closedWith).toBeNull()
    timers.forward(0.001)
    await settle()
    expect([silent.state.closedWith, late.state.closedWith]).toEqual([4408, null])
  })

  test.for([
    ['nobody', '2.5.0.5000', 0, 401, 4401],
    ['', '2.5.0.5000', 0, 401, 4401],
    [token, '2.5.0.5000', 13, 403, 4403],
    [token, '2.5.0.4999', 0, 426, 4426],
  ] as const)('token %j, version %s and business type %i: code %i, close %i [RT-006]', async (given) => {
    const [sent, version, businessTypeId, code, close] = given
    const client = fakeGateway().open()
    const answer = await client.beat({ token: sent, version, businessTypeId, requestId: 'x' })
    expect(answer).toMatchObject({ code, requestId: 'x', body: null })
    expect(client.state).toMatchObject({ closedWith: close, isSignedIn: false })
  })

  test('a check that fails is refused with 500 and a close that is retried', async () => {
    const { open, services } = fakeGateway()
    services.check = () => Promise.reject(new Error('no database'))
    const client = open()
    expect(await client.beat({ token })).toMatchObject({ code: 500 })
    expect(client.state.closedWith).toBe(1012)
  })

  test('a token whose session ended while it was checked does not sign in', async () => {
    const { open, services } = fakeGateway()
    const { check } = services
    services.check = async (...given) => {
      const checked = await check(...given)
      if (checked.kind !== 'signedOut') services.endedTokens.add(checked.user.tokenHash)
      return checked
    }
    expect(await open().beat({ token })).toMatchObject({ code: 401 })
    expect(services.registry.size()).toBe(0)
  })
})

describe('keep-alive', () => {
  test('each heartbeat is echoed, and after 45 s of silence the connection is closed and its session waits 60 s [RT-009]', async () => {
    const { client, timers, services, session } = await signedIn()
    timers.forward(44)
    expect(await client.beat({ token, requestId: 'k' })).toMatchObject({ code: 0, requestId: 'k' })
    timers.forward(44.999)
    expect(client.state.closedWith).toBeNull()
    timers.forward(0.001)
    expect(client.state.closedWith).toBe(4408)
    timers.forward(59.999)
    expect(services.registry.find(session.id)).toBe(session)
    timers.forward(0.001)
    expect(services.registry.find(session.id)).toBeUndefined()
  })

  test('another business type of the user is switched to at once, and one of other users changes nothing [RT-023]', async () => {
    const { client, session } = await signedIn()
    expect(await client.beat({ token, businessTypeId: 12 })).toMatchObject({
      code: 0,
      body: { value: { businessTypeId: 12 } },
    })
    expect(await client.beat({ token, businessTypeId: 13, requestId: 's' })).toMatchObject({
      code: 403,
      requestId: 's',
      body: null,
    })
    expect([session.businessTypeId, client.state.closedWith]).toEqual([12, null])
  })

  test('a newer token of the same user takes over, and one of another user ends the connection', async () => {
    const { client, services, session } = await signedIn()
    const old = session.tokenHash
    expect(await client.beat({ token: 'b-7' })).toMatchObject({ code: 0 })
    expect([services.registry.ofToken(old), services.registry.ofToken(session.tokenHash)]).toEqual([
      [],
      [session],
    ])
    expect(await client.beat({ token: 'a-8' })).toMatchObject({ code: 401 })
    expect(client.state.closedWith).toBe(4401)
    expect(services.registry.size()).toBe(0)
  })

  test('a token that has run out is noticed within a minute', async () => {
    const { client, timers, signedOut } = await signedIn()
    signedOut.add(token)
    timers.forward(30)
    expect(await client.beat({ token })).toMatchObject({ code: 0 })
    timers.forward(30)
    expect(await client.beat({ token })).toMatchObject({ code: 401 })
    expect(client.state.closedWith).toBe(4401)
  })
})

describe('delivery', () => {
  test('messages are numbered from 1 and repeated above the acknowledgement after a loss [RT-009]', async () => {
    const { client, open, publish, session } = await signedIn()
    for (const count of [1, 2, 3]) publish(count)
    expect(client.sent.slice(1).map(({ seq }) => seq)).toEqual([1, 2, 3])
    client.connection.ended(1006)
    publish(4)
    const again = open()
    expect(await again.beat({ token, sessionId: session.id, ack: 2 })).toMatchObject({
      code: 0,
      resumed: true,
      sessionId: session.id,
    })
    expect(again.sent.slice(1).map(({ seq }) => seq)).toEqual([3, 4])
  })

  test('a session is resumed for 60 s and not longer [RT-009]', async () => {
    const { client, open, timers, session } = await signedIn()
    client.connection.ended(1006)
    timers.forward(59.9)
    const again = open()
    expect(await again.beat({ token, sessionId: session.id })).toMatchObject({ resumed: true })
    again.connection.ended(1006)
    timers.forward(60)
    const third = open()
    const answer = await third.beat({ token, sessionId: session.id })
    expect(answer?.resumed).toBe(false)
    expect(answer?.sessionId).not.toBe(session.id)
  })

  test('nobody else resumes it', async () => {
    const { client, open, session, services } = await signedIn()
    client.connection.ended(1006)
    const answer = await open().beat({ token: 'a-8', sessionId: session.id })
    expect(answer).toMatchObject({ code: 0, resumed: false })
    expect(services.registry.find(session.id)).toBe(session)
  })

  test('500 messages wait for a client, which starts again from 1 when there are 501 [RT-009]', async () => {
    const { client, open, publish, session } = await signedIn()
    client.connection.ended(1006)
    for (let count = 1; count <= 500; count += 1) publish(count)
    const again = open()
    expect(await again.beat({ token, sessionId: session.id })).toMatchObject({ resumed: true })
    expect(again.sent).toHaveLength(501)
    again.connection.ended(1006)
    publish(501)
    const third = open()
    expect(await third.beat({ token, sessionId: session.id })).toMatchObject({ resumed: false, code: 0 })
    expect(third.sent).toHaveLength(1)
  })

  test('a new connection of a session that still has one takes it over', async () => {
    const { client, open, publish, session } = await signedIn()
    const again = open()
    expect(await again.beat({ token, sessionId: session.id })).toMatchObject({ resumed: true })
    expect(client.state.isTerminated).toBe(true)
    publish(1)
    expect([client.sent.length, again.sent.length]).toEqual([1, 2])
    // The old socket ends later, which is not the end of the session.
    client.connection.ended(1006)
    publish(2)
    expect(again.sent.map(({ seq }) => seq)).toEqual([0, 1, 2])
  })

  test('after 1000 nothing is resumed, after 1001 it is [RT-024]', async () => {
    const first = await signedIn()
    first.client.connection.ended(1001)
    const again = first.open()
    expect(await again.beat({ token, sessionId: first.session.id })).toMatchObject({ resumed: true })
    again.connection.ended(1000)
    expect(first.services.registry.size()).toBe(0)
  })
})

describe('limits', () => {
  test('200 frames a second of any kind are served, and the next one closes the connection [RT-002]', async () => {
    const { client, timers } = await signedIn()
    timers.forward(1)
    for (let frame = 0; frame < 200; frame += 1) client.connection.receive(Buffer.from('text'), false)
    expect(client.state.closedWith).toBeNull()
    client.connection.receive(Buffer.from('text'), false)
    expect(client.state.closedWith).toBe(4429)
  })

  test('above 256 KiB unread nothing is written until the client has read, and then everything is', async () => {
    const { client, publish } = await signedIn()
    client.state.bufferedBytes = 256 * 1024 + 1
    publish(1)
    publish(2)
    expect(await client.beat({ token })).toBeUndefined()
    expect(client.sent).toHaveLength(1)
    client.state.bufferedBytes = 256 * 1024
    client.connection.drained()
    expect(client.sent.map(({ seq }) => seq)).toEqual([0, 1, 2])
  })

  test('a client that does not read for 10 s is closed with 4413 and resumes without a loss', async () => {
    const { client, open, publish, timers, session } = await signedIn()
    client.state.bufferedBytes = 300_000
    publish(1)
    timers.forward(9.999)
    expect(client.state.closedWith).toBeNull()
    timers.forward(0.001)
    expect(client.state.closedWith).toBe(4413)
    const again = open()
    expect(await again.beat({ token, sessionId: session.id })).toMatchObject({ resumed: true })
    expect(again.sent.map(({ seq }) => seq)).toEqual([0, 1])
  })

  test('a client that reads again in time is not closed', async () => {
    const { client, publish, timers } = await signedIn()
    client.state.bufferedBytes = 300_000
    publish(1)
    timers.forward(9)
    client.state.bufferedBytes = 0
    client.connection.drained()
    timers.forward(9)
    expect(client.state.closedWith).toBeNull()
  })

  test('500 unsent messages close a client at once: no open connection lacks a message', async () => {
    const { client, publish } = await signedIn()
    client.state.bufferedBytes = 300_000
    for (let count = 1; count <= 500; count += 1) publish(count)
    expect(client.state.closedWith).toBeNull()
    publish(501)
    expect(client.state.closedWith).toBe(4413)
  })

  test('a user has 100 sessions: the oldest waiting one ends for another, an open one does not', async () => {
    const { open, services } = fakeGateway({ sessionsPerUser: 2 })
    const [first, second, third] = [open(), open(), open()]
    await first.beat({ token })
    await second.beat({ token })
    expect(await third.beat({ token })).toMatchObject({ code: 429 })
    expect(third.state.closedWith).toBe(4429)
    expect(await open().beat({ token: 'a-8' })).toMatchObject({ code: 0 })
    second.connection.ended(1006)
    expect(await open().beat({ token })).toMatchObject({ code: 0 })
    expect(services.registry.size()).toBe(3)
  })

  test('dropped frames are logged, the first ten one by one and then their number [RT-002] [RT-003]', async () => {
    const { client, lines } = await signedIn()
    client.connection.receive(Buffer.from('hello'), false)
    client.connection.receive(Buffer.from([0xff, 0xff]), true)
    client.connection.receive(Buffer.from([0x08, 0xf2, 0x07]), true)
    for (let frame = 0; frame < 9; frame += 1) client.connection.receive(Buffer.from('x'), false)
    expect(lines.map(({ reason }) => reason).slice(0, 3)).toEqual(['text', 'malformed', 'unknownId'])
    expect(lines).toHaveLength(10)
    expect(client.state.closedWith).toBeNull()
    client.connection.ended(1000)
    expect(lines.at(-1)).toMatchObject({ count: 12 })
  })

  test('a message of any id from 1001 to 1009 leaves the connection open and served [LIVE-019] [RT-003]', async () => {
    const { client, publish } = await signedIn()
    const ids = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009]
    expect(Object.values(NotifyId).filter((id) => typeof id === 'number' && id > 0)).toEqual(ids)
    expect(await client.beat({ token })).toMatchObject({ id: 1001, code: 0 })
    for (const [at, id] of ids.slice(1).entries()) {
      const head = new Uint8Array([0x08, (id & 0x7f) | 0x80, id >> 7, 0x10, at + 1])
      // An empty body, whose field has the number of the id: length-delimited.
      const tag = (id << 3) | 2
      const body = new Uint8Array([(tag & 0x7f) | 0x80, tag >> 7, 0])
      client.connection.receive(Buffer.concat([head, body]), true)
      await settle()
    }
    expect(client.state.closedWith).toBeNull()
    publish(1)
    expect(client.sent.at(-1)?.body?.kind).toBe('pushEvents')
    expect(await client.beat({ token })).toMatchObject({ code: 0 })
  })
})
