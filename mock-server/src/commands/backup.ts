import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { checkpointFilesOf, readStored } from '../platform/audit-checkpoint/open-checkpoint-file.ts'
import { writeBackup } from '../platform/backup/write-backup.ts'
import { withConnection } from '../platform/db/owner.ts'
import { readSecretKey } from '../platform/secrets/secret-key.ts'
import { secretsFrom } from '../platform/secrets/secrets.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { storageOf } from '../platform/storage/open-storage.ts'
import { runCommand, withDatabase, type CommandInput } from './run-command.ts'

/** `pnpm db:backup [file]`: one file with everything lasting, the server's key included; keep it as secret as that key. */
export async function backup({ config, args, print }: CommandInput): Promise<number> {
  if (args.length > 1) throw new StartProblem('Usage: pnpm db:backup [file]')
  const now = new Date()
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
  const file =
    args[0] === undefined ? join(config.dataDir, 'backups', `console-${stamp}.backup`) : resolve(args[0])
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const storage = await storageOf(config)
  const secretKey = readSecretKey(config.secretKeyFile)
  const checkpoints = checkpointFilesOf(config, { storage, secrets: secretsFrom(secretKey) })
  await withDatabase(config, ({ adminUrl }) =>
    withConnection(adminUrl, async (client) => {
      const { rows, files } = await writeBackup(client, {
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
    }),
  )
  return 0
}

if (import.meta.main) await runCommand(backup)
