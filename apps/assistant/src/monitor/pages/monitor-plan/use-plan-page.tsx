import { OrganizationSelect } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandRangePicker, QueryBand } from '@console/ui'
import { type BandProps, useBandDraft } from '@console/ui/list-page'
import { Segmented } from 'antd'
import { useIntl } from 'react-intl'
import { MAX_RANGE_DAYS, rangeProblem } from '../../../base/components/reading/reading-search.tsx'
import { type PlanFilters, planRange, type PlanSearch, TABS } from './monitor-plan.search.ts'

const ORGANIZATION_WIDTH = 240

/** Everything that both tabs of the plan show around their rows. */
export function usePlanPage({ list, tab, setTab }: PlanSearch) {
  const { formatMessage } = useIntl()
  return {
    list,
    title: formatMessage({ id: 'monitor.plan.title' }),
    about: formatMessage({ id: 'monitor.plan.about' }),
    band: renderBand,
    lead: (
      <Segmented
        aria-label={formatMessage({ id: 'monitor.plan.tabs' })}
        value={tab}
        options={TABS.map((one) => ({ value: one, label: formatMessage({ id: `monitor.plan.tab.${one}` }) }))}
        onChange={setTab}
      />
    ),
  }
}

function renderBand(band: BandProps<PlanFilters>) {
  return <PlanBand {...band} />
}

/** Days and organisation of the plan. */
function PlanBand(props: BandProps<PlanFilters>) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { draft, edit, band } = useBandDraft(props)
  const range = planRange(draft, timezone)
  const problem = rangeProblem(range)
  return (
    <QueryBand {...band} canInquire={problem === null}>
      <BandRangePicker
        label={formatMessage({ id: 'reading.days' })}
        value={range}
        zone={timezone}
        error={
          problem === null
            ? undefined
            : formatMessage({ id: `reading.problem.${problem}` }, { max: MAX_RANGE_DAYS })
        }
        onChange={([dateSt, dateEnd]) => edit({ dateSt, dateEnd })}
      />
      <OrganizationSelect
        label={formatMessage({ id: 'monitor.plan.organization' })}
        value={draft.orgId}
        onChange={(orgId) => edit({ orgId })}
        width={ORGANIZATION_WIDTH}
      />
    </QueryBand>
  )
}
