import { pay } from '@console/contracts'
import { opensPage } from '../../../access/opens-page.ts'
import { businessSettingsRoutes } from '../../operations/managed-list/public.ts'

export const ruleRoutes = businessSettingsRoutes(pay.rules, {
  policy: opensPage('monitor.salary'),
  table: 'payRule',
  columns: ['perOnlineHour', 'perValidCall', 'perOrder', 'perSeriousViolation'],
  audited: { module: 'pay', opType: 'pay.setRule' },
})
