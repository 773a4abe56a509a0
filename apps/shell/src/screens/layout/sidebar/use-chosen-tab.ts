import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { itemAt, trailTo } from '../../../core/menu/menu-access.ts'
import type { MenuNode } from '../../../core/menu/menu-node.ts'
import { useShell } from '../../../runtime/context/shell-context.tsx'
import { useConsoleRoute } from '../../../runtime/router/use-console-route.ts'
import { useNamedPage } from '../../../runtime/services/named-page.ts'
import { pageOfTab } from './page-of-tab.ts'

export type ChosenTab = {
  tabs: readonly MenuNode[]
  /** The tab whose tree is shown: the one chosen last, else the one of the page. */
  chosen: MenuNode | null
  /** Ids from the top item to the page that is open, and to those above it. */
  openIds: ReadonlySet<string>
  choose: (tab: MenuNode) => void
}

/** A selection lasts until the next page is opened; then the tree follows the page again. */
export function useChosenTab(): ChosenTab {
  const { menu } = useShell()
  const { itemId } = useConsoleRoute()
  const { pathname } = useLocation()
  const [choice, setChoice] = useState<{ id: string; pathname: string } | null>(null)
  const named = useNamedPage()
  const above = named?.above.map(({ path }) => itemAt(menu.authorised, path)?.id ?? null) ?? []
  const openIds = new Set(
    [itemId, ...above].flatMap((id) =>
      id === null ? [] : trailTo(menu.authorised, id).map((item) => item.id),
    ),
  )
  const tabs = menu.listed
  const chosen =
    (choice?.pathname === pathname ? tabs.find(({ id }) => id === choice.id) : undefined) ??
    tabs.find(({ id }) => openIds.has(id)) ??
    tabs.find((tab) => pageOfTab(tab) === null) ??
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
