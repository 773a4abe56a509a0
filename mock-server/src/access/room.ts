import type { TenantTx } from '../platform/context/context.ts'
import type { Session } from './session.ts'

/** The person who enters a room, with the rights of this moment. */
export type RoomVisitor = Pick<Session, 'userId' | 'name' | 'menuIds' | 'individual'>

export type RoomEntry =
  /** The visitor as the other members see them; the owner is the person the room belongs to. */
  | { readonly kind: 'allowed'; readonly member: { readonly name: string; readonly isOwner: boolean } }
  | { readonly kind: 'forbidden' }
  /** No room of this domain, or one that the visitor must not know of. */
  | { readonly kind: 'unknown' }

/** A session in a room, as the domain of the room records it. */
export type RoomStay = {
  /** Id of this session, also on another server. */
  readonly stayId: string
  readonly roomId: string
  readonly userId: number
  readonly isOwner: boolean
  readonly now: Date
}

/** The rooms of a domain in the realtime socket: who may be in which. */
export type RoomAccess = {
  readonly findEntry: (
    tx: TenantTx,
    visit: { readonly visitor: RoomVisitor; readonly roomId: string; readonly now: Date },
  ) => Promise<RoomEntry>
  /** Called when the session is in the room: in the transaction that allows its entry, and in those that check it again. */
  readonly onPresent?: (tx: TenantTx, stay: RoomStay) => Promise<void>
  /** Called when the session is no longer in the room; `wasIn` is false where its entry came to nothing. */
  readonly onLeft?: (tx: TenantTx, stay: RoomStay & { readonly wasIn: boolean }) => Promise<void>
}
