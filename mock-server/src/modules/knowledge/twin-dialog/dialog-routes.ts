import { twinDialog } from '@console/contracts'
import { businessSettingsRoutes } from '../../operations/managed-list/public.ts'
import { canOpen } from '../../../access/policy.ts'

export const dialogRoutes = businessSettingsRoutes(twinDialog.settings, {
  policy: canOpen('duplicate.dialog'),
  table: 'twinDialog',
  columns: ['opening', 'closing', 'tone', 'mostTurns', 'isEnabled'],
  audited: { module: 'twin', opType: 'twin.setDialog' },
})
