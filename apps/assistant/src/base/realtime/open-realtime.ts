import { session as sessionCalls } from '@console/contracts'
import {
  CLIENT_VERSION,
  createRealtimeClient,
  openSharedWorker,
  type Dispatched,
  type RealtimeClient,
} from '@console/realtime/client'
import { ApiError, type HttpClient } from '@console/sub-app'

/** Fixed for this call (LIVE-014). */
const DISPATCHER_BUSINESS_TYPE = 498

type IceServer = RTCIceServer & { urls: string[] }

export type RealtimeParts = {
  client: HttpClient
  userId: number
  /** Names the shared worker: pages that may be signed in as somebody else have another one. */
  version: string
  getToken: () => string | null
  isVisible: () => boolean
}

/** The connection of a page that is not in the console, and for each call the ICE servers of that moment. */
export function openRealtime({ client, getToken, ...parts }: RealtimeParts): {
  realtime: RealtimeClient
  iceServers: () => Promise<IceServer[]>
} {
  const realtime = createRealtimeClient({
    ...parts,
    origin: window.location.origin,
    businessTypeId: 0,
    getToken: async () => Promise.resolve(getToken()),
    dispatch: () => dispatch(client),
    openWorker: openSharedWorker,
    page: window,
  })
  return { realtime, iceServers: () => iceServers(client) }
}

async function describeDispatcher(client: HttpClient) {
  const body = { businessTypeID: DISPATCHER_BUSINESS_TYPE, isWS: true as const, version: CLIENT_VERSION }
  return client.send(sessionCalls.describeDispatcher, { body, isQuiet: true })
}

async function iceServers(client: HttpClient): Promise<IceServer[]> {
  const servers = (await describeDispatcher(client)).iceServers
  return servers.map(({ urls, username, credential }) => ({
    urls,
    ...(username === undefined ? {} : { username }),
    ...(credential === undefined ? {} : { credential }),
  }))
}

async function dispatch(client: HttpClient): Promise<Dispatched> {
  try {
    const { url, heartbeat } = await describeDispatcher(client)
    return { kind: 'found', url, heartbeat }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { kind: 'refused' }
    throw error
  }
}
