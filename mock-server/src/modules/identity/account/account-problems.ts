import { account } from '@console/contracts'
import { refuse, type Problem } from '../../../platform/errors.ts'
import { accountTexts } from './account.messages.ts'

/** A refusal of this module, by its name in the contract. */
export function refusal(name: keyof typeof account.ACCOUNT_REFUSALS): Problem {
  return refuse(account.ACCOUNT_REFUSALS[name], accountTexts[name])
}

export function hindrance(reason: account.ChangeHindrance): Problem {
  // The policy stops people who may only read; this rule repeats it.
  return refusal(reason === 'readOnly' ? 'holdsMore' : reason)
}
