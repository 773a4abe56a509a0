import { account } from '@console/contracts'
import { refuse, type Problem } from '../../../platform/errors.ts'
import { accountTexts } from './account.messages.ts'

/** A refusal of this module, by its name in the contract. */
export function refusal(name: keyof typeof account.ACCOUNT_REFUSALS): Problem {
  return refuse(account.ACCOUNT_REFUSALS[name], accountTexts[name])
}

export function hindrance(reason: account.ChangeHindrance): Problem {
  // Who only reads is stopped by the policy; the rule says the same once more.
  return refusal(reason === 'readOnly' ? 'holdsMore' : reason)
}
