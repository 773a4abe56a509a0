import { account } from '@console/contracts'
import type { AppContext } from '../../../../platform/context/context.ts'
import { readInWorker } from '../../../../platform/tables/read-in-worker.ts'
import type { TableLimits, TableLine } from '../../../../platform/tables/table-line.ts'
import { UnusableTable } from '../../../../platform/tables/unusable-table.ts'
import { UnusableFile } from './unusable-file.ts'

export const PEOPLE_TABLE: TableLimits = {
  lines: account.IMPORT_MAX_LINES,
  cells: account.IMPORT_MAX_CELLS,
  cellCharacters: account.IMPORT_MAX_CELL,
}

type Storage = AppContext['storage']

/** The lines of a stored file. */
export async function* readStoredTable(storage: Storage, key: string): AsyncGenerator<TableLine> {
  if ((await storage.size(key)) === null) throw new UnusableFile('fileGone')
  try {
    yield* readInWorker(await readAll(storage, key), PEOPLE_TABLE)
  } catch (error) {
    if (!(error instanceof UnusableTable)) throw error
    throw new UnusableFile(error.reason, error.detail === null ? {} : { detail: error.detail })
  }
}

/** Uploads are limited, so it fits. */
async function readAll(storage: Storage, key: string): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of storage.read(key)) {
    if (!(chunk instanceof Uint8Array)) throw new Error('the storage answered text')
    chunks.push(chunk)
  }
  // Memory of its own, since it is handed over to the worker.
  const bytes = new Uint8Array(chunks.reduce((total, { length }) => total + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
