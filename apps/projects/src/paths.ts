const STATISTICS = '/console/statistic/project'
const STATISTICS_PAGES = ['user', 'perf', 'action'] as const
export type StatisticsPage = (typeof STATISTICS_PAGES)[number]

/** Statistics of contractors that the person may open. */
export function openableStatistics(canOpen: (path: string) => boolean): StatisticsPage[] {
  return STATISTICS_PAGES.filter((page) => canOpen(`${STATISTICS}/${page}`))
}

/** Addresses of this sub-app as in its manifest, and those of the host that it links to. */
export const paths = {
  home: '/console/home',
  list: '/console/project/index',
  detail: (id: number) => `/console/project/${id}`,
  /** The same with its monthly reports open. */
  report: (id: number) => `/console/project/${id}?report=1`,
  /** The list of the projects that have this need. */
  needing: (need: string) => `/console/project/index?needs=${need}`,
  assignment: (projectId: number, bizId: number) => `/console/project/${projectId}/assign/${bizId}`,
  open: '/console/project/sp',
  accepted: '/console/project/sp-accepted',
  providerDetail: (id: number) => `/console/project/sp-detail/${id}`,
  /** The same with the form to apply open. */
  application: (id: number) => `/console/project/sp-detail/${id}?apply=1`,
  /** Live monitoring; the business is passed in the navigation state. */
  monitor: '/console/project/monitor',
  /** The host's frame with the sessions of a project (PROJ-027). */
  sessions: (projectId: number) => `/console/project/session?projectId=${projectId}&isChild=true`,
  /** The statistics of the contractors of one project, in these days where they are named. */
  statistics: (page: StatisticsPage, projectId: number, days: Record<string, string> = {}) =>
    `${STATISTICS}/${page}?${new URLSearchParams({ project: String(projectId), ...days }).toString()}`,
  /** Pages of other apps for the steps of a new company. */
  setup: {
    businesses: '/app-tenant-system/system/businessManage',
    organisation: '/app-tenant-system/system/organization',
    roles: '/app-tenant-system/system/role',
    users: '/app-tenant-system/system/users',
    seats: '/app-tenant-system/system/users',
    firstStatus: '/console/settings/auth',
  },
  /** Pages of other apps to which the home leads. */
  wall: '/console/workspace',
  overview: '/console/statistic/overview',
  allSessions: '/console/session/session',
  violations: '/console/quality/record',
  raisedHands: '/console/user-manage/qa-manager',
} as const
