import { ALERT_SIZE, CORRECTION_SIZE, GAP_STRIP, type LaneMetrics } from './lane-metrics.ts'
import { UNKNOWN_LOOK, type DayTrackLane, type DayTrackStatuses } from './lanes.ts'
import { firstEndingAfter, getSegmentRange, type PackedLanes } from './packed-lanes.ts'
import { createFill, inkOn, PATTERN_ALPHA, type TrackPattern } from './patterns.ts'
import type { Tick } from './ruler-ticks.ts'
import type { TrackWindow } from './track-window.ts'
import type { TrackColours } from './use-track-colours.ts'

/** Look of a status when drawn; made once for a theme. */
type Brush = { colour: string; fill: string | CanvasPattern; ink: string; name: string }

export type Painter = {
  context: CanvasRenderingContext2D
  /** Device pixels in one CSS px. */
  density: number
  colours: TrackColours
  brushes: readonly Brush[]
  unknown: Brush
  offPlan: string | CanvasPattern
}

/** px of text and the room that it needs beside. */
const FONT_SIZE = '11px'
const TEXT_ROOM = 10
/** Segments narrower than this touch each other. */
const GAP_FROM_WIDTH = 4

export function createPainter(
  context: CanvasRenderingContext2D,
  look: {
    colours: TrackColours
    statuses: DayTrackStatuses
    keys: readonly string[]
    unknownName: string
  },
): Painter {
  const { colours, statuses, keys, unknownName } = look
  const density = window.devicePixelRatio
  const createBrush = (colour: string, pattern: TrackPattern, name: string): Brush => ({
    colour,
    fill: createFill(context, { colour, pattern, ink: inkOn(colour, PATTERN_ALPHA.screen), density }),
    ink: inkOn(colour, 1),
    name,
  })
  const unknown = createBrush(colours[UNKNOWN_LOOK.colour], UNKNOWN_LOOK.pattern, unknownName)
  const brushes = keys.map((key) => {
    const status = statuses[key]
    return status === undefined ? unknown : createBrush(colours[status.colour], status.pattern, status.name)
  })
  const { surface, warn } = colours
  return {
    context,
    density,
    colours,
    brushes,
    unknown,
    offPlan: createFill(context, { colour: surface, pattern: 'rising', ink: warn, density }),
  }
}

export type Drawn = {
  packed: PackedLanes
  lanes: readonly DayTrackLane[]
  /** The first lane in sight and the one after the last. */
  from: number
  to: number
  window: TrackWindow
  metrics: LaneMetrics
  /** px */
  width: number
  height: number
  scrollTop: number
  now: number | undefined
  hoursOf: (lane: DayTrackLane) => readonly Tick[]
}

/** Draws the lanes in sight; the canvas is as large as what is in sight. */
export function drawLanes(painter: Painter, drawn: Drawn): void {
  const { context, density } = painter
  context.setTransform(density, 0, 0, density, 0, 0)
  context.clearRect(0, 0, drawn.width, drawn.height)
  // A canvas does not inherit the page's typeface.
  context.font = `${FONT_SIZE} ${getComputedStyle(document.body).fontFamily || 'sans-serif'}`
  context.textBaseline = 'middle'
  for (let index = drawn.from; index < drawn.to; index += 1) {
    const lane = drawn.lanes[index]
    if (lane === undefined) break
    const top = index * drawn.metrics.height - drawn.scrollTop
    const scale = drawn.width / ((drawn.window.to - drawn.window.from) * (lane.end - lane.begin))
    const left = drawn.window.from * (lane.end - lane.begin)
    const box: LaneBox = { top, x: (at) => (at - lane.begin - left) * scale, ...drawn.metrics }
    drawGround(painter, { lane, box, drawn })
    drawPlan(painter, { lane, box, drawn })
    drawGaps(painter, { lane, box, drawn }, 0)
    drawSegments(painter, { index, lane, box, drawn })
    drawGaps(painter, { lane, box, drawn }, GAP_STRIP)
    drawMarks(painter, { lane, box, drawn })
  }
}

type LaneBox = Pick<LaneMetrics, 'plan' | 'bar'> & { top: number; x: (unixSeconds: number) => number }
type Part = { lane: DayTrackLane; box: LaneBox; drawn: Drawn }

function drawGround({ context, colours }: Painter, { lane, box, drawn }: Part): void {
  const { top, x, plan, bar } = box
  context.fillStyle = colours.sunken
  context.fillRect(0, top + bar.top, drawn.width, bar.height)
  if (plan.height > 0) context.fillRect(0, top + plan.top, drawn.width, plan.height)
  context.fillStyle = colours.line
  for (const { at } of drawn.hoursOf(lane)) {
    context.fillRect(Math.round(x(at)), top + bar.top, 1, bar.height)
    if (plan.height > 0) context.fillRect(Math.round(x(at)), top + plan.top, 1, plan.height)
  }
}

