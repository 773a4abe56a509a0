import { orderConversionRate, projectStat } from '@console/contracts'
import { route } from '../../../access/route.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { canSeeProject, companyNames } from '../../projects/project/public.ts'
import {
  nameProject,
  outsourcedBusinesses,
  workOfContractors,
  type ContractorWork,
} from './project-statistics.store.ts'
import { findOutsourcedParts } from './work.ts'

/** Contractors of a project side by side; a provider sees only its own businesses. */
export const compareContractors = route(projectStat.comparison, {
  policy: canSeeProject,
  handler: async ({ ctx, tx, session, language, query: { projectId, ...days } }) => {
    const now = ctx.clock.now()
    const [part] = await findOutsourcedParts(tx, { session, now }, { projectId })
    if (!part) throw new NotFound()
    const { scope, project, businesses } = part
    if (part.isOwners) await nameProject(tx, part.project.projectId)
    const providers = await findProvidersByBusiness(tx, { isOwners: part.isOwners, businesses, now })
    const names = await companyNames(tx, { ids: [...providers.values()], language })
    const did = new Map(
      (await workOfContractors(tx, { ...days, scope, project })).map((work) => [work.bizTypeId, work]),
    )
    const records = businesses.map((bizTypeId) => ({
      bizTypeId,
      tenantName: names.get(providers.get(bizTypeId) ?? 0) ?? '',
      ...figures(did.get(bizTypeId) ?? NOTHING),
    }))
    return {
      records: records.toSorted((a, b) => b.onlineDuration - a.onlineDuration || a.bizTypeId - b.bizTypeId),
    }
  },
})

type Working = { isOwners: boolean; businesses: readonly number[]; now: Date }

/** Maps each business to its company. */
async function findProvidersByBusiness(
  tx: TenantTx,
  { isOwners, businesses, now }: Working,
): Promise<ReadonlyMap<number, number>> {
  if (!isOwners) return new Map(businesses.map((bizTypeId) => [bizTypeId, tx.tenantId]))
  const working = await outsourcedBusinesses(tx, now)
  return new Map(working.map(({ bizTypeId, providerId }) => [bizTypeId, providerId]))
}

const NOTHING = { users: 0, onlineSeconds: 0, calls: 0, validCalls: 0, orders: 0, violations: 0 }

function figures(work: Omit<ContractorWork, 'bizTypeId'>) {
  return {
    userCnt: work.users,
    onlineDuration: work.onlineSeconds,
    callCnt: work.calls,
    validCallCnt: work.validCalls,
    orderCnt: work.orders,
    conversionRate: orderConversionRate(work),
    violationCnt: work.violations,
  }
}
