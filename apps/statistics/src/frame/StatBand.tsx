import { BusinessSelect, OrganizationSelect } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandPresets, BandRangePicker, QueryBand, today } from '@console/ui'
import { useFilterDraft } from '@console/ui/filter-draft'
import { stat } from '@console/contracts'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import type { StatQuery } from '../model/stat-query.ts'
import { rangeProblem } from './query-range.ts'

type StatBandProps = {
  query: StatQuery
  onInquire: (query: StatQuery) => void
  onReset: () => void
  /** Why the days in the form cannot be requested, each time it changes; null where they can. */
  onProblem: (problem: string | null) => void
}

/** What a cleared range is until days are chosen. */
const NO_DAYS: StatQuery['range'] = ['', '']

/** Business, organisation and range of days (STAT-007). */
export function StatBand({ query, onInquire, onReset, onProblem }: StatBandProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, setDraft } = useFilterDraft(query)
  const change = (changes: Partial<StatQuery>) => setDraft({ ...draft, ...changes })
  const lastDay = today(timezone)
  const problem = rangeProblem(draft.range, lastDay)
  const problemText =
    problem === null
      ? undefined
      : formatMessage({ id: `stat.range.${problem}` }, { days: stat.MAX_RANGE_DAYS + 1 })
  const report = useEffectEvent(onProblem)
  const exportProblem = problem === 'noDay' ? formatMessage({ id: 'global.export.noRange' }) : problemText
  useEffect(() => report(exportProblem ?? null), [exportProblem])
  const range = {
    value: draft.range,
    zone: timezone,
    onChange: (days: StatQuery['range']) => change({ range: days }),
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
        width={210}
        onChange={(business) => change({ business })}
      />
      <OrganizationSelect
        label={formatMessage({ id: 'stat.organisation' })}
        value={draft.organisation}
        width={230}
        onChange={(organisation) => change({ organisation })}
      />
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
