import { useCallback, useMemo } from 'react'
import { routedScreens, screenAt } from '../router/console-routes.ts'
import { useShell } from '../signed-in/shell-context.tsx'
import { bringFirstFiles } from './prefetch.ts'

/** Asks for the files of a page that is about to be opened, before the frame is drawn anew for it. */
export function useFilesAhead(): (pathname: string) => void {
  const { routes } = useShell()
  const screens = useMemo(() => routedScreens(routes), [routes])
  return useCallback(
    (pathname) => {
      const { screen } = screenAt(screens, pathname)
      if (screen.kind === 'subApp') void bringFirstFiles(screen.entry, screen.component)
    },
    [screens],
  )
}
