import { BusinessSelect, OrganizationSelect, RangeFilter } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandPresets, QueryBand, today } from '@console/ui'
import { useFilterDraft } from '@console/ui/filter-draft'
import { useIntl } from 'react-intl'
import type { StatQuery } from '../model/stat-query.ts'
import { useRangeForm } from '../page-query/use-range-form.ts'

type StatBandProps = {
  query: StatQuery
  onInquire: (query: StatQuery) => void
  onReset: () => void
  /** Why the days in the form cannot be requested, each time it changes; null where they can. */
  onProblem: (problem: string | null) => void
  /** False where nothing on the page has an organisation. */
  hasOrganisation?: boolean
}

/** Business, organisation and range of days (STAT-007). */
export function StatBand(props: StatBandProps) {
  const { query, onInquire, onReset, onProblem, hasOrganisation = true } = props
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, setDraft } = useFilterDraft(query)
  const change = (changes: Partial<StatQuery>) => setDraft({ ...draft, ...changes })
  const range = useRangeForm({
    value: draft.range,
    lastDay: today(timezone),
    onChange: (days) => change({ range: days }),
    onProblem,
  })
  return (
    <QueryBand
      canInquire={range.canInquire}
      onInquire={() => onInquire(draft)}
      onReset={() => {
        setDraft(query)
        onReset()
      }}
    >
      <BusinessSelect
        label={formatMessage({ id: 'stat.business' })}
        value={draft.business}
        width={210}
        onChange={(business) => change({ business })}
      />
      {hasOrganisation && (
        <OrganizationSelect
          label={formatMessage({ id: 'stat.organisation' })}
          value={draft.organisation}
          width={230}
          onChange={(organisation) => change({ organisation })}
        />
      )}
      <BandPresets {...range.presets} />
      <RangeFilter {...range.picker} />
    </QueryBand>
  )
}
