import type { DayTrackLane } from './lanes.ts'
import { getSegmentRange, unpackSegment, type PackedLanes } from './packed-lanes.ts'

/** A row of the table: a status by its key, or something else by its text. */
export type TrackRow = {
  lane: DayTrackLane
  kind: 'segment' | 'planned' | 'gap' | 'alert' | 'correction'
  /** The key of the status, else the text. */
  what: string
  begin: number
  /** Null for a moment. */
  end: number | null
}

const countLaneRows = ({ planned = [], marks = [], gaps = [] }: DayTrackLane): number =>
  planned.length + marks.length + gaps.length

/** How many rows all lanes have, without making them. */
export function countRows(lanes: readonly DayTrackLane[], packed: PackedLanes): number {
  return lanes.reduce((sum, lane) => sum + countLaneRows(lane), packed.offsets[lanes.length] ?? 0)
}

/** So many rows from a position on, lane after lane and by time within one. Only their lanes are read. */
export function rowsFrom(
  { lanes, packed }: { lanes: readonly DayTrackLane[]; packed: PackedLanes },
  position: number,
  most: number,
): TrackRow[] {
  const rows: TrackRow[] = []
  let before = 0
  for (const [index, lane] of lanes.entries()) {
    const [from, to] = getSegmentRange(packed, index)
    const count = to - from + countLaneRows(lane)
    if (before + count > position) {
      const own = buildLaneRows(lane, packed, index)
      rows.push(...own.slice(Math.max(position - before, 0), position + most - before))
    }
    before += count
    if (before >= position + most) break
  }
  return rows
}

function buildLaneRows(lane: DayTrackLane, packed: PackedLanes, index: number): TrackRow[] {
  const [from, to] = getSegmentRange(packed, index)
  const segments = Array.from({ length: to - from }, (_none, at): TrackRow => {
    const { status, begin, end } = unpackSegment(packed, lane, from + at)
    return { lane, kind: 'segment', what: status, begin, end }
  })
  const { planned = [], marks = [], gaps = [] } = lane
  const rows: TrackRow[] = [
    ...planned.map(({ begin, end, text }): TrackRow => ({ lane, kind: 'planned', what: text, begin, end })),
    ...gaps.map(({ begin, end, text }): TrackRow => ({ lane, kind: 'gap', what: text, begin, end })),
    ...segments,
    ...marks.map(({ at, kind, text }): TrackRow => ({ lane, kind, what: text, begin: at, end: null })),
  ]
  return rows.toSorted((a, b) => a.begin - b.begin)
}
