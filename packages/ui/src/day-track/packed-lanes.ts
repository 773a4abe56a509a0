import type { DayTrackLane } from './lanes.ts'

/**
 * All segments of all lanes in three arrays, lane after lane and in order of time within one: hundreds of thousands take 9
 * bytes each, and the segment at a moment is found by binary search.
 */
export type PackedLanes = {
  /** Indexes at which the segments of the lanes begin; one more than there are lanes. */
  offsets: Uint32Array
  /** Seconds since the begin of the lane. */
  begins: Int32Array
  ends: Int32Array
  /** Positions in `statuses`. */
  statusOf: Uint8Array
  statuses: readonly string[]
}

/** Different statuses at most; further ones are drawn as unknown, which is the last. */
const MAX_STATUSES = 256

export function packLanes(lanes: readonly DayTrackLane[]): PackedLanes {
  const most = lanes.reduce((sum, { segments }) => sum + segments.length, 0)
  const offsets = new Uint32Array(lanes.length + 1)
  const begins = new Int32Array(most)
  const ends = new Int32Array(most)
  const statusOf = new Uint8Array(most)
  const positions = new Map<string, number>()
  let count = 0
  for (const [index, lane] of lanes.entries()) {
    const first = count
    for (const { status, begin, end } of inOrder(lane)) {
      const from = Math.max(begin, lane.begin) - lane.begin
      const to = Math.min(end, lane.end) - lane.begin
      // Also true if one of the two is NaN.
      if (!(to > from)) continue
      // A segment that begins later replaces it from then on.
      if (count > first && (ends[count - 1] ?? 0) > from) {
        ends[count - 1] = from
        if (from <= (begins[count - 1] ?? 0)) count -= 1
      }
      begins[count] = from
      ends[count] = to
      statusOf[count] = getStatusPosition(status, positions)
      count += 1
    }
    offsets[index + 1] = count
  }
  return { offsets, begins, ends, statusOf, statuses: [...positions.keys()] }
}

function inOrder({ segments }: DayTrackLane): DayTrackLane['segments'] {
  const isOrdered = segments.every(
    ({ begin }, index) => index === 0 || (segments[index - 1]?.begin ?? 0) <= begin,
  )
  return isOrdered ? segments : segments.toSorted((a, b) => a.begin - b.begin)
}

function getStatusPosition(status: string, positions: Map<string, number>): number {
  const known = positions.get(status)
  if (known !== undefined) return known
  const next = Math.min(positions.size, MAX_STATUSES - 1)
  if (next === positions.size) positions.set(status, next)
  return next
}

/** First and last position of a lane's segments, the last one not included. */
export function getSegmentRange({ offsets }: PackedLanes, lane: number): readonly [from: number, to: number] {
  return [offsets[lane] ?? 0, offsets[lane + 1] ?? 0]
}

/** The position of the first segment of a lane that ends after so many seconds; the lane's end where none does. */
export function firstEndingAfter(packed: PackedLanes, lane: number, seconds: number): number {
  let [from, to] = getSegmentRange(packed, lane)
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((packed.ends[middle] ?? 0) > seconds) to = middle
    else from = middle + 1
  }
  return from
}

/** The position of the segment of a lane at so many seconds; null where there is none. */
export function segmentAt(packed: PackedLanes, lane: number, seconds: number): number | null {
  const position = firstEndingAfter(packed, lane, seconds)
  const [, to] = getSegmentRange(packed, lane)
  return position < to && (packed.begins[position] ?? 0) <= seconds ? position : null
}

/** The segment of a lane nearest to so many seconds; null in a lane without any. */
export function segmentNear(packed: PackedLanes, lane: number, seconds: number): number | null {
  const [from, to] = getSegmentRange(packed, lane)
  if (from === to) return null
  const after = Math.min(firstEndingAfter(packed, lane, seconds), to - 1)
  const before = Math.max(after - 1, from)
  const distance = (position: number) =>
    Math.max((packed.begins[position] ?? 0) - seconds, seconds - (packed.ends[position] ?? 0), 0)
  return distance(before) < distance(after) ? before : after
}

/** A packed segment as it came, cut to its day. */
export function unpackSegment(packed: PackedLanes, lane: DayTrackLane, position: number) {
  return {
    status: packed.statuses[packed.statusOf[position] ?? -1] ?? '',
    begin: lane.begin + (packed.begins[position] ?? 0),
    end: lane.begin + (packed.ends[position] ?? 0),
  }
}
