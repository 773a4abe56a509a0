import { monitorSetting } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { NotFound } from '../../../platform/errors.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { managedRoutes } from '../../operations/managed-list/public.ts'
import { nameOfLimit, warnLimitStore } from './warn-limit.store.ts'

async function requireOrganization({ db }: TenantTx, orgId: number): Promise<void> {
  const present = db.selectFrom('organization').where('id', '=', orgId).where('removedAt', 'is', null)
  const found = await present.select('id').executeTakeFirst()
  if (!found) throw new NotFound()
}

export const limitRoutes = managedRoutes(monitorSetting.warnLimits, {
  policy: canOpen('monitor.setting'),
  audited: 'monitor.warnLimit',
  nameOf: nameOfLimit,
  check: async (tx, { draft }) => {
    await requireOrganization(tx, draft.orgId)
    await requireBusinessType(tx, draft.businessTypeId)
  },
  store: warnLimitStore,
})
