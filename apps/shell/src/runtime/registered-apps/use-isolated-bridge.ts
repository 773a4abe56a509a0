import type { subApp } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import type { HostServices } from '@console/sub-app'
import {
  type AppMessage,
  connectIsolatedFrame,
  type IsolatedContext,
} from '@console/sub-app/isolated-app/host'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { registeredBase } from '../../base/paths.ts'
import { safeReturnPath } from '../../core/session/return-path.ts'
import { useShell } from '../context/shell-context.tsx'
import { pressKey } from '../frames/use-frame-bridge.ts'
import { openAppActions } from './app-actions.ts'
import { addressBelow, answerRequest, type IsolatedBridge, signed } from './isolated-requests.ts'

type BridgeOptions = {
  app: subApp.RegistryApp
  frame: RefObject<HTMLIFrameElement | null>
  onReady: () => void
  onResize: (heightPx: number) => void
  onTitle: (title: string) => void
  onRefused: (count: number) => void
  onFlood: () => void
}

/** Toasts of one app come at most so often; the rest is dropped. */
export const TOAST_PAUSE_MS = 1000

/** Handles the messages of an isolated app, and sends it every change of its context. */
export function useIsolatedBridge({ app, frame, onRefused, onFlood, ...on }: BridgeOptions): void {
  const context = useAppContext(app)
  const bridge = useRef<IsolatedBridge | null>(null)
  const handle = useMessageHandler(app, on)
  const receive = useEffectEvent((message: AppMessage) => {
    if (bridge.current !== null) handle(message, bridge.current)
  })
  const sendContext = useEffectEvent(() => bridge.current?.send({ type: 'context', context }))
  const refused = useEffectEvent(onRefused)
  const flooded = useEffectEvent(onFlood)

  useEffect(() => {
    const leaving = new AbortController()
    const { send } = connectIsolatedFrame(
      () => frame.current?.contentWindow ?? null,
      {
        onConnected: () => sendContext(),
        onMessage: (message) => receive(message),
        onRefused: (count) => refused(count),
        onFlood: () => flooded(),
      },
      leaving.signal,
    )
    bridge.current = { send, signal: leaving.signal, calls: 0, isAsking: false, toastAt: -Infinity }
    return () => {
      leaving.abort()
      bridge.current = null
      openAppActions.set([])
    }
  }, [frame])

  useEffect(() => {
    sendContext()
  }, [context])
}

/** What the app follows; nothing in it names the person. */
function useAppContext({ module }: subApp.RegistryApp): IsolatedContext {
  const { businessType, timezone } = useShell()
  const { language, themeMode } = usePreferences()
  const { pathname, search, hash } = useLocation()
  const basePath = registeredBase(module)
  const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) + search + hash : ''
  return useMemo(
    () => ({
      module,
      basePath,
      path,
      theme: themeMode,
      language,
      timezone,
      businessType:
        businessType === null
          ? null
          : { id: businessType.businessTypeId, name: businessType.businessTypeName },
    }),
    [basePath, businessType, language, module, path, themeMode, timezone],
  )
}

type Shown = Pick<BridgeOptions, 'onReady' | 'onResize' | 'onTitle'>

/** What each message does. */
function useMessageHandler(app: subApp.RegistryApp, { onReady, onResize, onTitle }: Shown) {
  const { services, client } = useShell()
  return (message: AppMessage, bridge: IsolatedBridge): void => {
    switch (message.type) {
      case 'ready':
        onReady()
        return
      case 'resize':
        onResize(message.heightPx)
        return
      case 'title':
        onTitle(message.title)
        return
      case 'navigate': {
        const address = addressBelow(app.module, message.path)
        if (address !== null) services.navigate(address, { replace: message.isReplaced === true })
        return
      }
      case 'open':
        openPage(message.to, services)
        return
      case 'toast':
        if (performance.now() - bridge.toastAt < TOAST_PAUSE_MS) return
        bridge.toastAt = performance.now()
        services.toast[message.level](signed(app, message.text))
        return
      case 'announce':
        services.announce(signed(app, message.text))
        return
      case 'actions':
        openAppActions.set(
          message.actions.map(({ id, name }) => ({
            id,
            name,
            app: app.name,
            run: () => bridge.send({ type: 'action', id }),
          })),
        )
        return
      case 'shortcut':
        pressKey(message.key)
        return
      case 'confirm':
      case 'token':
      case 'call':
        void answerRequest(message, { app, services, client, bridge })
    }
  }
}

/** Opens a page that the person may open, shortly after they have clicked; a click in the frame counts for the page around it. */
function openPage(to: string, services: HostServices): void {
  const address = safeReturnPath(to)
  if (address === null || !hasClicked()) return
  if (services.canOpen(new URL(address, window.location.origin).pathname)) services.navigate(address)
}

function hasClicked(): boolean {
  // A browser that does not know says yes.
  const { userActivation } = window.navigator as Navigator & { userActivation?: UserActivation }
  return userActivation?.isActive !== false
}
