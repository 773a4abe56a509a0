import { twinDialog } from '@console/contracts'
import { opensPage } from '../../../access/opens-page.ts'
import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { businessSettingsRoutes } from '../../operations/managed-list/public.ts'

const settings = businessSettingsRoutes(twinDialog.settings, {
  policy: opensPage('duplicate.dialog'),
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
