import type { workspace } from '@console/contracts'

/** An organisation with people of its own, which can be chosen. */
export type Organisation = { orgId: number; name: string; seatCount: number }

/** Only these see the tree: everybody else has one organisation (WORK-003). */
export function isSeniorMaster(roots: readonly workspace.OrgNode[]): boolean {
  return roots.length > 1 || (roots[0]?.children.length ?? 0) > 0
}

/** The organisations with seats of their own, from top to bottom. */
export function choosableOrganisations(roots: readonly workspace.OrgNode[]): Organisation[] {
  return roots.flatMap((node) => [
    ...(node.ownSeatCnt > 0 ? [{ orgId: node.orgID, name: node.orgName, seatCount: node.ownSeatCnt }] : []),
    ...choosableOrganisations(node.children),
  ])
}

/** What is selected before anybody has chosen: the person's own organisation if it has seats, else the first (WORK-Q21). */
export function firstSelection(roots: readonly workspace.OrgNode[], ownOrgId: number | null): number[] {
  const own = findNode(roots, ownOrgId)
  const [first] = choosableOrganisations(own === null || own.seatCnt === 0 ? roots : [own])
  return first === undefined ? [] : [first.orgId]
}

/** It is in the tree, but none of its seats are its own: it has no group on the wall. */
export function isWithoutOwnSeats(roots: readonly workspace.OrgNode[], orgId: number): boolean {
  return findNode(roots, orgId)?.ownSeatCnt === 0
}

function findNode(nodes: readonly workspace.OrgNode[], orgId: number | null): workspace.OrgNode | null {
  for (const node of nodes) {
    const found = node.orgID === orgId ? node : findNode(node.children, orgId)
    if (found !== null) return found
  }
  return null
}
