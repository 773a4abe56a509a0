import type { account } from '@console/contracts'
import type { GrantedMenuId, PageId } from '../../../access/menu/menu-id.ts'
import type { Viewer } from './account.policy.ts'

/** Facts about a person that decide who may change them. */
export type ChangeTarget = {
  readonly id: number
  readonly tenantAdmin: boolean
  readonly isErased: boolean
  /** True if one of their roles grants more than the requester has. */
  readonly roleGrantsMore: boolean
  /** They may see more of the company than the requester (R58). */
  readonly seesBeyond: boolean
}

/**
 * Why a person may not be changed by somebody; null if they may. Rights are only passed on by people who have them: anyone
 * who could reset the password of a person with more rights would have these rights.
 */
export function whyNotChange(
  actor: Pick<Viewer, 'userId' | 'tenantAdmin' | 'individual'>,
  person: ChangeTarget,
): account.ChangeHindrance | null {
  if (person.isErased) return 'erased'
  if (actor.individual) return 'readOnly'
  if (person.id === actor.userId) return 'self'
  const holdsMore = person.roleGrantsMore || person.seesBeyond || (person.tenantAdmin && !actor.tenantAdmin)
  return holdsMore ? 'holdsMore' : null
}

/** Anyone who can sign in and open both pages can restore every right, so at least one such person has to remain. */
export const ADMINISTRATOR_MENU_IDS = ['account.role', 'account.users'] as const satisfies readonly PageId[]

export function administers(
  { status, hasPassword }: { status: 'enabled' | 'disabled'; hasPassword: boolean },
  menuIds: ReadonlySet<GrantedMenuId>,
): boolean {
  return status === 'enabled' && hasPassword && ADMINISTRATOR_MENU_IDS.every((id) => menuIds.has(id))
}
