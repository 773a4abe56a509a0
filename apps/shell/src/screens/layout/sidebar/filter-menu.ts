import { foldText } from '@console/contracts'
import type { MenuNode } from '../../../core/menu/menu-node.ts'

/**
 * Filters the menu by words: a match keeps its ancestors; a matching group keeps its descendants.
 * Order and levels are those of the menu.
 */
export function filterMenu(items: readonly MenuNode[], text: string): MenuNode[] {
  // An empty word, before or behind a blank, is in every name.
  return keep(items, [...new Set(foldText(text).split(/\s+/))])
}

function keep(items: readonly MenuNode[], words: readonly string[]): MenuNode[] {
  return items.flatMap((item) => {
    const name = foldText(item.name)
    if (words.every((word) => name.includes(word))) return [item]
    const children = keep(item.children, words)
    return children.length === 0 ? [] : [{ ...item, children }]
  })
}

/** The number of pages among the items. */
export function countPages(items: readonly MenuNode[]): number {
  return items.reduce(
    (count, { path, link, children }) =>
      count + (path !== null || link !== null ? 1 : 0) + countPages(children),
    0,
  )
}
