import { organization } from '@console/contracts'
import { refuse, type Problem } from '../../http/errors.ts'
import { organizationTexts } from '../../messages/organization.ts'

export function refusal(reason: keyof typeof organizationTexts): Problem {
  return refuse(organization.ORGANIZATION_REFUSALS[reason], organizationTexts[reason])
}
