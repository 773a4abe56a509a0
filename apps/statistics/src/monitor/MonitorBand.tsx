import { BusinessSelect, OrganizationSelect, RangeFilter } from '@console/domain-ui'
import { BandPresets, QueryBand } from '@console/ui'
import { useFilterDraft } from '@console/ui/filter-draft'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { AccountSelect } from '../components/AccountSelect.tsx'
import { useRangeForm } from '../page-query/use-range-form.ts'
import type { MonitorQuery } from '../model/monitor-query.ts'
import type { MonitorPageKind } from './use-monitor-query.ts'

type MonitorBandProps = Pick<MonitorPageKind, 'lastDay' | 'hasSeat'> & {
  query: MonitorQuery
  onInquire: (query: MonitorQuery) => void
  onReset: () => void
  /** What the form has, each time it changes. */
  onDraft: (draft: MonitorQuery) => void
  /** Why its days cannot be requested, each time it changes; null where they can. */
  onProblem: (problem: string | null) => void
}

/** Business, organisation, person and range of days (MON-003). */
export function MonitorBand({ query, lastDay, hasSeat, onInquire, onReset, ...reports }: MonitorBandProps) {
  const { formatMessage } = useIntl()
  const { draft, setDraft } = useFilterDraft(query)
  const change = (changes: Partial<MonitorQuery>) => setDraft({ ...draft, ...changes })
  const reportDraft = useEffectEvent(reports.onDraft)
  useEffect(() => reportDraft(draft), [draft])
  const range = useRangeForm({
    value: draft.range,
    lastDay,
    onChange: (days) => change({ range: days }),
    onProblem: reports.onProblem,
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
      <OrganizationSelect
        label={formatMessage({ id: 'stat.organisation' })}
        value={draft.organisation}
        width={240}
        onChange={(organisation) => change({ organisation })}
      />
      {hasSeat && (
        <AccountSelect
          label={formatMessage({ id: 'monitor.person' })}
          value={draft.seat}
          organisation={draft.organisation}
          width={190}
          onChange={(seat) => change({ seat })}
        />
      )}
      <BandPresets {...range.presets} />
      <RangeFilter {...range.picker} />
    </QueryBand>
  )
}
