import type { ChatRequest } from './chat.ts'

/**
 * Fields of a request that not every endpoint accepts, in the order in which they are left out when a refusal names
 * several. `max_completion_tokens` replaces `max_tokens` at endpoints that no longer know that.
 */
const OPTIONAL_FIELDS = [
  'stream_options',
  'response_format',
  'temperature',
  'max_tokens',
  'max_completion_tokens',
] as const
export type OptionalField = (typeof OPTIONAL_FIELDS)[number]

/** The request as the endpoint accepts it, without the fields that it has refused before. */
export function requestBody(
  { messages, form, maxAnswerTokens }: Omit<ChatRequest, 'signal'>,
  { model, refused }: { model: string; refused: ReadonlySet<OptionalField> },
): Record<string, unknown> {
  const optional: Record<OptionalField, unknown> = {
    stream_options: { include_usage: true },
    response_format: { type: 'json_schema', json_schema: { ...form, strict: true } },
    temperature: 0,
    max_tokens: maxAnswerTokens,
    max_completion_tokens: maxAnswerTokens,
  }
  const sent = sentFields(refused).map((field) => [field, optional[field]] as const)
  return { model, messages, stream: true, ...Object.fromEntries(sent) }
}

/** The field that a refusal names, of those that were sent; undefined: it is about something else. */
export function refusedField(
  refusal: string,
  refused: ReadonlySet<OptionalField>,
): OptionalField | undefined {
  return sentFields(refused).find((field) => refusal.includes(field))
}

function sentFields(refused: ReadonlySet<OptionalField>): OptionalField[] {
  return OPTIONAL_FIELDS.filter(
    (field) => !refused.has(field) && (field !== 'max_completion_tokens' || refused.has('max_tokens')),
  )
}
