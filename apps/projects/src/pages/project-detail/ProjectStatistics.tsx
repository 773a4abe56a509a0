import { lazyPart } from '@console/sub-app'
import type { StatisticsCardProps } from './StatisticsCard.tsx'

/** Statistics of a project and of its contractors: loaded after the project itself. */
export const ProjectStatistics = lazyPart<StatisticsCardProps>(async () => {
  const part = await import(/* webpackChunkName: "on-demand-statistics" */ './StatisticsCard.tsx')
  return { Page: part.StatisticsCard }
})
