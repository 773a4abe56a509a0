import type { DataOf, subApp } from '@console/contracts'
import { sql } from 'kysely'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'

const MAX_LISTED = 100

type Tx = Pick<TenantTx, 'db'>

/** Versions of a set by app. */
export async function findSetItems({ db }: Tx, setNumber: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('subAppSetItem')
    .select(['appId', 'versionId'])
    .where('setNumber', '=', setNumber)
    .execute()
  return new Map(rows.map(({ appId, versionId }) => [appId, versionId]))
}

export async function isSet({ db }: Tx, number: number): Promise<boolean> {
  const found = await db
    .selectFrom('subAppSet')
    .select('number')
    .where('number', '=', number)
    .executeTakeFirst()
  return found !== undefined
}

/** The set that a new one is made of: the newest that went to all companies, else the newest. */
export async function findBaseSet({ db }: Tx): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    select set_number as number from sub_app_rollout
    order by (company_codes is null and percent = 100) desc, id desc limit 1`.execute(db)
  return rows[0]?.number ?? null
}

export async function insertSet(
  { db }: Tx,
  {
    items,
    ...set
  }: {
    basedOn: number | null
    note: string
    createdAt: Date
    createdBy: number | null
    items: ReadonlyMap<number, number>
  },
): Promise<number> {
  const { number } = await db
    .insertInto('subAppSet')
    .values(set)
    .returning('number')
    .executeTakeFirstOrThrow()
  const rows = [...items].map(([appId, versionId]) => ({ setNumber: number, appId, versionId }))
  if (rows.length > 0) await db.insertInto('subAppSetItem').values(rows).execute()
  return number
}

export type Audience = { companyCodes: string[] | null; percent: number }

export async function insertRollout(
  { db }: Tx,
  rollout: Audience & {
    setNumber: number
    releasedAt: Date
    releasedBy: number | null
    failedVersionId?: number
  },
): Promise<number> {
  const { id } = await db
    .insertInto('subAppRollout')
    .values(rollout)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findNewestRollout({ db }: Tx): Promise<(Audience & { setNumber: number }) | undefined> {
  return db
    .selectFrom('subAppRollout')
    .select(['setNumber', 'companyCodes', 'percent'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function listRollouts({ db }: Tx): Promise<subApp.Rollout[]> {
  const rows = await db
    .selectFrom('subAppRollout')
    .select((eb) => [
      'id',
      'setNumber',
      'companyCodes',
      'percent',
      'releasedAt',
      'failedVersionId',
      eb
        .selectFrom('person')
        .select('person.name')
        .whereRef('person.id', '=', 'subAppRollout.releasedBy')
        .limit(1)
        .as('releasedBy'),
    ])
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ releasedAt, ...rollout }) => ({ ...rollout, releasedAt: toUnixSeconds(releasedAt) }))
}

export async function findSets({ db }: Tx): Promise<subApp.ReleaseSet[]> {
  const { rows } = await sql<Omit<subApp.ReleaseSet, 'createdAt'> & { createdAt: Date }>`
    select t.number, t.based_on as "basedOn", t.note, t.created_at as "createdAt", (select name from person where id = t.created_by) as "createdBy",
      coalesce((
        select jsonb_agg(jsonb_build_object('module', a.module, 'name', jsonb_build_object('en', a.name_en, 'zh', a.name_zh),
          'versionId', v.id, 'versionNumber', v.number) order by a.module)
        from sub_app_set_item i join sub_app a on a.id = i.app_id join sub_app_version v on v.id = i.version_id
        where i.set_number = t.number), '[]') as items
    from sub_app_set t order by t.number desc limit ${MAX_LISTED}`.execute(db)
  return rows.map(({ createdAt, ...set }) => ({ ...set, createdAt: toUnixSeconds(createdAt) }))
}

/** Apps with the versions whose files are there, the newest first. */
export async function listReleasable({ db }: Tx): Promise<DataOf<typeof subApp.sets>['releasable']> {
  const { rows } = await sql<DataOf<typeof subApp.sets>['releasable'][number]>`
    select a.module, jsonb_build_object('en', a.name_en, 'zh', a.name_zh) as name,
      jsonb_agg(jsonb_build_object('id', v.id, 'number', v.number) order by v.number desc) as versions
    from sub_app a join sub_app_version v on v.app_id = a.id and v.state = 'ready'
    where a.trust <> 'own' group by a.id order by a.module`.execute(db)
  return rows
}

/** Companies that a set may go to: all but those of a single person. */
export async function listCompanies({ db }: Tx): Promise<{ code: string; nameEn: string; nameZh: string }[]> {
  const { rows } = await sql<{ code: string; nameEn: string; nameZh: string; kind: string }>`
    select code, name_en as "nameEn", name_zh as "nameZh", kind from platform_tenants('', null, null, 500, 0)`.execute(
    db,
  )
  return rows.filter(({ kind }) => kind !== 'individual')
}

type ActiveRollout = Audience & { id: number; setNumber: number }

/** Rollouts that somebody may still be in, the newest first: none before one that went to everybody. */
export async function listActiveRollouts({ db }: Tx): Promise<ActiveRollout[]> {
  const { rows } = await sql<ActiveRollout>`
    select id, set_number as "setNumber", company_codes as "companyCodes", percent from sub_app_rollout
    where id >= coalesce((
      select max(id) from sub_app_rollout where company_codes is null and percent = 100), 0)
    order by id desc`.execute(db)
  return rows
}

/** True if the app is in a set that somebody may be running. */
export async function isInUse(tx: Tx, appId: number): Promise<boolean> {
  for (const { setNumber } of await listActiveRollouts(tx))
    if ((await findSetItems(tx, setNumber)).has(appId)) return true
  return false
}

/** The version of an app in the newest earlier set that had another ready one; undefined: there was none. */
export async function findFormerVersion(
  { db }: Tx,
  { appId, versionId }: { appId: number; versionId: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ versionId: number }>`
    select i.version_id as "versionId" from sub_app_set_item i join sub_app_version v on v.id = i.version_id
    where i.app_id = ${appId} and i.version_id <> ${versionId} and v.state = 'ready'
      and not exists (select from sub_app_rollout r where r.failed_version_id = i.version_id)
      and i.set_number < (select max(set_number) from sub_app_set_item where version_id = ${versionId})
    order by i.set_number desc limit 1`.execute(db)
  return rows[0]?.versionId
}

/** Companies by their codes, or all; past the rules of tenants, since a set may go to each. */
export async function listTenantIds({ db }: Tx, codes: readonly string[] | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from tenants_by_code(${codes}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}
