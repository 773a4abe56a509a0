import type { TreeIndex, TreeNode } from './tree-index.ts'

export type CheckState = 'all' | 'some' | 'none'

/**
 * Check state of each node; only leaves are checked, and the state of a node above them follows: those that are empty
 * do not count.
 */
export function checkStates(index: TreeIndex, checked: ReadonlySet<string>): ReadonlyMap<string, CheckState> {
  const states = new Map<string, CheckState>()
  const calculateState = (node: TreeNode): CheckState => {
    const inner = index.childrenOf(node.key)
    const state =
      inner.length === 0 ? (checked.has(node.key) ? 'all' : 'none') : together(inner.map(toCounted))
    states.set(node.key, state)
    return state
  }
  const toCounted = (node: TreeNode): CheckState | null => {
    const state = calculateState(node)
    return node.isEmpty === true ? null : state
  }
  index.roots.forEach(calculateState)
  return states
}

function together(counted: readonly (CheckState | null)[]): CheckState {
  const states = counted.filter((state) => state !== null)
  if (states.length === 0) return 'none'
  if (states.every((state) => state === 'all')) return 'all'
  return states.every((state) => state === 'none') ? 'none' : 'some'
}

/**
 * The checked leaves after a click on a node: all below it that may be changed become checked, or unchecked when they all
 * were. What is disabled stays as it is.
 */
export function withToggled(index: TreeIndex, checked: ReadonlySet<string>, key: string): Set<string> {
  const leaves = changeableLeaves(index, key)
  const next = new Set(checked)
  const isOn = leaves.every((leaf) => checked.has(leaf))
  for (const leaf of leaves) {
    if (isOn) next.delete(leaf)
    else next.add(leaf)
  }
  return next
}

function changeableLeaves(index: TreeIndex, key: string): string[] {
  const node = index.byKey.get(key)
  if (node === undefined || node.disabledReason !== undefined) return []
  const inner = index.childrenOf(key)
  return inner.length === 0 ? [key] : inner.flatMap((child) => changeableLeaves(index, child.key))
}
