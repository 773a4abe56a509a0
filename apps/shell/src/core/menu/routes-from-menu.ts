import type { documents } from '@console/contracts'
import { consolePaths, PROJECT_WORDS, registeredModule, settingsPaths } from '../../base/paths.ts'
import { entryForAddress } from '../registry/registered-entries.ts'
import { authorisedItems, type Rights } from './menu-access.ts'
import type { MenuNode } from './menu-node.ts'

/** The shell's own pages, as menu items name them: `shell/<Component>`. The server lists the same names as built. */
const SHELL_PAGE_NAMES = [
  'CompanySettingsPage',
  'CredentialsPage',
  'FunctionalConfigPage',
  'FramePage',
] as const

export type ShellPageName = (typeof SHELL_PAGE_NAMES)[number]

function isShellPage(name: string): name is ShellPageName {
  return SHELL_PAGE_NAMES.some((known) => known === name)
}

/** The screen of an address of the menu tree. */
export type RouteScreen =
  | { kind: 'subApp'; entry: documents.RegistryEntry; component: string }
  /** A page of an app that another team registered: what runs there is asked for when it is opened. */
  | { kind: 'registeredApp'; module: string }
  /** A page of the shell itself. */
  | { kind: 'shellPage'; page: ShellPageName }
  | { kind: 'redirect'; to: string }
  /** The menu names a module or page that is not installed (SHELL-051). */
  | { kind: 'moduleMissing'; component: string }
  /** The address exists, but not for this user (SHELL-028). */
  | { kind: 'noPermission' }
  /** A word that is never a parameter (SHELL-038), or a circular redirect. */
  | { kind: 'notFound' }

export type MenuRoute = { path: string; itemId: string | null; screen: RouteScreen }

const DEAD_ENDS: ReadonlySet<RouteScreen['kind']> = new Set(['moduleMissing', 'noPermission', 'notFound'])

/** True if an address of the menu leads to a page. */
export function canOpen(routes: readonly MenuRoute[], path: string): boolean {
  return routes.some((route) => route.path === path && !DEAD_ENDS.has(route.screen.kind))
}

/** The module name by which menu items refer to the shell. */
const SHELL_MODULE = 'shell'

/** The shell's own pages that the documents give an address. */
const SHELL_PAGES: ReadonlyMap<string, ShellPageName> = new Map([
  [settingsPaths.company, 'CompanySettingsPage'],
  [settingsPaths.credentials, 'CredentialsPage'],
])

type RouteInput = {
  items: readonly MenuNode[]
  rights: Rights
  registry: readonly documents.RegistryEntry[]
  /** Passed in so that routes can differ for individual users: their home is a page outside the tree (SHELL-037). */
  isIndividual: boolean
}

/** Routes made at run time from the server's tree: an item with path and component needs no new build (SHELL-032). */
export function routesFromMenu({ items, rights, registry, isIndividual }: RouteInput): MenuRoute[] {
  const authorised = flatten(authorisedItems(items, rights))
  const redirects = new Map(
    authorised.flatMap(({ path, redirect }) =>
      path !== null && redirect !== null ? [[path, redirect]] : [],
    ),
  )
  const open = authorised.flatMap((item): MenuRoute[] => {
    const screen = toScreen(item, { registry, redirects })
    return item.path === null || screen === null
      ? []
      : withPagesBelow(screen, { path: item.path, itemId: item.id, screen })
  })
  const openIds = new Set(authorised.map(({ id }) => id))
  const closed = flatten(items).flatMap((item): MenuRoute[] => {
    const { id, path } = item
    if (openIds.has(id) || path === null) return []
    const screen = toScreen(item, { registry, redirects })
    if (screen === null) return []
    // The page itself says why a registered app has ended.
    if (screen.kind === 'registeredApp') return withPagesBelow(screen, { path, itemId: id, screen })
    return [{ path, itemId: id, screen: { kind: 'noPermission' } }]
  })
  const routes = [...open, ...closed]
  return [...routes, ...individualHome(routes, { registry, isIndividual }), ...projectWords(routes)]
}

