import { describe, expect, test } from 'vitest'
import { NotifyId, RoomStatusType, type Body } from '../codec/envelope.ts'
import { badge, text } from './fakes/bodies.ts'
import { createFakeHub, type FakePage } from './fakes/fake-hub.ts'

const OPEN = { status: 'open' }
const countsOf = (page: FakePage) =>
  page.of('message').map(({ body }) => body.kind === 'pushEvents' && body.value.events[0]?.unreadCount)

describe('one connection', () => {
  test('a second page opens no second connection, and gets the present state at once [RT-001] [LIVE-015]', async () => {
    const { page, accept, opened, time } = createFakeHub()
    const first = page()
    first.attach()
    await time.advance(0)
    expect(first.state()).toEqual({ status: 'connecting' })
    await accept()
    expect(first.state()).toEqual(OPEN)
    const second = page()
    second.attach()
    await time.advance(0)
    expect(second.state()).toEqual(OPEN)
    expect(opened).toHaveLength(1)
  })

  test('each page gets what it subscribed to, once, and nothing else [RT-001]', async () => {
    const { page, accept, socket, time } = createFakeHub()
    const [first, second, third] = [page(), page(), page()]
    first.attach(['pushEvents'])
    second.attach(['pushEvents', 'seatStatus'])
    third.attach([])
    await accept()
    socket().send({ seq: 1 }, badge(1))
    third.post({ type: 'subscribe', kinds: ['pushEvents'] })
    await time.advance(0)
    socket().send({ seq: 2 }, badge(2))
    socket().send({ seq: 2 }, badge(2))
    first.post({ type: 'subscribe', kinds: [] })
    await time.advance(0)
    socket().send({ seq: 3 }, badge(3))
    await time.advance(0)
    expect([first, second, third].map(countsOf)).toEqual([
      [1, 2],
      [1, 2, 3],
      [2, 3],
    ])
  })

  test('any of the ids 1001 to 1009 is delivered as plain fields, and breaks nothing [LIVE-019] [RT-003]', async () => {
    expect(Object.values(NotifyId).filter((id) => typeof id === 'number' && id > 0)).toEqual([
      1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009,
    ])
    const { page, accept, socket, time } = createFakeHub()
    const first = page()
    const seat = {
      businessTypeId: 7,
      orgId: 1,
      userId: 2,
      status: 0,
      statusStartTime: 0,
      statusDuration: 0,
      roomId: '',
      version: '',
      isHandup: false,
    }
    const master = { businessTypeId: 7, orgId: 1, userId: 2, status: 2, statusStartTime: 0 }
    const member = { userId: 2, name: '', isOwner: false }
    const bodies: Body[] = [
      badge(0),
      {
        kind: 'onlineDetail',
        value: {
          businessTypeId: 7,
          orgId: 1,
          onlineSeatCnt: 0,
          onlineMasterCnt: 1,
          seats: [seat],
          masters: [],
        },
      },
      { kind: 'seatStatus', value: seat },
      { kind: 'masterStatus', value: master },
      { kind: 'roomEvent', value: { type: 0, roomId: '' } },
      {
        kind: 'roomStatus',
        value: { type: RoomStatusType.SOMEONE_KICK_OFF, roomId: 'r', member, members: [member] },
      },
    ]
    first.attach([...bodies.map(({ kind }) => kind), 'directMessage'])
    await accept()
    bodies.forEach((body, index) => socket().send({ seq: index + 1 }, body))
    const head = { messageId: 'm', roomId: 'r', fromUserId: 2, toUserId: 1 }
    socket().send({ seq: 7 }, { kind: 'directMessage', value: { ...head, text: { text: 'hello' } } })
    await time.advance(0)
    expect(
      first
        .of('message')
        .slice(0, -1)
        .map(({ body }) => body),
    ).toEqual(bodies)
    expect(first.of('message').at(-1)?.body.value).toMatchObject({ ...head, text: { text: 'hello' } })
    expect(first.state()).toEqual(OPEN)
    socket().send({}, { kind: 'kickOff', value: { fromIp: '' } })
    await time.advance(0)
    expect(first.of('kickOff')).toEqual([{ type: 'kickOff', fromIp: '' }])
  })

  test('a page sees since when the connection is down, also when it comes later', async () => {
    const { page, accept, socket, time } = createFakeHub()
    const first = page()
    first.attach()
    await accept()
    const since = time.now()
    socket().close(1006)
    await time.advance(500)
    const second = page()
    second.attach()
    await time.advance(0)
    expect([first.state(), second.state()]).toEqual([
      { status: 'down', since },
      { status: 'down', since },
    ])
    await time.advance(500)
    await accept({ resumed: true })
    expect([first.state(), second.state()]).toEqual([OPEN, OPEN])
  })

  test('the connection ends with the last page [RT-024]', async () => {
    const { page, accept, socket, time, opened } = createFakeHub()
    const [first, second] = [page(), page()]
    first.attach()
    second.attach()
    await accept()
    first.post({ type: 'close' })
    await time.advance(0)
    expect(socket().closedWith).toBeNull()
    second.post({ type: 'close' })
    await time.advance(300_000)
    expect([socket().closedWith, opened.length]).toEqual([1000, 1])
    const third = page()
    third.attach()
    await accept()
    expect([opened.length, third.state()]).toEqual([2, OPEN])
  })

  test('pages load again when the server cannot resume [RT-009]', async () => {
    const { page, accept, socket, time } = createFakeHub()
    const [first, second] = [page(), page()]
    first.attach()
    second.attach()
    await accept()
    socket().close(1006)
    await time.advance(1000)
    await accept({ sessionId: 'session-2' })
    expect([first, second].map((one) => one.of('fresh').length)).toEqual([2, 2])
  })

  test('the browser being online again, and a business switch, reach the connection [RT-008] [RT-023]', async () => {
    const { page, accept, socket, time, opened } = createFakeHub()
    const first = page()
    first.attach()
    await accept()
    first.post({ type: 'switchBusiness', businessTypeId: 9 })
    await time.advance(0)
    expect(socket().received.at(-1)?.body).toMatchObject({ value: { businessTypeId: 9 } })
    socket().close(1006)
    first.post({ type: 'online' })
    await time.advance(0)
    expect(opened).toHaveLength(2)
  })

  test('a refusal reaches the page that sent the message, under its own number', async () => {
    const { page, accept, socket, time } = createFakeHub()
    const [first, second] = [page(), page()]
    first.attach()
    second.attach()
    await accept()
    second.post({ type: 'send', requestId: 4, body: text('hello') })
    await time.advance(0)
    const sent = socket().received.at(-1)
    expect(sent?.body).toMatchObject({ kind: 'directMessage', value: { roomId: 'r' } })
    socket().refuseMessage(sent?.requestId ?? '', 403)
    await time.advance(0)
    expect(first.of('refused')).toEqual([])
    expect(second.of('refused')).toEqual([{ type: 'refused', requestId: 4, code: 403, msg: 'refused' }])
  })
})

