import type { PeerPayload, RoomMember } from '../codec/envelope.ts'

/** Why a room could not be entered, or a peer message was not delivered. */
export type RoomRefusal =
  /** 403: no right to the room. */
  | 'forbidden'
  /** 404: no such room; of a message: the sender or the addressed person is not in it. */
  | 'notFound'
  /** 429: too many rooms, members or messages. */
  | 'tooMany'
  /** There is no connection, or the server cannot check it at present. */
  | 'unavailable'

export type LeftReason =
  /** By the server: the right to the room was taken away. */
  | 'ended'
  /** Another business type was selected. */
  | 'businessSwitched'
  /** Signed out, kicked off, or replaced by another sign-in. */
  | 'sessionEnded'
  /** A watcher whose room became empty. */
  | 'alone'
  /** A watcher whose seat was kicked off. */
  | 'kickedOff'

/** News of a room for a page. Nothing more comes after `refused` and `left`. */
export type RoomStatus =
  /** Inside, also again after a session that could not be resumed: whatever ran in the room starts afresh. */
  | { kind: 'entered'; members: RoomMember[] }
  /** Somebody else came, left or was kicked off; `members` are those who are there afterwards. */
  | {
      kind: 'someoneEntered' | 'someoneLeft' | 'someoneKickedOff'
      member: RoomMember
      members: RoomMember[]
    }
  | { kind: 'left'; reason: LeftReason }
  | { kind: 'refused'; refusal: RoomRefusal }

export type PeerMessage = { messageId: string; fromUserId: number } & PeerPayload

export type RoomHandlers = {
  onStatus: (status: RoomStatus) => void
  onMessage?: (message: PeerMessage) => void
  /** A message of this page that the server did not pass on. */
  onUndelivered?: (messageId: string, refusal: RoomRefusal) => void
}

export type RoomOptions = {
  /** It leaves by itself when nobody else is left, or when the owner is kicked off (RT-018, RT-019). */
  isWatcher?: boolean
}

/** A page's stay in a room. */
export type Room = {
  /** Leaves; nothing is reported any more. */
  leave: () => void
  /** For one member, in all sessions that they have in the room. Returns the message's id. */
  send: (toUserId: number, payload: PeerPayload) => string
}
