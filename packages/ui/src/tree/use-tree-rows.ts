import { useDeferredValue, useMemo } from 'react'
import { checkStates } from './tree-checks.ts'
import { searchTree, treeIndex, treeRows } from './tree-index.ts'
import type { VirtualTreeProps } from './virtual-tree-props.ts'

/** The open rows of a tree: all, or what is searched for. */
export function useTreeRows({ nodes, expanded, checked, ...props }: VirtualTreeProps) {
  const index = useMemo(() => treeIndex(nodes), [nodes])
  const search = useDeferredValue(props.search ?? '')
  const match = useMemo(() => searchTree(index, search), [index, search])
  const rows = useMemo(() => treeRows(index, expanded, match), [index, expanded, match])
  const states = useMemo(() => (checked === undefined ? null : checkStates(index, checked)), [checked, index])
  return { index, search, rows, states }
}
