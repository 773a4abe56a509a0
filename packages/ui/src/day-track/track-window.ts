import { DAY_SECONDS } from '@console/contracts'

/** The part of a day that is in sight, in fractions of the day: 0 to 1 is all of it. */
export type TrackWindow = { from: number; to: number }

export const WHOLE_DAY: TrackWindow = { from: 0, to: 1 }
/** A quarter of an hour of an ordinary day. */
export const LEAST_WIDTH = 900 / DAY_SECONDS
/** One step of a key or a button. */
export const ZOOM_STEP = 1.5
/** Share of the width in sight. */
export const PAN_STEP = 0.25

/** Zooms by a factor (above 1: closer) so that what is at `at`, a fraction of the day, does not move. */
export function zoomed({ from, to }: TrackWindow, factor: number, at: number): TrackWindow {
  const width = clamp((to - from) / factor, LEAST_WIDTH, 1)
  const share = to > from ? clamp((at - from) / (to - from), 0, 1) : 0.5
  return moved({ from: at - share * width, to: at - share * width + width }, 0)
}

/** Moves by a fraction of the day, and stops at midnight. */
export function moved({ from, to }: TrackWindow, by: number): TrackWindow {
  const width = Math.min(to - from, 1)
  const start = clamp(from + by, 0, 1 - width)
  return { from: start, to: start + width }
}

/** The least move by which a part of the day comes into sight. */
export function moveIntoView(window: TrackWindow, from: number, to: number): TrackWindow {
  if (from >= window.from && to <= window.to) return window
  if (to - from >= window.to - window.from) return moved(window, from - window.from)
  return moved(window, from < window.from ? from - window.from : to - window.to)
}

/** Left edge and width in sight in percent; may be outside 0 to 100 where it is out of sight in part. */
export function percentIn(window: TrackWindow, from: number, to: number): { left: number; width: number } {
  const scale = 100 / (window.to - window.from)
  return { left: (from - window.from) * scale, width: (to - from) * scale }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
