import { usePreferences } from '@console/domain-ui/preferences'
import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { rememberPage } from '../../core/session/last-page.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import type { Announcer } from '../../runtime/services/announcer.ts'

type RouteChange = {
  content: RefObject<HTMLElement | null>
  heading: RefObject<HTMLElement | null>
  pageName: string
  /** The title of a framed page; it is added to the document's title only. */
  framedTitle: string | null
  announcer: Announcer
}

/** How long a page that is still loading may take to grow to the height it had. */
const RESTORE_WINDOW_MS = 2000

/**
 * Runs at every change of page: the document's title (SHELL-058), the focus on the page's heading, an announcement to
 * screen readers, and the scroll position: the top for a new page, the old one on the way back.
 */
export function useRouteChange({ content, heading, pageName, framedTitle, announcer }: RouteChange): void {
  const { brand } = useShell()
  const { language } = usePreferences()
  const { pathname, key } = useLocation()
  const navigationType = useNavigationType()
  const shownPath = useRef<string | null>(null)
  const positions = useRef(new Map<string, number>())
  const hadPage = useRef(false)

  useEffect(() => {
    const names = [brand.title[language], pageName, ...(framedTitle === null ? [] : [framedTitle])]
    document.title = names.join(' - ')
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
