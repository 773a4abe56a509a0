import { organization, user } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { organizationTree } from '../model/organization-tree.ts'

/** Calls that answer something else once the tree has changed. */
export const ORGANIZATION_CHANGES = [organization.tree, user.organizationList] as const

const prepared = ({ rows }: { rows: organization.OrganizationRow[] }) => organizationTree(rows)

/** The whole tree, prepared for search once an answer. */
export function useOrganizationTree() {
  return useQuery({ ...callQuery(useHttpClient(), organization.tree), select: prepared })
}

export function useRemoveOrganization() {
  const client = useHttpClient()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) => client.send(organization.remove, { query: { id }, isQuiet: true }),
    onSettled: async () => {
      await Promise.all(
        ORGANIZATION_CHANGES.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })),
      )
    },
  })
}
