import { OrganizationSelect } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandRangePicker, QueryBand } from '@console/ui'
import { useBandDraft, type BandProps } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import { MAX_RANGE_DAYS, rangeProblem } from '../../../base/components/reading/reading-search.ts'
import { planRange, type PlanFilters } from './monitor-plan.search.ts'

const ORGANIZATION_WIDTH = 240

/** Days and organisation of the plan. */
export function PlanBand(props: BandProps<PlanFilters>) {
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
