import { useEffect, useMemo, useState } from 'react'
import { useIsMobile } from '../layout/use-is-mobile.ts'
import { laneMetrics } from './lane-metrics.ts'
import type { DayTrackLane } from './lanes.ts'
import { packLanes, segmentNear, unpackSegment, type PackedLanes } from './packed-lanes.ts'
import { spotAt, type Spot } from './track-spot.ts'
import { showing, WHOLE_DAY } from './track-window.ts'
import type { PlotPoint } from './use-track-pointer.ts'

type View = {
  lanes: readonly DayTrackLane[]
  /** px at most. */
  height: number
  at: number | undefined
}

/** px beside a segment that count as on it: many are no wider than one. */
const HIT_ROOM = 3

export type TrackView = ReturnType<typeof useTrackView>

/** The lanes and hours in sight, and the positions of pointer and keys. */
export function useTrackView({ lanes, height, at }: View) {
  const packed = useMemo(() => packLanes(lanes), [lanes])
  const isMobile = useIsMobile()
  const metrics = useMemo(() => laneMetrics(lanes, isMobile), [lanes, isMobile])
  const [window, setWindow] = useState(WHOLE_DAY)
  const [scrollTop, setScrollTop] = useState(0)
  const [hovered, setHovered] = useState<Spot | null>(null)
  const [walked, setSpot] = useState<Spot | null>(null)
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const viewHeight = Math.min(height, Math.max(lanes.length, 1) * metrics.height)

  const goTo = (next: Spot | null) => {
    setSpot(next)
    const part = findSegmentFractions({ lanes, packed }, next)
    if (part !== null) setWindow(showing(window, part.begin, part.end))
  }
  // The view goes to a moment once when the moment is set, or when the lanes that have it arrive; afterwards the keys are
  // free to move.
  const target = useMemo(() => (at === undefined ? null : spotAt({ lanes, packed }, at)), [at, lanes, packed])
  const [reached, setReached] = useState<number | undefined>()
  if (target !== null && reached !== at) {
    setReached(at)
    goTo(target)
  }
  const walkedLane = walked?.lane
  useEffect(() => {
    if (walkedLane !== undefined && scroller !== null)
      scrollToLane(scroller, walkedLane * metrics.height, metrics.height)
  }, [walkedLane, scroller, metrics.height])

  const findSpot = ({ fraction, y, width }: PlotPoint): Spot | null => {
    const index = Math.floor((y + scrollTop) / metrics.height)
    const share = window.from + fraction * (window.to - window.from)
    return spotNear({ lanes, packed }, index, { share, room: (HIT_ROOM / width) * (window.to - window.from) })
  }

  const first = Math.floor(scrollTop / metrics.height)
  const last = Math.min(Math.ceil((scrollTop + viewHeight) / metrics.height), lanes.length)
  return {
    packed,
    metrics,
    window,
    setWindow,
    setScroller,
    scrollTop,
    onScroll: () => setScrollTop(scroller?.scrollTop ?? 0),
    viewHeight,
    first: Math.min(first, last),
    last,
    hovered: present(hovered, { lanes, packed }),
    hover: (next: Spot | null) => setHovered((before) => (isSameSpot(before, next) ? before : next)),
    spot: present(walked, { lanes, packed }),
    goTo,
    spotOf: findSpot,
  }
}

type All = { lanes: readonly DayTrackLane[]; packed: PackedLanes }

/** The segment of a lane at, or within some room of, a fraction of its day. */
function spotNear(
  { lanes, packed }: All,
  index: number,
  { share, room }: { share: number; room: number },
): Spot | null {
  const lane = lanes[index]
  if (lane === undefined) return null
  const length = lane.end - lane.begin
  const position = segmentNear(packed, index, share * length)
  if (position === null) return null
  const before = (packed.begins[position] ?? 0) - share * length
  const after = share * length - (packed.ends[position] ?? 0)
  return Math.max(before, after) <= room * length ? { lane: index, position } : null
}

/** Replaces a spot that no longer exists since the lanes changed. */
function present(spot: Spot | null, { lanes, packed }: All): Spot | null {
  if (spot === null || spot.lane >= lanes.length) return null
  const { lane, position } = spot
  if (position === null) return spot
  const [from, to] = [packed.offsets[lane] ?? 0, packed.offsets[lane + 1] ?? 0]
  if (position >= from && position < to) return spot
  return from === to
    ? { lane, position: null }
    : { lane, position: Math.min(Math.max(position, from), to - 1) }
}

function isSameSpot(left: Spot | null, right: Spot | null): boolean {
  return left?.lane === right?.lane && left?.position === right?.position
}

/** The segment at a spot, and its lane; null where there is none. */
export function atSpot({ lanes, packed }: All, spot: Spot | null) {
  const lane = spot === null ? undefined : lanes[spot.lane]
  if (spot === null || lane === undefined || spot.position === null) return null
  return { lane, segment: unpackSegment(packed, lane, spot.position) }
}

/** Begin and end of the segment at a spot, in fractions of its day. */
export function findSegmentFractions(all: All, spot: Spot | null): { begin: number; end: number } | null {
  const found = atSpot(all, spot)
  if (found === null) return null
  const { lane, segment } = found
  const length = lane.end - lane.begin
  return { begin: (segment.begin - lane.begin) / length, end: (segment.end - lane.begin) / length }
}

function scrollToLane(scroller: HTMLElement, top: number, height: number): void {
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (top + height > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = top + height - scroller.clientHeight
}
