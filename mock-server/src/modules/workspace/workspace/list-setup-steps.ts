import { workspace } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { hasStatusEvents } from '../../facts/seat-status/public.ts'
import { findCompanySteps } from '../../identity/company/public.ts'
import { findSampleState } from '../sample-data/public.ts'

/** For people who may add businesses: they make a company ready for work. */
export const listSetupSteps = route(workspace.setupSteps, {
  policy: canOpen('account.business'),
  handler: async ({ ctx, tx }) => {
    const company = await findCompanySteps(tx)
    const { sample, lastReceipt } = await findSampleState(tx, { now: ctx.clock.now(), steps: company })
    const steps = { ...company, firstStatus: await hasStatusEvents(tx, lastReceipt) }
    return { done: workspace.SETUP_STEPS.filter((step) => steps[step]), sample }
  },
})
