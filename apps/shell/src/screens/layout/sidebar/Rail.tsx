import { Popover } from 'antd'
import { useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { MenuNode } from '../../../core/menu/menu-node.ts'
import { MoreTabs } from './MoreTabs.tsx'
import { pageOfTab } from './page-of-tab.ts'
import { railCapacity, splitTabs } from './rail-capacity.ts'
import { RailTab } from './RailTab.tsx'
import { Tree } from './Tree.tsx'
import styles from './Rail.module.css'

type RailProps = {
  tabs: readonly MenuNode[]
  chosen: MenuNode | null
  openIds: ReadonlySet<string>
  /** Without the tree beside it, a tab opens its tree in a fly-out. */
  isCollapsed: boolean
  onChoose: (tab: MenuNode) => void
}

/** The first level; the tabs that do not fit are under "More" (R40, docs/decisions/0121). */
export function Rail({ tabs, chosen, openIds, isCollapsed, onChoose }: RailProps) {
  const { formatMessage } = useIntl()
  const capacity = railCapacity(useWindowHeight(), tabs.length)
  const [flyOutId, setFlyOutId] = useState<string | null>(null)
  const close = (): void => {
    setFlyOutId(null)
  }
  const { shown, rest } = splitTabs(tabs, { capacity, isOpen: ({ id }) => openIds.has(id) })
  return (
    <nav className={styles['rail']} aria-label={formatMessage({ id: 'sidebar.rail' })}>
      <ul className={styles['list']}>
        {shown.map((tab) => {
          const item = (
            <RailTab
              tab={tab}
              isOpen={openIds.has(tab.id)}
              isChosen={!isCollapsed && chosen?.id === tab.id}
              onChoose={() => {
                onChoose(tab)
              }}
            />
          )
          const hasFlyOut = isCollapsed && !tab.isDisabled && pageOfTab(tab) === null
          return (
            <li key={tab.id}>
              {hasFlyOut ? (
                <Popover
                  placement="rightTop"
                  trigger="click"
                  open={flyOutId === tab.id}
                  onOpenChange={(isOpen) => {
                    setFlyOutId(isOpen ? tab.id : null)
                  }}
                  content={<Tree tab={tab} openIds={openIds} onOpen={close} />}
                >
                  <div>{item}</div>
                </Popover>
              ) : (
                item
              )}
            </li>
          )
        })}
        {rest.length > 0 && (
          <li>
            <MoreTabs
              tabs={rest}
              openIds={openIds}
              isCollapsed={isCollapsed}
              chosen={chosen}
              onChoose={onChoose}
            />
          </li>
        )}
      </ul>
    </nav>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => {
    window.removeEventListener('resize', listener)
  }
}

function useWindowHeight(): number {
  return useSyncExternalStore(subscribe, () => window.innerHeight)
}
