import { consolePaths, isPublicPath } from '../../base/paths.ts'
import { CLIENT_ID } from '../../base/wire.ts'

/** Longer than any address of the console; a longer value is refused. */
const MAX_RETURN_PATH = 4000

/**
 * The path to open after sign-in, or null when it is not one of this console: only a path that begins with a single `/`
 * and stays on this host is accepted (SHELL-Q1). Browsers read `\` as `/` and drop tabs and line ends, so an address with
 * any of them is refused as well.
 */
export function safeReturnPath(raw: string | null, origin: string = window.location.origin): string | null {
  if (raw === null || raw.length > MAX_RETURN_PATH) return null
  if (!/^\/(?!\/)[^\\\s]*$/.test(raw)) return null
  const target = URL.parse(raw, origin)
  if (target === null || target.origin !== origin || target.pathname.startsWith('//')) return null
  if (isPublicPath(target.pathname)) return null
  target.searchParams.delete('token')
  return `${target.pathname}${target.search}${target.hash}`
}

/** The sign-in page's address, with the client id and the return path (SHELL-002). */
export function loginAddress(returnPath: string | null): string {
  const query = new URLSearchParams({ clientId: CLIENT_ID })
  if (returnPath !== null) query.set('redirect', returnPath)
  return `${consolePaths.login}?${query.toString()}`
}

/** The current address as a return path. */
export function currentAddress(location: Location = window.location): string {
  return `${location.pathname}${location.search}${location.hash}`
}
