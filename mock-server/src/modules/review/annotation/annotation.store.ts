import type { annotation, DataOf, ParsedQueryOf } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { naturalOrder } from '../../../platform/db/natural-order.ts'
import { IS_REVIEWABLE } from '../../calls/session-record/public.ts'

const STATE = sql`case when a.finished_at is not null then 'finished' when a.claimed_by is not null then 'claimed'
  else 'waiting' end`

type Filter = ParsedQueryOf<typeof annotation.list> & { readerId: number }

export async function findWork(
  { db, tenantId }: TenantTx,
  { state, bizTypeId, pageIndex, pageSize, readerId }: Filter,
): Promise<DataOf<typeof annotation.list>> {
  const condition = sql`
    a.tenant_id = ${tenantId} ${state === undefined ? sql`` : sql`and ${STATE} = ${state}`}
    ${bizTypeId === undefined ? sql`` : sql`and a.business_type_id = ${bizTypeId}`}`
  const counted = await sql<{ total: number }>`
    select count(*) as total from annotation a where ${condition}`.execute(db)
  const { rows } = await sql<annotation.AnnotationWork>`
    select a.id, a.version, a.session_id as "sessionId", b.name as "bizTypeName",
           floor(extract(epoch from a.started_at))::bigint as "startedAt", ${STATE} as state,
           a.claimed_by as "claimedById", u.name as "claimedByName", a.note,
           floor(extract(epoch from a.finished_at))::bigint as "finishedAt",
           coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name)
             from annotation_mark m join annotation_tag t on t.tenant_id = m.tenant_id and t.id = m.tag_id
             where m.tenant_id = a.tenant_id and m.annotation_id = a.id), '[]') as tags
    from annotation a join business b on b.tenant_id = a.tenant_id and b.id = a.business_type_id
    left join person u on u.tenant_id = a.tenant_id and u.id = a.claimed_by
    where ${condition}
    order by a.finished_at is null and a.claimed_by = ${readerId} desc nulls last, a.finished_at is not null,
             a.claimed_by is not null, a.drawn_at desc, a.id desc
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  return { records: rows, total: counted.rows[0]?.total ?? 0 }
}

export function enabledTags({ db }: TenantTx): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('annotationTag')
    .where('isEnabled', '=', true)
    .select(['id', 'name'])
    .orderBy(naturalOrder('name'))
    .execute()
}

type Drawing = {
  beginDay: string
  endDay: string
  bizTypeId: number | undefined
  count: number
  timezone: string
  at: Date
}

/** Returns how many were drawn. Of two drawings at once none gets a session of the other. */
export async function drawSessions(
  { db, tenantId }: TenantTx,
  { beginDay, endDay, bizTypeId, count, timezone, at }: Drawing,
): Promise<number> {
  const business = bizTypeId === undefined ? sql`` : sql`and c.business_type_id = ${bizTypeId}`
  const { rows } = await sql`
    insert into annotation (tenant_id, session_id, business_type_id, started_at, drawn_at)
    select c.tenant_id, c.session_id, c.business_type_id, c.started_at, ${at}
    from conversation c
    where c.tenant_id = ${tenantId} and c.started_at >= ${beginDay}::date::timestamp at time zone ${timezone}
      and c.started_at < (${endDay}::date + 1)::timestamp at time zone ${timezone} ${business} and ${IS_REVIEWABLE}
      and not exists (
        select 1 from annotation a where a.tenant_id = c.tenant_id and a.session_id = c.session_id)
    order by random() limit ${count}
    on conflict (tenant_id, session_id) do nothing returning id`.execute(db)
  return rows.length
}

export type LockedWork = {
  id: number
  version: number
  sessionId: string
  claimedBy: number | null
  isFinished: boolean
  note: string
}

export async function lockWork({ db }: TenantTx, id: number): Promise<LockedWork | undefined> {
  const row = await db
    .selectFrom('annotation')
    .where('id', '=', id)
    .select(['id', 'version', 'sessionId', 'claimedBy', 'finishedAt', 'note'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { finishedAt, ...work } = row
  return { ...work, isFinished: finishedAt !== null }
}

export async function updateClaim({ db }: TenantTx, id: number, userId: number): Promise<void> {
  await db
    .updateTable('annotation')
    .set((eb) => ({ claimedBy: userId, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Names of the tags of a session, in order. */
export async function tagNames({ db }: TenantTx, annotationId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('annotationMark')
    .innerJoin('annotationTag', 'annotationTag.id', 'annotationMark.tagId')
    .where('annotationMark.annotationId', '=', annotationId)
    .select('annotationTag.name')
    .orderBy(naturalOrder('annotationTag.name'))
    .execute()
  return rows.map(({ name }) => name)
}

/** Tags of these ids that may be set: on, or set already. */
export async function settableTags(
  { db, tenantId }: TenantTx,
  { annotationId, tagIds }: { annotationId: number; tagIds: readonly number[] },
): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    select count(*) as known from annotation_tag t
    where t.tenant_id = ${tenantId} and t.id = any(${sql.val(tagIds)}::bigint[]) and (t.is_enabled or exists (
      select 1 from annotation_mark m
      where m.tenant_id = t.tenant_id and m.tag_id = t.id and m.annotation_id = ${annotationId}))`.execute(db)
  return rows[0]?.known ?? 0
}

type Marks = { tagIds: readonly number[]; note: string; finishedAt: Date | null }

export async function updateMarks({ db, tenantId }: TenantTx, id: number, marks: Marks): Promise<void> {
  const { tagIds, note, finishedAt } = marks
  await db.deleteFrom('annotationMark').where('annotationId', '=', id).execute()
  if (tagIds.length > 0) {
    const rows = tagIds.map((tagId) => ({ tenantId, annotationId: id, tagId }))
    await db.insertInto('annotationMark').values(rows).execute()
  }
  await db
    .updateTable('annotation')
    .set((eb) => ({ note, finishedAt, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

type Range = ParsedQueryOf<typeof annotation.statistic> & { timezone: string }
type Statistic = DataOf<typeof annotation.statistic>

export async function annotationStatistic(
  { db, tenantId }: TenantTx,
  { beginDay, endDay, timezone }: Range,
): Promise<Statistic> {
  const finished = sql`
    a.tenant_id = ${tenantId} and a.finished_at >= ${beginDay}::date::timestamp at time zone ${timezone}
    and a.finished_at < (${endDay}::date + 1)::timestamp at time zone ${timezone}`
  const people = await sql<Statistic['people'][number]>`
    select u.id, u.name, count(*) as finished, coalesce(sum(marks.tags), 0)::bigint as tags
    from annotation a join person u on u.tenant_id = a.tenant_id and u.id = a.claimed_by
    left join lateral (select count(*) as tags from annotation_mark m
      where m.tenant_id = a.tenant_id and m.annotation_id = a.id) marks on true
    where ${finished} group by u.id, u.name order by finished desc, u.name, u.id`.execute(db)
  const tags = await sql<Statistic['tags'][number]>`
    select t.id, t.name, count(*) as sessions
    from annotation a
    join annotation_mark m on m.tenant_id = a.tenant_id and m.annotation_id = a.id
    join annotation_tag t on t.tenant_id = m.tenant_id and t.id = m.tag_id
    where ${finished} group by t.id, t.name order by sessions desc, t.name, t.id`.execute(db)
  return {
    finished: people.rows.reduce((sum, person) => sum + person.finished, 0),
    people: people.rows,
    tags: tags.rows,
  }
}
