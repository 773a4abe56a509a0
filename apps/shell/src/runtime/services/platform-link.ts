import { frame } from '@console/contracts'
import { ApiError, type HostServices, type HttpClient } from '@console/sub-app'
import { openPendingWindow, webAddress } from './open-link.ts'

type PlatformLinkParts = {
  client: HttpClient
  getToken: () => string | null
  targets: TokenTargets
  /** The ticket request failed, so nothing was opened. */
  onFailure: (error: unknown) => void
}

/**
 * Opens links of the platform with their parameters and a `token`: a ticket for the link's origin, or the session token
 * where the customer lists the origin for that, or the platform issues no tickets (R9). An unregistered origin gets none. Must be called
 * within the click.
 */
export function createPlatformLink(parts: PlatformLinkParts): HostServices['openPlatformLink'] {
  return async (url, query) => {
    const target = webAddress(url)
    if (target === null) return false
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
    target.searchParams.delete('token')
    const opened = openPendingWindow()
    try {
      const token = await tokenFor(target.origin, query['business_type_id'], parts)
      if (token !== null) target.searchParams.set('token', token)
    } catch (error) {
      opened.close()
      parts.onFailure(error)
      return true
    }
    opened.show(target)
    return true
  }
}

async function tokenFor(
  origin: string,
  businessTypeId: string | undefined,
  { client, getToken, targets }: PlatformLinkParts,
): Promise<string | null> {
  if (!client.has(frame.ticket)) return mayHaveToken(origin, targets) ? getToken() : null
  const body = { origin, businessTypeId: businessTypeId === undefined ? null : Number(businessTypeId) }
  try {
    const answer = await client.send(frame.ticket, { body, isQuiet: true })
    return answer.kind === 'ticket' ? answer.ticket : getToken()
  } catch (error) {
    const isUnregistered =
      error instanceof ApiError && error.code === frame.FRAME_REFUSALS.originNotRegistered
    if (isUnregistered) return null
    throw error
  }
}

/** Origins beside the console's own that may have the session token, from the console's configuration. */
export type TokenTargets = { readonly apiOrigin: string; readonly tokenOrigins: readonly string[] }

/**
 * True where pages of an origin may have the session token, where the platform issues no tickets (R9). The console's own
 * origin and the platform's receive it with every call anyway.
 */
export function mayHaveToken(origin: string, { apiOrigin, tokenOrigins }: TokenTargets): boolean {
  const platform = apiOrigin === '' ? null : new URL(apiOrigin).origin
  return origin === window.location.origin || origin === platform || tokenOrigins.includes(origin)
}
