import type { HeldMenuId } from '../../../access/menu/menu-id.ts'
import { knownCodes, partsById, withoutParents, withParents } from './grantable.ts'
import type { Grants, Held } from './grant-rule.ts'
import { canOpen } from '../../../access/policy.ts'

/** Who may open the page of roles manages them. */
export const canManageRoles = canOpen('account.role')

/** The role of a company's own administrator is theirs: whoever they let manage roles cannot take it from them. */
export function canChangeRole(
  { isAdministratorsRole }: { isAdministratorsRole: boolean },
  { tenantAdmin }: { tenantAdmin: boolean },
): boolean {
  return tenantAdmin || !isAdministratorsRole
}

export type Settled =
  | { kind: 'settled'; grants: Grants }
  | { kind: 'unknown'; menuIds: HeldMenuId[]; permissions: string[] }
  /** Somebody wants to grant what they do not hold. */
  | { kind: 'notHeld' }

/**
 * What a role grants after `holder` has asked for `wanted`. What they do not hold they neither add nor take away, and
 * what this program does not know stays as it is: nobody could see it on the page.
 */
export function settleGrants({
  before,
  wanted,
  holder,
}: {
  before: Grants
  wanted: Grants
  holder: Held
}): Settled {
  const pages = settleList({
    before: withoutParents(before.menuIds),
    wanted: withoutParents(wanted.menuIds),
    held: holder.menuIds,
    known: partsById,
  })
  const codes = settleList({
    before: before.permissions,
    wanted: wanted.permissions,
    held: holder.permissions,
    known: knownCodes,
  })
  if (pages.unknown.length > 0 || codes.unknown.length > 0) {
    return { kind: 'unknown', menuIds: pages.unknown, permissions: codes.unknown }
  }
  if (pages.isMore || codes.isMore) return { kind: 'notHeld' }
  return {
    kind: 'settled',
    grants: { menuIds: withParents(pages.settled), permissions: codes.settled.toSorted() },
  }
}

type ListRequest<Item> = {
  before: readonly Item[]
  wanted: readonly Item[]
  held: ReadonlySet<Item>
  known: { has: (item: Item) => boolean }
}

function settleList<Item>({ before, wanted, held, known }: ListRequest<Item>) {
  const present = new Set(before)
  const added = wanted.filter((item) => !present.has(item))
  const kept = before.filter((item) => !held.has(item) || !known.has(item))
  return {
    unknown: added.filter((item) => !known.has(item)),
    isMore: added.some((item) => !held.has(item)),
    settled: [...new Set([...kept, ...wanted])],
  }
}

/** What of a role its copier may hand on. */
export function heldPart(
  { menuIds, permissions }: Grants,
  holder: Held,
): { grants: Grants; leftOut: number } {
  const pages = withoutParents(menuIds)
  const heldPages = pages.filter((id) => holder.menuIds.has(id) && partsById.has(id))
  const heldCodes = permissions.filter((code) => holder.permissions.has(code) && knownCodes.has(code))
  return {
    grants: { menuIds: withParents(heldPages), permissions: heldCodes },
    leftOut: pages.length - heldPages.length + permissions.length - heldCodes.length,
  }
}
