import { audit } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { moduleNames } from '../../../platform/audit/dictionary.ts'
import { canReadAudit } from './audit.policy.ts'

export const listModules = sessionRoute(audit.modules, {
  policy: canReadAudit,
  handler: ({ ctx, language }) => Promise.resolve({ modules: moduleNames(ctx.auditDictionary, language) }),
})
