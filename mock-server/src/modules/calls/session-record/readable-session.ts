import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { findScope } from '../../identity/organization/public.ts'
import { findOutsourcedWork } from '../../statistics/project-statistics/public.ts'
import { inScope, type ProjectWork } from '../../statistics/statistics/public.ts'
import { requireFound, type Caller } from './session-filter.ts'
import { sessionRecordTexts as texts } from './session-record.messages.ts'

/** A session that the reader may see, and whose it is. */
export type ReadableSession = { tenantId: number; sessionId: string; project: ProjectWork | undefined }

/**
 * Anyone who sees an organisation sees the sessions that its seats took part in; a project's owner sees the sessions of the
 * project. Unknown sessions and sessions of others get the same answer.
 */
export async function readableSession(
  tx: TenantTx,
  caller: Caller,
  { sessionId, projectId }: { sessionId: string; projectId?: number | undefined },
): Promise<ReadableSession> {
  const { scope, project } =
    projectId === undefined
      ? {
          scope: await findScope(tx, { userId: caller.session.userId, orgId: undefined }),
          project: undefined,
        }
      : await requireFound(findOutsourcedWork(tx, caller, { projectId }), texts.unknownSession)
  const isOwners = project !== undefined && !project.providerIds.includes(tx.tenantId)
  const tenantCondition = project
    ? sql`s.tenant_id = any(${sql.val(project.providerIds)}::bigint[]) and s.project_id = ${project.projectId}`
    : sql`s.tenant_id = ${tx.tenantId}`
  const { rows } = await sql<{ tenantId: number }>`
    select s.tenant_id as "tenantId" from session_seat s
    where ${tenantCondition} and s.session_id = ${sessionId} ${isOwners ? sql`` : inScope(scope)}
    order by s.tenant_id limit 1`.execute(tx.db)
  const [found] = rows
  if (!found) throw new NotFound(texts.unknownSession)
  return { tenantId: found.tenantId, sessionId, project }
}
