import { describe, expect, test } from 'vitest'
import { hashToken } from '../../src/access/session.store.ts'
import { fakeGateway, settle } from '../support/fake-connection.ts'
import { roomClient } from '../support/room-client.ts'

/** A room with its seat 7 and the watcher 8, who have read what they got. */
async function watchedSeat(limits = {}) {
  const gateway = fakeGateway(limits)
  const seat = await roomClient(gateway, 7)
  const watcher = await roomClient(gateway, 8)
  await seat.enter('seat-7')
  await watcher.enter('seat-7')
  seat.got()
  watcher.got()
  return { ...gateway, gateway, seat, watcher }
}

describe('entering', () => {
  test('is confirmed to oneself with all members, and announced to the others [RT-015] [RT-017] [RT-018]', async () => {
    const gateway = fakeGateway()
    const seat = await roomClient(gateway, 7)
    const watcher = await roomClient(gateway, 8)
    await seat.enter('seat-7')
    await watcher.enter('seat-7', 'r1')
    expect(seat.got()).toEqual(['ONESELF_ENTER_ROOM seat-7: 7 [7]', 'SOMEONE_ENTER_ROOM seat-7: 8 [7 8]'])
    expect(watcher.got()).toEqual(['ONESELF_ENTER_ROOM seat-7: 8 [7 8]'])
    expect(watcher.sent.at(-1)).toMatchObject({ id: 1008, seq: 1, code: 0, requestId: 'r1' })
    expect(watcher.sent.at(-1)?.body?.value).toMatchObject({
      member: { userId: 8, name: 'User 8' },
      members: [
        { userId: 7, name: 'User 7', isOwner: true },
        { userId: 8, name: 'User 8' },
      ],
    })
  })

  test('twice is answered again and not announced', async () => {
    const { seat, watcher } = await watchedSeat()
    await watcher.enter('seat-7', 'again')
    expect([watcher.got(), seat.got()]).toEqual([['ONESELF_ENTER_ROOM seat-7: 8 [7 8]'], []])
    expect(watcher.sent.at(-1)?.requestId).toBe('again')
  })

  test('the type NONE, and one that is not known, has no effect and no answer [RT-015]', async () => {
    const { seat, watcher } = await watchedSeat()
    for (const type of [0, 3]) await watcher.send({ kind: 'roomEvent', value: { type, roomId: 'seat-7' } })
    for (const type of [0, 3]) await watcher.send({ kind: 'roomEvent', value: { type, roomId: 'seat-9' } })
    expect([watcher.got(), seat.got()]).toEqual([[], []])
    await seat.exit('seat-7')
    expect(watcher.got()).toEqual(['SOMEONE_EXIT_ROOM seat-7: 7 [8]'])
  })

  test('is refused with 403 or 404 and without a body, while the connection stays', async () => {
    const gateway = fakeGateway()
    const client = await roomClient(gateway, 8)
    gateway.access.findEntry = async (_userId, roomId) => ({
      kind: roomId === 'seat-7' ? 'forbidden' : 'unknown',
    })
    await client.enter('seat-7', 'a')
    await client.enter('seat-70', 'b')
    expect(client.sent.slice(-2)).toMatchObject([
      { id: 1007, requestId: 'a', code: 403, msg: 'room not allowed', body: null, seq: 0 },
      { id: 1007, requestId: 'b', code: 404, msg: 'no such room', body: null, seq: 0 },
    ])
    expect(client.state.closedWith).toBeNull()
  })

  test('that cannot be checked is refused with 500, and the next is checked', async () => {
    const gateway = fakeGateway()
    const client = await roomClient(gateway, 8)
    const { findEntry } = gateway.access
    gateway.access.findEntry = () => Promise.reject(new Error('no database'))
    await client.enter('seat-7')
    gateway.access.findEntry = findEntry
    await client.enter('seat-7')
    expect(client.got()).toEqual(['refused with 500', 'ONESELF_ENTER_ROOM seat-7: 8 [8]'])
  })

  test('a person with two sessions is one member: announced with the first, gone with the last', async () => {
    const { gateway, seat, watcher } = await watchedSeat()
    const second = await roomClient(gateway, 8)
    await second.enter('seat-7')
    expect([second.got(), seat.got(), watcher.got()]).toEqual([
      ['ONESELF_ENTER_ROOM seat-7: 8 [7 8]'],
      [],
      [],
    ])
    await watcher.exit('seat-7')
    expect([watcher.got(), seat.got()]).toEqual([['ONESELF_EXIT_ROOM seat-7: 8 [7 8]'], []])
    await second.exit('seat-7')
    expect(seat.got()).toEqual(['SOMEONE_EXIT_ROOM seat-7: 8 [7]'])
  })
})

