import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { lastCall } from '../../calls/presence/public.ts'
import { CALL_COLUMNS, type CallColumns } from '../seat-status/public.ts'

type OutsourcedSeat = CallColumns & {
  id: number
  name: string
  orgName: string
  maskedPhone: string
  type: 'TeamTSR'
  /** What they last reported for this work; null where they are in none of it. */
  evt: number | null
  since: Date | null
}

/**
 * The seats of a provider that work for a business at this moment, for the owner of the project that the transaction names: the
 * database shows what they do for this project and nothing else (decision 20).
 */
export async function findOutsourcedSeats(
  { db }: TenantTx,
  { bizTypeId, providerIds, now }: { bizTypeId: number; providerIds: readonly number[]; now: Date },
): Promise<OutsourcedSeat[]> {
  const { rows } = await sql<OutsourcedSeat>`
    with placed as materialized (select array_agg(user_id) as ids from placed_workers(${bizTypeId}, ${now}))
    select s.id, s.name, s.org_name as "orgName", s.masked_phone as "maskedPhone", 'TeamTSR' as type, s.evt,
           e.evt_at as since, ${CALL_COLUMNS}
    from (
      select w.user_id as id, w.*, ${providerIds[0] ?? 0}::bigint as tenant_id
      from placed, describe_workers(${bizTypeId}, placed.ids, ${now}) w) s
    left join lateral (
      select evt_at from status_event
      where tenant_id = s.tenant_id and user_id = s.id and business_type_id = ${bizTypeId} and evt <> 2
        and evt_at <= ${now} and evt_at > ${now}::timestamptz - interval '48 hours'
      order by evt_at desc, receipt desc limit 1) e on true
    left join lateral (${lastCall(now)}) k on k.business_type_id = ${bizTypeId}
    order by lower(s.name), s.id`.execute(db)
  return rows
}