describe('statuses of seats', () => {
  const status = (userId: number): Body => ({
    kind: 'seatStatus',
    value: {
      businessTypeId: 7,
      orgId: 1,
      userId,
      status: 0,
      statusStartTime: 0,
      statusDuration: 0,
      roomId: '',
      version: '',
      isHandup: false,
    },
  })
  /** Messages posted to a page, each by its contents. */
  const posted = ({ received }: FakePage) =>
    received.flatMap((message): (string | (string | number)[])[] => {
      const bodies =
        message.type === 'message' ? [message.body] : message.type === 'messages' ? message.bodies : null
      if (bodies === null) return message.type === 'fresh' ? ['fresh'] : []
      return [bodies.map((body) => (body.kind === 'seatStatus' ? body.value.userId : body.kind))]
    })

  test('come at once where they are rare, and those within 100 ms of another together, in order', async () => {
    const { page, accept, socket, time } = createFakeHub()
    const [wall, other] = [page(), page()]
    wall.attach(['seatStatus'])
    other.attach(['pushEvents'])
    await accept()
    for (const userId of [1, 2, 3]) socket().send({ seq: userId }, status(userId))
    await time.advance(99)
    expect(posted(wall)).toEqual(['fresh', [1]])
    await time.advance(1)
    expect(posted(wall)).toEqual(['fresh', [1], [2, 3]])
    await time.advance(50)
    socket().send({ seq: 4 }, status(4))
    await time.advance(50)
    expect(posted(wall).at(-1)).toEqual([4])
    await time.advance(200)
    socket().send({ seq: 5 }, status(5))
    await time.advance(0)
    expect(posted(wall).at(-1)).toEqual([5])
    expect(posted(other)).toEqual(['fresh'])
  })

  test('that wait come before anything that came after them', async () => {
    const { page, accept, socket, time } = createFakeHub()
    const wall = page()
    wall.attach(['seatStatus', 'pushEvents'])
    await accept()
    for (const userId of [1, 2]) socket().send({ seq: userId }, status(userId))
    socket().send({ seq: 3 }, badge(1))
    socket().send({ seq: 4 }, status(4))
    socket().close(1006)
    await time.advance(0)
    expect(posted(wall)).toEqual(['fresh', [1], [2], ['pushEvents'], [4]])
    expect(wall.state()).toMatchObject({ status: 'down' })
  })
})

describe('pages that vanish', () => {
  test('a page silent for 90 s is pinged, and is given up without an answer, as is the connection with the last page', async () => {
    const { page, accept, socket, time } = createFakeHub()
    const [silent, frozen] = [page(), page()]
    silent.attach()
    frozen.attach()
    await accept()
    frozen.port.freeze()
    const heartbeats = echoEvery(socket)
    for (let minute = 0; minute < 5; minute += 1) await heartbeats(time, 60)
    expect(silent.of('ping').length).toBeGreaterThan(0)
    socket().send({ seq: 1 }, badge(1))
    await time.advance(0)
    expect(countsOf(silent)).toEqual([1])
    frozen.port.thaw()
    expect(countsOf(frozen)).toEqual([])
    silent.port.freeze()
    await heartbeats(time, 60)
    expect(socket().closedWith).toBeNull()
    await heartbeats(time, 90)
    expect(socket().closedWith).toBe(1000)
  })

  test('a page that comes back after it was given up is notified, and attaches again', async () => {
    const { page, accept, time, socket } = createFakeHub()
    const [other, frozen] = [page(), page()]
    other.attach()
    frozen.attach()
    await accept()
    frozen.port.freeze()
    await echoEvery(socket)(time, 180)
    frozen.port.thaw()
    await time.advance(0)
    expect(frozen.of('detached')).toHaveLength(1)
    frozen.attach()
    await time.advance(0)
    expect(frozen.state()).toEqual(OPEN)
  })
})

/** Keeps the connection alive while time passes. */
function echoEvery(socket: ReturnType<typeof createFakeHub>['socket']) {
  return async (time: { advance: (ms: number) => Promise<void> }, seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      await time.advance(1000)
      if (passed % 15 === 0 && socket().closedWith === null) socket().echo()
    }
  }
}
