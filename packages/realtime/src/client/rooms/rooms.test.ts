import { describe, expect, test } from 'vitest'
import { createRoomLog, createRoomPlay, OTHER, ROOM, SEAT, SELF } from '../fakes/room-play.ts'

/** A page in a room with its seat. */
async function watching(options = {}) {
  const play = createRoomPlay()
  const { client, events } = play.open()
  await play.accept()
  const log = createRoomLog()
  const room = client.enterRoom(ROOM, log.handlers, options)
  await play.time.advance(0)
  await play.confirm()
  return { ...play, client, events, log, room }
}
const entered = { kind: 'entered', members: [SELF, SEAT] }

describe('entering a room', () => {
  test('sends ENTER_ROOM, and is reported when the server confirms it, not before [RT-015] [RT-017] [LIVE-016]', async () => {
    const { open, accept, time, sent, confirm, status } = createRoomPlay()
    const { client } = open()
    const log = createRoomLog()
    client.enterRoom(ROOM, log.handlers)
    await accept()
    await time.advance(0)
    expect(sent()).toEqual(['HEART_BEAT 7', 'ENTER_ROOM seat-2'])
    await status('SOMEONE_ENTER_ROOM', { member: OTHER })
    await status('NONE')
    await status('ONESELF_ENTER_ROOM', { roomId: 'seat-9' })
    expect(log.statuses).toEqual([])
    await confirm()
    expect(log.statuses).toEqual([entered])
  })

  test.for([
    [403, 'forbidden'],
    [404, 'notFound'],
    [429, 'tooMany'],
    [500, 'unavailable'],
  ] as const)(
    'that is refused with %i is reported as %s, once, and may be tried again',
    async ([code, refusal]) => {
      const { open, accept, time, sent, refuse } = createRoomPlay()
      const { client } = open()
      await accept()
      const log = createRoomLog()
      const room = client.enterRoom(ROOM, log.handlers)
      await time.advance(0)
      await refuse(code)
      expect(log.statuses).toEqual([{ kind: 'refused', refusal }])
      room.leave()
      client.enterRoom(ROOM, log.handlers)
      await time.advance(0)
      expect(sent().slice(1)).toEqual(['ENTER_ROOM seat-2', 'ENTER_ROOM seat-2'])
    },
  )

  test('is counted over pages and their parts: ENTER with the first, EXIT with the last [RT-015] [RT-016]', async () => {
    const { open, client, room, sent, time } = await watching()
    const [part, page] = [createRoomLog(), createRoomLog()]
    const ofPart = client.enterRoom(ROOM, part.handlers)
    const { client: second } = open()
    const ofPage = second.enterRoom(ROOM, page.handlers)
    await time.advance(0)
    expect([part.statuses, page.statuses]).toEqual([[entered], [entered]])
    room.leave()
    room.leave()
    ofPart.leave()
    await time.advance(0)
    expect(sent().slice(1)).toEqual(['ENTER_ROOM seat-2'])
    ofPage.leave()
    await time.advance(0)
    expect(sent().slice(1)).toEqual(['ENTER_ROOM seat-2', 'EXIT_ROOM seat-2'])
  })

  test('at once after leaving is confirmed by its own answer, not by those of the stay before [RT-017]', async () => {
    const { client, room, log, time, status, sent, confirm, lastRequestId } = await watching()
    room.leave()
    await time.advance(0)
    const exitId = lastRequestId()
    const again = createRoomLog()
    client.enterRoom(ROOM, again.handlers)
    await time.advance(0)
    await status('ONESELF_ENTER_ROOM', { requestId: 'room.1' })
    await status('ONESELF_EXIT_ROOM', { requestId: exitId })
    await status('ONESELF_EXIT_ROOM')
    expect(again.statuses).toEqual([])
    await confirm([SELF])
    expect(again.statuses).toEqual([{ kind: 'entered', members: [SELF] }])
    expect([log.kinds(), sent().slice(1)]).toEqual([
      ['entered'],
      ['ENTER_ROOM seat-2', 'EXIT_ROOM seat-2', 'ENTER_ROOM seat-2'],
    ])
  })
})

