import { twinDialog } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { businessSettingsRoutes } from '../../operations/managed-list/public.ts'

export const dialogRoutes = businessSettingsRoutes(twinDialog.settings, {
  policy: canOpen('duplicate.dialog'),
  table: 'twinDialog',
  columns: ['opening', 'closing', 'tone', 'mostTurns', 'isEnabled'],
  audited: { module: 'twin', opType: 'twin.setDialog' },
})
