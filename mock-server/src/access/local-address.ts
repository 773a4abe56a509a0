const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1'])

/** Reasons why an address is none of a local page. */
export type LocalAddressProblem = 'notAnAddress' | 'scheme' | 'credentials' | 'host' | 'port' | 'query'

/** The address of a local page as a URL, or why it is none; `allowed` are other origins that a setting allows. */
export function checkLocalAddress(text: string, allowed: readonly string[] = []): URL | LocalAddressProblem {
  const url = URL.parse(text)
  if (url === null) return 'notAnAddress'
  if (url.username !== '' || url.password !== '') return 'credentials'
  if (url.search !== '' || url.hash !== '') return 'query'
  if (allowed.includes(url.origin)) return url
  if (url.protocol !== 'http:') return 'scheme'
  if (!LOCAL_HOSTS.has(url.hostname)) return 'host'
  return url.port === '' ? 'port' : url
}
