import { expect, test } from 'vitest'
import {
  canHaveSubStatus,
  ONLINE_STATUSES,
  STATUS_EVENT,
  statusAfter,
  SUB_STATUSES,
} from './status-events.ts'

test('each event starts its status, a heartbeat none', () => {
  const started = [0, 1, 2, 3, 4, 5, 6, 7].map((event) => statusAfter(event as 0))
  expect(started).toEqual(['offline', 'online', null, 'leave', 'work', 'break', 'online', 'idle'])
})

test('work, break and idle have kinds of their own, the others none', () => {
  for (const kind of SUB_STATUSES.work) expect(canHaveSubStatus(STATUS_EVENT.work, kind)).toBe(true)
  for (const kind of SUB_STATUSES.break) expect(canHaveSubStatus(STATUS_EVENT.break, kind)).toBe(true)
  for (const kind of SUB_STATUSES.idle) expect(canHaveSubStatus(STATUS_EVENT.idle, kind)).toBe(true)
  expect(canHaveSubStatus(STATUS_EVENT.work, 'lunchBreak')).toBe(false)
  expect(canHaveSubStatus(STATUS_EVENT.logIn, 'productive')).toBe(false)
  expect(canHaveSubStatus(STATUS_EVENT.heartbeat, 'idle')).toBe(false)
})

test('online time is that of every status but offline and leave', () => {
  expect([...ONLINE_STATUSES].toSorted()).toEqual(['break', 'idle', 'online', 'work'])
})
