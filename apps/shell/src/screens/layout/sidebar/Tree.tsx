import type { MenuNode } from '../../../core/menu/menu-node.ts'
import styles from './Tree.module.css'
import { TreeItem } from './TreeItem.tsx'

type TreeProps = {
  tab: MenuNode
  openIds: ReadonlySet<string>
  /** A page was opened: a fly-out or drawer closes. */
  onOpen?: () => void
}

/** The second level: pages, and headings with the pages below them. */
export function Tree({ tab, openIds, onOpen }: TreeProps) {
  return (
    <nav className={styles['tree']} aria-label={tab.name}>
      <TreeList
        items={tab.children}
        openIds={openIds}
        depth={0}
        {...(onOpen === undefined ? {} : { onOpen })}
      />
    </nav>
  )
}

type TreeListProps = {
  items: readonly MenuNode[]
  openIds: ReadonlySet<string>
  depth: number
  onOpen?: () => void
}

/** Pages and headings of one level, with what lies below them. */
export function TreeList({ items, openIds, depth, onOpen = () => {} }: TreeListProps) {
  return (
    <ul className={styles['list']}>
      {items.map((item) => (
        <li key={item.id}>
          {item.children.length === 0 || item.path !== null ? (
            <TreeItem item={item} depth={depth} isOpen={openIds.has(item.id)} onOpen={onOpen} />
          ) : (
            <span className={item.isDisabled ? styles['headingOff'] : styles['heading']}>{item.name}</span>
          )}
          {item.children.length > 0 && !item.isDisabled && (
            <TreeList
              items={item.children}
              openIds={openIds}
              depth={item.path === null ? depth : depth + 1}
              onOpen={onOpen}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
