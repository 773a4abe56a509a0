import { useId, useRef, useState, type DragEvent, type KeyboardEvent, type MouseEvent } from 'react'
import type { TreeLine } from '../../model/organization-tree.ts'
import { keyStep } from './key-step.ts'
import { OrganizationLine, type LineDrag } from './OrganizationLine.tsx'
import styles from './OrganizationTreeView.module.css'
import { LINE_PX, useLineWindow } from './use-line-window.ts'

type OrganizationTreeViewProps = {
  label: string
  lines: readonly TreeLine[]
  selectedId: number | null
  onSelect: (id: number) => void
  onToggle: (line: TreeLine) => void
  /** Why an organisation cannot be chosen here; undefined when it can. */
  disabledReason?: (id: number) => string | undefined
  /** One was dropped on another. */
  onDrop?: (id: number, onto: number) => void
}

/** The lines of a tree of any size: only those in view are in the document. Arrows walk, Right and Left open and close. */
export function OrganizationTreeView(props: OrganizationTreeViewProps) {
  const { label, lines, selectedId, onSelect, onToggle, disabledReason, onDrop } = props
  const treeId = useId()
  const [activeId, setActiveId] = useState(selectedId)
  const { attach, onScroll, first, last, reveal } = useLineWindow()
  const dragOf = useDrag(onDrop)

  const wantedId = activeId ?? selectedId
  const active = Math.max(
    0,
    lines.findIndex(({ node }) => node.id === wantedId),
  )
  const drawn = lines.slice(first, last).map((line, offset) => ({ line, index: first + offset }))
  // The active line has to be in the document, wherever the tree was scrolled to meanwhile.
  const activeLine = lines[active]
  if (activeLine && (active < first || active >= last)) drawn.push({ line: activeLine, index: active })

  function choose(id: number) {
    setActiveId(id)
    if (disabledReason?.(id) === undefined) onSelect(id)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = keyStep(event.key, lines, active)
    if (step === null) return
    event.preventDefault()
    if (step.kind === 'toggle') onToggle(step.line)
    else if (step.kind === 'choose') choose(step.line.node.id)
    else {
      setActiveId(lines[step.index]?.node.id ?? null)
      reveal(step.index)
    }
  }

  function onClick({ target }: MouseEvent<HTMLElement>) {
    if (!(target instanceof Element)) return
    const index = target.closest('[data-index]')?.getAttribute('data-index')
    const line = lines[Number(index ?? NaN)]
    if (!line) return
    if (target.closest('[data-toggles=true]') === null) choose(line.node.id)
    else {
      setActiveId(line.node.id)
      onToggle(line)
    }
  }

  return (
    <div
      ref={attach}
      role="tree"
      aria-label={label}
      tabIndex={0}
      {...(activeLine === undefined ? {} : { 'aria-activedescendant': `${treeId}-${activeLine.node.id}` })}
      className={styles['tree']}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onScroll={onScroll}
    >
      <div role="presentation" className={styles['room']} style={{ height: lines.length * LINE_PX }}>
        {drawn.map(({ line, index }) => (
          <OrganizationLine
            key={line.node.id}
            id={`${treeId}-${line.node.id}`}
            line={line}
            index={index}
            isSelected={line.node.id === selectedId}
            isActive={index === active}
            disabledReason={disabledReason?.(line.node.id)}
            drag={dragOf(line)}
          />
        ))}
      </div>
    </div>
  )
}

/** Lines that are drawn onto each other with the mouse; the company stays where it is. */
function useDrag(onDrop: OrganizationTreeViewProps['onDrop']): (line: TreeLine) => LineDrag {
  const dragged = useRef<number | null>(null)
  if (onDrop === undefined) return () => ({})
  return ({ node }) => ({
    draggable: node.parentId !== null,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dragged.current = node.id
      dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent) => {
      if (dragged.current !== null && dragged.current !== node.id) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged.current !== null && dragged.current !== node.id) onDrop(dragged.current, node.id)
      dragged.current = null
    },
  })
}
