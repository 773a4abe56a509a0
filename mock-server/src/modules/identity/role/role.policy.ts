import type { GrantedMenuId } from '../../../access/menu/menu-id.ts'
import { canOpen } from '../../../access/policy.ts'
import type { Grants, Rights } from './grant-rule.ts'
import { knownCodes, partsById, withoutParents, withParents } from './grantable.ts'

/** Anyone who may open the page of roles manages them. */
export const canManageRoles = canOpen('account.role')

/** The role of a company's own administrator is theirs: anyone allowed to manage roles cannot take it from them. */
export function canChangeRole(
  { isAdministratorsRole }: { isAdministratorsRole: boolean },
  { tenantAdmin }: { tenantAdmin: boolean },
): boolean {
  return tenantAdmin || !isAdministratorsRole
}

export type Settled =
  | { kind: 'settled'; grants: Grants }
  | { kind: 'unknown'; menuIds: GrantedMenuId[]; permissions: string[] }
  /** The actor tries to grant rights that they do not have. */
  | { kind: 'notGranted' }

/**
 * Computes a role's grants after `actor` has requested `requested`. The actor neither adds nor removes rights that they do
 * not have, and rights unknown to this program stay as they are: nobody could see them on the page.
 */
export function settleGrants({
  before,
  requested,
  actor,
}: {
  before: Grants
  requested: Grants
  actor: Rights
}): Settled {
  const pages = settleList({
    before: withoutParents(before.menuIds),
    requested: withoutParents(requested.menuIds),
    granted: actor.menuIds,
    known: partsById,
  })
  const codes = settleList({
    before: before.permissions,
    requested: requested.permissions,
    granted: actor.permissions,
    known: knownCodes,
  })
  if (pages.unknown.length > 0 || codes.unknown.length > 0) {
    return { kind: 'unknown', menuIds: pages.unknown, permissions: codes.unknown }
  }
  if (pages.isMore || codes.isMore) return { kind: 'notGranted' }
  return {
    kind: 'settled',
    grants: { menuIds: withParents(pages.settled), permissions: codes.settled.toSorted() },
  }
}

type ListRequest<Item> = {
  before: readonly Item[]
  requested: readonly Item[]
  granted: ReadonlySet<Item>
  known: { has: (item: Item) => boolean }
}

function settleList<Item>({ before, requested, granted, known }: ListRequest<Item>) {
  const present = new Set(before)
  const added = requested.filter((item) => !present.has(item))
  const unchanged = before.filter((item) => !granted.has(item) || !known.has(item))
  return {
    unknown: added.filter((item) => !known.has(item)),
    isMore: added.some((item) => !granted.has(item)),
    settled: [...new Set([...unchanged, ...requested])],
  }
}

/** The part of a role that its copier may hand on. */
export function copyablePart(
  { menuIds, permissions }: Grants,
  actor: Rights,
): { grants: Grants; leftOut: number } {
  const pages = withoutParents(menuIds)
  const copyablePages = pages.filter((id) => actor.menuIds.has(id) && partsById.has(id))
  const copyableCodes = permissions.filter((code) => actor.permissions.has(code) && knownCodes.has(code))
  return {
    grants: { menuIds: withParents(copyablePages), permissions: copyableCodes },
    leftOut: pages.length - copyablePages.length + permissions.length - copyableCodes.length,
  }
}
