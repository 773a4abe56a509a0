import { createRoomPlay } from '@console/realtime/fakes'
import { expect, test } from 'vitest'
import { createRealtimeService } from './realtime-service.ts'

const SEAT = { userId: 2, name: 'Seat', isOwner: true }
const TURN = [{ urls: ['turn:relay.test'] }]

function openService() {
  const play = createRoomPlay()
  const service = createRealtimeService()
  const learnt: string[] = []
  const enter = () =>
    service.enterRoom('seat-2', {
      onStatus: (status) =>
        learnt.push('reason' in status ? `${status.kind}: ${status.reason}` : status.kind),
      onMessage: ({ kind }) => learnt.push(kind),
      onUndelivered: (_id, refusal) => learnt.push(`undelivered: ${refusal}`),
    })
  const use = async () => {
    const end = service.use(play.open().client, async () => TURN)
    await play.accept()
    await play.time.advance(0)
    return end
  }
  const rooms = () => play.sent().filter((message) => message.includes('seat-2'))
  return { play, service, learnt, enter, use, rooms }
}

test('a room that is entered before there is a connection is entered with it, and opens it', async () => {
  const { play, service, learnt, enter, use, rooms } = openService()
  let isOpened = false
  service.onFirstUse(() => {
    isOpened = true
  })
  const room = enter()
  expect(isOpened).toBe(true)
  room.send(2, { kind: 'text', value: { text: 'too early' } })
  await use()
  expect([learnt, rooms()]).toEqual([['undelivered: unavailable'], ['ENTER_ROOM seat-2']])
  await play.confirm([SEAT])
  await play.peer({ roomId: 'seat-2', text: { text: 'hello' } })
  expect(learnt.slice(1)).toEqual(['entered', 'text'])
  room.leave()
  await play.time.advance(0)
  expect(rooms()).toEqual(['ENTER_ROOM seat-2', 'EXIT_ROOM seat-2'])
})

test('a page that will soon need a connection has it opened', () => {
  const { service } = openService()
  let opened = 0
  service.onFirstUse(() => (opened += 1))
  expect(opened).toBe(0)
  service.open()
  service.open()
  expect(opened).toBe(1)
})

test('a room that was left before there is a connection is never entered', async () => {
  const { enter, use, rooms } = openService()
  enter().leave()
  await use()
  expect(rooms()).toEqual([])
})

test('rooms end with the client, and the next one enters none of them', async () => {
  const { play, learnt, enter, use, rooms } = openService()
  enter()
  const end = await use()
  await play.confirm([SEAT])
  end()
  await play.time.advance(0)
  expect(learnt).toEqual(['entered', 'left: sessionEnded'])
  const before = rooms().filter((message) => message.startsWith('ENTER')).length
  await use()
  expect(rooms().filter((message) => message.startsWith('ENTER'))).toHaveLength(before)
})

test('ICE servers are requested of the present client', async () => {
  const { service, use } = openService()
  await expect(service.iceServers()).rejects.toThrow('There is no client.')
  const end = await use()
  expect(await service.iceServers()).toEqual(TURN)
  end()
  await expect(service.iceServers()).rejects.toThrow('There is no client.')
})
