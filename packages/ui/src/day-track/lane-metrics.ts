import type { DayTrackLane } from './lanes.ts'

/** px within a lane. */
export type LaneMetrics = {
  height: number
  /** Position of the schedule; no height where no lane has one. */
  plan: { top: number; height: number }
  bar: { top: number; height: number }
}

const PLANNED: LaneMetrics = {
  height: 60,
  plan: { top: 6, height: 18 },
  bar: { top: 28, height: 26 },
}
const PLAIN: LaneMetrics = { height: 40, plan: { top: 0, height: 0 }, bar: { top: 8, height: 24 } }
/** px of the strip over the statuses that are not as planned, and of half a mark. */
export const GAP_STRIP = 6
export const ALERT_SIZE = 5
export const CORRECTION_SIZE = 4
/** On a phone the label is above its lane. */
const LABEL_ABOVE = 22

export function laneMetrics(lanes: readonly DayTrackLane[], isMobile: boolean): LaneMetrics {
  const metrics = lanes.some(({ planned = [] }) => planned.length > 0) ? PLANNED : PLAIN
  if (!isMobile) return metrics
  const { height, plan, bar } = metrics
  return {
    height: height + LABEL_ABOVE,
    plan: { ...plan, top: plan.top + LABEL_ABOVE },
    bar: { ...bar, top: bar.top + LABEL_ABOVE },
  }
}
