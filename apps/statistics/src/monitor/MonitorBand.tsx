import { BusinessSelect, OrganizationSelect } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandPresets, BandRangePicker, QueryBand } from '@console/ui'
import { useFilterDraft } from '@console/ui/filter-draft'
import { stat } from '@console/contracts'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { AccountSelect } from '../components/AccountSelect.tsx'
import { rangeProblem } from '../frame/query-range.ts'
import type { MonitorQuery } from './monitor-search.ts'
import type { MonitorPageKind } from './use-monitor-query.ts'

type MonitorBandProps = Pick<MonitorPageKind, 'lastDay' | 'hasSeat'> & {
  query: MonitorQuery
  onInquire: (query: MonitorQuery) => void
  onReset: () => void
  /** What the form has, each time it changes, and why its days cannot be requested. */
  onDraft: (draft: MonitorQuery, problem: string | null) => void
}

/** What a cleared range is until days are chosen. */
const NO_DAYS: MonitorQuery['range'] = ['', '']

/** Business, organisation, person and range of days (MON-003). */
export function MonitorBand({ query, lastDay, hasSeat, onInquire, onReset, onDraft }: MonitorBandProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, setDraft } = useFilterDraft(query)
  const change = (changes: Partial<MonitorQuery>) => setDraft({ ...draft, ...changes })
  const problem = rangeProblem(draft.range, lastDay)
  const problemText =
    problem === null
      ? undefined
      : formatMessage({ id: `stat.range.${problem}` }, { days: stat.MAX_RANGE_DAYS + 1 })
  const report = useEffectEvent(onDraft)
  const exportProblem = problem === 'noDay' ? formatMessage({ id: 'global.export.noRange' }) : problemText
  useEffect(() => report(draft, exportProblem ?? null), [draft, exportProblem])
  const range = {
    value: draft.range,
    zone: timezone,
    onChange: (days: MonitorQuery['range']) => change({ range: days }),
  }
  return (
    <QueryBand
      canInquire={problem === null}
      onInquire={() => onInquire(draft)}
      onReset={() => {
        setDraft(query)
        onReset()
      }}
    >
      <BusinessSelect
        label={formatMessage({ id: 'stat.business' })}
        value={draft.business}
        width={200}
        onChange={(business) => change({ business })}
      />
      <OrganizationSelect
        label={formatMessage({ id: 'stat.organisation' })}
        value={draft.organisation}
        width={220}
        onChange={(organisation) => change({ organisation })}
      />
      {hasSeat && (
        <AccountSelect
          label={formatMessage({ id: 'monitor.person' })}
          value={draft.seat}
          organisation={draft.organisation}
          width={180}
          onChange={(seat) => change({ seat })}
        />
      )}
      <BandPresets label={formatMessage({ id: 'stat.presets' })} {...range} />
      <BandRangePicker
        label={formatMessage({ id: 'stat.days' })}
        {...range}
        value={problem === 'noDay' ? null : draft.range}
        onClear={() => change({ range: NO_DAYS })}
        lastDay={lastDay}
        maxDaysApart={stat.MAX_RANGE_DAYS}
        limitNote={formatMessage({ id: 'stat.range.limit' }, { days: stat.MAX_RANGE_DAYS + 1 })}
        error={problemText}
      />
    </QueryBand>
  )
}
