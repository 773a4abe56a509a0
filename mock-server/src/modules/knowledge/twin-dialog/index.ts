import { twinDialog } from '@console/contracts'
import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { businessSettingsRoutes } from '../../operations/managed-list/public.ts'
import { canOpen } from '../../../access/policy.ts'

const settings = businessSettingsRoutes(twinDialog.settings, {
  policy: canOpen('duplicate.dialog'),
  table: 'twinDialog',
  columns: ['opening', 'closing', 'tone', 'mostTurns', 'isEnabled'],
  audited: { module: 'twin', opType: 'twin.setDialog' },
})

/** How digital twins talk. */
export const twinDialogModule: Module = {
  name: 'twinDialog',
  auditDictionary,
  routes: [settings.list, settings.save],
}
