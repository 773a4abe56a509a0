import type { LeftReason, RoomRefusal } from '../client/room-types.ts'

export type WatchFailure =
  | RoomRefusal
  /** Nobody is at the seat's end. */
  | 'seatAbsent'
  /** The seat did not answer. */
  | 'noOffer'
  /** The connection failed again and again. */
  | 'connectionFailed'

export type WatchEnd =
  /** By the watcher. */
  | 'stopped'
  /** By the seat: sharing was declined or ended there. */
  | 'seatStopped'
  /** Another page of the same person watches this seat now. */
  | 'otherPage'
  | LeftReason

export type WatchState =
  | { status: 'connecting' }
  | { status: 'live' }
  /** Connected, but no new frame arrives. */
  | { status: 'frozen' }
  /** The connection broke and is being restored. */
  | { status: 'retrying' }
  | { status: 'failed'; reason: WatchFailure }
  | { status: 'stopped'; reason: WatchEnd }

/** True for a final state. */
export function isOver({ status }: WatchState): boolean {
  return status === 'failed' || status === 'stopped'
}
