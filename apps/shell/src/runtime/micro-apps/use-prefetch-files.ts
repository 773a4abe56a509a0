import { useCallback } from 'react'
import { usePrefetchApp } from '../registered-apps/use-prefetch-app.ts'
import { screenAt } from '../router/console-routes.ts'
import { useRoutedScreens } from '../router/use-console-route.ts'
import { prefetchFirstFiles } from './prefetch.ts'

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
