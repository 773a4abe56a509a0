import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { dialogRoutes } from './dialog-routes.ts'

/** Dialogs of digital twins. */
export const twinDialogModule: Module = {
  name: 'twinDialog',
  auditDictionary,
  routes: [dialogRoutes.list, dialogRoutes.save],
}
