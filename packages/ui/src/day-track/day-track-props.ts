import type { ReactNode } from 'react'
import type { DayTrackLane, DayTrackSegment, DayTrackStatuses } from './lanes.ts'

export type DayTrackProps = {
  /** Name of the whole drawing, for screen readers and above the table. */
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
  /** Renders the part before a lane, such as a link; without it the label. */
  renderLabel?: ((lane: DayTrackLane) => ReactNode) | undefined
  /** Renders the part behind a lane, such as figures, and the head above them. */
  renderEnd?: ((lane: DayTrackLane) => ReactNode) | undefined
  endHead?: ReactNode
  /** px of the two columns beside the lanes; without `renderEnd` there is no second one. */
  labelWidth?: number | undefined
  endWidth?: number | undefined
  hasLegend?: boolean
  /** Further tools beside the table's button. */
  tools?: ReactNode
}
