import type { KeyboardEvent } from 'react'
import { nextSpot, type Lanes, type Spot } from './track-spot.ts'
import { moved, PAN_STEP, WHOLE_DAY, ZOOM_STEP, zoomed, type TrackWindow } from './track-window.ts'

type Keys = Lanes & {
  spot: Spot | null
  window: TrackWindow
  /** The middle of the segment at the spot, as a fraction of its day; null without one. */
  middle: number | null
  onGo: (spot: Spot | null) => void
  onWindow: (window: TrackWindow) => void
  onChoose: (() => void) | undefined
}

/** Arrows, Home, End and Page keys walk; plus, minus and 0 zoom; Shift with an arrow moves; Enter chooses; Escape ends. */
export function trackKeyDown(keys: Keys) {
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isUsed(event, keys)) event.preventDefault()
  }
}

function isUsed({ key, shiftKey }: KeyboardEvent, keys: Keys): boolean {
  const window = windowAfter(key, shiftKey, keys)
  if (window !== null) keys.onWindow(window)
  else if (key === 'Escape' && keys.spot !== null) keys.onGo(null)
  else if (key === 'Enter' || key === ' ') {
    if (keys.onChoose === undefined || keys.spot === null) return false
    keys.onChoose()
  } else {
    const next = keys.lanes.length === 0 ? null : nextSpot(keys, keys.spot, key)
    if (next === null) return false
    keys.onGo(next)
  }
  return true
}

function windowAfter(key: string, isShifted: boolean, { window, middle }: Keys): TrackWindow | null {
  const at = middle ?? (window.from + window.to) / 2
  const step = PAN_STEP * (window.to - window.from)
  if (key === '+' || key === '=') return zoomed(window, ZOOM_STEP, at)
  if (key === '-' || key === '_') return zoomed(window, 1 / ZOOM_STEP, at)
  if (key === '0') return WHOLE_DAY
  if (isShifted && key === 'ArrowRight') return moved(window, step)
  if (isShifted && key === 'ArrowLeft') return moved(window, -step)
  return null
}
