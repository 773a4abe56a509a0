import { audit } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { canReadAudit } from './audit.policy.ts'
import { findRecord } from './audit.store.ts'
import { shownRecord } from './shown-record.ts'

export const getRecord = route(audit.detail, {
  policy: canReadAudit,
  handler: async ({ ctx, tx, query, language }) => {
    const record = await findRecord(tx, query.id)
    if (!record) throw new NotFound()
    return shownRecord(ctx.auditDictionary, record, language)
  },
})
