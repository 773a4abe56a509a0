import type { ListPage, ManagedRecord } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { TenantTx } from '../context/context.ts'
import { allHold, anyHolds } from '../db/lists.ts'
import type { Database } from '../db/schema.ts'
import type { ManagedStore } from './managed-store.ts'

/** A condition or an expression; the record's own columns are under `record`. */
export type Sql = RawBuilder<unknown>

export type TableStoreOptions<Filters, Draft, Row> = {
  /** Has `tenant_id`, `version`, `updated_at`, `updated_by`, and `business_type_id` where the list is of a business. */
  table: keyof Database
  /** Fields that people write, each in the column of its name. */
  columns: readonly (keyof Draft & string)[]
  row: z.ZodType<Row>
  isOfBusiness: boolean
  /** Columns that the server adds to a record, by name. */
  facts?: (now: Date) => Readonly<Record<string, Sql>>
  joins?: (now: Date) => Sql
  where?: (filters: Filters) => readonly Sql[]
  /** The id comes last, so that pages do not overlap. */
  orderBy: Sql
}

/**
 * The rows of a managed list in a table of their own. Another change of the same record waits for the end of this
 * transaction, and then finds another version.
 */
export function tableStore<Scope extends object, Filters, Draft extends object, Row extends ManagedRecord>(
  options: TableStoreOptions<Filters, Draft, Row>,
): ManagedStore<Scope, Filters, Draft, Row> {
  const { table, columns, row, isOfBusiness, where } = options
  const from = (now: Date) => sql`from ${sql.table(table)} as record ${options.joins?.(now) ?? sql``}`
  const idIs = (tx: TenantTx, id: number) => sql`record.tenant_id = ${tx.tenantId} and record.id = ${id}`
  return {
    find: async (tx, query, now) => {
      const conditions = [
        sql`record.tenant_id = ${tx.tenantId}`,
        ...(isOfBusiness && 'bizTypeId' in query ? [sql`record.business_type_id = ${query.bizTypeId}`] : []),
        ...(where?.(query) ?? []),
      ]
      const matching = sql`${from(now)} where ${allHold(conditions)}`
      const counted = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(tx.db)
      const { rows } = await sql`
        select ${selected(options, now)} ${matching}
        order by ${options.orderBy}, record.id limit ${query.pageSize} offset ${getPageOffset(query)}`.execute(
        tx.db,
      )
      return { records: rows.map((found) => row.parse(found)), total: counted.rows[0]?.total ?? 0 }
    },
    read: async (tx, id, now) => {
      const { rows } = await sql`select ${selected(options, now)} ${from(now)} where ${idIs(tx, id)}`.execute(
        tx.db,
      )
      return rows[0] === undefined ? undefined : row.parse(rows[0])
    },
    lock: async (tx, id) => {
      const { rows } = await sql<{ version: number }>`
        select record.version from ${sql.table(table)} as record where ${idIs(tx, id)} for update`.execute(
        tx.db,
      )
      return rows[0]
    },
    insert: async (tx, { scope, draft, change: { by, at } }) => {
      const business = isOfBusiness && 'bizTypeId' in scope ? { businessTypeId: scope.bizTypeId } : {}
      const values = Object.fromEntries(columns.map((column) => [column, draft[column]]))
      return insertRow(tx, table, {
        tenantId: tx.tenantId,
        ...business,
        ...values,
        updatedAt: at,
        updatedBy: by,
      })
    },
    update: async (tx, id, { draft, change: { by, at } }) => {
      const changes = columns.map((column) => sql`${sql.ref(column)} = ${draft[column]}`)
      await sql`
        update ${sql.table(table)} as record
        set ${sql.join(changes)}, version = version + 1, updated_at = ${at}, updated_by = ${by}
        where ${idIs(tx, id)}`.execute(tx.db)
    },
    remove: async (tx, id) => {
      await sql`delete from ${sql.table(table)} as record where ${idIs(tx, id)}`.execute(tx.db)
    },
  }
}

/** Returns the id that the database generated. */
async function insertRow(
  { db }: TenantTx,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<number> {
  const values = Object.entries(row)
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(values.map(([column]) => sql.ref(column)))})
    values (${sql.join(values.map(([, value]) => sql`${value}`))}) returning id`.execute(db)
  const [made] = rows
  if (!made) throw new Error(`${table} took a record without an id`)
  return made.id
}

function selected<Filters, Draft, Row>(options: TableStoreOptions<Filters, Draft, Row>, now: Date): Sql {
  const facts = Object.entries(options.facts?.(now) ?? {})
  return sql.join([
    sql`record.id`,
    sql`record.version`,
    sql`floor(extract(epoch from record.updated_at))::bigint as updated_at`,
    sql`(select name from person where person.tenant_id = record.tenant_id and person.id = record.updated_by)
      as updated_by`,
    options.isOfBusiness ? sql`record.business_type_id as biz_type_id` : sql`null as biz_type_id`,
    ...options.columns.map((column) => sql.ref(`record.${column}`)),
    ...facts.map(([name, expression]) => sql`${expression} as ${sql.ref(name)}`),
  ])
}

function getPageOffset({ pageIndex, pageSize }: ListPage): number {
  return (pageIndex - 1) * pageSize
}

/** Conditions that any of these columns of a record contains the text, whatever its case. */
export function containsText(text: string | undefined, ...columns: readonly string[]): Sql[] {
  if (text === undefined || text === '') return []
  const found = columns.map((column) => sql`holds_text(${sql.ref(`record.${column}`)}, ${text})`)
  return [anyHolds(found)]
}
