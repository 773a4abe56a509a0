import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { consolePaths, isPublicPath } from '../../base/paths.ts'
import { asRecord, asText, CLIENT_ID } from '../../base/wire.ts'

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

const LAST_PAGE_KEY = 'console.lastPage'

/** Stores the name of the open page, so that sign-in can name the page of the return path. */
export function rememberPage(pathname: string, name: string): void {
  writeStored(LAST_PAGE_KEY, JSON.stringify({ pathname, name }))
}

/** The name of the page at this path when it was the last one open, else null. */
export function rememberedName(pathname: string): string | null {
  const text = readStored(LAST_PAGE_KEY)
  if (text === null) return null
  try {
    const page = asRecord(JSON.parse(text))
    return page['pathname'] === pathname ? asText(page['name']) : null
  } catch {
    return null // written by something else: no name
  }
}
