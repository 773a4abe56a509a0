import type { MenuNode } from '../../../core/menu/menu-node.ts'
import { useShell } from '../../../runtime/context/shell-context.tsx'
import { canPrefetch, prefetchPage } from '../../../runtime/micro-apps/prefetch.ts'
import { usePrefetchApp } from '../../../runtime/registered-apps/use-prefetch-app.ts'

/** Hovering a page's link, or focusing it, prefetches the page and its sub-app. */
export function usePrefetchOnHover({ id }: MenuNode): {
  onMouseEnter: () => void
  onFocus: () => void
} {
  const { routes } = useShell()
  const prefetchApp = usePrefetchApp()
  function warmUp(): void {
    const screen = routes.find(({ itemId }) => itemId === id)?.screen
    if (screen?.kind === 'subApp') void prefetchPage(screen.entry, screen.component)
    if (screen?.kind === 'registeredApp' && canPrefetch()) prefetchApp(screen.module)
  }
  return { onMouseEnter: warmUp, onFocus: warmUp }
}
