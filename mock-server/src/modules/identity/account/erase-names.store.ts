import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Erasure, TenantTx } from '../../../platform/context/context.ts'
import { unerasedColumnNames } from './columns-of-words.ts'
import { encodedForms, withoutWords } from './without-words.ts'

type Column = { table: string; column: string; type: string; isVersioned: boolean }

/**
 * Removes the person's words from the records and filters of others: from every text column in the catalogue of the
 * database, except the ones that are left unchanged (docs/decisions/0104). A form that was open meanwhile gets a version
 * conflict.
 */
export const eraseNames: Erasure = async (tx, { id, words }) => {
  let rowsChanged = 0
  for (const [table, columns] of Map.groupBy(await findNamingColumns(tx), (column) => column.table)) {
    for (const row of await lockNaming(tx, { table, columns, words })) {
      const cleaned = columns.flatMap(({ column, type }, index) => {
        const before = row.values[index]
        const value = withoutWords(before, words, { person: id, row: row.id, column })
        // A word within another one names nobody.
        if (isDeepStrictEqual(value, before)) return []
        return [sql`${sql.ref(column)} = ${type === 'jsonb' ? JSON.stringify(value) : value}`]
      })
      if (cleaned.length === 0) continue
      if (columns[0]?.isVersioned === true) cleaned.push(sql`version = version + 1`)
      await sql`update ${sql.table(table)} set ${sql.join(cleaned)} where id = ${row.id}`.execute(tx.db)
      rowsChanged += 1
    }
  }
  return { counts: { namedElsewhere: rowsChanged } }
}

/** Columns of tables, not of their partitions. The test of the list says that the application may change each. */
export async function findNamingColumns({ db }: Pick<TenantTx, 'db'>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as "column", c.data_type as type,
      exists (select from information_schema.columns v where v.table_schema = c.table_schema
        and v.table_name = c.table_name and v.column_name = 'version' and v.data_type = 'integer') as "isVersioned"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.udt_name in ('text', 'varchar', 'json', 'jsonb', '_text', '_varchar')
      and not exists (select from pg_class p where p.relispartition and p.oid = format('%I', c.table_name)::regclass)
    order by 1, 2`.execute(db)
  return rows.filter(({ table, column }) => !unerasedColumnNames.has(`${table}.${column}`))
}

type Naming = { table: string; columns: readonly Column[]; words: readonly string[] }

/** Locks rows that may have one of the words, in whatever form it is written. */
async function lockNaming({ db }: TenantTx, { table, columns, words }: Naming) {
  const forms = words.flatMap((word) =>
    [word, JSON.stringify(word).slice(1, -1), ...encodedForms(word)].map((form) => form.toLowerCase()),
  )
  const refs = columns.map(({ column }) => sql.ref(column))
  const text = sql.join(refs.map((ref) => sql`lower(${ref}::text)`))
  const { rows } = await sql<{ id: number; values: unknown[] }>`
    select id, jsonb_build_array(${sql.join(refs)}) as values from ${sql.table(table)}
    where exists (select from unnest(${forms}::text[]) form where strpos(concat_ws(' ', ${text}), form) > 0)
    for update`.execute(db)
  return rows
}
