import { pauseUnless } from '../clock.ts'
import type { AppContext } from '../context/context.ts'
import { perApplication } from '../context/per-application.ts'
import type { LanguageModelSettings } from '../language-model-settings.ts'
import { concurrencyLimit } from '../limits/concurrency-limit.ts'
import { estimateInput, NO_USE, type ChatAnswer, type ChatRequest, type TokenUse } from './chat.ts'
import { languageModel, type LanguageModel } from './language-model.ts'
import { reserveTokens, settleTokens } from './token-budget.store.ts'

/** Requests of this process at once. Several servers send several times as many. */
export const MAX_REQUESTS = 6
/** Limit for one company, so that one alone does not make all others wait. */
export const MAX_REQUESTS_OF_COMPANY = 3
/** Limit for one company, beyond the requests that run. */
const MAX_WAITING_REQUESTS = 100
const MAX_WAIT_MS = 60_000

export type ModelAnswer =
  | ChatAnswer
  | {
      /** No endpoint; the company has used its tokens of the day; too many requests before this one. */
      readonly kind: 'notConfigured' | 'overBudget' | 'busy'
      readonly use: TokenUse
    }

class Busy extends Error {}

const limit = (max: number) =>
  concurrencyLimit({
    max,
    maxWaiting: MAX_WAITING_REQUESTS,
    waitLimit: (signal) => pauseUnless(MAX_WAIT_MS, signal),
    refusal: () => new Busy(),
  })

type Parts = {
  settings: LanguageModelSettings
  model: LanguageModel
  /** Runs the work when it is its turn. */
  inTurn: <Result>(tenantId: number, work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>
}

const partsOf = perApplication(({ config: { languageModel: settings }, log }): Parts | null => {
  if (!settings) return null
  const ofCompany = limit(MAX_REQUESTS_OF_COMPANY)
  const ofProcess = limit(MAX_REQUESTS)
  return {
    settings,
    model: languageModel(settings, { log }),
    inTurn: (tenantId, work, signal) =>
      ofCompany.run(String(tenantId), () => ofProcess.run('', work, signal), signal),
  }
})

/**
 * Sends a company's request to the language model, within its budget of the day and when it is its turn. Waits for the
 * model: nothing may be locked meanwhile, so it is no part of a transaction. Never throws for what the endpoint does.
 */
export async function requestAnswer(
  ctx: AppContext,
  { tenantId, ...request }: ChatRequest & { tenantId: number },
): Promise<ModelAnswer> {
  const parts = partsOf(ctx)
  if (!parts) return { kind: 'notConfigured', use: NO_USE }
  try {
    return await parts.inTurn(tenantId, () => withinBudget(ctx, { parts, tenantId, request }), request.signal)
  } catch (error) {
    if (!(error instanceof Busy)) throw error
    return { kind: request.signal.aborted ? 'timeout' : 'busy', use: NO_USE }
  }
}

async function withinBudget(
  ctx: AppContext,
  { parts: { settings, model }, tenantId, request }: { parts: Parts; tenantId: number; request: ChatRequest },
): Promise<ModelAnswer> {
  const { dailyTokens, price } = settings
  const tokens = estimateInput(request.messages) + request.maxAnswerTokens
  const reservation = await ctx.db.inTenant(tenantId, (tx) =>
    reserveTokens(tx, { tokens, dailyTokens, now: ctx.clock.now() }),
  )
  if (!reservation) return { kind: 'overBudget', use: NO_USE }
  let use: TokenUse = NO_USE
  try {
    const answer = await model.complete(request)
    use = answer.use
    return answer
  } finally {
    await ctx.db.inTenant(tenantId, (tx) => settleTokens(tx, { reservation, use, price }))
  }
}
