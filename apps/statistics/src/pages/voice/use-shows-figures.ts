import { useHost } from '@console/sub-app'
import { oneOfField, useUrlSearch } from '@console/ui'
import { PAGE_TABS } from '../../model/page-tabs.ts'

const TAB = { tab: oneOfField(PAGE_TABS, 'figures') }

/** True where the address opens the figures of calls; a tab of sample data requests nothing (DEMO-002). */
export function useShowsFigures(): boolean {
  const { demoFiles } = useHost()
  const { search } = useUrlSearch(TAB)
  return demoFiles === undefined || search.tab === 'figures'
}
