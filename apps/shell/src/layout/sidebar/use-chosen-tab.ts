import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { trailTo } from '../../menu/menu-access.ts'
import type { MenuNode } from '../../menu/menu-node.ts'
import { useConsoleRoute } from '../../router/use-console-route.ts'
import { useShell } from '../../signed-in/shell-context.tsx'

export type ChosenTab = {
  tabs: readonly MenuNode[]
  /** The tab whose tree is shown: the one chosen last, else the one of the page. */
  chosen: MenuNode | null
  /** Ids from the top item to the page that is open. */
  openIds: ReadonlySet<string>
  choose: (tab: MenuNode) => void
}

/** A choice holds until the next page is opened; then the tree follows the page again. */
export function useChosenTab(): ChosenTab {
  const { menu } = useShell()
  const { itemId } = useConsoleRoute()
  const { pathname } = useLocation()
  const [choice, setChoice] = useState<{ id: string; pathname: string } | null>(null)
  const openIds = new Set((itemId === null ? [] : trailTo(menu.authorised, itemId)).map(({ id }) => id))
  const tabs = menu.listed
  const chosen =
    (choice?.pathname === pathname ? tabs.find(({ id }) => id === choice.id) : undefined) ??
    tabs.find(({ id }) => openIds.has(id)) ??
    tabs.find(({ children }) => children.length > 0) ??
    null
  return {
    tabs,
    chosen,
    openIds,
    choose: (tab) => {
      setChoice({ id: tab.id, pathname })
    },
  }
}
