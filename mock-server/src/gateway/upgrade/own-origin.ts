/** The console's own host, as the request and the settings name it. */
type Own = { host: string; publicUrl: string | undefined; origins: readonly string[] }

/**
 * Whether a page of this origin may open the socket. Browsers always send one, and only they send credentials of somebody
 * who does not know: what has none is no page. The host is compared without the scheme, which a proxy may end.
 */
export function isOwnOrigin(origin: string | undefined, { host, publicUrl, origins }: Own): boolean {
  if (origin === undefined) return true
  const url = URL.parse(origin)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  if (origins.includes(url.origin)) return true
  if (publicUrl !== undefined && url.origin === new URL(publicUrl).origin) return true
  return url.host === host.toLowerCase()
}
