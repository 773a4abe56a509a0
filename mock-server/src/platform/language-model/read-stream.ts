import { createParser } from 'eventsource-parser'
import { z } from 'zod'

/** Bytes of one answer at most, with all that the protocol adds to each piece of it. */
export const MAX_ANSWER_BYTES = 1024 * 1024

/** An answer that breaks the protocol. */
export class BadAnswer extends Error {}
/** The endpoint reports, within its answer, that it cannot go on. */
export class EndpointFailed extends Error {}

/** The answer as far as it has arrived. */
export type StreamedAnswer = {
  text: string
  isRefused: boolean
  finish: string | null
  usage: { prompt_tokens: number; completion_tokens: number } | null
}

export const emptyAnswer = (): StreamedAnswer => ({ text: '', isRefused: false, finish: null, usage: null })

const tokens = z.int().min(0).max(1_000_000_000)
const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  // An unreadable usage is estimated instead.
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(null),
  error: z.object({ code: z.unknown().optional() }).nullish(),
})

/** Reads an event stream into `answer`, which therefore has everything that came before a failure. */
export async function readStream(
  body: AsyncIterable<Uint8Array>,
  { answer, onBytes }: { answer: StreamedAnswer; onBytes: () => void },
): Promise<void> {
  let isDone = false
  let bytes = 0
  const decoder = new TextDecoder()
  const parser = createParser({
    maxBufferSize: MAX_ANSWER_BYTES,
    onEvent: ({ data }) => {
      if (data === '[DONE]') isDone = true
      else if (!isDone) addChunk(answer, data)
    },
  })
  for await (const piece of body) {
    onBytes()
    bytes += piece.byteLength
    if (bytes > MAX_ANSWER_BYTES) throw new BadAnswer('too long')
    parser.feed(decoder.decode(piece, { stream: true }))
    // Some endpoints leave the connection open.
    if (isDone) return
  }
  if (answer.finish === null && !isDone) throw new EndpointFailed('it ended in the middle')
}

function addChunk(answer: StreamedAnswer, data: string): void {
  const { choices, usage, error } = readChunk(data)
  if (error?.code === CONTENT_FILTER) answer.isRefused = true
  else if (error) throw new EndpointFailed('it reported an error')
  if (usage) answer.usage = usage
  const [choice] = choices ?? []
  if (!choice) return
  answer.text += choice.delta?.content ?? ''
  answer.finish = choice.finish_reason ?? answer.finish
  if (choice.delta?.refusal || choice.finish_reason === CONTENT_FILTER) answer.isRefused = true
}

/** The name that endpoints give when a filter stopped the request or the answer. */
export const CONTENT_FILTER = 'content_filter'

function readChunk(data: string): z.output<typeof chunk> {
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch {
    throw new BadAnswer('no JSON')
  }
  const read = chunk.safeParse(value)
  if (!read.success) throw new BadAnswer('not the chunks of an answer')
  return read.data
}
