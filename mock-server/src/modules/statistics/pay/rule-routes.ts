import { pay } from '@console/contracts'
import { businessSettingsRoutes } from '../../operations/managed-list/public.ts'
import { canOpen } from '../../../access/policy.ts'

export const ruleRoutes = businessSettingsRoutes(pay.rules, {
  policy: canOpen('monitor.salary'),
  table: 'payRule',
  columns: ['perOnlineHour', 'perValidCall', 'perOrder', 'perSeriousViolation'],
  audited: { module: 'pay', opType: 'pay.setRule' },
})
