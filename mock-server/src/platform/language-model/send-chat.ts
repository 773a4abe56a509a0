import type { Logger } from 'pino'
import { z } from 'zod'
import type { LanguageModelSettings } from '../language-model-settings.ts'
import { estimateInput, estimateTokens, NO_USE } from './chat.ts'
import type { ChatAnswer, ChatOutcome, ChatRequest, TokenUse } from './chat.ts'
import { BadAnswer, CONTENT_FILTER, emptyAnswer, EndpointFailed, readStream } from './read-stream.ts'
import type { StreamedAnswer } from './read-stream.ts'
import { refusedField, requestBody, type OptionalField } from './request-body.ts'
import { isRetriedStatus, retryAfterMs } from './retry.ts'

/** One attempt, and `retry` if another one may succeed. */
export type Attempt = ChatAnswer & { readonly retry: { readonly requestedMs: number | null } | null }

export type Endpoint = {
  readonly settings: LanguageModelSettings
  /** Fields that the endpoint is known not to accept; the set grows. */
  readonly refused: Set<OptionalField>
  /** Time without a byte of an answer after which the request is given up. */
  readonly silenceMs: number
  readonly log: Logger
}

/** Statuses by which endpoints refuse a field that they do not know. */
const FIELD_REFUSALS: ReadonlySet<number> = new Set([400, 422])
/** Bytes read of an error's own text, in which a refused field is named. */
const MAX_ERROR_BYTES = 16_384
const errorBody = z.object({
  error: z.object({ code: z.unknown().optional(), type: z.unknown().optional() }),
})

/** Sends a request once, or again at once where the endpoint refuses a field that can be left out. Never throws for what the endpoint does. */
export async function sendChat(endpoint: Endpoint, request: ChatRequest): Promise<Attempt> {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), endpoint.silenceMs)
  const signal = AbortSignal.any([request.signal, silence.signal])
  const answer = emptyAnswer()
  let use: TokenUse = NO_USE
  try {
    for (;;) {
      // A copy of this moment: a request beside this one may be refused the same field.
      const refused = new Set(endpoint.refused)
      const response = await post(endpoint.settings, { request, refused, signal })
      timer.refresh()
      if (!response.ok) {
        const text = await readStart(response.body)
        const field = FIELD_REFUSALS.has(response.status) ? refusedField(text, refused) : undefined
        if (field === undefined) return failed(endpoint, { response, text })
        endpoint.refused.add(field)
        continue
      }
      use = usedBy(request, answer)
      if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body)
        throw new BadAnswer('no event stream')
      await readStream(response.body, { answer, onBytes: () => timer.refresh() })
      return { ...toChatOutcome(answer), use: usedBy(request, answer), retry: null }
    }
  } catch (error) {
    if (use !== NO_USE) use = usedBy(request, answer)
    if (signal.aborted) return { kind: 'timeout', use, retry: null }
    endpoint.log.warn({ err: error }, 'the language model did not answer')
    if (error instanceof BadAnswer) return { kind: 'badAnswer', use, retry: null }
    // `fetch` throws these for connections that fail or break.
    if (error instanceof EndpointFailed || error instanceof TypeError)
      return { kind: 'unavailable', status: null, use, retry: { requestedMs: null } }
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function post(
  { baseUrl, apiKey, model }: LanguageModelSettings,
  {
    request,
    refused,
    signal,
  }: { request: ChatRequest; refused: ReadonlySet<OptionalField>; signal: AbortSignal },
): Promise<Response> {
  return fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(requestBody(request, { model, refused })),
    // The key goes to nobody else.
    redirect: 'manual',
    signal,
  })
}

/** The beginning of an answer. */
async function readStart(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  if (!body) return ''
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body) {
    pieces.push(piece)
    bytes += piece.byteLength
    if (bytes >= MAX_ERROR_BYTES) break
  }
  return Buffer.concat(pieces).subarray(0, MAX_ERROR_BYTES).toString()
}

function failed({ log }: Endpoint, { response, text }: { response: Response; text: string }): Attempt {
  const { status, headers } = response
  const { code, type } = parseErrorBody(text)
  // Not its message, which may quote the request or the key.
  log.warn({ status, code, type }, 'the language model answered with an error')
  if (code === CONTENT_FILTER) return { kind: 'refused', use: NO_USE, retry: null }
  const requestedMs = retryAfterMs(headers.get('retry-after'), Date.now())
  return { kind: 'unavailable', status, use: NO_USE, retry: isRetriedStatus(status) ? { requestedMs } : null }
}

const MAX_LOGGED_CHARACTERS = 100

function parseErrorBody(text: string): { code?: string; type?: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return {}
  }
  const { code, type } = errorBody.safeParse(value).data?.error ?? {}
  return {
    ...(typeof code === 'string' ? { code: code.slice(0, MAX_LOGGED_CHARACTERS) } : {}),
    ...(typeof type === 'string' ? { type: type.slice(0, MAX_LOGGED_CHARACTERS) } : {}),
  }
}

function toChatOutcome({ text, isRefused, finish }: StreamedAnswer): ChatOutcome {
  if (isRefused) return { kind: 'refused' }
  return finish === 'length' ? { kind: 'badAnswer' } : { kind: 'answered', text }
}

/**
 * The tokens as the endpoint counted them, or else as estimated from the request and the part of the answer that arrived.
 */
function usedBy({ messages }: ChatRequest, { usage, text }: StreamedAnswer): TokenUse {
  return usage
    ? { input: usage.prompt_tokens, output: usage.completion_tokens, isEstimated: false }
    : { input: estimateInput(messages), output: estimateTokens(text), isEstimated: true }
}
