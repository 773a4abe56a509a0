import { subApp, type Language } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** Share of the people that a set is drawn for: always the same ones, others for another set. */
const bucket = (userId: number) => sql`
  ('x' || left(encode(sha256(convert_to(r.set_number || ':' || ${userId}::text, 'UTF8')), 'hex'), 8))::bit(32)::bigint % 100`

/** Consent to a version holds for another one that asks for no more. */
const IS_COVERED = sql`(c.consented_version_id = v.id or s.permissions @> v.permissions)`

export type RunningApp = {
  module: string
  name: Record<Language, string>
  trust: subApp.RegistryApp['trust']
  ownerContact: string
  versionId: number
  versionNumber: number
  places: subApp.Place[]
}

/** What a person runs of the registered apps, and which built apps are switched off for them. */
export type RunningApps = {
  /** The set that they run; null: nothing was released to them. */
  setNumber: number | null
  apps: RunningApp[]
  /** Modules of the console's own build. */
  off: string[]
}

type Row = Omit<RunningApps, 'apps'> & { apps: (Omit<RunningApp, 'places'> & { places: unknown })[] }

/**
 * The apps that a person runs: those of their set that are switched on, that their company has consented to, and that their
 * roles may see. Where the version of the set asks for more than the consent says, the version that was consented to goes on.
 */
export async function findRunningApps(
  { db, tenantId }: TenantTx,
  { userId }: { userId: number },
): Promise<RunningApps> {
  const { rows } = await sql<Row>`
    with mine as (
      select r.set_number from sub_app_rollout r
      where (r.company_codes is null or (select code from tenant where id = ${tenantId}) = any(r.company_codes))
        and (r.percent = 100 or ${bucket(userId)} < r.percent)
      order by r.id desc limit 1)
    select (select set_number from mine) as "setNumber",
      coalesce((
        select jsonb_agg(jsonb_build_object('module', a.module, 'name', jsonb_build_object('en', a.name_en, 'zh', a.name_zh),
          'trust', a.trust, 'ownerContact', a.owner_contact,
          'versionId', case when ${IS_COVERED} then v.id else s.id end,
          'versionNumber', case when ${IS_COVERED} then v.number else s.number end,
          'places', case when ${IS_COVERED} then v.places else s.places end) order by a.module)
        from sub_app_set_item i
        join sub_app a on a.id = i.app_id
        join sub_app_version v on v.id = i.version_id
        join company_sub_app c on c.app_id = a.id and c.tenant_id = ${tenantId}
        join sub_app_version s on s.id = c.consented_version_id
        where i.set_number = (select set_number from mine) and a.is_enabled and not c.is_off
          and (c.role_ids is null or exists (
            select from user_role u where u.tenant_id = ${tenantId} and u.user_id = ${userId} and u.role_id = any(c.role_ids)))),
        '[]') as apps,
      coalesce((
        select jsonb_agg(a.module order by a.module)
        from sub_app a left join company_sub_app c on c.app_id = a.id and c.tenant_id = ${tenantId}
        where a.trust = 'own' and (not a.is_enabled or c.is_off)), '[]') as off`.execute(db)
  const [{ setNumber, apps, off } = { setNumber: null, apps: [], off: [] }] = rows
  return {
    setNumber,
    off,
    apps: apps.map((app) => ({ ...app, places: subApp.appVersion.shape.places.parse(app.places) })),
  }
}
