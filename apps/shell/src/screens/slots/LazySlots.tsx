import { noteApps } from '@console/sub-app/slots/noted-apps'
import { Suspense, useEffect } from 'react'
import { optionalPart } from '../../base/optional-part.ts'
import { REGISTERED_PAGES } from '../../base/paths.ts'
import { isSafeMode } from '../../base/safe-mode.ts'
import type { MenuNode } from '../../core/menu/menu-node.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { useAfterFirstPage } from '../../runtime/micro-apps/use-after-first-page.ts'

const ShellSlots = optionalPart(
  async () => (await import(/* webpackChunkName: "on-demand-running-slots" */ './ShellSlots.tsx')).ShellSlots,
)

/** What apps add to pages is loaded after the first page, where the person runs an app. */
export function LazySlots() {
  const { menu } = useShell()
  const isAfter = useAfterFirstPage()
  const isUsed = !isSafeMode() && hasApp(menu.authorised)
  useEffect(() => noteApps(isUsed), [isUsed])
  if (!isAfter || !isUsed) return null
  return (
    <Suspense fallback={null}>
      <ShellSlots />
    </Suspense>
  )
}

/** Every version of an app has a page. */
function hasApp(items: readonly MenuNode[]): boolean {
  return items.some(({ path, children }) => path?.startsWith(REGISTERED_PAGES) === true || hasApp(children))
}
