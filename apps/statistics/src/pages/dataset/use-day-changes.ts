import { calculateMoves, type Judgements, type Move } from '@console/contracts'
import { addDays, toWireDay } from '@console/ui'
import { judgementsByDay } from '../../model/dataset-quality.ts'
import { fromWireDay } from '../../page-query/wire-day.ts'
import { useDatasetSeries } from '../../queries/dataset.ts'
import { useNarrowing } from './use-narrowing.ts'
import type { OpenedDay } from './use-opened-day.ts'

/** Number of days before the opened one that are searched for a day to compare with: the maximum of a query. */
export const DAYS_BEFORE = 30

export type DayChanges = {
  judged: Judgements
  /** The last day before on which anything was judged; null without one. */
  before: { day: string; judged: Judgements } | null
  moves: Record<keyof Judgements, Move>
}

const NOTHING: Judgements = { correct: 0, missed: 0, wrong: 0 }

/** The judgements of a day and of the one that it is compared with, also where that is before the days of the page. */
export function useDayChanges({ labelType, day }: OpenedDay) {
  const { ofType } = useNarrowing()
  const beginDay = toWireDay(addDays(day, -DAYS_BEFORE))
  const endDay = toWireDay(day)
  const series = useDatasetSeries({ ...ofType(labelType), beginDay, endDay })
  return {
    ...series,
    moves: series.data === undefined ? null : findChanges(judgementsByDay(series.data), endDay),
  }
}

function findChanges(days: ReadonlyMap<string, Judgements>, wireDay: string): DayChanges {
  const judged = days.get(wireDay) ?? NOTHING
  const [day = null] = [...days.keys()]
    .filter((one) => one < wireDay)
    .toSorted()
    .toReversed()
  const before = day === null ? null : { day: fromWireDay(day), judged: days.get(day) ?? NOTHING }
  return { judged, before, moves: calculateMoves(judged, before?.judged ?? NOTHING) }
}
