import { factor as calls } from '@console/contracts'
import { ownRecordsOnly } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { isFactorDemanded } from './demand.store.ts'
import { countRecoveryCodes, factorSince } from './factor.store.ts'

export const getOwn = route(calls.own, {
  policy: ownRecordsOnly,
  allowedBeforeFactor: true,
  handler: async ({ tx, session: { userId } }) => {
    const since = await factorSince(tx, userId)
    return {
      onSince: since && toUnixSeconds(since),
      recoveryCodesLeft: await countRecoveryCodes(tx, userId),
      isDemanded: await isFactorDemanded(tx, userId),
    }
  },
})
