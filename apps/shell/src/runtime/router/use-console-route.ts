import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../context/shell-context.tsx'
import { routedScreens, screenAt, type RoutedScreen } from './console-routes.ts'
import type { ConsoleRoute } from './console-screen.ts'

/** What addresses show to this user. */
export function useRoutedScreens(): RoutedScreen[] {
  const { routes } = useShell()
  return useMemo(() => routedScreens(routes), [routes])
}

/** What the address in the browser's bar shows. */
export function useConsoleRoute(): ConsoleRoute {
  const { pathname } = useLocation()
  const screens = useRoutedScreens()
  return useMemo(() => screenAt(screens, pathname), [screens, pathname])
}
