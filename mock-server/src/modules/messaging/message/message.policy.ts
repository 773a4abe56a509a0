import { canOpen } from '../../../access/policy.ts'

/** Anyone who may open the page may read its contents. */
export const canReadHistory = canOpen('msgcenter.history')
