import type { DataOf, session } from '@console/contracts'
import { consolePaths } from '../../base/paths.ts'
import type { MenuNode } from './menu-node.ts'

/** The two lists that every gate of the console reads (SHELL-005). */
export type Rights = { permissions: ReadonlySet<string>; menuIds: ReadonlySet<string> }

/** Codes and ids are compared as texts (SHELL-005, SHELL-Q4). */
export function toRights(lists: DataOf<typeof session.authz> | undefined): Rights {
  return { permissions: new Set(lists?.permissions), menuIds: new Set(lists?.menuIds) }
}

/**
 * The one permission filter, for menu, routes and prefetch alike: an item whose id is not authorised is removed with all
 * below it (SHELL-034, SHELL-Q5).
 */
export function authorisedItems(items: readonly MenuNode[], rights: Rights): MenuNode[] {
  return items
    .filter(({ id }) => rights.menuIds.has(id))
    .map((item) => ({ ...item, children: authorisedItems(item.children, rights) }))
}

/**
 * The authorised items that the sidebar lists: nothing hidden, no group without anything to choose (SHELL-035, SHELL-036).
 */
export function listedItems(authorised: readonly MenuNode[]): MenuNode[] {
  return authorised
    .filter(({ isHidden }) => !isHidden)
    .map((item) => ({ ...item, children: item.hidesChildren ? [] : listedItems(item.children) }))
    .filter((item) => isPage(item) || item.children.length > 0)
}

/** An item that a click can open. */
export function isPage({ path, link }: MenuNode): boolean {
  return path !== null || link !== null
}

/**
 * Depth-first in server order the first item that is authorised, listed, enabled, inside the console, and has a path and
 * no listed children (SHELL-Q15). A page with a parameter in its path cannot be opened without one.
 */
export function firstAvailablePage(authorised: readonly MenuNode[]): string | null {
  return findFirstPage(listedItems(authorised))
}

function findFirstPage(listed: readonly MenuNode[]): string | null {
  for (const { isDisabled, link, path, children } of listed) {
    if (isDisabled) continue
    if (children.length === 0 && path !== null && link === null && !path.includes(':')) return path
    const below = findFirstPage(children)
    if (below !== null) return below
  }
  return null
}

/** The target of the root addresses: the users page for individuals, else the first page, else 404 (SHELL-023..025). */
export function homePath(authorised: readonly MenuNode[], isIndividual: boolean): string {
  if (isIndividual) return consolePaths.users
  return firstAvailablePage(authorised) ?? consolePaths.notFound
}

/** The item with this address, at any level of the menu. */
export function itemAt(items: readonly MenuNode[], path: string): MenuNode | null {
  for (const item of items) {
    const found = item.path === path ? item : itemAt(item.children, path)
    if (found !== null) return found
  }
  return null
}

/** The items from the top down to the one with this id; empty when there is none. */
export function trailTo(items: readonly MenuNode[], id: string): MenuNode[] {
  for (const item of items) {
    if (item.id === id) return [item]
    const below = trailTo(item.children, id)
    if (below.length > 0) return [item, ...below]
  }
  return []
}
