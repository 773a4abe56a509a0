import { expect, test } from 'vitest'
import { toDeviationReason } from './deviations.ts'
import { timeShares } from './time-shares.ts'
import type { TrackSegment } from './track-segments.ts'

const segment = (status: TrackSegment['status'], begin: number, end: number): TrackSegment => ({
  status,
  subStatus: '',
  begin,
  end,
})

test('time is shared among the statuses except offline, longest first, and an unknown kind is the plain status', () => {
  const shares = timeShares([
    segment('idle', 0, 100),
    { ...segment('work', 100, 300), subStatus: 'never heard of' },
    segment('offline', 300, 9000),
    segment('work', 9000, 9100),
  ])
  expect(shares).toEqual([
    { status: 'work', seconds: 300, share: 0.75 },
    { status: 'idle', seconds: 100, share: 0.25 },
  ])
  expect(timeShares([])).toEqual([])
})

test('the reason of an interval names the last status within it', () => {
  const deviation = {
    day: '20261120',
    shiftStart: 900,
    shiftEnd: 9000,
    cause: 'lateStart',
    begin: 900,
    end: 1800,
    isOpen: false,
  } as const
  const segments = [segment('leave', 0, 1000), segment('offline', 1000, 1800), segment('work', 1800, 2000)]
  expect(toDeviationReason(deviation, segments, 'UTC')).toMatchObject({
    seconds: 900,
    from: '00:15',
    until: '00:30',
    status: 'offline',
  })
  expect(toDeviationReason(deviation, [], 'UTC').status).toBeNull()
})
