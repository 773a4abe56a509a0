import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { readTable } from './read-table.ts'
import type { TableLimits, TableLine } from './table-line.ts'
import { UnusableTable } from './unusable-table.ts'

/** The task of a worker. Each file starts one, so each import waits for the modules that are loaded here. */
export type TableTask = { bytes: Uint8Array; limits: TableLimits }

/** Answers of the worker: lines, one answer for each message; then the end, or why the file cannot be used. */
export type TableAnswer =
  | { lines: TableLine[] }
  | { isEnd: true }
  | { unusable: Pick<UnusableTable, 'reason' | 'detail'> }

/** Lines that are handed over together. */
const LINES_PER_ANSWER = 200

async function answerLines(
  { bytes, limits }: TableTask,
  send: (answer: TableAnswer) => Promise<unknown>,
): Promise<void> {
  let lines: TableLine[] = []
  try {
    for await (const line of readTable(Buffer.from(bytes.buffer), limits)) {
      lines.push(line)
      if (lines.length < LINES_PER_ANSWER) continue
      await send({ lines })
      lines = []
    }
  } catch (error) {
    if (!(error instanceof UnusableTable)) throw error
    const { reason, detail } = error
    await send({ unusable: { reason, detail } })
    return
  }
  if (lines.length > 0) await send({ lines })
  await send({ isEnd: true })
}

if (parentPort) {
  const port = parentPort
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read-in-worker.ts gives it
  const task = workerData as TableTask
  await answerLines(task, async (answer) => {
    const next = once(port, 'message')
    port.postMessage(answer)
    await next
  })
}