/** A registered app has a router of its own: whatever is below its item leads to the same page. */
function withPagesBelow(screen: RouteScreen, route: MenuRoute): MenuRoute[] {
  return screen.kind === 'registeredApp' ? [route, { ...route, path: `${route.path}/*` }] : [route]
}

function toScreen(
  { path, component, frame, redirect }: MenuNode,
  {
    registry,
    redirects,
  }: { registry: readonly documents.RegistryEntry[]; redirects: ReadonlyMap<string, string> },
): RouteScreen | null {
  if (path === null) return null
  if (redirect !== null) {
    return isCircular(path, redirects) ? { kind: 'notFound' } : { kind: 'redirect', to: redirect }
  }
  if (frame !== null) return { kind: 'shellPage', page: 'FramePage' }
  const registered = registeredModule(path)
  if (registered !== null) return { kind: 'registeredApp', module: registered }
  if (component === null) return screenByPath(path, registry)
  const [module, page] = component.split('/', 2)
  if (module === SHELL_MODULE && page !== undefined && isShellPage(page)) return { kind: 'shellPage', page }
  // The address activates the entry with its router base (SHELL-045); the menu must name the same one.
  const entry = entryForAddress(registry, path)
  const isInstalled =
    entry !== null &&
    entry.module === module &&
    page !== undefined &&
    entry.data.some((route) => route.component === page)
  return isInstalled ? { kind: 'subApp', entry, component: page } : { kind: 'moduleMissing', component }
}

/** The documents do not say how a component is spelled: an item without one is the page that is built for its address. */
function screenByPath(path: string, registry: readonly documents.RegistryEntry[]): RouteScreen | null {
  const shellPage = SHELL_PAGES.get(path)
  if (shellPage !== undefined) return { kind: 'shellPage', page: shellPage }
  const entry = entryForAddress(registry, path)
  const page = entry?.data.find((route) => withoutParameterNames(route.path) === withoutParameterNames(path))
  return entry === null || page === undefined ? null : { kind: 'subApp', entry, component: page.component }
}

/** Parameters of one address may have different names. */
const withoutParameterNames = (path: string): string => path.replaceAll(/:\w+/g, ':')

/** Longer chains of redirects lead nowhere. */
const MAX_REDIRECTS = 20

function isCircular(start: string, redirects: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>()
  for (
    let path: string | undefined = start;
    path !== undefined;
    path = redirects.get(path)?.split('?', 1)[0]
  ) {
    if (seen.has(path) || seen.size > MAX_REDIRECTS) return true
    seen.add(path)
  }
  return false
}

/** The individual's home is theirs even where the tree does not list it (SHELL-025, SHELL-037). */
function individualHome(
  routes: readonly MenuRoute[],
  { registry, isIndividual }: Pick<RouteInput, 'registry' | 'isIndividual'>,
): MenuRoute[] {
  const path = consolePaths.users
  if (!isIndividual || routes.some((route) => route.path === path)) return []
  const entry = entryForAddress(registry, path)
  const page = entry?.data.find((route) => route.path === path)
  if (entry === null || page === undefined) return []
  return [{ path, itemId: null, screen: { kind: 'subApp', entry, component: page.component } }]
}

/** Static paths outrank the parameter route in the router; here they also exist when the tree does not list them. */
function projectWords(routes: readonly MenuRoute[]): MenuRoute[] {
  const known = new Set(routes.map(({ path }) => path))
  return PROJECT_WORDS.filter((path) => !known.has(path)).map((path) => ({
    path,
    itemId: null,
    screen: { kind: 'notFound' },
  }))
}

function flatten(items: readonly MenuNode[]): MenuNode[] {
  return items.flatMap((item) => [item, ...flatten(item.children)])
}
