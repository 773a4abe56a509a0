import {
  LabelSelect,
  RuleSelect,
  SessionBusinessSelect,
  SessionOrganizationsSelect,
  SessionPeopleSelect,
} from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandRangePicker, BandSelect, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { MAX_RANGE_DAYS } from '../../../base/components/reading/reading-search.ts'
import { timeProblem } from '../../model/time-problem.ts'
import { toDayRange, toTimes, withBusiness, withRange, type SessionFilters } from './session-list.search.ts'

/** Real-time, manual, found afterwards (VIOL-005). */
export const SOURCES = [0, 1, 2] as const

/** The filters of the list, as links set them; nothing is requested before Inquire. */
export function SessionBand(props: BandProps<SessionFilters>) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, setDraft, edit, band } = useBandDraft(props)
  const range = toDayRange(draft, timezone)
  const { beginTime, endTime } = toTimes(draft, timezone)
  const problem = timeProblem(beginTime, endTime)
  return (
    <QueryBand {...band} canInquire={problem === null}>
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
        onChange={(orgIds) => edit({ orgIds })}
        width={208}
      />
      <SessionPeopleSelect
        label={formatMessage({ id: 'sessions.seat' })}
        value={draft.userIds}
        onChange={(userIds) => edit({ userIds, userName: null })}
        width={208}
      />
      <RuleSelect
        businessTypeId={draft.bizId}
        label={formatMessage({ id: 'sessions.rule' })}
        value={draft.ruleId}
        onChange={(ruleId) => edit({ ruleId })}
        width={168}
      />
      <LabelSelect
        businessTypeId={draft.bizId}
        label={formatMessage({ id: 'sessions.label' })}
        value={draft.labelId}
        onChange={(labelId) => edit({ labelId })}
        width={152}
      />
      <SourceSelect value={draft.source} onChange={(source) => edit({ source })} />
    </QueryBand>
  )
}

type SourceSelectProps = { value: number | null; onChange: (source: number | null) => void }

function SourceSelect(props: SourceSelectProps) {
  const { formatMessage } = useIntl()
  return (
    <BandSelect<number>
      {...props}
      label={formatMessage({ id: 'sessions.source' })}
      options={SOURCES.map((source) => ({
        value: source,
        label: formatMessage({ id: `sessions.source.${source}` }),
      }))}
      width={208}
    />
  )
}
