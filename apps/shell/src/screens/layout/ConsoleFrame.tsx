import { usePreferences } from '@console/domain-ui/preferences'
import { CrashBoundary } from '@console/sub-app'
import { useIsMobile } from '@console/ui'
import { type ReactNode, type RefObject, use, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { consolePaths } from '../../base/paths.ts'
import { rememberPage } from '../../core/session/return-path.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { FrameCoverContext, FramedTitleContext } from '../../runtime/frames/frame-contexts.ts'
import { useIdlePrefetch } from '../../runtime/micro-apps/use-idle-prefetch.ts'
import { useConsoleRoute } from '../../runtime/router/use-console-route.ts'
import { useFreshRights } from '../../runtime/router/use-fresh-rights.ts'
import { useOpenPage } from '../../runtime/router/use-open-page.ts'
import { type Announcer, AnnouncerContext, LiveRegion } from '../../runtime/services/announcer.tsx'
import { setWindowTitle } from '../../runtime/services/window-title.ts'
import { LazyPageTracking } from '../../runtime/tracking/LazyPageTracking.tsx'
import { LazyAppRegistry } from '../content/LazyAppRegistry.tsx'
import { Screen } from '../content/Screen.tsx'
import { DeveloperTools } from '../developer-panel/DeveloperTools.tsx'
import { OfflineNotice } from '../offline/OfflineNotice.tsx'
import { FrameOverlays } from '../palette/FrameOverlays.tsx'
import { LazyRealtime } from '../realtime/LazyRealtime.tsx'
import { LocalPageNotice } from '../registered-apps/LocalPageNotice.tsx'
import { SafeModeNotice } from '../registered-apps/SafeModeNotice.tsx'
import { SampleNotice } from '../sample-notice/SampleNotice.tsx'
import { LazySlots } from '../slots/LazySlots.tsx'
import { VersionNotice } from '../version-notice/VersionNotice.tsx'
import { Header } from './header/Header.tsx'
import { leaveRoom } from './leave-room.ts'
import { MobileMenu } from './sidebar/MobileMenu.tsx'
import { Sidebar } from './sidebar/Sidebar.tsx'
import styles from './ConsoleFrame.module.css'

/** Time that a page which is still loading may take to grow to the height it had. */
const RESTORE_WINDOW_MS = 2000

const CONTENT_ID = 'console-content'

/** Sidebar, header and the one viewport; it stays while the pages in it change. */
export function ConsoleFrame() {
  const announcer = use(AnnouncerContext)
  const route = useConsoleRoute()
  const page = useOpenPage(route)
  const isMobile = useIsMobile()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const [overlayContainer, setOverlayContainer] = useState<HTMLElement | null>(null)
  const [framedTitle, setFramedTitle] = useState<string | null>(null)
  const titleOfFrame = useMemo(() => ({ framedTitle, setFramedTitle }), [framedTitle])
  const [isCovered, setIsCovered] = useState(false)
  const content = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFreshRights(route.screen)
  useIdlePrefetch()
  useRouteChange({ content, heading, pageName: page.name, framedTitle, announcer })
  return (
    <div className={styles['frame']}>
      <SkipLink content={content} />
      <div className={styles['around']} inert={isCovered}>
        {isMobile ? (
          <MobileMenu
            isOpen={isMenuOpen}
            followsBusiness={page.followsBusiness}
            onClose={() => setIsMenuOpen(false)}
          />
        ) : (
          <Sidebar />
        )}
      </div>
      {isCovered && <FrameMask onDismiss={() => setIsCovered(false)} />}
      <div className={`ui-stack ui-fill ${styles['body']}`}>
        <div className={styles['around']} inert={isCovered}>
          <Header page={page} headingRef={heading} onOpenMenu={isMobile ? () => setIsMenuOpen(true) : null} />
        </div>
        <NoticeStrips />
        <main
          id={CONTENT_ID}
          ref={content}
          tabIndex={-1}
          className={`ui-grow ui-shrinks-down ui-relative ui-scroll ${styles['content']}`}
          data-covering={isCovered}
          data-title={framedTitle ?? page.name}
        >
          <PageBoundary>
            <FramedTitleContext value={titleOfFrame}>
              <FrameCoverContext value={setIsCovered}>
                {overlayContainer !== null && <Screen route={route} overlayContainer={overlayContainer} />}
              </FrameCoverContext>
            </FramedTitleContext>
          </PageBoundary>
        </main>
      </div>
      <div ref={setOverlayContainer} />
      <LiveRegion announcer={announcer} />
      <FrameOverlays />
      <DeveloperTools />
      <Background />
    </div>
  )
}

/** Parts that show nothing, and start after the page. */
function Background() {
  return (
    <>
      <LazyPageTracking />
      <LazyRealtime />
      <LazySlots />
      <LazyAppRegistry />
    </>
  )
}

function NoticeStrips() {
  return (
    <div ref={leaveRoom} className={styles['strips']}>
      <LocalPageNotice />
      <OfflineNotice />
      <VersionNotice />
      <SafeModeNotice />
      <SampleNotice />
    </div>
  )
}

/** A page that crashes leaves the frame around it intact. */
function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <CrashBoundary resetKey={pathname} onGoConsole={() => void navigate(consolePaths.root)}>
      {children}
    </CrashBoundary>
  )
}

