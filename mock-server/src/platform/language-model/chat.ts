/** A message to a model: the task as `system`, its material as `user`. */
export type ChatMessage = { readonly role: 'system' | 'user'; readonly content: string }

export type ChatRequest = {
  readonly messages: readonly ChatMessage[]
  /** The JSON schema of the answer, for endpoints that support one. The answer has to be checked all the same. */
  readonly form: { readonly name: string; readonly schema: object }
  readonly maxAnswerTokens: number
  readonly signal: AbortSignal
}

/** The tokens of a request. */
export type TokenUse = {
  readonly input: number
  readonly output: number
  /** The endpoint did not count. */
  readonly isEstimated: boolean
}

export type ChatOutcome =
  | { readonly kind: 'answered'; readonly text: string }
  /** The model, or the filter before it, refused to answer. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'timeout' }
  /** The endpoint was not reached, or reported an error of its own; the status where there was one. */
  | { readonly kind: 'unavailable'; readonly status: number | null }
  /** The answer does not follow the protocol, is too long, or was cut off. */
  | { readonly kind: 'badAnswer' }

export type ChatAnswer = ChatOutcome & { readonly use: TokenUse }

export const NO_USE: TokenUse = { input: 0, output: 0, isEstimated: false }

export function addUse(a: TokenUse, b: TokenUse): TokenUse {
  return {
    input: a.input + b.input,
    output: a.output + b.output,
    isEstimated: a.isEstimated || b.isEstimated,
  }
}

/** English has about four bytes a token, Chinese about three: rather too many tokens than too few. */
const BYTES_PER_TOKEN = 3
/** Tokens of a message besides its text. */
const TOKENS_PER_MESSAGE = 8

export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN)
}

export function estimateInput(messages: readonly ChatMessage[]): number {
  return messages.reduce((sum, { content }) => sum + estimateTokens(content) + TOKENS_PER_MESSAGE, 0)
}
