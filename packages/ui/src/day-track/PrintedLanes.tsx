import { useMemo } from 'react'
import type { DayTrackProps } from './day-track-props.ts'
import { laneMetrics } from './lane-metrics.ts'
import { PrintedLane } from './PrintedLane.tsx'
import { createHours } from './ruler-ticks.ts'
import { TrackRuler } from './TrackRuler.tsx'
import type { TrackView } from './use-track-view.ts'
import type { TrackWords } from './use-track-words.ts'
import styles from './DayTrack.module.css'

/** Lanes on paper at most: enough for a month of two people, and for a week of a page of people. */
const MOST_PRINTED_LANES = 150

type PrintedLanesProps = DayTrackProps & {
  view: TrackView
  words: TrackWords
  /** px of the lanes on the screen. */
  width: number
}

/**
 * The lanes in boxes instead of a canvas, since nobody reports the width of paper: edges in percent agree with the ruler
 * at any width, and no lane is cut in two by the end of a sheet. A day of another length than the one above has its own ruler.
 */
export function PrintedLanes({ lanes, zone, renderLabel, renderEnd, width, ...drawn }: PrintedLanesProps) {
  const hoursOf = useMemo(() => createHours(zone), [zone])
  // Paper has room for the columns of a wide screen, whatever it is printed from.
  const metrics = laneMetrics(lanes, false)
  const getLaneLength = (index: number) => (lanes[index]?.end ?? 0) - (lanes[index]?.begin ?? 0)
  return lanes.slice(0, MOST_PRINTED_LANES).map((lane, index) => (
    <div key={lane.id} className={styles['printedRow']}>
      {index > 0 && getLaneLength(index) !== getLaneLength(index - 1) && (
        <div className={`${styles['columns'] ?? ''} ${styles['rulerRow'] ?? ''}`}>
          <span />
          <TrackRuler {...{ lane, zone, width }} window={drawn.view.window} now={undefined} />
        </div>
      )}
      <div className={styles['columns']} style={{ height: metrics.height, alignItems: 'center' }}>
        <div className={styles['label']}>{renderLabel?.(lane) ?? lane.label}</div>
        <PrintedLane {...drawn} {...{ lane, index, metrics, hoursOf }} />
        <div className={styles['end']}>{renderEnd?.(lane)}</div>
      </div>
    </div>
  ))
}
