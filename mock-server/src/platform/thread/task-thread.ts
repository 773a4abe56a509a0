import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { pauseUnless } from '../clock.ts'
import { errorCodeOf } from '../error-code.ts'
import { TooMany } from '../errors.ts'
import { concurrencyLimit } from '../limits/concurrency-limit.ts'
import { httpTexts } from '../messages/http.ts'
import { MINUTE_MS, SECOND_MS } from '../time/units.ts'

/** `waitMs` is for one task; to start is not part of it. */
export type ThreadLimits = { memoryMb: number; waitMs: number }

/** Without work for so long the thread ends, and its memory is free. */
const IDLE_MS = 5 * MINUTE_MS
const START_MS = MINUTE_MS
/** Tasks of a process that wait, beyond the one that runs. */
const MAX_WAITING = 1000
const MAX_WAIT_MS = 20 * SECOND_MS
const RETRY_SECONDS = 2
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'

/** The thread took longer than it may, or needed more memory. */
export class OverLimit extends Error {}

/**
 * Runs tasks in a thread of its own, one at a time, with bounded memory and time: whatever they are made to be, the server
 * answers others meanwhile. The file answers tasks by `answerTasks`.
 */
export function taskThread<Task, Answer>(file: URL, limits: ThreadLimits): (task: Task) => Promise<Answer> {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  const turns = concurrencyLimit({
    max: 1,
    maxWaiting: MAX_WAITING,
    waitLimit: (signal) => pauseUnless(MAX_WAIT_MS, signal),
    refusal: () => new TooMany(RETRY_SECONDS, httpTexts.tooManyAtOnce),
  })

  async function end(): Promise<void> {
    const ended = worker
    worker = null
    await ended?.terminate()
  }

  async function inThread(task: Task): Promise<Answer> {
    clearTimeout(idle)
    worker ??= await openWorker(file, limits)
    try {
      return await answerFrom(worker, task, limits)
    } catch (error) {
      // It is in an unknown state, or over its limits.
      await end()
      throw error
    } finally {
      idle = setTimeout(() => void end(), IDLE_MS)
      idle.unref()
    }
  }

  return (task) => turns.run('all', () => inThread(task), new AbortController().signal)
}

async function openWorker(file: URL, { memoryMb }: ThreadLimits): Promise<Worker> {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
  worker.unref()
  // Between two tasks nobody waits for it: without a listener an error would end the server.
  worker.on('error', () => undefined)
  await once(worker, 'message', { signal: AbortSignal.timeout(START_MS) })
  return worker
}

async function answerFrom<Answer>(worker: Worker, task: unknown, { waitMs }: ThreadLimits): Promise<Answer> {
  const limit = AbortSignal.timeout(waitMs)
  try {
    const answer = once(worker, 'message', { signal: limit })
    worker.postMessage(task)
    const [answered] = await answer
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the file of the thread sends nothing else
    return answered as Answer
  } catch (error) {
    if (limit.aborted || errorCodeOf(error) === OUT_OF_MEMORY) throw new OverLimit()
    throw error
  }
}
