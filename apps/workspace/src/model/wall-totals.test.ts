import { expect, test } from 'vitest'
import { SAMPLE_NOW, sampleSeat } from '../testing/sample-seat.ts'
import { wallTotals } from './wall-totals.ts'

test('without figures there are none, and without calls no rate', () => {
  expect(wallTotals([sampleSeat(1)], SAMPLE_NOW).figures).toBeNull()
  const businessStatus = [
    { key: 'callCnt', name: 'Outbound calls', value: 0, warnIndicators: null },
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

test('a rate of several seats is the quotient of their sums, and none where one seat lacks its sums', () => {
  const withRate = (id: number, sums: { part?: number; whole?: number }) =>
    sampleSeat(id, {
      businessStatus: [{ key: 'talkRate', name: 'Valid rate', value: 100, warnIndicators: null, ...sums }],
    })
  const known = [withRate(1, { part: 1, whole: 1 }), withRate(2, { part: 8, whole: 25 })]
  expect(wallTotals(known, SAMPLE_NOW).figures?.talkRate?.toFixed(2)).toBe('34.62')
  expect(wallTotals([...known, withRate(3, {})], SAMPLE_NOW).figures?.talkRate).toBeNull()
})
