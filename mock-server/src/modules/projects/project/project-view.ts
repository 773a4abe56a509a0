import type { Language, projectEntity } from '@console/contracts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { companyNames } from './partner-names.ts'
import { describeProjects } from './project-list.store.ts'

/** Projects as a list shows them, with the names of their owners, the newest first. */
export async function projectViews(
  tx: TenantTx,
  ids: readonly number[],
  language: Language,
): Promise<projectEntity.ProjectRow[]> {
  const rows = await describeProjects(tx, ids, language)
  const owners = await companyNames(tx, { ids: rows.map((row) => row.ownerTenantId), language })
  return rows.map(({ createdAt, modifiedAt, oldestPendingAt, ...row }) => ({
    ...row,
    manpowerGap: Math.max(0, row.manpowerDemand - row.confirmedManpower),
    createTimestamp: toUnixSeconds(createdAt),
    modifyTimestamp: toUnixSeconds(modifiedAt),
    oldestPendingTimestamp: oldestPendingAt && toUnixSeconds(oldestPendingAt),
    ownerName: owners.get(row.ownerTenantId) ?? '',
    isOwner: row.ownerTenantId === tx.tenantId,
  }))
}
