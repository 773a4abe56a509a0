import { describe, expect, test } from 'vitest'
import { NotifyId } from '../../codec/envelope.ts'
import { createRoomLog, createRoomPlay, ROOM } from '../fakes/room-play.ts'
import { MONITOR_COMMAND, STREAM_KIND } from './peer-constants.ts'

const camera = { callId: 'c', stream: STREAM_KIND.camera }
const payloads = [
  { kind: 'offer', value: { ...camera, sdp: 'v=0' } },
  { kind: 'answer', value: { ...camera, sdp: 'v=1' } },
  {
    kind: 'candidate',
    value: { ...camera, candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 1, usernameFragment: 'u' },
  },
  { kind: 'monitor', value: { command: MONITOR_COMMAND.start, period: 10, streams: [STREAM_KIND.screen] } },
  { kind: 'text', value: { text: 'hello' } },
] as const

async function inRoom() {
  const play = createRoomPlay()
  const { client } = play.open()
  await play.accept()
  const log = createRoomLog()
  const room = client.enterRoom(ROOM, log.handlers)
  await play.time.advance(0)
  await play.confirm()
  const sentMessages = () =>
    play.socket().received.flatMap(({ body }) => (body?.kind === 'directMessage' ? [body.value] : []))
  return { ...play, client, log, room, sentMessages }
}

describe('a peer message', () => {
  test('of each kind arrives with its payload and sender, at the pages in its room alone [LIVE-018]', async () => {
    const { open, log, peer, time } = await inRoom()
    const [same, other] = [createRoomLog(), createRoomLog()]
    open().client.enterRoom(ROOM, same.handlers)
    open().client.enterRoom('seat-9', other.handlers)
    await time.advance(0)
    for (const { kind, value } of payloads)
      await peer({
        messageId: kind,
        [kind]: kind === 'monitor' ? { ...value, streams: [...value.streams] } : value,
      })
    await peer({ messageId: 'of a newer kind' })
    await peer({ roomId: 'seat-9', text: { text: 'not entered yet' } })
    expect(log.messages).toEqual(
      payloads.map(({ kind, value }) => ({ messageId: kind, fromUserId: 2, kind, value })),
    )
    expect(same.messages).toEqual(log.messages)
    expect(other.messages).toEqual([])
  })

  test('of each kind is sent to one member, each with an id of its own [LIVE-018]', async () => {
    const { room, sentMessages, time } = await inRoom()
    const ids = payloads.map((payload) =>
      room.send(
        2,
        payload.kind === 'monitor'
          ? { kind: 'monitor', value: { ...payload.value, streams: [...payload.value.streams] } }
          : payload,
      ),
    )
    await time.advance(0)
    expect(new Set(ids).size).toBe(5)
    expect(sentMessages()).toHaveLength(5)
    for (const [index, { kind, value }] of payloads.entries())
      expect(sentMessages()[index]).toMatchObject({
        messageId: ids[index],
        roomId: ROOM,
        toUserId: 2,
        [kind]: value,
      })
  })

  test('that the server refuses is reported to its sender, with the reason', async () => {
    const { client, room, log, refuse, time } = await inRoom()
    const other = createRoomLog()
    client.enterRoom(ROOM, other.handlers)
    const codes = [
      [404, 'notFound'],
      [429, 'tooMany'],
    ] as const
    const reported: unknown[] = []
    for (const [code, refusal] of codes) {
      const id = room.send(2, { kind: 'text', value: { text: 'hello' } })
      reported.push([id, refusal])
      await time.advance(0)
      await refuse(code, NotifyId.DIRECT_MESSAGE)
    }
    expect(log.undelivered).toEqual(reported)
    expect([log.kinds(), other.undelivered]).toEqual([['entered'], []])
  })

  test('without a connection is reported as unavailable', async () => {
    const { open, time } = createRoomPlay()
    const log = createRoomLog()
    const { client } = open({ getToken: () => Promise.resolve(null) })
    const id = client.enterRoom(ROOM, log.handlers).send(2, { kind: 'text', value: { text: 'hello' } })
    expect(log.undelivered).toEqual([])
    await time.advance(0)
    expect(log.undelivered).toEqual([[id, 'unavailable']])
  })

  test('while the connection is lost arrives once it is resumed', async () => {
    const { room, socket, sentMessages, time, accept, log } = await inRoom()
    socket().close(1006)
    room.send(2, { kind: 'text', value: { text: 'hello' } })
    await time.advance(1000)
    await accept({ resumed: true, ack: 1 })
    await time.advance(0)
    expect(sentMessages()).toMatchObject([{ text: { text: 'hello' } }])
    expect(log.undelivered).toEqual([])
  })
})
