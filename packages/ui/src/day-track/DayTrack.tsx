import { useId, useState, type CSSProperties, type ReactNode } from 'react'
import type { DayTrackLane, DayTrackSegment, DayTrackStatuses } from './lanes.ts'
import { TrackLegend } from './TrackLegend.tsx'
import { TrackPlot } from './TrackPlot.tsx'
import { TrackTable } from './TrackTable.tsx'
import { TrackTools } from './TrackTools.tsx'
import { useTrackView } from './use-track-view.ts'
import { useTrackWords } from './use-track-words.ts'
import styles from './DayTrack.module.css'

export type DayTrackProps = {
  /** What the whole drawing is called, for screen readers and above the table. */
  title: string
  /** The same array as long as nothing in it changes. */
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
  /** A moment to go to, in unix seconds, in the first lane that has it. */
  at?: number | undefined
  /** What is before a lane, such as a link; without it the label. */
  renderLabel?: ((lane: DayTrackLane) => ReactNode) | undefined
  /** What is behind a lane, such as figures, and the head above them. */
  renderEnd?: ((lane: DayTrackLane) => ReactNode) | undefined
  endHead?: ReactNode
  /** px of the two columns beside the lanes; without `renderEnd` there is no second one. */
  labelWidth?: number | undefined
  endWidth?: number | undefined
  hasLegend?: boolean
  /** Further tools beside the table's button. */
  tools?: ReactNode
}

/** px */
const HEIGHT = 480
const LABEL_WIDTH = 120
const END_WIDTH = 320

/** What people did in each of their days, from midnight to midnight of the tenant's zone. */
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
    <figure className={styles['track']} style={columns} aria-labelledby={id}>
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
