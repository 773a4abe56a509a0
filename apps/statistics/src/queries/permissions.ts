import { session } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** Codes of controls: those of monitoring as the specification numbers them (PLAN-001, PLAN-034), others as the server does. */
export const PERMISSIONS = {
  addSchedule: '9532001',
  setUpSchedules: '97305',
  editDailyReports: '95501',
} as const

/** True if a control that needs the code is shown; the host has requested the same answer before the page opened. */
export function useHasPermission(code: string): boolean {
  return useCallQuery(session.authz).data?.permissions.includes(code) ?? false
}
