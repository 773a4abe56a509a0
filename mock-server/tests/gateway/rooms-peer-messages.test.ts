import { MonitorCommandType, StreamKind, type DirectMessage, type Envelope } from '@console/realtime'
import { describe, expect, test } from 'vitest'
import { fakeGateway } from '../support/fake-connection.ts'
import { peerBody, roomClient } from '../support/room-client.ts'

/** Creates a room with seat 7 and its watchers 8 and 9; user 6 is elsewhere. */
async function room() {
  const gateway = fakeGateway()
  const [seat, watcher, other, outsider] = [
    await roomClient(gateway, 7),
    await roomClient(gateway, 8),
    await roomClient(gateway, 9),
    await roomClient(gateway, 6),
  ]
  for (const client of [seat, watcher, other]) await client.enter('seat-7')
  await outsider.enter('seat-6')
  for (const client of [seat, watcher, other, outsider]) client.got()
  return { ...gateway, gateway, seat, watcher, other, outsider }
}

const messagesIn = (envelopes: readonly Envelope[]): DirectMessage[] =>
  envelopes.flatMap(({ body }) => (body?.kind === 'directMessage' ? [body.value] : []))
const toSeat = (given: Partial<DirectMessage> = {}) => peerBody({ roomId: 'seat-7', toUserId: 7, ...given })

describe('a peer message', () => {
  test('reaches the addressed member alone, unchanged, with the sender set by the server [RT-020] [LIVE-018]', async () => {
    const { seat, watcher, other } = await room()
    const head = { messageId: 'm', roomId: 'seat-7', toUserId: 7 }
    const camera = { callId: 'c', stream: StreamKind.STREAM_CAMERA }
    const payloads = {
      offer: { ...camera, sdp: 'v=0\r\no=- 1 2 IN IP4 127.0.0.1' },
      answer: { ...camera, sdp: 'v=0' },
      candidate: {
        ...camera,
        candidate: 'candidate:1',
        sdpMid: '0',
        sdpMLineIndex: 1,
        usernameFragment: 'u',
      },
      text: { text: 'hello ✓' },
    }
    for (const [kind, payload] of Object.entries(payloads))
      await watcher.send(peerBody({ ...head, messageId: kind, text: null, [kind]: payload }))
    expect(messagesIn(seat.sent)).toHaveLength(4)
    for (const [position, [kind, payload]] of Object.entries(payloads).entries())
      expect(messagesIn(seat.sent)[position]).toEqual(
        expect.objectContaining({ ...head, messageId: kind, fromUserId: 8, [kind]: payload }),
      )
    expect([other.got(), watcher.got()]).toEqual([[], []])
  })

  test('with a monitor command passes through with its period and streams [RT-022]', async () => {
    const { seat, watcher } = await room()
    const start = { command: MonitorCommandType.START, period: 10, streams: [StreamKind.STREAM_SCREEN] }
    const stop = { command: MonitorCommandType.STOP, period: 7, streams: [] }
    for (const monitor of [start, stop]) await watcher.send(toSeat({ monitor }))
    expect(messagesIn(seat.sent).map(({ monitor }) => monitor)).toEqual([
      expect.objectContaining(start),
      expect.objectContaining(stop),
    ])
  })

  test('with a forged sender has the true one [RT-020]', async () => {
    const { seat, watcher } = await room()
    await watcher.send(toSeat({ fromUserId: 7 }))
    await watcher.send(toSeat({ fromUserId: 9 }))
    expect(seat.got()).toEqual(['hello of 8', 'hello of 8'])
  })

  test('is answered to all sessions of its sender in the room, and to no other [RT-020]', async () => {
    const { gateway, seat, watcher } = await room()
    const inRoom = await roomClient(gateway, 8)
    const elsewhere = await roomClient(gateway, 8)
    await inRoom.enter('seat-7')
    inRoom.got()
    await seat.send(peerBody({ roomId: 'seat-7', toUserId: 8 }))
    expect([watcher.got(), inRoom.got(), elsewhere.got()]).toEqual([['hello of 7'], ['hello of 7'], []])
    await watcher.send(peerBody({ roomId: 'seat-7', toUserId: 8 }))
    expect([watcher.got(), inRoom.got()]).toEqual([[], ['hello of 8']])
  })

  test.for([
    ['to somebody who is not in the room', 'seat-7', 6],
    ['to oneself', 'seat-7', 8],
    ['to nobody', 'seat-7', 0],
    ['in a room that one is not in', 'seat-6', 6],
    ['in a room that is none', 'no-room', 7],
  ] as const)('%s is refused with 404 [RT-020]', async ([, roomId, toUserId]) => {
    const { seat, watcher, outsider } = await room()
    await watcher.send(peerBody({ roomId, toUserId }), 'r9')
    expect(watcher.sent.at(-1)).toMatchObject({ id: 1009, code: 404, requestId: 'r9', body: null, seq: 0 })
    expect([seat.got(), outsider.got()]).toEqual([[], []])
  })

  test('after one left is refused with 404 [RT-020]', async () => {
    const { seat, watcher } = await room()
    await watcher.exit('seat-7')
    seat.got()
    watcher.got()
    await watcher.send(toSeat())
    await seat.send(peerBody({ roomId: 'seat-7', toUserId: 8 }))
    expect([watcher.got(), seat.got()]).toEqual([['refused with 404'], ['refused with 404']])
  })
})

