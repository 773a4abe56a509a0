import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { SESSION_ABSOLUTE_SECONDS } from '../../base/wire.ts'

/** Name of the token in the cookie and, written by other products, in local storage (SHELL-Q8). */
export const TOKEN_KEY = 'console_token'
/** Query parameter of a token or ticket. */
export const TOKEN_PARAMETER = 'token'

/** A token that the browser can validate by itself: of at most 512 printable characters, as the contract has it. */
const TOKEN_SHAPE = /^[\x21-\x7e]{1,512}$/

/**
 * Finds the stored token: query first, then cookie, then local storage (SHELL-008, SHELL-Q8). A token in the query never
 * stays in the address; it counts only where the server's settings say so, since otherwise it is a ticket for an
 * exchange, not a session (R9).
 */
export function findToken(queryToken: 'ticket' | 'session'): string | null {
  const fromQuery = takeQueryToken()
  if (fromQuery !== null && queryToken === 'session') {
    storeToken(fromQuery)
    return fromQuery
  }
  return readCookie() ?? readStoredToken()
}

function takeQueryToken(): string | null {
  const address = new URL(window.location.href)
  const token = address.searchParams.get(TOKEN_PARAMETER)
  if (token === null) return null
  address.searchParams.delete(TOKEN_PARAMETER)
  window.history.replaceState(window.history.state, '', `${address.pathname}${address.search}${address.hash}`)
  return TOKEN_SHAPE.test(token) ? token : null
}

export function readCookie(): string | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${TOKEN_KEY}=`))
  if (pair === undefined) return null
  const token = pair.slice(TOKEN_KEY.length + 1)
  return TOKEN_SHAPE.test(token) ? token : null
}

function readStoredToken(): string | null {
  const token = readStored(TOKEN_KEY)
  return token !== null && TOKEN_SHAPE.test(token) ? token : null
}

/** Stores the token for 12 hours, the maximum length of a session (SHELL-007). */
export function storeToken(token: string): void {
  document.cookie = `${TOKEN_KEY}=${token}; ${cookieScope()}; Max-Age=${SESSION_ABSOLUTE_SECONDS}`
  // An older token there would outlive the cookie.
  writeStored(TOKEN_KEY, null)
}

export function removeToken(): void {
  document.cookie = `${TOKEN_KEY}=; ${cookieScope()}; Max-Age=0`
  writeStored(TOKEN_KEY, null)
}

function cookieScope(): string {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  return `Path=/; SameSite=Strict${secure}`
}
