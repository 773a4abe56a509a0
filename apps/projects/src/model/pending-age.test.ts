import { projectApplication } from '@console/contracts'
import { expect, test } from 'vitest'
import { pendingAge } from './pending-age.ts'

const NOW = 1_795_000_000
const DAY = 86_400
const LIMIT = projectApplication.REMINDER_DAYS * DAY

test.each([
  [0, 0, false],
  [DAY - 1, 0, false],
  [DAY, 1, false],
  [LIMIT - 1, 2, false],
  [LIMIT, 3, false],
  [LIMIT + 1, 3, true],
  [30 * DAY, 30, true],
])('an application that waits %i s is %i days old, marked: %s', (waited, days, isLate) => {
  expect(pendingAge(NOW - waited, NOW)).toEqual({ days, isLate })
})

test('an application dated later than now, by clock skew, is new', () => {
  expect(pendingAge(NOW + 90, NOW)).toEqual({ days: 0, isLate: false })
})
