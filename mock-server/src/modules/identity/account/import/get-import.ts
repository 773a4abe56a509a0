import { account } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import { NotFound } from '../../../../platform/errors.ts'
import { canManagePeople } from '../account.policy.ts'
import { importView } from './import-view.ts'
import { findImport } from './import.store.ts'

export const getImport = route(account.getImport, {
  policy: canManagePeople,
  handler: async ({ tx, session, query, language }) => {
    const row = await findImport(tx, session.userId, query.id)
    if (!row && query.id !== undefined) throw new NotFound()
    return { import: row ? importView(row, language) : null }
  },
})
