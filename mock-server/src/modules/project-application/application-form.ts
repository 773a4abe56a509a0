import { PROJECT_REFUSALS, type projectApplication } from '@console/contracts'
import type { z } from 'zod'
import type { TenantTx } from '../../context.ts'
import { refuse } from '../../http/errors.ts'
import { businessBusyText, projectTexts } from '../../messages/project.ts'
import { takeUpFiles } from '../project-file/project-file.store.ts'
import { lockBusiness, otherWorkOf, type ApplicationFacts } from './application.store.ts'
import type { StoredOffer } from './offers.store.ts'

type ApplicationForm = z.output<typeof projectApplication.applicationForm>

const refusal = (name: 'unknownBusiness' | 'moreThanNeeded' | 'unknownFile') =>
  refuse(PROJECT_REFUSALS[name], projectTexts[name])

/** What a form asks for, when it may be had; refuses it otherwise. */
export async function needFitting(
  tx: TenantTx,
  { id: projectId, manpowerDemand }: StoredOffer,
  form: ApplicationForm,
): Promise<ApplicationFacts> {
  const business = await lockBusiness(tx, form.bizTypeId)
  if (!business) throw refusal('unknownBusiness')
  const other = await otherWorkOf(tx, { businessTypeId: business.id, projectId })
  if (other) throw refuse(PROJECT_REFUSALS.businessBusy, businessBusyText(business.name, other.name))
  if (form.manpowerAssigned > manpowerDemand) throw refusal('moreThanNeeded')
  return {
    businessTypeId: business.id,
    contactPerson: form.contactPerson,
    contact: form.contact,
    description: form.applicationDesc,
    manpowerApplied: form.manpowerAssigned,
  }
}

export async function takeUpAttachments(
  tx: TenantTx,
  applicationId: number,
  fids: readonly string[],
): Promise<void> {
  if (!(await takeUpFiles(tx, fids, { applicationId }))) throw refusal('unknownFile')
}

/** Fields by the names of the log's dictionary. */
export function loggedFields(
  facts: Omit<ApplicationFacts, 'businessTypeId'>,
  attachments: readonly string[],
) {
  const { manpowerApplied, description, contactPerson, contact } = facts
  return { manpowerApplied, applicationDesc: description, contactPerson, contact, attachments }
}
