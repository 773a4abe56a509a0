import { isSameValue } from '@console/ui'
import { isRootPath, ROUTE_BASES } from '../../base/paths.ts'

/** The session's values for a link's placeholders; a missing value is empty text (FRAME-004). */
export type FrameValues = Record<
  'userId' | 'app' | 'tenantId' | 'teamOrgId' | 'orgId' | 'businessTypeId',
  string
>

/** Target that the frame is to show. */
export type FrameTarget = {
  origin: string
  /** The link contains the business type: a switch reloads the page (FRAME-006, FRAME-Q5). */
  isBusinessMode: boolean
  /** The address with the placeholder for the user's token in it. */
  addressWith: (token: string) => string
  /** The query of the console's address for a query of the page: without what the link itself or the session sets. */
  consoleQuery: (pageQuery: string) => string
}

export type FrameLinkProblem = 'noLink' | 'notWeb' | 'unknownPlaceholder' | 'placeholderInHost' | 'ownPage'

export type FrameLinkReading =
  | { ok: true; target: FrameTarget }
  | { ok: false; problem: FrameLinkProblem; detail: string }

type FrameLinkInput = {
  link: string | null
  /** Query of the console's address (FRAME-005). */
  search: string
  values: FrameValues
  /** The console's own origin: links that begin with `/` are its own. */
  ownOrigin: string
}

const TOKEN_PARAMETER = 'token'
const BUSINESS_PARAMETER = 'business_type_id'
const PLACEHOLDER = /\{([^{}]*)\}/g

/** Reads a menu item's link; a link with any unknown part is refused. */
export function readFrameLink({ link, search, values, ownOrigin }: FrameLinkInput): FrameLinkReading {
  if (link === null || link.trim() === '') return { ok: false, problem: 'noLink', detail: '' }
  const fillings = new Map<string, string>(Object.entries(values))
  const names = [...link.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  const unknown = names.find((name) => name !== TOKEN_PARAMETER && !fillings.has(name))
  if (unknown !== undefined) return { ok: false, problem: 'unknownPlaceholder', detail: unknown }
  if (/[{}]/.test(link.replaceAll(PLACEHOLDER, '')))
    return { ok: false, problem: 'unknownPlaceholder', detail: '{ }' }

  const fill = (token: string): string =>
    link.replaceAll(PLACEHOLDER, (_, name: string) =>
      encodeURIComponent(name === TOKEN_PARAMETER ? token : (fillings.get(name) ?? '')),
    )
  const url = URL.parse(fill(''), ownOrigin)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return { ok: false, problem: 'notWeb', detail: '' }
  // A placeholder in the host would send its value to any host of that name.
  if (URL.parse(link.replaceAll(PLACEHOLDER, '0'), ownOrigin)?.origin !== url.origin)
    return { ok: false, problem: 'placeholderInHost', detail: '' }
  if (url.origin === ownOrigin && isConsolePage(url.pathname))
    return { ok: false, problem: 'ownPage', detail: '' }

  const isBusinessMode = names.includes('businessTypeId')
  return {
    ok: true,
    target: {
      origin: url.origin,
      isBusinessMode,
      addressWith: (token) => {
        const address = new URL(fill(token), ownOrigin)
        addConsoleQuery(address.searchParams, search)
        if (!names.includes(TOKEN_PARAMETER)) address.searchParams.set(TOKEN_PARAMETER, token)
        if (isBusinessMode) address.searchParams.set(BUSINESS_PARAMETER, values.businessTypeId)
        else address.searchParams.delete(BUSINESS_PARAMETER)
        return address.href
      },
      consoleQuery: (pageQuery) => {
        const query = new URLSearchParams(pageQuery)
        query.delete(TOKEN_PARAMETER)
        query.delete(BUSINESS_PARAMETER)
        for (const name of new Set(url.searchParams.keys()))
          if (isSameValue(url.searchParams.getAll(name), query.getAll(name))) query.delete(name)
        return query.size === 0 ? '' : `?${query.toString()}`
      },
    },
  }
}

/** The console inside its own frame would nest itself; other pages of the host are allowed. */
function isConsolePage(pathname: string): boolean {
  const path = decoded(pathname)
  return isRootPath(path) || ROUTE_BASES.some((base) => path.startsWith(base))
}

/** Servers read `/%63onsole/` as `/console/`. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch (error) {
    // An invalid percent-encoding: no server finds a page of the console there.
    if (error instanceof URIError) return pathname
    throw error
  }
}

/** The console's value wins, but token and business type are the session's alone (FRAME-Q9). */
function addConsoleQuery(query: URLSearchParams, search: string): void {
  const given = new URLSearchParams(search)
  given.delete(TOKEN_PARAMETER)
  given.delete(BUSINESS_PARAMETER)
  for (const name of new Set(given.keys())) {
    query.delete(name)
    for (const value of given.getAll(name)) query.append(name, value)
  }
}
