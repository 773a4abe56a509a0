import { tierPart } from '@console/sub-app'
import { PartFailed } from '../PartFailed.tsx'
import { TabLoading } from '../TabLoading.tsx'
import type { ReportTabProps } from './ReportTabContents.tsx'

/** The form of suggestions is one of pro-components (docs/decisions/0068). */
export const ReportTab = tierPart<ReportTabProps>({
  tier: 'pro',
  load: async () =>
    (await import(/* webpackChunkName: "pro-configuration" */ './ReportTabContents.tsx')).ReportTabContents,
  Loading: TabLoading,
  Failed: PartFailed,
})
