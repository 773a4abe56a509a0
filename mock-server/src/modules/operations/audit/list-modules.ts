import { audit } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import { moduleNames } from './audit.dictionary.ts'
import { mayReadAudit } from './audit.policy.ts'

export const listModules = sessionRoute(audit.modules, {
  policy: mayReadAudit,
  handler: ({ language }) => Promise.resolve({ modules: moduleNames(language) }),
})
