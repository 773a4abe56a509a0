import type { Config } from '../config.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { storageLocation } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import {
  formerCheckpointFile,
  localCheckpointFile,
  type CheckpointFile,
  type FileContent,
  type FormerCheckpointFile,
} from './checkpoint-file.ts'
import { sharedCheckpointFile } from './shared-checkpoints.ts'

export type CheckpointFiles = {
  file: CheckpointFile
  /** The file of a server that had the storage to itself before; its lines are moved once. */
  former: FormerCheckpointFile | null
}

/** Servers that share a bucket share their checkpoints in it. */
export function createCheckpointFiles(
  config: Pick<Config, 'dataDir' | 'storage'>,
  { storage, secrets }: { storage: Storage; secrets: Secrets },
): CheckpointFiles {
  if (config.storage.kind === 'local') return { file: localCheckpointFile(config.dataDir), former: null }
  return {
    file: sharedCheckpointFile(storage, { secrets, location: storageLocation(config) }),
    former: formerCheckpointFile(config.dataDir),
  }
}

/** Reads the stored lines as they are at present, moved or not. */
export async function readStored({ file, former }: CheckpointFiles): Promise<FileContent | null> {
  return (await file.read()) ?? (await former?.read()) ?? null
}