function drawPlan({ context, colours }: Painter, { lane, box, drawn }: Part): void {
  const { top, x, plan } = box
  for (const { begin, end, text } of lane.planned ?? []) {
    const left = Math.round(x(begin))
    const width = Math.round(x(end)) - left
    if (left + width < 0 || left > drawn.width) continue
    context.fillStyle = colours.surface
    context.fillRect(left, top + plan.top, width, plan.height)
    context.strokeStyle = colours['text-3']
    context.strokeRect(left + 0.5, top + plan.top + 0.5, width - 1, plan.height - 1)
    const middle = { left, width, y: top + plan.top + plan.height / 2 }
    drawText(context, text, { ...middle, ink: colours['text-2'], ground: colours.surface })
  }
}

function drawSegments(painter: Painter, { index, lane, box, drawn }: Part & { index: number }): void {
  const { context } = painter
  const { packed, window } = drawn
  const { top, x, bar } = box
  const length = lane.end - lane.begin
  const [, last] = getSegmentRange(packed, index)
  const y = top + bar.top
  for (let at = firstEndingAfter(packed, index, window.from * length); at < last; at += 1) {
    const begin = packed.begins[at] ?? 0
    if (begin > window.to * length) break
    const left = x(lane.begin + begin)
    const full = x(lane.begin + (packed.ends[at] ?? 0)) - left
    const width = Math.max(full > GAP_FROM_WIDTH ? full - 1 : full, 1)
    const brush = painter.brushes[packed.statusOf[at] ?? -1] ?? painter.unknown
    context.fillStyle = brush.fill
    context.fillRect(left, y, width, bar.height)
    const middle = { left, width, y: y + bar.height / 2 }
    if (width > 2 * TEXT_ROOM)
      drawText(context, brush.name, { ...middle, ink: brush.ink, ground: brush.colour })
  }
}

/**
 * Draws the time that is not as planned: the whole bar where nothing is known, and a strip of so many px over the statuses.
 */
function drawGaps({ context, offPlan }: Painter, { lane, box, drawn }: Part, strip: number): void {
  const { top, x, bar } = box
  const height = strip === 0 ? bar.height : strip
  context.fillStyle = offPlan
  for (const { begin, end } of lane.gaps ?? []) {
    const width = Math.max(x(end) - x(begin), 1)
    if (x(begin) > drawn.width || x(begin) + width < 0) continue
    context.fillRect(x(begin), top + bar.top + bar.height - height, width, height)
  }
}

type TextBox = { left: number; width: number; y: number; ink: string; ground: string }

/** px */
const TEXT_HEIGHT = 14
const TEXT_PADDING = 2

/** In the middle of its box, on plain ground, and only where it fits. */
function drawText(context: CanvasRenderingContext2D, text: string, box: TextBox): void {
  const textWidth = measureTextWidth(context, text)
  if (textWidth + TEXT_ROOM > box.width) return
  const left = box.left + (box.width - textWidth) / 2
  context.fillStyle = box.ground
  context.fillRect(left - TEXT_PADDING, box.y - TEXT_HEIGHT / 2, textWidth + 2 * TEXT_PADDING, TEXT_HEIGHT)
  context.fillStyle = box.ink
  context.fillText(text, left, box.y)
}

const widths = new Map<string, number>()
const MAX_WIDTHS = 1000

/** Measuring a text takes longer than drawing it. */
function measureTextWidth(context: CanvasRenderingContext2D, text: string): number {
  const known = widths.get(text)
  if (known !== undefined) return known
  if (widths.size >= MAX_WIDTHS) widths.clear()
  const { width } = context.measureText(text)
  widths.set(text, width)
  return width
}

function drawMarks({ context, colours }: Painter, { lane, box, drawn }: Part): void {
  const { top, x, bar } = box
  for (const { at, kind } of lane.marks ?? []) {
    const isAlert = kind === 'alert'
    const size = isAlert ? ALERT_SIZE : CORRECTION_SIZE
    const y = isAlert ? top + bar.top - 1 : top + bar.top + bar.height
    context.beginPath()
    context.moveTo(x(at) - size, isAlert ? y - size : y)
    context.lineTo(x(at), isAlert ? y + size : y - size)
    context.lineTo(x(at) + size, isAlert ? y - size : y)
    if (!isAlert) context.lineTo(x(at), y + size)
    context.closePath()
    context.fillStyle = isAlert ? colours.error : colours.info
    context.strokeStyle = colours.surface
    context.fill()
    context.stroke()
  }
  const { now } = drawn
  if (now === undefined || now < lane.begin || now >= lane.end) return
  context.fillStyle = colours.text
  context.fillRect(Math.round(x(now)), top, 1.5, drawn.metrics.height)
}
