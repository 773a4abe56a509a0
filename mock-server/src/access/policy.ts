import type { PageId } from './menu/menu-id.ts'
import type { Session } from './session.ts'

/** May they? The one question of a `*.policy.ts`; false answers 403 and is audited. */
export type Policy = (session: Pick<Session, 'menuIds' | 'individual'>) => boolean

/** Anyone who may open one of the pages that use a call may send it (R44). */
export function canOpen(...pages: readonly [PageId, ...PageId[]]): Policy {
  return ({ menuIds }) => pages.some((page) => menuIds.has(page))
}

/** For what is the same for everybody, or what the session itself represents; each call says which. */
export const everySignedIn: Policy = () => true

/** For what belongs to the caller alone: handler and store look nowhere but under their own id. */
export const ownRecordsOnly: Policy = () => true
