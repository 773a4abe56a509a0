/** Codes of the controls of monitoring, as the specification numbers them (PLAN-001, PLAN-034). */
export const PERMISSIONS = { addSchedule: '9532001', setUpSchedules: '97305' } as const
