import type { DataOf, stat } from '@console/contracts'
import { addDays } from '../../../platform/time/days.ts'
import { FIRST_SOURCES, type CallSources, type SourcedFigure, type SourcePeriod } from '../rollup/public.ts'

/** Days, both included, `YYYYMMDD`, on which a figure is counted by one source. */
export type SourceSpan = { from: string; to: string; source: CallSources[SourcedFigure] }

type Range = { figure: SourcedFigure; beginDay: string; endDay: string }

/** The parts of a range by the source of one figure, in their order: one where its source never changed. */
export function sourceSpans(
  periods: readonly SourcePeriod[],
  { figure, beginDay, endDay }: Range,
): [SourceSpan, ...SourceSpan[]] {
  const before = periods.filter(({ startsOn }) => startsOn <= beginDay).at(-1)?.sources ?? FIRST_SOURCES
  const spans: [SourceSpan, ...SourceSpan[]] = [{ from: beginDay, to: endDay, source: before[figure] }]
  for (const { startsOn, sources } of periods) {
    const last = spans.at(-1) ?? spans[0]
    if (startsOn <= beginDay || startsOn > endDay || sources[figure] === last.source) continue
    // The last day of a part is before its next one begins.
    last.to = dayBefore(startsOn)
    spans.push({ from: startsOn, to: endDay, source: sources[figure] })
  }
  return spans
}

/** Since when which module was counted by which source, in their order. */
export function sourceChanges(periods: readonly SourcePeriod[]): SourceChange[] {
  return periods.flatMap(({ startsOn, sources }, index) => {
    const before = periods[index - 1]?.sources ?? FIRST_SOURCES
    return MODULE_FIGURES.flatMap(([id, figure]) =>
      sources[figure] === before[figure] ? [] : [{ id, source: sources[figure], since: startsOn }],
    )
  })
}

const MODULE_FIGURES = [
  ['validCall', 'valid_calls'],
  ['price', 'quotes'],
  ['order', 'orders'],
] as const satisfies readonly (readonly [stat.StatModule, SourcedFigure])[]

type SourceChange = NonNullable<DataOf<typeof stat.config>['changes']>[number]

function dayBefore(day: string): string {
  return addDays(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`, -1).replaceAll('-', '')
}
