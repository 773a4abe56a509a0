import { tierPart } from '@console/sub-app'
import { PartFailed } from '../PartFailed.tsx'
import { TabLoading } from '../TabLoading.tsx'

/** Its radio buttons need the tier of forms. */
export const ModulesTab = tierPart<object>({
  tier: 'forms',
  load: async () =>
    (await import(/* webpackChunkName: "forms-configuration" */ './ModulesTabContents.tsx'))
      .ModulesTabContents,
  Loading: TabLoading,
  Failed: PartFailed,
})
