import type { AppContext } from '../../../../platform/context/context.ts'
import { perApplication } from '../../../../platform/context/per-application.ts'
import { OverLimit, taskThread } from '../../../../platform/thread/task-thread.ts'
import { MINUTE_MS, SECOND_MS } from '../../../../platform/time/units.ts'
import { voiceTexts } from '../voiceprint.messages.ts'
import type { Analysis, AnalysisAnswer, AnalysisSetup, AnalysisTask } from './analysis-task.ts'

export type AnalysisLimits = { memoryMb: number; waitMs: number }

/**
 * `pnpm bench:voice`: half an hour of noise at 48 kHz, the longest sound that is analysed, takes 9 s of one core, and took
 * 45 s on two busy cores (load 12). The thread begins with 16 MB and needs no more for it: sound does not count towards this
 * limit.
 */
const LIMITS: AnalysisLimits = { memoryMb: 64, waitMs: 2 * MINUTE_MS }
const QUEUE = {
  idleMs: 30 * SECOND_MS,
  maxWaiting: 8,
  maxWaitMs: 2 * MINUTE_MS,
  busy: { retrySeconds: 10, text: voiceTexts.busy },
}
const OVER_LIMIT: AnalysisAnswer = {
  analysis: { kind: 'unusable', reason: 'overLimit', speechSeconds: null, signalToNoise: null },
  model: '',
}

export type VoiceAnalyser = {
  /** The name of the model. Throws, with what is wrong with its file, where it cannot be used. */
  model: () => Promise<string>
  analyse: (task: AnalysisTask, signal: AbortSignal) => Promise<{ analysis: Analysis; model: string }>
  close: () => Promise<void>
}

export const analyserOf = perApplication(({ config }: AppContext) =>
  voiceAnalyser({ modelFile: config.voiceprintModel }),
)

/** Analyses voices in a thread of its own, one at a time. */
export function voiceAnalyser(setup: AnalysisSetup, limits: AnalysisLimits = LIMITS): VoiceAnalyser {
  const thread = taskThread<AnalysisTask, AnalysisAnswer, { model: string }>(
    new URL('./analysis-worker.ts', import.meta.url),
    { ...QUEUE, ...limits, startMs: limits.waitMs },
    setup,
  )
  return {
    model: async () => (await thread.opened()).model,
    analyse: async (task, signal) => {
      try {
        return await thread.run(task, { signal, transfer: [task.bytes.buffer] })
      } catch (error) {
        if (error instanceof OverLimit) return OVER_LIMIT
        throw error
      }
    },
    close: thread.close,
  }
}
