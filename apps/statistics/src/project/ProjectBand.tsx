import { RangeFilter } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandPresets, QueryBand, type DayRange } from '@console/ui'
import { useFilterDraft } from '@console/ui/filter-draft'
import { useRangeForm } from '../page-query/use-range-form.ts'
import { ContractorSelect } from './ContractorSelect.tsx'
import type { Contractor, ProjectQuery } from '../model/project-query.ts'
import { lastDay } from './use-project-query.ts'

type Draft = { contractor: Contractor | null; range: DayRange }

type ProjectBandProps = {
  contractors: readonly Contractor[]
  /** Without a contractor where nobody works for any project. */
  query: Draft
  onInquire: (query: ProjectQuery) => void
  onReset: () => void
  /** Why the days in the form cannot be requested, each time it changes; null where they can. */
  onProblem: (problem: string | null) => void
}

/** Contractor and range of days (RPT-016, RPT-017). */
export function ProjectBand({ contractors, query, onInquire, onReset, onProblem }: ProjectBandProps) {
  const { timezone } = useHost()
  const { draft, setDraft } = useFilterDraft(query)
  const { contractor } = draft
  const zone = contractor?.zone ?? timezone
  const range = useRangeForm({
    value: draft.range,
    lastDay: lastDay(contractor, timezone),
    zone,
    onChange: (days) => setDraft({ ...draft, range: days }),
    onProblem,
  })
  return (
    <QueryBand
      canInquire={range.canInquire && contractor !== null}
      onInquire={() => {
        if (contractor !== null) onInquire({ contractor, range: draft.range })
      }}
      onReset={() => {
        setDraft(query)
        onReset()
      }}
    >
      <ContractorSelect
        contractors={contractors}
        value={contractor}
        onChange={(next) => setDraft({ ...draft, contractor: next })}
      />
      <BandPresets {...range.presets} />
      <RangeFilter {...range.picker} />
    </QueryBand>
  )
}
