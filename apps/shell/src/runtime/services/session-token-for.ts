import type { documents } from '@console/contracts'
import type { SessionStore } from '../../core/session/session-store.ts'

export type TokenTargets = Readonly<Pick<documents.ConsoleConfig, 'apiOrigin'>> & {
  tokenOrigins: readonly string[]
}

/**
 * The session token for an address of an origin, where the platform issues no tickets; null for an origin that may not have it
 * (decision 9). The console's own and the platform's receive it with every call as it is.
 */
export function sessionTokenFor(
  origin: string,
  { apiOrigin, tokenOrigins, getToken }: TokenTargets & Pick<SessionStore, 'getToken'>,
): string | null {
  const platform = apiOrigin === '' ? null : new URL(apiOrigin).origin
  const isKnown = origin === window.location.origin || origin === platform || tokenOrigins.includes(origin)
  return isKnown ? getToken() : null
}
