import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../signed-in/shell-context.tsx'
import { routedScreens, screenAt } from './console-routes.ts'
import type { ConsoleRoute } from './console-screen.ts'

/** What the address in the browser's bar shows. */
export function useConsoleRoute(): ConsoleRoute {
  const { routes } = useShell()
  const { pathname } = useLocation()
  const screens = useMemo(() => routedScreens(routes), [routes])
  return useMemo(() => screenAt(screens, pathname), [screens, pathname])
}
