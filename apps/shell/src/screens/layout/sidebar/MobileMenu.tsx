import { ThemeSwitch } from '@console/domain-ui/preferences'
import { AppDrawer, IconButton } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { openFrameOverlay } from '../../shortcuts/frame-overlay.ts'
import { BusinessSwitch } from '../header/BusinessSwitch.tsx'
import { CertificationBadge, TimezoneIndicator } from '../header/header-facts.tsx'
import { BrandLink } from './BrandLink.tsx'
import { FoundPages } from './FoundPages.tsx'
import { MenuSearch } from './MenuSearch.tsx'
import { pageOfTab } from './page-of-tab.ts'
import { RailTab } from './RailTab.tsx'
import { Tree } from './Tree.tsx'
import { useChosenTab, type ChosenTab } from './use-chosen-tab.ts'
import styles from './MobileMenu.module.css'

/** Width of the drawer on a phone. */
const DRAWER_WIDTH = 320

type MobileMenuProps = {
  isOpen: boolean
  /** True if the open page's content depends on the business. */
  followsBusiness: boolean
  onClose: () => void
}

/** The same two levels in a drawer, with the header's facts above and below (SHELL-054). */
export function MobileMenu({ isOpen, followsBusiness, onClose }: MobileMenuProps) {
  const { formatMessage } = useIntl()
  const menu = useChosenTab()
  const { tabs, chosen, openIds } = menu
  const [searchText, setSearchText] = useState('')
  const isSearching = searchText.trim() !== ''
  const endSearch = () => setSearchText('')
  return (
    <AppDrawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size={DRAWER_WIDTH}
      closable={false}
      title={null}
      aria-label={formatMessage({ id: 'sidebar.menu' })}
      styles={{ body: { padding: 0 } }}
    >
      <div className={styles['menu']}>
        <MobileMenuHead onClose={onClose} />
        <div className={styles['business']}>
          <BusinessSwitch isWide isMuted={!followsBusiness} />
        </div>
        <MenuSearch text={searchText} onChange={setSearchText} />
        <div className="ui-flex ui-grow ui-shrinks-down">
          <MobileRail menu={menu} onChosen={endSearch} onOpen={onClose} />
          {isSearching ? (
            <FoundPages
              tabs={tabs}
              text={searchText}
              openIds={openIds}
              onOpen={() => {
                endSearch()
                onClose()
              }}
            />
          ) : (
            chosen !== null && <Tree tab={chosen} openIds={openIds} onOpen={onClose} />
          )}
        </div>
        <div className={styles['foot']}>
          <TimezoneIndicator />
          <CertificationBadge />
          <span className={styles['theme']}>
            <ThemeSwitch />
          </span>
        </div>
      </div>
    </AppDrawer>
  )
}

function MobileMenuHead({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <div className="ui-row ui-between ui-surface">
      <div className="ui-grow" onClickCapture={onClose}>
        <BrandLink isCollapsed={false} />
      </div>
      <IconButton
        icon="search"
        label={formatMessage({ id: 'palette.open' })}
        aria-haspopup="dialog"
        onClick={() => {
          onClose()
          openFrameOverlay('palette')
        }}
      />
      <IconButton
        icon="close"
        iconSizePx={18}
        className={styles['close'] ?? ''}
        label={formatMessage({ id: 'sidebar.closeMenu' })}
        onClick={onClose}
      />
    </div>
  )
}

type MobileRailProps = {
  menu: ChosenTab
  /** The tree of another tab is shown. */
  onChosen: () => void
  /** A tab that is a page was opened. */
  onOpen: () => void
}

function MobileRail({ menu, onChosen, onOpen }: MobileRailProps) {
  const { formatMessage } = useIntl()
  const { tabs, chosen, openIds, choose } = menu
  return (
    <nav className={styles['rail']} aria-label={formatMessage({ id: 'sidebar.rail' })}>
      <ul className={styles['tabs']}>
        {tabs.map((tab) => (
          <li key={tab.id} onClickCapture={pageOfTab(tab) !== null && !tab.isDisabled ? onOpen : undefined}>
            <RailTab
              tab={tab}
              isOpen={openIds.has(tab.id)}
              isChosen={chosen?.id === tab.id}
              onChoose={() => {
                onChosen()
                choose(tab)
              }}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
