import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { StartProblem } from '../start-problem.ts'
import type { S3Settings } from '../storage-settings.ts'
import { localStorage, removePartials } from './local-storage.ts'
import type { Storage } from './storage.ts'

type Location = Pick<Config, 'dataDir' | 'storage'>

/** The location of the files, for the person who reads a message. */
export function storageLocation({ dataDir, storage }: Location): string {
  return storage.kind === 's3' ? `s3://${storage.bucket}/${storage.prefix}` : filesFolder(dataDir)
}

/** The storage of the settings, for a command beside the server. */
export async function createStorage({ dataDir, storage }: Location): Promise<Storage> {
  return storage.kind === 's3' ? openBucket(storage) : localStorage(filesFolder(dataDir))
}

/** The same for the server: unfinished files of killed servers are removed. */
export async function openStorage({ dataDir, storage }: Location, clock: Clock): Promise<Storage> {
  if (storage.kind === 'local') {
    await removePartials(filesFolder(dataDir))
    return localStorage(filesFolder(dataDir))
  }
  const bucket = await openBucket(storage)
  try {
    await bucket.removeAbandoned(clock.now())
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    throw new StartProblem(`The bucket of STORAGE cannot be used: ${reason}.`)
  }
  return bucket
}

async function openBucket(settings: S3Settings) {
  // The client is loaded only where it is used.
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage(settings)
}

function filesFolder(dataDir: string): string {
  return join(dataDir, 'files')
}
