import { matchRoutes, type RouteObject } from 'react-router-dom'
import { consolePaths, registeredModule } from '../../base/paths.ts'
import type { MenuRoute, RouteScreen } from '../../core/menu/routes-from-menu.ts'

/** Screen of an address: a page of the menu tree, or one of the shell's own. */
export type ConsoleScreen = RouteScreen | { kind: 'home' | 'afterSignIn' | 'forgotPassword' | 'register' }

export type ConsoleRoute = { itemId: string | null; screen: ConsoleScreen }

/** A route with the screen that it shows. */
export type RoutedScreen = RouteObject & { shows: ConsoleRoute }

type FixedKind = Exclude<
  ConsoleScreen['kind'],
  'subApp' | 'registeredApp' | 'shellPage' | 'redirect' | 'moduleMissing'
>

/** The shell's own addresses, registered whatever the menu (SHELL-022, SHELL-023). */
const FIXED: readonly [path: string, kind: FixedKind][] = [
  ['/', 'home'],
  ['/console', 'home'],
  [consolePaths.login, 'afterSignIn'],
  [consolePaths.forgotPassword, 'forgotPassword'],
  [consolePaths.register, 'register'],
  [consolePaths.notFound, 'notFound'],
  [consolePaths.noPermission, 'noPermission'],
]

const NOT_FOUND: ConsoleRoute = { itemId: null, screen: { kind: 'notFound' } }

/**
 * Cached by the routes of a menu: many parts of the frame read the screens, and the router would rank all of them again each
 * time.
 */
const screensOf = new WeakMap<readonly MenuRoute[], RoutedScreen[]>()
const lastShown = new WeakMap<readonly RoutedScreen[], { pathname: string; route: ConsoleRoute }>()

export function routedScreens(routes: readonly MenuRoute[]): RoutedScreen[] {
  const known = screensOf.get(routes)
  if (known !== undefined) return known
  const screens = [
    ...FIXED.map(([path, kind]) => ({ path, shows: { itemId: null, screen: { kind } } })),
    ...routes.map(({ path, itemId, screen }) => ({ path, shows: { itemId, screen } })),
  ]
  screensOf.set(routes, screens)
  return screens
}

/** A registered app may have pages that no menu lists, such as those of a version that is tried out. */
function unlistedPage(pathname: string): ConsoleRoute {
  const module = registeredModule(pathname)
  return module === null ? NOT_FOUND : { itemId: null, screen: { kind: 'registeredApp', module } }
}

/** Finds the route of an address. Static paths outrank parameters (SHELL-038); no match is the 404 page (SHELL-026). */
export function screenAt(screens: RoutedScreen[], pathname: string): ConsoleRoute {
  const last = lastShown.get(screens)
  if (last?.pathname === pathname) return last.route
  const route = matchRoutes(screens, pathname)?.at(-1)?.route.shows ?? unlistedPage(pathname)
  lastShown.set(screens, { pathname, route })
  return route
}
