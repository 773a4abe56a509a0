import { project, projectEntity, PROJECT_REFUSALS } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { NotFound, refuse } from '../../../platform/errors.ts'
import { insertActivity } from './project-activity.ts'
import { projectTexts } from './project.messages.ts'
import { canOwnProjects } from './project.policy.ts'
import { lockOwnProject, updateProject } from './project.store.ts'
import { requireAllowed } from './require-allowed.ts'
import { requireProject } from './visible-project.ts'

export const addManpower = route(project.addManpower, {
  policy: canOwnProjects,
  handler: async ({ ctx, tx, body: { id, manpower } }) => {
    const { project: visible, actor } = await requireProject(tx, id)
    requireAllowed('addManpower', { actor, projectStatus: visible.status, applicationStatus: 'default' })
    const present = await lockOwnProject(tx, id)
    if (!present) throw new NotFound()
    // The project may have ceased while this request waited.
    requireAllowed('addManpower', { actor, projectStatus: present.status, applicationStatus: 'default' })
    const manpowerDemand = present.manpowerDemand + manpower
    if (manpowerDemand > projectEntity.MAX_MANPOWER) {
      throw refuse(PROJECT_REFUSALS.tooMuchManpower, projectTexts.tooMuchManpower)
    }
    await updateProject(tx, { id, manpowerDemand }, ctx.clock.now())
    const change = { before: { manpowerDemand: present.manpowerDemand }, after: { manpowerDemand } }
    await insertActivity(tx, { projectId: id, kind: 'project.addManpower', ...change })
    await tx.audit({
      module: 'project',
      opType: 'project.addManpower',
      target: present.name,
      before: { projectId: id, ...change.before },
      after: { projectId: id, ...change.after },
    })
    return { manpowerDemand }
  },
})