describe('leaving', () => {
  test('is confirmed to oneself and announced to the others [RT-016] [RT-017] [RT-018]', async () => {
    const { seat, watcher } = await watchedSeat()
    await watcher.exit('seat-7', 'r2')
    expect(watcher.got()).toEqual(['ONESELF_EXIT_ROOM seat-7: 8 [7]'])
    expect(watcher.sent.at(-1)?.requestId).toBe('r2')
    expect(seat.got()).toEqual(['SOMEONE_EXIT_ROOM seat-7: 8 [7]'])
  })

  test('a room that one is not in is no error, and says nothing about it [RT-016]', async () => {
    const { gateway, seat } = await watchedSeat()
    const other = await roomClient(gateway, 9)
    await other.exit('seat-7')
    await other.exit('no-room')
    expect(other.got()).toEqual(['ONESELF_EXIT_ROOM seat-7: 9 []', 'ONESELF_EXIT_ROOM no-room: 9 []'])
    expect([seat.got(), other.state.closedWith]).toEqual([[], null])
  })

  test('follows an entry that is still being checked', async () => {
    const { gateway, access, seat } = await watchedSeat()
    const other = await roomClient(gateway, 9)
    const { findEntry } = access
    const checks: (() => void)[] = []
    access.findEntry = async (...given) => {
      await new Promise<void>((resolve) => checks.push(resolve))
      return findEntry(...given)
    }
    await other.enter('seat-7')
    await other.exit('seat-7')
    expect(other.got()).toEqual([])
    checks[0]?.()
    await settle()
    expect(other.got()).toEqual(['ONESELF_ENTER_ROOM seat-7: 9 [7 8 9]', 'ONESELF_EXIT_ROOM seat-7: 9 [7 8]'])
    expect(seat.got()).toEqual(['SOMEONE_ENTER_ROOM seat-7: 9 [7 8 9]', 'SOMEONE_EXIT_ROOM seat-7: 9 [7 8]'])
  })
})

describe('the end of a session', () => {
  test('a lost connection that is resumed stays in its rooms, and nobody is notified [RT-009]', async () => {
    const { gateway, seat, watcher, timers } = await watchedSeat()
    watcher.connection.ended(1006)
    timers.forward(30)
    const again = await watcher.resume()
    expect([again.answer?.resumed, seat.got()]).toEqual([true, []])
    const other = await roomClient(gateway, 9)
    await other.enter('seat-7')
    expect(other.got()).toEqual(['ONESELF_ENTER_ROOM seat-7: 9 [7 8 9]'])
    expect(again.got().at(-1)).toBe('SOMEONE_ENTER_ROOM seat-7: 9 [7 8 9]')
  })

  test('without resumption within 60 s is an exit, after which the client enters again with its new session [RT-009] [RT-018]', async () => {
    const { seat, watcher, timers } = await watchedSeat()
    seat.connection.ended(1006)
    timers.forward(40)
    await watcher.beat({ token: watcher.token, businessTypeId: 11 })
    timers.forward(19.999)
    expect(watcher.got()).toEqual([])
    timers.forward(0.001)
    expect(watcher.got()).toEqual(['SOMEONE_EXIT_ROOM seat-7: 7 [8]'])
    const again = await seat.resume()
    expect(again.answer?.resumed).toBe(false)
    await again.enter('seat-7')
    expect(watcher.got()).toEqual(['SOMEONE_ENTER_ROOM seat-7: 7 [8 7]'])
  })

  test('a close with 1000 leaves all rooms at once [RT-024]', async () => {
    const { gateway, seat, watcher } = await watchedSeat()
    const other = await roomClient(gateway, 9)
    await other.enter('seat-9')
    await watcher.enter('seat-9')
    other.got()
    seat.got()
    watcher.connection.ended(1000)
    expect(seat.got()).toEqual(['SOMEONE_EXIT_ROOM seat-7: 8 [7]'])
    expect(other.got()).toEqual(['SOMEONE_EXIT_ROOM seat-9: 8 [9]'])
  })

  test('by a kick-off is announced as one [RT-019]', async () => {
    const { gateway, seat, watcher, services } = await watchedSeat()
    const second = await roomClient(gateway, 7)
    await second.enter('seat-7')
    second.got()
    for (const session of services.registry.ofToken(hashToken('a-7')).slice(0, 1))
      services.registry.end(session, 'kickOff')
    expect([watcher.got(), second.got()]).toEqual([['SOMEONE_KICK_OFF seat-7: 7 [8 7]'], []])
    expect(seat.got()).toEqual([])
  })

  test('while an entry is being checked enters nothing', async () => {
    const { gateway, access, seat } = await watchedSeat()
    const other = await roomClient(gateway, 9)
    const { findEntry } = access
    let check = (): void => undefined
    access.findEntry = async (...given) => {
      await new Promise<void>((resolve) => (check = resolve))
      return findEntry(...given)
    }
    await other.enter('seat-7')
    other.connection.ended(1000)
    check()
    await settle()
    expect(seat.got()).toEqual([])
  })
})

