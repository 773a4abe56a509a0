import { useHost } from '@console/sub-app'
import { BandRangePicker, BandSelect, QueryBand } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { MAX_RANGE_DAYS, rangeProblem } from '../../../base/components/reading/reading-search.ts'
import { useOrganizationOptions } from '../../../base/queries/organizations.ts'
import type { PlanSearch } from './monitor-plan.search.ts'

const ORGANIZATION_WIDTH = 240

/** Days and organisation of the plan. Its key must be the applied values. */
export function PlanBand({ search }: { search: PlanSearch }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const organizations = useOrganizationOptions()
  const [range, setRange] = useState(search.range)
  const [orgId, setOrgId] = useState(search.orgId)
  const problem = rangeProblem(range)
  return (
    <QueryBand
      canInquire={problem === null}
      filterCount={search.orgId === null ? 0 : 1}
      onInquire={() => search.apply({ range, orgId })}
      onReset={search.reset}
    >
      <BandRangePicker
        label={formatMessage({ id: 'reading.days' })}
        value={range}
        zone={timezone}
        error={
          problem === null
            ? undefined
            : formatMessage({ id: `reading.problem.${problem}` }, { max: MAX_RANGE_DAYS })
        }
        onChange={setRange}
      />
      <BandSelect
        label={formatMessage({ id: 'monitor.plan.organization' })}
        value={orgId}
        options={organizations.options}
        isLoading={organizations.isLoading}
        onChange={setOrgId}
        width={ORGANIZATION_WIDTH}
      />
    </QueryBand>
  )
}
