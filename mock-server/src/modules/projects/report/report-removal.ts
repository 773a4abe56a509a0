import type { projectReport } from '@console/contracts'
import type { SessionInput } from '../../../access/route.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { Forbidden, NotFound } from '../../../platform/errors.ts'
import { removeUnused } from '../../../platform/files/stored-contents.ts'
import { insertActivity } from '../project/public.ts'
import { deleteStored, findReport } from './report.store.ts'

type Input = Pick<
  SessionInput<typeof projectReport.deleteReport.query, never, never>,
  'ctx' | 'session' | 'request' | 'query'
>

/** Only the company that filed a report deletes it (PROJ-042). */
export async function removeWithContents({ ctx, session, request, query }: Input): Promise<null> {
  const { tenantId, userId, name: userName } = session
  const actor = { userId, userName, requestId: request.id }
  await ctx.db.inTenant(tenantId, (tx) => removeOwn(tx, query.id), actor)
  await deleteContents(ctx, tenantId)
  return null
}

async function removeOwn(tx: TenantTx, id: number): Promise<void> {
  const report = await findReport(tx, id)
  if (!report) throw new NotFound()
  if (report.tenantId !== tx.tenantId) throw new Forbidden()
  // If two remove it at once, the second finds nothing.
  if (!(await deleteStored(tx, id))) throw new NotFound()
  const { projectId, code, contractorId, month, remark } = report
  const after = { ...(contractorId === null ? {} : { contractor: contractorId }), month, remark }
  await insertActivity(tx, { projectId, kind: 'report.delete', after })
  await tx.audit({
    module: 'project',
    opType: 'project.removeReport',
    target: code,
    before: { ...after, id, projectId },
  })
}

/** Called only after the row is deleted for good. Files that cannot be removed now are removed by retention. */
async function deleteContents(ctx: AppContext, tenantId: number): Promise<void> {
  await removeUnused(ctx, tenantId).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'the file of a deleted report was not removed yet'),
  )
}
