import { once } from 'node:events'
import { Worker, type Transferable } from 'node:worker_threads'
import { pauseUnless } from '../clock.ts'
import { getErrorCode } from '../error-code.ts'
import { TooMany } from '../errors.ts'
import { concurrencyLimit } from '../limits/concurrency-limit.ts'
import { httpTexts } from '../messages/http.ts'
import type { Text } from '../messages/text.ts'
import { withinLimit } from '../time/running-limit.ts'
import { MINUTE_MS, SECOND_MS } from '../time/units.ts'

export type ThreadLimits = {
  memoryMb: number
  /** Time limit of one task. */
  waitMs: number
  /** Time limit for the start of the thread. */
  startMs?: number
  /** The thread ends after so long without work, and frees its memory. */
  idleMs?: number
  /** Tasks of a process that wait, beyond the one that runs. */
  maxWaiting?: number
  maxWaitMs?: number
  /** The refusal of a task that would wait for longer than `maxWaitMs`. */
  busy?: { retrySeconds: number; text: Text }
}

const BUSY = { retrySeconds: 2, text: httpTexts.tooManyAtOnce }
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'

/** The thread took longer than it may, or needed more memory. */
export class OverLimit extends Error {}

export type TaskThread<Task, Answer, Opened> = {
  run: (task: Task, options?: { signal?: AbortSignal; transfer?: readonly Transferable[] }) => Promise<Answer>
  /** Starts the thread and returns its first message, or throws the error that the thread threw instead. */
  opened: () => Promise<Opened>
  close: () => Promise<void>
}

type Thread<Opened> = { worker: Worker; opened: Opened }

/**
 * Runs tasks in a thread of its own, one at a time, with bounded memory and time: even while it runs a hostile task, the
 * server answers others. The file sends one message when it has started, and one for each task (`answerTasks`).
 */
export function taskThread<Task, Answer, Opened = unknown>(
  file: URL,
  limits: ThreadLimits,
  workerData?: unknown,
): TaskThread<Task, Answer, Opened> {
  const { idleMs = 5 * MINUTE_MS, maxWaiting = 1000, maxWaitMs = 20 * SECOND_MS, busy = BUSY } = limits
  let thread: Thread<Opened> | null = null
  let idle: NodeJS.Timeout | undefined
  const turns = concurrencyLimit({
    max: 1,
    maxWaiting,
    waitLimit: (signal) => pauseUnless(maxWaitMs, signal),
    refusal: () => new TooMany(busy.retrySeconds, busy.text),
  })

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ended = thread
    thread = null
    await ended?.worker.terminate()
  }

  async function inThread<Result>(work: (thread: Thread<Opened>) => Promise<Result>): Promise<Result> {
    clearTimeout(idle)
    thread ??= await openThread<Opened>(file, limits, workerData)
    try {
      return await work(thread)
    } catch (error) {
      // The thread is in an unknown state, or over its limits.
      await end()
      throw error
    } finally {
      idle = setTimeout(() => void end(), idleMs)
      idle.unref()
    }
  }

  const inTurn = <Result>(
    work: (thread: Thread<Opened>) => Promise<Result>,
    signal = new AbortController().signal,
  ) => turns.run('all', () => inThread(work), signal)

  return {
    run: (task, { signal, transfer = [] } = {}) =>
      inTurn(({ worker }) => {
        const answer = nextMessage<Answer>(worker, limits.waitMs)
        worker.postMessage(task, transfer)
        return answer
      }, signal),
    opened: () => inTurn(async ({ opened }) => opened),
    close: end,
  }
}

async function openThread<Opened>(
  file: URL,
  { memoryMb, startMs = MINUTE_MS }: ThreadLimits,
  workerData: unknown,
): Promise<Thread<Opened>> {
  const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
  worker.unref()
  // Between two tasks nobody waits for it: without a listener an error would end the server.
  worker.on('error', () => undefined)
  try {
    return { worker, opened: await nextMessage<Opened>(worker, startMs) }
  } catch (error) {
    await worker.terminate()
    throw error
  }
}

async function nextMessage<Message>(worker: Worker, waitMs: number): Promise<Message> {
  try {
    const [message] = await withinLimit(
      waitMs,
      async (signal) => once(worker, 'message', { signal }),
      () => new OverLimit(),
    )
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the file of the thread sends nothing else
    return message as Message
  } catch (error) {
    throw getErrorCode(error) === OUT_OF_MEMORY ? new OverLimit() : error
  }
}
