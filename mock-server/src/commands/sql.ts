import { parseArgs } from 'node:util'
import pg from 'pg'
import { OWNER_ROLE, withConnection } from '../platform/db/owner.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { runCommand, withDatabase, type CommandInput } from './run-command.ts'

const MAX_CELL_CHARACTERS = 80
const USAGE = 'pnpm db:sql "<query>" [--write] [--tenant <id>], or the query on its standard input'
/** Refused by PostgreSQL while a query is prepared. */
const SEVERAL_STATEMENTS = 'cannot insert multiple commands into a prepared statement'

/**
 * `pnpm db:sql "<query>"`: sends one statement to the database as the tables' owner, who sees every tenant, in a
 * transaction that can only read; `--write` lifts that. `--tenant` queries as the application does, inside one tenant.
 */
export async function runSql({ config, args, print, readInput }: CommandInput): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, tenant: { type: 'string' } },
  })
  const query = (positionals[0] ?? (await readInput?.()) ?? '').trim()
  if (query === '' || positionals.length > 1) throw new StartProblem(`Usage: ${USAGE}`)
  await withDatabase(config, async ({ adminUrl, appUrl }) => {
    const { tenant, write } = values
    await withConnection(tenant === undefined ? adminUrl : appUrl, async (client) => {
      if (tenant === undefined) await client.query(`set role ${OWNER_ROLE}`)
      if (!write) await client.query('set default_transaction_read_only = on')
      await client.query(write ? 'begin' : 'begin read only')
      // Takes the transaction's snapshot: from here on PostgreSQL lets no statement make it one that writes.
      await client.query(`select set_config('app.tenant', $1, true)`, [tenant ?? ''])
      await runQuery(client, query, print)
      await client.query(write ? 'commit' : 'rollback')
    })
  })
  return 0
}

async function runQuery(client: pg.Client, query: string, print: (line: string) => void): Promise<void> {
  try {
    const answer = await client.query<unknown[]>(oneStatement(query))
    for (const line of tableLines(
      answer.fields.map(({ name }) => name),
      answer.rows,
    ))
      print(line)
    print(`(${answer.rowCount ?? 0} ${answer.rowCount === 1 ? 'row' : 'rows'})`)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.message === SEVERAL_STATEMENTS)
      throw new StartProblem('Send one statement at a time.')
    if (error instanceof pg.DatabaseError) throw new StartProblem(`The database refused: ${error.message}`)
    throw error
  }
}

/** In the extended protocol, which takes one statement: none can follow one that ends the transaction. */
function oneStatement(text: string): pg.QueryArrayConfig & { queryMode: 'extended' } {
  return { text, rowMode: 'array', queryMode: 'extended' }
}

function tableLines(names: string[], rows: unknown[][]): string[] {
  if (names.length === 0) return []
  const cells = [names, ...rows.map((row) => row.map(cellText))]
  const widths = names.map((_, column) =>
    cells.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
  )
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const [head = '', ...body] = lines
  return [head, widths.map((width) => '-'.repeat(width)).join('  '), ...body]
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = wholeText(value)
  const oneLine = text.replaceAll(/\s+/g, ' ')
  return oneLine.length > MAX_CELL_CHARACTERS ? `${oneLine.slice(0, MAX_CELL_CHARACTERS - 1)}…` : oneLine
}

function wholeText(value: {}): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return value
  return JSON.stringify(value)
}

if (import.meta.main) await runCommand(runSql)
