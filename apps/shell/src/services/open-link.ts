/** Opens an http or https address in a new window that knows nothing of this one; anything else is refused. */
export function openLink(url: string): boolean {
  const target = URL.parse(url, window.location.href)
  if (target === null || (target.protocol !== 'https:' && target.protocol !== 'http:')) return false
  window.open(target.href, '_blank', 'noopener,noreferrer')
  return true
}
