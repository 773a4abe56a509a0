import type { Language } from '@console/contracts'
import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'

/** A rollout that took a version back, to be told to whom it concerns: the platform, the owner, companies that run the app. */
export async function announceRollout(
  { db }: TenantTx,
  { rolloutId, appId }: { rolloutId: number; appId: number },
): Promise<void> {
  await sql`select announce_app_rollout(${rolloutId}, ${appId})`.execute(db)
}

/** A contribution that was switched off, to be told to whom it concerns. */
export async function announceSlotOff(
  { db }: TenantTx,
  { offId, appId }: { offId: number; appId: number },
): Promise<void> {
  await sql`select announce_app_slot(${offId}, ${appId})`.execute(db)
}

/** Companies that have not been told something yet. */
export async function listAnnouncedTenants(db: AppContext['db']['outside']): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select tenant_id as id from tenants_with_app_announcements()`.execute(db)
  return rows.map(({ id }) => id)
}

export type Announcement = {
  nameEn: string
  nameZh: string
  failedNumber: number
  /** The contribution that was switched off; null: the version was taken back. */
  slot: Record<Language, string> | null
  /** The version that goes on; null: the app is gone. */
  number: number | null
}

/** Takes what the company has not been told yet: whoever takes it tells it in the same transaction. */
export async function takeAnnouncements({ db, tenantId }: TenantTx): Promise<Announcement[]> {
  const { rows } = await sql<Announcement>`
    with taken as (
      delete from sub_app_announcement where tenant_id = ${tenantId} returning rollout_id, slot_off_id)
    select a.name_en as "nameEn", a.name_zh as "nameZh", v.number as "failedNumber", (
        select w.number from sub_app_set_item i join sub_app_version w on w.id = i.version_id
        where i.set_number = r.set_number and i.app_id = a.id) as number, (
        select c -> 'name' from jsonb_array_elements(v.slots -> 'contributions') c where c ->> 'id' = o.slot) as slot
    from taken t left join sub_app_rollout r on r.id = t.rollout_id
    left join sub_app_slot_off o on o.id = t.slot_off_id
    join sub_app_version v on v.id = coalesce(r.failed_version_id, o.version_id) join sub_app a on a.id = v.app_id
    order by coalesce(r.released_at, o.switched_at), r.id, o.id`.execute(db)
  return rows
}
