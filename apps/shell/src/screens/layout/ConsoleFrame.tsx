import { CrashBoundary } from '@console/sub-app'
import { useIsMobile } from '@console/ui'
import { use, useMemo, useRef, useState, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { consolePaths } from '../../base/paths.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { FramedTitleContext } from '../../runtime/frames/framed-title-context.ts'
import { useIdlePrefetch } from '../../runtime/micro-apps/use-idle-prefetch.ts'
import { useConsoleRoute } from '../../runtime/router/use-console-route.ts'
import { useFreshRights } from '../../runtime/router/use-fresh-rights.ts'
import { usePageName } from '../../runtime/router/use-page-name.ts'
import { AnnouncerContext } from '../../runtime/services/announcer-context.ts'
import { LiveRegion } from '../../runtime/services/LiveRegion.tsx'
import { LazyPageTracking } from '../../runtime/tracking/LazyPageTracking.tsx'
import { Screen } from '../content/Screen.tsx'
import { DeveloperTools } from '../developer-panel/DeveloperTools.tsx'
import { FrameOverlays } from '../palette/FrameOverlays.tsx'
import styles from './ConsoleFrame.module.css'
import { Header } from './header/Header.tsx'
import { MobileMenu } from './sidebar/MobileMenu.tsx'
import { Sidebar } from './sidebar/Sidebar.tsx'
import { StylePreload } from './StylePreload.tsx'
import { useRouteChange } from './use-route-change.ts'

const CONTENT_ID = 'console-content'

/** Sidebar, header and the one viewport; it stays while the pages in it change. */
export function ConsoleFrame() {
  const { services, routes } = useShell()
  const announcer = use(AnnouncerContext)
  const route = useConsoleRoute()
  const page = usePageName(route)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isMobile = useIsMobile()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const [overlayContainer, setOverlayContainer] = useState<HTMLElement | null>(null)
  const [framedTitle, setFramedTitle] = useState<string | null>(null)
  const titleOfFrame = useMemo(() => ({ framedTitle, setFramedTitle }), [framedTitle])
  const content = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFreshRights(route.screen)
  useIdlePrefetch(routes)
  useRouteChange({ content, heading, pageName: page.name, framedTitle, announcer })
  const openMenu = () => setIsMenuOpen(true)
  const closeMenu = () => setIsMenuOpen(false)
  return (
    <div className={styles['frame']}>
      <SkipLink content={content} />
      {isMobile ? <MobileMenu isOpen={isMenuOpen} onClose={closeMenu} /> : <Sidebar />}
      <div className={styles['body']}>
        <Header page={page} headingRef={heading} onOpenMenu={isMobile ? openMenu : null} />
        <main id={CONTENT_ID} ref={content} tabIndex={-1} className={styles['content']}>
          <CrashBoundary
            resetKey={pathname}
            onError={(error) => services.reportError(error, pathname)}
            onGoConsole={() => void navigate(consolePaths.root)}
          >
            <FramedTitleContext value={titleOfFrame}>
              {overlayContainer !== null && <Screen route={route} overlayContainer={overlayContainer} />}
            </FramedTitleContext>
          </CrashBoundary>
        </main>
      </div>
      <div ref={setOverlayContainer} />
      <LiveRegion announcer={announcer} />
      <FrameOverlays />
      <DeveloperTools />
      <LazyPageTracking />
      <StylePreload />
    </div>
  )
}

/** Leads the keyboard past menu and header. */
function SkipLink({ content }: { content: RefObject<HTMLElement | null> }) {
  const { formatMessage } = useIntl()
  return (
    <a
      className={styles['skip']}
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault()
        content.current?.focus()
      }}
    >
      {formatMessage({ id: 'frame.skip' })}
    </a>
  )
}
