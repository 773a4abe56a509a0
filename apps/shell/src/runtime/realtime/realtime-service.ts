import type { BodyKind, RealtimeClient, RealtimeState, ValueOf } from '@console/realtime/client'
import { createRoomStays } from '@console/realtime/room-stays'
import type { HostRealtime } from '@console/sub-app'

export type RealtimeService = HostRealtime & {
  /** Null while there is no client. */
  state: { get: () => RealtimeState | null; subscribe: (listener: () => void) => () => void }
  /** From now on messages come from this client, and ICE servers from this request; the returned function ends it. */
  use: (client: RealtimeClient, requestIceServers: HostRealtime['iceServers']) => () => void
  /** For all pages of the browser: the connection is closed before the session ends. */
  signOut: () => void
  /** The session did not end after all. */
  signIn: () => void
  /** Runs once a page subscribes, at once if one has. */
  onFirstUse: (run: () => void) => void
}

/**
 * The messages of the signed-in console, whichever client they come from: pages subscribe before there is one, and stay subscribed
 * when a later sign-in brings another. Rooms end with the client.
 */
export function createRealtimeService(): RealtimeService {
  const subscriptions = createSubscriptions()
  const stays = createRoomStays()
  const freshListeners = new Set<() => void>()
  const stateListeners = new Set<() => void>()
  let client: RealtimeClient | null = null
  let iceServers = noIceServers
  let isInUse = false
  let firstUse: (() => void) | null = null

  function noteUse(): void {
    if (isInUse) return
    isInUse = true
    firstUse?.()
  }

  const subscribeState = (listener: () => void): (() => void) => listen(stateListeners, listener)

  return {
    subscribe: (kind, listener) => {
      noteUse()
      return subscriptions.add(kind, listener, client)
    },
    onFresh: (listener) => listen(freshListeners, listener),
    enterRoom: (roomId, handlers, options) => {
      noteUse()
      return stays.enter(roomId, handlers, options)
    },
    open: noteUse,
    iceServers: () => iceServers(),
    isOpen: { get: () => client?.state.get().status === 'open', subscribe: subscribeState },
    state: { get: () => client?.state.get() ?? null, subscribe: subscribeState },
    signOut: () => client?.signOut(),
    signIn: () => client?.signIn(),
    onFirstUse: (run) => {
      firstUse = run
      if (isInUse) run()
    },
    use: (next, requestIceServers) => {
      client = next
      iceServers = requestIceServers
      subscriptions.move(next)
      stays.move(next)
      const stops = [
        next.onFresh(() => notify(freshListeners)),
        next.state.subscribe(() => notify(stateListeners)),
      ]
      notify(stateListeners)
      return () => {
        for (const stop of stops) stop()
        if (client !== next) return
        client = null
        iceServers = noIceServers
        subscriptions.move(null)
        stays.move(null)
        notify(stateListeners)
      }
    },
  }
}

/** Only a page in a room needs ICE servers, and such a page has a client. */
const noIceServers: HostRealtime['iceServers'] = () => Promise.reject(new Error('There is no client.'))

function createSubscriptions() {
  const subscriptions = new Set<Subscription>()
  return {
    add: <Kind extends BodyKind>(
      kind: Kind,
      listener: (value: ValueOf<Kind>) => void,
      client: RealtimeClient | null,
    ): (() => void) => {
      const subscription = createSubscription(kind, listener)
      subscriptions.add(subscription)
      subscription.move(client)
      return () => {
        subscriptions.delete(subscription)
        subscription.move(null)
      }
    },
    move: (client: RealtimeClient | null): void => {
      for (const subscription of subscriptions) subscription.move(client)
    },
  }
}

type Subscription = { move: (client: RealtimeClient | null) => void }

function createSubscription<Kind extends BodyKind>(
  kind: Kind,
  listener: (value: ValueOf<Kind>) => void,
): Subscription {
  let stop: (() => void) | null = null
  return {
    move: (client) => {
      stop?.()
      stop = client?.subscribe(kind, listener) ?? null
    },
  }
}

function notify(listeners: ReadonlySet<() => void>): void {
  for (const listener of listeners) listener()
}

function listen(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
