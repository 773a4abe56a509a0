import { canOpen } from '../../../access/policy.ts'

/** Who may open the page may read what it shows, and nobody else. */
export const canReadAudit = canOpen('msgcenter.audit')
