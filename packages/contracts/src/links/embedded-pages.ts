import type { Link } from './link.ts'

/** Pages that the console shows in frames, spelled as the specification does (FRAME-008..013, FRAME-Q2, PROJ-033, SHELL-Q37). */
export const EMBEDDED_PAGES = [
  'monitor/view',
  'monitor/plan',
  'monitor/setting',
  'monitor/salary',
  'duplicate/dialog_setting',
  'duplicate/session',
  'duplicate/digital_twin_session',
  'statistic/answer-task',
  'statistic/score/history',
  'knowledge/process',
  'knowledge/docment',
  'knowledge/question',
  'knowledge/recommend_setting',
  'knowledge/answer',
  'knowledge/review',
  'knowledge/product',
  'knowledge/feedback',
  'knowledge/analyze',
  'quality/rule',
  'quality/intention',
  'quality/socre',
  'quality/inspection',
  'quality/robot',
  'annotation/config',
  'annotation/work',
  'annotation/statistic',
  'session/session',
  'session/case',
  'session/validate',
  'session/offline',
  'database/scene',
  'database/prompt',
  'database/score/setting',
  'crm/list',
  'system/subscription',
  'user-manage/statistic',
  'user-manage/qa-manager',
  'project/session',
  'data/session',
] as const
export type EmbeddedPage = (typeof EMBEDDED_PAGES)[number]

/** Path of the page itself, which the console's `/console/<page>` shows in a frame. */
export function embeddedPath(page: EmbeddedPage): `/${string}` {
  return `/assistant-console/embed/${page}`
}

/** The pages that take more from the console's query than their business type (FRAME-005). */
export const embeddedParameters = {
  'monitor/plan': { tabIndex: 'number', orgId: 'id', dateSt: 'dayStamp', dateEnd: 'dayStamp' },
  'session/offline': { date: 'day' },
  'project/session': { projectId: 'id', isChild: 'text' },
} as const satisfies Partial<Record<EmbeddedPage, Link['parameters']>>
