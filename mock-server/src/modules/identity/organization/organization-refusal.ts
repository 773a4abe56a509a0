import { organization } from '@console/contracts'
import { refuse, type Problem } from '../../../platform/errors.ts'
import { organizationTexts } from './organization.messages.ts'

export function refusal(reason: keyof typeof organizationTexts): Problem {
  return refuse(organization.ORGANIZATION_REFUSALS[reason], organizationTexts[reason])
}