describe('in a room', () => {
  test('those who come, leave and are kicked off are reported with who is left [RT-018] [RT-019] [LIVE-017]', async () => {
    const { log, status } = await watching()
    await status('SOMEONE_ENTER_ROOM', { member: OTHER, members: [SELF, SEAT, OTHER] })
    await status('SOMEONE_EXIT_ROOM', { member: OTHER })
    await status('SOMEONE_KICK_OFF', { member: SEAT, members: [SELF, OTHER] })
    await status('NONE')
    expect(log.statuses).toEqual([
      entered,
      { kind: 'someoneEntered', member: OTHER, members: [SELF, SEAT, OTHER] },
      { kind: 'someoneLeft', member: OTHER, members: [SELF, SEAT] },
      { kind: 'someoneKickedOff', member: SEAT, members: [SELF, OTHER] },
    ])
  })

  test('the end of the own stay by the server drops the room [RT-017] [LIVE-017]', async () => {
    const { log, status, sent } = await watching()
    await status('ONESELF_EXIT_ROOM', { members: [] })
    await status('SOMEONE_EXIT_ROOM', { member: SEAT, members: [] })
    expect(log.statuses).toEqual([entered, { kind: 'left', reason: 'ended' }])
    expect(sent().slice(1)).toEqual(['ENTER_ROOM seat-2'])
  })

  test('a watcher who is alone leaves, and a seat stays [RT-018]', async () => {
    const watcher = await watching({ isWatcher: true })
    await watcher.status('SOMEONE_ENTER_ROOM', { member: OTHER, members: [SELF, SEAT, OTHER] })
    await watcher.status('SOMEONE_EXIT_ROOM', { member: SEAT, members: [SELF, OTHER] })
    expect(watcher.sent().at(-1)).toBe('ENTER_ROOM seat-2')
    await watcher.status('SOMEONE_EXIT_ROOM', { member: OTHER, members: [SELF] })
    expect(watcher.sent().at(-1)).toBe('EXIT_ROOM seat-2')
    expect(watcher.log.statuses.at(-1)).toEqual({ kind: 'left', reason: 'alone' })
    const seat = await watching()
    await seat.status('SOMEONE_EXIT_ROOM', { member: OTHER, members: [SELF] })
    expect([seat.sent().at(-1), seat.log.statuses.at(-1)?.kind]).toEqual(['ENTER_ROOM seat-2', 'someoneLeft'])
  })

  test('a watcher leaves when the seat is kicked off, but stays when a fellow watcher is [RT-019]', async () => {
    const { status, sent, log } = await watching({ isWatcher: true })
    await status('SOMEONE_KICK_OFF', { member: OTHER, members: [SELF, SEAT] })
    expect([sent().at(-1), log.statuses.at(-1)?.kind]).toEqual(['ENTER_ROOM seat-2', 'someoneKickedOff'])
    await status('SOMEONE_KICK_OFF', { member: SEAT, members: [SELF, OTHER] })
    expect(sent().at(-1)).toBe('EXIT_ROOM seat-2')
    expect(log.statuses.slice(-2)).toEqual([
      { kind: 'someoneKickedOff', member: SEAT, members: [SELF, OTHER] },
      { kind: 'left', reason: 'kickedOff' },
    ])
  })

  test('a handler that fails is reported, and the others are served', async () => {
    const play = createRoomPlay()
    const { client, problems } = play.open()
    await play.accept()
    const log = createRoomLog()
    client.enterRoom(ROOM, {
      onStatus: () => {
        throw new Error('broken')
      },
    })
    client.enterRoom(ROOM, log.handlers)
    await play.time.advance(0)
    await play.confirm()
    expect([log.statuses, problems]).toEqual([[entered], ['A listener failed: Error: broken']])
  })
})

