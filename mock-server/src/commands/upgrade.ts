import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { POSTGRES_MAJOR } from '../platform/db/managed/binaries.ts'
import { databaseUser } from '../platform/db/managed/database-user.ts'
import { clusterFolder } from '../platform/db/managed/folders.ts'
import { runCommand, type CommandInput } from './run-command.ts'

/** `pnpm db:upgrade`: says whether the managed database fits this program, and how to move it when it does not. */
export async function upgrade({ config, print }: CommandInput): Promise<number> {
  if (config.databaseUrl !== undefined) {
    print(
      'DATABASE_URL is set: that database is upgraded by its operator. Its schema migrates at the next start.',
    )
    return 0
  }
  if (!existsSync(config.dataDir)) {
    print(`There is no database in ${config.dataDir} yet.`)
    return 0
  }
  const folder = clusterFolder(config.dataDir, databaseUser(), () => undefined)
  const versionFile = join(folder, 'PG_VERSION')
  if (!existsSync(versionFile)) {
    print(`There is no database in ${folder} yet.`)
    return 0
  }
  const major = Number(readFileSync(versionFile, 'utf8').trim())
  if (major === POSTGRES_MAJOR) {
    print(
      `The database in ${folder} is of PostgreSQL ${major}, as this program is. There is nothing to upgrade.`,
    )
    return 0
  }
  print(
    `The database in ${folder} is of PostgreSQL ${major}, this program runs ${POSTGRES_MAJOR}. Nothing was changed. To move it:`,
  )
  print('  1. With the program’s version that last ran it: pnpm db:backup before-upgrade.backup')
  print(
    '  2. With this version, into a new folder:        DATA_DIR=<new folder> pnpm db:restore before-upgrade.backup',
  )
  print('  3. Start with that DATA_DIR, and keep the old folder until all is well.')
  return 1
}

if (import.meta.main) await runCommand(upgrade)
