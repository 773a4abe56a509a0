import { qualityDesk } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { countMachineHits } from './rules.store.ts'

/** Hits of the machine by rule, and what reviewers said of them. */
export const getRobot = route(qualityDesk.robot, {
  policy: canOpen('quality.robot'),
  handler: async ({ tx, session: { timezone }, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    return countMachineHits(tx, { ...query, timezone })
  },
})
