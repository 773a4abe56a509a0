import { MenuIcon } from '@console/ui'
import { Link } from 'react-router-dom'
import type { MenuNode } from '../../../core/menu/menu-node.ts'
import { useUnread } from '../../../runtime/realtime/unread-counts.ts'
import { pageOfTab } from './page-of-tab.ts'
import { UnreadMark } from './UnreadMark.tsx'
import { usePrefetchOnHover } from './use-prefetch-on-hover.ts'
import styles from './Rail.module.css'

type RailTabProps = {
  tab: MenuNode
  /** The page that is open lies below this tab. */
  isOpen: boolean
  /** Its tree is the one shown. */
  isChosen: boolean
  onChoose: () => void
}

/**
 * A tab of a page, or of a group with a single page, leads to that page; an external address opens in a new window; a group
 * shows its tree.
 */
export function RailTab({ tab, isOpen, isChosen, onChoose }: RailTabProps) {
  const page = pageOfTab(tab)
  const warmUp = usePrefetchOnHover(page ?? tab)
  const unread = useUnread(collectAddresses(tab))
  const className = [
    styles['tab'],
    isOpen ? styles['open'] : isChosen ? styles['chosen'] : '',
    tab.isDisabled ? styles['disabled'] : '',
  ].join(' ')
  const face = (
    <>
      <MenuIcon name={tab.icon} size={20} />
      <span className={styles['name']}>{tab.name}</span>
      <UnreadMark count={unread} isOnIcon />
    </>
  )
  if (tab.isDisabled) {
    return (
      <span className={className} role="link" aria-disabled="true" title={tab.name}>
        {face}
      </span>
    )
  }
  if (tab.link !== null) {
    return (
      <a className={className} href={tab.link} target="_blank" rel="noopener noreferrer" title={tab.name}>
        {face}
      </a>
    )
  }
  if (page !== null && page.path !== null) {
    return (
      <Link
        className={className}
        to={page.path}
        title={tab.name}
        aria-current={isOpen ? 'page' : undefined}
        {...warmUp}
      >
        {face}
      </Link>
    )
  }
  return (
    <button type="button" className={className} title={tab.name} aria-pressed={isChosen} onClick={onChoose}>
      {face}
    </button>
  )
}

/** Addresses of the tab and of everything below it. */
function collectAddresses({ path, link, children }: MenuNode): (string | null)[] {
  return [path, link, ...children.flatMap(collectAddresses)]
}
