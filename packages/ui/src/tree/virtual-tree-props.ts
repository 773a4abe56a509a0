import type { ReactNode } from 'react'
import type { TreeNode } from './tree-index.ts'

export type VirtualTreeProps = {
  /** The accessible name of the tree. */
  label: string
  nodes: readonly TreeNode[]
  expanded: ReadonlySet<string>
  onExpanded: (expanded: ReadonlySet<string>) => void
  selected?: string | null
  onSelect?: (key: string) => void
  /** Shows only matches, with their ancestors. */
  search?: string
  /** The checked leaves; with it every row has a check box. */
  checked?: ReadonlySet<string>
  onChecked?: (checked: ReadonlySet<string>) => void
  /** Checks are shown but cannot be changed. */
  isReadOnly?: boolean
  /** Makes rows other than roots draggable; called with the row and the row it was dropped on. */
  onDropped?: (key: string, onto: string) => void
  /** The actions at the end of a row. */
  renderEnd?: (node: TreeNode) => ReactNode
  /** Shown instead of rows when nothing matches or the tree is empty. */
  empty: ReactNode
  height: number
}
