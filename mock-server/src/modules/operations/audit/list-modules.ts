import { audit } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { moduleNames } from '../../../platform/audit/dictionary.ts'
import { mayReadAudit } from './audit.policy.ts'

export const listModules = sessionRoute(audit.modules, {
  policy: mayReadAudit,
  handler: ({ ctx, language }) => Promise.resolve({ modules: moduleNames(ctx.auditDictionary, language) }),
})
