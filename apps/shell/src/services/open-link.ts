/** Opens an http or https address in a new window that knows nothing of this one; anything else is refused. */
export function openLink(url: string): boolean {
  const target = URL.parse(url, window.location.href)
  if (target === null || (target.protocol !== 'https:' && target.protocol !== 'http:')) return false
  window.open(target.href, '_blank', 'noopener,noreferrer')
  return true
}

/**
 * Opens a link of the platform: the given parameters are added to its query, and so is the user's token, but for the
 * console's own origin only. Other origins wait for tickets: a session token is never theirs to read (decision 9).
 */
export function openPlatformLink(
  url: string,
  query: Readonly<Record<string, string>>,
  token: string | null,
): boolean {
  const target = URL.parse(url, window.location.href)
  if (target === null) return false
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
  target.searchParams.delete('token')
  if (token !== null && target.origin === window.location.origin) target.searchParams.set('token', token)
  return openLink(target.href)
}
