import type { Config } from '../config.ts'
import { startCluster } from './managed/cluster.ts'
import { databaseUser } from './managed/database-user.ts'
import { lockFolder } from './managed/folder-lock.ts'
import { prepareDataDir } from './managed/folders.ts'
import { withConnection } from './owner.ts'

export const DATABASE_NAME = 'console'

/** A database that can be reached; `prepareDatabase` checks whether its schema is ready. */
export type OpenDatabase = {
  appUrl: string
  adminUrl: string | undefined
  appPassword?: string
  close: () => Promise<void>
}

type OpenCallbacks = {
  say: (line: string) => void
  onLost: (reason: string) => void
  signal?: AbortSignal | undefined
}

/** The database of the settings: the one of DATABASE_URL, else the server's own in the data folder. */
export async function openDatabase(
  config: Config,
  { say, onLost, signal }: OpenCallbacks,
): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, databaseAdminUrl } = config
  // Root's data folder must let the database's own user through.
  prepareDataDir(dataDir, databaseUrl === undefined ? databaseUser() : null)
  const unlock = lockFolder(dataDir)
  if (databaseUrl !== undefined) {
    return { appUrl: databaseUrl, adminUrl: databaseAdminUrl, close: async () => unlock() }
  }
  try {
    const cluster = await startCluster({ dataDir, say, onLost, signal })
    const url = cluster.adminUrl('postgres')
    await withConnection(url, async (admin) => {
      const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [DATABASE_NAME])
      if (!rowCount) await admin.query(`create database ${DATABASE_NAME}`)
    })
    return {
      appUrl: cluster.appUrl(DATABASE_NAME),
      adminUrl: cluster.adminUrl(DATABASE_NAME),
      appPassword: cluster.appPassword,
      close: async () => {
        await cluster.stop()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
