import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { z } from 'zod'
import { migrate, readMigrations } from '../db/migrate.ts'
import { OWNER_ROLE } from '../db/owner.ts'
import { getErrorCode } from '../error-code.ts'
import { StartProblem } from '../start-problem.ts'
import type { Storage } from '../storage/storage.ts'
import { END_OF_ROWS, fileEnd, fileLine, header, tableLine, trailer } from './format.ts'
import { storeFile } from './stored-files.ts'
import { lastingTables } from './tables.ts'
import type { BackupReport } from './write-backup.ts'

type RestoreReport = Omit<BackupReport, 'missing'>

type Header = z.output<typeof header>
type Lines = AsyncIterator<string>

/** An opened backup: its header is read, its rows wait. */
export type OpenBackup = { header: Header; lines: Lines }

export async function openBackup(file: string): Promise<OpenBackup> {
  const lines = readLines(file)
  return { header: header.parse(parseLine(await nextLine(lines, file), file)), lines }
}

/** Ends early where the file is no gzip or is cut off: anyone who reads misses the trailer. */
async function* readLines(file: string): AsyncGenerator<string, undefined> {
  const content = createGunzip()
  createReadStream(file)
    .on('error', (error) => content.destroy(error))
    .pipe(content)
  try {
    yield* createInterface({ input: content, crlfDelay: Infinity })
  } catch (error) {
    if (getErrorCode(error)?.startsWith('Z_') !== true) throw error
  }
  return undefined
}

async function nextLine(lines: Lines, file: string): Promise<string> {
  const { value, done } = await lines.next()
  if (done === true)
    throw new StartProblem(
      `The backup ${file} is not one of this program, or was cut off. Nothing was restored.`,
    )
  return value
}

function parseLine(line: string, file: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new StartProblem(`The backup ${file} is not one of this program. Nothing was restored.`)
  }
}

/** Fills an empty database: the backup's schema, its rows in one transaction, then the migrations since. */
export async function restoreBackup(
  admin: pg.Client,
  backup: OpenBackup,
  { file, storage }: { file: string; storage: Storage },
): Promise<RestoreReport> {
  const known = readMigrations()
  const { migrations } = backup.header
  if (migrations.some((checksum, index) => known[index]?.checksum !== checksum)) {
    throw new StartProblem(
      `The backup ${file} is of a newer or another version of this program. Nothing was restored.`,
    )
  }
  await migrate(admin, known.slice(0, migrations.length))
  await admin.query(`set role ${OWNER_ROLE}`)
  await admin.query('begin')
  const stored: string[] = []
  try {
    const report = await loadRows(admin, backup.lines, { file, storage, stored })
    await admin.query('commit')
    await admin.query('reset role')
    await migrate(admin, known)
    return report
  } catch (error) {
    await admin.query('rollback')
    // The database was empty before and is emptied again, so that the next try finds it empty.
    await admin.query('reset role')
    await admin.query(`drop owned by ${OWNER_ROLE} cascade`)
    for (const key of stored) await storage.remove(key)
    throw error
  }
}

type Target = { file: string; storage: Storage; stored: string[] }

async function loadRows(
  admin: pg.Client,
  lines: Lines,
  { file, storage, stored }: Target,
): Promise<RestoreReport> {
  const shapes = new Map((await lastingTables(admin)).map((shape) => [shape.table, shape]))
  const isolated = await isolatedTables(admin)
  // COPY into a table under row-level security is not supported, even for its owner: lifted inside this transaction.
  for (const table of isolated) {
    await admin.query(`alter table ${table} disable row level security`)
    // Rows that triggers derived back then are rows of the backup too.
    await admin.query(`alter table ${table} disable trigger user`)
  }
  const rows: Record<string, number> = {}
  for (;;) {
    const line = parseLine(await nextLine(lines, file), file)
    const end = trailer.safeParse(line)
    if (end.success) {
      for (const [table, count] of Object.entries(end.data.rows)) {
        if (rows[table] !== count)
          throw new StartProblem(`The backup ${file} lacks rows of ${table}. Nothing was restored.`)
      }
      if (end.data.files !== stored.length)
        throw new StartProblem(`The backup ${file} lacks files. Nothing was restored.`)
      break
    }
    const storedFile = fileLine.safeParse(line)
    if (storedFile.success) {
      const { file: key } = storedFile.data
      stored.push(key)
      const written = await storeFile(storage, key, readRows(lines, file))
      const { sha256, bytes } = fileEnd.parse(parseLine(await nextLine(lines, file), file))
      if (written.sha256 !== sha256 || written.bytes !== bytes)
        throw new StartProblem(`The file ${key} is not as it was backed up. Nothing was restored.`)
      continue
    }
    const { table, columns } = tableLine.parse(line)
    const shape = shapes.get(table)
    if (!shape)
      throw new StartProblem(`The backup ${file} holds a table this program does not know: ${table}.`)
    const copy = admin.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
    await pipeline(Readable.from(readRows(lines, file)), copy)
    rows[table] = copy.rowCount
    for (const column of shape.identity) await continueIdentity(admin, table, column)
  }
  for (const table of isolated) {
    await admin.query(`alter table ${table} enable trigger user`)
    await admin.query(`alter table ${table} enable row level security`)
    await admin.query(`alter table ${table} force row level security`)
  }
  return { rows, files: stored.length }
}

async function* readRows(lines: Lines, file: string): AsyncGenerator<string> {
  for (let line = await nextLine(lines, file); line !== END_OF_ROWS; line = await nextLine(lines, file))
    yield `${line}\n`
}

async function isolatedTables(admin: pg.Client): Promise<string[]> {
  const { rows } = await admin.query<{ table: string }>(
    `select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity`,
  )
  return rows.map(({ table }) => table)
}

/** New rows take ids after the restored ones. */
async function continueIdentity(admin: pg.Client, table: string, column: string): Promise<void> {
  await admin.query(
    `select setval(pg_get_serial_sequence('${table}', '${column}'), greatest((select max(${column}) from ${table}), 1),
      exists (select 1 from ${table}))`,
  )
}
