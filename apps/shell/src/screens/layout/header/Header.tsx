import { savedView } from '@console/contracts'
import { Icon, IconButton, useIsBelow } from '@console/ui'
import { Fragment, type Ref } from 'react'
import { useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { useShell } from '../../../runtime/context/shell-context.tsx'
import { personFromSearch } from '../../../runtime/router/page-name.ts'
import type { OpenPage } from '../../../runtime/router/use-open-page.ts'
import { LazyExportTray } from '../../export-tray/LazyExportTray.tsx'
import { LazyInboxTray } from '../../inbox/LazyInboxTray.tsx'
import { SearchHint } from '../../palette/SearchHint.tsx'
import { ViewsButton } from '../../views/ViewsButton.tsx'
import { BusinessSwitch } from './BusinessSwitch.tsx'
import { ConnectionSign } from './ConnectionSign.tsx'
import { CertificationBadge } from './CertificationBadge.tsx'
import styles from './Header.module.css'
import { PagePurpose } from './PagePurpose.tsx'
import { TimezoneIndicator } from './TimezoneIndicator.tsx'
import { UserMenu } from './UserMenu.tsx'

/** Below this width the header has room for one parent only. */
const ALL_ABOVE_FROM_PX = 1200
/** Below this one, of several parents only the last is written out. */
const ALL_NAMES_FROM_PX = 1600
/** Below this one the views of a page have no word, as the search has none. */
const VIEWS_WORD_FROM_PX = 1400
const FOLDED = '…'

type HeaderProps = {
  page: OpenPage
  headingRef: Ref<HTMLHeadingElement>
  /** Null on wide screens, where the sidebar is always there. */
  onOpenMenu: (() => void) | null
}

/**
 * Page name, business type, time zone, badge, exports, user (SHELL-056). On a phone only the first and last are here;
 * a child page has a back button instead of the menu button.
 */
export function Header({ page, headingRef, onOpenMenu }: HeaderProps) {
  const { formatMessage } = useIntl()
  const { search } = useLocation()
  const person = personFromSearch(search)
  const name = person === null ? page.name : `${page.name} - ${person}`
  const last = page.above.at(-1)
  const isNarrow = useIsBelow(ALL_ABOVE_FROM_PX)
  const hasViews = useShell().client.has(savedView.list)
  return (
    <header className={styles['header']}>
      {onOpenMenu !== null && last === undefined && (
        <IconButton
          icon="menu"
          size="large"
          className={styles['menu'] ?? ''}
          label={formatMessage({ id: 'header.openMenu' })}
          onClick={onOpenMenu}
        />
      )}
      {isNarrow && last !== undefined && (
        <Link
          className={styles['back']}
          to={last.path}
          aria-label={formatMessage({ id: 'header.backTo' }, { name: last.name })}
        >
          <Icon name="left" size={20} />
        </Link>
      )}
      {!isNarrow && <ParentLinks above={page.above} />}
      <div className={styles['heading']}>
        <h1
          ref={headingRef}
          tabIndex={-1}
          className={styles['name']}
          dir="auto"
          // May be truncated.
          title={name}
        >
          {name}
        </h1>
        <PagePurpose purpose={page.purpose} name={onOpenMenu === null ? null : name} />
        {hasViews && page.views !== null && <PageViews key={page.views.path} page={page.views} />}
      </div>
      {onOpenMenu === null && (
        <div className={styles['facts']}>
          <SearchHint />
          <BusinessSwitch isMuted={!page.followsBusiness} />
          <TimezoneIndicator />
          <CertificationBadge />
        </div>
      )}
      <div className={styles['tools']}>
        <ConnectionSign />
        <LazyExportTray />
        <LazyInboxTray />
        <UserMenu isCompact={onOpenMenu !== null} />
      </div>
    </header>
  )
}

function PageViews({ page }: { page: NonNullable<OpenPage['views']> }) {
  const isCompact = useIsBelow(VIEWS_WORD_FROM_PX)
  return <ViewsButton page={page} isCompact={isCompact} />
}

/** All pages above, each followed by a slash. */
function ParentLinks({ above }: Pick<OpenPage, 'above'>) {
  const isFolded = useIsBelow(ALL_NAMES_FROM_PX)
  return above.map(({ name, path }, index) => (
    <Fragment key={path}>
      {isFolded && index < above.length - 1 ? (
        <Link to={path} title={name} aria-label={name}>
          {FOLDED}
        </Link>
      ) : (
        <Link className={styles['above']} to={path} dir="auto" title={name}>
          {name}
        </Link>
      )}
      <span className={styles['slash']} aria-hidden="true">
        /
      </span>
    </Fragment>
  ))
}
