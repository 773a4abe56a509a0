import type { TreeLine } from '../../model/organization-tree.ts'

export type KeyStep =
  | { kind: 'go'; index: number }
  | { kind: 'toggle'; line: TreeLine }
  | { kind: 'choose'; line: TreeLine }

/** What a key does in a tree, as people know it from others; null for a key that does nothing here. */
export function keyStep(key: string, lines: readonly TreeLine[], active: number): KeyStep | null {
  const line = lines[active]
  if (!line) return null
  const go = (index: number): KeyStep => ({
    kind: 'go',
    index: Math.min(Math.max(index, 0), lines.length - 1),
  })
  if (key === 'ArrowDown') return go(active + 1)
  if (key === 'ArrowUp') return go(active - 1)
  if (key === 'Home') return go(0)
  if (key === 'End') return go(lines.length - 1)
  if (key === 'Enter' || key === ' ') return { kind: 'choose', line }
  if (key === 'ArrowRight') {
    if (!line.hasLines) return null
    return line.isOpen ? go(active + 1) : { kind: 'toggle', line }
  }
  if (key === 'ArrowLeft') {
    if (line.isOpen) return { kind: 'toggle', line }
    const parent = lines.findIndex(({ node }) => node.id === line.node.parentId)
    return parent < 0 ? null : go(parent)
  }
  return null
}
