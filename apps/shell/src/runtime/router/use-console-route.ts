import { useLocation } from 'react-router-dom'
import { useShell } from '../context/shell-context.tsx'
import { type ConsoleRoute, type RoutedScreen, routedScreens, screenAt } from './console-routes.ts'

/** The routes of this user. */
export function useRoutedScreens(): RoutedScreen[] {
  return routedScreens(useShell().routes)
}

/** The route of the current address. */
export function useConsoleRoute(): ConsoleRoute {
  const { pathname } = useLocation()
  return screenAt(useRoutedScreens(), pathname)
}
