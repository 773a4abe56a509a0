import { account } from '@console/contracts'
import { sessionRoute } from '../../../../access/route.ts'
import { NotFound } from '../../../../platform/errors.ts'
import { canManagePeople } from '../account.policy.ts'
import { getImportRunner } from './import-runner.ts'
import { importView } from './import-view.ts'
import { updateImport, findImport } from './import.store.ts'

/** Stopping what is over already changes nothing. */
export const stopImport = sessionRoute(account.stopImport, {
  policy: canManagePeople,
  handler: async ({ ctx, session, body, language }) => {
    const row = await ctx.db.inTenant(session.tenantId, async (tx) => {
      const found = await findImport(tx, session.userId, body.id)
      if (!found) throw new NotFound()
      const set = { reason: 'stopped', finishedAt: ctx.clock.now() }
      const changed =
        (await updateImport(tx, body.id, { from: ['running'], set: { ...set, state: 'stopped' } })) ??
        (await updateImport(tx, body.id, { from: ['checking'], set: { ...set, state: 'failed' } }))
      return changed ?? found
    })
    // Only after the commit: the stopped import has to find its row ended.
    getImportRunner(ctx).abandon(body.id)
    return importView(row, language)
  },
})
