import type { MenuNode } from '../../../core/menu/menu-node.ts'

/** Target of a tab without a tree: itself or its only page. Null: its tree is shown beside it. */
export function pageOfTab(tab: MenuNode): MenuNode | null {
  const [first = tab, ...others] = tab.children
  if (first === tab) return tab
  const isPage = first.path !== null && first.children.length === 0 && first.link === null
  return isPage && others.length === 0 && !first.isDisabled ? first : null
}
