import type { MenuId, PageId } from '../../access/menu/menu-id.ts'
import type { CompanyKind } from '../../access/menu/menu-table.ts'
import { menuIdsFor } from '../../access/menu/menu.ts'

/** Roles of the demo companies. */
export type DemoRole =
  | 'platformAdmin'
  | 'manager'
  | 'master'
  | 'quality'
  | 'providerAdmin'
  | 'providerApplicant'
  | 'individual'
  | 'seat'

/** Administrators open what companies of their kind have. */
const administratorsOf: Partial<Record<DemoRole, CompanyKind>> = {
  platformAdmin: 'platform',
  manager: 'standard',
  providerAdmin: 'provider',
}

/** The pages of all others; seats open none (SHELL-104). */
const pagesOf: Partial<Record<DemoRole, readonly PageId[]>> = {
  master: [
    'home.monitor',
    'workspace.wall',
    'monitor.view',
    'monitor.plan',
    'monitor.day',
    'monitor.person',
    'monitor.schedule',
    'monitor.history',
    'statistic.team',
    'statistic.user',
    'statistic.sales',
    'statistic.violation',
    'configuration.functional',
    'session.list',
    'session.case',
    'session.data',
    'quality.record',
    'label.config',
    'crm.list',
    'msgcenter.history',
  ],
  quality: [
    'workspace.wall',
    'monitor.view',
    'monitor.day',
    'monitor.person',
    'statistic.team',
    'statistic.user',
    'statistic.sales',
    'statistic.violation',
    'statistic.label',
    'statistic.answer',
    'statistic.score',
    'configuration.functional',
    'session.list',
    'session.case',
    'session.validate',
    'session.offline',
    'session.data',
    'duplicate.session',
    'duplicate.twin',
    'knowledge.process',
    'knowledge.document',
    'knowledge.question',
    'knowledge.answer',
    'knowledge.review',
    'knowledge.product',
    'knowledge.feedback',
    'quality.record',
    'quality.rule',
    'quality.intention',
    'quality.score',
    'quality.inspection',
    'quality.robot',
    'annotation.work',
    'annotation.statistic',
    'voiceprint.record',
    'voiceprint.corpus',
    'voiceprint.category',
    'msgcenter.history',
    'msgcenter.audit',
    'realtimeQa.manager',
  ],
  providerApplicant: [
    'account.organization',
    'account.role',
    'account.user',
    'account.business',
    'configuration.company',
    'configuration.functional',
    'project.assign',
    'project.sp',
    'project.accepted',
    'project.spDetail',
  ],
  individual: ['account.users', 'configuration.auth', 'configuration.functional'],
}

export function menuIdsOfRole(role: DemoRole): MenuId[] {
  const kind = administratorsOf[role]
  const pages: ReadonlySet<PageId> = new Set(pagesOf[role])
  return menuIdsFor(({ id, companies }) => (kind === undefined ? pages.has(id) : companies.includes(kind)))
}
