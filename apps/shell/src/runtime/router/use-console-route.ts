import { useLocation } from 'react-router-dom'
import { useShell } from '../context/shell-context.tsx'
import { routedScreens, screenAt, type RoutedScreen } from './console-routes.ts'
import type { ConsoleRoute } from './console-screen.ts'

/** The routes of this user. */
export function useRoutedScreens(): RoutedScreen[] {
  return routedScreens(useShell().routes)
}

/** The route of the current address. */
export function useConsoleRoute(): ConsoleRoute {
  const { pathname } = useLocation()
  return screenAt(useRoutedScreens(), pathname)
}
