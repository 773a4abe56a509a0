import { BusinessSelect, RangeFilter } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandPresets, BandSelect, QueryBand, today } from '@console/ui'
import { useFilterDraft } from '@console/ui/filter-draft'
import { useIntl } from 'react-intl'
import { useRangeForm } from '../../page-query/use-range-form.ts'
import { useWorkplaces } from '../../queries/daily-reports.ts'
import type { SummaryQuery } from './summary-query.ts'

type SummaryBandProps = {
  query: SummaryQuery
  onInquire: (query: SummaryQuery) => void
  onReset: () => void
  /** Why the days in the form cannot be requested, each time it changes; null where they can. */
  onProblem: (problem: string | null) => void
}

/** Business, workplace and range of days (RPT-002). Another business has other workplaces, of which the first is chosen. */
export function SummaryBand({ query, onInquire, onReset, onProblem }: SummaryBandProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, setDraft } = useFilterDraft(query)
  const change = (changes: Partial<SummaryQuery>) => setDraft({ ...draft, ...changes })
  const range = useRangeForm({
    value: draft.range,
    lastDay: today(timezone),
    onChange: (days) => change({ range: days }),
    onProblem,
  })
  const workplaces = useWorkplaces(draft.business)
  const names = workplaces.data?.workplaces ?? []
  const workplace = draft.workplace ?? names[0] ?? null
  return (
    <QueryBand
      canInquire={range.canInquire && draft.business !== null && workplace !== null}
      onInquire={() => onInquire({ ...draft, workplace })}
      onReset={() => {
        setDraft(query)
        onReset()
      }}
    >
      <BusinessSelect
        label={formatMessage({ id: 'stat.business' })}
        placeholder={formatMessage({ id: 'summary.choose' })}
        value={draft.business}
        width={210}
        onChange={(business) => change({ business, workplace: null })}
      />
      <BandSelect
        label={formatMessage({ id: 'summary.workplace' })}
        placeholder={formatMessage({ id: 'summary.choose' })}
        value={workplace}
        options={names.map((name) => ({ value: name, label: name }))}
        isLoading={workplaces.isFetching}
        error={workplaces.isError ? formatMessage({ id: 'summary.workplaces.failed' }) : undefined}
        disabledReason={draft.business === null ? formatMessage({ id: 'summary.noBusiness' }) : undefined}
        width={250}
        onChange={(name) => change({ workplace: name })}
      />
      <BandPresets {...range.presets} />
      <RangeFilter {...range.picker} />
    </QueryBand>
  )
}
