import type { PageId } from './menu-id.ts'

/** Pages whose query form offers businesses and organisations (STAT-007, MON-003, PLAN-025, RPT-016, VIOL-002). */
export const QUERY_FORM_PAGES = [
  'home.monitor',
  'home.overview',
  'workspace.wall',
  'monitor.day',
  'monitor.person',
  'monitor.schedule',
  'statistic.overview',
  'statistic.team',
  'statistic.user',
  'statistic.sales',
  'statistic.recommend',
  'statistic.violation',
  'statistic.label',
  'statistic.voice',
  'statistic.dataset',
  'duplicate.statistic',
  'quality.record',
  'projectData.user',
  'projectData.perf',
  'projectData.action',
  'report.bill',
] as const satisfies readonly PageId[]