describe('another business type', () => {
  test('leaves the rooms of the one before, also when it comes with a resumption [RT-023]', async () => {
    const { seat, watcher, timers, open } = await watchedSeat()
    await watcher.beat({ token: watcher.token, businessTypeId: 11 })
    expect([watcher.got(), seat.got()]).toEqual([[], []])
    await watcher.beat({ token: watcher.token, businessTypeId: 12 })
    expect([watcher.got(), seat.got()]).toEqual([
      ['ONESELF_EXIT_ROOM seat-7: 8 [7]'],
      ['SOMEONE_EXIT_ROOM seat-7: 8 [7]'],
    ])
    await watcher.enter('seat-7')
    seat.got()
    watcher.connection.ended(1006)
    timers.forward(1)
    const again = open()
    const { sessionId = '' } = watcher.answer ?? {}
    expect(await again.beat({ token: watcher.token, sessionId, businessTypeId: 11, ack: 3 })).toMatchObject({
      resumed: true,
    })
    expect(seat.got()).toEqual(['SOMEONE_EXIT_ROOM seat-7: 8 [7]'])
    expect(again.sent.map(({ id }) => id)).toEqual([1001, 1008])
  })

  test('that is refused leaves nothing [RT-023]', async () => {
    const { seat, watcher } = await watchedSeat()
    expect(await watcher.beat({ token: watcher.token, businessTypeId: 13 })).toMatchObject({ code: 403 })
    expect(seat.got()).toEqual([])
  })

  test('an entry counts for the new type when it was sent after the switch, and not when it was sent before [RT-023]', async () => {
    const { watcher, access } = await watchedSeat()
    const { findEntry } = access
    const checks: (() => void)[] = []
    access.findEntry = async (...given) => {
      await new Promise<void>((resolve) => checks.push(resolve))
      return findEntry(...given)
    }
    await watcher.enter('seat-9', 'before')
    void watcher.beat({ token: watcher.token, businessTypeId: 12 })
    await watcher.enter('seat-10', 'after')
    checks[0]?.()
    await settle()
    checks[1]?.()
    await settle()
    expect(watcher.got()).toEqual([
      'ONESELF_EXIT_ROOM seat-7: 8 [7]',
      'ONESELF_EXIT_ROOM seat-9: 8 []',
      'ONESELF_ENTER_ROOM seat-10: 8 [8]',
    ])
    expect(watcher.sent.slice(-2).map(({ requestId }) => requestId)).toEqual(['before', 'after'])
  })
})

describe('a right that was taken away', () => {
  test('ends the membership of all sessions of the person within a minute, announced as a kick-off [RT-019]', async () => {
    const { gateway, seat, watcher, timers, access } = await watchedSeat()
    const second = await roomClient(gateway, 8)
    await second.enter('seat-7')
    await watcher.enter('seat-9')
    for (const client of [second, watcher]) client.got()
    const { findEntry } = access
    access.findEntry = async (userId, roomId) =>
      roomId === 'seat-7' && userId === 8 ? { kind: 'forbidden' } : findEntry(userId, roomId)
    for (const seconds of [30, 29.999]) {
      timers.forward(seconds)
      for (const client of [seat, second, watcher])
        await client.beat({ token: client.token, businessTypeId: 11 })
    }
    expect([seat.got(), watcher.got(), second.got()]).toEqual([[], [], []])
    timers.forward(0.001)
    await watcher.beat({ token: watcher.token, businessTypeId: 11 })
    expect(seat.got()).toEqual(['SOMEONE_KICK_OFF seat-7: 8 [7]'])
    expect(watcher.got()).toEqual(['ONESELF_EXIT_ROOM seat-7: 8 []'])
    expect(second.got()).toEqual(['ONESELF_EXIT_ROOM seat-7: 8 []'])
    await watcher.exit('seat-9')
    expect(watcher.got()).toEqual(['ONESELF_EXIT_ROOM seat-9: 8 []'])
  })

  test('a check that fails leaves everybody where they are until the next', async () => {
    const { seat, watcher, timers, access, lines } = await watchedSeat()
    access.findEntry = () => Promise.reject(new Error('no database'))
    timers.forward(40)
    await watcher.beat({ token: watcher.token, businessTypeId: 11 })
    timers.forward(20)
    await watcher.beat({ token: watcher.token, businessTypeId: 11 })
    expect([seat.got(), watcher.state.closedWith]).toEqual([[], null])
    expect(lines.map(({ msg }) => msg)).toEqual(['rooms could not be checked again'])
  })
})

