import { memo, type ReactNode } from 'react'
import type { DayTrackLane } from './lanes.ts'
import styles from './DayTrack.module.css'

type TrackRowsProps = {
  lanes: readonly DayTrackLane[]
  first: number
  last: number
  /** px of a lane. */
  height: number
  renderLabel: ((lane: DayTrackLane) => ReactNode) | undefined
  renderEnd: ((lane: DayTrackLane) => ReactNode) | undefined
}

/** What is beside the lanes in sight. */
export const TrackRows = memo(function TrackRows(props: TrackRowsProps) {
  const { lanes, first, last, height, renderLabel, renderEnd } = props
  return lanes.slice(first, last).map((lane, index) => (
    <div
      key={lane.id}
      className={`${styles['columns'] ?? ''} ${styles['row'] ?? ''}`}
      style={{ top: (first + index) * height, height }}
    >
      <div className={styles['label']}>{renderLabel?.(lane) ?? lane.label}</div>
      <div className={styles['end']}>{renderEnd?.(lane)}</div>
    </div>
  ))
})
