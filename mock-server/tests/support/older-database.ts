import type pg from 'pg'
import { readMigrations } from '../../src/platform/db/migrate.ts'

/**
 * Makes a database forget a migration, by a part of its name, and all later ones; returns how many they are. Views go with them:
 * a later migration may have given a view columns that the earlier one, run again, could not take away.
 */
export async function undoMigrations(admin: pg.Client, name: string): Promise<number> {
  const from = readMigrations().findIndex((migration) => migration.name.includes(name))
  if (from < 0) throw new Error(`no migration is named ${name}`)
  const { rows: views } = await admin.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`,
  )
  for (const view of views) await admin.query(`drop view ${view.name}`)
  const undone = readMigrations().slice(from)
  await admin.query('delete from schema_migration where version = any($1)', [
    undone.map(({ version }) => version),
  ])
  return undone.length
}
