import { session } from '@console/contracts'
import {
  CLIENT_VERSION,
  createRealtimeClient,
  openSharedWorker,
  type Dispatched,
  type RealtimeClient,
} from '@console/realtime/client'
import { ApiError, type HostRealtime, type HttpClient } from '@console/sub-app'
import type { SessionStore } from '../../core/session/session-store.ts'

/** The business type of this one call; the selected one travels in the heartbeats (LIVE-014, RT-Q9). */
const DISPATCHER_BUSINESS_TYPE = 498
const UNAUTHORISED = 401
/** A platform without realtime messages: pages poll. */
const ABSENT: ReadonlySet<number | null> = new Set([404, 501])

export type ClientParts = {
  client: HttpClient
  session: SessionStore
  userId: number
  businessTypeId: number
  version: string
}

/** This page's share in the browser's one connection. */
export function openClient({ client, session: store, ...profile }: ClientParts): RealtimeClient {
  return createRealtimeClient({
    ...profile,
    origin: window.location.origin,
    getToken: async () => store.getToken(),
    dispatch: () => dispatch(client),
    openWorker: openSharedWorker,
    page: window,
    isVisible: () => document.visibilityState === 'visible',
  })
}

/** Requests ICE servers for a call that begins now, with credentials that are new. */
export function iceServersRequest(client: HttpClient): HostRealtime['iceServers'] {
  return async () => (await describeDispatcher(client)).iceServers
}

async function describeDispatcher(client: HttpClient) {
  const body = { businessTypeID: DISPATCHER_BUSINESS_TYPE, isWS: true as const, version: CLIENT_VERSION }
  return client.send(session.describeDispatcher, { body, isQuiet: true })
}

async function dispatch(client: HttpClient): Promise<Dispatched> {
  try {
    const { url, heartbeat } = await describeDispatcher(client)
    return { kind: 'found', url, heartbeat }
  } catch (error) {
    if (error instanceof ApiError && error.status === UNAUTHORISED) return { kind: 'refused' }
    if (error instanceof ApiError && ABSENT.has(error.status)) return { kind: 'absent' }
    throw error
  }
}
