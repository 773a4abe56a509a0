import type { Language, role } from '@console/contracts'

/** A menu item as a node of the tree. */
export type GrantNode = {
  id: string
  parentId: string | null
  kind: role.MenuGrant['kind']
  name: string
  isHidden: boolean
  /** True if the user may change it, or a page below it. */
  canChange: boolean
  /** Number of pages that its checkbox covers; 1 for a page. */
  pages: number
  /** Names in both languages and the id. */
  searchText: string
}

export type GrantIndex = { nodes: readonly GrantNode[]; byId: ReadonlyMap<string, GrantNode> }

/** Built once for a menu and a language. */
export function grantIndex(menu: readonly role.MenuGrant[], language: Language): GrantIndex {
  const childrenOf = Map.groupBy(menu, ({ parentId }) => parentId)
  function collectPages(part: role.MenuGrant): role.MenuGrant[] {
    const below = (childrenOf.get(part.id) ?? []).flatMap(collectPages)
    return part.kind === 'page' ? [part, ...below] : below
  }
  const nodes = menu.map((part): GrantNode => {
    const pages = collectPages(part)
    return {
      id: part.id,
      parentId: part.parentId,
      kind: part.kind,
      name: part.name[language],
      isHidden: part.isHidden,
      canChange: pages.some(({ isHeld }) => isHeld),
      pages: pages.length,
      searchText: `${part.name.en}\n${part.name.zh}\n${part.id}`,
    }
  })
  return { nodes, byId: new Map(nodes.map((node) => [node.id, node])) }
}
