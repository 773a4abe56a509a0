import { useLayoutEffect, useMemo, useState } from 'react'
import { createPainter, drawLanes, type Drawn } from './draw-lanes.ts'
import type { DayTrackStatuses } from './lanes.ts'
import { createHours } from './ruler-ticks.ts'
import { useTrackTexts } from './track-texts.ts'
import { useTrackColours } from './use-track-colours.ts'

type TrackCanvasProps = Omit<Drawn, 'hoursOf'> & { statuses: DayTrackStatuses; zone: string }

/** The drawing of the lanes in sight. What it shows is said elsewhere: in the outline, the table and to screen readers. */
export function TrackCanvas({ statuses, zone, ...drawn }: TrackCanvasProps) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const colours = useTrackColours()
  const { unknown: unknownName } = useTrackTexts()
  const { packed, height } = drawn
  const keys = packed.statuses
  const painter = useMemo(() => {
    const context = canvas?.getContext('2d') ?? null
    return context === null ? null : createPainter(context, { colours, statuses, keys, unknownName })
  }, [canvas, colours, statuses, keys, unknownName])
  const hoursOf = useMemo(() => createHours(zone), [zone])

  useLayoutEffect(() => {
    if (canvas === null || painter === null || drawn.width === 0) return
    fitTo(canvas, { width: drawn.width, height, density: painter.density })
    drawLanes(painter, { ...drawn, hoursOf })
  })

  return <canvas ref={setCanvas} className="ui-block" style={{ width: '100%', height }} aria-hidden="true" />
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
