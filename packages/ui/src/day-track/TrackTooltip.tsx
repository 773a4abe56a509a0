import { percentIn, type TrackWindow } from './track-window.ts'
import type { SegmentWords } from './use-track-words.ts'
import styles from './DayTrack.module.css'

type TrackTooltipProps = {
  words: SegmentWords
  /** In fractions of the day. */
  begin: number
  end: number
  window: TrackWindow
  /** px below the top of the drawing. */
  top: number
}

/** Status, times and length of a segment, and what happened within it (MON-082). */
export function TrackTooltip({ words, begin, end, window, top }: TrackTooltipProps) {
  const { left, width } = percentIn(window, Math.max(begin, window.from), Math.min(end, window.to))
  return (
    <div className={styles['columns']} data-layer="tooltip">
      <div className={styles['tooltipPlot']}>
        <div
          role="tooltip"
          className={styles['tooltip']}
          style={{ left: `clamp(60px, ${left + width / 2}%, calc(100% - 60px))`, top }}
        >
          <div>
            <strong>{words.name}</strong> {words.time}
          </div>
          {words.notes.map((note) => (
            <div key={note} className="ui-muted">
              {note}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
