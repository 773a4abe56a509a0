import { sql } from 'kysely'
import type { TenantTx } from '../../context.ts'
import { NotFound } from '../../http/errors.ts'
import type { Session } from '../../http/session.ts'
import { inFilter, inScope, type StatFilter } from '../statistics/stat-filter.ts'
import { scopeOf, type Scope } from '../statistics/statistics.policy.ts'

/** `userId`: that person alone. Days are of the zone. */
export type MonitorFilter = StatFilter & { userId?: number | undefined; timezone: string; now: Date }

type Asked = {
  beginAt: string
  endAt: string
  bizTypeId?: number | undefined
  orgId?: number | undefined
  userId?: number | undefined
}
type Asking = { tx: TenantTx; session: Session; now: Date }

/**
 * What the caller may see of what was asked for. An organisation outside of it answers like one that does not exist, and
 * so does a person who neither belongs there nor worked there in the range.
 */
export async function filterOf(
  { beginAt, endAt, bizTypeId, orgId, userId }: Asked,
  { tx, session, now }: Asking,
): Promise<MonitorFilter> {
  const scope = await scopeOf(tx, { userId: session.userId, wanted: orgId })
  const range = { beginDay: beginAt, endDay: endAt, bizTypeId, scope }
  const filter = { ...range, userId, timezone: session.timezone, now }
  if (userId !== undefined && !(await belongs(tx, { userId, scope })) && !(await worked(tx, filter)))
    throw new NotFound()
  return filter
}

/** Whether a person of the tenant belongs to an organisation of the scope today. */
export async function belongs(
  { db, tenantId }: TenantTx,
  { userId, scope }: { userId: number; scope: Scope },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from app_user s where s.tenant_id = ${tenantId} and s.id = ${userId} ${inScope(scope)}`.execute(
    db,
  )
  return rows.length > 0
}

async function worked({ db, tenantId }: TenantTx, filter: MonitorFilter): Promise<boolean> {
  const { rows } = await sql`
    select 1 from stat_user_day s
    where s.tenant_id = ${tenantId} and s.user_id = ${filter.userId} and ${inFilter(filter)} limit 1`.execute(
    db,
  )
  return rows.length > 0
}
