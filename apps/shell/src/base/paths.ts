import { links } from '@console/contracts'

/** Addresses that are the shell's own, whatever the menu tree says (SHELL-021, SHELL-022). */
export const consolePaths = {
  root: '/console/',
  login: '/console/login',
  forgotPassword: '/console/sso/forget-password',
  register: '/console/sso/register',
  notFound: '/console/error/404',
  noPermission: '/console/error/403',
  /** The first page of an individual user (SHELL-025). */
  users: '/app-tenant-system/system/users',
} as const

/** The home with the first steps of a new company, where its sample data is removed. */
export const homeOfSteps = '/console/home'

/** Pages with figures of calls and people, which sample data changes; a bill is the same with and without. */
export const figurePaths =
  /^\/console\/(?:workspace|overview|monitorHome|monitor\/view|quality\/record|data\/session|statistic\/(?!bill))/

/** Pages of the user menu (SHELL-067, SHELL-068). */
export const settingsPaths = {
  company: '/console/settings/company',
  credentials: '/console/settings/auth',
} as const

/** Pages of apps that other teams registered, by module. The contract says the same; a test compares the two. */
export const REGISTERED_PAGES = '/console/apps/'

const REGISTERED_PAGE = /^\/console\/apps\/([a-z][a-z0-9-]*)(?:\/|$)/

/** The module of a registered app's page; null for any other address. */
export function registeredModule(pathname: string): string | null {
  return REGISTERED_PAGE.exec(pathname)?.[1] ?? null
}

/** The address that a registered app begins at. */
export function registeredBase(module: string): string {
  return REGISTERED_PAGES + module
}

/** The sign-up page, with the code of an invitation (COMP-005). */
export function signUpPath(invite: string): string {
  return links.buildLinkAddress(links.signUp, { invite })
}

/** The page that sends a link for a forgotten password. */
export const recoveryPath = links.forgotPassword.path

/** The sign-up page, with the invitation code of the registration address (SHELL-Q39). */
export function signUpPathFrom(search: string): string {
  return links.buildLinkAddress(links.signUp, { invite: new URLSearchParams(search).get('invite') })
}

/** Registered for everyone (SHELL-022). */
export const FIXED_PATHS: ReadonlySet<string> = new Set([
  consolePaths.login,
  consolePaths.forgotPassword,
  consolePaths.register,
  consolePaths.notFound,
  consolePaths.noPermission,
])

/** Open without a token (SHELL-014). */
const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  consolePaths.login,
  consolePaths.forgotPassword,
  consolePaths.register,
])

/** Native routes live below the first base (SHELL-021), the pages of account management below the second (SHELL-049). */
export const ROUTE_BASES = ['/console/', '/app-tenant-system/'] as const

/** Words that are pages and never the id of a project (SHELL-038). */
export const PROJECT_WORDS = ['index', 'monitor', 'sp', 'sp-accepted', 'session'].map(
  (word) => `/console/project/${word}`,
)

export function isPublicPath(pathname: string): boolean {
  return PUBLIC_PATHS.has(withoutTrailingSlash(pathname))
}

/** The root addresses lead to a page of the user's own (SHELL-023). */
export function isRootPath(pathname: string): boolean {
  return pathname === '/' || withoutTrailingSlash(pathname) === '/console'
}

export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}

/** A file or picture that the platform names by its path is at the platform's origin, which may be another than the console's. */
export function platformUrl(address: string, apiOrigin: string): string {
  return address.startsWith('/') ? apiOrigin + address : address
}
