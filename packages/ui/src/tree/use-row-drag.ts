import { useRef, type DragEvent } from 'react'
import type { TreeRow } from './tree-index.ts'

export type RowDrag = Partial<{
  draggable: boolean
  onDragStart: (event: DragEvent) => void
  onDragOver: (event: DragEvent) => void
  onDrop: (event: DragEvent) => void
}>

/** Rows that are drawn onto each other with the mouse; roots stay where they are. */
export function useRowDrag(
  onDropped: ((key: string, onto: string) => void) | undefined,
): (row: TreeRow) => RowDrag {
  const dragged = useRef<string | null>(null)
  if (onDropped === undefined) return () => ({})
  return ({ node, level }) => ({
    draggable: level > 1,
    onDragStart: ({ dataTransfer }) => {
      dragged.current = node.key
      dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event) => {
      if (dragged.current !== null && dragged.current !== node.key) event.preventDefault()
    },
    onDrop: (event) => {
      event.preventDefault()
      const { current } = dragged
      dragged.current = null
      if (current !== null && current !== node.key) onDropped(current, node.key)
    },
  })
}
