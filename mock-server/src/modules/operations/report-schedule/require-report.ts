import { exports, reportSchedule } from '@console/contracts'
import type { Rights } from '../../../access/session.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { Forbidden } from '../../../platform/errors.ts'
import { kindOfExport } from '../exports/public.ts'

/** The export of the days of a run; null where it does not take so many days. */
export function datedRequest(
  request: reportSchedule.ScheduledRequest,
  days: reportSchedule.RunDays,
): exports.ExportRequest | null {
  const filter = { ...request.filter, ...reportSchedule.toDayFields(request.kind, days) }
  return exports.exportRequest.safeParse({ ...request, filter }).data ?? null
}

/** Refuses a report as the start of its export would: if a right is missing, or something that its filter names. */
export async function requireReport(
  ctx: AppContext,
  tx: TenantTx,
  { request, rights }: { request: exports.ExportRequest; rights: Rights },
): Promise<void> {
  const kind = kindOfExport(ctx, request)
  if (!kind.policy(rights)) throw new Forbidden()
  await kind.check?.(tx, request, { session: rights, now: ctx.clock.now() })
}
