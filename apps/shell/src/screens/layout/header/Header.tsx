import { savedView } from '@console/contracts'
import { Icon, IconButton, useIsBelow } from '@console/ui'
import { Tooltip } from 'antd'
import { Fragment, type Ref, useEffect, useState, useSyncExternalStore } from 'react'
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
import { CertificationBadge, TimezoneIndicator } from './header-facts.tsx'
import { UserMenu } from './UserMenu.tsx'
import styles from './Header.module.css'

/** A shorter interruption is not worth a sign. */
const LASTING_INTERRUPTION_MS = 10_000

/** Below this width the header has room for one parent only. */
const ALL_PARENTS_FROM_PX = 1200
/** Below this width, of several parents only the last is written out. */
const ALL_NAMES_FROM_PX = 1600
/** Below this width the button of a page's views has no word, like that of the search. */
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
  const isNarrow = useIsBelow(ALL_PARENTS_FROM_PX)
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

/** A quiet sign while messages of the server do not arrive, and pages poll instead. */
function ConnectionSign() {
  const { formatMessage } = useIntl()
  if (!useIsInterrupted()) return null
  const text = formatMessage({ id: 'header.notLive' })
  return (
    <Tooltip title={text} trigger={['hover', 'focus']} placement="bottomRight">
      <IconButton icon="realtime" size="large" className={styles['sign'] ?? ''} label={text} />
    </Tooltip>
  )
}

function useIsInterrupted(): boolean {
  const { state } = useShell().realtime
  const current = useSyncExternalStore(state.subscribe, state.get)
  // That it is not connected yet, or that nobody is signed in, is no interruption.
  const isDown =
    current?.status === 'down' ||
    (current?.status === 'off' && (current.reason === 'forbidden' || current.reason === 'upgrade'))
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isDown) return undefined
    const timer = setTimeout(() => setLasting(true), LASTING_INTERRUPTION_MS)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isDown])
  return isDown && isLasting
}

type PagePurposeProps = {
  purpose: string | null
  /** The page's name, where the header may have cut it and no pointer can reveal it; null elsewhere. */
  name: string | null
}

/** The page's purpose, in one sentence, behind a sign beside its name: by pointer, keyboard and touch. */
function PagePurpose({ purpose, name }: PagePurposeProps) {
  const { formatMessage } = useIntl()
  if (purpose === null) return null
  return (
    <Tooltip
      title={
        name === null ? (
          purpose
        ) : (
          <>
            <strong className="ui-block ui-strong ui-anywhere" dir="auto">
              {name}
            </strong>
            {purpose}
          </>
        )
      }
      trigger={['hover', 'focus']}
      // On a phone a popup that aligns with the sign would leave the window.
      placement={name === null ? 'bottomLeft' : 'bottom'}
    >
      <IconButton
        icon="info"
        className={styles['purpose'] ?? ''}
        label={formatMessage({ id: 'header.purpose' })}
        aria-description={purpose}
      />
    </Tooltip>
  )
}
