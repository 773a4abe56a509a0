import { foldText } from '@console/contracts'

/** A node of a flat list; its position follows from its parent and the order of the list. */
export type TreeNode = {
  key: string
  /** Null, or a key that the list does not have, makes it a root. */
  parentKey: string | null
  title: string
  /** Text that a search reads besides the title: the name in another language, an id. */
  searchText?: string
  /** Shown beside the title, quieter: a code, or a count, which is formatted only when its row is in sight. */
  hint?: string | number
  /** Nothing is below it that could be checked: the boxes above it do not wait for it. */
  isEmpty?: boolean
  /** Says why it cannot be chosen or checked; absent means it can. */
  disabledReason?: string
}

export type TreeRow = {
  node: TreeNode
  /** 1 for roots. */
  level: number
  position: number
  siblings: number
  hasChildren: boolean
  isExpanded: boolean
}

/** The list as a tree, prepared once, so that opening and searching cost no more than the rows they show. */
export type TreeIndex = {
  roots: readonly TreeNode[]
  byKey: ReadonlyMap<string, TreeNode>
  childrenOf: (key: string) => readonly TreeNode[]
  /** Text that a search reads of each, in lower case, in the order of the list. */
  searchable: readonly (readonly [text: string, node: TreeNode])[]
}

const NONE: readonly TreeNode[] = []

export function treeIndex(nodes: readonly TreeNode[]): TreeIndex {
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  const children = new Map<string, TreeNode[]>()
  const roots: TreeNode[] = []
  for (const node of nodes) {
    if (node.parentKey === null || !byKey.has(node.parentKey)) {
      roots.push(node)
      continue
    }
    const siblings = children.get(node.parentKey)
    if (siblings === undefined) children.set(node.parentKey, [node])
    else siblings.push(node)
  }
  return {
    roots,
    byKey,
    childrenOf: (key) => children.get(key) ?? NONE,
    searchable: nodes.map((node) => [foldText(`${node.title}\n${node.searchText ?? ''}`), node]),
  }
}

/** Keys from the root down to the node's parent. */
export function listAncestorKeys({ byKey }: Pick<TreeIndex, 'byKey'>, key: string): string[] {
  const keys: string[] = []
  let parent = byKey.get(key)?.parentKey ?? null
  // A list whose parents go round in a circle ends where the circle closes.
  while (parent !== null && byKey.has(parent) && !keys.includes(parent)) {
    keys.unshift(parent)
    parent = byKey.get(parent)?.parentKey ?? null
  }
  return keys
}

/** Nodes that are found, and nodes that have to be open for them to be seen. Null where nothing is searched for. */
export type TreeMatch = { found: ReadonlySet<string>; open: ReadonlySet<string> }

export function searchTree(index: TreeIndex, text: string): TreeMatch | null {
  const needle = foldText(text.trim())
  if (needle === '') return null
  const found = new Set<string>()
  const open = new Set<string>()
  for (const [read, { key, parentKey }] of index.searchable) {
    if (!read.includes(needle)) continue
    found.add(key)
    let parent = parentKey
    while (parent !== null && index.byKey.has(parent) && !open.has(parent)) {
      open.add(parent)
      parent = index.byKey.get(parent)?.parentKey ?? null
    }
  }
  return { found, open }
}

/**
 * The rows that are open, top to bottom. During a search these are the matches with their ancestors, and the descendants of
 * a match once a person opens it.
 */
export function treeRows(
  index: TreeIndex,
  expanded: ReadonlySet<string>,
  match: TreeMatch | null = null,
): TreeRow[] {
  const rows: TreeRow[] = []
  const isShown = ({ key }: TreeNode) => match === null || match.found.has(key) || match.open.has(key)
  const add = (siblings: readonly TreeNode[], level: number): void => {
    siblings.forEach((node, at) => {
      const inner = index.childrenOf(node.key)
      const isExpanded = inner.length > 0 && (match?.open.has(node.key) === true || expanded.has(node.key))
      rows.push({
        node,
        level,
        position: at + 1,
        siblings: siblings.length,
        hasChildren: inner.length > 0,
        isExpanded,
      })
      if (!isExpanded) return
      add(match?.open.has(node.key) === true ? inner.filter(isShown) : inner, level + 1)
    })
  }
  add(index.roots.filter(isShown), 1)
  return rows
}
