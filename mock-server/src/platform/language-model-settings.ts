import { z } from 'zod'
import { StartProblem } from './start-problem.ts'

/** The price of a million tokens. */
export type LanguageModelPrice = {
  readonly input: number
  readonly output: number
  /** ISO 4217 code. */
  readonly currency: string
}

/** A language model behind an endpoint of the protocol of OpenAI's chat completions. */
export type LanguageModelSettings = {
  /** Without a slash at the end; `/chat/completions` follows. */
  readonly baseUrl: string
  readonly apiKey: string | undefined
  readonly model: string
  /** Tokens that a company may use a day, read and written ones together. */
  readonly dailyTokens: number
  /** Null if the price is not known. */
  readonly price: LanguageModelPrice | null
}

const DEFAULT_DAILY_TOKENS = 1_000_000
const MAX_DAILY_TOKENS = 1_000_000_000_000
const MAX_PRICE = 1_000_000

/** Neither a password, which would be logged, nor a query, which a path cannot follow. */
const baseUrl = z.url({ protocol: /^https?$/ }).refine((text) => {
  if (!URL.canParse(text)) return false
  const { username, password, search, hash } = new URL(text)
  return [username, password, search, hash].every((part) => part === '')
})
const price = z.coerce.number().min(0).max(MAX_PRICE)

/** The part of the environment that says which language model prompt labels are judged by. */
export const languageModelEnvironment = {
  LLM_BASE_URL: baseUrl.optional(),
  /** Goes into a header as it is: visible ASCII characters. */
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  LLM_MODEL: z.string().min(1).max(200).optional(),
  LLM_DAILY_TOKENS: z.coerce.number().int().min(1).max(MAX_DAILY_TOKENS).default(DEFAULT_DAILY_TOKENS),
  LLM_INPUT_PRICE: price.optional(),
  LLM_OUTPUT_PRICE: price.optional(),
  LLM_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('USD'),
}

export const languageModelAdvice = {
  LLM_BASE_URL: 'use an http or https address such as https://models.example/v1, without a password or query',
  LLM_API_KEY: 'use visible ASCII characters without blanks',
  LLM_MODEL: 'use the name of a model that the endpoint has',
  LLM_DAILY_TOKENS: `use a number of tokens from 1 to ${MAX_DAILY_TOKENS}`,
  LLM_INPUT_PRICE: 'use what a million tokens cost, such as 0.25',
  LLM_OUTPUT_PRICE: 'use what a million tokens cost, such as 2',
  LLM_CURRENCY: 'use an ISO 4217 code such as USD',
}

const environmentSchema = z.object(languageModelEnvironment)
type LanguageModelEnvironment = z.output<typeof environmentSchema>

/** Null without an endpoint: nothing is sent anywhere. */
export function parseLanguageModelSettings(
  environment: LanguageModelEnvironment,
): LanguageModelSettings | null {
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_DAILY_TOKENS } = environment
  const price = parseModelPrice(environment)
  if (LLM_BASE_URL === undefined) {
    if ([LLM_API_KEY, LLM_MODEL, price ?? undefined].some((value) => value !== undefined))
      throw new StartProblem('LLM_API_KEY, LLM_MODEL and prices need LLM_BASE_URL.')
    return null
  }
  if (LLM_MODEL === undefined) throw new StartProblem('LLM_BASE_URL needs LLM_MODEL.')
  return {
    baseUrl: LLM_BASE_URL.replace(/(?<!\/)\/+$/, ''),
    apiKey: LLM_API_KEY,
    model: LLM_MODEL,
    dailyTokens: LLM_DAILY_TOKENS,
    price,
  }
}

function parseModelPrice({
  LLM_INPUT_PRICE: input,
  LLM_OUTPUT_PRICE: output,
  LLM_CURRENCY: currency,
}: LanguageModelEnvironment): LanguageModelPrice | null {
  if (input === undefined && output === undefined) return null
  if (input === undefined || output === undefined)
    throw new StartProblem('LLM_INPUT_PRICE and LLM_OUTPUT_PRICE need each other.')
  return { input, output, currency }
}
