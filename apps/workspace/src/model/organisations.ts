import type { workspace } from '@console/contracts'

/** A selectable organisation with people of its own; `seatCount` is null where the platform does not report it. */
export type Organisation = { orgId: number; name: string; seatCount: number | null }

/** True for senior masters, who alone see the tree; everybody else has one organisation (WORK-003). */
export function isSeniorMaster(roots: readonly workspace.OrgNode[]): boolean {
  return roots.length > 1 || (roots[0]?.children.length ?? 0) > 0
}

/** Seats of the organisation itself; null where the platform counts them only together with those below it. */
export function ownSeatCount({ seatCnt, ownSeatCnt, children }: workspace.OrgNode): number | null {
  return ownSeatCnt ?? (seatCnt === 0 || children.length === 0 ? seatCnt : null)
}

/** The organisations with seats of their own, or that may have some, from top to bottom. */
export function choosableOrganisations(roots: readonly workspace.OrgNode[]): Organisation[] {
  return roots.flatMap((node) => {
    const seatCount = ownSeatCount(node)
    const own = seatCount === 0 ? [] : [{ orgId: node.orgID, name: node.orgName, seatCount }]
    return [...own, ...choosableOrganisations(node.children)]
  })
}

/**
 * The first selection: the person's own organisation if it has seats, else the first (WORK-Q21). One
 * whose own seats are counted goes before one that may have none.
 */
export function firstSelection(roots: readonly workspace.OrgNode[], ownOrgId: number | null): number[] {
  const own = findNode(roots, ownOrgId)
  const found = choosableOrganisations(own === null || own.seatCnt === 0 ? roots : [own])
  const first = found.find(({ seatCount }) => seatCount !== null) ?? found[0]
  return first === undefined ? [] : [first.orgId]
}

/** True if the organisation is in the tree but none of its seats are its own, so that it has no group on the wall. */
export function isWithoutOwnSeats(roots: readonly workspace.OrgNode[], orgId: number): boolean {
  const node = findNode(roots, orgId)
  return node !== null && ownSeatCount(node) === 0
}

function findNode(nodes: readonly workspace.OrgNode[], orgId: number | null): workspace.OrgNode | null {
  for (const node of nodes) {
    const found = node.orgID === orgId ? node : findNode(node.children, orgId)
    if (found !== null) return found
  }
  return null
}
