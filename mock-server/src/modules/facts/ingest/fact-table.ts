import { sql, type RawBuilder } from 'kysely'

type ColumnType = 'bigint' | 'integer' | 'smallint' | 'numeric' | 'text' | 'boolean' | 'timestamptz' | 'jsonb'

/** A table of facts and its columns but for the tenant, named as in the schema. */
export type FactTable<Row> = {
  name: string
  columns: { readonly [Column in keyof Row & string]: ColumnType }
}

/** Rows as a table named `fact`, in their order, in one parameter however many they are. */
export function rowsAs<Row>(columns: FactTable<Row>['columns'], rows: readonly Row[]): RawBuilder<unknown> {
  // The members of the JSON keep their own spelling, which the mapping of names must not touch.
  const definition = Object.entries(columns).map(([name, type]) => `"${name}" ${String(type)}`)
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as fact(${sql.raw(definition.join(', '))})`
}

/** `insert into … select …` of all rows in one statement; the caller adds what happens to rows that exist already. */
export function insertion<Row>(
  tenantId: number,
  { name, columns }: FactTable<Row>,
  rows: readonly Row[],
): RawBuilder<unknown> {
  const names = Object.keys(columns)
  return sql`
    insert into ${sql.table(name)} (tenant_id, ${sql.join(names.map((column) => sql.ref(column)))})
    select ${tenantId}::bigint, ${sql.raw(names.map((column) => `fact."${column}"`).join(', '))}
    from ${rowsAs(columns, rows)}`
}

/** `set` of these columns from the row that was to be inserted. */
export function overwritten(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))
}

/** Picks the row with the highest revision of each thing, the first of equal ones: no statement changes a row twice. */
export function pickNewestRows<Row extends { revision: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const newest = new Map<string, Row>()
  for (const row of rows) {
    const known = newest.get(keyOf(row))
    if (!known || row.revision > known.revision) newest.set(keyOf(row), row)
  }
  return [...newest.values()]
}
