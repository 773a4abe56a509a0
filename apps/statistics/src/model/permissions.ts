/** Codes of the controls of monitoring, as the specification numbers them (PLAN-034). */
export const PERMISSIONS = { setUpSchedules: '97305' } as const
