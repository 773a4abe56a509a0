import { canOpen } from '../../../access/policy.ts'

/** Who may open the page may read what it shows. */
export const canReadHistory = canOpen('msgcenter.history')
