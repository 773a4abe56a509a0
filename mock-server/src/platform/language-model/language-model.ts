import type { Logger } from 'pino'
import { pauseUnless } from '../clock.ts'
import type { LanguageModelSettings } from '../language-model-settings.ts'
import { addUse, NO_USE, type ChatAnswer, type ChatRequest } from './chat.ts'
import type { OptionalField } from './request-body.ts'
import { pauseAfter } from './retry.ts'
import { sendChat, type Endpoint } from './send-chat.ts'

/** A request with all its attempts and the pauses between them. Real time, whatever the clock's speed. */
const TOTAL_MS = 30_000
/** Limit for the time without a byte of an answer. */
const SILENCE_MS = 15_000

export type LanguageModel = {
  /** Answers within the time limit, whatever the endpoint does, with the outcome. */
  readonly complete: (request: ChatRequest) => Promise<ChatAnswer>
}

export type LanguageModelOptions = {
  readonly log: Logger
  /** Tests have less time. */
  readonly totalMs?: number
  readonly silenceMs?: number
  /** Between two attempts; tests do not wait. */
  readonly pause?: (periodMs: number, signal: AbortSignal) => Promise<void>
}

/** A model behind an endpoint of the protocol of OpenAI's chat completions, read as a stream. */
export function languageModel(settings: LanguageModelSettings, options: LanguageModelOptions): LanguageModel {
  const { log, totalMs = TOTAL_MS, silenceMs = SILENCE_MS, pause = pauseUnless } = options
  const endpoint: Endpoint = { settings, refused: new Set<OptionalField>(), silenceMs, log }
  return {
    complete: async (given) => {
      const signal = AbortSignal.any([given.signal, AbortSignal.timeout(totalMs)])
      let use = NO_USE
      for (let number = 1; ; number += 1) {
        const { retry, ...answer } = await sendChat(endpoint, { ...given, signal })
        use = addUse(use, answer.use)
        const pauseMs = retry && pauseAfter(number, retry)
        if (pauseMs === null) return { ...answer, use }
        await pause(pauseMs, signal)
        if (signal.aborted) return { ...answer, use }
      }
    },
  }
}
