import {
  LabelSelect,
  RuleSelect,
  SessionBusinessSelect,
  SessionOrganizationsSelect,
  SessionPeopleSelect,
} from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandRangePicker, BandSelect, QueryBand } from '@console/ui'
import { useFilterDraft } from '@console/ui/filter-draft'
import { useIntl } from 'react-intl'
import { MAX_RANGE_DAYS } from '../../../base/components/reading/reading-search.ts'
import { timeProblem } from '../../model/time-problem.ts'
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

/** The filters of the list, as links set them; nothing is asked before Inquire. */
export function SessionBand({ applied, isBusy, onInquire, onReset }: SessionBandProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, setDraft } = useFilterDraft(applied)
  const range = rangeOf(draft, timezone)
  const { beginTime, endTime } = timesOf(draft, timezone)
  const problem = timeProblem(beginTime, endTime)
  const change = (changed: Partial<SessionFilters>) => setDraft({ ...draft, ...changed })
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
      <SessionBusinessSelect
        businessTypeId={draft.bizId}
        label={formatMessage({ id: 'sessions.business' })}
        value={draft.bizId}
        onChange={(bizId) => setDraft(withBusiness(draft, bizId))}
        width={184}
      />
      <SessionOrganizationsSelect
        businessTypeId={draft.bizId}
        label={formatMessage({ id: 'sessions.organization' })}
        value={draft.orgIds}
        onChange={(orgIds) => change({ orgIds })}
        width={208}
      />
      <SessionPeopleSelect
        label={formatMessage({ id: 'sessions.seat' })}
        value={draft.userIds}
        onChange={(userIds) => change({ userIds, userName: null })}
        width={208}
      />
      <RuleSelect
        businessTypeId={draft.bizId}
        label={formatMessage({ id: 'sessions.rule' })}
        value={draft.ruleId}
        onChange={(ruleId) => change({ ruleId })}
        width={168}
      />
      <LabelSelect
        businessTypeId={draft.bizId}
        label={formatMessage({ id: 'sessions.label' })}
        value={draft.labelId}
        onChange={(labelId) => change({ labelId })}
        width={152}
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
