import { Button } from 'antd'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/IconButton.tsx'
import type { DayTrackLane } from './lanes.ts'
import { useTrackTexts } from './track-texts.ts'
import { moved, WHOLE_DAY, ZOOM_STEP, zoomed, type TrackWindow } from './track-window.ts'
import styles from './DayTrack.module.css'

type TrackToolsProps = {
  lanes: readonly DayTrackLane[]
  window: TrackWindow
  onWindow: (window: TrackWindow) => void
  isTable: boolean
  onTable: (isTable: boolean) => void
  children: ReactNode
}

/** Which part of the day is in sight, and the table. */
export function TrackTools({ lanes, window, onWindow, isTable, onTable, children }: TrackToolsProps) {
  const texts = useTrackTexts()
  const shift = shiftWindow(lanes)
  const middle = (window.from + window.to) / 2
  const isWhole = window.to - window.from >= 1
  return (
    <span className={styles['tools']}>
      {!isTable && (
        <span role="group" aria-label={texts.zoom} className={styles['zoom']}>
          <IconButton
            icon="minus"
            size="small"
            label={texts.zoomOut}
            disabled={isWhole}
            onClick={() => onWindow(zoomed(window, 1 / ZOOM_STEP, middle))}
          />
          <Button
            size="small"
            aria-pressed={isWhole}
            {...(isWhole && { color: 'primary', variant: 'filled' })}
            onClick={() => onWindow(WHOLE_DAY)}
          >
            {texts.wholeDay}
          </Button>
          {shift !== null && (
            <Button size="small" onClick={() => onWindow(shift)}>
              {texts.shift}
            </Button>
          )}
          <IconButton
            icon="plus"
            size="small"
            label={texts.zoomIn}
            onClick={() => onWindow(zoomed(window, ZOOM_STEP, middle))}
          />
        </span>
      )}
      {children}
      <Button size="small" aria-pressed={isTable} onClick={() => onTable(!isTable)}>
        {texts.asTable}
      </Button>
    </span>
  )
}

/** Half an hour before the first schedule of any lane to half an hour after the last; null without any. */
function shiftWindow(lanes: readonly DayTrackLane[]): TrackWindow | null {
  const ROOM = 1 / 48
  let from = 1
  let to = 0
  for (const { begin, end, planned = [] } of lanes) {
    for (const plan of planned) {
      from = Math.min(from, (plan.begin - begin) / (end - begin))
      to = Math.max(to, (plan.end - begin) / (end - begin))
    }
  }
  return to > from ? moved({ from: from - ROOM, to: to + ROOM }, 0) : null
}
