import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { account } from '@console/contracts'
import type { AppContext } from '../../../../platform/context/context.ts'
import type { TableLimits, TableLine } from './table-line.ts'
import type { TableAnswer, TableTask } from './table-worker.ts'
import { UnusableFile } from './unusable-file.ts'

const OF_PEOPLE: TableLimits = {
  lines: account.IMPORT_MAX_LINES,
  cells: account.IMPORT_MAX_CELLS,
  cellCharacters: account.IMPORT_MAX_CELL,
}

type ReadingLimits = { memoryMb: number; waitMs: number }

/** A list of 20,000 people takes a tenth of both. */
const LIMITS: ReadingLimits = { memoryMb: 192, waitMs: 30_000 }

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'

type Storage = AppContext['storage']

/**
 * The lines of a stored file. It is read in a thread of its own, with little memory and for a bounded time: whatever a file
 * is made to be, the server answers others meanwhile.
 */
export async function* readStoredTable(storage: Storage, key: string): AsyncGenerator<TableLine> {
  if ((await storage.size(key)) === null) throw new UnusableFile('fileGone')
  yield* readInWorker(await readAll(storage, key))
}

export async function* readInWorker(
  bytes: Uint8Array<ArrayBuffer>,
  limits = LIMITS,
): AsyncGenerator<TableLine> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    workerData: { bytes, limits: OF_PEOPLE } satisfies TableTask,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
  })
  // Between two answers nobody waits for it: without a listener an error would end the server.
  worker.on('error', () => undefined)
  try {
    for (;;) {
      const answer = await nextAnswer(worker, limits)
      if ('isEnd' in answer) return
      if ('unusable' in answer) throw new UnusableFile(answer.unusable.reason, answer.unusable.detail)
      yield* answer.lines
      worker.postMessage('next')
    }
  } finally {
    await worker.terminate()
  }
}

async function nextAnswer(worker: Worker, { waitMs }: ReadingLimits): Promise<TableAnswer> {
  const limit = AbortSignal.timeout(waitMs)
  try {
    const [answer] = await once(worker, 'message', { signal: limit })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- table-worker.ts sends nothing else
    return answer as TableAnswer
  } catch (error) {
    if (limit.aborted) throw new UnusableFile('tooSlow')
    if (error instanceof Error && 'code' in error && error.code === OUT_OF_MEMORY)
      throw new UnusableFile('unpackedTooLarge')
    throw error
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
