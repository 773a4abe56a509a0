/** Codes of controls: those of monitoring as the specification numbers them (PLAN-001, PLAN-034), others as the server does. */
export const PERMISSIONS = {
  addSchedule: '9532001',
  setUpSchedules: '97305',
  editDailyReports: '95501',
} as const
