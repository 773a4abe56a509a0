import { IconButton } from '@console/ui'
import { Tooltip } from 'antd'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { toggleSidebar, useIsSidebarCollapsed } from '../../../base/preferences/sidebar-collapse.ts'
import { useShell } from '../../../runtime/context/shell-context.tsx'
import { openFrameOverlay } from '../../shortcuts/frame-overlay.ts'
import { BrandLink } from './BrandLink.tsx'
import { FoundPages } from './FoundPages.tsx'
import { MenuSearch } from './MenuSearch.tsx'
import { pageOfTab } from './page-of-tab.ts'
import { Rail } from './Rail.tsx'
import { Tree } from './Tree.tsx'
import { useChosenTab, type ChosenTab } from './use-chosen-tab.ts'
import styles from './Sidebar.module.css'

/** Two levels: the rail of first-level tabs, beside it the tree of the chosen one (SHELL-052, SHELL-053). */
export function Sidebar() {
  const { formatMessage } = useIntl()
  const menu = useChosenTab()
  const hasTree = menu.chosen !== null && pageOfTab(menu.chosen) === null
  const isNarrow = useIsSidebarCollapsed()
  // A tree of one page would repeat its tab; the search over pages is in the header and under "/".
  const isCollapsed = isNarrow || !hasTree
  const [searchText, setSearchText] = useState('')
  const collapseButton = (
    <SidebarButton
      icon={isCollapsed ? 'expand' : 'collapse'}
      iconSizePx={18}
      label={formatMessage({ id: isCollapsed ? 'sidebar.expand' : 'sidebar.collapse' })}
      aria-expanded={!isCollapsed}
      onClick={toggleSidebar}
    />
  )
  return (
    <aside
      className={styles['sidebar']}
      aria-label={formatMessage({ id: 'sidebar.menu' })}
      data-collapsed={isCollapsed}
      data-testid="sidebar"
    >
      <BrandLink isCollapsed={isCollapsed} />
      <div className="ui-flex ui-grow ui-shrinks-down">
        <div className={styles['railColumn']}>
          <Rail
            tabs={menu.tabs}
            chosen={menu.chosen}
            openIds={menu.openIds}
            isCollapsed={isNarrow}
            onChoose={(tab) => {
              setSearchText('')
              menu.choose(tab)
            }}
          />
          {isCollapsed && hasTree ? (
            collapseButton
          ) : (
            <SidebarButton
              icon="help"
              iconSizePx={20}
              label={formatMessage({ id: 'sidebar.shortcuts' })}
              aria-haspopup="dialog"
              onClick={() => {
                openFrameOverlay('shortcutList')
              }}
            />
          )}
        </div>
        {!isCollapsed && (
          <TreeColumn menu={menu} searchText={searchText} onSearch={setSearchText} tool={collapseButton} />
        )}
      </div>
    </aside>
  )
}

type TreeColumnProps = {
  menu: ChosenTab
  searchText: string
  onSearch: (text: string) => void
  /** Below the tree, beside the version. */
  tool: ReactNode
}

/** The second level: the tree of the chosen tab, or the pages that the search found. */
function TreeColumn({ menu: { tabs, chosen, openIds }, searchText, onSearch, tool }: TreeColumnProps) {
  const { version } = useShell()
  return (
    <div className="ui-stack ui-fill">
      <MenuSearch text={searchText} onChange={onSearch} />
      {searchText.trim() !== '' ? (
        <FoundPages
          tabs={tabs}
          text={searchText}
          openIds={openIds}
          onOpen={() => {
            onSearch('')
          }}
        />
      ) : (
        chosen !== null && <Tree tab={chosen} openIds={openIds} />
      )}
      <div className={styles['foot']}>
        <span>{version}</span>
        {tool}
      </div>
    </div>
  )
}

function SidebarButton(props: Omit<ComponentProps<typeof IconButton>, 'className'>) {
  return (
    <Tooltip title={props.label} placement="right">
      <IconButton className={styles['tool'] ?? ''} {...props} />
    </Tooltip>
  )
}
