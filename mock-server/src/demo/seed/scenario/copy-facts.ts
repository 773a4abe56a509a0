import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { factKinds, factTableNames, factTables, type FactTable, type Value } from './fact-tables.ts'
import type { Facts } from './scenario-model.ts'

/** Rows are sent when so many characters of a table wait: few statements, little memory. */
const CHUNK_CHARACTERS = 1_000_000

/** Rows that were written, by table. */
export type RowCounts = Record<string, number>

/** Writes the facts of one tenant through COPY, in the order in which they come. */
export async function copyFacts(
  connection: pg.ClientBase,
  tenantId: number,
  parts: Iterable<Facts>,
): Promise<RowCounts> {
  const waiting = new Map<string, { columns: string; rows: string[]; characters: number }>()
  const counts: RowCounts = {}
  const send = async (table: string): Promise<void> => {
    const batch = waiting.get(table)
    if (!batch) return
    waiting.delete(table)
    const copy = connection.query(copyFrom(`copy ${table} (${batch.columns}) from stdin`))
    await pipeline(Readable.from([batch.rows.join('')]), copy)
    counts[table] = (counts[table] ?? 0) + copy.rowCount
  }
  const put = <Fact>({ table, columns, row }: FactTable<Fact>, facts: readonly Fact[]): boolean => {
    if (facts.length === 0) return false
    const batch = waiting.get(table) ?? {
      columns: ['tenant_id', ...columns].join(', '),
      rows: [],
      characters: 0,
    }
    waiting.set(table, batch)
    for (const fact of facts) {
      const line = formatCopyLine(tenantId, row(fact))
      batch.rows.push(line)
      batch.characters += line.length
    }
    return batch.characters >= CHUNK_CHARACTERS
  }
  for (const facts of parts) {
    for (const full of fullAfter(facts, put)) await send(full)
  }
  for (const table of factTableNames) await send(table)
  return counts
}

type Put = <Fact>(table: FactTable<Fact>, facts: readonly Fact[]) => boolean

/** Puts the facts of one part to their tables; answers the tables that are full. */
function fullAfter(facts: Facts, put: Put): string[] {
  const full: string[] = []
  const putKind = <Kind extends keyof Facts>(kind: Kind) => {
    const tables: readonly FactTable<Facts[Kind][number]>[] = factTables[kind]
    const rows: readonly Facts[Kind][number][] = facts[kind]
    for (const table of tables) if (put(table, rows)) full.push(table.table)
  }
  for (const kind of factKinds) putKind(kind)
  return full
}

function formatCopyLine(tenantId: number, values: readonly Value[]): string {
  let line = String(tenantId)
  for (const value of values) line += `\t${formatCopyCell(value)}`
  return `${line}\n`
}

const SPECIAL = /[\\\t\n\r]/
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** One value of the text form of COPY. */
function formatCopyCell(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') {
    return SPECIAL.test(value) ? value.replace(/[\\\t\n\r]/g, (found) => ESCAPED[found] ?? found) : value
  }
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return String(value)
}

type ForeignKey = { table: string; name: string; definition: string }

/**
 * Lifts inside this transaction what COPY cannot do or does slowly: it is not supported under row-level security, even
 * for the tables' owner, and foreign keys that are checked row by row take longer than all the rest; put back, they are
 * checked at once.
 */
export async function withBulkLoading<Result>(
  connection: pg.ClientBase,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows: foreignKeys } = await connection.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[]) order by conrelid, conname`,
    [factTableNames],
  )
  for (const table of factTableNames)
    await connection.query(`alter table ${table} disable row level security`)
  for (const { table, name } of foreignKeys)
    await connection.query(`alter table ${table} drop constraint ${name}`)
  const result = await work()
  for (const { table, name, definition } of foreignKeys)
    await connection.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const table of factTableNames) {
    await connection.query(`alter table ${table} enable row level security`)
    await connection.query(`alter table ${table} force row level security`)
  }
  return result
}
