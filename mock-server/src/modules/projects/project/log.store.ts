import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { StoredFile } from './assignment.store.ts'

export type StoredEntry = {
  id: number
  kind: string
  createdAt: Date
  actorId: number | null
  actorName: string
  actorTenantId: number
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>>
}

type Page = { projectId: number; pageIndex: number; pageSize: number }

/** The latest first. */
export async function findEntries(
  { db }: TenantTx,
  { projectId, pageIndex, pageSize }: Page,
): Promise<{ entries: StoredEntry[]; total: number }> {
  const { rows: entries } = await sql<StoredEntry>`
    select l.id, l.kind, l.created_at as "createdAt", l.actor_id as "actorId", l.actor_name as "actorName",
      l.actor_tenant_id as "actorTenantId", l.before, l.after
    from project_log l where l.project_id = ${projectId}
    order by l.created_at desc, l.id desc limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db)
  const { total } = await db
    .selectFrom('projectLog')
    .where('projectId', '=', projectId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { entries, total }
}

/** Files that still exist and that the caller may see, by their public ids. */
export async function findFiles(
  { db }: TenantTx,
  fids: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  if (fids.length === 0) return new Map()
  const { rows } = await sql<StoredFile>`
    select f.id, f.fid, f.name, f.media_type as "mediaType", f.bytes
    from unnest(${sql.val([...new Set(fids)])}::uuid[]) requested (fid)
    cross join lateral project_files(null, null, requested.fid) f`.execute(db)
  return new Map(rows.map((file) => [file.fid, file]))
}

export async function industryNames(
  { db }: TenantTx,
  { ids, language }: { ids: readonly number[]; language: 'en' | 'zh' },
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('industry')
    .where('id', 'in', ids)
    .select(['id', language === 'zh' ? 'nameZh as name' : 'nameEn as name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
