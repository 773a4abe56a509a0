import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { MenuNode } from '../../../core/menu/menu-node.ts'
import { countPages, filterMenu } from './filter-menu.ts'
import { TreeList } from './Tree.tsx'
import styles from './Sidebar.module.css'

type FoundPagesProps = {
  tabs: readonly MenuNode[]
  text: string
  openIds: ReadonlySet<string>
  /** A page was opened: the search is over. */
  onOpen: () => void
}

/** The matches of the menu search in all tabs, each below its tab's name. */
export function FoundPages({ tabs, text, openIds, onOpen }: FoundPagesProps) {
  const { formatMessage } = useIntl()
  const found = useMemo(() => filterMenu(tabs, text), [tabs, text])
  return (
    <nav className={styles['found']} aria-label={formatMessage({ id: 'sidebar.found' })}>
      <p className={styles['count']} role="status">
        {formatMessage({ id: 'sidebar.foundCount' }, { count: countPages(found) })}
      </p>
      <TreeList items={found} openIds={openIds} depth={0} onOpen={onOpen} />
    </nav>
  )
}
