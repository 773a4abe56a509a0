import { useMemo } from 'react'
import { clockText } from './clock-text.ts'
import type { DayTrackLane } from './lanes.ts'
import { rulerTicks, type Tick } from './ruler-ticks.ts'
import { useTrackTexts } from './track-texts.ts'
import { percentIn, type TrackWindow } from './track-window.ts'
import styles from './DayTrack.module.css'

type TrackRulerProps = {
  /** The lane with the hours to show. */
  lane: DayTrackLane | undefined
  window: TrackWindow
  zone: string
  now: number | undefined
  /** px */
  width: number
}

/** px that a time needs, with room. */
const TICK_ROOM = 56
/** px between the present minute and the middle of a time. */
const NOW_ROOM = 40
const FEWEST_TICKS = 4
const MOST_TICKS = 12
/** Percent from an edge within which a text begins or ends at its tick instead of being centred on it. */
const EDGE = 3

/** The clock of the tenant's zone above the lanes, and the present moment. */
export function TrackRuler({ lane, window, zone, now, width }: TrackRulerProps) {
  const texts = useTrackTexts()
  const most = Math.min(MOST_TICKS, Math.max(FEWEST_TICKS, Math.floor(width / TICK_ROOM)))
  const ticks = useMemo(
    () => (lane === undefined ? [] : rulerTicks(lane, window, { zone, most })),
    [lane, window, zone, most],
  )
  if (lane === undefined) return <div className={styles['ruler']} />
  const toLeftPercent = (at: number) => {
    const fraction = (at - lane.begin) / (lane.end - lane.begin)
    return percentIn(window, fraction, fraction).left
  }
  const isNowHere = now !== undefined && now >= lane.begin && now < lane.end
  const nowLeft = isNowHere ? toLeftPercent(now) : -1
  // The present minute would hide a part of a time beside it. Before the first measurement nothing is near.
  const isApart = ({ at }: Tick) =>
    !isNowHere || Math.abs(toLeftPercent(at) - nowLeft) * width >= NOW_ROOM * 100 || width === 0
  return (
    <div className={styles['ruler']} aria-hidden="true">
      {ticks.filter(isApart).map(({ at, text }) => (
        <span key={at} data-edge={findNearEdge(toLeftPercent(at))} style={{ left: `${toLeftPercent(at)}%` }}>
          {text}
        </span>
      ))}
      {isNowHere && nowLeft >= 0 && nowLeft <= 100 && (
        <span
          className={styles['now']}
          data-edge={findNearEdge(nowLeft)}
          style={{ left: `${nowLeft}%` }}
          title={texts.now}
        >
          {clockText(now, lane, zone)}
        </span>
      )}
    </div>
  )
}

function findNearEdge(left: number): 'start' | 'end' | undefined {
  if (left < EDGE) return 'start'
  return left > 100 - EDGE ? 'end' : undefined
}
