import { Icon } from '@console/ui'
import { Popover } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { MenuNode } from '../../../core/menu/menu-node.ts'
import { RailTab } from './RailTab.tsx'
import { Tree } from './Tree.tsx'
import railStyles from './Rail.module.css'

type MoreTabsProps = {
  tabs: readonly MenuNode[]
  openIds: ReadonlySet<string>
  isCollapsed: boolean
  chosen: MenuNode | null
  onChoose: (tab: MenuNode) => void
}

/** The tabs that a low window has no room for. */
export function MoreTabs({ tabs, openIds, isCollapsed, chosen, onChoose }: MoreTabsProps) {
  const { formatMessage } = useIntl()
  const [isShown, setIsShown] = useState(false)
  const [flyOut, setFlyOut] = useState<MenuNode | null>(null)
  const holdsOpen = tabs.some(({ id }) => openIds.has(id))
  const close = (): void => {
    setIsShown(false)
    setFlyOut(null)
  }
  return (
    <Popover
      placement="rightBottom"
      trigger="click"
      open={isShown}
      onOpenChange={(isOpen) => {
        setIsShown(isOpen)
        setFlyOut(null)
      }}
      content={
        <div className="ui-flex ui-gap-12">
          <ul className={railStyles['grid']}>
            {tabs.map((tab) => (
              <li key={tab.id}>
                <RailTab
                  tab={tab}
                  isOpen={openIds.has(tab.id)}
                  isChosen={(flyOut ?? chosen)?.id === tab.id}
                  onChoose={() => {
                    if (isCollapsed) {
                      setFlyOut(tab)
                      return
                    }
                    onChoose(tab)
                    close()
                  }}
                />
              </li>
            ))}
          </ul>
          {flyOut !== null && <Tree tab={flyOut} openIds={openIds} onOpen={close} />}
        </div>
      }
    >
      <button
        type="button"
        className={[railStyles['tab'], holdsOpen ? railStyles['open'] : ''].join(' ')}
        aria-expanded={isShown}
      >
        <Icon name="more" size={20} />
        <span className={railStyles['name']}>{formatMessage({ id: 'sidebar.more' })}</span>
      </button>
    </Popover>
  )
}
