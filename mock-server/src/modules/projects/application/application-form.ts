import { PROJECT_REFUSALS, type projectApplication } from '@console/contracts'
import type { z } from 'zod'
import type { TenantTx } from '../../../platform/context/context.ts'
import { refuse } from '../../../platform/errors.ts'
import { lockEnabledForOne } from '../../identity/business/public.ts'
import { attachFiles } from '../file/public.ts'
import { businessBusyText, projectTexts, type ApplicationFacts } from '../project/public.ts'
import { businessesFor, type OwnBusiness } from './application.store.ts'
import type { StoredOffer } from './offers.store.ts'

type ApplicationForm = z.output<typeof projectApplication.applicationForm>

const refusal = (name: 'unknownBusiness' | 'noFreeBusiness' | 'moreThanNeeded' | 'unknownFile') =>
  refuse(PROJECT_REFUSALS[name], projectTexts[name])

/** The fields of a form, when it may be filled in; refuses it otherwise. */
export async function requireApplicable(
  tx: TenantTx,
  { id: projectId, manpowerDemand, application }: StoredOffer,
  form: ApplicationForm,
): Promise<ApplicationFacts> {
  // Of two applications at once the second sees what the first took.
  await lockEnabledForOne(tx, form.bizTypeId)
  const businesses = await businessesFor(tx, projectId)
  const businessTypeId =
    form.bizTypeId === undefined
      ? firstFree(businesses, application?.businessTypeId)
      : namedFree(businesses, form.bizTypeId)
  if (form.manpowerAssigned > manpowerDemand) throw refusal('moreThanNeeded')
  return {
    businessTypeId,
    contactPerson: form.contactPerson,
    contact: form.contact,
    description: form.applicationDesc,
    manpowerApplied: form.manpowerAssigned,
  }
}

function namedFree(businesses: readonly OwnBusiness[], id: number): number {
  const business = businesses.find((one) => one.id === id)
  if (!business) throw refusal('unknownBusiness')
  const { name, elsewhere } = business
  if (elsewhere) throw refuse(PROJECT_REFUSALS.businessBusy, businessBusyText(name, elsewhere.projectName))
  return id
}

/** An application that is sent in again keeps its business as long as that is free. */
function firstFree(businesses: readonly OwnBusiness[], before: number | undefined): number {
  const free = businesses.filter(({ elsewhere }) => elsewhere === null)
  const business = free.find(({ id }) => id === before) ?? free[0]
  if (!business) throw refusal('noFreeBusiness')
  return business.id
}

export async function requireAttached(
  tx: TenantTx,
  applicationId: number,
  fids: readonly string[],
): Promise<void> {
  if (!(await attachFiles(tx, fids, { applicationId }))) throw refusal('unknownFile')
}

/** Fields by the names of the log's dictionary. */
export function loggedFields(
  facts: Omit<ApplicationFacts, 'businessTypeId'>,
  attachments: readonly string[],
) {
  const { manpowerApplied, description, contactPerson, contact } = facts
  return { manpowerApplied, applicationDesc: description, contactPerson, contact, attachments }
}
