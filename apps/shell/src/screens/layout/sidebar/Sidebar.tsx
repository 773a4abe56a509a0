import { Tooltip } from 'antd'
import { IconButton } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { toggleSidebar, useIsSidebarCollapsed } from '../../../base/preferences/sidebar-collapse.ts'
import { useShell } from '../../../runtime/context/shell-context.tsx'
import { openFrameOverlay } from '../../shortcuts/frame-overlay.ts'
import { BrandLink } from './BrandLink.tsx'
import { FoundPages } from './FoundPages.tsx'
import { MenuSearch } from './MenuSearch.tsx'
import { Rail } from './Rail.tsx'
import styles from './Sidebar.module.css'
import { Tree } from './Tree.tsx'
import { useChosenTab } from './use-chosen-tab.ts'

/** Two levels: the rail of first-level tabs, beside it the tree of the chosen one (SHELL-052, SHELL-053). */
export function Sidebar() {
  const { formatMessage } = useIntl()
  const { version } = useShell()
  const { tabs, chosen, openIds, choose } = useChosenTab()
  const isCollapsed = useIsSidebarCollapsed()
  const [searchText, setSearchText] = useState('')
  const chooseTab: typeof choose = (tab) => {
    setSearchText('')
    choose(tab)
  }
  const toggleText = formatMessage({ id: isCollapsed ? 'sidebar.expand' : 'sidebar.collapse' })
  const shortcutsText = formatMessage({ id: 'sidebar.shortcuts' })
  const toggleButton = (
    <Tooltip title={toggleText} placement="right">
      <IconButton
        icon={isCollapsed ? 'expand' : 'collapse'}
        iconSizePx={18}
        className={styles['tool'] ?? ''}
        label={toggleText}
        aria-expanded={!isCollapsed}
        onClick={toggleSidebar}
      />
    </Tooltip>
  )
  return (
    <aside
      className={styles['sidebar']}
      aria-label={formatMessage({ id: 'sidebar.menu' })}
      data-collapsed={isCollapsed}
      data-testid="sidebar"
    >
      <BrandLink isCollapsed={isCollapsed} />
      <div className={styles['levels']}>
        <div className={styles['railColumn']}>
          <Rail
            tabs={tabs}
            chosen={chosen}
            openIds={openIds}
            isCollapsed={isCollapsed}
            onChoose={chooseTab}
          />
          {isCollapsed ? (
            toggleButton
          ) : (
            <Tooltip title={shortcutsText} placement="right">
              <IconButton
                icon="help"
                iconSizePx={20}
                className={styles['tool'] ?? ''}
                label={shortcutsText}
                aria-haspopup="dialog"
                onClick={() => {
                  openFrameOverlay('shortcutList')
                }}
              />
            </Tooltip>
          )}
        </div>
        {!isCollapsed && (
          <div className={styles['treeColumn']}>
            <MenuSearch text={searchText} onChange={setSearchText} />
            {searchText.trim() !== '' ? (
              <FoundPages
                tabs={tabs}
                text={searchText}
                openIds={openIds}
                onOpen={() => {
                  setSearchText('')
                }}
              />
            ) : (
              chosen !== null && <Tree tab={chosen} openIds={openIds} />
            )}
            <div className={styles['foot']}>
              <span>{version}</span>
              {toggleButton}
            </div>
          </div>
        )}
      </div>
    </aside>
  )
}
