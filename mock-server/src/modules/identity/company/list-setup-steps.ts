import { company } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { findSetupSteps } from './setup-steps.store.ts'

/** For people who may add businesses: they make a company ready for work. */
export const listSetupSteps = route(company.setupSteps, {
  policy: canOpen('account.business'),
  handler: async ({ tx }) => {
    const steps = await findSetupSteps(tx)
    return { done: company.SETUP_STEPS.filter((step) => steps[step]) }
  },
})
