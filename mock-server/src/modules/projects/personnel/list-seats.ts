import { projectPersonnel } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound } from '../../../platform/errors.ts'
import { canProvide } from '../project/public.ts'
import { findSeats, findWork } from './personnel.store.ts'

/** For a project that the own company works for. */
export const listSeats = route(projectPersonnel.personnel, {
  policy: canProvide,
  handler: async ({ tx, query }) => {
    const work = await findWork(tx, query.projectId)
    if (work?.status !== 'passed') throw new NotFound()
    const { manpowerAssigned, confirmedManpower, businessTypeId } = work
    return { ...(await findSeats(tx, businessTypeId, query)), manpowerAssigned, confirmedManpower }
  },
})
