import type { PageId } from './menu/menu-id.ts'
import type { Session } from './session.ts'

/** Decides whether a session may send a call, the one question of a `*.policy.ts`; false answers 403 and is audited. */
export type Policy = (session: Pick<Session, 'menuIds' | 'individual'>) => boolean

/** Anyone who may open one of the pages that use a call may send it (R44). */
export function canOpen(...pages: readonly [PageId, ...PageId[]]): Policy {
  return ({ menuIds }) => pages.some((page) => menuIds.has(page))
}

/** For data that is the same for everybody, or that the session itself represents; each call says which. */
export const everySignedIn: Policy = () => true

/** For data that belongs to the caller alone: handler and store look nowhere but under the caller's own id. */
export const ownRecordsOnly: Policy = () => true
