import { QUERY_FORM_PAGES } from '../../../access/menu/query-form-pages.ts'
import { canOpen } from '../../../access/policy.ts'

/** The businesses that filters and forms of pages offer (STAT-008, MON-009). */
export const canReadBusinesses = canOpen(
  ...QUERY_FORM_PAGES,
  'monitor.setting',
  'monitor.salary',
  'statistic.track',
  'statistic.score',
  'configuration.statistic',
  'duplicate.twin',
  'annotation.work',
  'label.config',
  'msgcenter.history',
  'msgcenter.audit',
  'report.summary',
  'report.offline',
)
/** The products that filters and forms of pages offer (LABEL-055). */
export const canReadProducts = canOpen('label.config', 'msgcenter.audit')
export const canReadIndustries = canOpen(
  'account.business',
  'account.tenant',
  'project.index',
  'project.detail',
  'project.sp',
  'project.accepted',
)

/** Anyone who may open the page of businesses sees and changes them all. */
export const canManageBusinesses = canOpen('account.business')
