import { organization, user } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'
import { organizationTree } from '../model/organization-tree.ts'

/** Calls whose answers change with the tree. */
export const ORGANIZATION_CHANGES = [organization.tree, user.organizationList] as const

const prepared = ({ rows }: { rows: organization.OrganizationRow[] }) => organizationTree(rows)

/** The whole tree, indexed for search once per answer. */
export function useOrganizationTree() {
  return useCallQuery(organization.tree, {}, { select: prepared })
}

export function useRemoveOrganization() {
  return useCallMutation(organization.remove, {
    toInput: ({ id, version }: Pick<organization.OrganizationRow, 'id' | 'version'>) => ({
      query: { id, version },
    }),
    changes: ORGANIZATION_CHANGES,
  })
}
