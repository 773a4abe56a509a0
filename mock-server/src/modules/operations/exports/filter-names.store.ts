import type { TenantTx } from '../../../platform/context/context.ts'

/** Tables whose rows a filter names by their ids. */
export type NamedTable =
  | 'person'
  | 'business'
  | 'organizationUnit'
  | 'product'
  | 'project'
  | 'qualityRule'
  | 'role'
  | 'smartLabel'

/** Names by id, as far as the tenant has such rows. */
export async function findNames(
  { db }: TenantTx,
  table: NamedTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function findImportName({ db }: TenantTx, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('peopleImport').select('fileName').where('id', '=', id).executeTakeFirst()
  return row?.fileName
}
