import { memo, type ReactNode, useCallback, useId, useState } from 'react'
import type { DayTrackProps } from './day-track-props.ts'
import type { DayTrackLane } from './lanes.ts'
import { PrintedLanes } from './PrintedLanes.tsx'
import type { Spot } from './track-spot.ts'
import { useTrackTexts } from './track-texts.ts'
import { TrackCanvas } from './TrackCanvas.tsx'
import { TrackOutline } from './TrackOutline.tsx'
import { TrackRuler } from './TrackRuler.tsx'
import { TrackTooltip } from './TrackTooltip.tsx'
import { usePrinting } from './use-printing.ts'
import { trackKeyDown } from './use-track-keys.ts'
import { useTrackPointer } from './use-track-pointer.ts'
import { atSpot, findSegmentFractions, type TrackView } from './use-track-view.ts'
import type { TrackWords } from './use-track-words.ts'
import styles from './DayTrack.module.css'

/** Labels and ends beside the lanes in sight. */
const TrackRows = memo(function TrackRows(props: TrackRowsProps) {
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

type TrackPlotProps = DayTrackProps & { view: TrackView; words: TrackWords }

/** The ruler, the lanes in sight, and the segments at the pointer and at the keys. */
export function TrackPlot(props: TrackPlotProps) {
  const { lanes, zone, now, view, renderLabel, renderEnd, endHead } = props
  const { window, metrics, setScroller, viewHeight, first, last } = view
  const { attach, width } = useBoxWidth()
  const isPrinted = usePrinting()
  const [isFocused, setFocused] = useState(false)
  const current = view.hovered ?? (isFocused ? view.spot : null)
  const rulerLane = lanes[isPrinted ? 0 : (current?.lane ?? view.spot?.lane ?? first)]
  return (
    <div className="ui-relative">
      <div className={`${styles['columns'] ?? ''} ${styles['rulerRow'] ?? ''}`}>
        <span />
        <TrackRuler lane={rulerLane} window={window} zone={zone} now={now} width={width} />
        <div className={styles['end']}>{endHead}</div>
      </div>
      {isPrinted && <PrintedLanes {...props} width={width} />}
      {/* Its lanes are reached by the keys of the drawing, which scrolls to them. */}
      <div
        ref={setScroller}
        className={styles['scroller']}
        hidden={isPrinted}
        style={{ maxHeight: viewHeight }}
        onScroll={view.onScroll}
      >
        <div className="ui-relative" style={{ height: lanes.length * metrics.height }}>
          <TrackRows
            {...{ lanes, renderLabel, renderEnd }}
            first={first}
            last={last}
            height={metrics.height}
          />
          <div
            className={`${styles['columns'] ?? ''} ${styles['view'] ?? ''}`}
            style={{ height: viewHeight }}
          >
            <span />
            <div ref={attach} className="ui-shrinks">
              <Surface {...props} current={current} onFocused={setFocused}>
                <TrackCanvas
                  {...{ lanes, zone, now, window, metrics, width }}
                  packed={view.packed}
                  statuses={props.statuses}
                  from={first}
                  to={last}
                  height={viewHeight}
                  scrollTop={view.scrollTop}
                />
              </Surface>
            </div>
            <span />
          </div>
        </div>
      </div>
      <Tooltip {...props} spot={isPrinted ? null : current} />
    </div>
  )
}

type SurfaceProps = TrackPlotProps & {
  current: Spot | null
  onFocused: (isFocused: boolean) => void
  children: ReactNode
}

/** Handles pointer and keys, and outlines the segments that they are at. */
function Surface(props: SurfaceProps) {
  const { title, lanes, view, onSelect, current, onFocused, children } = props
  const { packed, window, spot } = view
  const texts = useTrackTexts()
  const hint = useId()
  const all = { lanes, packed }
  const choose = (chosen: Spot | null) => {
    const found = atSpot(all, chosen)
    if (found !== null) onSelect?.(found.lane, found.segment)
  }
  const pointer = useTrackPointer({
    window,
    onWindow: view.setWindow,
    onPoint: (point) => view.hover(point === null ? null : view.spotOf(point)),
    onClick: (point) => {
      const chosen = view.spotOf(point)
      view.goTo(chosen)
      choose(chosen)
    },
  })
  const part = findSegmentFractions(all, spot)
  const keys = {
    tabIndex: 0,
    onKeyDown: trackKeyDown({
      ...all,
      spot,
      window,
      middle: part === null ? null : (part.begin + part.end) / 2,
      onGo: view.goTo,
      onWindow: view.setWindow,
      onChoose: onSelect === undefined ? undefined : () => choose(spot),
    }),
    onFocus: () => onFocused(true),
    onBlur: () => onFocused(false),
  }
  return (
    <div
      className={styles['plot']}
      role="application"
      aria-label={title}
      aria-describedby={hint}
      data-selectable={onSelect !== undefined && view.hovered !== null}
      data-moves={window.to - window.from < 1}
      {...keys}
      {...pointer}
    >
      {children}
      <Outline {...props} spot={spot} kind="walked" />
      {view.hovered !== null && <Outline {...props} spot={current} kind="hovered" />}
      <span id={hint} className="visually-hidden">
        {texts.keys} {onSelect !== undefined && texts.choose}
      </span>
      <span className="visually-hidden" role="status">
        <Said {...props} spot={spot} />
      </span>
    </div>
  )
}

type AtSpot = TrackPlotProps & { spot: Spot | null }

function Outline({ lanes, view, words, spot, kind }: AtSpot & { kind: 'hovered' | 'walked' }) {
  const all = { lanes, packed: view.packed }
  const part = findSegmentFractions(all, spot)
  const found = atSpot(all, spot)
  if (part === null || found === null || spot === null) return null
  const { name, time } = words.ofSegment(found.segment, found.lane)
  return (
    <TrackOutline
      {...part}
      window={view.window}
      metrics={view.metrics}
      top={spot.lane * view.metrics.height - view.scrollTop}
      label={`${found.lane.label}, ${name} ${time}`}
      kind={kind}
    />
  )
}

function Said({ lanes, view, words, spot }: AtSpot) {
  const texts = useTrackTexts()
  if (spot === null) return null
  const lane = lanes[spot.lane]
  const found = atSpot({ lanes, packed: view.packed }, spot)
  if (lane === undefined) return null
  if (found === null)
    return [lane.label, texts.empty, ...(lane.gaps ?? []).map(({ text }) => text)].join(', ')
  const { name, time, notes } = words.ofSegment(found.segment, lane)
  return [lane.label, `${name} ${time}`, ...notes].join(', ')
}

/** Below its lane. */
function Tooltip({ lanes, view, words, spot }: AtSpot) {
  const all = { lanes, packed: view.packed }
  const part = findSegmentFractions(all, spot)
  const found = atSpot(all, spot)
  if (part === null || found === null || spot === null) return null
  const { bar, height } = view.metrics
  return (
    <TrackTooltip
      {...part}
      words={words.ofSegment(found.segment, found.lane)}
      window={view.window}
      top={spot.lane * height - view.scrollTop + bar.top + bar.height}
    />
  )
}

/** The width of a box in px, updated whenever it changes; 0 before the first measurement. */
function useBoxWidth() {
  const [width, setWidth] = useState(0)
  const attach = useCallback((box: HTMLElement | null) => {
    if (box === null) return undefined
    const measure = () => setWidth(box.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { attach, width }
}

type TrackRowsProps = {
  lanes: readonly DayTrackLane[]
  first: number
  last: number
  /** px of a lane. */
  height: number
  renderLabel: ((lane: DayTrackLane) => ReactNode) | undefined
  renderEnd: ((lane: DayTrackLane) => ReactNode) | undefined
}
