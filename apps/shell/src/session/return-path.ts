import { CLIENT_ID } from './session-wire.ts'

export const LOGIN_ADDRESS = '/console/login'
export const FORGOT_PASSWORD_ADDRESS = '/console/sso/forget-password'
export const REGISTER_ADDRESS = '/console/sso/register'

/** Longer than any address of the console; what is longer was not written by it. */
const MAX_RETURN_PATH = 4000

/** Open without a token (SHELL-014). */
const PUBLIC_ADDRESSES: ReadonlySet<string> = new Set([LOGIN_ADDRESS, FORGOT_PASSWORD_ADDRESS, REGISTER_ADDRESS])

export function isPublicAddress(pathname: string): boolean {
  return PUBLIC_ADDRESSES.has(withoutTrailingSlash(pathname))
}

export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}

/**
 * The path to open after sign-in, or null when it is not one of this console: only a path that begins with a single `/`
 * and stays on this host is honoured (SHELL-Q1). Browsers read `\` as `/` and drop tabs and line ends, so an address with
 * any of them is refused as well.
 */
export function safeReturnPath(raw: string | null, origin: string = window.location.origin): string | null {
  if (raw === null || raw.length > MAX_RETURN_PATH) return null
  if (!/^\/(?!\/)[^\\\u0000-\u001f]*$/.test(raw)) return null
  const target = URL.parse(raw, origin)
  if (target === null || target.origin !== origin || target.pathname.startsWith('//')) return null
  if (isPublicAddress(target.pathname)) return null
  target.searchParams.delete('token')
  return `${target.pathname}${target.search}${target.hash}`
}

/** The sign-in page's address, carrying the client id and the way back (SHELL-002). */
export function loginAddress(returnPath: string | null): string {
  const query = new URLSearchParams({ clientId: CLIENT_ID })
  if (returnPath !== null) query.set('redirect', returnPath)
  return `${LOGIN_ADDRESS}?${query.toString()}`
}

/** The address in the browser's bar as a way back. */
export function currentPlace(location: Location = window.location): string {
  return `${location.pathname}${location.search}${location.hash}`
}

/** The console's own root addresses lead to a page of the user's choice, so they are no place to go back to by name. */
export function isRootAddress(pathname: string): boolean {
  return pathname === '/' || withoutTrailingSlash(pathname) === '/console'
}
