import { projectLog, projectReport, type Call } from '@console/contracts'
import { callQuery, useHttpClient } from '@console/sub-app'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** Whose reports of a project: the owner's side (id 0), or those of one contractor (PROJ-036). */
export type ReportOwner = { id: number; type: 'platform' | 'contractor' }

/** Calls that answer something else once there is a report more or less. */
export const REPORT_CHANGES: readonly Call[] = [projectReport.reports, projectLog.log]

export function useReports(projectId: number, owner: ReportOwner) {
  return useQuery(
    callQuery(useHttpClient(), projectReport.reports, {
      query: { projectId, type: 'monthly', ownerTenantId: owner.id, ownerTenantType: owner.type },
    }),
  )
}

/** By the twin with the right method (decision 13). Also after a refusal the list is asked for anew. */
export function useRemoveReport() {
  const client = useHttpClient()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) =>
      client.send(projectReport.removeReport, { query: { id }, isQuiet: true }),
    onSettled: async () => {
      await Promise.all(REPORT_CHANGES.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })))
    },
  })
}
