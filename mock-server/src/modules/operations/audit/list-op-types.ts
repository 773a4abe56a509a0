import { audit } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { opTypeNames } from '../../../platform/audit/dictionary.ts'
import { canReadAudit } from './audit.policy.ts'

/** A module that nobody knows has no operations. */
export const listOpTypes = sessionRoute(audit.opTypes, {
  policy: canReadAudit,
  handler: ({ ctx, query, language }) =>
    Promise.resolve({ opTypes: opTypeNames(ctx.auditDictionary, query.module, language) }),
})
