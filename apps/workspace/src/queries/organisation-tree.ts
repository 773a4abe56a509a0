import { workspace } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** The organisations that the person may watch (WORK-002). */
export function useOrganisationTree(businessTypeId: number) {
  return useCallQuery(
    workspace.orgTree,
    { body: { businessTypeID: businessTypeId } },
    { refetchOnMount: 'always' },
  )
}
