import { useHost } from '@console/sub-app'
import { BandRangePicker, BandSelect, QueryBand, useDelayedSearch } from '@console/ui'
import { useFilterDraft } from '@console/ui/filter-draft'
import { useIntl } from 'react-intl'
import { NamedSelect } from '../../components/NamedSelect.tsx'
import { MAX_RANGE_DAYS } from '../../../base/components/reading/reading-search.ts'
import { timeProblem } from '../../model/time-problem.ts'
import { useFindPeople, useNamedPeople, useSessionNames } from '../../queries/sessions.ts'
import {
  rangeOf,
  setFilterNames,
  timesOf,
  withBusiness,
  withRange,
  type SessionFilters,
} from './session-list.search.ts'

/** Real-time, manual, found afterwards (VIOL-005). */
export const SOURCES = [0, 1, 2] as const

type SessionBandProps = {
  applied: SessionFilters
  isBusy: boolean
  onInquire: (filters: SessionFilters) => void
  onReset: () => void
}

/** The filters of the list, as set by links; no query is sent before Inquire. */
export function SessionBand({ applied, isBusy, onInquire, onReset }: SessionBandProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, setDraft } = useFilterDraft(applied)
  const names = useSessionNames(draft.bizId)
  const people = useDelayedSearch(useFindPeople())
  const named = useNamedPeople(draft.userIds)
  const range = rangeOf(draft, timezone)
  const { beginTime, endTime } = timesOf(draft, timezone)
  const problem = timeProblem(beginTime, endTime)
  const change = (changed: Partial<SessionFilters>) => setDraft({ ...draft, ...changed })
  const optionsOf = (list: readonly { id: number; name: string }[] | undefined) =>
    list?.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const failed = names.error === null ? undefined : formatMessage({ id: 'sessions.optionsFailed' })
  const common = { isLoading: names.isLoading, error: failed }
  const known = optionsOf(named.data)
  const offered = people.options.filter(({ value }) => !known.some((person) => person.value === value))
  return (
    <QueryBand
      isBusy={isBusy}
      filterCount={setFilterNames(applied).length}
      canInquire={problem === null}
      onInquire={() => onInquire(draft)}
      onReset={() => {
        setDraft(applied)
        onReset()
      }}
    >
      <BandRangePicker
        label={formatMessage({ id: 'sessions.time' })}
        value={range}
        zone={timezone}
        onChange={(days) => setDraft(withRange(draft, days, timezone))}
        error={
          problem === null ? undefined : formatMessage({ id: `sessions.${problem}` }, { max: MAX_RANGE_DAYS })
        }
      />
      <BandSelect
        label={formatMessage({ id: 'sessions.business' })}
        value={draft.bizId}
        options={optionsOf(names.data?.businesses)}
        onChange={(bizId) => setDraft(withBusiness(draft, bizId))}
        width={184}
        {...common}
      />
      <NamedSelect
        label={formatMessage({ id: 'sessions.organization' })}
        value={draft.orgIds}
        options={optionsOf(names.data?.organizations)}
        onChange={(orgIds) => change({ orgIds })}
        isLoading={names.isLoading}
        width={208}
      />
      <NamedSelect
        label={formatMessage({ id: 'sessions.seat' })}
        value={draft.userIds}
        options={[...known, ...offered]}
        onChange={(userIds) => change({ userIds, userName: null })}
        onSearch={people.search}
        isLoading={people.state === 'searching' || named.isLoading}
        note={formatMessage({ id: people.state === 'failed' ? 'sessions.optionsFailed' : 'sessions.nobody' })}
        width={208}
      />
      <BandSelect
        label={formatMessage({ id: 'sessions.rule' })}
        value={draft.ruleId}
        options={optionsOf(names.data?.rules)}
        onChange={(ruleId) => change({ ruleId })}
        width={168}
        {...common}
      />
      <BandSelect
        label={formatMessage({ id: 'sessions.label' })}
        value={draft.labelId}
        options={optionsOf(names.data?.labels)}
        onChange={(labelId) => change({ labelId })}
        width={152}
        {...common}
      />
      <BandSelect<number>
        label={formatMessage({ id: 'sessions.source' })}
        value={draft.source}
        options={SOURCES.map((source) => ({
          value: source,
          label: formatMessage({ id: `sessions.source.${source}` }),
        }))}
        onChange={(source) => change({ source })}
        width={168}
      />
    </QueryBand>
  )
}
