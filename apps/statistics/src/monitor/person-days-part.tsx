import { ChartLoading } from '@console/domain-ui'
import { tierPart } from '@console/sub-app'
import { PartFailed } from './PartFailed.tsx'
import type { PersonDaysProps } from './PersonDays.tsx'

/** The timelines load with the first person who is opened. */
export const PersonDays = tierPart<PersonDaysProps>({
  tier: 'table',
  load: async () =>
    (await import(/* webpackChunkName: "on-demand-person-days" */ './PersonDays.tsx')).PersonDays,
  Loading: ChartLoading,
  Failed: PartFailed,
})
