import { sql } from 'kysely'
import { canOpen } from '../../../access/policy.ts'
import type { Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { type Scope, findScope } from '../../identity/organization/public.ts'
import { inFilter, inScope, type StatFilter } from '../statistics/public.ts'

export const canReadAdherence = canOpen('home.monitor', 'monitor.day', 'monitor.person', 'monitor.schedule')

/** `userId`: that person alone. Days are of the zone. */
export type MonitorFilter = StatFilter & { userId?: number | undefined; timezone: string; now: Date }

type MonitorQuery = {
  beginAt: string
  endAt: string
  bizTypeId?: number | undefined
  orgId?: number | undefined
  userId?: number | undefined
}
type Caller = { tx: TenantTx; session: Pick<Session, 'userId' | 'timezone'> }

/**
 * The requested rows, as far as the caller may see them. An organisation outside of the caller's scope answers like one that
 * does not exist, and so does a person who neither belongs there nor worked there in the range.
 */
export async function buildMonitorFilter(
  query: MonitorQuery,
  { now, ...caller }: Caller & { now: Date },
): Promise<MonitorFilter> {
  const range = await checkFilter(query, caller)
  return { ...range, userId: query.userId, timezone: caller.session.timezone, now }
}

/** The same for a caller that only needs to know whether the query is allowed. */
export async function checkFilter(
  { beginAt, endAt, bizTypeId, orgId, userId }: MonitorQuery,
  { tx, session }: Caller,
): Promise<StatFilter> {
  const scope = await findScope(tx, { userId: session.userId, orgId })
  const range = { beginDay: beginAt, endDay: endAt, bizTypeId, scope }
  const isKnown =
    userId === undefined || (await belongs(tx, { userId, scope })) || (await worked(tx, { ...range, userId }))
  if (!isKnown) throw new NotFound()
  return range
}

const WHOLE_TENANT: Scope = { rootId: null }

type EditsQuery = { readerId: number; accountId?: number | undefined; editorId?: number | undefined }

/**
 * Scope of the corrections that the reader may see; a person outside of it answers like one that does not exist. The author
 * of a change may lead others than the reader: only the person with the corrected status has to be in the scope.
 */
export async function findEditScope(
  tx: TenantTx,
  { readerId, accountId, editorId }: EditsQuery,
): Promise<Scope> {
  const scope = await findScope(tx, { userId: readerId, orgId: undefined })
  if (accountId !== undefined && !(await belongs(tx, { userId: accountId, scope }))) throw new NotFound()
  if (editorId !== undefined && !(await belongs(tx, { userId: editorId, scope: WHOLE_TENANT })))
    throw new NotFound()
  return scope
}

/** Checks if a person of the tenant belongs to an organisation of the scope today. */
async function belongs(
  { db, tenantId }: TenantTx,
  { userId, scope }: { userId: number; scope: Scope },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from person s where s.tenant_id = ${tenantId} and s.id = ${userId} ${inScope(scope)}`.execute(db)
  return rows.length > 0
}

async function worked({ db, tenantId }: TenantTx, filter: StatFilter & { userId: number }): Promise<boolean> {
  const { rows } = await sql`
    select 1 from stat_user_day s
    where s.tenant_id = ${tenantId} and s.user_id = ${filter.userId} and ${inFilter(filter)} limit 1`.execute(
    db,
  )
  return rows.length > 0
}
