import { audit } from '@console/contracts'
import { refuse } from '../../http/errors.ts'
import { sessionRoute } from '../../http/route.ts'
import { fileUrlOf } from '../exports/export-link.ts'
import { exportRunnerOf } from '../exports/export-runner.ts'
import { exportTexts, reasonText } from '../exports/exports.messages.ts'
import { findJob } from '../exports/exports.store.ts'
import { mayReadAudit } from './audit.policy.ts'

/** Below the call's own 120 s, so that the client hears why instead of running into its limit. */
export const EXPORT_WAIT_MS = 110_000

/** The documented export: the tray's job, waited for (decision 32). What is not done in time goes on in the tray. */
export const exportRecords = sessionRoute(audit.exportFile, {
  policy: mayReadAudit,
  handler: async ({ ctx, session, request, query, language }) => {
    const runner = exportRunnerOf(ctx)
    const wanted = {
      session,
      language,
      requestId: request.id,
      request: { kind: 'audit', filter: query },
    } as const
    const { id } = await runner.start(wanted)
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), EXPORT_WAIT_MS)
    await runner.settled(id, AbortSignal.any([request.signal, patience.signal]))
    clearTimeout(timer)
    const job = await ctx.db.inTenant(session.tenantId, (tx) => findJob(tx, session.userId, id))
    const fileURL = job && fileUrlOf(ctx, job)
    if (fileURL) return { fileURL }
    if (job?.state === 'queued' || job?.state === 'running') {
      throw refuse(audit.AUDIT_EXPORT_REFUSALS.stillRunning, exportTexts.stillRunning)
    }
    throw refuse(audit.AUDIT_EXPORT_REFUSALS.failed, reasonText(job?.reason ?? 'cancelled'))
  },
})
