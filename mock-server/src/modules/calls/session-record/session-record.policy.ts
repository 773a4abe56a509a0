import type { Policy } from '../../../access/route.ts'

/** Pages that are lists of sessions, or link to them or to figures of people's sessions. */
const PAGES_WITH_SESSIONS = [
  'session.list',
  'session.case',
  'session.validate',
  'session.offline',
  'session.data',
  'project.session',
  'workspace.wall',
  'home.monitor',
  'home.overview',
  'monitor.view',
  'monitor.day',
  'monitor.person',
  'statistic.overview',
  'statistic.team',
  'statistic.user',
  'statistic.sales',
  'statistic.recommend',
  'statistic.violation',
  'statistic.label',
  'statistic.voice',
  'statistic.dataset',
  'duplicate.session',
  'duplicate.twin',
  'quality.record',
  'projectData.user',
  'projectData.perf',
  'projectData.action',
]
const PAGES_WITH_JUDGEMENTS = ['session.validate', 'statistic.dataset']

const opensAny =
  (pages: readonly string[]): Policy =>
  ({ menuIds }) =>
    pages.some((page) => menuIds.has(page))

/** Which sessions then follows from the organisations that the reader sees, as in statistics. */
export const mayReadSessions = opensAny(PAGES_WITH_SESSIONS)
export const mayKeepCases = opensAny(['session.case'])
export const mayReadRecordings = opensAny(['session.offline'])
export const mayJudge = opensAny(PAGES_WITH_JUDGEMENTS)
