import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type pg from 'pg'
import { writeRestore } from '../platform/audit-checkpoint/checkpoint-log.ts'
import { ownersCheckpointStore } from '../platform/audit-checkpoint/checkpoint.store.ts'
import { createCheckpointFiles } from '../platform/audit-checkpoint/open-checkpoint-file.ts'
import { openBackup, restoreBackup, type OpenBackup } from '../platform/backup/read-backup.ts'
import { requireNoFiles } from '../platform/backup/stored-files.ts'
import type { Config } from '../platform/config.ts'
import { asOwner, withConnection } from '../platform/db/owner.ts'
import { ensureRoles } from '../platform/db/roles.ts'
import { readSecretKey } from '../platform/secrets/secret-key.ts'
import { secretsFrom } from '../platform/secrets/secrets.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { storageLocation, createStorage } from '../platform/storage/open-storage.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { runCommand, withDatabaseAlone, type CommandInput } from './run-command.ts'

/** `pnpm db:restore <file>`: fills an empty database, the files and the secret key file from a backup. */
export async function restore({ config, args, print }: CommandInput): Promise<number> {
  const [given] = args
  if (given === undefined || args.length > 1) throw new StartProblem('Usage: pnpm db:restore <file>')
  const file = resolve(given)
  if (!existsSync(file)) throw new StartProblem(`There is no file ${file}.`)
  const opened = await openBackup(file)
  const storage = await createStorage(config)
  await withDatabaseAlone(config, ({ adminUrl, appUrl, appPassword }) =>
    withConnection(adminUrl, async (admin) => {
      await requireEmpty(admin)
      await requireNoFiles(storage, storageLocation(config))
      await restoreKey(config.secretKeyFile, opened.header.secretKey)
      const appLogin = decodeURIComponent(new URL(appUrl).username)
      await ensureRoles(admin, { appLogin, ...(appPassword === undefined ? {} : { appPassword }) })
      const { rows, files } = await restoreBackup(admin, opened, { file, storage })
      await noteRestore(config, { adminUrl, opened, storage })
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
      print(
        `${total} rows of ${Object.keys(rows).length} tables and ${files} files were restored as of ${opened.header.createdAt}.`,
      )
    }),
  )
  return 0
}

async function requireEmpty(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ isEmpty: boolean }>(
    `select not exists (select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as "isEmpty"`,
  )
  if (rows[0]?.isEmpty !== true) {
    throw new StartProblem(
      'Restoring needs an empty database. Set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
    )
  }
}

async function restoreKey(file: string, key: string): Promise<void> {
  if (existsSync(file)) {
    if (readSecretKey(file).toString('base64') === key) return
    throw new StartProblem(
      `The secret key ${file} is another than the backup's. Move it away, or set SECRET_KEY_FILE to a new file.`,
    )
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, `${key}\n`, { mode: 0o600, flush: true })
}

/** `audit:verify` then says that the log is that of a backup. */
async function noteRestore(
  config: Config,
  { adminUrl, opened, storage }: { adminUrl: string; opened: OpenBackup; storage: Storage },
): Promise<void> {
  const { createdAt, checkpoints } = opened.header
  const secrets = secretsFrom(readSecretKey(config.secretKeyFile))
  await asOwner(adminUrl, (db) =>
    writeRestore(
      {
        file: createCheckpointFiles(config, { storage, secrets }).file,
        secrets,
        store: ownersCheckpointStore(db),
      },
      { linesOfBackup: checkpoints, backupAt: new Date(createdAt), now: new Date() },
    ),
  )
}

if (import.meta.main) await runCommand(restore)
