import type { ReactNode } from 'react'
import type { DayTrackLane, DayTrackSegment, DayTrackStatuses } from './lanes.ts'
import styles from './DayTrack.module.css'

export type DayTrackProps = {
  /** What the whole drawing is called, for screen readers and above the table. */
  title: string
  lanes: readonly DayTrackLane[]
  statuses: DayTrackStatuses
  /** The tenant's zone, whose clock the ruler shows. */
  zone: string
  /** The present moment in unix seconds, see `useMinute`; it is marked in the lanes of today. */
  now?: number | undefined
  /** px at most; more lanes are scrolled, and only those in sight are drawn. */
  height?: number | undefined
  /** Makes segments clickable (and chosen by Enter). Without it they do not look so. */
  onSelect?: ((lane: DayTrackLane, segment: DayTrackSegment) => void) | undefined
  /** A moment to go to at first, in unix seconds, in the first lane that has it. */
  at?: number | undefined
  /** What stands before a lane, such as a link; without it the label. */
  renderLabel?: ((lane: DayTrackLane) => ReactNode) | undefined
  /** What stands behind a lane, such as figures, and the head above them. */
  renderEnd?: ((lane: DayTrackLane) => ReactNode) | undefined
  endHead?: ReactNode
  /** Further tools beside the table's button. */
  tools?: ReactNode
}

/** What people did in each of their days, from midnight to midnight of the tenant's zone. */
export function DayTrack({ title, lanes, statuses, onSelect, renderLabel, renderEnd }: DayTrackProps) {
  return (
    <figure className={styles['track']} aria-label={title}>
      {lanes.map((lane) => (
        <div key={lane.id} className={styles['lane']}>
          <span className={styles['label']}>{renderLabel?.(lane) ?? lane.label}</span>
          <div className={styles['plot']}>
            {lane.segments.map((segment) => (
              <button
                key={segment.begin}
                type="button"
                className={styles['segment']}
                aria-label={statuses[segment.status]?.name ?? segment.status}
                style={{
                  ...placeOf(segment, lane),
                  background: `var(--${statuses[segment.status]?.colour ?? 'line'})`,
                }}
                onClick={() => onSelect?.(lane, segment)}
              />
            ))}
          </div>
          {renderEnd?.(lane)}
        </div>
      ))}
    </figure>
  )
}

function placeOf({ begin, end }: DayTrackSegment, lane: DayTrackLane) {
  const percent = (seconds: number) => `${(100 * seconds) / (lane.end - lane.begin)}%`
  return { left: percent(begin - lane.begin), width: percent(end - begin) }
}
