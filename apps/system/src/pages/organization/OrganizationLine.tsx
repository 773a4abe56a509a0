import { Icon } from '@console/ui'
import type { DragEvent } from 'react'
import { useIntl } from 'react-intl'
import type { TreeLine } from '../../model/organization-tree.ts'
import styles from './OrganizationTreeView.module.css'
import { LINE_PX } from './use-line-window.ts'

const INDENT_PX = 20

export type LineDrag = Partial<{
  draggable: boolean
  onDragStart: (event: DragEvent) => void
  onDragOver: (event: DragEvent) => void
  onDrop: (event: DragEvent) => void
}>

type OrganizationLineProps = {
  id: string
  line: TreeLine
  index: number
  isSelected: boolean
  isActive: boolean
  /** Why it cannot be chosen here. */
  disabledReason: string | undefined
  drag: LineDrag
}

/** An organisation in the tree: its name and how many people are in it and below. */
export function OrganizationLine(props: OrganizationLineProps) {
  const { id, line, index, isSelected, isActive, disabledReason, drag } = props
  const { node, isOpen, hasLines, position, siblings } = line
  const { formatMessage, formatNumber } = useIntl()
  return (
    // Keys and clicks are the tree's, which has the focus.
    <div
      {...drag}
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-label={formatMessage({ id: 'organization.line' }, { name: node.name, count: node.peopleBelow })}
      aria-level={node.level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isSelected}
      {...(hasLines ? { 'aria-expanded': isOpen } : {})}
      {...(disabledReason === undefined ? {} : { 'aria-disabled': true, title: disabledReason })}
      className={styles['line']}
      data-active={isActive}
      data-index={index}
      style={{ top: index * LINE_PX, paddingInlineStart: 8 + (node.level - 1) * INDENT_PX }}
    >
      <span className={styles['toggle']} aria-hidden="true" data-toggles={hasLines}>
        {hasLines && <Icon name={isOpen ? 'down' : 'right'} size={14} />}
      </span>
      <span className={styles['name']}>{node.name}</span>
      <span className={styles['people']}>{formatNumber(node.peopleBelow)}</span>
    </div>
  )
}
