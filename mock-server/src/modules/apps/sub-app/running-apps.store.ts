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

type Row = Omit<RunningApp, 'name' | 'places'> & { nameEn: string; nameZh: string; places: unknown }
type Person = { userId: number }

/** The set that a person runs; null: nothing was released to them. */
export async function findSetNumber({ db, tenantId }: TenantTx, { userId }: Person): Promise<number | null> {
  const { rows } = await sql<{ setNumber: number }>`
    select r.set_number as "setNumber" from sub_app_rollout r
    where (r.company_codes is null or (select code from tenant where id = ${tenantId}) = any(r.company_codes))
      and (r.percent = 100 or ${bucket(userId)} < r.percent)
    order by r.id desc limit 1`.execute(db)
  return rows[0]?.setNumber ?? null
}

/**
 * The apps that a person runs: those of their set that are switched on, that their company has consented to, and that their
 * roles may see. Where the version of the set asks for more than the consent says, the version that was consented to goes on.
 */
export async function findRunningApps(tx: TenantTx, person: Person): Promise<RunningApp[]> {
  const setNumber = await findSetNumber(tx, person)
  if (setNumber === null) return []
  const { db, tenantId } = tx
  const { rows } = await sql<Row>`
    select a.module, a.name_en as "nameEn", a.name_zh as "nameZh", a.trust,
           a.owner_contact as "ownerContact",
           case when ${IS_COVERED} then v.id else s.id end as "versionId",
           case when ${IS_COVERED} then v.number else s.number end as "versionNumber",
           case when ${IS_COVERED} then v.places else s.places end as places
    from sub_app_set_item i
    join sub_app a on a.id = i.app_id
    join sub_app_version v on v.id = i.version_id
    join company_sub_app c on c.app_id = a.id and c.tenant_id = ${tenantId}
    join sub_app_version s on s.id = c.consented_version_id
    where i.set_number = ${setNumber} and a.is_enabled and not c.is_off
      and (c.role_ids is null or exists (
        select from user_role u where u.tenant_id = ${tenantId} and u.user_id = ${person.userId} and u.role_id = any(c.role_ids)))
    order by a.module`.execute(db)
  return rows.map(({ nameEn, nameZh, places, ...app }) => ({
    ...app,
    name: { en: nameEn, zh: nameZh },
    places: subApp.appVersion.shape.places.parse(places),
  }))
}

/** Apps of the console's own build that are switched off, for the company or for all. */
export async function findOffModules({ db, tenantId }: TenantTx): Promise<string[]> {
  const { rows } = await sql<{ module: string }>`
    select a.module from sub_app a left join company_sub_app c on c.app_id = a.id and c.tenant_id = ${tenantId}
    where a.trust = 'own' and (not a.is_enabled or c.is_off) order by a.module`.execute(db)
  return rows.map(({ module }) => module)
}
