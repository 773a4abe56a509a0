import type { PageId } from '../../../access/menu/menu-id.ts'
import { canOpen } from '../../../access/policy.ts'

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
  // Rules are tried on sessions.
  'label.config',
] as const satisfies readonly PageId[]

/** Pages of work on single sessions. */
const PAGES_WITH_ONE_SESSION = [
  'quality.inspection',
  'annotation.work',
  'statistic.answer',
  'realtimeQa.manager',
] as const satisfies readonly PageId[]

/** The sessions then follow from the organisations that the reader sees, as in statistics. */
export const canReadSessions = canOpen(...PAGES_WITH_SESSIONS)
export const canReadSession = canOpen(...PAGES_WITH_SESSIONS, ...PAGES_WITH_ONE_SESSION)
export const canManageCases = canOpen('session.case')
export const canReadRecordings = canOpen('session.offline')
export const canJudge = canOpen('session.validate', 'statistic.dataset')
