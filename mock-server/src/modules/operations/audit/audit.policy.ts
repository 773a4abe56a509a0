import { canOpen } from '../../../access/policy.ts'

/** Anyone who may open the page may read its contents, and nobody else. */
export const canReadAudit = canOpen('msgcenter.audit')
