import { projectPersonnel, PROJECT_REFUSALS } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import {
  lockApplications,
  placeInBusiness,
  withdrawFromBusiness,
  isSeat,
  lockColleagues,
} from '../../identity/account/public.ts'
import { canProvide, requireAllowed, projectActor, projectTexts } from '../project/public.ts'
import { findWork } from './personnel.store.ts'

/** Seats that are assigned already, or are not, stay so: a repeated call changes nothing (PROV-025). */
export const placeSeats = route(projectPersonnel.place, {
  policy: canProvide,
  handler: async ({ ctx, tx, body: { projectId, placed, withdrawn } }) => {
    const work = await findWork(tx, projectId)
    if (!work) throw new NotFound()
    requireAllowed('staff', {
      actor: await projectActor(tx, work.ownerId),
      projectStatus: work.projectStatus,
      applicationStatus: work.status,
    })
    const userIds = new Set([...placed, ...withdrawn])
    const people = await lockColleagues(tx, [...userIds])
    const seats = new Set(people.filter(isSeat).map(({ id }) => id))
    if (people.length < userIds.size || !placed.every((id) => seats.has(id)))
      throw refuse(PROJECT_REFUSALS.notASeat, projectTexts.notASeat)
    // The lock waits for concurrent changes and blocks further ones until this transaction ends.
    await lockApplications(tx)
    const before = (await findWork(tx, projectId))?.confirmedManpower ?? 0
    const change = { businessTypeId: work.businessTypeId, now: ctx.clock.now() }
    const added = new Set(await placeInBusiness(tx, placed, change))
    const removed = new Set(await withdrawFromBusiness(tx, withdrawn, change))
    const confirmedManpower = (await findWork(tx, projectId))?.confirmedManpower ?? 0
    if (added.size + removed.size > 0) {
      const getUsernames = (ids: ReadonlySet<number>) =>
        people.filter(({ id }) => ids.has(id)).map(({ username }) => username)
      await tx.audit({
        module: 'project',
        opType: 'project.place',
        target: work.code,
        before: { confirmedManpower: before },
        after: {
          projectId,
          bizTypeId: work.businessTypeId,
          placed: getUsernames(added),
          withdrawn: getUsernames(removed),
          confirmedManpower,
        },
      })
    }
    return { confirmedManpower }
  },
})
