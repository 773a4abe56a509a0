import type { Language, sessionRecord } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import {
  FIRST_SOURCES,
  isCounted,
  type CallSources,
  type SourcedFigure,
} from '../../statistics/rollup/public.ts'
import type { ProjectWork } from '../../statistics/statistics/public.ts'
import type { SessionKey } from './find-sessions.store.ts'
import { describeProviders, describeSeats } from './outsourced.store.ts'

type Row = Omit<sessionRecord.ListedSession, 'seats' | 'orgName' | 'businessName'> & {
  tenantId: number
  userIds: number[]
  userNames: (string | null)[]
  orgName: string | null
  businessName: string | null
}

export type Reading = { now: Date; project: ProjectWork | undefined; language: Language }

/** Rows of the list for some sessions, in their order. */
export async function describeSessions(
  tx: TenantTx,
  keys: readonly SessionKey[],
  { now, project, language }: Reading,
): Promise<sessionRecord.ListedSession[]> {
  if (keys.length === 0) return []
  const rows = await findSessionRows(tx, keys)
  const isOthers = rows.some(({ tenantId }) => tenantId !== tx.tenantId)
  // Names of another company's people and businesses are read as R20 lets its project's owner.
  const seats = isOthers ? await describeSeats(tx, rows, now) : null
  const providers = isOthers && project ? await describeProviders(tx, { project, now, language }) : null
  return rows.map(({ tenantId: _tenant, userIds, userNames, orgName, businessName, ...row }) => ({
    ...row,
    seats: userIds.map((id, index) => ({ id, name: seats?.get(id)?.name ?? userNames[index] ?? '' })),
    orgName: orgName ?? seats?.get(userIds[0] ?? 0)?.orgName ?? '',
    businessName: businessName ?? providers?.get(row.bizId) ?? '',
  }))
}

/**
 * Counts a figure as the statistics of the call's day do; for another company by its first sources, since its own sources
 * are not visible.
 */
function countedBy(figure: SourcedFigure): RawBuilder<unknown> {
  const by = (source: CallSources[SourcedFigure]) =>
    isCounted(figure, source, { call: 'c', validCallSeconds: sql`own.valid_call_seconds` })
  return sql`case when ${sql.ref(`source.${figure}`)} = 'label' then ${by('label')} else ${by(FIRST_SOURCES[figure])} end`
}

async function findSessionRows({ db, tenantId }: TenantTx, keys: readonly SessionKey[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select k.tenant_id as "tenantId", k.session_id as "sessionId",
           floor(extract(epoch from seat.began))::bigint as "startedAt",
           to_json(seat.user_ids) as "userIds", seat.user_names as "userNames", o.name as "orgName", b.name as "businessName",
           seat.business_ids[1] as "bizId", coalesce(v.customer, '') as customer, coalesce(v.channel, '') as channel,
           talk.calls, talk.seconds as "talkSeconds", talk.is_valid as "isValid", talk.is_quoted as "isQuoted",
           talk.is_ordered as "isOrdered", bad.by_level as violations, tagged.names as labels
    from unnest(${keys.map((key) => key.tenantId)}::bigint[], ${keys.map(({ sessionId }) => sessionId)}::text[])
      with ordinality as k (tenant_id, session_id, position)
    cross join lateral (
      select min(s.started_at) as began, array_agg(s.user_id order by s.started_at, s.user_id) as user_ids,
             array_agg(u.name order by s.started_at, s.user_id) as user_names,
             array_agg(s.org_id order by s.started_at, s.user_id) as org_ids,
             array_agg(s.business_type_id order by s.started_at, s.user_id) as business_ids
      from session_seat s left join person u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = k.tenant_id and s.session_id = k.session_id) seat
    left join organization_unit o on o.tenant_id = k.tenant_id and o.id = seat.org_ids[1]
    left join business b on b.tenant_id = k.tenant_id and b.id = seat.business_ids[1]
    left join conversation v on v.tenant_id = k.tenant_id and v.session_id = k.session_id
    cross join lateral (
      select count(*) as calls, coalesce(sum(c.talk_seconds), 0)::bigint as seconds,
             coalesce(bool_or(${countedBy('valid_calls')}), false) as is_valid,
             coalesce(bool_or(${countedBy('quotes')}), false) as is_quoted,
             coalesce(bool_or(${countedBy('orders')}), false) as is_ordered,
             array_agg(c.call_id) as call_ids
      from reported_call c join tenant own on own.id = ${tenantId}
      left join lateral (
        select p.valid_calls, p.quotes, p.orders from stat_source_period p
        where p.tenant_id = c.tenant_id and p.starts_on <= (c.started_at at time zone own.timezone)::date
        order by p.starts_on desc limit 1) source on true
      where c.tenant_id = k.tenant_id and c.session_id = k.session_id and c.started_at is not null) talk
    cross join lateral (
      select array[count(*) filter (where hit.level = 0), count(*) filter (where hit.level = 1),
                   count(*) filter (where hit.level = 2), count(*) filter (where hit.level = 3)]::integer[] as by_level
      from violation hit
      where hit.tenant_id = k.tenant_id and (hit.session_id = k.session_id
        or hit.session_id is null and hit.call_id = any(talk.call_ids))) bad
    cross join lateral (
      select coalesce(array_agg(distinct l.name), '{}') as names
      from label_hit h join smart_label l on l.tenant_id = h.tenant_id and l.id = h.label_id
      where h.tenant_id = k.tenant_id and h.call_id = any(talk.call_ids)) tagged
    order by k.position`.execute(db)
  return rows
}
