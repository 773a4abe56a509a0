import type { DataOf, monitor } from '@console/contracts'
import type { AdherenceSums } from './adherence.store.ts'

type Figures = Omit<DataOf<typeof monitor.teamAdherence>, 'plannedUserCnt'>

/** Quotients of the sums; null where nothing was planned. */
export function toAdherenceFigures({
  plannedDuration,
  adherentDuration,
  plannedWorkDuration,
  workedDuration,
}: AdherenceSums): Figures {
  const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole)
  return {
    plannedDuration,
    adherentDuration,
    plannedWorkDuration,
    workedDuration,
    adherence: ratio(adherentDuration, plannedDuration),
    conformance: ratio(workedDuration, plannedWorkDuration),
  }
}

export function sumOfDays(days: readonly AdherenceSums[]): AdherenceSums {
  const sum = (read: (day: AdherenceSums) => number) => days.reduce((total, day) => total + read(day), 0)
  return {
    plannedDuration: sum((day) => day.plannedDuration),
    adherentDuration: sum((day) => day.adherentDuration),
    plannedWorkDuration: sum((day) => day.plannedWorkDuration),
    workedDuration: sum((day) => day.workedDuration),
  }
}
