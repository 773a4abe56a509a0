/** Addresses of the pages of monitoring, as in the menu. */
export const paths = {
  monitorHome: '/console/monitorHome',
  dashboard: '/console/statistic/monitor',
  person: '/console/statistic/monitor/person',
  plan: '/console/statistic/plan',
  editHistory: '/console/statistic/edit-history',
  /** A page of the assistant, in a frame. */
  schedules: '/console/monitor/plan',
} as const

/** Addresses of the pages of projects, as in the menu. */
export const projectPaths = {
  user: '/console/statistic/project/user',
  performance: '/console/statistic/project/perf',
  action: '/console/statistic/project/action',
} as const
