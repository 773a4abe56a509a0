import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** Between the names of a path as people read it. */
const PATH_SEPARATOR = ' / '
/** Deeper trees have their upper part cut off; the organisations' own limit is far below. */
const MAX_DEPTH = 64

type PathRow = { leaf: number; name: string }

/** The path of each of some organisations, from the company down. */
export async function organizationPaths(
  { db }: TenantTx,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const knownIds = [...new Set(ids.filter((id) => id !== null))]
  if (knownIds.length === 0) return new Map()
  const { rows } = await sql<PathRow>`
    with recursive above as (
      select id as leaf, id, parent_id, name, 0 as height from organization_unit where id = any(${knownIds}::bigint[])
      union all
      select above.leaf, o.id, o.parent_id, o.name, above.height + 1
      from above join organization_unit o on o.id = above.parent_id where above.height < ${MAX_DEPTH}
    ) select leaf, name from above order by leaf, height desc`.execute(db)
  const names = Map.groupBy(rows, ({ leaf }) => leaf)
  return new Map([...names].map(([leaf, path]) => [leaf, path.map(({ name }) => name).join(PATH_SEPARATOR)]))
}

export async function findOrganizations(
  tx: TenantTx,
  { text, id, limit }: { text: string; id: number | undefined; limit: number },
): Promise<{ id: number; path: string }[]> {
  const named = tx.db.selectFrom('organizationUnit').where('removedAt', 'is', null).select('id')
  const found =
    id === undefined
      ? await named
          .where(sql<boolean>`holds_text(name, ${text})`)
          .orderBy('parentId', (order) => order.asc().nullsFirst())
          .orderBy('sort')
          .orderBy('id')
          .limit(limit)
          .execute()
      : await named.where('id', '=', id).execute()
  const paths = await organizationPaths(
    tx,
    found.map((row) => row.id),
  )
  return found.map((row) => ({ id: row.id, path: paths.get(row.id) ?? '' }))
}
