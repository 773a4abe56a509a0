import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DayTrackLane } from './lanes.ts'
import { packLanes, getSegmentRange, segmentAt, segmentNear, unpackSegment } from './packed-lanes.ts'
import { nextSpot, spotAt } from './track-spot.ts'

const DAY = 86_400
const BEGIN = 1_700_000_000

const lane = (id: string, ...segments: [status: string, begin: number, end: number][]): DayTrackLane => ({
  id,
  label: id,
  begin: BEGIN,
  end: BEGIN + DAY,
  segments: segments.map(([status, begin, end]) => ({ status, begin: BEGIN + begin, end: BEGIN + end })),
})

function unpacked(lanes: readonly DayTrackLane[]) {
  const packed = packLanes(lanes)
  return lanes.map((one, index) => {
    const [from, to] = getSegmentRange(packed, index)
    return Array.from({ length: to - from }, (_none, at) => {
      const { status, begin, end } = unpackSegment(packed, one, from + at)
      return [status, begin - BEGIN, end - BEGIN]
    })
  })
}

describe('packed lanes', () => {
  test('have all segments in order, cut to the day', () => {
    expect(
      unpacked([lane('a', ['x', 50, 90], ['y', -40, 20]), lane('b'), lane('c', ['x', DAY - 5, DAY + 5])]),
    ).toEqual([
      [
        ['y', 0, 20],
        ['x', 50, 90],
      ],
      [],
      [['x', DAY - 5, DAY]],
    ])
  })

  test('end a segment where a later one begins, and leave out what has no length or no number', () => {
    const bad = lane('a', ['x', 10, 50], ['y', 30, 60], ['z', 30, 40], ['x', 80, 80], ['x', 90, Number.NaN])
    expect(unpacked([bad])).toEqual([
      [
        ['x', 10, 30],
        ['z', 30, 40],
      ],
    ])
  })

  test('find by halving what looking at each finds', () => {
    const parts = fc.array(fc.tuple(fc.nat({ max: 300 }), fc.nat({ max: 60 })), { maxLength: 12 })
    fc.assert(
      fc.property(parts, parts, (first, second) => {
        const lanes = [first, second].map((own, index) =>
          lane(
            String(index),
            ...own.map(([begin, length]): [string, number, number] => ['x', begin, begin + length]),
          ),
        )
        const packed = packLanes(lanes)
        for (const index of [0, 1]) {
          const [from, to] = getSegmentRange(packed, index)
          const own = Array.from({ length: to - from }, (_none, at) => from + at)
          for (let second = 0; second < 370; second += 7) {
            const found = own.find(
              (at) => (packed.begins[at] ?? 0) <= second && second < (packed.ends[at] ?? 0),
            )
            expect(segmentAt(packed, index, second)).toBe(found ?? null)
            const near = segmentNear(packed, index, second)
            expect(near === null).toBe(own.length === 0)
            expect(found ?? near).toBe(near)
          }
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('keys', () => {
  const lanes = [lane('a', ['x', 0, 10], ['y', 10, 20]), lane('b'), lane('c', ['x', 5, 8], ['y', 12, 30])]
  const all = { lanes, packed: packLanes(lanes) }

  test('walk the segments of a lane and stop at its ends', () => {
    const first = nextSpot(all, null, 'ArrowRight')
    expect(first).toEqual({ lane: 0, position: 0 })
    expect(nextSpot(all, first, 'ArrowLeft')).toEqual({ lane: 0, position: 0 })
    expect(nextSpot(all, first, 'ArrowRight')).toEqual({ lane: 0, position: 1 })
    expect(nextSpot(all, first, 'End')).toEqual({ lane: 0, position: 1 })
    expect(nextSpot(all, first, 'x')).toBeNull()
  })

  test('go to the same time of the next lane, also over one without segments', () => {
    const empty = nextSpot(all, { lane: 0, position: 1 }, 'ArrowDown')
    expect(empty).toEqual({ lane: 1, position: null })
    expect(nextSpot(all, empty, 'ArrowDown')).toEqual({ lane: 2, position: 2 })
    expect(nextSpot(all, { lane: 0, position: 1 }, 'PageDown')).toEqual({ lane: 2, position: 3 })
    expect(nextSpot(all, { lane: 2, position: 3 }, 'ArrowDown')?.lane).toBe(2)
  })

  test('are not needed for a moment of the address', () => {
    expect(spotAt(all, BEGIN + 12)).toEqual({ lane: 0, position: 1 })
    expect(spotAt(all, BEGIN + DAY)).toBeNull()
  })
})
