import { projectApplication } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { NotFound } from '../../../platform/errors.ts'
import { filesOfApplication, namedFiles } from '../file/public.ts'
import { canProvide, projectActor } from '../project/public.ts'
import { businessesFor, businessName } from './application.store.ts'
import { findOffer } from './offers.store.ts'
import { providerRows } from './provider-view.ts'

/** PROV-013. */
export const getOffer = route(projectApplication.providerDetail, {
  policy: canProvide,
  handler: async ({ ctx, tx, session, query, language }) => {
    const offer = await findOffer(tx, query.id)
    const [row] = offer ? await providerRows(tx, [offer], language) : []
    if (!offer || !row) throw new NotFound()
    const { application } = offer
    const businesses = await businessesFor(tx, offer.id)
    const files = application ? await filesOfApplication(tx, application.id) : []
    return {
      ...row,
      description: offer.description,
      actor: {
        ...(await projectActor(tx, offer.ownerId)),
        hasFreeBusiness: businesses.some(({ elsewhere }) => elsewhere === null),
      },
      bizTypeName: application && (await businessName(tx, application.businessTypeId)),
      reviewRemark: application?.reviewRemark ?? null,
      applicationDesc: application?.description ?? null,
      contact: application?.contact ?? null,
      contactPerson: application?.contactPerson ?? null,
      manpowerApplied: application?.manpowerApplied ?? null,
      attachments: files.map(({ fid }) => fid).join(','),
      attachmentFiles: namedFiles(ctx, session, files),
      applyTimestamp: application && toUnixSeconds(application.appliedAt),
      reviewTimestamp: application?.reviewedAt ? toUnixSeconds(application.reviewedAt) : null,
      version: application?.version ?? null,
      businesses: businesses.map(({ id, name, elsewhere }) => ({
        bizTypeID: id,
        bizTypeName: name,
        worksFor: elsewhere && { projectID: elsewhere.projectId, projectName: elsewhere.projectName },
      })),
    }
  },
})
