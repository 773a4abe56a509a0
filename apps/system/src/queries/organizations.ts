import { organization, user } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'
import { organizationTree } from '../model/organization-tree.ts'

/** Calls that answer something else once the tree has changed. */
export const ORGANIZATION_CHANGES = [organization.tree, user.organizationList] as const

const prepared = ({ rows }: { rows: organization.OrganizationRow[] }) => organizationTree(rows)

/** The whole tree, prepared for search once an answer. */
export function useOrganizationTree() {
  return useCallQuery(organization.tree, {}, { select: prepared })
}

export function useRemoveOrganization() {
  return useCallMutation(organization.remove, {
    toInput: (id: number) => ({ query: { id } }),
    changes: ORGANIZATION_CHANGES,
  })
}