describe('a lost connection', () => {
  test('that is resumed leaves the room as it is: nothing is sent, and nobody learns of it [RT-009]', async () => {
    const { reconnect, sent, log, status } = await watching()
    await reconnect(true)
    expect([sent(), log.kinds()]).toEqual([['HEART_BEAT 7'], ['entered']])
    await status('SOMEONE_ENTER_ROOM', { member: OTHER })
    expect(log.kinds()).toEqual(['entered', 'someoneEntered'])
  })

  test('that cannot be resumed enters the rooms still in use again, and reports that [RT-009]', async () => {
    const { client, reconnect, sent, log, confirm, status, time } = await watching()
    const left = client.enterRoom('seat-3', createRoomLog().handlers)
    await time.advance(0)
    left.leave()
    await reconnect(false)
    expect(sent()).toEqual(['HEART_BEAT 7', 'ENTER_ROOM seat-2'])
    await status('SOMEONE_EXIT_ROOM', { member: SEAT })
    expect(log.kinds()).toEqual(['entered'])
    await confirm([SELF])
    expect(log.statuses.at(-1)).toEqual({ kind: 'entered', members: [SELF] })
    expect(log.statuses).toHaveLength(2)
  })

  test('while an entry is unanswered has it sent again, since its refusal may be lost, and two confirmations reported once', async () => {
    const play = createRoomPlay()
    const { client } = play.open()
    await play.accept()
    const log = createRoomLog()
    client.enterRoom(ROOM, log.handlers)
    await play.time.advance(0)
    const first = play.lastRequestId()
    await play.reconnect(true)
    expect(play.sent().slice(-1)).toEqual(['ENTER_ROOM seat-2'])
    await play.status('ONESELF_ENTER_ROOM', { requestId: first })
    await play.confirm([SELF])
    expect(log.statuses).toEqual([entered])
    await play.refuse(403)
    expect(log.kinds()).toEqual(['entered', 'refused'])
  })
})

describe('all rooms are left', () => {
  test('with another business type, before it is announced, and the page enters those of the new one [RT-023]', async () => {
    const { client, log, sent, time } = await watching()
    client.switchBusiness(7)
    await time.advance(0)
    expect(log.kinds()).toEqual(['entered'])
    client.switchBusiness(9)
    client.enterRoom('seat-5', createRoomLog().handlers)
    await time.advance(0)
    expect(sent().slice(1)).toEqual([
      'ENTER_ROOM seat-2',
      'EXIT_ROOM seat-2',
      'HEART_BEAT 9',
      'ENTER_ROOM seat-5',
    ])
    expect(log.statuses.at(-1)).toEqual({ kind: 'left', reason: 'businessSwitched' })
  })

  test('with another business type on one page only: the other page stays in its room, with its own connection [RT-023]', async () => {
    const { open, accept, client, log, sent, opened, socket, time } = await watching()
    const [page, next] = [createRoomLog(), createRoomLog()]
    const { client: second } = open()
    second.enterRoom(ROOM, page.handlers)
    await time.advance(0)
    client.switchBusiness(9)
    client.enterRoom('seat-5', next.handlers)
    await accept({ sessionId: 'session-9' })
    expect(sent()).toEqual(['HEART_BEAT 9', 'ENTER_ROOM seat-5'])
    expect(opened[0]?.received.map(({ body }) => body?.kind)).toEqual(['heartBeat', 'roomEvent'])
    expect([log.kinds(), page.kinds()]).toEqual([['entered', 'left'], ['entered']])
    opened[0]?.send(
      { seq: 2 },
      {
        kind: 'directMessage',
        value: { messageId: 'm', roomId: ROOM, fromUserId: 2, toUserId: 1, text: { text: 'hello' } },
      },
    )
    await time.advance(0)
    expect([log.messages, next.messages, page.messages.length]).toEqual([[], [], 1])
    expect(socket().closedWith).toBeNull()
  })

  test('with the logout of any page, before the close with 1000 [RT-024]', async () => {
    const { open, log, sent, socket, time } = await watching()
    const { client: second } = open()
    await time.advance(0)
    second.signOut()
    await time.advance(0)
    expect([sent().slice(1), socket().closedWith]).toEqual([['ENTER_ROOM seat-2', 'EXIT_ROOM seat-2'], 1000])
    expect(log.statuses.at(-1)).toEqual({ kind: 'left', reason: 'sessionEnded' })
  })

  test('with a kick-off, and none is entered by a page of that session [RT-010]', async () => {
    const { client, log, socket, time, opened } = await watching()
    socket().send({}, { kind: 'kickOff', value: { fromIp: '192.0.2.7' } })
    await time.advance(0)
    const late = createRoomLog()
    client.enterRoom('seat-3', late.handlers)
    await time.advance(60_000)
    const left = { kind: 'left', reason: 'sessionEnded' }
    expect([log.statuses.at(-1), late.statuses, opened.length]).toEqual([left, [left], 1])
  })

  test('with the last page, before the close with 1000 [RT-024]', async () => {
    const { client, sent, socket, time } = await watching()
    client.close()
    await time.advance(0)
    expect([sent().slice(1), socket().closedWith]).toEqual([['ENTER_ROOM seat-2', 'EXIT_ROOM seat-2'], 1000])
  })
})

