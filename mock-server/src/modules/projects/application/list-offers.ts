import { projectApplication } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { canProvide, projectActor } from '../project/public.ts'
import { findOffers } from './offers.store.ts'
import { providerRows } from './provider-view.ts'

/** PROV-001 to PROV-005. */
export const listOffers = route(projectApplication.providerList, {
  policy: canProvide,
  handler: async ({ tx, query, language }) => {
    const { offers, ...total } = await findOffers(tx, query)
    const records = await providerRows(tx, offers, language)
    return { records, ...total, actor: await projectActor(tx, null) }
  },
})
