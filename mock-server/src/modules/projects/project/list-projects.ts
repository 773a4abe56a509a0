import { project } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { projectActor } from './project-actor.ts'
import { findProjects } from './project-list.store.ts'
import { projectViews } from './project-view.ts'
import { canOwnProjects } from './project.policy.ts'
import { countProjects } from './project.store.ts'

export const listProjects = route(project.list, {
  policy: canOwnProjects,
  handler: async ({ tx, query, language }) => {
    const { isPlatform } = await projectActor(tx, null)
    const { ids, ...counted } = await findProjects(tx, { ...query, isOfAllCompanies: isPlatform })
    return { records: await projectViews(tx, ids, language), ...counted }
  },
})

export const getOverview = route(project.overview, {
  policy: canOwnProjects,
  handler: async ({ tx }) => countProjects(tx, await projectActor(tx, null)),
})
