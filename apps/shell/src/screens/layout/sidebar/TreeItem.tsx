import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { MenuNode } from '../../../core/menu/menu-node.ts'
import { useUnread } from '../../../runtime/realtime/unread-counts.ts'
import { FavouriteStar } from '../../favourites/FavouriteStar.tsx'
import styles from './Tree.module.css'
import { UnreadMark } from './UnreadMark.tsx'
import { usePrefetchOnHover } from './use-prefetch-on-hover.ts'

type TreeItemProps = { item: MenuNode; depth: number; isOpen: boolean; onOpen: () => void }

const INDENT = 12

/** One page: disabled greyed and unclickable (SHELL-036), external in a new window (SHELL-055). */
export function TreeItem({ item, depth, isOpen, onOpen }: TreeItemProps) {
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
        <span className={styles['external']} title={formatMessage({ id: 'sidebar.newWindow' })}>
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
