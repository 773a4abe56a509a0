import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { pauseUnless } from '../../../../platform/clock.ts'
import type { AppContext } from '../../../../platform/context/context.ts'
import { perApplication } from '../../../../platform/context/per-application.ts'
import { errorCodeOf } from '../../../../platform/error-code.ts'
import { concurrencyLimit } from '../../../../platform/limits/concurrency-limit.ts'
import { MINUTE_MS, SECOND_MS } from '../../../../platform/time/units.ts'
import { TooMany } from '../../../../platform/errors.ts'
import { voiceTexts } from '../voiceprint.messages.ts'
import type { Analysis, AnalysisAnswer, AnalysisSetup, AnalysisTask } from './analysis-task.ts'

export type AnalysisLimits = { memoryMb: number; waitMs: number }

/**
 * `pnpm bench:voice`: half an hour of noise at 48 kHz, the most that is listened to, takes 9 s of one core, and took 45 s on two busy
 * cores (load 12). The thread begins with 16 MB and needs no more for it: sound is outside what is limited here.
 */
const LIMITS: AnalysisLimits = { memoryMb: 64, waitMs: 2 * MINUTE_MS }
/** Without work for so long the thread ends, and its memory is free. */
const IDLE_MS = 30 * SECOND_MS
/** Of a process, beyond the one that runs. */
const MAX_WAITING = 8
const MAX_WAIT_MS = 2 * MINUTE_MS
const RETRY_SECONDS = 10
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'

export type VoiceAnalyser = {
  /** The name of the model. Throws, with what is wrong with its file, where it cannot be used. */
  model: () => Promise<string>
  analyse: (task: AnalysisTask, signal: AbortSignal) => Promise<{ analysis: Analysis; model: string }>
  close: () => Promise<void>
}

export const analyserOf = perApplication(({ config }: AppContext) =>
  voiceAnalyser({ modelFile: config.voiceprintModel }),
)

type Thread = { worker: Worker; model: string }

/**
 * Analyses voices in a thread of its own, one at a time, with little memory and for a bounded time: whatever a file is made to
 * be, the server answers others meanwhile.
 */
export function voiceAnalyser(setup: AnalysisSetup, limits: AnalysisLimits = LIMITS): VoiceAnalyser {
  let thread: Thread | null = null
  let idle: NodeJS.Timeout | undefined
  const turns = concurrencyLimit({
    max: 1,
    maxWaiting: MAX_WAITING,
    waitLimit: (signal) => pauseUnless(MAX_WAIT_MS, signal),
    refusal: () => new TooMany(RETRY_SECONDS, voiceTexts.busy),
  })

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ended = thread
    thread = null
    await ended?.worker.terminate()
  }

  async function inThread<Result>(work: (thread: Thread) => Promise<Result>): Promise<Result> {
    clearTimeout(idle)
    thread ??= await openThread(setup, limits)
    try {
      return await work(thread)
    } catch (error) {
      // It is in an unknown state, or over its limits.
      await end()
      throw error
    } finally {
      idle = setTimeout(() => void end(), IDLE_MS)
      idle.unref()
    }
  }

  const one = <Result>(work: (thread: Thread) => Promise<Result>, signal: AbortSignal) =>
    turns.run('all', () => inThread(work), signal)

  return {
    model: () => one(async ({ model }) => model, new AbortController().signal),
    analyse: (task, signal) =>
      one(
        async ({ worker, model }) => ({ analysis: await analysed(worker, task, limits), model }),
        signal,
      ).catch((error: unknown) => {
        if (!(error instanceof OverLimit)) throw error
        return {
          analysis: {
            kind: 'unusable' as const,
            reason: 'overLimit' as const,
            speechSeconds: null,
            signalToNoise: null,
          },
          model: '',
        }
      }),
    close: end,
  }
}

/** The thread took longer than it may, or needed more memory. */
class OverLimit extends Error {}

async function openThread(setup: AnalysisSetup, limits: AnalysisLimits): Promise<Thread> {
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), {
    workerData: setup,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
  })
  worker.unref()
  // Between two tasks nobody waits for it: without a listener an error would end the server.
  worker.on('error', () => undefined)
  const answer = await nextAnswer(worker, limits)
  if ('model' in answer) return { worker, model: answer.model }
  await worker.terminate()
  throw new Error('problem' in answer ? answer.problem : 'the thread answered before its model was open')
}

async function analysed(worker: Worker, task: AnalysisTask, limits: AnalysisLimits): Promise<Analysis> {
  const answer = nextAnswer(worker, limits)
  worker.postMessage(task, [task.bytes.buffer])
  const found = await answer
  if (!('analysis' in found)) throw new Error('the thread answered no analysis')
  return found.analysis
}

async function nextAnswer(worker: Worker, { waitMs }: AnalysisLimits): Promise<AnalysisAnswer> {
  const limit = AbortSignal.timeout(waitMs)
  try {
    const [answer] = await once(worker, 'message', { signal: limit })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- analysis-worker.ts sends nothing else
    return answer as AnalysisAnswer
  } catch (error) {
    if (limit.aborted || errorCodeOf(error) === OUT_OF_MEMORY) throw new OverLimit()
    throw error
  }
}
