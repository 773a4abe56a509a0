import { workspace } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { hasStatusEvents } from '../../facts/seat-status/public.ts'
import { findCompanySteps } from '../../identity/company/public.ts'

/** For people who may add businesses: they make a company ready for work. */
export const listSetupSteps = route(workspace.setupSteps, {
  policy: canOpen('account.business'),
  handler: async ({ tx }) => {
    const steps = { ...(await findCompanySteps(tx)), firstStatus: await hasStatusEvents(tx) }
    return { done: workspace.SETUP_STEPS.filter((step) => steps[step]) }
  },
})
