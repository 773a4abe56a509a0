import { projectStat, type DataOf } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { findScope } from '../../identity/organization/public.ts'
import { canChooseContractor } from './project-statistics.policy.ts'
import { projectsWithBusinesses } from './project-statistics.store.ts'

type Selector = DataOf<typeof projectStat.monitor>['records']

export const listProjects = route(projectStat.monitor, {
  policy: canChooseContractor,
  handler: async ({ ctx, tx, session, language }) => {
    // Anyone who sees only a part of the company sees none of the work that others do for it.
    const { rootId } = await findScope(tx, { userId: session.userId, orgId: undefined })
    const rows = await projectsWithBusinesses(tx, {
      max: projectStat.MAX_PROJECTS,
      now: ctx.clock.now(),
      isOnlyOwn: rootId !== null,
      language,
    })
    const projects = new Map<number, Selector[number]>()
    for (const { projectId: id, projectName: name, status, bizTypeId: bizTypeID, ...work } of rows) {
      const project = projects.get(id) ?? { id, name, status, assignments: [] }
      const { providerName: tenantName, isOwn, timezone } = work
      project.assignments.push({ bizTypeID, tenantName, isOwn, timezone })
      projects.set(id, project)
    }
    return { records: [...projects.values()] }
  },
})
