import { project, PROJECT_REFUSALS } from '@console/contracts'
import { route } from '../../../access/route.ts'
import { refuse } from '../../../platform/errors.ts'
import { isIndustry } from '../../identity/business/public.ts'
import { insertActivity } from './project-activity.ts'
import { projectTexts } from './project.messages.ts'
import { canOwnProjects } from './project.policy.ts'
import { insertProject } from './project.store.ts'

export const createProject = route(project.create, {
  policy: canOwnProjects,
  handler: async ({ ctx, tx, session, body }) => {
    if (!(await isIndustry(tx, body.industryID))) {
      throw refuse(PROJECT_REFUSALS.unknownIndustry, projectTexts.unknownIndustry)
    }
    const made = { ...body, createdAt: ctx.clock.now(), timezone: session.timezone }
    const { id, code } = await insertProject(tx, made)
    await insertActivity(tx, { projectId: id, kind: 'project.create', after: body })
    await tx.audit({
      module: 'project',
      opType: 'project.create',
      target: body.name,
      after: { id, code, ...body },
    })
    return { id, code }
  },
})
