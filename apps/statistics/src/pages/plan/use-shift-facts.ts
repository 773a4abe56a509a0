import { useHost } from '@console/sub-app'
import { formatTime } from '@console/ui'
import { durationText } from '../../model/figure-text.ts'
import type { Shift } from '../../queries/monitor.ts'

/** Planned and real start, and durations, of any shift. */
export function useShiftFacts() {
  const { timezone } = useHost()
  const clock = (seconds: number | null) =>
    seconds === null ? '-' : formatTime(seconds, timezone).slice(11, 16)
  return (shift: Shift) =>
    [
      { name: 'start', text: clock(shift.schedulesStart) },
      { name: 'came', text: clock(shift.actualStart) },
      { name: 'length', text: durationText(shift.schedulesDuration) },
      { name: 'expected', text: durationText(shift.expectedWorkDuration) },
      { name: 'worked', text: durationText(shift.actualWorkDuration) },
    ] as const
}
