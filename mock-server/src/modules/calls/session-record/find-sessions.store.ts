import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { allHold } from '../../../platform/db/lists.ts'
import type { SessionFilter } from './session-filter.ts'

/** A session's position in a list: exactly when its first matching seat came in, and its id. */
export type SessionKey = {
  tenantId: number
  sessionId: string
  /** Microseconds since 1970, as text: more than a number of JSON holds exactly. */
  micros: string
}

export type Window = {
  /** Oldest first, instead of newest first. */
  isReversed: boolean
  /** The first session has to come after this one, or be it. */
  from?: { key: Pick<SessionKey, 'sessionId' | 'micros'>; isIncluded: boolean } | undefined
  offset: number
  limit: number
}

/**
 * Each combination of organisation or seat and business has its own order in the index. Up to this many orders are merged;
 * with more, the list of the whole company is walked and rows that do not match are skipped, which are few then.
 */
const MAX_STREAMS = 400
/** Each stream is read as far as the page: further down, a single walk reads less. */
const MAX_MERGED_ROWS = 500

/** Counted no further than `limit`. */
export async function countSessions(tx: TenantTx, filter: SessionFilter, limit: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from session_seat s where ${ofSeat(tx, filter)} ${firstOfSession(tx, filter)}
      limit ${limit}) counted`.execute(tx.db)
  return rows[0]?.total ?? 0
}

/** Finds some sessions in their order: the newest first, or the oldest first when it is reversed. */
export async function findSessions(
  tx: TenantTx,
  filter: SessionFilter,
  window: Window,
): Promise<SessionKey[]> {
  const direction = window.isReversed ? sql`asc` : sql`desc`
  const rowLimit = window.offset + window.limit
  const rows = (streams: RawBuilder<unknown>) => sql`
    select s.tenant_id, s.session_id, s.started_at from session_seat s
    where ${ofSeat(tx, filter)} ${streams} ${beyond(window)} ${firstOfSession(tx, filter)}
    order by s.started_at ${direction}, s.session_id ${direction} limit ${rowLimit}`
  const merged = rowLimit > MAX_MERGED_ROWS ? null : buildStreams(filter)
  const source = merged
    ? sql`${merged.keys} cross join lateral (${rows(merged.match)}) found`
    : sql`(${rows(sql``)}) found`
  const { rows: keys } = await sql<SessionKey>`
    select found.tenant_id as "tenantId", found.session_id as "sessionId", ${toMicros(sql`found.started_at`)} as micros
    from ${source}
    order by found.started_at ${direction}, found.session_id ${direction}
    limit ${window.limit} offset ${window.offset}`.execute(tx.db)
  return keys
}

type Streams = { keys: RawBuilder<unknown>; match: RawBuilder<unknown> }

/** Streams that the list is merged from; null where one walk does it. */
function buildStreams({ userIds, orgIds, businessIds, project }: SessionFilter): Streams | null {
  if (project) return null
  const ids = userIds ?? orgIds
  if (ids === null) return null
  const column = sql.ref(userIds === null ? 's.org_id' : 's.user_id')
  const keys = sql`unnest(${sql.val(ids)}::bigint[]) as one (id)`
  const match = sql`and ${column} = one.id`
  if (ids.length * businessIds.length <= MAX_STREAMS) {
    return {
      keys: sql`${keys} cross join unnest(${sql.val(businessIds)}::bigint[]) as line (business_type_id)`,
      match: sql`${match} and s.business_type_id = line.business_type_id`,
    }
  }
  // For seats, all rows of each one are sorted: these are few, while a walk could pass all rows of the other seats.
  return userIds === null ? null : { keys, match }
}

function ofSeat(tx: TenantTx, filter: SessionFilter): RawBuilder<unknown> {
  return sql`${ofPeople(tx, filter)} and ${inTime(filter, sql`s.started_at`)}`
}

/** Limits the facts `s` to the filter's people and business. */
export function ofPeople({ tenantId }: TenantTx, filter: SessionFilter): RawBuilder<unknown> {
  const { businessId, userIds, orgIds, project } = filter
  const parts = project
    ? [
        sql`s.tenant_id = any(${sql.val(project.providerIds)}::bigint[])`,
        sql`s.project_id = ${project.projectId}`,
      ]
    : [sql`s.tenant_id = ${tenantId}`]
  if (businessId !== undefined) parts.push(sql`s.business_type_id = ${businessId}`)
  if (userIds !== null) parts.push(sql`s.user_id = any(${sql.val(userIds)}::bigint[])`)
  if (orgIds !== null) parts.push(sql`s.org_id = any(${sql.val(orgIds)}::bigint[])`)
  return allHold(parts)
}

export function toMicros(at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(extract(epoch from ${at}) * 1000000)::bigint::text`
}

/** A time on the wire is a whole second: the last one counts to its end. */
export function inTime(
  { beginTime, endTime }: Pick<SessionFilter, 'beginTime' | 'endTime'>,
  at: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`${at} >= to_timestamp(${beginTime}) and ${at} < to_timestamp(${endTime + 1})`
}

/** A session is in the list once: with the first of its matching seats. */
function firstOfSession(tx: TenantTx, filter: SessionFilter): RawBuilder<unknown> {
  return sql`and (s.opens or not exists (
    select 1 from session_seat e
    where e.tenant_id = s.tenant_id and e.session_id = s.session_id
      and (e.started_at, e.user_id) < (s.started_at, s.user_id)
      and exists (select 1 from (select e.*) s where ${ofSeat(tx, filter)})))`
}

function beyond({ from, isReversed }: Window): RawBuilder<unknown> {
  if (!from) return sql``
  const { key, isIncluded } = from
  const at = sql`timestamptz 'epoch' + ${key.micros}::bigint * interval '1 microsecond'`
  const isBeyond = isReversed ? sql`>` : sql`<`
  // Not a pair of values: the index would be walked to it from the end of the range.
  return sql`and s.started_at ${isBeyond}= ${at} and (s.started_at ${isBeyond} ${at}
    or s.session_id ${isBeyond}${isIncluded ? sql`=` : sql``} ${key.sessionId})`
}
