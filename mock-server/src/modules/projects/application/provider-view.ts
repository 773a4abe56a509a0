import { projectEntity, type Language, type projectApplication } from '@console/contracts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { companyNames } from '../project/public.ts'
import type { StoredOffer } from './offers.store.ts'

/** Projects as a provider's lists show them. */
export async function providerRows(
  tx: TenantTx,
  offers: readonly StoredOffer[],
  language: Language,
): Promise<projectApplication.ProviderRow[]> {
  const owners = await companyNames(tx, { ids: offers.map(({ ownerId }) => ownerId), language })
  return offers.map((offer) => providerRow(offer, { ownerName: owners.get(offer.ownerId) ?? '', language }))
}

function providerRow(
  offer: StoredOffer,
  { ownerName, language }: { ownerName: string; language: Language },
): projectApplication.ProviderRow {
  const { application } = offer
  const work = application?.status === 'passed' ? application : null
  return {
    projectID: offer.id,
    projectCode: offer.code,
    projectName: offer.name,
    projectStatus: offer.status,
    industryID: offer.industryId,
    industryName: language === 'zh' ? offer.industryZh : offer.industryEn,
    ownerName,
    createTimestamp: toUnixSeconds(offer.createdAt),
    modifyTimestamp: toUnixSeconds(offer.modifiedAt),
    manpowerDemand: offer.manpowerDemand,
    applicationStatus: application?.status ?? 'default',
    manpowerAssigned: work?.manpowerAssigned ?? null,
    confirmedManpower: work?.confirmedManpower ?? null,
    assignmentStatus: work && projectEntity.getAssignmentStatus(work),
    bizTypeID: application?.businessTypeId ?? null,
    applicationID: application?.id ?? null,
  }
}
