import type { Sent } from '../base/client.ts'
import type { Facts } from './facts.ts'

/** One reading call of the plan. */
export type Step = {
  /** The call's id in the contract. */
  id: string
  /** Throws `MissingFact` while the platform has not said yet what the request needs. */
  request: (facts: Facts) => Sent
  learn?: (data: unknown, facts: Facts) => void
  /** Providers of projects send it: the other account, where there is one, goes first. */
  isForProviders?: true
  /** The field that names one record: with an unknown id, the answer must not have a record. */
  record?: string
  /** The answer is the company's own: another company gets none of it. */
  isPrivate?: true
  /** A platform may refuse the call; this text says what such a platform lacks. */
  mayBeRefused?: string
  /** The reason why no malformed requests are sent. */
  neverMalformed?: string
}

/** A call without fields. */
export const plain = (): Sent => ({})
