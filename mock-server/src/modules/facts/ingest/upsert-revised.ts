import { sql } from 'kysely'
import type { Batch } from './batch.ts'
import { insertion, overwritten, type FactTable } from './fact-table.ts'

/** A table whose facts are reported again with a higher revision: the column that names them, and the one that says when. */
export type RevisedTable<Row> = FactTable<Row> & { key: keyof Row & string; time: keyof Row & string }

/** Stores the rows that are new or of a higher revision; marks the days of what is stored and of what it replaced. */
export async function upsertRevised<Row extends { revision: number }>(
  { tx: { db, tenantId }, days }: Batch,
  table: RevisedTable<Row>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return
  const { name, columns, key, time } = table
  const ids = rows.map((row) => String(row[key]))
  const { rows: known } = await sql<{ id: string; at: Date }>`
    select ${sql.ref(key)} as id, ${sql.ref(time)} as at from ${sql.table(name)}
    where tenant_id = ${tenantId} and ${sql.ref(key)} = any(${ids}::text[])`.execute(db)
  const before = new Map(known.map(({ id, at }) => [id, at]))
  const replaced = Object.keys(columns).filter((column) => column !== key)
  const { rows: changed } = await sql<{ id: string; at: Date }>`
    ${insertion(tenantId, table, rows)}
    on conflict (tenant_id, ${sql.ref(key)}) do update set ${overwritten(replaced)}
    where excluded.revision > ${sql.ref(`${name}.revision`)}
    returning ${sql.ref(key)} as id, ${sql.ref(time)} as at`.execute(db)
  for (const { id, at } of changed) {
    days.touch(at)
    const earlier = before.get(id)
    if (earlier) days.touch(earlier)
  }
}
