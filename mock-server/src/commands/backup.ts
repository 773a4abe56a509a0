import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createCheckpointFiles, readStored } from '../platform/audit-checkpoint/open-checkpoint-file.ts'
import { writeBackup } from '../platform/backup/write-backup.ts'
import { checkKey } from '../platform/db/key-fingerprint.ts'
import { withOwnersConnection } from '../platform/db/owner.ts'
import { requireSecretKey } from '../platform/secrets/secret-key.ts'
import { secretsFrom } from '../platform/secrets/secrets.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { storageLocation, createStorage } from '../platform/storage/open-storage.ts'
import { runCommand, withDatabase, type CommandInput } from './run-command.ts'

/** `pnpm db:backup [file]`: one file with everything lasting, the server's key included; keep it as secret as that key. */
export async function backup({ config, args, print }: CommandInput): Promise<number> {
  if (args.length > 1) throw new StartProblem('Usage: pnpm db:backup [file]')
  const now = new Date()
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
  const file =
    args[0] === undefined ? join(config.dataDir, 'backups', `console-${stamp}.backup`) : resolve(args[0])
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const storage = await createStorage(config)
  const secretKey = requireSecretKey(config.secretKeyFile)
  const secrets = secretsFrom(secretKey)
  const checkpoints = createCheckpointFiles(config, { storage, secrets })
  return withDatabase(config, ({ adminUrl }) =>
    withOwnersConnection(adminUrl, async (client) => {
      await checkKey(client, secrets)
      const { rows, files, missing } = await writeBackup(client, {
        file,
        storage,
        secretKey,
        // Before the rows are read: they contain what these lines say.
        checkpoints: (await readStored(checkpoints))?.lines ?? [],
        now,
      })
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
      print(
        `${total} rows of ${Object.keys(rows).length} tables, ${files} files and the secret key are in ${file}.`,
      )
      if (missing === 0) return 0
      print(
        `${missing} files that the database names are not in ${storageLocation(config)}, and so not in the backup. Set DATA_DIR or STORAGE as for the server.`,
      )
      return 1
    }),
  )
}

if (import.meta.main) await runCommand(backup)
