import { useHost } from '@console/sub-app'
import { Alert, Segmented } from 'antd'
import { useIntl } from 'react-intl'
import listStyles from '../../../base/components/managed-list/ManagedListPage.module.css'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { TABS, usePlanSearch } from './monitor-plan.search.ts'
import { PlanBand } from './PlanBand.tsx'
import { PlanDays } from './PlanDays.tsx'
import { PlanPeople } from './PlanPeople.tsx'

/** Shifts by day or by person: planned hours and attendance (PLAN-Q16). */
export function MonitorPlanPage() {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const search = usePlanSearch(timezone)
  const { tab, problems, setTab } = search
  return (
    <WorkPage title={formatMessage({ id: 'monitor.plan.title' })}>
      <p className={listStyles['about']}>{formatMessage({ id: 'monitor.plan.about' })}</p>
      {problems.length > 0 && (
        <Alert
          type="warning"
          title={formatMessage(
            { id: 'monitor.plan.problem' },
            { names: problems.map(({ name }) => name).join(', ') },
          )}
        />
      )}
      <Segmented
        aria-label={formatMessage({ id: 'monitor.plan.tabs' })}
        value={tab}
        options={TABS.map((one) => ({ value: one, label: formatMessage({ id: `monitor.plan.tab.${one}` }) }))}
        onChange={setTab}
      />
      <PlanBand key={JSON.stringify([search.range, search.orgId])} search={search} />
      {tab === 'days' ? <PlanDays search={search} /> : <PlanPeople search={search} />}
    </WorkPage>
  )
}
