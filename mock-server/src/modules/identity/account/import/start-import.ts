import { account } from '@console/contracts'
import { sessionRoute } from '../../../../access/route.ts'
import { toAuditActor } from '../../../../access/session.ts'
import { NotFound, refuse } from '../../../../platform/errors.ts'
import { lockAdministration } from '../../role/public.ts'
import { canManagePeople } from '../account.policy.ts'
import { getImportRunner } from './import-runner.ts'
import { importView } from './import-view.ts'
import { updateImport, findImport, otherIsOpen } from './import.store.ts'
import { importTexts } from './people-import.messages.ts'

export const startImport = sessionRoute(account.startImport, {
  policy: canManagePeople,
  handler: async ({ ctx, session, body, request, language }) => {
    const runner = getImportRunner(ctx)
    runner.requireCapacity()
    const row = await ctx.db.inTenant(session.tenantId, async (tx) => {
      // If two imports start at once, the second waits here and finds the first running.
      await lockAdministration(tx)
      const found = await findImport(tx, session.userId, body.id)
      if (!found) throw new NotFound()
      if (await otherIsOpen(tx, body.id))
        throw refuse(account.IMPORT_REFUSALS.otherRuns, importTexts.otherRuns)
      const { processId } = ctx.leases
      const reason = { reason: null, reasonValues: '{}' }
      const set = { state: 'running' as const, processId, ...reason, finishedAt: null }
      const started =
        found.fileKey === null
          ? undefined
          : await updateImport(tx, body.id, { from: ['checked', 'stopped'], set })
      if (!started) throw refuse(account.IMPORT_REFUSALS.notNow, importTexts.notNow)
      return started
    })
    runner.import(row, toAuditActor(session, request))
    return importView(row, language)
  },
})
