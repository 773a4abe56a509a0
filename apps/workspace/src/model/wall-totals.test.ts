import { expect, test } from 'vitest'
import { SAMPLE_NOW, sampleSeat } from '../testing/sample-seat.ts'
import { wallTotals } from './wall-totals.ts'

test('without figures there are none, and without calls no rate', () => {
  expect(wallTotals([sampleSeat(1)], SAMPLE_NOW).figures).toBeNull()
  const businessStatus = [
    { key: 'callCnt', name: 'Calls', value: 0, warnIndicators: null },
    { key: 'talkCnt', name: 'Valid calls', value: 0, warnIndicators: null },
  ] as const
  expect(wallTotals([sampleSeat(1, { businessStatus })], SAMPLE_NOW).figures).toEqual({
    callCnt: 0,
    talkCnt: 0,
    talkRate: null,
    talkTime: 0,
    avgTalkTime: null,
    foulCnt: 0,
  })
})
