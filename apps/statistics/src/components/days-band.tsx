import { RangeFilter } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandPresets, dayField, QueryBand, today, type DayRange } from '@console/ui'
import { useFilterBand, type BandProps, type Filter, type Filters } from '@console/ui/list-page'
import { NO_DAYS, useRangeForm } from '../page-query/use-range-form.ts'

/** Days that are always requested; empty where the address has none. Their controls are those of `daysBand`. */
export function daysFilter(first: string, last: string): Filter<DayRange> {
  return {
    label: 'stat.days',
    field: {
      fallback: NO_DAYS,
      fields: { [first]: dayField(), [last]: dayField() },
      read: (search) => {
        const [from = '', to = from] = [search[first], search[last]].filter((day) => typeof day === 'string')
        return [from, to]
      },
      write: ([from, to]) => ({ [first]: from || null, [last]: to || null }),
    },
    isAlwaysSet: true,
  }
}

type Problem = {
  /** Why the days in the form cannot be requested, each time it changes; null where they can. */
  onProblem: (problem: string | null) => void
}

/** Makes the band of a list with days: its declared filters, then the days with their presets. */
export function daysBand(filters: Filters, onProblem: Problem['onProblem']) {
  return <V extends { range: DayRange }>(band: BandProps<V>) => (
    <DaysListBand {...band} filters={filters} onProblem={onProblem} />
  )
}

function DaysListBand<V extends { range: DayRange }>({
  filters,
  onProblem,
  ...props
}: BandProps<V> & Problem & { filters: Filters }) {
  const { timezone } = useHost()
  const { draft, setDraft, controls, band } = useFilterBand(filters, props)
  const range = useRangeForm({
    value: draft.range,
    lastDay: today(timezone),
    onChange: (days) => setDraft({ ...draft, range: days }),
    onProblem,
  })
  return (
    <QueryBand {...band} canInquire={range.canInquire}>
      {controls}
      <BandPresets {...range.presets} />
      <RangeFilter {...range.picker} />
    </QueryBand>
  )
}
