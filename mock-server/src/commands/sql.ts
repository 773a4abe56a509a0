import { parseArgs } from 'node:util'
import pg from 'pg'
import { OWNER_ROLE, withConnection } from '../platform/db/owner.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { runCommand, withDatabase, type CommandInput } from './run-command.ts'

const MAX_CELL_CHARACTERS = 80
const USAGE = 'pnpm db:sql "<query>" [--write] [--tenant <id>]'

/**
 * `pnpm db:sql "<query>"`: queries the database as the tables' owner, who sees every tenant, in a transaction that can
 * only read; `--write` lifts that. `--tenant` queries as the application does, inside one tenant.
 */
export async function runSql({ config, args, print }: CommandInput): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, tenant: { type: 'string' } },
  })
  const [query] = positionals
  if (query === undefined || positionals.length > 1) throw new StartProblem(`Usage: ${USAGE}`)
  await withDatabase(config, async ({ adminUrl, appUrl }) => {
    const { tenant, write } = values
    await withConnection(tenant === undefined ? adminUrl : appUrl, async (client) => {
      if (tenant === undefined) await client.query(`set role ${OWNER_ROLE}`)
      await client.query(write ? 'begin' : 'begin read only')
      if (tenant !== undefined) await client.query(`select set_config('app.tenant', $1, true)`, [tenant])
      await runQuery(client, query, print)
      await client.query('commit')
    })
  })
  return 0
}

async function runQuery(client: pg.Client, query: string, print: (line: string) => void): Promise<void> {
  try {
    const answer = await client.query<unknown[]>({ text: query, rowMode: 'array' })
    for (const line of tableLines(
      answer.fields.map(({ name }) => name),
      answer.rows,
    ))
      print(line)
    print(`(${answer.rowCount ?? 0} ${answer.rowCount === 1 ? 'row' : 'rows'})`)
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw new StartProblem(`The database refused: ${error.message}`)
    throw error
  }
}

function tableLines(names: string[], rows: unknown[][]): string[] {
  if (names.length === 0) return []
  const cells = [names, ...rows.map((row) => row.map(cellText))]
  const widths = names.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
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
