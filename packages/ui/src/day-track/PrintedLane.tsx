import type { CSSProperties, ReactNode } from 'react'
import { ALERT_SIZE, CORRECTION_SIZE, GAP_STRIP, type LaneMetrics } from './lane-metrics.ts'
import { type DayTrackLane, type DayTrackMark, type DayTrackStatuses, UNKNOWN_LOOK } from './lanes.ts'
import { firstEndingAfter, getSegmentRange, unpackSegment } from './packed-lanes.ts'
import { inkOn, PATTERN_ALPHA, type TrackPattern } from './patterns.ts'
import type { Tick } from './ruler-ticks.ts'
import { percentIn, type TrackWindow } from './track-window.ts'
import { useTrackColours } from './use-track-colours.ts'
import type { TrackView } from './use-track-view.ts'
import type { TrackWords } from './use-track-words.ts'
import styles from './DayTrack.module.css'

type PrintedLaneProps = {
  lane: DayTrackLane
  /** Index of the lane in what is packed. */
  index: number
  metrics: LaneMetrics
  statuses: DayTrackStatuses
  hoursOf: (lane: DayTrackLane) => readonly Tick[]
  now?: number | undefined
  view: TrackView
  words: TrackWords
}

/** One lane on paper, with what the canvas draws of it in the same order. */
export function PrintedLane(props: PrintedLaneProps) {
  const { lane, metrics, hoursOf, now, view } = props
  const { plan, bar } = metrics
  const colours = useTrackColours()
  const drawn = { lane, window: view.window }
  const strip = { top: bar.top + bar.height - GAP_STRIP, height: GAP_STRIP }
  return (
    <div className="ui-full-height ui-relative ui-overflow-hidden">
      <PrintedBar {...drawn} begin={lane.begin} end={lane.end} box={bar} ground={colours.sunken} />
      <PrintedHours {...drawn} hours={hoursOf(lane)} box={bar} />
      {(lane.planned ?? []).map(({ begin, end, text }) => (
        <PrintedBar key={begin} {...drawn} {...{ begin, end }} box={plan} ground={colours.surface} isFramed>
          {text}
        </PrintedBar>
      ))}
      <PrintedGaps {...drawn} box={bar} />
      <PrintedSegments {...props} />
      <PrintedGaps {...drawn} box={strip} />
      {(lane.marks ?? []).map((mark) => (
        <PrintedMark key={`${mark.kind} ${mark.at}`} {...drawn} {...{ mark, metrics }} />
      ))}
      {now !== undefined && now >= lane.begin && now < lane.end && (
        <PrintedBar
          {...drawn}
          begin={now}
          end={now}
          box={{ top: 0, height: metrics.height }}
          ground={colours.text}
        />
      )}
    </div>
  )
}

type InLane = { lane: DayTrackLane; window: TrackView['window'] }

function PrintedHours({
  hours,
  box,
  ...drawn
}: InLane & { hours: readonly Tick[]; box: LaneMetrics['bar'] }) {
  const { line } = useTrackColours()
  const lefts = hours.flatMap(({ at }) => partInSight({ ...drawn, begin: at, end: at })?.left ?? [])
  return (
    <svg
      className={`ui-full-width ${styles['printedHours']}`}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      style={box}
      stroke={line}
    >
      <path d={lefts.map((left) => `M${left} 0V1`).join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

function PrintedGaps({ box, ...drawn }: InLane & { box: LaneMetrics['bar'] }) {
  const { surface, warn } = useTrackColours()
  return drawn.lane.gaps?.map(({ begin, end }) => (
    <PrintedBar key={begin} {...{ ...drawn, begin, end, box }} pattern="rising" ground={surface} ink={warn} />
  ))
}

function PrintedSegments({ lane, index, metrics, statuses, view, words }: PrintedLaneProps) {
  const { packed, window } = view
  const colours = useTrackColours()
  const first = firstEndingAfter(packed, index, window.from * (lane.end - lane.begin))
  const [, last] = getSegmentRange(packed, index)
  return Array.from({ length: last - first }, (_none, offset) => {
    const segment = unpackSegment(packed, lane, first + offset)
    const { colour, pattern } = statuses[segment.status] ?? UNKNOWN_LOOK
    const { name, time } = words.ofSegment(segment, lane)
    return (
      <PrintedBar
        key={segment.begin}
        {...{ lane, window, pattern }}
        begin={segment.begin}
        end={segment.end}
        box={metrics.bar}
        ground={colours[colour]}
        label={`${name} ${time}`}
      >
        {name}
      </PrintedBar>
    )
  })
}

type PrintedMarkProps = InLane & { mark: DayTrackMark; metrics: LaneMetrics }

/** A triangle above the bar for an alert, a diamond at its lower edge for a correction. */
function PrintedMark({ lane, window, mark: { at, kind, text }, metrics: { bar } }: PrintedMarkProps) {
  const colours = useTrackColours()
  const part = partInSight({ lane, window, begin: at, end: at })
  if (part === null) return null
  const isAlert = kind === 'alert'
  const size = isAlert ? ALERT_SIZE : CORRECTION_SIZE
  const top = isAlert ? bar.top - 1 : bar.top + bar.height
  return (
    <svg
      className={styles['printedMark']}
      role="img"
      aria-label={text}
      viewBox="-1 -1 2 2"
      width={2 * size}
      height={2 * size}
      style={{ left: `${part.left}%`, top: top - size, marginInlineStart: -size }}
      fill={isAlert ? colours.error : colours.info}
    >
      <path d={isAlert ? 'M-1-1 1-1 0 1z' : 'M-1 0 0-1 1 0 0 1z'} />
    </svg>
  )
}

/** A period of a lane, or a moment if both ends are equal, with the part of the day in sight. */
type InSight = { lane: DayTrackLane; window: TrackWindow; begin: number; end: number }

/** The position and width in percent of the part in sight; null if nothing of the period is in sight. */
function partInSight({ lane, window, begin, end }: InSight): { left: number; width: number } | null {
  const length = lane.end - lane.begin
  const part = percentIn(window, (begin - lane.begin) / length, (end - lane.begin) / length)
  const left = Math.max(part.left, 0)
  const width = Math.min(part.left + part.width, 100) - left
  return width < 0 ? null : { left, width }
}

type PrintedBarProps = InSight & {
  /** px in the lane. */
  box: { top: number; height: number }
  ground: string
  pattern?: TrackPattern
  /** Colour of the pattern; without it one that shows on the ground. */
  ink?: string
  isFramed?: boolean
  label?: string
  /** Shown where it fits. */
  children?: ReactNode
}

function PrintedBar(props: PrintedBarProps) {
  const { lane, window, begin, end, box, ground, pattern, isFramed, label, children } = props
  const part = partInSight({ lane, window, begin, end })
  if (part === null) return null
  const look: CSSProperties & Record<`--${string}`, string> = {
    ...box,
    left: `${part.left}%`,
    '--part': `${part.width}%`,
    '--ink': props.ink ?? inkOn(ground, PATTERN_ALPHA.paper),
    backgroundColor: ground,
    color: inkOn(ground, 1),
  }
  return (
    <div
      className={`${styles['printedBar'] ?? ''} ${styles['patterned'] ?? ''}`}
      data-pattern={pattern}
      data-framed={isFramed}
      style={look}
      {...(label !== undefined && { role: 'img', 'aria-label': label })}
    >
      {children !== undefined && <span style={{ backgroundColor: ground }}>{children}</span>}
    </div>
  )
}
