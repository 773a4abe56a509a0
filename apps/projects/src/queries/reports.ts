import { projectLog, projectReport, type Call } from '@console/contracts'
import { useCallMutation, useCallQuery, useHttpClient } from '@console/sub-app'

/** Side whose reports of a project are read: the owner's (id 0), or one contractor's (PROJ-036). */
export type ReportOwner = { id: number; type: 'platform' | 'contractor' }

/** Calls whose answers change when a report is added or deleted. */
export const REPORT_CHANGES: readonly Call[] = [projectReport.reports, projectLog.log]

export function useReports(projectId: number, owner: ReportOwner) {
  return useCallQuery(projectReport.reports, {
    query: { projectId, type: 'monthly', ownerTenantId: owner.id, ownerTenantType: owner.type },
  })
}

/** Deletes a report, through the twin call with the correct method (R13) where the platform has it. */
export function useRemoveReport() {
  const { removeReport, deleteReport } = projectReport
  const client = useHttpClient()
  return useCallMutation(client.has(removeReport) ? removeReport : deleteReport, {
    toInput: (id: number) => ({ query: { id } }),
    changes: REPORT_CHANGES,
  })
}
