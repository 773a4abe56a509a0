import { sampleData } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { sessionRoute } from '../../../access/route.ts'
import { Conflict } from '../../../platform/errors.ts'
import { ingestEvents, lastReceipt, lockIngest } from '../../facts/ingest/public.ts'
import { findCompanySteps } from '../../identity/company/public.ts'
import { inOwnTransaction } from './in-own-transaction.ts'
import { findRollupTenant, findSample, findSampleRules, insertSample } from './sample-data.store.ts'
import { sampleEvents, SAMPLE_VIOLATIONS } from './sample-events.ts'
import { newPrefix } from './sample-ids.ts'
import { findPossibleSample, sampleSize } from './sample-state.ts'
import { computeStatistics } from './sample-statistics.ts'

/** For people who see the steps of a new company. Of two requests at once the second gets the sample of the first. */
export const addSampleData = sessionRoute(sampleData.add, {
  policy: canOpen('account.business'),
  handler: async ({ ctx, session, request, language }) => {
    const now = ctx.clock.now()
    const { size, tenant } = await inOwnTransaction({ ctx, session, request }, async (tx) => {
      // Nobody adds, removes or reports meanwhile.
      await lockIngest(tx)
      const rollup = await findRollupTenant(tx)
      const present = await findSample(tx)
      if (present !== undefined) return { size: sampleSize(present), tenant: null }
      const possible = await findPossibleSample(tx, { now, steps: await findCompanySteps(tx) })
      if ('refusal' in possible) throw new Conflict(possible.refusal)
      const { business } = possible
      const { businessTypeId, seats } = business
      const prefix = newPrefix()
      const rules = await findSampleRules(tx, { businessTypeId, limit: SAMPLE_VIOLATIONS })
      const { events, calls } = sampleEvents({
        ...business,
        rules,
        prefix,
        now,
        language,
        timezone: rollup.timezone,
      })
      const { refused } = await ingestEvents(tx, { events, now, language })
      const [first] = refused
      if (first) throw new Error(`an event of the sample was refused: ${first.message}`)
      const userIds = seats.map(({ userId }) => userId)
      const sample = { prefix, addedAt: now, userIds, calls, events: events.length }
      await insertSample(tx, { ...sample, lastReceipt: await lastReceipt(tx) })
      await tx.audit({
        module: 'sampleData',
        opType: 'sampleData.add',
        target: business.businessName,
        after: { seats: userIds.length, calls },
        bizTypeId: businessTypeId,
      })
      return { size: sampleSize(sample), tenant: rollup }
    })
    if (tenant !== null) await computeStatistics(ctx, tenant)
    return size
  },
})
