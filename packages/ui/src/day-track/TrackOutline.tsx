import type { LaneMetrics } from './lane-metrics.ts'
import { percentIn, type TrackWindow } from './track-window.ts'
import styles from './DayTrack.module.css'

type TrackOutlineProps = {
  /** In fractions of the day. */
  begin: number
  end: number
  window: TrackWindow
  metrics: LaneMetrics
  /** px, the top of the lane in the visible area. */
  top: number
  label: string
  kind: 'hovered' | 'walked'
}

/** Outlines a segment of the drawing: its edges are in percent of the part of the day in sight (MON-079, MON-080). */
export function TrackOutline({ begin, end, window, metrics, top, label, kind }: TrackOutlineProps) {
  const { left, width } = percentIn(window, begin, end)
  const { bar } = metrics
  return (
    <div
      className={styles['outline']}
      data-kind={kind}
      role="img"
      aria-label={label}
      style={{ left: `${left}%`, width: `${width}%`, top: top + bar.top, height: bar.height }}
    />
  )
}
