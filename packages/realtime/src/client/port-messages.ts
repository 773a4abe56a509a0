import type { Body, BodyKind } from '../codec/envelope.ts'
import type { Dispatched } from './connection-types.ts'
import type { PeerMessage, RoomStatus } from './room-types.ts'
import type { OutgoingBody } from './session.ts'

/** Messages that a hub and a page post to each other. Both are of one build: the worker's name carries the version. */

/** The user signed in on a page, and the business type selected there. */
export type Profile = { token: string; userId: number; businessTypeId: number }

export type OffReason =
  /** No session: signed out on some page. */
  | 'signedOut'
  /** The server does not know the token any more; the page checks its own. */
  | 'refused'
  /** Somebody ended the session from elsewhere. */
  | 'kickedOff'
  /** The business type is not the user's; a switch or a reload tries again. */
  | 'forbidden'
  /** This build is too old; a reload brings another one. */
  | 'upgrade'
  /** The platform has no realtime messages: pages poll. */
  | 'absent'
  /** Another token took over; the page restarts with it. */
  | 'replaced'

export type RealtimeState =
  | { status: 'connecting' }
  | { status: 'open' }
  /** Tried again all the time; `since` is in Unix milliseconds. */
  | { status: 'down'; since: number }
  | { status: 'off'; reason: OffReason }

export type HubMessage =
  | { type: 'state'; state: RealtimeState }
  | { type: 'message'; body: Body }
  /** Messages of one kind, in their order. */
  | { type: 'messages'; bodies: Body[] }
  | { type: 'fresh' }
  | { type: 'kickOff'; fromIp: string }
  /** The page may have selected another one meanwhile. */
  | { type: 'businessRefused'; businessTypeId: number }
  /** Status for the page's stay in a room: an older one may have ended meanwhile. */
  | { type: 'room'; roomId: string; stayId: number; status: RoomStatus }
  | { type: 'peerMessage'; roomId: string; stayId: number; message: PeerMessage }
  | { type: 'refused'; requestId: number; code: number; msg: string }
  | { type: 'queryToken'; id: number }
  | { type: 'queryDispatch'; id: number; token: string }
  /** Checks that the page still exists; it answers `pong`. */
  | { type: 'ping' }
  | { type: 'pong' }
  /** The page did not answer for long, and has to attach again. */
  | { type: 'detached' }
  | { type: 'problem'; problem: string }

export type PageMessage =
  /** `isSignIn`: the token is valid, although a page had signed out with it. */
  | { type: 'attach'; profile: Profile; kinds: BodyKind[]; isSignIn?: boolean }
  /** Replaces what was subscribed to before. */
  | { type: 'subscribe'; kinds: BodyKind[] }
  | { type: 'enterRoom'; roomId: string; stayId: number }
  | { type: 'leaveRoom'; roomId: string }
  /** Room events are the hub's own: it counts the pages in a room. */
  | { type: 'send'; requestId: number; body: Extract<OutgoingBody, { kind: 'directMessage' }> }
  | { type: 'switchBusiness'; businessTypeId: number }
  | { type: 'signOut' }
  /** The browser is online again. */
  | { type: 'online' }
  /** The page exists, and the machine may have slept. The hub answers `pong`. */
  | { type: 'ping' }
  | { type: 'pong' }
  | { type: 'tokenAnswer'; id: number; token: string | null }
  /** Null when the call failed. */
  | { type: 'dispatchAnswer'; id: number; dispatched: Dispatched | null }
  | { type: 'close' }

const TYPES_OF_PAGES: ReadonlySet<unknown> = new Set<PageMessage['type']>([
  'attach',
  'subscribe',
  'enterRoom',
  'leaveRoom',
  'send',
  'switchBusiness',
  'signOut',
  'online',
  'ping',
  'pong',
  'tokenAnswer',
  'dispatchAnswer',
  'close',
])
const TYPES_OF_HUBS: ReadonlySet<unknown> = new Set<HubMessage['type']>([
  'state',
  'message',
  'messages',
  'fresh',
  'kickOff',
  'businessRefused',
  'room',
  'peerMessage',
  'refused',
  'queryToken',
  'queryDispatch',
  'ping',
  'pong',
  'detached',
  'problem',
])

/** Anything else on a port is not ours: browser extensions post to ports too. */
export function isPageMessage(data: unknown): data is PageMessage {
  return TYPES_OF_PAGES.has(getMessageType(data))
}

export function isHubMessage(data: unknown): data is HubMessage {
  return TYPES_OF_HUBS.has(getMessageType(data))
}

function getMessageType(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : null
}

/** The part of a MessagePort that hub and page need. */
export type Port = {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void
  start: () => void
  close: () => void
}
