import { Tooltip } from 'antd'
import { Icon } from '@console/ui'
import { useIntl } from 'react-intl'
import { useShell } from '../../signed-in/shell-context.tsx'
import { Rail } from './Rail.tsx'
import { BrandLink } from './BrandLink.tsx'
import { useSidebarCollapse } from './sidebar-collapse.ts'
import styles from './Sidebar.module.css'
import { Tree } from './Tree.tsx'
import { useChosenTab } from './use-chosen-tab.ts'

/** Two levels: the rail of first-level tabs, beside it the tree of the chosen one (SHELL-052, SHELL-053). */
export function Sidebar() {
  const { formatMessage } = useIntl()
  const { version } = useShell()
  const { tabs, chosen, openIds, choose } = useChosenTab()
  const [isCollapsed, toggle] = useSidebarCollapse()
  const toggleText = formatMessage({ id: isCollapsed ? 'sidebar.expand' : 'sidebar.collapse' })
  const toggleButton = (
    <Tooltip title={toggleText} placement="right">
      <button
        type="button"
        className={styles['toggle']}
        aria-label={toggleText}
        aria-expanded={!isCollapsed}
        onClick={toggle}
      >
        <Icon name={isCollapsed ? 'expand' : 'collapse'} size={18} />
      </button>
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
          <Rail tabs={tabs} chosen={chosen} openIds={openIds} isCollapsed={isCollapsed} onChoose={choose} />
          {isCollapsed && toggleButton}
        </div>
        {!isCollapsed && (
          <div className={styles['treeColumn']}>
            {chosen !== null && <Tree tab={chosen} openIds={openIds} />}
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
