import type { subApp } from '@console/contracts'
import { usePreferences } from '@console/domain-ui/preferences'
import { answerRequest, type AskingApp, hasActed, openForApp, signed } from '@console/sub-app/app-host'
import {
  type AppMessage,
  connectIsolatedFrame,
  createMessageBudget,
  type IsolatedContext,
  type IsolatedHost,
  type MessageBudget,
  plainText,
} from '@console/sub-app/isolated-app/host'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { registeredBase } from '../../base/paths.ts'
import { useShell } from '../context/shell-context.tsx'
import { pressKey } from '../frames/use-frame-bridge.ts'
import { addressBelow } from './address-below.ts'
import { openAppActions } from './app-actions.ts'

type BridgeOptions = {
  app: subApp.RegistryApp
  frame: RefObject<HTMLIFrameElement | null>
  /** Origin of a page of a development server, which has one. */
  localOrigin: string | undefined
  onReady: () => void
  onResize: (heightPx: number) => void
  onTitle: (title: string) => void
  /** The document that greeted is still there: the answer to `ping`. */
  onPong: (id: number) => void
  /** Nothing in the app caught an error. */
  onError: (text: string) => void
  onRefused: (count: number) => void
  /** It cannot go on: too many messages, or one of another protocol. */
  onStop: (why: 'flood' | 'protocol') => void
}

/** State of one opened frame. */
type IsolatedBridge = {
  send: IsolatedHost['send']
  asking: AskingApp
  /** Budgets of what it still may show or announce, and of what it may make the console do. */
  notices: MessageBudget
  moves: MessageBudget
}

/** Toasts and announcements of one app; the rest is dropped. */
export const NOTICES = { burst: 2, perSecond: 1 } as const
/** Addresses and titles of one app: browsers refuse more entries of the history, and then the console's own, too. */
export const MOVES = { burst: 30, perSecond: 3 } as const

/**
 * Handles the messages of an isolated app, and sends it every change of its context. Returns a function that asks the document
 * that greeted for a sign of life.
 */
export function useIsolatedBridge({
  app,
  frame,
  localOrigin,
  onRefused,
  onStop,
  ...on
}: BridgeOptions): (id: number) => void {
  const context = useAppContext(app)
  const bridge = useRef<IsolatedBridge | null>(null)
  const handle = useMessageHandler(app, { frame, ...on })
  const receive = useEffectEvent((message: AppMessage) => {
    if (bridge.current !== null) handle(message, bridge.current)
  })
  const sendContext = useEffectEvent(() => bridge.current?.send({ type: 'context', context }))
  const refused = useEffectEvent(onRefused)
  const stop = useEffectEvent(onStop)
  const { services, client } = useShell()
  const beginAsking = useEffectEvent((signal: AbortSignal): AskingApp => ({
    app,
    services,
    client,
    signal,
    calls: 0,
    isAsking: false,
  }))

  useEffect(() => {
    const leaving = new AbortController()
    const { send } = connectIsolatedFrame(
      () => frame.current?.contentWindow ?? null,
      {
        onConnected: () => sendContext(),
        onOtherProtocol: () => stop('protocol'),
        onMessage: (message) => receive(message),
        onRefused: (count) => refused(count),
        onFlood: () => stop('flood'),
      },
      { signal: leaving.signal, ...(localOrigin === undefined ? {} : { localOrigin }) },
    )
    bridge.current = {
      send,
      asking: beginAsking(leaving.signal),
      notices: createMessageBudget(NOTICES),
      moves: createMessageBudget(MOVES),
    }
    return () => {
      leaving.abort()
      bridge.current = null
      openAppActions.set([])
    }
  }, [frame, localOrigin])

  useEffect(() => {
    sendContext()
  }, [context])

  return (id) => bridge.current?.send({ type: 'ping', id })
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

type Shown = Pick<BridgeOptions, 'frame' | 'onReady' | 'onPong' | 'onResize' | 'onTitle' | 'onError'>

/** What each message does. */
function useMessageHandler(app: subApp.RegistryApp, { frame, ...on }: Shown) {
  const { services } = useShell()
  return (message: AppMessage, bridge: IsolatedBridge): void => {
    switch (message.type) {
      case 'ready':
        on.onReady()
        return
      case 'resize':
        on.onResize(message.heightPx)
        return
      case 'pong':
        on.onPong(message.id)
        return
      case 'error':
        on.onError(message.text)
        return
      case 'title':
        if (bridge.moves.take()) on.onTitle(plainText(message.title))
        return
      case 'navigate': {
        if (!bridge.moves.take()) return
        const address = addressBelow(app.module, message.path)
        if (address !== null) services.navigate(address, { replace: message.isReplaced === true })
        return
      }
      case 'open':
        // Shortly after a click; one in the frame counts for the page around it.
        if (hasActed()) openForApp(message.to, app.module, services)
        return
      case 'toast':
        if (!bridge.notices.take()) return
        services.toast[message.level](signed(app, message.text))
        return
      case 'announce':
        if (!bridge.notices.take()) return
        services.announce(signed(app, message.text))
        return
      case 'actions':
        openAppActions.set(
          message.actions.map(({ id, name }) => ({
            id,
            name: plainText(name),
            app: app.name,
            run: () => bridge.send({ type: 'action', id }),
          })),
        )
        return
      case 'shortcut':
        // Nobody has pressed a key in the app without having the focus there.
        if (document.activeElement === frame.current && hasActed()) pressKey(message.key)
        return
      case 'confirm':
      case 'token':
      case 'call':
        void answerRequest(message, bridge.asking, bridge.send)
    }
  }
}
