import { sampleData } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import { deleteIngestedIds, deleteStatuses, lockIngest } from '../../facts/ingest/public.ts'
import { deleteCalls, deleteLooseCorrections } from '../../statistics/retention/public.ts'
import { inOwnTransaction } from './in-own-transaction.ts'
import { deleteSample, findRollupTenant, findSample } from './sample-data.store.ts'
import { idsOfSample } from './sample-ids.ts'
import { sampleSize } from './sample-state.ts'
import { computeStatistics, markSampleDays } from './sample-statistics.ts'

/** Removes the sample and its figures; what the call platform reported meanwhile stays. */
export const removeSampleData = sessionRoute(sampleData.remove, {
  policy: canOpen('account.business'),
  handler: async ({ ctx, session, request }) => {
    const now = ctx.clock.now()
    const removed = await inOwnTransaction({ ctx, session, request }, async (tx) => {
      await lockIngest(tx)
      const sample = await findSample(tx)
      if (sample === undefined) return null
      const { addedAt, userIds, lastReceipt } = sample
      const ids = idsOfSample(sample)
      await deleteCalls(tx, ids)
      await deleteStatuses(tx, { userIds, upTo: lastReceipt })
      await deleteLooseCorrections(tx, { userIds, before: addedAt })
      await deleteIngestedIds(tx, ids.eventIds)
      await deleteSample(tx)
      await markSampleDays(tx, { addedAt, now })
      const size = sampleSize(sample)
      await tx.audit({ module: 'sampleData', opType: 'sampleData.remove', before: size })
      return { size, tenant: await findRollupTenant(tx) }
    })
    if (removed !== null) await computeStatistics(ctx, removed.tenant)
    return removed?.size ?? null
  },
})