describe('limits of rooms', () => {
  test('a session is in at most 50 rooms, and is refused another one with 429', async () => {
    const gateway = fakeGateway()
    const client = await roomClient(gateway, 8)
    for (let seat = 1; seat <= 51; seat += 1) await client.enter(`seat-${seat}`)
    const got = client.got()
    expect(got[49]).toBe('ONESELF_ENTER_ROOM seat-50: 8 [8]')
    expect(got.slice(50)).toEqual(['refused with 429'])
    await client.enter('seat-50')
    await client.exit('seat-1')
    await client.enter('seat-51')
    expect(client.got().at(-1)).toBe('ONESELF_ENTER_ROOM seat-51: 8 [8]')
  })

  test('a room has at most 50 sessions, and refuses another one with 429', async () => {
    const gateway = fakeGateway()
    for (let userId = 1; userId <= 50; userId += 1) await (await roomClient(gateway, userId)).enter('seat-7')
    const late = await roomClient(gateway, 51)
    await late.enter('seat-7')
    expect(late.got()).toEqual(['refused with 429'])
    await late.enter('seat-8')
    expect(late.got()).toEqual(['ONESELF_ENTER_ROOM seat-8: 51 [51]'])
  })

  test('at most 100 room events wait for their check, and another one is refused with 429', async () => {
    const gateway = fakeGateway()
    const client = await roomClient(gateway, 8)
    gateway.access.findEntry = () => new Promise(() => undefined)
    for (let count = 1; count <= 100; count += 1) await client.enter('seat-7')
    expect(client.got()).toEqual([])
    await client.enter('seat-7', 'last')
    expect(client.sent.at(-1)).toMatchObject({ id: 1007, code: 429, requestId: 'last' })
  })

  test('a room id has at most 64 characters, and a longer one is dropped as malformed', async () => {
    const gateway = fakeGateway()
    const client = await roomClient(gateway, 8)
    await client.enter('x'.repeat(64))
    await client.enter('x'.repeat(65))
    expect(client.got()).toEqual(['refused with 404'])
    expect(gateway.lines.map(({ reason }) => reason)).toEqual(['malformed'])
  })
})

describe('what is recorded of a stay in a room', () => {
  test('is its end, however it ends: left, ended, kicked off, another business type, a right taken away', async () => {
    const { gateway, left, services, watcher, seat, access } = await watchedSeat({ recheckMs: 0 })
    await watcher.exit('seat-7')
    await watcher.enter('seat-7')
    await watcher.beat({ token: watcher.token, businessTypeId: 12 })
    await watcher.enter('seat-7')
    watcher.connection.ended(1000)
    for (const session of services.registry.ofToken(hashToken('a-7')))
      services.registry.end(session, 'kickOff')
    const other = await roomClient(gateway, 9)
    await other.enter('seat-7')
    access.findEntry = async () => ({ kind: 'forbidden' })
    await other.beat({ token: other.token, businessTypeId: 11 })
    await settle()
    expect(left).toEqual(['8 seat-7', '8 seat-7', '8 seat-7', '7 seat-7', '9 seat-7'])
    expect(seat.got()).toHaveLength(5)
  })

  test('is nothing of a session that another server has now', async () => {
    const { left, services } = await watchedSeat()
    for (const session of services.registry.ofToken(hashToken('a-8'))) services.registry.end(session, 'moved')
    await settle()
    expect(left).toEqual([])
  })

  test('is that nobody entered, where the session ended or the room filled while it was being checked', async () => {
    const { gateway, access, left } = await watchedSeat({ sessionsPerRoom: 3 })
    const { findEntry } = access
    const checks: (() => void)[] = []
    access.findEntry = async (...given) => {
      await new Promise<void>((resolve) => checks.push(resolve))
      return findEntry(...given)
    }
    const clients = [
      await roomClient(gateway, 9),
      await roomClient(gateway, 10),
      await roomClient(gateway, 11),
    ]
    for (const client of clients) await client.enter('seat-7')
    clients[0]?.connection.ended(1000)
    for (const check of checks) check()
    await settle()
    expect(left).toEqual(['9 seat-7 not entered', '11 seat-7 not entered'])
    expect(clients[2]?.got()).toEqual(['refused with 429'])
  })
})
