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
