import { project, PROJECT_REFUSALS, type Language, type ParsedBodyOf } from '@console/contracts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound, refuse, requireSeen } from '../../../platform/errors.ts'
import { isIndustry } from '../../identity/business/public.ts'
import { changedFields } from './changed-fields.ts'
import { companyNames } from './partner-names.ts'
import { insertActivity } from './project-activity.ts'
import { businessTakenElsewhereText, projectTexts } from './project.messages.ts'
import { canOwnProjects } from './project.policy.ts'
import { businessElsewhere, lockOwnProject, updateProject, type StoredProject } from './project.store.ts'
import { requireAllowed } from './require-allowed.ts'
import { requireProject } from './visible-project.ts'

const { needLowered, unknownIndustry, businessTakenElsewhere } = PROJECT_REFUSALS

type Edit = ParsedBodyOf<typeof project.update>
type Present = Pick<StoredProject, 'industryID' | 'manpowerDemand' | 'status'>

export const modifyProject = route(project.update, {
  policy: canOwnProjects,
  handler: async ({ ctx, tx, body, language }) => {
    const { project: visible, actor } = await requireProject(tx, body.id)
    requireAllowed('update', { actor, projectStatus: visible.status, applicationStatus: 'default' })
    const present = await lockOwnProject(tx, body.id)
    if (!present) throw new NotFound()
    requireSeen(present, body)
    const { id, version: _version, ...changes } = body
    const changed = changedFields(present, changes)
    if (changed === null) return null
    if (Object.keys(changed.after).some((field) => field !== 'status')) {
      const projectStatus = present.status === 'ceased' ? changes.status : present.status
      requireAllowed('edit', { actor, projectStatus, applicationStatus: 'default' })
    }
    await requireValidEdit(tx, { present, edit: body }, language)
    await updateProject(tx, { id, ...changed.after }, ctx.clock.now())
    await insertActivity(tx, { projectId: id, kind: 'project.update', ...changed })
    await tx.audit({
      module: 'project',
      opType: 'project.modify',
      target: present.name,
      before: { projectId: id, ...changed.before },
      after: { projectId: id, ...changed.after },
    })
    return null
  },
})

async function requireValidEdit(
  tx: TenantTx,
  { present, edit }: { present: Present; edit: Edit },
  language: Language,
): Promise<void> {
  if (edit.manpowerDemand < present.manpowerDemand) throw refuse(needLowered, projectTexts.needLowered)
  if (edit.industryID !== present.industryID && !(await isIndustry(tx, edit.industryID))) {
    throw refuse(unknownIndustry, projectTexts.unknownIndustry)
  }
  if (edit.status !== 'normal' || present.status === 'normal') return
  const otherUse = await businessElsewhere(tx, { projectId: edit.id })
  if (!otherUse) return
  const names = await companyNames(tx, { ids: [otherUse.providerId], language })
  const company = names.get(otherUse.providerId) ?? ''
  throw refuse(businessTakenElsewhere, businessTakenElsewhereText(company, otherUse.projectName))
}
