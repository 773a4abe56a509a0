import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { ConsoleFrame } from '../layout/ConsoleFrame.tsx'
import type { MenuRoute } from '../menu/routes-from-menu.ts'
import { consolePaths } from '../paths.ts'
import { asHandle, type ConsoleScreen } from './console-screen.ts'

export type ConsoleRouter = ReturnType<typeof createBrowserRouter>

/** The shell's own addresses, registered whatever the menu holds (SHELL-022, SHELL-023). */
const FIXED: readonly [
  path: string,
  kind: Exclude<ConsoleScreen['kind'], 'subApp' | 'redirect' | 'moduleMissing'>,
][] = [
  ['/', 'home'],
  ['/console', 'home'],
  [consolePaths.login, 'afterSignIn'],
  [consolePaths.forgotPassword, 'forgotPassword'],
  [consolePaths.register, 'register'],
  [consolePaths.notFound, 'notFound'],
  [consolePaths.noPermission, 'noPermission'],
  ['*', 'notFound'],
]

/** The one history of the console. Static paths outrank parameters (SHELL-038); the frame stays while pages change. */
export function createConsoleRouter(routes: readonly MenuRoute[]): ConsoleRouter {
  return createBrowserRouter([{ Component: ConsoleFrame, children: routeObjects(routes) }])
}

/** The frame draws what the handle says; the routes themselves are empty. */
export function routeObjects(routes: readonly MenuRoute[]): RouteObject[] {
  return [
    ...FIXED.map(([path, kind]) => ({
      path,
      element: null,
      handle: asHandle({ itemId: null, screen: { kind } }),
    })),
    ...routes.map((route) => ({ path: route.path, element: null, handle: asHandle(route) })),
  ]
}
