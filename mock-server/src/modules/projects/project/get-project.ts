import { project, projectEntity, type Language } from '@console/contracts'
import { route } from '../../../access/route.ts'
import type { Session } from '../../../access/session.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { namedFiles } from '../file/public.ts'
import { findAssignments, findAttachments, findChoices, type BusinessChoice } from './assignment.store.ts'
import { businessNames, findCompanies } from './partner-names.ts'
import { projectViews } from './project-view.ts'
import { canSeeProject } from './project.policy.ts'
import { requireProject } from './visible-project.ts'

export const getProject = route(project.detail, {
  policy: canSeeProject,
  handler: async ({ ctx, tx, session, query: { id }, language }) => {
    const { actor } = await requireProject(tx, id)
    const [row] = await projectViews(tx, [id], language)
    if (!row) throw new NotFound()
    const { isPlatform } = actor
    return {
      ...row,
      assignments: await listAssignments(tx, id, { ctx, session, language, isPlatform }),
      actor,
    }
  },
})

type Reading = { ctx: AppContext; session: Session; language: Language; isPlatform: boolean }

async function listAssignments(
  tx: TenantTx,
  projectId: number,
  { ctx, session, language, isPlatform }: Reading,
): Promise<projectEntity.Assignment[]> {
  const stored = await findAssignments(tx, projectId)
  const companies = await findCompanies(tx, { ids: stored.map(({ tenantId }) => tenantId), language })
  const businesses = await businessNames(
    tx,
    stored.map(({ bizTypeID }) => bizTypeID),
  )
  const files = await findAttachments(
    tx,
    stored.map(({ applicationID }) => applicationID),
  )
  const choices = isPlatform ? await findChoices(tx, projectId) : []
  return stored.map(({ appliedAt, reviewedAt, ...one }) => ({
    ...one,
    bizTypeName: businesses.get(one.bizTypeID) ?? '',
    tenantName: companies.get(one.tenantId)?.name ?? '',
    timezone: companies.get(one.tenantId)?.timezone,
    status: one.applicationStatus === 'passed' ? projectEntity.getAssignmentStatus(one) : null,
    attachments: namedFiles(
      ctx,
      session,
      files.filter(({ applicationId }) => applicationId === one.applicationID),
    ),
    applyTimestamp: toUnixSeconds(appliedAt),
    reviewTimestamp: reviewedAt && toUnixSeconds(reviewedAt),
    businesses:
      isPlatform && one.applicationStatus === 'pending' ? toBusinesses(choices, one.applicationID) : null,
  }))
}

function toBusinesses(choices: readonly BusinessChoice[], id: number): projectEntity.OwnBusiness[] {
  return choices
    .filter(({ applicationId }) => applicationId === id)
    .map((choice) => ({
      bizTypeID: choice.id,
      bizTypeName: choice.name,
      worksFor: choice.elsewhere && {
        projectID: choice.elsewhere.projectId,
        projectName: choice.elsewhere.projectName,
      },
    }))
}
