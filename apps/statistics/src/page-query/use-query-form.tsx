import { RangeFilter } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandPresets, today, type DayRange } from '@console/ui'
import { useFilterDraft } from '@console/ui/filter-draft'
import { useRangeForm } from './use-range-form.ts'

export type QueryFormProps<Query> = {
  query: Query
  onInquire: (query: Query) => void
  onReset: () => void
  /** Why the days in the form cannot be requested, each time it changes; null where they can. */
  onProblem: (problem: string | null) => void
}

/** The last day that can be requested, and the zone of the days: the viewer's if absent. */
type Days = { lastDay: string; zone?: string }

/** The query of a page while it is edited: the props of its band, and the fields of its days. */
export function useQueryForm<Query extends { range: DayRange }>(
  { query, onInquire, onReset, onProblem }: QueryFormProps<Query>,
  findDays?: (draft: Query) => Days,
) {
  const { timezone } = useHost()
  const { draft, setDraft } = useFilterDraft(query)
  const range = useRangeForm({
    ...(findDays?.(draft) ?? { lastDay: today(timezone) }),
    value: draft.range,
    onChange: (days) => setDraft({ ...draft, range: days }),
    onProblem,
  })
  return {
    draft,
    change: (changes: Partial<Query>) => setDraft({ ...draft, ...changes }),
    band: {
      canInquire: range.canInquire,
      onInquire: () => onInquire(draft),
      onReset: () => {
        setDraft(query)
        onReset()
      },
    },
    days: (
      <>
        <BandPresets {...range.presets} />
        <RangeFilter {...range.picker} />
      </>
    ),
  }
}
