import { SessionBusinessSelect, SessionOrganizationsSelect, SessionPeopleSelect } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandRangePicker, BandSelect, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { MAX_RANGE_DAYS } from '../../../base/components/reading/reading-search.ts'
import { timeProblem } from '../../model/time-problem.ts'
import { toDays, toTimes, withDays, type FigureFilters } from './person-statistic.search.ts'

const SOURCES = [0, 1, 2] as const

/** Period and people of the figures. */
export function FiguresBand(props: BandProps<FigureFilters>) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, setDraft, edit, band } = useBandDraft(props)
  const { beginTime, endTime } = toTimes(draft, timezone)
  const problem = timeProblem(beginTime, endTime)
  return (
    <QueryBand {...band} canInquire={problem === null}>
      <BandRangePicker
        label={formatMessage({ id: 'figures.days' })}
        value={toDays(draft, timezone)}
        zone={timezone}
        onChange={(days) => setDraft(withDays(draft, days, timezone))}
        error={
          problem === null ? undefined : formatMessage({ id: `sessions.${problem}` }, { max: MAX_RANGE_DAYS })
        }
      />
      <SessionPeopleSelect
        label={formatMessage({ id: 'figures.seat' })}
        value={draft.userId === null ? [] : [draft.userId]}
        onChange={(ids) => edit({ userId: ids.at(-1) ?? null })}
        width={208}
      />
      <SessionBusinessSelect
        businessTypeId={draft.bizId}
        label={formatMessage({ id: 'sessions.business' })}
        value={draft.bizId}
        onChange={(bizId) => edit({ bizId })}
        width={184}
      />
      <SessionOrganizationsSelect
        businessTypeId={draft.bizId}
        label={formatMessage({ id: 'figures.organization' })}
        value={draft.orgId ?? []}
        onChange={(orgId) => edit({ orgId: orgId.length === 0 ? null : orgId })}
        width={208}
      />
      <BandSelect<number>
        label={formatMessage({ id: 'sessions.violations' })}
        value={SOURCES.find((source) => source === draft.source) ?? null}
        options={SOURCES.map((source) => ({
          value: source,
          label: formatMessage({ id: `sessions.source.${source}` }),
        }))}
        onChange={(source) => edit({ source: SOURCES.find((one) => one === source) ?? null })}
        width={208}
      />
    </QueryBand>
  )
}
