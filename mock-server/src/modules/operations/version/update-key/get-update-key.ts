import { appVersion } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import { canManageVersions } from '../version.policy.ts'
import { findUpdateKeyState } from './update-key.store.ts'
import { shownUpdateKey } from './update-key.ts'

export const getUpdateKey = route(appVersion.updateKey, {
  policy: canManageVersions,
  handler: async ({ ctx, tx }) =>
    shownUpdateKey(ctx.secrets, { tenantId: tx.tenantId, ...(await findUpdateKeyState(tx)) }),
})
