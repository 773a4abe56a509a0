import { expect, test } from 'vitest'
import { seatRoomId, userOfSeatRoom } from './seat-room.ts'

test('the room of a seat names it', () => {
  expect(seatRoomId(42)).toBe('seat-42')
  expect(userOfSeatRoom('seat-42')).toBe(42)
  expect(userOfSeatRoom(seatRoomId(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER)
})

test.for([
  '',
  'seat-',
  'seat-0',
  'seat-042',
  'seat--1',
  'seat-1.5',
  'seat-1 ',
  'room-1',
  'seat-9007199254740992',
])('%j is no room of a seat', (roomId) => {
  expect(userOfSeatRoom(roomId)).toBeNull()
})
