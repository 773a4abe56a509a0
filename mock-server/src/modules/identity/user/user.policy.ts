import { QUERY_FORM_PAGES } from '../../../access/menu/query-form-pages.ts'
import { canOpen } from '../../../access/policy.ts'

/** The tree that filters and pickers of pages offer (SHELL-103). */
export const canReadOrganizations = canOpen(
  ...QUERY_FORM_PAGES,
  'monitor.plan',
  'monitor.setting',
  'statistic.score',
  'voiceprint.record',
  'voiceprint.corpus',
)

/** Colleagues that filters of persons offer (STAT-024, MON-011, DSET-043). */
export const canReadColleagues = canOpen(
  'home.monitor',
  'monitor.day',
  'monitor.person',
  'monitor.history',
  'quality.record',
  'msgcenter.audit',
)
