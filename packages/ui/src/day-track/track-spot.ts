import type { DayTrackLane } from './lanes.ts'
import { getSegmentRange, segmentAt, segmentNear, type PackedLanes } from './packed-lanes.ts'

/** Position of a pointer or the keys: a lane, and a segment of it by its position; null in a lane without any. */
export type Spot = { lane: number; position: number | null }

export type Lanes = { lanes: readonly DayTrackLane[]; packed: PackedLanes }

/** The spot of a moment: the first lane whose day has it, and what is there or nearest; null where no lane has it. */
export function spotAt({ lanes, packed }: Lanes, at: number): Spot | null {
  const lane = lanes.findIndex(({ begin, end }) => at >= begin && at < end)
  const seconds = at - (lanes[lane]?.begin ?? 0)
  return lane === -1
    ? null
    : { lane, position: segmentAt(packed, lane, seconds) ?? segmentNear(packed, lane, seconds) }
}

/** Lanes that Page Up and Page Down go. */
const PAGE_LANES = 10

/** The spot that a key goes to from another; null for a key that goes nowhere. */
export function nextSpot(all: Lanes, spot: Spot | null, key: string): Spot | null {
  const { lanes, packed } = all
  const lane = Math.min(spot?.lane ?? 0, lanes.length - 1)
  const [first, end] = getSegmentRange(packed, lane)
  const position = spot?.position ?? null
  const within = (next: number): Spot => ({
    lane,
    position: first === end ? null : Math.min(Math.max(next, first), end - 1),
  })
  switch (key) {
    case 'ArrowRight':
      return within(position === null ? first : position + 1)
    case 'ArrowLeft':
      return within(position === null ? end - 1 : position - 1)
    case 'Home':
      return within(first)
    case 'End':
      return within(end - 1)
    case 'ArrowDown':
      return inLane(all, spot, spot === null ? lane : lane + 1)
    case 'ArrowUp':
      return inLane(all, spot, lane - 1)
    case 'PageDown':
      return inLane(all, spot, lane + PAGE_LANES)
    case 'PageUp':
      return inLane(all, spot, lane - PAGE_LANES)
    default:
      return null
  }
}

/** The same time of the day in another lane. */
function inLane({ lanes, packed }: Lanes, spot: Spot | null, target: number): Spot {
  const lane = Math.min(Math.max(target, 0), lanes.length - 1)
  const { position = null } = spot ?? {}
  if (position === null) return { lane, position: segmentNear(packed, lane, 0) }
  const middle = ((packed.begins[position] ?? 0) + (packed.ends[position] ?? 0)) / 2
  return { lane, position: segmentNear(packed, lane, middle) }
}
