import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outgoing } from '../session/realtime-session.ts'
import { readMessage, writeMessage } from './message-text.ts'

const message: Outgoing = {
  body: {
    kind: 'directMessage',
    value: { roomId: 'seat-7', fromUserId: 8, toUserId: 7, messageId: 'm1' },
  },
  sentAt: 1_795_000_000_000,
  requestId: 'r1',
}

beforeEach(() => void vi.useFakeTimers({ now: 1_795_000_000_000 }))
afterEach(() => void vi.useRealTimers())

test('a message without an age limit has none when it is read, and keeps its request', () => {
  vi.setSystemTime(1_795_000_600_000)
  const read = readMessage(writeMessage({ message }))
  expect(read).toMatchObject({ maxAgeMs: Infinity, message: { sentAt: 1_795_000_000_000, requestId: 'r1' } })
  expect(read.message.body.kind).toBe('directMessage')
})

test('a message with an age limit has what is left of it when it is read', () => {
  const text = writeMessage({ message, maxAgeMs: 10_000 })
  vi.setSystemTime(1_795_000_009_999)
  expect(readMessage(text).maxAgeMs).toBe(1)
  vi.setSystemTime(1_795_000_010_000)
  expect(readMessage(text).maxAgeMs).toBe(0)
})
