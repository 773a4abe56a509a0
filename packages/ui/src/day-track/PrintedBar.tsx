import type { CSSProperties, ReactNode } from 'react'
import type { DayTrackLane } from './lanes.ts'
import { inkOn, PATTERN_ALPHA, type TrackPattern } from './patterns.ts'
import { percentIn, type TrackWindow } from './track-window.ts'
import styles from './DayTrack.module.css'

/** A time, or a moment where both ends are one, of what is in sight of a lane. */
type InSight = { lane: DayTrackLane; window: TrackWindow; begin: number; end: number }

/** In percent of what is in sight; null where none of it is. */
export function partInSight({ lane, window, begin, end }: InSight): { left: number; width: number } | null {
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
  /** Of the pattern; without it what shows on the ground. */
  ink?: string
  isFramed?: boolean
  label?: string
  /** Shown where it fits. */
  children?: ReactNode
}

export function PrintedBar(props: PrintedBarProps) {
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
