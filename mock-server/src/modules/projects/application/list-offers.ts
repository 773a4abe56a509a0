import { projectApplication } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canProvide, projectActor } from '../project/public.ts'
import { businessesFor } from './application.store.ts'
import { findOffers } from './offers.store.ts'
import { providerRows } from './provider-view.ts'

/** Id of no project: for a project that the company has not applied for yet, a business of any other project is not free. */
const NO_PROJECT = 0

/** PROV-001 to PROV-005. */
export const listOffers = route(projectApplication.providerList, {
  policy: canProvide,
  handler: async ({ tx, query, language }) => {
    const { offers, ...total } = await findOffers(tx, query)
    const records = await providerRows(tx, offers, language)
    const businesses = await businessesFor(tx, NO_PROJECT)
    const hasFreeBusiness = businesses.some(({ elsewhere }) => elsewhere === null)
    return { records, ...total, actor: { ...(await projectActor(tx, null)), hasFreeBusiness } }
  },
})
