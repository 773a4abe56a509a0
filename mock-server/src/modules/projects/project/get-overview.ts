import { project } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { projectActor } from './project-actor.ts'
import { canOwnProjects } from './project.policy.ts'
import { countProjects } from './project.store.ts'

export const getOverview = route(project.overview, {
  policy: canOwnProjects,
  handler: async ({ tx }) => countProjects(tx, await projectActor(tx, null)),
})
