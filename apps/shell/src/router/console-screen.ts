import type { MenuRoute, RouteScreen } from '../menu/routes-from-menu.ts'

/** What an address shows: a page of the menu tree, or one of the shell's own. */
export type ConsoleScreen = RouteScreen | { kind: 'home' | 'afterSignIn' | 'forgotPassword' | 'register' }

/** Hangs on each route; the frame reads it from the match. */
export type ConsoleRoute = { itemId: string | null; screen: ConsoleScreen }

const NOT_FOUND: ConsoleRoute = { itemId: null, screen: { kind: 'notFound' } }

// The router hands handles back as `unknown`; only what was put in here is taken out again.
const known = new WeakSet<object>()

export function asHandle({
  itemId,
  screen,
}: Pick<MenuRoute, 'itemId'> & { screen: ConsoleScreen }): ConsoleRoute {
  const handle: ConsoleRoute = { itemId, screen }
  known.add(handle)
  return handle
}

export function readHandle(handle: unknown): ConsoleRoute {
  return isHandle(handle) ? handle : NOT_FOUND
}

function isHandle(handle: unknown): handle is ConsoleRoute {
  return typeof handle === 'object' && handle !== null && known.has(handle)
}
