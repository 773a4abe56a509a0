import { pay } from '@console/contracts'
import { opensPage } from '../../http/opens-page.ts'
import { businessSettingsRoutes } from '../../managed-list/business-settings-routes.ts'

export const ruleRoutes = businessSettingsRoutes(pay.rules, {
  policy: opensPage('monitor.salary'),
  table: 'payRule',
  columns: ['perOnlineHour', 'perValidCall', 'perOrder', 'perSeriousViolation'],
  audited: { module: 'pay', opType: 'pay.setRule' },
})
