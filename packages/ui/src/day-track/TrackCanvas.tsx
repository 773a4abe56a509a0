import { useLayoutEffect, useMemo, useState } from 'react'
import { createPainter, drawLanes, type Drawn } from './draw-lanes.ts'
import type { DayTrackLane, DayTrackStatuses } from './lanes.ts'
import { rulerTicks, type Tick } from './ruler-ticks.ts'
import { useTrackTexts } from './track-texts.ts'
import { WHOLE_DAY } from './track-window.ts'
import { usePrinting } from './use-printing.ts'
import { useTrackColours } from './use-track-colours.ts'
import styles from './DayTrack.module.css'

type TrackCanvasProps = Omit<Drawn, 'hoursOf'> & { statuses: DayTrackStatuses; zone: string }

/** Lines at every hour of the clock. */
const MOST_HOURS = 30

/** The drawing of the lanes in sight. What it shows is said elsewhere: in the outline, the table and to screen readers. */
export function TrackCanvas({ statuses, zone, ...drawn }: TrackCanvasProps) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const colours = useTrackColours()
  const isPrinted = usePrinting()
  const { unknown: unknownName } = useTrackTexts()
  const { packed, height } = drawn
  const keys = packed.statuses
  const painter = useMemo(() => {
    const context = canvas?.getContext('2d') ?? null
    return context === null
      ? null
      : createPainter(context, { colours, statuses, keys, unknownName, isPrinted })
  }, [canvas, colours, statuses, keys, unknownName, isPrinted])
  const hoursOf = useMemo(() => createHours(zone), [zone])

  useLayoutEffect(() => {
    // Nobody reports the width that it gets on paper.
    const width = isPrinted ? (canvas?.clientWidth ?? 0) : drawn.width
    if (canvas === null || painter === null || width === 0) return
    fitTo(canvas, { width, height, density: painter.density })
    drawLanes(painter, { ...drawn, width, hoursOf })
  })

  return (
    <canvas
      ref={setCanvas}
      className={styles['canvas']}
      style={{ width: '100%', height }}
      aria-hidden="true"
    />
  )
}

/** Setting its size empties a canvas, and takes longer than drawing. */
function fitTo(
  canvas: HTMLCanvasElement,
  { width, height, density }: { width: number; height: number; density: number },
): void {
  const [pixelsWide, pixelsHigh] = [Math.round(width * density), Math.round(height * density)]
  if (canvas.width !== pixelsWide) canvas.width = pixelsWide
  if (canvas.height !== pixelsHigh) canvas.height = pixelsHigh
}

/** Lanes of the same day share their hours. */
function createHours(zone: string): (lane: DayTrackLane) => readonly Tick[] {
  const known = new Map<number, readonly Tick[]>()
  return (lane) => {
    const found = known.get(lane.begin)
    if (found !== undefined) return found
    const made = rulerTicks(lane, WHOLE_DAY, { zone, most: MOST_HOURS })
    known.set(lane.begin, made)
    return made
  }
}
