import { usePreferences } from '@console/domain-ui/preferences'
import {
  connectFramedPage,
  type HostKey,
  type HostSide,
  type PageMessage,
} from '@console/sub-app/frame-bridge/host'
import { isMacKeyboard } from '@console/ui'
import { serverNow } from '@console/ui/server-time'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react'
import { safeReturnPath } from '../../core/session/return-path.ts'
import { useShell } from '../context/shell-context.tsx'
import { type ConsoleScreen, type RoutedScreen, routedScreens, screenAt } from '../router/console-routes.ts'
import type { FrameTarget } from './frame-link.ts'
import { useReportedQuery } from './frame-query.ts'
import { useTicket } from './use-frame-address.ts'

const OPEN_KINDS: ReadonlySet<ConsoleScreen['kind']> = new Set([
  'subApp',
  'registeredApp',
  'shellPage',
  'redirect',
  'home',
])

/** Tickets to a page that is open; its token is valid ten times as long. */
export const RENEW_INTERVAL_MS = 60_000

type FrameBridgeOptions = {
  frame: RefObject<HTMLIFrameElement | null>
  target: FrameTarget
  onReady: () => void
  onUnauthorised: () => void
  onResize: (heightPx: number) => void
  onTitle: (title: string) => void
  onCover: (isCovered: boolean) => void
}

/** Handles the messages of the framed page, and sends it every change of theme, language and zone. */
export function useFrameBridge(options: FrameBridgeOptions): void {
  const { frame, target, onReady, onUnauthorised, onResize, onTitle, onCover } = options
  const { routes, services } = useShell()
  const reportQuery = useReportedQuery(target)
  const context = useFrameContext(target)
  const host = useRef<HostSide>(null)
  const renewTicket = useRenewTicket(target, host)
  /** Counts the page's ready messages: it may reload by itself. */
  const [readyCount, setReadyCount] = useState(0)

  const handleMessage = useEffectEvent((message: PageMessage): void => {
    switch (message.type) {
      case 'ready':
        setReadyCount((count) => count + 1)
        onReady()
        return
      case 'unauthorised':
        onUnauthorised()
        return
      case 'resize':
        onResize(message.heightPx)
        return
      case 'navigate': {
        const path = permittedPath(message.to, routedScreens(routes))
        if (path !== null) services.navigate(path)
        return
      }
      case 'title':
        onTitle(message.title)
        return
      case 'renewTicket':
        void renewTicket()
        return
      case 'shortcut':
        pressKey(message.key)
        return
      case 'query':
        reportQuery(message.query)
        return
      case 'cover':
        onCover(message.isCovered)
    }
  })

  useEffect(() => {
    const leaving = new AbortController()
    const framed = (): { window: Window | null; origin: string } => ({
      window: frame.current?.contentWindow ?? null,
      origin: target.origin,
    })
    host.current = connectFramedPage(framed, (message) => handleMessage(message), leaving.signal)
    return () => {
      leaving.abort()
    }
  }, [frame, target.origin])

  useEffect(() => {
    if (readyCount > 0) host.current?.send({ type: 'context', context })
  }, [context, readyCount])
}

/** Presses a forwarded key in the console, where its listeners handle it. */
export function pressKey(key: HostKey): void {
  const modifier = isMacKeyboard() ? 'metaKey' : 'ctrlKey'
  window.dispatchEvent(new KeyboardEvent('keydown', { key, [modifier]: key === 'k', cancelable: true }))
}

/** Sends the page a new ticket, at most once an interval. */
function useRenewTicket(target: FrameTarget, host: RefObject<HostSide | null>): () => Promise<void> {
  const { services } = useShell()
  const requestTicket = useTicket(target)
  const renewedAt = useRef(-Infinity)
  return async () => {
    if (serverNow() - renewedAt.current < RENEW_INTERVAL_MS) return
    renewedAt.current = serverNow()
    try {
      host.current?.send({ type: 'ticket', ticket: await requestTicket() })
    } catch (error) {
      // The page retries; if the session is over, the console's own calls have reported that already.
      services.reportError(error, 'frame')
    }
  }
}

function useFrameContext({ isBusinessMode }: FrameTarget) {
  const { timezone, businessType } = useShell()
  const { language, themeMode } = usePreferences()
  const businessTypeId = isBusinessMode ? (businessType?.businessTypeId ?? null) : null
  return useMemo(
    () => ({ theme: themeMode, language, timezone, isBusinessMode, businessTypeId }),
    [businessTypeId, isBusinessMode, language, themeMode, timezone],
  )
}

/** The path that a framed page may navigate to: a page of this console that the user may open, or null. */
function permittedPath(to: string, screens: RoutedScreen[]): string | null {
  const path = safeReturnPath(to)
  if (path === null) return null
  const { screen } = screenAt(screens, new URL(path, window.location.origin).pathname)
  return OPEN_KINDS.has(screen.kind) ? path : null
}