describe('limits of peer messages', () => {
  test('50 in a second are passed on, and the 51st is refused with 429 while the connection stays [RT-020]', async () => {
    const { gateway, seat, watcher, other, timers } = await room()
    const second = await roomClient(gateway, 8)
    await second.enter('seat-7')
    for (let count = 1; count <= 49; count += 1) await watcher.send(toSeat())
    await second.send(toSeat())
    expect(seat.got()).toHaveLength(50)
    second.got()
    await second.send(toSeat(), 'late')
    expect(second.sent.at(-1)).toMatchObject({ id: 1009, code: 429, requestId: 'late', body: null })
    await other.send(toSeat())
    expect(seat.got()).toEqual(['hello of 9'])
    timers.forward(0.999)
    await watcher.send(toSeat())
    expect(seat.got()).toEqual([])
    timers.forward(0.001)
    await watcher.send(toSeat())
    expect(seat.got()).toEqual(['hello of 8'])
    expect([watcher.state.closedWith, second.state.closedWith]).toEqual([null, null])
  })

  test('a message id repeated by the same sender is dropped for 10 s [RT-020]', async () => {
    const { seat, watcher, other, timers } = await room()
    for (const client of [watcher, watcher, other]) await client.send(toSeat({ messageId: 'same' }))
    timers.forward(9.999)
    await watcher.send(toSeat({ messageId: 'same' }))
    expect([seat.got(), watcher.got()]).toEqual([['hello of 8', 'hello of 9'], []])
    timers.forward(0.001)
    await watcher.send(toSeat({ messageId: 'same' }))
    for (const _ of [1, 2]) await watcher.send(toSeat({ messageId: '' }))
    expect(seat.got()).toEqual(['hello of 8', 'hello of 8', 'hello of 8'])
  })

  test('64 KiB are passed on, more is refused with 429', async () => {
    const { seat, watcher } = await room()
    await watcher.send(toSeat({ text: { text: 'x'.repeat(64 * 1024 - 100) } }))
    expect([seat.got().length, watcher.got()]).toEqual([1, []])
    await watcher.send(toSeat({ text: { text: 'x'.repeat(64 * 1024) } }))
    expect([seat.got(), watcher.got()]).toEqual([[], ['refused with 429']])
  })

  test('a message whose id is longer than 64 characters is dropped as malformed', async () => {
    const { seat, watcher, lines } = await room()
    await watcher.send(toSeat({ messageId: 'x'.repeat(64) }))
    await watcher.send(toSeat({ messageId: 'x'.repeat(65) }))
    expect([seat.got(), lines.map(({ reason }) => reason)]).toEqual([['hello of 8'], ['malformed']])
  })
})

describe('after a resumption', () => {
  test('peer messages older than 10 s are left out, and nothing else is [RT-009]', async () => {
    const { gateway, seat, watcher, timers, services } = await room()
    const { sessionId = '' } = seat.answer ?? {}
    const session = services.registry.find(sessionId)
    const candidate = (text: string) => ({
      callId: 'c',
      stream: StreamKind.STREAM_CAMERA,
      candidate: text,
      sdpMid: '0',
      sdpMLineIndex: 0,
      usernameFragment: '',
    })
    seat.connection.ended(1006)
    await watcher.send(toSeat({ candidate: candidate('old') }))
    timers.forward(0.001)
    await watcher.send(toSeat({ candidate: candidate('recent') }))
    await watcher.exit('seat-7')
    timers.forward(9.999)
    const before = session?.sender.size()
    const again = await seat.resume()
    expect(again.answer?.resumed).toBe(true)
    expect(messagesIn(again.sent).map((message) => message.candidate?.candidate)).toEqual(['recent'])
    expect(again.got()).toEqual([
      'ONESELF_ENTER_ROOM seat-7: 7 [7]',
      'SOMEONE_ENTER_ROOM seat-7: 8 [7 8]',
      'SOMEONE_ENTER_ROOM seat-7: 9 [7 8 9]',
      'message of 8',
      'SOMEONE_EXIT_ROOM seat-7: 8 [7 9]',
    ])
    // It is not stored for longer either.
    timers.forward(0.001)
    expect([before, session?.sender.size()]).toEqual([5, 4])
    again.connection.ended(1006)
    const third = await seat.resume()
    expect(messagesIn(third.sent)).toEqual([])
    expect(gateway.services.registry.find(sessionId)).toBe(session)
  })
})
