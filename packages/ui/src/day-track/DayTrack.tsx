import { Button } from 'antd'
import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { TableToggle } from '../chart-frame/TableToggle.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import type { DayTrackProps } from './day-track-props.ts'
import { type DayTrackLane, type DayTrackStatus, type DayTrackStatuses, UNKNOWN_LOOK } from './lanes.ts'
import { inkOn, PATTERN_ALPHA } from './patterns.ts'
import { useTrackTexts } from './track-texts.ts'
import { moved, type TrackWindow, WHOLE_DAY, ZOOM_STEP, zoomed } from './track-window.ts'
import { TrackPlot } from './TrackPlot.tsx'
import { TrackTable } from './TrackTable.tsx'
import { usePrinting } from './use-printing.ts'
import { useTrackColours } from './use-track-colours.ts'
import { useTrackView } from './use-track-view.ts'
import { useTrackWords } from './use-track-words.ts'
import styles from './DayTrack.module.css'

/** More than in the drawing: a sample is small. */
const LEGEND_ALPHA = 0.45

/** px */
const HEIGHT = 480
const LABEL_WIDTH = 120
const END_WIDTH = 320

/** Shows people's activities in each of their days, from midnight to midnight of the tenant's zone. */
export function DayTrack(props: DayTrackProps) {
  const { title, lanes, statuses, zone, height = HEIGHT, at, hasLegend = true, tools } = props
  const { labelWidth = LABEL_WIDTH, endWidth = props.renderEnd === undefined ? 0 : END_WIDTH } = props
  const view = useTrackView({ lanes, height, at })
  const words = useTrackWords(statuses, zone)
  const [isTable, setTable] = useState(false)
  const id = useId()
  const columns: CSSProperties & Record<`--${string}`, string> = {
    '--track-label': `${labelWidth}px`,
    '--track-end': `${endWidth}px`,
  }
  const hasUnknown = view.packed.statuses.some((status) => statuses[status] === undefined)
  return (
    <figure className="ui-shrinks" style={columns} aria-labelledby={id}>
      <figcaption className={styles['head']}>
        <span id={id} className="visually-hidden">
          {title}
        </span>
        {hasLegend ? <TrackLegend statuses={statuses} hasUnknown={hasUnknown} /> : <span />}
        <TrackTools
          lanes={lanes}
          window={view.window}
          onWindow={view.setWindow}
          isTable={isTable}
          onTable={setTable}
        >
          {tools}
        </TrackTools>
      </figcaption>
      {isTable ? (
        <TrackTable title={title} lanes={lanes} packed={view.packed} words={words} zone={zone} />
      ) : (
        <TrackPlot {...props} view={view} words={words} />
      )}
    </figure>
  )
}

/** Every status with its colour and pattern (MON-073). */
function TrackLegend({ statuses, hasUnknown }: { statuses: DayTrackStatuses; hasUnknown: boolean }) {
  const texts = useTrackTexts()
  const colours = useTrackColours()
  const alpha = usePrinting() ? PATTERN_ALPHA.paper : LEGEND_ALPHA
  const unknown: DayTrackStatus = { name: texts.unknown, ...UNKNOWN_LOOK }
  return (
    <ul className={styles['legend']} aria-label={texts.legend}>
      {[...Object.entries(statuses), ...(hasUnknown ? [['', unknown] as const] : [])].map(
        ([key, { name, colour, pattern }]) => (
          <li key={key}>
            <span
              className={`${styles['swatch'] ?? ''} ${styles['patterned'] ?? ''}`}
              data-pattern={pattern}
              style={toSwatchStyle(colours[colour], inkOn(colours[colour], alpha))}
              aria-hidden="true"
            />
            {name}
          </li>
        ),
      )}
    </ul>
  )
}

function toSwatchStyle(backgroundColor: string, ink: string): CSSProperties & Record<`--${string}`, string> {
  return { backgroundColor, '--ink': ink }
}

type TrackToolsProps = {
  lanes: readonly DayTrackLane[]
  window: TrackWindow
  onWindow: (window: TrackWindow) => void
  isTable: boolean
  onTable: (isTable: boolean) => void
  children: ReactNode
}

/** Tools for the part of the day in sight, and for the table. */
function TrackTools({ lanes, window, onWindow, isTable, onTable, children }: TrackToolsProps) {
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
      <TableToggle isTable={isTable} onChange={onTable} />
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
