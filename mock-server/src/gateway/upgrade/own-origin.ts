/** The console's own host, as the request and the settings name it. */
type Own = { host: string; publicUrl: string | undefined; origins: readonly string[] }

/**
 * Checks if a page of this origin may open the socket. Browsers always send an origin, and only they send credentials
 * without their user's knowledge: a request without one is not from a page. The host is compared without the scheme, since a
 * proxy may end TLS.
 */
export function isOwnOrigin(origin: string | undefined, { host, publicUrl, origins }: Own): boolean {
  if (origin === undefined) return true
  const url = URL.parse(origin)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  if (origins.includes(url.origin)) return true
  if (publicUrl !== undefined && url.origin === new URL(publicUrl).origin) return true
  return url.host === host.toLowerCase()
}
