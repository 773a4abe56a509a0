import { IconButton } from '@console/ui'
import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { ExportTray } from '../../export-tray/ExportTray.tsx'
import { LazyInboxTray } from '../../inbox/LazyInboxTray.tsx'
import { SearchHint } from '../../palette/SearchHint.tsx'
import { personOfAddress, type PageName } from '../page-name.ts'
import { BusinessSwitch } from './BusinessSwitch.tsx'
import { CertificationBadge } from './CertificationBadge.tsx'
import styles from './Header.module.css'
import { TimezoneIndicator } from './TimezoneIndicator.tsx'
import { UserMenu } from './UserMenu.tsx'

type HeaderProps = {
  page: PageName
  headingRef: Ref<HTMLHeadingElement>
  /** Null on wide screens, where the sidebar is always there. */
  onOpenMenu: (() => void) | null
}

/** Page name, business type, time zone, badge, exports, user (SHELL-056). On a phone all but the outer two are in the menu. */
export function Header({ page, headingRef, onOpenMenu }: HeaderProps) {
  const { formatMessage } = useIntl()
  const { search } = useLocation()
  const person = personOfAddress(search)
  return (
    <header className={styles['header']}>
      {onOpenMenu !== null && (
        <IconButton
          icon="menu"
          size="large"
          className={styles['menu'] ?? ''}
          label={formatMessage({ id: 'header.openMenu' })}
          onClick={onOpenMenu}
        />
      )}
      {page.parent !== null && (
        <>
          <Link className={styles['parent']} to={page.parent.path}>
            {page.parent.name}
          </Link>
          <span className={styles['slash']} aria-hidden="true">
            /
          </span>
        </>
      )}
      <h1 ref={headingRef} tabIndex={-1} className={styles['name']}>
        {person === null ? page.name : `${page.name} - ${person}`}
      </h1>
      {onOpenMenu === null && (
        <div className={styles['facts']}>
          <SearchHint isCompact={false} />
          <BusinessSwitch />
          <TimezoneIndicator />
          <CertificationBadge />
        </div>
      )}
      <div className={styles['tools']}>
        {onOpenMenu !== null && <SearchHint isCompact />}
        <ExportTray />
        <LazyInboxTray />
        <UserMenu isCompact={onOpenMenu !== null} />
      </div>
    </header>
  )
}
