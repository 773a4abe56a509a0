import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { MenuNode } from '../../../core/menu/menu-node.ts'
import { useUnread } from '../../../runtime/realtime/unread-counts.ts'
import { FavouriteStar } from '../../favourites/FavouriteStar.tsx'
import { UnreadMark } from './UnreadMark.tsx'
import { usePrefetchOnHover } from './use-prefetch-on-hover.ts'
import styles from './Tree.module.css'

const INDENT = 12

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
    <ul className="ui-list">
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

type TreeItemProps = { item: MenuNode; depth: number; isOpen: boolean; onOpen: () => void }

/** One page: disabled greyed and unclickable (SHELL-036), external in a new window (SHELL-055). */
function TreeItem({ item, depth, isOpen, onOpen }: TreeItemProps) {
  const { formatMessage } = useIntl()
  const warmUp = usePrefetchOnHover(item)
  const unread = useUnread([item.path, item.link])
  const style = { paddingLeft: INDENT + depth * INDENT }
  if (item.isDisabled) {
    return (
      <span
        className={`${styles['item']} ${styles['disabled']}`}
        style={style}
        role="link"
        aria-disabled="true"
      >
        {item.name}
      </span>
    )
  }
  const page =
    item.link === null ? (
      <Link
        className={`${styles['item']} ${isOpen ? styles['open'] : ''}`}
        style={style}
        to={item.path ?? '/'}
        aria-current={isOpen ? 'page' : undefined}
        onClick={onOpen}
        {...warmUp}
      >
        {item.name}
        <UnreadMark count={unread} />
      </Link>
    ) : (
      <a className={styles['item']} style={style} href={item.link} target="_blank" rel="noopener noreferrer">
        {item.name}
        <UnreadMark count={unread} />
        <span className="ui-inline-flex ui-faint" title={formatMessage({ id: 'sidebar.newWindow' })}>
          <Icon name="externalLink" size={14} />
        </span>
      </a>
    )
  return (
    <div className={styles['row']}>
      {page}
      <FavouriteStar id={item.id} name={item.name} />
    </div>
  )
}
