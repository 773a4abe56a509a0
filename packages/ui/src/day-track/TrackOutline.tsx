import type { LaneMetrics } from './lane-metrics.ts'
import { percentIn, type TrackWindow } from './track-window.ts'
import styles from './DayTrack.module.css'

type TrackOutlineProps = {
  /** In fractions of the day. */
  begin: number
  end: number
  window: TrackWindow
  metrics: LaneMetrics
  /** px, of the lane in what is in sight. */
  top: number
  label: string
  kind: 'hovered' | 'walked'
}

/** Around a segment of the drawing: its edges in percent of what is in sight, which is the day's length (MON-079, MON-080). */
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
