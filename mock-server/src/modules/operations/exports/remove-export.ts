import { exports } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { deleteJob, findJob, finishJob } from '../../../platform/exports/export-job.store.ts'
import type { BrokenJob, StoredJob } from '../../../platform/exports/stored-job.ts'
import { getExportRunner } from './open-exports.ts'

/** Cancels an own export that waits or runs; removes a finished export from the tray, with its file. */
export const removeExport = sessionRoute(exports.remove, {
  policy: ownRecordsOnly,
  handler: async ({ ctx, session, request, query }) => {
    const actor = { userId: session.userId, userName: session.name, requestId: request.id }
    const outcome = await ctx.db.inTenant(
      session.tenantId,
      async (tx) => {
        const job = await findJob(tx, session.userId, query.id)
        if (!job) throw new NotFound()
        return cancelOrRemove(ctx, tx, job)
      },
      actor,
    )
    // Only after the commit: the stopped job has to find its row changed.
    getExportRunner(ctx).abandon(query.id)
    if (outcome.fileKey !== null) await ctx.storage.remove(outcome.fileKey)
    return null
  },
})

async function cancelOrRemove(
  { clock }: AppContext,
  tx: TenantTx,
  job: StoredJob | BrokenJob,
): Promise<{ fileKey: string | null }> {
  const before = { id: job.id, state: job.state, request: job.request, rowsDone: job.rowsDone }
  if (await finishJob(tx, job.id, { state: 'cancelled', finishedAt: clock.now() })) {
    await tx.audit({
      module: 'export',
      opType: 'export.cancel',
      before,
      after: { ...before, state: 'cancelled' },
    })
    return { fileKey: null }
  }
  const { fileKey } = await deleteJob(tx, job.id)
  await tx.audit({ module: 'export', opType: 'export.remove', target: job.fileName, before })
  return { fileKey }
}
