import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { confirmSetUp } from './confirm-set-up.ts'
import { deleteFactors } from './factor.store.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { getDemand } from './get-demand.ts'
import { getOwn } from './get-own.ts'
import { login } from './login.ts'
import { renewCodes } from './renew-codes.ts'
import { setDemand } from './set-demand.ts'
import { startSetUp } from './start-set-up.ts'
import { turnOff } from './turn-off.ts'

/** Both steps of a sign-in, people's second factors, and the company's demand of them. */
export const signInModule: Module = {
  name: 'signIn',
  auditDictionary,
  routes: [login, finishSignIn, getOwn, startSetUp, confirmSetUp, renewCodes, turnOff, getDemand, setDemand],
  erasure: async (tx, { id }) => ({ counts: { signInFactors: await deleteFactors(tx, id) } }),
}
