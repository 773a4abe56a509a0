import { audit } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { moduleNames } from './audit.dictionary.ts'
import { canReadAudit } from './audit.policy.ts'

export const listModules = sessionRoute(audit.modules, {
  policy: canReadAudit,
  handler: ({ language }) => Promise.resolve({ modules: moduleNames(language) }),
})
