import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { getErrorCode } from '../error-code.ts'
import { withinLimit } from '../time/running-limit.ts'
import type { TableLimits, TableLine } from './table-line.ts'
import type { TableAnswer, TableTask } from './table-worker.ts'
import { UnusableTable } from './unusable-table.ts'

type ReadingLimits = { memoryMb: number; waitMs: number }

/** A list of 20,000 people takes a tenth of both. */
const LIMITS: ReadingLimits = { memoryMb: 192, waitMs: 30_000 }

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * The lines of a CSV or XLSX file. It is read in a thread of its own, with little memory and for a bounded time: whatever a
 * file is made to be, the server answers others meanwhile.
 */
export async function* readInWorker(
  bytes: Uint8Array<ArrayBuffer>,
  table: TableLimits,
  limits = LIMITS,
): AsyncGenerator<TableLine> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    workerData: { bytes, limits: table } satisfies TableTask,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
  })
  // Between two answers nobody waits for it: without a listener an error would end the server.
  worker.on('error', () => undefined)
  try {
    for (;;) {
      const answer = await nextAnswer(worker, limits)
      if ('isEnd' in answer) return
      if ('unusable' in answer) throw new UnusableTable(answer.unusable.reason, answer.unusable.detail)
      yield* answer.lines
      worker.postMessage('next')
    }
  } finally {
    await worker.terminate()
  }
}

async function nextAnswer(worker: Worker, { waitMs }: ReadingLimits): Promise<TableAnswer> {
  try {
    const [answer] = await withinLimit(
      waitMs,
      async (signal) => once(worker, 'message', { signal }),
      () => new UnusableTable('tooSlow'),
    )
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- table-worker.ts sends nothing else
    return answer as TableAnswer
  } catch (error) {
    throw getErrorCode(error) === OUT_OF_MEMORY ? new UnusableTable('unpackedTooLarge') : error
  }
}
