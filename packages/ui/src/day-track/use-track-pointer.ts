import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'
import { moved, zoomed, type TrackWindow } from './track-window.ts'

/** A point of the plot: a fraction of its width, and px from its top. */
export type PlotPoint = { fraction: number; y: number; width: number }

type Pointer = {
  window: TrackWindow
  onWindow: (window: TrackWindow) => void
  /** Null when the pointer has left, or moves the day. */
  onPoint: (point: PlotPoint | null) => void
  onClick: (point: PlotPoint) => void
}

/** px that a pressed pointer moves before it moves the day instead of clicking. */
const DRAG_FROM = 4
/** Zoom for each px of a wheel's turn. */
const WHEEL_ZOOM = 0.0025
const LINE_PX = 16

type Pressed = { id: number; x: number; startX: number; isDragging: boolean }

/** Wheel with Ctrl and pinching zoom about the pointer; dragging, and the wheel with Shift or sideways, move. */
export function useTrackPointer(pointer: Pointer) {
  const setPlot = useTrackWheel(pointer)
  const { window, onWindow, onPoint, onClick } = pointer
  const pressed = useRef<Pressed[]>([])

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const own = pressed.current.find(({ id }) => id === event.pointerId)
    const other = pressed.current.find((one) => one !== own)
    if (own === undefined) {
      onPoint(pointIn(event.currentTarget, event))
      return
    }
    const before = own.x
    own.isDragging ||= Math.abs(event.clientX - own.startX) > DRAG_FROM
    own.x = event.clientX
    if (other !== undefined) other.isDragging = own.isDragging = true
    if (!own.isDragging) return
    onPoint(null)
    const plot = event.currentTarget
    onWindow(
      other === undefined
        ? dragged(window, plot, before - own.x)
        : pinched(window, plot, { before, now: own.x, fixed: other.x }),
    )
  }

  function release(event: PointerEvent<HTMLElement>): Pressed | undefined {
    const own = pressed.current.find(({ id }) => id === event.pointerId)
    pressed.current = pressed.current.filter((one) => one !== own)
    return own
  }

  return {
    ref: setPlot,
    onPointerMove,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      const { pointerId: id, clientX: x } = event
      pressed.current = [
        ...pressed.current.filter((one) => one.id !== id),
        { id, x, startX: x, isDragging: false },
      ]
      // So that a drag goes on outside.
      if ('setPointerCapture' in event.currentTarget) event.currentTarget.setPointerCapture(id)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const own = release(event)
      if (own?.isDragging === false) onClick(pointIn(event.currentTarget, event))
    },
    onPointerCancel: release,
    onPointerLeave: () => onPoint(null),
  }
}

function useTrackWheel({ window, onWindow }: Pointer) {
  const [plot, setPlot] = useState<HTMLElement | null>(null)
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (plot === null) return
    const next = turned(window, plot, event)
    if (next === null) return
    event.preventDefault()
    onWindow(next)
  })
  useEffect(() => {
    if (plot === null) return undefined
    // React listens passively, where a page cannot stop the browser's own zoom.
    const listener = (event: WheelEvent) => onWheel(event)
    plot.addEventListener('wheel', listener, { passive: false })
    return () => plot.removeEventListener('wheel', listener)
  }, [plot])
  return setPlot
}

/** Null for a turn that scrolls the page or the lanes. */
function turned(window: TrackWindow, plot: HTMLElement, event: WheelEvent): TrackWindow | null {
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1
  const { ctrlKey, shiftKey, deltaX, deltaY } = event
  if (ctrlKey) {
    const at = window.from + pointIn(plot, event).fraction * (window.to - window.from)
    return zoomed(window, Math.exp(-deltaY * unit * WHEEL_ZOOM), at)
  }
  const sideways = shiftKey && deltaX === 0 ? deltaY : deltaX
  const isSideways = shiftKey || Math.abs(deltaX) > Math.abs(deltaY)
  return isSideways && window.to - window.from < 1 ? dragged(window, plot, sideways * unit) : null
}

/** Moved by px. */
function dragged(window: TrackWindow, plot: HTMLElement, px: number): TrackWindow {
  return moved(window, (px / Math.max(plot.clientWidth, 1)) * (window.to - window.from))
}

type Pinch = { before: number; now: number; fixed: number }

/** Zoomed by as much as two fingers moved apart, about the middle between them. */
function pinched(window: TrackWindow, plot: HTMLElement, { before, now, fixed }: Pinch): TrackWindow {
  const { fraction } = pointIn(plot, { clientX: (now + fixed) / 2, clientY: 0 })
  const factor = Math.max(Math.abs(now - fixed), 1) / Math.max(Math.abs(before - fixed), 1)
  return zoomed(window, factor, window.from + fraction * (window.to - window.from))
}

function pointIn(plot: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): PlotPoint {
  const { left, top, width } = plot.getBoundingClientRect()
  return { fraction: width === 0 ? 0 : (clientX - left) / width, y: clientY - top, width: Math.max(width, 1) }
}
