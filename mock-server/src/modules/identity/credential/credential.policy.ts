import { canOpen } from '../../../access/policy.ts'

/** Anyone who may open the page of API clients manages them (COMP-Q8). */
export const canManageClients = canOpen('configuration.auth')
