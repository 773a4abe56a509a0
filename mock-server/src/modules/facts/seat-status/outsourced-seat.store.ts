import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { lastCall } from '../presence/public.ts'
import { CALL_COLUMNS, callFrom, type CallColumns } from './seat-status.store.ts'
import { seatStateAt, type SeatState } from './seat-status.ts'

type Row = CallColumns & {
  id: number
  name: string
  orgName: string
  maskedPhone: string
  /** Last event that they reported for this work; null where they are in none of it. */
  evt: number | null
  since: Date | null
  heartbeatAt: Date | null
  presentUntil: Date | null
  /** Version of their client; empty while none is connected, or while they do other work. */
  version: string
}
export type OutsourcedSeat = Pick<Row, 'id' | 'name' | 'orgName' | 'maskedPhone' | 'version'> & SeatState

type Query = {
  bizTypeId: number
  providerIds: readonly number[]
  /** Absent: those who work for the business at this moment. */
  userIds?: readonly number[]
  now: Date
}

/**
 * Seats of a provider, for the owner of the project that the transaction names: the database shows what they do for this
 * project and nothing else (R20).
 */
export async function findOutsourcedSeats(
  { db }: TenantTx,
  { bizTypeId, providerIds, userIds, now }: Query,
): Promise<OutsourcedSeat[]> {
  const ids =
    userIds === undefined
      ? sql`(select array_agg(user_id) from placed_workers(${bizTypeId}, ${now}))`
      : sql`${sql.val(userIds)}::bigint[]`
  const { rows } = await sql<Row>`
    with requested as materialized (select ${ids} as ids)
    select s.id, s.name, s.org_name as "orgName", s.masked_phone as "maskedPhone", s.evt, e.evt_at as since, ${CALL_COLUMNS},
           client.heartbeat_at as "heartbeatAt", client.present_until as "presentUntil", coalesce(client.version, '') as version
    from (
      select w.user_id as id, w.*, ${providerIds[0] ?? 0}::bigint as tenant_id
      from requested, describe_workers(${bizTypeId}, requested.ids, ${now}) w) s
    left join lateral (
      select evt_at from status_event
      where tenant_id = s.tenant_id and user_id = s.id and business_type_id = ${bizTypeId} and evt <> 2
        and evt_at <= ${now} and evt_at > ${now}::timestamptz - interval '48 hours'
      order by evt_at desc, receipt desc limit 1) e on true
    left join (
      select c.* from requested, outsourced_presence(requested.ids, ${now}) c) client on client.user_id = s.id
    left join lateral (${lastCall(now)}) k on k.business_type_id = ${bizTypeId}
    order by lower(s.name), s.id`.execute(db)
  return rows.map(
    ({ id, name, orgName, maskedPhone, version, evt, since, heartbeatAt, presentUntil, ...call }) => {
      const last = evt === null || since === null ? null : { evt, since, until: now }
      const state = seatStateAt({ last, call: callFrom(call), heartbeatAt, presentUntil }, now)
      return { id, name, orgName, maskedPhone, version, ...state }
    },
  )
}
