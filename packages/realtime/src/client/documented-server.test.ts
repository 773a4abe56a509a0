import { describe, expect, test } from 'vitest'
import { MAX_UNACKNOWLEDGED } from '../limits.ts'
import { badge, room } from './fakes/bodies.ts'
import { createFakeConnection } from './fakes/fake-connection.ts'
import { createRoomLog, createRoomPlay, SEAT, SELF } from './fakes/room-play.ts'

/** The customer's documents have messages, but no sessions, numbers, acknowledgements and request ids (R60). */
const PLAIN = { sessionId: '', requestId: '', seq: 0, ack: 0 }

describe('a server without sessions and acknowledgements', () => {
  test('is signed in to by the heartbeat that it sends, and its messages arrive', async () => {
    const { accept, connection, time, eventsOf } = createFakeConnection()
    connection.start(7)
    await time.advance(0)
    const socket = await accept(PLAIN)
    expect(connection.state).toEqual({ phase: 'open' })
    socket.send(PLAIN, badge(3))
    socket.send(PLAIN, badge(3))
    expect(eventsOf('message')).toHaveLength(2)
    await time.advance(15_000)
    socket.echo(PLAIN)
    await time.advance(44_000)
    expect(connection.state).toEqual({ phase: 'open' })
  })

  test('takes more messages than are retained for an acknowledgement', async () => {
    const { accept, connection, time, eventsOf } = createFakeConnection()
    connection.start(7)
    const socket = await accept(PLAIN)
    for (let sent = 0; sent < MAX_UNACKNOWLEDGED + 10; sent += 1) {
      connection.send({ requestId: String(sent), body: room('r') })
      await time.advance(100)
      if (sent % 100 === 0) socket.echo(PLAIN)
    }
    expect(eventsOf('refused')).toEqual([])
    expect(socket.received.filter(({ body }) => body?.kind === 'roomEvent')).toHaveLength(
      MAX_UNACKNOWLEDGED + 10,
    )
  })

  test('has a new session after a loss', async () => {
    const { accept, connection, eventsOf, time } = createFakeConnection()
    connection.start(7)
    const socket = await accept(PLAIN)
    socket.close(1006)
    await time.advance(1000)
    await accept(PLAIN)
    expect(connection.state).toEqual({ phase: 'open' })
    expect(eventsOf('fresh')).toHaveLength(2)
  })

  test('confirms that a page is in a room, and passes on who comes and goes', async () => {
    const { accept, confirm, open, status, time } = createRoomPlay()
    const { client } = open()
    await accept(PLAIN)
    const log = createRoomLog()
    client.enterRoom('seat-2', log.handlers)
    await time.advance(0)
    await status('ONESELF_ENTER_ROOM', { members: [SELF] })
    await status('SOMEONE_ENTER_ROOM', { member: SEAT })
    expect(log.kinds()).toEqual(['entered', 'someoneEntered'])
    await confirm()
    expect(log.kinds()).toHaveLength(2)
  })
})

test('a platform without a dispatcher gets one request for it, and another after a reload', async () => {
  const { connection, play, time, opened } = createFakeConnection()
  play.dispatched = { kind: 'absent' }
  connection.start(7)
  await time.advance(600_000)
  expect(connection.state).toEqual({ phase: 'stopped', reason: 'absent' })
  expect([play.dispatches, opened.length]).toEqual([1, 0])
  connection.restartRefused()
  await time.advance(600_000)
  expect(play.dispatches).toBe(2)
})

test('on a platform without a dispatcher a room is unavailable, whether it was entered before that is known or after', async () => {
  const { open, time } = createRoomPlay()
  const { client } = open({ dispatch: () => Promise.resolve({ kind: 'absent' }) })
  for (const roomId of ['seat-2', 'seat-3']) {
    const log = createRoomLog()
    client.enterRoom(roomId, log.handlers)
    await time.advance(60_000)
    expect(log.statuses).toEqual([{ kind: 'refused', refusal: 'unavailable' }])
  }
})
