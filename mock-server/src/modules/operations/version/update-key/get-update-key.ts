import { appVersion } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import { canManageVersions } from '../version.policy.ts'
import { makeUpdateKey } from './update-key.ts'
import { findUpdateKeyState } from './update-key.store.ts'

export const getUpdateKey = route(appVersion.updateKey, {
  policy: canManageVersions,
  handler: async ({ ctx, tx }) => {
    const state = await findUpdateKeyState(tx)
    return {
      key: makeUpdateKey(ctx.secrets, { tenantId: tx.tenantId, ...state }),
      revision: state.updateKeyGeneration,
    }
  },
})
