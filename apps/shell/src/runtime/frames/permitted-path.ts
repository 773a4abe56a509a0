import { safeReturnPath } from '../../core/session/return-path.ts'
import { screenAt, type RoutedScreen } from '../router/console-routes.ts'
import type { ConsoleScreen } from '../router/console-screen.ts'

const OPEN_KINDS: ReadonlySet<ConsoleScreen['kind']> = new Set(['subApp', 'shellPage', 'redirect', 'home'])

/** The path that a framed page may navigate to: a page of this console that the user may open, or null. */
export function permittedPath(to: string, screens: RoutedScreen[]): string | null {
  const path = safeReturnPath(to)
  if (path === null) return null
  const { screen } = screenAt(screens, new URL(path, window.location.origin).pathname)
  return OPEN_KINDS.has(screen.kind) ? path : null
}
