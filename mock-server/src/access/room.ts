import type { TenantTx } from '../platform/context/context.ts'
import type { Session } from './session.ts'

/** The person who enters a room, with the rights of this moment. */
export type RoomVisitor = Pick<Session, 'userId' | 'name' | 'menuIds' | 'individual'>

export type RoomEntry =
  /** What the other members see of the visitor; the owner is whom the room belongs to. */
  | { readonly kind: 'allowed'; readonly member: { readonly name: string; readonly isOwner: boolean } }
  | { readonly kind: 'forbidden' }
  /** No room of this domain, or one that the visitor must not know of. */
  | { readonly kind: 'unknown' }

/** The rooms of a domain in the realtime socket: who may be in which. */
export type RoomAccess = {
  readonly findEntry: (
    tx: TenantTx,
    visit: { readonly visitor: RoomVisitor; readonly roomId: string; readonly now: Date },
  ) => Promise<RoomEntry>
}
