import { type Call, exports, menu, message, session as sessionCalls, subApp } from '@console/contracts'
import type { RealtimeClient, ValueOf } from '@console/realtime/client'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { logWarning } from '../../base/log.ts'
import { checkBuild } from '../../base/new-build.ts'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { iceServersRequest, openClient } from '../../runtime/realtime/open-client.ts'
import { clearUnread, noteUnread } from '../../runtime/realtime/unread-counts.ts'
import { useReload } from './realtime-queries.ts'

/**
 * Address of the inactivity alerts, which the pages of monitoring read; spelled out here, since their calls are not part of
 * the host.
 */
export const ALERTS_URL = '/api/dolphin-ai/stat/status/list/inactive_alert'

/** Calls for the person's messages that the frame shows. */
const MESSAGE_CALLS = [message.popups, message.unreadCount]
/** Calls whose answers change with an event at one of these addresses; an event at any other address concerns messages. */
const CALLS_BY_URL: Readonly<Record<string, readonly Call[]>> = {
  [exports.list.path]: [exports.list],
  [sessionCalls.authz.path]: [sessionCalls.authz],
  // An app was released, switched on or off: its page, the menu and the rights follow.
  [subApp.registry.path]: [subApp.registry, menu.tree, sessionCalls.authz],
  [ALERTS_URL]: [],
}

/** Shares the browser's connection while somebody is signed in, and applies the messages that concern the frame. */
export function RealtimeConnection() {
  const { session, realtime, sessionUser, businessType, client, version } = useShell()
  const businessTypeId = businessType?.businessTypeId ?? 0
  const isSignedIn = useSyncExternalStore(session.subscribe, () => session.get().status === 'loggedIn')
  const current = useRef<RealtimeClient | null>(null)
  const open = useEffectEvent(() => ({
    opened: openClient({ client, session, userId: sessionUser.userId, businessTypeId, version }),
    requestIceServers: iceServersRequest(client),
  }))
  const handlers = useHandlers()
  const handlersNow = useEffectEvent(() => handlers)

  useEffect(() => {
    if (!isSignedIn) return undefined
    const { opened, requestIceServers } = open()
    const stops = [realtime.use(opened, requestIceServers), listenTo(opened, () => handlersNow())]
    current.current = opened
    return () => {
      current.current = null
      for (const stop of stops) stop()
      opened.close()
    }
  }, [isSignedIn, realtime])

  useEffect(() => {
    // Unread counts belong to one business type.
    clearUnread()
    current.current?.switchBusiness(businessTypeId)
  }, [businessTypeId])
  useEffect(checkBuildOnReturn, [])
  return null
}

/** Files may be replaced without a restart of the server. */
function checkBuildOnReturn(): () => void {
  const check = (): void => {
    if (document.visibilityState === 'visible') void checkBuild()
  }
  document.addEventListener('visibilitychange', check)
  return () => document.removeEventListener('visibilitychange', check)
}

type Handlers = {
  onPushEvents: (value: ValueOf<'pushEvents'>) => void
  /** Called when messages may have been missed. */
  onFresh: () => void
  onKickOff: (fromIp: string) => void
  /** The server does not know the token any more. */
  onRefused: () => void
  onConnected: () => void
  onBusinessRefused: (businessTypeId: number) => void
}

function listenTo(client: RealtimeClient, handlersNow: () => Handlers): () => void {
  const stops = [
    client.subscribe('pushEvents', (value) => handlersNow().onPushEvents(value)),
    client.onFresh(() => handlersNow().onFresh()),
    client.onKickOff((fromIp) => handlersNow().onKickOff(fromIp)),
    client.onBusinessRefused((businessTypeId) => handlersNow().onBusinessRefused(businessTypeId)),
    client.onProblem((problem) => logWarning(`Realtime: ${problem}`)),
    client.state.subscribe(() => {
      const state = client.state.get()
      if (state.status === 'open') handlersNow().onConnected()
      if (state.status === 'off' && state.reason === 'refused') handlersNow().onRefused()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function useHandlers(): Handlers {
  const { session, businessType, client } = useShell()
  const reload = useReload()
  const businessRefusal = useBusinessRefusal()
  return {
    ...businessRefusal,
    onPushEvents: ({ businessTypeId, events }) => {
      if (businessTypeId !== (businessType?.businessTypeId ?? 0)) return
      noteUnread(events)
      for (const { url } of events) reload(CALLS_BY_URL[url] ?? MESSAGE_CALLS)
    },
    onConnected: () => {
      businessRefusal.onConnected()
      // The server may have been restarted with another build; its sessions go on all the same.
      void checkBuild()
    },
    onFresh: () =>
      reload([
        ...MESSAGE_CALLS,
        exports.list,
        sessionCalls.authz,
        // An app may have been released before the connection was there.
        ...(client.has(subApp.registry) ? [subApp.registry, menu.tree] : []),
      ]),
    onKickOff: session.endByKickOff,
    // The page's own token is checked: a 401 ends its session.
    onRefused: () => reload([sessionCalls.authz]),
  }
}

/**
 * Handles the server's refusal of the selected business type, which was taken from the person or disabled meanwhile: the
 * console returns to the one before, or to another one of the person's, and says so.
 */
function useBusinessRefusal() {
  const { user, businessType, chooseBusinessType, services } = useShell()
  const { formatMessage } = useIntl()
  const bound = user.businessTypes ?? []
  /** The business types in the order of their selection, the latest last. */
  const selected = useRef<number[]>([])
  /** Business types that were refused since the last connection, so that two refused ones do not take turns. */
  const refused = useRef(new Set<number>())
  const businessTypeId = businessType?.businessTypeId
  useEffect(() => {
    if (businessTypeId === undefined) return
    selected.current = [...selected.current.filter((id) => id !== businessTypeId), businessTypeId]
  }, [businessTypeId])

  const find = (id: number) => bound.find((one) => one.businessTypeId === id)

  return {
    onConnected: () => refused.current.clear(),
    onBusinessRefused: (refusedId: number) => {
      const name = find(refusedId)?.businessTypeName
      if (name === undefined || refused.current.has(refusedId)) return
      refused.current.add(refusedId)
      const candidates = [...selected.current.toReversed(), ...bound.map((one) => one.businessTypeId)]
      const next = candidates.filter((id) => !refused.current.has(id)).flatMap((id) => find(id) ?? [])[0]
      if (next) chooseBusinessType(next)
      services.toast.warning(
        next
          ? formatMessage({ id: 'header.business.refused' }, { name, selected: next.businessTypeName })
          : formatMessage({ id: 'header.business.refusedOnly' }, { name }),
      )
    },
  }
}
