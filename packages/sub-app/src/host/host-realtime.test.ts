import { expect, test } from 'vitest'
import { noRealtime } from './host-realtime.ts'

test('without a connection a room is refused once the caller has it, and nothing is delivered', async () => {
  const learnt: unknown[] = []
  const room = noRealtime.enterRoom('seat-7', {
    onStatus: (status) => learnt.push(status),
    onUndelivered: (_id, refusal) => learnt.push(refusal),
  })
  expect(learnt).toEqual([])
  room.send(7, { kind: 'text', value: { text: 'hello' } })
  await Promise.resolve()
  expect(learnt).toEqual([{ kind: 'refused', refusal: 'unavailable' }, 'unavailable'])
  noRealtime.enterRoom('seat-7', { onStatus: (status) => learnt.push(status) }).leave()
  await Promise.resolve()
  expect(learnt).toHaveLength(2)
  await expect(noRealtime.iceServers()).rejects.toThrow('no realtime connection')
})
