import { company } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { requireSeen } from '../../../platform/errors.ts'
import { canManageCompany } from './company.policy.ts'
import { lockSignInRule, updateSignInRule } from './company.store.ts'

/** Applies from the next sign-in on: existing sessions stay. */
export const setSignInRule = route(company.setSignInRule, {
  policy: canManageCompany,
  handler: async ({ tx, body: { oneSignIn, version } }) => {
    const before = await lockSignInRule(tx)
    requireSeen(before, { version })
    if (before.oneSignIn === oneSignIn) return null
    await updateSignInRule(tx, oneSignIn)
    await tx.audit({
      module: 'company',
      opType: 'company.setSignInRule',
      target: before.nameEn,
      before: { oneSignIn: before.oneSignIn },
      after: { oneSignIn },
    })
    return null
  },
})
