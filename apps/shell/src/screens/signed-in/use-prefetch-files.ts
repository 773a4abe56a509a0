import { useCallback } from 'react'
import { prefetchFirstFiles } from '../../runtime/micro-apps/prefetch.ts'
import { usePrefetchApp } from '../../runtime/registered-apps/use-prefetch-app.ts'
import { screenAt } from '../../runtime/router/console-routes.ts'
import { useRoutedScreens } from '../../runtime/router/use-console-route.ts'

/** Requests the files of a page that is about to open, before the frame re-renders for it. */
export function usePrefetchFiles(): (pathname: string) => void {
  const screens = useRoutedScreens()
  const prefetchApp = usePrefetchApp()
  return useCallback(
    (pathname) => {
      const { screen } = screenAt(screens, pathname)
      if (screen.kind === 'subApp') void prefetchFirstFiles(screen.entry, screen.component)
      if (screen.kind === 'registeredApp') prefetchApp(screen.module)
    },
    [screens, prefetchApp],
  )
}
