import type { MenuNode } from '../../../core/menu/menu-node.ts'

/**
 * What of the menu holds the words: an item stays with all above it; a group that is meant itself keeps all below it.
 * Order and levels are those of the menu.
 */
export function filterMenu(items: readonly MenuNode[], text: string): MenuNode[] {
  const words = comparable(text).split(/\s+/).filter(Boolean)
  return words.length === 0 ? [...items] : keep(items, words)
}

function keep(items: readonly MenuNode[], words: readonly string[]): MenuNode[] {
  return items.flatMap((item) => {
    const name = comparable(item.name)
    if (words.every((word) => name.includes(word))) return [item]
    const children = keep(item.children, words)
    return children.length === 0 ? [] : [{ ...item, children }]
  })
}

/** How many pages the items hold. */
export function countPages(items: readonly MenuNode[]): number {
  return items.reduce(
    (count, { path, link, children }) =>
      count + (path !== null || link !== null ? 1 : 0) + countPages(children),
    0,
  )
}

function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
