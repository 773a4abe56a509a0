import type { MenuNode } from '../../../core/menu/menu-node.ts'

/** The page of a tab that has one page and nothing else: the tab leads there, and no tree is shown beside it. */
export function onlyPage({ children }: MenuNode): MenuNode | null {
  const [first, ...others] = children
  const isPage = first !== undefined && first.path !== null && first.children.length === 0
  return isPage && others.length === 0 && first.link === null && !first.isDisabled ? first : null
}
