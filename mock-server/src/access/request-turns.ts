import type { AppContext } from '../platform/context/context.ts'
import { perApplication } from '../platform/context/per-application.ts'
import { TooMany } from '../platform/errors.ts'
import { concurrencyLimit } from '../platform/limits/concurrency-limit.ts'
import { httpTexts } from '../platform/messages/http.ts'

/** Requests of one person, or of one API client, that hold a connection of the database at once; it has 20. */
const MAX_RUNNING_REQUESTS = 8
/** Further ones wait. Ten tabs that load a page of a dozen calls at once stay below the sum. */
const MAX_WAITING_REQUESTS = 120
/** No request waits longer. */
const MAX_WAIT_SECONDS = 10
const RETRY_AFTER_SECONDS = 2

/** Sender of a request: all sessions of a person count together. */
type Requester =
  | { readonly person: { readonly tenantId: number; readonly userId: number } }
  | { readonly client: { readonly clientId: string } }

const turnsOf = perApplication(({ clock, config }) =>
  concurrencyLimit({
    max: MAX_RUNNING_REQUESTS,
    maxWaiting: MAX_WAITING_REQUESTS,
    // Real seconds, whatever the clock's speed.
    waitLimit: (signal) =>
      clock.reach(new Date(clock.now().getTime() + MAX_WAIT_SECONDS * 1000 * config.clockSpeed), signal),
    refusal: () => new TooMany(RETRY_AFTER_SECONDS, httpTexts.tooManyAtOnce),
  }),
)

/** Runs a request's transaction when it is its turn; throws 429 when it is not in time. */
export function inTurn<Result>(
  ctx: AppContext,
  { requester, signal }: { requester: Requester; signal: AbortSignal },
  work: () => Promise<Result>,
): Promise<Result> {
  return turnsOf(ctx).run(toRequesterKey(requester), work, signal)
}

function toRequesterKey(requester: Requester): string {
  if ('client' in requester) return `client ${requester.client.clientId}`
  return `person ${requester.person.tenantId} ${requester.person.userId}`
}
