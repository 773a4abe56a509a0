import { monitorSetting } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { requireOrganization } from '../../identity/organization/public.ts'
import { managedRoutes } from '../../operations/managed-list/public.ts'
import { nameOfLimit, warnLimitStore } from './warn-limit.store.ts'

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