describe('what is still on its way from a stay before', () => {
  test('does not reach the next one: neither its end by a switch nor its confirmation [RT-023]', async () => {
    const { client, room, log, confirm, time, sent } = await watching()
    client.switchBusiness(9)
    const next = createRoomLog()
    client.enterRoom(ROOM, next.handlers)
    await time.advance(0)
    expect([log.kinds(), next.statuses]).toEqual([['entered', 'left'], []])
    expect(sent().slice(-3)).toEqual(['EXIT_ROOM seat-2', 'HEART_BEAT 9', 'ENTER_ROOM seat-2'])
    room.leave()
    await confirm()
    expect([next.statuses, sent().at(-1)]).toEqual([[entered], 'ENTER_ROOM seat-2'])
  })

  test('a page that enters again as soon as it has left is in the room once', async () => {
    const { client, log, confirm, time, sent } = await watching()
    const next = createRoomLog()
    client.enterRoom('seat-3', {
      onStatus: ({ kind }) => {
        if (kind === 'left') client.enterRoom(ROOM, next.handlers)
      },
    })
    await time.advance(0)
    client.switchBusiness(9)
    await time.advance(0)
    await confirm()
    expect([log.kinds(), next.kinds()]).toEqual([['entered', 'left'], ['entered']])
    expect(sent().filter((one) => one === 'ENTER_ROOM seat-2')).toHaveLength(2)
  })

  test('a page that left and entered again before the first confirmation gets one of its own', async () => {
    const play = createRoomPlay()
    const { client } = play.open()
    await play.accept()
    const [first, next] = [createRoomLog(), createRoomLog()]
    const room = client.enterRoom(ROOM, first.handlers)
    await play.time.advance(0)
    const confirmed = play.confirm()
    room.leave()
    client.enterRoom(ROOM, next.handlers)
    await confirmed
    expect([first.statuses, next.statuses]).toEqual([[], []])
    await play.confirm([SELF])
    expect(next.statuses).toEqual([{ kind: 'entered', members: [SELF] }])
  })
})

describe('a page that vanishes', () => {
  test('into the back/forward cache has left, and enters again when it comes back [RT-016]', async () => {
    const { open, events, log, sent, time, confirm } = await watching()
    open()
    await time.advance(0)
    events.fire('pagehide')
    await time.advance(0)
    expect(sent().at(-1)).toBe('EXIT_ROOM seat-2')
    events.fire('pageshow')
    await time.advance(0)
    expect(sent().slice(-2)).toEqual(['EXIT_ROOM seat-2', 'ENTER_ROOM seat-2'])
    await confirm()
    expect(log.statuses).toEqual([entered, entered])
  })

  test('without a word has left once its silence is noticed [RT-016]', async () => {
    const { open, page, sent, socket, time } = createRoomPlay()
    const silent = page()
    silent.attach()
    open()
    await time.advance(0)
    socket().open()
    socket().echo()
    silent.post({ type: 'enterRoom', roomId: ROOM, stayId: 1 })
    await time.advance(0)
    silent.port.freeze()
    const events = () => sent().filter((one) => one.includes('ROOM'))
    for (let period = 0; period < 6; period += 1) {
      await time.advance(15_000)
      socket().echo()
    }
    expect(events()).toEqual(['ENTER_ROOM seat-2'])
    for (let period = 0; period < 4; period += 1) {
      await time.advance(15_000)
      socket().echo()
    }
    expect(events()).toEqual(['ENTER_ROOM seat-2', 'EXIT_ROOM seat-2'])
    expect(socket().closedWith).toBeNull()
  })
})
