import { pay } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { businessSettingsRoutes } from '../../operations/managed-list/public.ts'

export const ruleRoutes = businessSettingsRoutes(pay.rules, {
  policy: canOpen('monitor.salary'),
  table: 'payRule',
  columns: ['perOnlineHour', 'perValidCall', 'perOrder', 'perSeriousViolation'],
  audited: { module: 'pay', opType: 'pay.setRule' },
})
