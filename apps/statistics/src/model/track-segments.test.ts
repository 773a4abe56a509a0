import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  getDayBounds,
  toPercentSpan,
  toTrackSegments,
  segmentsOfDay,
  type ReceivedEvent,
  type TrackSegment,
} from './track-segments.ts'

const ZONE = 'Asia/Shanghai'
const DAY = '2026-11-20'
const { begin: BEGIN, end: END } = getDayBounds(DAY, ZONE)
const HOUR = 3600
/** Long after the day. */
const LATER = END + 30 * 86_400

const at = (hours: number) => BEGIN + hours * HOUR
const event = (evtType: number, hours: number, subEvt?: string): ReceivedEvent => ({
  evtType,
  evtAt: at(hours),
  ...(subEvt === undefined ? {} : { subEvt }),
})
const build = (events: readonly ReceivedEvent[], now = LATER) =>
  toTrackSegments(events, { range: [DAY, DAY], zone: ZONE, now })
const short = ({ status, subStatus, begin, end }: TrackSegment) =>
  [subStatus === '' ? status : subStatus, (begin - BEGIN) / HOUR, (end - BEGIN) / HOUR] as const

describe('segments', () => {
  test('have the status that their event starts, with its kind [MON-065, MON-066, MON-068, MON-069, MON-070, MON-071, MON-072]', () => {
    const events = [
      event(1, 1),
      event(4, 2, 'meeting'),
      event(5, 3, 'lunchBreak'),
      event(7, 4, 'downtime'),
      event(3, 5),
      event(0, 6),
      event(6, 7),
    ]
    expect(build(events).map(short)).toEqual([
      ['online', 1, 2],
      ['meeting', 2, 3],
      ['lunchBreak', 3, 4],
      ['downtime', 4, 5],
      ['leave', 5, 6],
      ['offline', 6, 7],
      ['online', 7, 24],
    ])
  })

  test('are neither started nor ended by heartbeats and by events that nobody knows [MON-067]', () => {
    expect(build([event(2, 1), event(99, 2), event(7, 3), event(2, 4), event(-1, 5)]).map(short)).toEqual([
      ['idle', 3, 24],
    ])
  })

  test('go on through an event of the same status, and end with another kind of it [MON-074, MON-075]', () => {
    const events = [event(1, 1), event(1, 2), event(6, 3), event(4, 4), event(4, 5, 'meeting')]
    expect(build(events).map(short)).toEqual([
      ['online', 1, 4],
      ['work', 4, 5],
      ['meeting', 5, 24],
    ])
  })

  test('that are open end now where the range has today, else with the day of their event [MON-076, MON-077]', () => {
    expect(build([event(7, 9)], at(14)).map(short)).toEqual([['idle', 9, 14]])
    expect(build([event(7, 9)]).map(short)).toEqual([['idle', 9, 24]])
    expect(build([event(7, -3)], LATER).map(short)).toEqual([['idle', -3, 0]])
  })

  test('are built of events in the order of time, and never lie in the future [MON-081]', () => {
    expect(build([event(0, 12), event(7, 15), event(1, 9)], at(14)).map(short)).toEqual([
      ['online', 9, 12],
      ['offline', 12, 14],
    ])
  })

  test('have the last of several events of one second', () => {
    expect(build([event(1, 9), event(7, 9), event(4, 9), event(0, 10)]).map(short)).toEqual([
      ['work', 9, 10],
      ['offline', 10, 24],
    ])
  })

  test('over midnight are one for each day [MON-078]', () => {
    const whole = toTrackSegments([event(4, 23), event(0, 26)], {
      range: [DAY, '2026-11-21'],
      zone: ZONE,
      now: LATER,
    })
    const next = getDayBounds('2026-11-21', ZONE)
    expect(segmentsOfDay(whole, { begin: BEGIN, end: END }).map(short)).toEqual([['work', 23, 24]])
    expect(segmentsOfDay(whole, next).map(short)).toEqual([
      ['work', 24, 26],
      ['offline', 26, 48],
    ])
  })

  test('are as wide as their part of the day, also of one with 23 or 25 hours [MON-079, MON-080]', () => {
    const day = { begin: BEGIN, end: END }
    expect(toPercentSpan({ begin: at(6), end: at(12) }, day)).toEqual({ left: 25, width: 25 })
    const spring = getDayBounds('2026-03-29', 'Europe/Berlin')
    const autumn = getDayBounds('2026-10-25', 'Europe/Berlin')
    expect([spring, autumn].map(({ begin, end }) => (end - begin) / HOUR)).toEqual([23, 25])
    expect(toPercentSpan({ begin: autumn.begin, end: autumn.begin + 5 * HOUR }, autumn)).toEqual({
      left: 0,
      width: 20,
    })
    expect(toPercentSpan(spring, spring)).toEqual({ left: 0, width: 100 })
  })
})

const anEvent = fc.record({
  evtType: fc.integer({ min: -1, max: 9 }),
  evtAt: fc.integer({ min: BEGIN - 86_400, max: END + 86_400 }),
  subEvt: fc.constantFrom(undefined, 'meeting', 'lunchBreak', 'idle', 'never heard of'),
})

test('whatever comes, the segments of a day are in order and apart, within it, and never more than all of it [MON-080, MON-081]', () => {
  const zones = fc.constantFrom('Asia/Shanghai', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu')
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 40 }), zones, fc.boolean(), (events, zone, isToday) => {
      const day = getDayBounds(DAY, zone)
      const now = isToday ? day.begin + 14 * HOUR : day.end + 86_400 * 3
      const whole = toTrackSegments(events, { range: [DAY, DAY], zone, now })
      const own = segmentsOfDay(whole, day)
      for (const [index, segment] of own.entries()) {
        expect(segment.begin).toBeGreaterThanOrEqual(Math.max(own[index - 1]?.end ?? 0, day.begin))
        expect(segment.end).toBeGreaterThan(segment.begin)
        expect(segment.end).toBeLessThanOrEqual(Math.min(day.end, now))
      }
      const width = own.reduce((sum, segment) => sum + toPercentSpan(segment, day).width, 0)
      expect(width).toBeLessThanOrEqual(100 + 1e-9)
      // At every moment it is the status of the last event before it that starts one.
      const known = new Set([0, 1, 3, 4, 5, 6, 7])
      for (const segment of own) {
        const last = events
          .filter(({ evtType, evtAt }) => known.has(evtType) && evtAt <= segment.begin)
          .toSorted((a, b) => a.evtAt - b.evtAt)
          .at(-1)
        expect(last).toBeDefined()
      }
    }),
    { numRuns: 200 },
  )
})
