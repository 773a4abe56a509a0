import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { StartProblem } from '../start-problem.ts'
import { ACCESS_ROLE, OWNER_ROLE } from './owner.ts'

/** One starter migrates at a time; the others wait here. The number means nothing else. */
const MIGRATION_LOCK = 7_240_119
const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

export type Migration = { version: number; name: string; sql: string; checksum: string }

/** Numbered SQL files, in order and without gaps. */
export function readMigrations(folder: string = MIGRATIONS_FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file))
    .toSorted()
    .map((file, index) => {
      const version = Number(file.slice(0, 4))
      if (version !== index + 1)
        throw new StartProblem(`Migration ${file} is out of order: ${index + 1} is missing.`)
      const sql = readFileSync(join(folder, file), 'utf8')
      return {
        version,
        name: file.slice(5, -4),
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      }
    })
}

/** Brings the database to the code's version under a lock. Returns how many migrations ran. */
export async function migrate(admin: pg.Client, migrations: Migration[] = readMigrations()): Promise<number> {
  await admin.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    await admin.query(`set role ${OWNER_ROLE}`)
    await admin.query(`create table if not exists schema_migration (
      version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
    await admin.query(`grant select on schema_migration to ${ACCESS_ROLE}`)
    const pending = getPendingMigrations(await appliedIn(admin), migrations)
    for (const migration of pending) await apply(admin, migration)
    return pending.length
  } finally {
    await admin.query('reset role')
    await admin.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

async function apply(admin: pg.Client, { version, name, sql, checksum }: Migration): Promise<void> {
  await admin.query('begin')
  try {
    await admin.query(sql)
    await admin.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
      version,
      name,
      checksum,
    ])
    await admin.query('commit')
  } catch (error) {
    await admin.query('rollback')
    throw error
  }
}

/** For a start without DATABASE_ADMIN_URL: the schema must be the code's already. */
export async function checkMigrated(
  app: pg.Client,
  migrations: Migration[] = readMigrations(),
): Promise<void> {
  const { rows } = await app.query<{ found: string | null }>(
    `select to_regclass('public.schema_migration')::text as found`,
  )
  const pending = rows[0]?.found ? getPendingMigrations(await appliedIn(app), migrations) : migrations
  if (pending.length > 0) {
    throw new StartProblem(
      `The database lacks ${pending.length} of ${migrations.length} migrations. Set DATABASE_ADMIN_URL for one start.`,
    )
  }
}

type Applied = { version: number; name: string; checksum: string }

async function appliedIn(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    'select version, name, checksum from schema_migration order by version',
  )
  return rows
}

function getPendingMigrations(applied: Applied[], migrations: Migration[]): Migration[] {
  const newest = applied.at(-1)
  if (newest && newest.version > migrations.length) {
    throw new StartProblem(
      `The database is of a newer version (migration ${newest.version}, this program knows ${migrations.length}). Update the program.`,
    )
  }
  for (const { version, checksum, name } of applied) {
    if (migrations[version - 1]?.checksum !== checksum) {
      throw new StartProblem(
        `Migration ${version} (${name}) was applied with another text than the program's. Restore the file.`,
      )
    }
  }
  return migrations.slice(applied.length)
}