/** Continues the mask of a dialog that is open in the framed page. A page that never ends it is dismissed by a click. */
function FrameMask({ onDismiss }: { onDismiss: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <button
      type="button"
      className={styles['mask']}
      aria-label={formatMessage({ id: 'frame.uncover' })}
      tabIndex={-1}
      onClick={onDismiss}
    />
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

type RouteChange = {
  content: RefObject<HTMLElement | null>
  heading: RefObject<HTMLElement | null>
  pageName: string
  /** The title of a framed page; it is added to the document's title only. */
  framedTitle: string | null
  announcer: Announcer
}

/**
 * Runs at every change of page: the document's title (SHELL-058), the focus on the page's heading, an announcement to
 * screen readers, and the scroll position: the top for a new page, the old one on the way back.
 */
function useRouteChange({ content, heading, pageName, framedTitle, announcer }: RouteChange): void {
  const { brand } = useShell()
  const { language } = usePreferences()
  const { pathname, key } = useLocation()
  const navigationType = useNavigationType()
  const shownPath = useRef<string | null>(null)
  const positions = useRef(new Map<string, number>())
  const hadPage = useRef(false)

  useEffect(() => {
    const names = [brand.title[language], pageName, ...(framedTitle === null ? [] : [framedTitle])]
    setWindowTitle(names.join(' - '))
  }, [brand, framedTitle, language, pageName])

  useEffect(() => {
    rememberPage(pathname, pageName)
  }, [pageName, pathname])

  useEffect(() => {
    const before = shownPath.current
    shownPath.current = pathname
    // The first page was opened by its address: the browser's own focus stays.
    if (before === null || before === pathname) return
    heading.current?.focus({ preventScroll: true })
    announcer.say(pageName)
    // pageName may follow a moment later with the language; that is no change of page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname])

  useEffect(() => {
    const element = content.current
    if (element === null) return
    const known = positions.current
    const note = (): void => {
      known.set(key, element.scrollTop)
    }
    const top = navigationType === 'POP' ? (known.get(key) ?? 0) : 0
    // The first page is at its top: to scroll there would have the browser lay out what is still being drawn.
    const stopRestoring = hadPage.current ? restoreScroll(element, top) : () => {}
    hadPage.current = true
    element.addEventListener('scroll', note, { passive: true })
    return () => {
      stopRestoring()
      element.removeEventListener('scroll', note)
    }
    // A new query on the same page keeps the scroll position.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname])
}

/** Scrolls at once and again as the content grows, until the position is reached or the time limit is over. */
function restoreScroll(element: HTMLElement, top: number): () => void {
  element.scrollTop = top
  if (top === 0) return () => {}
  const observer = new ResizeObserver(() => {
    element.scrollTop = top
    if (element.scrollTop >= top) stop()
  })
  for (const child of element.children) observer.observe(child)
  const timer = setTimeout(stop, RESTORE_WINDOW_MS)
  function stop(): void {
    observer.disconnect()
    clearTimeout(timer)
  }
  return stop
}
