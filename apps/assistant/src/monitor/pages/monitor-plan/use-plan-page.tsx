import type { BandProps } from '@console/ui/list-page'
import { Segmented } from 'antd'
import { useIntl } from 'react-intl'
import { TABS, type PlanFilters, type PlanSearch } from './monitor-plan.search.ts'
import { PlanBand } from './PlanBand.tsx'

/** What both tabs of the plan show around their rows. */
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
