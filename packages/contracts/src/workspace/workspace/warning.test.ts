import { describe, expect, test } from 'vitest'
import { SEAT_STATUS } from './seat-status.ts'
import { type SeatFigure, warnedFigures } from './warning.ts'

/** 14:00 in Shanghai. */
const now = new Date('2026-11-20T06:00:00Z')
const seat = {
  status: SEAT_STATUS.calling,
  workTimes: [{ start: '09:00', end: '18:00' }],
  now,
  timezone: 'Asia/Shanghai',
}
const figure = (key: SeatFigure, value: number, warnIndicators: number | null) => ({
  key,
  value,
  warnIndicators,
})

describe('a seat is warned', () => {
  test.each<SeatFigure>(['callCnt', 'talkCnt', 'talkRate', 'talkTime', 'avgTalkTime'])(
    'when %s lies under its threshold, and not at it [WORK-037]',
    (key) => {
      expect(warnedFigures({ ...seat, figures: [figure(key, 29, 30)] })).toEqual([key])
      expect(warnedFigures({ ...seat, figures: [figure(key, 30, 30)] })).toEqual([])
      expect(warnedFigures({ ...seat, figures: [figure(key, 31, 30)] })).toEqual([])
    },
  )

  test('when its violations exceed their threshold, and not at it [WORK-038]', () => {
    expect(warnedFigures({ ...seat, figures: [figure('foulCnt', 4, 3)] })).toEqual(['foulCnt'])
    expect(warnedFigures({ ...seat, figures: [figure('foulCnt', 3, 3)] })).toEqual([])
    expect(warnedFigures({ ...seat, figures: [figure('foulCnt', 1, 0)] })).toEqual(['foulCnt'])
  })

  test('of every figure that is beyond its threshold, in their order', () => {
    const figures = [figure('callCnt', 1, 2), figure('talkCnt', 2, 2), figure('foulCnt', 9, 3)]
    expect(warnedFigures({ ...seat, figures })).toEqual(['callCnt', 'foulCnt'])
  })

  test('never without a threshold, nor by one of 0 below which nothing lies', () => {
    expect(
      warnedFigures({ ...seat, figures: [figure('callCnt', 0, null), figure('talkCnt', 0, 0)] }),
    ).toEqual([])
  })
})

test.each(['offline', 'unknown'] as const)('a seat that is %s is not warned', (status) => {
  const figures = [figure('callCnt', 1, 2)]
  expect(warnedFigures({ ...seat, figures, status: SEAT_STATUS[status] })).toEqual([])
})

test.each([
  ['08:59', '2026-11-20T00:59:59Z', []],
  ['09:00', '2026-11-20T01:00:00Z', ['callCnt']],
  ['17:59', '2026-11-20T09:59:59Z', ['callCnt']],
  ['18:00', '2026-11-20T10:00:00Z', []],
])('at %s of the zone, work time being 09:00–18:00', (_time, at, expected) => {
  expect(warnedFigures({ ...seat, figures: [figure('callCnt', 1, 2)], now: new Date(at) })).toEqual(expected)
})

test('without work times no seat is warned', () => {
  expect(warnedFigures({ ...seat, figures: [figure('callCnt', 1, 2)], workTimes: [] })).toEqual([])
})
